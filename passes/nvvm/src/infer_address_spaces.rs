//! `infer-address-spaces`: rewrites generic addresses whose state space is known to addresses of that space.
//!
//! **When**: an address is computed by casts, offsets, selects and phis from addresses of one space only. Loads and stores of a
//! known space skip the run-time look-up of the window, and aliasing gets sharper.
//! A test by `llvm.nvvm.isspacep.*` that is assumed, or that decides a branch, makes the space known where it holds.
//! **How**: optimistic fixed point over the generic address expressions: unknown joins to anything, two spaces join to generic.
//! Then the expressions of one space are cloned in that space as far as accesses need them, and the accesses rewritten. A use
//! that must stay generic, of an address that was cast to a space and back, takes the address before the casts.
//! **Cost**: linear in instructions plus edges of the address expressions; each state changes at most twice.
//! **Invariants**: undefined and null addresses take any space; volatile accesses are rewritten only where the target has the
//! volatile form (all of its spaces do).

mod constants;
mod space_tests;

use constants::{constant_in_space, constant_source};
use smallvec::SmallVec;
use space_tests::tested_space;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
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
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.collect(f);
        self.facts.clear();
        // Few functions test their addresses; the others need no tree.
        let dom = (!self.tests.is_empty()).then(|| {
            let cfg = cx.analyses.cfg(f);
            self.collect_facts(f, &cfg);
            cx.analyses.dom(f)
        });
        self.solve(f, dom.as_deref());
        let changed = self.rewrite(f, dom.as_deref()) | self.skip_round_trips(f);
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn is_generic(f: &FuncMut<'_>, ty: Type) -> bool {
    f.types().addrspace(ty) == Some(GENERIC)
}

impl InferAddressSpaces {
    fn collect(&mut self, f: &FuncMut<'_>) {
        self.space.clear();
        self.space.resize(f.num_insts(), GENERIC);
        self.nodes.clear();
        self.casts.clear();
        self.tests.clear();
        for b in f.block_order() {
            for i in f.block_insts(b) {
                if f.op(i) == Opcode::Call && f.ty(i) == Type::I1 && tested_space(f, i).is_some() {
                    self.tests.push(i);
                }
                if !is_generic(f, f.ty(i)) {
                    continue;
                }
                match f.op(i) {
                    Opcode::GetElementPtr | Opcode::Phi | Opcode::Select => {
                        self.space[i.index()] = UNKNOWN;
                        self.nodes.push(i);
                    }
                    Opcode::AddrSpaceCast => {
                        self.casts.push(i);
                        self.space[i.index()] = f.types().addrspace(f.type_of(f.operand(i, 0))).unwrap_or(GENERIC);
                    }
                    _ => {}
                }
            }
        }
    }

