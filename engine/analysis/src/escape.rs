//! Capture tracking: whether a pointer gets known outside the instructions that use it directly.
//!
//! Walks uses through address arithmetic, casts, selects and phis, with a budget of uses. Needs use lists.

use crate::facts::{call_arg_has, call_has, call_memory, intrinsic, is_volatile};
use warpc_ir::attrs::{AttrKind, Captures};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Func, Value, ValueKind};

/// Uses looked at before a pointer counts as captured.
pub const MAX_USES: usize = 100;

/// What one use does with a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UseOf {
    /// Captures these components ([`Captures`] bits of the low nibble); nothing when 0.
    Captures(u8),
    /// The user's result is (or points into) the same object: its uses count too.
    PassesOn,
}

/// Scratch of the walk, to be reused.
#[derive(Default)]
pub struct Escape {
    work: Vec<Use>,
    visited: Vec<u32>,
    stamp: u32,
}

impl Escape {
    /// Components of `value` (an alloca, an argument, the result of an allocation) that some use in the function captures.
    /// `ret`: whether returning it counts. All components when the budget runs out.
    pub fn captured(&mut self, func: &Func<'_>, value: Value, ret: bool) -> u8 {
        self.captured_where(func, value, ret, MAX_USES, |_| true)
    }
    /// The same, of the uses that `counts` accepts only, within `budget` uses.
    pub fn captured_where(
        &mut self,
        func: &Func<'_>,
        value: Value,
        ret: bool,
        budget: usize,
        counts: impl Fn(Inst) -> bool,
    ) -> u8 {
        if self.visited.len() < func.num_insts() {
            self.visited.resize(func.num_insts(), 0);
        }
        self.stamp += 1;
        self.work.clear();
        let mut left = budget;
        let mut got = 0;
        if !self.push_uses(func, value, &mut left) {
            return Captures::ALL.other();
        }
        while let Some(u) = self.work.pop() {
            let user = func.user(u);
            match use_of(func, u, ret) {
                UseOf::Captures(0) => {}
                UseOf::Captures(c) if counts(user) => {
                    got |= c;
                    if got == Captures::ALL.other() {
                        return got;
                    }
                }
                UseOf::Captures(_) => {}
                UseOf::PassesOn => {
                    if self.visited[user.index()] != self.stamp {
                        self.visited[user.index()] = self.stamp;
                        if !self.push_uses(func, user.into(), &mut left) {
                            return Captures::ALL.other();
                        }
                    }
                }
            }
        }
        got
    }
    fn push_uses(&mut self, func: &Func<'_>, value: Value, left: &mut usize) -> bool {
        for u in func.uses(value) {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            self.work.push(u);
        }
        true
    }
}

/// What use `use_row` of a pointer does with it. `ret`: whether returning it captures it.
pub fn use_of(func: &Func<'_>, use_row: Use, ret: bool) -> UseOf {
    const ALL: UseOf = UseOf::Captures(15);
    const NONE: UseOf = UseOf::Captures(0);
    let (i, k) = (func.user(use_row), func.use_index(use_row));
    match func.op(i) {
        Opcode::Load | Opcode::VaArg => {
            if is_volatile(func, i) {
                // The address itself is observable.
                UseOf::Captures(Captures::ADDRESS)
            } else {
                NONE
            }
        }
        Opcode::Store if k == 0 => ALL,
        Opcode::CmpXchg | Opcode::AtomicRmw if k > 0 => ALL,
        Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw => {
            if is_volatile(func, i) {
                UseOf::Captures(Captures::ADDRESS)
            } else {
                NONE
            }
        }
        Opcode::GetElementPtr if func.types().is_vector(func.ty(i)) => ALL,
        Opcode::GetElementPtr
        | Opcode::BitCast
        | Opcode::AddrSpaceCast
        | Opcode::Phi
        | Opcode::Select
        | Opcode::Freeze => UseOf::PassesOn,
        Opcode::ICmp => {
            let other = func.operand(i, 1 - k);
            let null = func.consts().is_zero(other) && func.int_pred(i).is_equality();
            let _: IntPred = func.int_pred(i);
            UseOf::Captures(if null { Captures::ADDRESS_IS_NULL } else { Captures::ADDRESS })
        }
        Opcode::PtrToAddr => UseOf::Captures(Captures::ADDRESS),
        Opcode::Ret => {
            if ret {
                ALL
            } else {
                NONE
            }
        }
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => use_of_call(func, i, k),
        _ => ALL,
    }
}

