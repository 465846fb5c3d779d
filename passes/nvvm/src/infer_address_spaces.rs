//! `infer-address-spaces`: rewrites generic addresses whose state space is known to addresses of that space.
//!
//! **When**: an address is computed by casts, offsets, selects and phis from addresses of one space only. A stack slot of this target is
//! in local memory, whatever its type says. Loads and stores of a known space skip the run-time look-up of the window, and aliasing gets sharper.
//! A test by `llvm.nvvm.isspacep.*` that is assumed, or that decides a branch, makes the space known where it holds.
//! **How**: optimistic fixed point over the generic address expressions: unknown joins to anything, two spaces join to generic.
//! Then the expressions of one space are cloned in that space as far as accesses need them, and the accesses rewritten. A use
//! that must stay generic, of an address that was cast to a space and back, takes the address before the casts; one of what a
//! loop steps through, or of what lies in global memory, takes the new address, cast.
//! **Cost**: linear in instructions plus edges of the address expressions; each state changes at most twice.
//! **Invariants**: undefined and null addresses take any space; volatile accesses are rewritten only where the target has the
//! volatile form (all of its spaces do).

mod constants;
mod other_uses;
mod space_tests;

use constants::{constant_in_space, constant_source};
use smallvec::SmallVec;
use space_tests::tested_space;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{intrinsic, is_swift_error};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinRow, id};
use warpc_ir::{Builder, FuncMut, Opcode, TypeKind, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "infer-address-spaces",
    summary: "give generic addresses their state space",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("infer-address-spaces")?;
        Ok(PassBody::Function(Box::<InferAddressSpaces>::default()))
    },
};

/// The generic space.
const GENERIC: u32 = 0;
/// The space of stack slots.
const LOCAL: u32 = 5;
/// Nothing known yet.
const UNKNOWN: u32 = u32::MAX;

/// The pass with its columns, one entry per instruction row.
#[derive(Default)]
pub struct InferAddressSpaces {
    space: Vec<u32>,
    clone: Vec<Value>,
    work: Vec<Inst>,
    nodes: Vec<Inst>,
    /// Casts to the generic space.
    casts: Vec<Inst>,
    tests: Vec<Inst>,
    facts: Vec<Fact>,
}

/// Where a generic address is known to lie in a space by a test of the program.
#[derive(Clone, Copy)]
struct Fact {
    address: Value,
    space: u32,
    /// The assumption, after which the fact holds, or the branch.
    by: Inst,
    /// Block below which the branch makes it hold; `NONE` for an assumption.
    block: Block,
}

/// Facts looked at per address.
const MAX_FACTS: usize = 16;

