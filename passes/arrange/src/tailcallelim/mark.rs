//! Marks calls `tail` that cannot see what stands on the stack of their function.
//!
//! A call may see a stack slot when it gets an address of it, or when such an address was given away before. Where
//! addresses are given away, every later call may see them; so blocks are visited with one bit of state, the worse one first.

use smallvec::SmallVec;
use warpc_analysis::escape::{UseOf, use_of};
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{PassCx, RemarkKind};

/// Bundles that say nothing about the stack.
const HARMLESS_BUNDLES: [&[u8]; 3] = [b"clang.arc.attachedcall", b"ptrauth", b"kcfi"];

/// Scratch memory of the marking.
#[derive(Default)]
pub(super) struct Marker {
    /// Instructions that give an address of the stack away.
    gives_away: RowSet<Inst>,
    /// Calls that get one.
    gets: RowSet<Inst>,
    seen: RowSet<Inst>,
    escaped: RowSet<Block>,
    visited: RowSet<Block>,
    work: Vec<Value>,
}

impl Marker {
    /// Marks calls of `func`; whether there were any to mark.
    pub(super) fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
        if calls_twice_returning(func) {
            return false;
        }
        self.find_stack_addresses(func);
        self.escaped.reset(func.num_blocks());
        self.visited.reset(func.num_blocks());
        let mut candidates: Vec<Inst> = Vec::new();
        let (mut worse, mut better): (Vec<Block>, Vec<Block>) = (Vec::new(), vec![func.entry()]);
        let mut changed = false;
        loop {
            let (b, mut escaped) = match worse.pop() {
                Some(b) => (b, true),
                None => match better.pop() {
                    Some(b) if self.escaped.contains(b) => continue,
                    Some(b) => (b, false),
                    None => break,
                },
            };
            let mut i = func.first(b);
            while i.is_some() {
                escaped |= self.gives_away.contains(i);
                changed |= self.call(func, cx, i, escaped, &mut candidates);
                i = func.next(i);
            }
            for s in func.successors(b).collect::<SmallVec<[Block; 4]>>() {
                if escaped && self.escaped.insert(s) {
                    worse.push(s);
                } else if !escaped && self.visited.insert(s) {
                    better.push(s);
                }
            }
        }
        for i in candidates {
            if !self.escaped.contains(func.block_of(i)) {
                set_tail(func, i);
                changed = true;
            }
        }
        changed
    }

    /// Looks at `inst`: marks it, or adds it to the candidates.
    fn call(
        &mut self,
        func: &mut FuncMut<'_>,
        cx: &mut PassCx<'_>,
        inst: Inst,
        escaped: bool,
        candidates: &mut Vec<Inst>,
    ) -> bool {
        if func.op(inst) != Opcode::Call || matches!(func.call(inst).tail, TailKind::Tail | TailKind::MustTail) {
            return false;
        }
        if matches!(facts::intrinsic(func, inst), Some(id::PSEUDOPROBE | id::STACKRESTORE)) {
            return false;
        }
        let row = func.call(inst);
        let harmful = |&(tag, _): &(Str, u32)| !HARMLESS_BUNDLES.contains(&func.ctx().str(tag));
        if row.tail == TailKind::NoTail || row.bundles.iter().any(harmful) {
            return false;
        }
        let memory = facts::call_memory(func, inst);
        // Without arguments and memory it sees nothing at all.
        if !memory.reads() && !memory.writes() && row.num_args == 0 {
            cx.remark(
                RemarkKind::Passed,
                "tailcallelim",
                "tailcall-readnone",
                inst,
                || "marked as tail call candidate (readnone)",
            );
            set_tail(func, inst);
            return true;
        }
        if !escaped && !self.gets.contains(inst) {
            candidates.push(inst);
        }
        false
    }

    /// Follows the addresses of stack slots and of arguments passed on the stack.
    fn find_stack_addresses(&mut self, func: &Func<'_>) {
        self.gives_away.reset(func.num_insts());
        self.gets.reset(func.num_insts());
        self.seen.reset(func.num_insts());
        self.work.clear();
        for n in (0..func.num_args() as u32).filter(|&n| facts::arg_has(func, n, AttrKind::ByVal)) {
            self.work.push(Value::arg(n));
        }
        for b in func.block_order() {
            self.work.extend(func.block_insts(b).filter(|&i| func.op(i) == Opcode::Alloca).map(Value::inst));
        }
        while let Some(v) = self.work.pop() {
            for u in func.uses(v) {
                let (user, index) = (func.user(u), func.use_index(u));
                let mut passes_on = false;
                match func.op(user) {
                    Opcode::Call | Opcode::Invoke => {
                        let is_argument = index < func.call(user).num_args as usize;
                        if is_argument && facts::call_arg_has(func, user, index, AttrKind::ByVal) {
                            continue;
                        }
                        self.gets.insert(user);
                        match use_of(func, u, true) {
                            UseOf::Captures(0) => {}
                            _ => {
                                self.gives_away.insert(user);
                                passes_on = true;
                            }
                        }
                    }
                    Opcode::Load => {}
                    Opcode::Store if index != 0 => {}
                    Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Phi | Opcode::Select => {
                        passes_on = true
                    }
                    Opcode::Store => {
                        self.gives_away.insert(user);
                    }
                    _ => {
                        self.gives_away.insert(user);
                        passes_on = true;
                    }
                }
                if passes_on && self.seen.insert(user) {
                    self.work.push(user.into());
                }
            }
        }
    }
}

fn set_tail(func: &mut FuncMut<'_>, inst: Inst) {
    let mut row = func.call(inst).clone();
    row.tail = TailKind::Tail;
    func.set_call(inst, row);
}

/// Whether a call of `func` may return a second time, as `setjmp` does.
fn calls_twice_returning(func: &Func<'_>) -> bool {
    func.block_order()
        .any(|b| func.block_insts(b).any(|i| func.op(i).is_call() && facts::call_has(func, i, AttrKind::ReturnsTwice)))
}