    /// The facts that tests of the function give, sorted by address.
    fn collect_facts(&mut self, f: &FuncMut<'_>, cfg: &Cfg) {
        for &t in &self.tests {
            let Some(space) = tested_space(f, t) else { continue };
            let address = f.operand(t, 0);
            for u in f.uses(Value::inst(t)) {
                let by = f.user(u);
                let block = match f.op(by) {
                    Opcode::Call if intrinsic(f, by) == Some(id::ASSUME) && f.operand(by, 0) == Value::inst(t) => {
                        Block::NONE
                    }
                    Opcode::Br if f.num_operands(by) == 3 => {
                        let (Some(yes), no) = (f.operand(by, 1).as_block(), f.operand(by, 2).as_block()) else {
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
    fn tested(&self, f: &FuncMut<'_>, dom: Option<&DomTree>, value: Value, at: Inst) -> Option<u32> {
        let dom = dom?;
        if f.op(at) == Opcode::Phi {
            return None;
        }
        let first = self.facts.partition_point(|x| x.address.0 < value.0);
        let facts = self.facts[first..].iter().take_while(|x| x.address == value).take(MAX_FACTS);
        facts
            .filter(|x| {
                if x.block.is_some() { dom.dominates(x.block, f.block_of(at)) } else { dom.dominates_inst(f, x.by, at) }
            })
            .map(|x| x.space)
            .next()
    }

    /// Space of an operand of an address expression.
    fn space_of(&self, f: &FuncMut<'_>, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(i) => self.space[i.index()],
            ValueKind::Undef(_) | ValueKind::Poison(_) => UNKNOWN,
            ValueKind::Const(_) => constant_source(f, value).map_or(GENERIC, |s| s.0),
            _ => GENERIC,
        }
    }

    /// Operands that are addresses, by opcode.
    fn bases(f: &FuncMut<'_>, inst: Inst) -> SmallVec<[Value; 4]> {
        match f.op(inst) {
            Opcode::GetElementPtr => SmallVec::from_slice(&[f.operand(inst, 0)]),
            Opcode::Select => SmallVec::from_slice(&[f.operand(inst, 1), f.operand(inst, 2)]),
            _ => f.operands(inst).step_by(2).collect(),
        }
    }

    fn solve(&mut self, f: &FuncMut<'_>, dom: Option<&DomTree>) {
        self.work.clear();
        self.work.extend(self.nodes.iter().rev());
        while let Some(i) = self.work.pop() {
            let mut joined = UNKNOWN;
            for v in Self::bases(f, i) {
                let s = match self.space_of(f, v) {
                    GENERIC => self.tested(f, dom, v, i).unwrap_or(GENERIC),
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
                for u in f.uses(Value::inst(i)) {
                    let user = f.user(u);
                    if matches!(f.op(user), Opcode::GetElementPtr | Opcode::Phi | Opcode::Select)
                        && is_generic(f, f.ty(user))
                        && self.space[user.index()] != GENERIC
                    {
                        self.work.push(user);
                    }
                }
            }
        }
    }

    fn known(&self, f: &FuncMut<'_>, value: Value) -> Option<u32> {
        if !is_generic(f, f.type_of(value)) {
            return None;
        }
        let s = self.space_of(f, value);
        (s != GENERIC && s != UNKNOWN).then_some(s)
    }

    fn rewrite(&mut self, f: &mut FuncMut<'_>, dom: Option<&DomTree>) -> bool {
        self.clone.clear();
        self.clone.resize(f.num_insts(), Value::NONE);
        let mut changed = false;
        let order: Vec<Block> = f.block_order().collect();
        for b in order {
            let mut inst = f.first(b);
            while inst.is_some() {
                let next = f.next(inst);
                changed |= self.access(f, dom, inst);
                inst = next;
            }
        }
        if changed {
            self.erase_dead(f);
        }
        changed
    }

    /// Rewrites the address operands of `inst` if it accesses memory or compares addresses.
    fn access(&mut self, f: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst) -> bool {
        let slot = match f.op(inst) {
            Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => 0,
            Opcode::Store => 1,
            Opcode::AddrSpaceCast => {
                // The access uses the address from before the cast to generic.
                let value = f.operand(inst, 0);
                let Some(s) = self.known(f, value) else { return false };
                if f.types().addrspace(f.ty(inst)) != Some(s) {
                    return false;
                }
                let n = self.in_space(f, value, s);
                f.replace_all_uses(Value::inst(inst), n);
                f.erase(inst);
                return true;
            }
            Opcode::ICmp => {
                let (a, b) = (f.operand(inst, 0), f.operand(inst, 1));
                let s = match (self.known(f, a), self.known(f, b)) {
                    (Some(s), Some(t)) if s == t => s,
                    (Some(s), None) if any_space(f, b) => s,
                    (None, Some(s)) if any_space(f, a) => s,
                    _ => return false,
                };
                let (x, y) = (self.in_space(f, a, s), self.in_space(f, b, s));
                f.set_operand(inst, 0, x);
                f.set_operand(inst, 1, y);
                return true;
            }
            Opcode::Call => return self.memory_call(f, dom, inst),
            _ => return false,
        };
        let value = f.operand(inst, slot);
        let Some(n) = self.address(f, dom, inst, value) else { return false };
        f.set_operand(inst, slot, n);
        true
    }

    /// Generic address `value`, used by `inst`, as an address of its space; `None` when that is not known.
    fn address(&mut self, f: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst, value: Value) -> Option<Value> {
        if let Some(s) = self.known(f, value) {
            return Some(self.in_space(f, value, s));
        }
        if !is_generic(f, f.type_of(value)) {
            return None;
        }
        let s = self.tested(f, dom, value, inst)?;
        let ptr = f.intern_type(TypeKind::Ptr(s));
        Some(Builder::before(f, inst).cast(Opcode::AddrSpaceCast, value, ptr, 0))
    }

    /// `llvm.memcpy` and its relatives: the callee's name says the spaces.
    fn memory_call(&mut self, f: &mut FuncMut<'_>, dom: Option<&DomTree>, inst: Inst) -> bool {
        if let Some(holds) = self.known_test(f, inst) {
            let v = f.consts_mut().add_bool(holds);
            f.replace_all_uses(Value::inst(inst), v);
            f.erase(inst);
            return true;
        }
        let Some(id) = f.intrinsic_callee(inst) else { return false };
        let name = f.intrins().get(id).name.clone();
        let pointers = match name.split('.').nth(1) {
            Some("memcpy" | "memmove") => 2,
            Some("memset") => 1,
            _ => return false,
        };
        let mut changed = false;
        let mut args: SmallVec<[Value; 4]> = f.operands(inst).take(f.call(inst).num_args as usize).collect();
        for v in &mut args[..pointers] {
            if let Some(n) = self.address(f, dom, inst, *v) {
                *v = n;
                changed = true;
            }
        }
        if !changed {
            return false;
        }
        let types: SmallVec<[Type; 4]> = args.iter().map(|&v| f.type_of(v)).collect();
        let ty = f.func_type(Type::VOID, &types);
        let space = |t: Type| f.types().addrspace(t).unwrap_or(0);
        let bits = f.types().int_bits(types[2]).unwrap_or(64);
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
        let callee = f.intern_intrinsic(IntrinRow { name: new_name.into(), id, ty });
        for (k, &v) in args.iter().enumerate() {
            f.set_operand(inst, k, v);
        }
        let last = f.num_operands(inst) - 1;
        f.set_operand(inst, last, Value::intrinsic(callee));
        let mut call = f.call(inst).clone();
        call.fn_ty = ty;
        f.set_call(inst, call);
        true
    }

    /// The address `value`, of the known `space` (or of any space), as an address of that space. Expressions are cloned once;
    /// iterative: operands first, phis are created empty and filled after.
    fn in_space(&mut self, f: &mut FuncMut<'_>, value: Value, space: u32) -> Value {
        let ptr = f.intern_type(TypeKind::Ptr(space));
        let mut stack: Vec<Value> = vec![value];
        let mut phis: Vec<Inst> = Vec::new();
        while let Some(&at) = stack.last() {
            if self.done(f, at, ptr).is_some() {
                stack.pop();
                continue;
            }
            let i = at.as_inst().expect("constants are done at once");
            match f.op(i) {
                Opcode::AddrSpaceCast => {
                    self.clone[i.index()] = f.operand(i, 0);
                    stack.pop();
                }
                Opcode::Phi => {
                    let p = f.new_phi(f.block_of(i), ptr);
                    f.take_name(Value::inst(p), at);
                    self.note(f, i, Value::inst(p));
                    phis.push(i);
                    stack.pop();
                    stack.extend(Self::bases(f, i));
                }
                _ => {
                    // The expression stays generic; a test says that it lies in this space here.
                    let open: SmallVec<[Value; 4]> = Self::bases(f, i)
                        .into_iter()
                        .filter(|&b| self.space_of(f, b) != GENERIC && self.done(f, b, ptr).is_none())
                        .collect();
                    if !open.is_empty() {
                        stack.extend(open);
                        continue;
                    }
                    let mut operands: SmallVec<[Value; 8]> = f.operands(i).collect();
                    for (k, o) in operands.iter_mut().enumerate() {
                        if !is_base(f.op(i), k) {
                            continue;
                        }
                        *o = match self.space_of(f, *o) {
                            GENERIC => Builder::before(f, i).cast(Opcode::AddrSpaceCast, *o, ptr, 0),
                            _ => self.done(f, *o, ptr).expect("operands first"),
                        };
                    }
                    let (op, aux) = (f.op(i), f.aux(i));
                    let fl = f.flags(i) & !warpc_ir::flags::HAS_MD;
                    let new = Builder::before(f, i).emit(op, fl, ptr, &operands, aux);
                    f.take_name(Value::inst(new), at);
                    self.note(f, i, Value::inst(new));
                    stack.pop();
                }
            }
        }
        for i in phis {
            let new = self.clone[i.index()].as_inst().expect("phi");
            for k in 0..f.phi_len(i) {
                let (o, from) = f.phi_incoming(i, k);
                let n = self.done(f, o, ptr).expect("every operand of the phi was cloned");
                f.add_incoming(new, n, from);
            }
        }
        self.done(f, value, ptr).expect("cloned")
    }

    fn note(&mut self, f: &FuncMut<'_>, inst: Inst, value: Value) {
        // Rows made since the columns were sized are in their space already.
        self.clone.resize(f.num_insts(), Value::NONE);
        self.space.resize(f.num_insts(), GENERIC);
        self.clone[inst.index()] = value;
    }

    /// `value` in the space of `ptr`, when it needs no new instruction.
    fn done(&self, f: &mut FuncMut<'_>, value: Value, ptr: Type) -> Option<Value> {
        match value.kind() {
            // An expression of any space may have been cloned for another one before.
            ValueKind::Inst(i) => self.clone.get(i.index()).copied().filter(|&c| c.is_some() && f.type_of(c) == ptr),
            ValueKind::Undef(_) => Some(Value::undef(ptr)),
            ValueKind::Poison(_) => Some(Value::poison(ptr)),
            ValueKind::Const(_) if f.consts().is_zero(value) => Some(f.consts_mut().add_null(ptr)),
            ValueKind::Const(_) => constant_in_space(f, value, ptr),
            _ => None,
        }
    }

    /// Erases the generic expressions that nothing uses any more.
    fn erase_dead(&mut self, f: &mut FuncMut<'_>) {
        let mut work: Vec<Inst> =
            (0..self.clone.len()).map(Inst::new).filter(|i| self.clone[i.index()].is_some()).collect();
        while let Some(i) = work.pop() {
            let v = Value::inst(i);
            if f.is_dead(i) || f.uses(v).any(|u| f.user(u) != i) {
                continue;
            }
            if !matches!(f.op(i), Opcode::Phi | Opcode::Select | Opcode::GetElementPtr | Opcode::AddrSpaceCast) {
                continue;
            }
            work.extend(Self::operand_insts(f, i));
            f.erase(i);
        }
        // Generic phis that only feed each other.
        self.erase_phi_cycles(f);
    }

    /// Generic uses of an address that was cast to a space and back use the address itself.
    fn skip_round_trips(&self, f: &mut FuncMut<'_>) -> bool {
        let mut changed = false;
        for &i in self.casts.iter().filter(|i| self.space[i.index()] != GENERIC) {
            if f.is_dead(i) {
                continue;
            }
            let Some(there) = f.operand(i, 0).as_inst().filter(|&j| f.op(j) == Opcode::AddrSpaceCast) else { continue };
            let from = f.operand(there, 0);
            if f.type_of(from) != f.ty(i) {
                continue;
            }
            f.replace_all_uses(i.into(), from);
            f.erase(i);
            if f.is_unused(there.into()) {
                f.erase(there);
            }
            changed = true;
        }
        changed
    }

    fn operand_insts(f: &FuncMut<'_>, inst: Inst) -> SmallVec<[Inst; 8]> {
        f.operands(inst).filter_map(|v| v.as_inst()).collect()
    }

    fn erase_phi_cycles(&mut self, f: &mut FuncMut<'_>) {
        // Marks what something outside of the cloned expressions still needs; the rest goes.
        let mut needed = RowSet::new(f.num_insts());
        let cloned: Vec<Inst> = (0..self.clone.len())
            .map(Inst::new)
            .filter(|i| self.clone[i.index()].is_some() && !f.is_dead(*i))
            .collect();
        let mut work = Vec::new();
        for &i in &cloned {
            let outside = f.uses(Value::inst(i)).any(|u| {
                let user = f.user(u);
                self.clone.get(user.index()).is_none_or(|c| c.is_none())
            });
            if outside && needed.insert(i) {
                work.push(i);
            }
        }
        while let Some(i) = work.pop() {
            for o in Self::operand_insts(f, i) {
                if self.clone.get(o.index()).is_some_and(|c| c.is_some()) && needed.insert(o) {
                    work.push(o);
                }
            }
        }
        for &i in &cloned {
            if !needed.contains(i) {
                f.erase(i);
            }
        }
    }
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
fn any_space(f: &FuncMut<'_>, value: Value) -> bool {
    value.is_undef_or_poison() || f.consts().is_zero(value)
}
