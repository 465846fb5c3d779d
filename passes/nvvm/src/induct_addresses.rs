//! `induct-addresses`: in small loops that the assembler unrolls, addresses become pointers that advance by a step.
//!
//! **When**: a loop of one block branches back where a comparison holds that it computes itself: from that comparison the assembler finds
//! the trip count and unrolls by four. It does not where the loop ends by the comparison, so such a branch is turned around, in loops that
//! are long enough for it and whose addresses do not come from memory (rows of sparse matrices, states: mostly few iterations). Short loops
//! only read; long ones may store once. An address in the loop is a start plus a constant number of bytes per iteration. Each copy
//! of the body would compute it from the counter. With a pointer that steps along, the copies differ by constants, which accesses
//! add for nothing. The counter stays, since the assembler finds the trip count by it.
//! Addresses that products in a loop compute are in `products.rs`.
//! **How**: an index that is a sum without overflow of a value from before the loop and one of the loop is two indices, the first of which is added
//! before the loop. Then the expression of the address, expanded with a phi of its own; addresses at a constant distance share one. An edge
//! that enters such a loop from a branch is split, for the start to have a place.
//! **Invariants**: accesses stay; new addresses are not `inbounds`. **Cost**: that of scalar evolution of the addresses, in
//! functions with such loops; at most [`POINTERS`] pointers per loop.
//! **Relies on** nothing that is said of threads: the loop runs as often as before and accesses keep their order, so volatile, atomic and
//! convergent ones mean what they did.

mod products;

use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value, ValueKind, flags};
use warpc_loops::expand::{Memory, Mode, Options, Shape, plan};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::simplifycfg::invert_branch;
use warpc_scev::CachedScev;
use warpc_scev::Se;
use warpc_scev::{Expr, Predicate, Wrap};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "induct-addresses",
    summary: "step pointers in loops that the assembler unrolls",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("induct-addresses")?;
        Ok(PassBody::Function(Box::<Induct>::default()))
    },
};

/// Pointers made in one loop.
const POINTERS: usize = 8;
/// Instructions of a loop that is looked at.
const SIZE: usize = 128;
/// Instructions of a loop that is given to the assembler to unroll: of a shorter one its loops for the rest take more than it saves.
const LONG: usize = 24;
/// Instructions between an address and the phi it comes from.
const CHAIN: usize = 6;
/// Bytes that four iterations may be apart for an access to add them.
const REACH: std::ops::Range<i128> = -(1 << 21)..1 << 21;

#[derive(Default)]
struct Induct {
    /// Loops; addresses of one, and the phis they come from.
    loops: Vec<Block>,
    addresses: Vec<(Inst, Inst)>,
}