impl FunctionPass for InferAddressSpaces {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.collect(func);
        self.facts.clear();
        // Few functions test their addresses; the others need no tree.
        let dom = (!self.tests.is_empty()).then(|| {
            let cfg = cx.analyses.cfg(func);
            self.collect_facts(func, &cfg);
            cx.analyses.dom(func)
        });
        self.solve(func, dom.as_deref());
        let changed = self.rewrite(func, dom.as_deref()) | self.skip_round_trips(func);
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn is_generic(func: &FuncMut<'_>, ty: Type) -> bool {
    func.types().addrspace(ty) == Some(GENERIC)
}

impl InferAddressSpaces {
    fn collect(&mut self, func: &FuncMut<'_>) {
        let slots_are_local = is_for_gpu(func);
        self.space.clear();
        self.space.resize(func.num_insts(), GENERIC);
        self.nodes.clear();
        self.casts.clear();
        self.tests.clear();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if func.op(i) == Opcode::Call && func.ty(i) == Type::I1 && tested_space(func, i).is_some() {
                    self.tests.push(i);
                }
                if !is_generic(func, func.ty(i)) {
                    continue;
                }
                match func.op(i) {
                    Opcode::GetElementPtr | Opcode::Phi | Opcode::Select => {
                        self.space[i.index()] = UNKNOWN;
                        self.nodes.push(i);
                    }
                    Opcode::AddrSpaceCast => {
                        self.casts.push(i);
                        self.space[i.index()] =
                            func.types().addrspace(func.type_of(func.operand(i, 0))).unwrap_or(GENERIC);
                    }
                    Opcode::Alloca if slots_are_local && !is_swift_error(func, i.into()) => {
                        self.space[i.index()] = LOCAL;
                    }
                    _ => {}
                }
            }
        }
    }

    /// The facts that tests of the function give, sorted by address.
    fn collect_facts(&mut self, func: &FuncMut<'_>, cfg: &Cfg) {
        for &t in &self.tests {
            let Some(space) = tested_space(func, t) else { continue };
            let address = func.operand(t, 0);
            for u in func.uses(Value::inst(t)) {
                let by = func.user(u);
                let block = match func.op(by) {
                    Opcode::Call
                        if intrinsic(func, by) == Some(id::ASSUME) && func.operand(by, 0) == Value::inst(t) =>
                    {
                        Block::NONE
                    }
                    Opcode::Br if func.num_operands(by) == 3 => {
                        let (Some(yes), no) = (func.operand(by, 1).as_block(), func.operand(by, 2).as_block()) else {
                            continue;
                        };
                        // The edge has to be the only one into its block.
                        if Some(yes) == no || cfg.preds(yes).len() != 1 {
                            continue;
                        }
                        yes
                    }
                    _ => continue,
                };
                self.facts.push(Fact { address, space, by, block });
            }
        }
        self.facts.sort_by_key(|x| x.address.0);
    }

    /// Space of `value` just before `at` by a test that holds there.
    fn tested(&self, func: &FuncMut<'_>, dom: Option<&DomTree>, value: Value, at: Inst) -> Option<u32> {
        let dom = dom?;
        if func.op(at) == Opcode::Phi {
            return None;
        }
        let first = self.facts.partition_point(|x| x.address.0 < value.0);
        let facts = self.facts[first..].iter().take_while(|x| x.address == value).take(MAX_FACTS);
        facts
            .filter(|x| {
                if x.block.is_some() {
                    dom.dominates(x.block, func.block_of(at))
                } else {
                    dom.dominates_inst(func, x.by, at)
                }
            })
            .map(|x| x.space)
            .next()
    }

    /// Space of an operand of an address expression.
    fn space_of(&self, func: &FuncMut<'_>, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(i) => self.space[i.index()],
            ValueKind::Undef(_) | ValueKind::Poison(_) => UNKNOWN,
            ValueKind::Const(_) => constant_source(func, value).map_or(GENERIC, |s| s.0),
            _ => GENERIC,
        }
    }

    /// Operands that are addresses, by opcode.
    fn bases(func: &FuncMut<'_>, inst: Inst) -> SmallVec<[Value; 4]> {
        match func.op(inst) {
            Opcode::GetElementPtr => SmallVec::from_slice(&[func.operand(inst, 0)]),
            Opcode::Select => SmallVec::from_slice(&[func.operand(inst, 1), func.operand(inst, 2)]),
            _ => func.operands(inst).step_by(2).collect(),
        }
    }

    fn solve(&mut self, func: &FuncMut<'_>, dom: Option<&DomTree>) {
        self.work.clear();
        self.work.extend(self.nodes.iter().rev());
        while let Some(i) = self.work.pop() {
            let mut joined = UNKNOWN;
            for v in Self::bases(func, i) {
                let s = match self.space_of(func, v) {
                    GENERIC => self.tested(func, dom, v, i).unwrap_or(GENERIC),
                    s => s,
                };
                joined = match (joined, s) {
                    (UNKNOWN, s) | (s, UNKNOWN) => s,
                    (a, b) if a == b => a,
                    _ => GENERIC,
                };
            }
            // A state leaves a space only to become generic, so it changes at most twice.
            if self.space[i.index()] != UNKNOWN && joined != self.space[i.index()] {
                joined = GENERIC;
            }
            if joined != self.space[i.index()] {
                self.space[i.index()] = joined;
                for u in func.uses(Value::inst(i)) {
                    let user = func.user(u);
                    if matches!(func.op(user), Opcode::GetElementPtr | Opcode::Phi | Opcode::Select)
                        && is_generic(func, func.ty(user))
                        && self.space[user.index()] != GENERIC
                    {
                        self.work.push(user);
                    }
                }
            }
        }
    }

    fn known(&self, func: &FuncMut<'_>, value: Value) -> Option<u32> {
        if !is_generic(func, func.type_of(value)) {
            return None;
        }
        let s = self.space_of(func, value);
        (s != GENERIC && s != UNKNOWN).then_some(s)
    }

    fn rewrite(&mut self, func: &mut FuncMut<'_>, dom: Option<&DomTree>) -> bool {
        self.clone.clear();
        self.clone.resize(func.num_insts(), Value::NONE);
        let mut changed = false;
        let order: Vec<Block> = func.block_order().collect();
        for b in order {
            let mut inst = func.first(b);
            while inst.is_some() {
                let next = func.next(inst);
                changed |= self.access(func, dom, inst);
                inst = next;
            }
        }
        if changed {
            self.cast_other_uses(func);
            self.erase_dead(func);
        }
        changed
    }

    /// Rewrites the address operands of `inst` if it accesses memory or compares addresses.
    fn access(&mut self, func: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst) -> bool {
        let slot = match func.op(inst) {
            Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => 0,
            Opcode::Store => 1,
            Opcode::AddrSpaceCast => {
                // The access uses the address from before the cast to generic.
                let value = func.operand(inst, 0);
                // The local address of a slot is where others come from.
                if value.as_inst().is_some_and(|i| func.op(i) == Opcode::Alloca) {
                    return false;
                }
                let Some(s) = self.known(func, value) else { return false };
                if func.types().addrspace(func.ty(inst)) != Some(s) {
                    return false;
                }
                let n = self.in_space(func, value, s);
                func.replace_all_uses(Value::inst(inst), n);
                func.erase(inst);
                return true;
            }
            Opcode::ICmp => {
                let (a, b) = (func.operand(inst, 0), func.operand(inst, 1));
                let s = match (self.known(func, a), self.known(func, b)) {
                    (Some(s), Some(t)) if s == t => s,
                    (Some(s), None) if any_space(func, b) => s,
                    (None, Some(s)) if any_space(func, a) => s,
                    _ => return false,
                };
                let (x, y) = (self.in_space(func, a, s), self.in_space(func, b, s));
                func.set_operand(inst, 0, x);
                func.set_operand(inst, 1, y);
                return true;
            }
            Opcode::Call => return self.memory_call(func, dom, inst),
            _ => return false,
        };
        let value = func.operand(inst, slot);
        let Some(n) = self.address(func, dom, inst, value) else { return false };
        func.set_operand(inst, slot, n);
        true
    }

    /// Generic address `value`, used by `inst`, as an address of its space; `None` when that is not known.
    fn address(&mut self, func: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst, value: Value) -> Option<Value> {
        if let Some(s) = self.known(func, value) {
            return Some(self.in_space(func, value, s));
        }
        if !is_generic(func, func.type_of(value)) {
            return None;
        }
        let s = self.tested(func, dom, value, inst)?;
        let ptr = func.intern_type(TypeKind::Ptr(s));
        Some(Builder::before(func, inst).cast(Opcode::AddrSpaceCast, value, ptr, 0))
    }

    /// `llvm.memcpy` and its relatives: the callee's name says the spaces.
    fn memory_call(&mut self, func: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst) -> bool {
        if let Some(holds) = self.known_test(func, inst) {
            let v = func.consts_mut().add_bool(holds);
            func.replace_all_uses(Value::inst(inst), v);
            func.erase(inst);
            return true;
        }
        let Some(id) = func.intrinsic_callee(inst) else { return false };
        let name = func.intrins().get(id).name.clone();
        let pointers = match name.split('.').nth(1) {
            Some("memcpy" | "memmove") => 2,
            Some("memset") => 1,
            _ => return false,
        };
        let mut changed = false;
        let mut args: SmallVec<[Value; 4]> = func.operands(inst).take(func.call(inst).num_args as usize).collect();
        for v in &mut args[..pointers] {
            if let Some(n) = self.address(func, dom, inst, *v) {
                *v = n;
                changed = true;
            }
        }
        if !changed {
            return false;
        }
        let types: SmallVec<[Type; 4]> = args.iter().map(|&v| func.type_of(v)).collect();
        let ty = func.func_type(Type::VOID, &types);
        let space = |t: Type| func.types().addrspace(t).unwrap_or(0);
        let bits = func.types().int_bits(types[2]).unwrap_or(64);
        // llvm.memcpy[.inline].<spaces>.<length>
        let mut new_name = String::new();
        for part in name.split('.').take_while(|p| !is_mangled_pointer(p)) {
            new_name.push_str(part);
            new_name.push('.');
        }
        for &t in &types[..pointers] {
            new_name.push_str(&format!("p{}.", space(t)));
        }
        new_name.push_str(&format!("i{bits}"));
        let id = warpc_ir::intrinsics::lookup(&new_name).map_or(u16::MAX, |r| r.0.0);
        let callee = func.intern_intrinsic(IntrinRow { name: new_name.into(), id, ty });
        for (k, &v) in args.iter().enumerate() {
            func.set_operand(inst, k, v);
        }
        let last = func.num_operands(inst) - 1;
        func.set_operand(inst, last, Value::intrinsic(callee));
        let mut call = func.call(inst).clone();
        call.fn_ty = ty;
        func.set_call(inst, call);
        true
    }

    /// The address `value`, of the known `space` (or of any space), as an address of that space. Expressions are cloned once;
    /// iterative: operands first, phis are created empty and filled after.
    fn in_space(&mut self, func: &mut FuncMut<'_>, value: Value, space: u32) -> Value {
        let ptr = func.intern_type(TypeKind::Ptr(space));
        let mut stack: Vec<Value> = vec![value];
        let mut phis: Vec<Inst> = Vec::new();
        while let Some(&at) = stack.last() {
            if self.done(func, at, ptr).is_some() {
                stack.pop();
                continue;
            }
            let i = at.as_inst().expect("constants are done at once");
            match func.op(i) {
                Opcode::AddrSpaceCast => {
                    self.clone[i.index()] = func.operand(i, 0);
                    stack.pop();
                }
                Opcode::Alloca => {
                    let local = local_address(func, i, ptr);
                    self.note(func, i, local);
                    stack.pop();
                }
                Opcode::Phi => {
                    let p = func.new_phi(func.block_of(i), ptr);
                    func.take_name(Value::inst(p), at);
                    self.note(func, i, Value::inst(p));
                    phis.push(i);
                    stack.pop();
                    stack.extend(Self::bases(func, i));
                }
                _ => {
                    // The expression stays generic; a test says that it lies in this space here.
                    let open: SmallVec<[Value; 4]> = Self::bases(func, i)
                        .into_iter()
                        .filter(|&b| self.space_of(func, b) != GENERIC && self.done(func, b, ptr).is_none())
                        .collect();
                    if !open.is_empty() {
                        stack.extend(open);
                        continue;
                    }
                    let mut operands: SmallVec<[Value; 8]> = func.operands(i).collect();
                    for (k, o) in operands.iter_mut().enumerate() {
                        if !is_base(func.op(i), k) {
                            continue;
                        }
                        *o = match self.space_of(func, *o) {
                            GENERIC => Builder::before(func, i).cast(Opcode::AddrSpaceCast, *o, ptr, 0),
                            _ => self.done(func, *o, ptr).expect("operands first"),
                        };
                    }
                    let (op, aux) = (func.op(i), func.aux(i));
                    let fl = func.flags(i) & !warpc_ir::flags::HAS_MD;
                    let new = Builder::before(func, i).emit(op, fl, ptr, &operands, aux);
                    func.take_name(Value::inst(new), at);
                    self.note(func, i, Value::inst(new));
                    stack.pop();
                }
            }
        }
        for i in phis {
            let new = self.clone[i.index()].as_inst().expect("phi");
            for k in 0..func.phi_len(i) {
                let (o, from) = func.phi_incoming(i, k);
                let n = self.done(func, o, ptr).expect("every operand of the phi was cloned");
                func.add_incoming(new, n, from);
            }
        }
        self.done(func, value, ptr).expect("cloned")
    }

    fn note(&mut self, func: &FuncMut<'_>, inst: Inst, value: Value) {
        // Rows made since the columns were sized are in their space already.
        self.clone.resize(func.num_insts(), Value::NONE);
        self.space.resize(func.num_insts(), GENERIC);
        self.clone[inst.index()] = value;
    }

    /// `value` in the space of `ptr`, when it needs no new instruction.
    fn done(&self, func: &mut FuncMut<'_>, value: Value, ptr: Type) -> Option<Value> {
        match value.kind() {
            // An expression of any space may have been cloned for another one before.
            ValueKind::Inst(i) => self.clone.get(i.index()).copied().filter(|&c| c.is_some() && func.type_of(c) == ptr),
            ValueKind::Undef(_) => Some(Value::undef(ptr)),
            ValueKind::Poison(_) => Some(Value::poison(ptr)),
            ValueKind::Const(_) if func.consts().is_zero(value) => Some(func.consts_mut().add_null(ptr)),
            ValueKind::Const(_) => constant_in_space(func, value, ptr),
            _ => None,
        }
    }

    /// Erases the generic expressions that nothing uses any more.
    fn erase_dead(&mut self, func: &mut FuncMut<'_>) {
        let mut work: Vec<Inst> =
            (0..self.clone.len()).map(Inst::new).filter(|i| self.clone[i.index()].is_some()).collect();
        while let Some(i) = work.pop() {
            let v = Value::inst(i);
            if func.is_dead(i) || func.uses(v).any(|u| func.user(u) != i) {
                continue;
            }
            if !matches!(func.op(i), Opcode::Phi | Opcode::Select | Opcode::GetElementPtr | Opcode::AddrSpaceCast) {
                continue;
            }
            work.extend(Self::operand_insts(func, i));
            func.erase(i);
        }
        // Generic phis that only feed each other.
        self.erase_phi_cycles(func);
    }

    /// Generic uses of an address that was cast to a space and back use the address itself.
    fn skip_round_trips(&self, func: &mut FuncMut<'_>) -> bool {
        let mut changed = false;
        for &i in self.casts.iter().filter(|i| self.space[i.index()] != GENERIC) {
            if func.is_dead(i) {
                continue;
            }
            let Some(there) = func.operand(i, 0).as_inst().filter(|&j| func.op(j) == Opcode::AddrSpaceCast) else {
                continue;
            };
            let from = func.operand(there, 0);
            if func.type_of(from) != func.ty(i) {
                continue;
            }
            func.replace_all_uses(i.into(), from);
            func.erase(i);
            if func.is_unused(there.into()) {
                func.erase(there);
            }
            changed = true;
        }
        changed
    }

    fn operand_insts(func: &FuncMut<'_>, inst: Inst) -> SmallVec<[Inst; 8]> {
        func.operands(inst).filter_map(|v| v.as_inst()).collect()
    }

    fn erase_phi_cycles(&mut self, func: &mut FuncMut<'_>) {
        // Marks what something outside of the cloned expressions still needs; the rest goes.
        let mut needed = RowSet::new(func.num_insts());
        let cloned: Vec<Inst> = (0..self.clone.len())
            .map(Inst::new)
            .filter(|i| self.clone[i.index()].is_some() && !func.is_dead(*i))
            .collect();
        let mut work = Vec::new();
        for &i in &cloned {
            let outside = func.uses(Value::inst(i)).any(|u| {
                let user = func.user(u);
                self.clone.get(user.index()).is_none_or(|c| c.is_none())
            });
            if outside && needed.insert(i) {
                work.push(i);
            }
        }
        while let Some(i) = work.pop() {
            for o in Self::operand_insts(func, i) {
                if self.clone.get(o.index()).is_some_and(|c| c.is_some()) && needed.insert(o) {
                    work.push(o);
                }
            }
        }
        for &i in &cloned {
            if !needed.contains(i) {
                func.erase(i);
            }
        }
    }
}