fn use_of_call(func: &Func<'_>, inst: Inst, index: usize) -> UseOf {
    let row = func.call(inst);
    if index == func.num_operands(inst) - 1 {
        // Called, not passed.
        return UseOf::Captures(0);
    }
    if let Some(x) = intrinsic(func, inst) {
        match x {
            id::ASSUME | id::LIFETIME_START | id::LIFETIME_END | id::INVARIANT_START | id::PREFETCH => {
                return UseOf::Captures(0);
            }
            x if intrinsics::stays_in_object(x) && index == 0 => return UseOf::PassesOn,
            x if intrinsics::is_mem_intrinsic(x) => {
                let volatile = func.consts().as_int(func.operand(inst, 3)) == Some(1);
                return UseOf::Captures(if volatile { Captures::ADDRESS } else { 0 });
            }
            _ => {}
        }
    }
    if index >= row.num_args as usize {
        // An operand bundle may do anything with it.
        return UseOf::Captures(15);
    }
    let declared = captures_of(func, inst, index);
    if call_arg_has(func, inst, index, AttrKind::Returned) || declared.is_some_and(|c| c.ret() != 0 && c.other() == 0) {
        return match declared {
            Some(c) if c.other() != 0 => UseOf::Captures(15),
            None => UseOf::Captures(15),
            Some(_) if func.types().is_ptr(func.ty(inst)) => UseOf::PassesOn,
            Some(_) => UseOf::Captures(15),
        };
    }
    if let Some(c) = declared {
        return UseOf::Captures(c.other());
    }
    // What neither writes memory nor throws nor returns anything has no way to keep a pointer.
    if !call_memory(func, inst).writes() && call_has(func, inst, AttrKind::NoUnwind) && func.ty(inst) == Type::VOID {
        return UseOf::Captures(0);
    }
    UseOf::Captures(15)
}

/// `captures(...)` of argument `index`, from the call, its callee or the intrinsic table; `byval` passes a copy.
fn captures_of(func: &Func<'_>, inst: Inst, index: usize) -> Option<Captures> {
    if call_arg_has(func, inst, index, AttrKind::ByVal) {
        return Some(Captures::NONE);
    }
    if let Some(n) = crate::facts::call_arg_int(func, inst, index, AttrKind::Captures) {
        return Some(Captures(n as u8));
    }
    match func.callee(inst).kind() {
        ValueKind::Intrinsic(x) => {
            let id = func.intrins().get(x).known()?;
            intrinsics::param_has(id, index, AttrKind::Captures).then_some(Captures::NONE)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::body_of;
    use warpc_ir::Builder;
    use warpc_ir::func::FuncMut;

    #[test]
    fn stores_returns_and_arithmetic() {
        let (m, mut body) = body_of(&[vec![]]);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let t = f.terminator(Block(0));
        let one = f.consts_mut().add_i32(1);
        let slots: Vec<Value> =
            (0..4).map(|_| Builder::before(&mut f, t).alloca(Type::PTR, Type::PTR, one, 8)).collect();
        let [a, b, c, d] = slots[..] else { panic!() };
        let g = Builder::before(&mut f, t).gep(Type::I8, a, &[one], Type::PTR, 0);
        Builder::before(&mut f, t).load(Type::I32, g, 4, 0);
        Builder::before(&mut f, t).store(b, g, 8, 0);
        let p = Builder::before(&mut f, t).cast(Opcode::PtrToInt, c, Type::I64, 0);
        Builder::before(&mut f, t).icmp(IntPred::Eq, a, d, Type::I1);
        let mut e = Escape::default();
        assert_eq!(e.captured(&f, a, true), Captures::ADDRESS);
        assert_eq!(e.captured(&f, b, true), 15);
        assert_eq!(e.captured(&f, c, true), 15);
        assert!(p.is_some());
        assert_eq!(e.captured(&f, d, true), Captures::ADDRESS);
    }
}