impl FunctionPass for Induct {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = self.step_constants(func, cx);
        if changed {
            cx.analyses.invalidate(AnalysisSet::NONE);
        }
        changed |= products::step_products(func, cx);
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// How many bytes address `more` is behind `less` in each iteration, when that is a constant.
fn distance(se: &mut Se<'_, '_>, more: Expr, less: Expr) -> Option<u128> {
    if se.step_of(more) != se.step_of(less) {
        return None;
    }
    // The difference itself folds more than a look at both: starts are sums of an object, an index and a constant.
    let seen = se.constant_difference(more, less);
    seen.or_else(|| {
        let difference = se.minus(more, less, Wrap::ANY);
        se.constant(difference)
    })
}

/// The edge that enters the one-block loop `block`, which repeats while a comparison in it holds, or until it does: the branch and the
/// number of the operand.
fn entry_of(func: &Func<'_>, block: Block) -> Option<(Inst, usize)> {
    let t = func.terminator(block);
    if t.is_none() || func.op(t) != Opcode::Br || func.num_operands(t) != 3 {
        return None;
    }
    let repeats = (func.operand(t, 1) == Value::block(block)) != (func.operand(t, 2) == Value::block(block));
    let c = func.operand(t, 0).as_inst()?;
    if !repeats
        || unrolled(func, t)
        || func.op(c) != Opcode::ICmp
        || func.block_of(c) != block
        || !func.has_one_use(c.into())
    {
        return None;
    }
    let mut entry = None;
    for u in func.uses(Value::block(block)) {
        let inst = func.user(u);
        if inst == t || !func.op(inst).is_terminator() {
            continue;
        }
        if entry.is_some() || func.op(inst) != Opcode::Br {
            return None;
        }
        entry = Some((inst, func.use_index(u)));
    }
    entry
}

/// Whether the branch of a loop says that it must not be unrolled again.
fn unrolled(func: &Func<'_>, term: Inst) -> bool {
    let tables = &func.ctx().tables;
    let Some(node) = tables.strings.find(b"llvm.loop").and_then(|k| func.attachment(term, k)) else { return false };
    let md = &tables.metadata;
    md.ops(node).iter().any(|&o| {
        let first = if o.is_some() { md.ops(o).first().copied() } else { None };
        let name = first.filter(|m| m.is_some()).and_then(|m| md.str_of(m));
        name.is_some_and(|n| tables.strings.get(n) == b"llvm.loop.unroll.disable")
    })
}

impl Induct {
    /// Makes pointers of addresses whose steps are constant, in loops that the assembler unrolls; whether there were any.
    fn step_constants(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
        self.loops.clear();
        let mut b = func.entry();
        while b.is_some() {
            if entry_of(func, b).is_some() && self.find(func, b) {
                self.loops.push(b);
            }
            b = func.next_block(b);
        }
        if self.loops.is_empty() {
            return false;
        }
        let mut split = false;
        for &b in &self.loops {
            if let Some((t, k)) = entry_of(func, b).filter(|e| func.num_operands(e.0) > 1) {
                func.split_edge(t, k);
                split = true;
            }
        }
        for n in 0..self.loops.len() {
            let b = self.loops[n];
            let branch = func.terminator(b);
            if func.operand(branch, 2) == Value::block(b) {
                invert_branch(func, branch);
                split = true;
            }
            self.find(func, b);
            split |= self.split_indices(func, b);
        }
        if split {
            cx.analyses.invalidate(AnalysisSet::NONE);
        }
        let analyses = &mut *cx.analyses;
        let (cfg, dom, loops, facts) =
            (analyses.cfg(func), analyses.dom(func), analyses.loops(func), analyses.assumptions(func));
        let mut scev = analyses.take_scev(func);
        let shape = Shape { cfg: &cfg, dom: &dom, loops: &loops };
        let mut memory = Memory::default();
        let mut changed = split;
        for n in 0..self.loops.len() {
            let b = self.loops[n];
            self.find(func, b);
            let l = loops.of(b);
            let mut made: SmallVec<[(Expr, Value); POINTERS]> = SmallVec::new();
            for &(i, phi) in &self.addresses {
                if func.is_dead(i) || made.len() == POINTERS {
                    continue;
                }
                let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
                let Some(e) = se.preheader(l).and_then(|_| recurrence(&mut se, l, i, phi)) else { continue };
                let step = se.step_of(e);
                let bits = se.bits(step);
                let near = |c: u128| REACH.contains(&((c << (128 - bits)) as i128 >> (128 - bits)));
                let base = se.pointer_base(e);
                if !se.constant(step).is_some_and(near) || se.unknown(base).is_none_or(|v| is_own(func, v)) {
                    continue;
                }
                let from = made.iter().find_map(|&(x, v)| Some((v, distance(&mut se, e, x).filter(|&d| near(d))?)));
                let v = match from {
                    Some((v, d)) => {
                        let (byte, ty, index) = (func.int_type(8), func.ty(i), func.int_type(bits));
                        let d = func.consts_mut().add_int(index, bits, d as u64);
                        Builder::before(func, i).gep(byte, v, &[d], ty, 0)
                    }
                    None => {
                        let options = Options { mode: Mode::Literal, origin: i, except: i, ..Options::default() };
                        let Ok(p) = plan(&mut se, &mut memory, &options, e, i) else { continue };
                        if !p.makes_phis() {
                            continue;
                        }
                        let v = p.apply(func, &mut scev, &shape).value;
                        made.push((e, v));
                        v
                    }
                };
                scev.unlearn(i);
                func.replace_all_uses(i.into(), v);
                erase_dead_chain(func, &mut vec![i], Inst::NONE);
                changed = true;
            }
        }
        analyses.discard_scev(scev);
        changed
    }