/// The cast of stack slot `alloca` to the type `local`, right behind the slot, so that all that uses the slot can use it.
fn local_address(func: &mut FuncMut<'_>, alloca: Inst, local: Type) -> Value {
    let after = func.next(alloca);
    let cast = func
        .uses(alloca.into())
        .map(|u| func.user(u))
        .find(|&user| func.op(user) == Opcode::AddrSpaceCast && func.ty(user) == local);
    match cast {
        Some(cast) if cast == after => {}
        Some(cast) => func.move_before(cast, after),
        None => {
            let mut builder = Builder::before(func, after);
            builder.loc = Md::NONE;
            return builder.cast(Opcode::AddrSpaceCast, alloca.into(), local, 0);
        }
    }
    cast.map_or(Value::NONE, Value::inst)
}

/// Whether operand `index` of an address expression is an address.
fn is_base(op: Opcode, index: usize) -> bool {
    match op {
        Opcode::GetElementPtr => index == 0,
        Opcode::Select => index > 0,
        _ => false,
    }
}

fn is_mangled_pointer(name: &str) -> bool {
    name.strip_prefix('p').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether a generic constant is an address in every space: null.
fn any_space(func: &FuncMut<'_>, value: Value) -> bool {
    value.is_undef_or_poison() || func.consts().is_zero(value)
}