    /// Fills the addresses of loop `block` that come from its phis; whether there are any.
    fn find(&mut self, func: &Func<'_>, block: Block) -> bool {
        let shows = func.operand(func.terminator(block), 1) == Value::block(block);
        self.addresses.clear();
        let (mut gathers, mut stores) = (false, 0);
        let mut size = 0;
        for i in func.block_insts(block) {
            size += 1;
            if facts::may_write(func, i) && func.op(i) != Opcode::Store {
                return false;
            }
            stores += usize::from(func.op(i) == Opcode::Store);
            let variable = func.op(i) == Opcode::GetElementPtr
                && !func.types().is_vector(func.ty(i))
                && func.operands(i).skip(1).filter(|v| !v.is_constant()).count() == 1;
            if !variable || func.layout().pointer_bits(func.types().addrspace(func.ty(i)).unwrap_or(0)) != 64 {
                continue;
            }
            let index = func.operands(i).skip(1).find(|v| !v.is_constant());
            let accessed = func.uses(i.into()).take(CHAIN).any(|u| {
                let user = func.user(u);
                func.op(user) != Opcode::Phi && func.block_of(user) == block
            });
            gathers = gathers || index.is_some_and(|v| is_loaded(func, block, v));
            if let Some(phi) = index.filter(|_| accessed).and_then(|v| phi_of(func, block, v)) {
                self.addresses.push((i, phi));
            }
        }
        let is_worth_it = shows && stores == 0 || size >= LONG && !gathers && stores <= 1;
        size <= SIZE && self.addresses.len() >= 2 && is_worth_it
    }

    /// Adds the part of each index that does not change in loop `block` to the address before the loop; whether there was one.
    fn split_indices(&self, func: &mut FuncMut<'_>, block: Block) -> bool {
        let Some((entry, _)) = entry_of(func, block).filter(|entry| func.num_operands(entry.0) == 1) else {
            return false;
        };
        // Equal starts are one pointer.
        let mut starts: SmallVec<[(Value, Value, Type, Value); POINTERS]> = SmallVec::new();
        let mut extended: SmallVec<[(Value, Opcode, Type, Value); POINTERS]> = SmallVec::new();
        let mut changed = false;
        for &(address, _) in &self.addresses {
            let Some(sum) = invariant_sum(func, block, address) else { continue };
            let (base, elem) = (func.operand(address, 0), Type(func.aux(address).a));
            let known = starts.iter().find(|start| (start.0, start.1, start.2) == (base, sum.outside, elem));
            let start = match known.map(|start| start.3) {
                Some(start) => start,
                None if starts.len() == POINTERS => continue,
                None => {
                    let (index, ty) = (func.type_of(func.operand(address, 1)), func.ty(address));
                    let mut at = Builder::before(func, entry);
                    let of = (sum.outside, sum.extension, index);
                    let known = extended.iter().find(|row| (row.0, row.1, row.2) == of).map(|row| row.3);
                    let index = known.unwrap_or_else(|| at.cast(sum.extension, sum.outside, index, 0));
                    if known.is_none() {
                        extended.push((of.0, of.1, of.2, index));
                    }
                    let start = at.gep(elem, base, &[index], ty, 0);
                    starts.push((base, sum.outside, elem, start));
                    start
                }
            };
            let (index, ty) = (func.type_of(func.operand(address, 1)), func.ty(address));
            let mut at = Builder::before(func, address);
            let index = at.cast(sum.extension, sum.inside, index, 0);
            let new = at.gep(elem, start, &[index], ty, 0);
            func.take_name(new, address.into());
            func.replace_all_uses(address.into(), new);
            erase_dead_chain(func, &mut vec![address], Inst::NONE);
            changed = true;
        }
        changed
    }
}

/// An index that is a sum, which does not overflow, of a value from before a loop and one of the loop.
struct InvariantSum {
    outside: Value,
    inside: Value,
    /// How the sum is extended to the width of addresses, and each of its parts may be.
    extension: Opcode,
}

/// The only index of `address`, if it is such a sum of loop `block`, and the pointer is from before the loop.
fn invariant_sum(func: &Func<'_>, block: Block, address: Inst) -> Option<InvariantSum> {
    let is_inside = |value: Value| value.as_inst().is_some_and(|i| func.block_of(i) == block);
    if func.num_operands(address) != 2 || is_inside(func.operand(address, 0)) {
        return None;
    }
    let cast = func.operand(address, 1).as_inst().filter(|&i| func.block_of(i) == block)?;
    let sum = func.operand(cast, 0).as_inst().filter(|&i| func.block_of(i) == block && func.op(i) == Opcode::Add)?;
    let has = |inst: Inst, flag: u16| func.flags(inst) & flag != 0;
    let extension = match func.op(cast) {
        Opcode::SExt if has(sum, flags::NSW) => Opcode::SExt,
        Opcode::ZExt if has(sum, flags::NUW) => Opcode::ZExt,
        Opcode::ZExt if has(cast, flags::NNEG) && has(sum, flags::NSW) => Opcode::SExt,
        _ => return None,
    };
    let (left, right) = (func.operand(sum, 0), func.operand(sum, 1));
    match (is_inside(left), is_inside(right)) {
        (false, true) if !left.is_constant() => Some(InvariantSum { outside: left, inside: right, extension }),
        (true, false) if !right.is_constant() => Some(InvariantSum { outside: right, inside: left, extension }),
        _ => None,
    }
}

/// Whether the object at `value` belongs to the thread: its indices are best left as they are, so that it can become registers.
fn is_own(func: &Func<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Inst(i) => {
            func.op(i) == Opcode::Alloca || func.op(i) == Opcode::AddrSpaceCast && is_own(func, func.operand(i, 0))
        }
        ValueKind::Arg(n) => {
            let list = func.ctx().globals.parts[func.global().index()].attrs;
            func.attrs().has(func.attrs().param(list, n as usize), AttrKind::ByVal)
        }
        _ => false,
    }
}

/// Whether `value` is computed from something loaded in `block` by casts, sums and products.
fn is_loaded(func: &Func<'_>, block: Block, value: Value) -> bool {
    let mut work: SmallVec<[Value; CHAIN]> = SmallVec::from_slice(&[value]);
    for _ in 0..CHAIN {
        let Some(inst) = work.pop().map(Value::as_inst) else { return false };
        let Some(inst) = inst.filter(|&inst| func.block_of(inst) == block) else { continue };
        match func.op(inst) {
            Opcode::Load => return true,
            Opcode::SExt | Opcode::ZExt | Opcode::Trunc => work.push(func.operand(inst, 0)),
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Or => work.extend(func.operands(inst)),
            _ => {}
        }
    }
    false
}

/// The phi of `block` that `value` is computed from by casts, sums and products alone.
fn phi_of(func: &Func<'_>, block: Block, mut value: Value) -> Option<Inst> {
    let inside = |value: Value| value.as_inst().filter(|&i| func.block_of(i) == block);
    for _ in 0..CHAIN {
        let i = inside(value)?;
        value = match func.op(i) {
            Opcode::Phi => return Some(i),
            Opcode::SExt | Opcode::ZExt | Opcode::Trunc => func.operand(i, 0),
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Or => {
                let mut own = func.operands(i).filter(|&value| inside(value).is_some());
                own.next().filter(|_| own.next().is_none())?
            }
            _ => return None,
        };
    }
    None
}

/// Address `inst`, computed from `phi`, as an add-recurrence of `loop_id` with a loop-invariant step. The flags of the phi's
/// increment may be used: where it wraps in spite of them, the address is poison.
fn recurrence(se: &mut Se<'_, '_>, loop_id: Loop, inst: Inst, phi: Inst) -> Option<Expr> {
    let e = se.get(inst.into());
    if se.is_affine(e) {
        return (se.rec_loop(e) == Some(loop_id)).then_some(e);
    }
    let (e, needed) = se.as_rec_under_predicates(e, loop_id)?;
    let counter = se.get(phi.into());
    let func = se.f;
    let next = func.phi_pairs(phi).find(|p| p.1 == se.loops.header(loop_id)).and_then(|p| p.0.as_inst())?;
    let up = func.op(next) == Opcode::Add
        && func.operand(next, 0) == phi.into()
        && facts::signed_constant(func, func.operand(next, 1)).is_some_and(|c| c > 0);
    let has = |flag: u16| func.flags(next) & flag != 0;
    let holds = |p: &Predicate| match *p {
        Predicate::NoWrap { rec, nusw, nssw } => {
            rec == counter && (!nusw || has(flags::NUW)) && (!nssw || has(flags::NSW))
        }
        Predicate::Equal(..) => false,
    };
    (up && se.is_affine(e) && needed.iter().all(holds)).then_some(e)
}
