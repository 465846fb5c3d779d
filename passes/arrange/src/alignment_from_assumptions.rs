//! `alignment-from-assumptions`: loads, stores, copies and fills get the alignment that an assumption says of a pointer from which
//! theirs is computed.
//!
//! **When**: `llvm.assume` has a bundle `"align"(pointer, alignment[, offset])` with constants; the access stands where the assumption
//! holds, and its address is reached from the pointer through `getelementptr` and phis. In a loop the alignment is that of
//! the first iteration and of the step, whichever is less.
//! **How**: scalar evolution of the distance to the aligned address, modulo the alignment: 0 gives the alignment itself, another power of
//! two that one. **Invariants**: nothing but alignments changes, and they grow. **Cost**: the users of each such pointer, each with the
//! scalar evolution of its address; at most [`MOST_USERS`] per assumption.
//! **Relies on** nothing that is said of threads: an access stays as volatile and as ordered as it is.

use crate::infer_alignment::{MOST, set_access_alignment, set_argument_alignment};
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::node::Kind;
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Expr, Se, Ty, Wrap};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "alignment-from-assumptions",
    summary: "say of accesses how assumptions say that they are aligned",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet(AnalysisSet::CFG_ALL.0 | AnalysisSet::SCEV_ALL.0),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("alignment-from-assumptions")?;
        Ok(PassBody::Function(Box::<FromAssumptions>::default()))
    },
};

/// Users of one pointer, direct and through other addresses, that are looked at.
const MOST_USERS: usize = 4096;
/// Instructions between an access and an assumption behind it in its block.
const MOST_BETWEEN: usize = 15;

#[derive(Default)]
struct FromAssumptions {
    seen: RowSet<Inst>,
}

/// `pointer - offset` is a multiple of `align`.
#[derive(Clone, Copy)]
struct Claim {
    call: Inst,
    pointer: Value,
    align: Value,
    offset: Option<Value>,
}

/// What the `align` bundles of assumption `call` say.
fn claims(func: &Func<'_>, call: Inst, found: &mut Vec<Claim>) {
    let row = func.call(call);
    let mut at = row.num_args as usize;
    for &(tag, count) in &row.bundles {
        let count = count as usize;
        if func.ctx().str(tag) == b"align" && (2..=3).contains(&count) {
            let (pointer, align) = (func.operand(call, at), func.operand(call, at + 1));
            let is_power = func.consts().as_int(align).is_some_and(u64::is_power_of_two);
            // What is said of a constant is said of every use of it, here and elsewhere.
            if is_power && (pointer.as_inst().is_some() || pointer.as_arg().is_some()) {
                found.push(Claim { call, pointer, align, offset: (count == 3).then(|| func.operand(call, at + 2)) });
            }
        }
        at += count;
    }
}

/// Whether the assumption `call` holds where `access` stands: it is above, or nothing between keeps control from getting there.
fn holds_at(func: &Func<'_>, dom: &DomTree, call: Inst, access: Inst) -> bool {
    if func.block_of(call) != func.block_of(access) {
        return dom.dominates_inst(func, call, access);
    }
    if func.comes_before(call, access) {
        return true;
    }
    let mut at = access;
    for _ in 0..MOST_BETWEEN {
        if at == call {
            return true;
        }
        if !facts::transfers_execution(func, at) {
            return false;
        }
        at = func.next(at);
    }
    false
}

/// An access: the operand that is its address, and what it says of its alignment.
#[derive(Clone, Copy)]
struct Place {
    inst: Inst,
    operand: usize,
    align: u64,
    is_argument: bool,
}

/// The accesses that `inst` makes by addresses whose alignment it says.
fn places(func: &Func<'_>, inst: Inst) -> [Option<Place>; 2] {
    let plain = |operand| Some(Place { inst, operand, align: func.mem(inst).align, is_argument: false });
    let argument = |operand| {
        let align = facts::call_arg_int(func, inst, operand, AttrKind::Align).unwrap_or(1);
        Some(Place { inst, operand, align, is_argument: true })
    };
    match func.op(inst) {
        Opcode::Load => [plain(0), None],
        Opcode::Store => [plain(1), None],
        Opcode::Call => match facts::intrinsic(func, inst) {
            Some(id::MEMSET | id::MEMSET_INLINE) => [argument(0), None],
            Some(id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE) => [argument(0), argument(1)],
            _ => [None, None],
        },
        _ => [None, None],
    }
}

/// Alignment of an address that is `distance` from an aligned one, if it is known.
fn of_distance(se: &mut Se<'_, '_>, distance: Expr, align: Expr) -> Option<u64> {
    let rest = se.urem(distance, align);
    let rest = se.constant(rest)?;
    match rest {
        0 => se.constant(align).and_then(|align| u64::try_from(align).ok()),
        _ => u64::try_from(rest).ok().filter(|rest| rest.is_power_of_two()),
    }
}

/// Alignment that `claim` gives `address`; 1 if nothing is known.
fn alignment(se: &mut Se<'_, '_>, claim: Claim, address: Value) -> u64 {
    let wide = Ty::int(64);
    let (address, pointer) = (se.get(address), se.get(claim.pointer));
    let mut distance = se.minus(address, pointer, Wrap::ANY);
    if distance == COULD_NOT_COMPUTE || se.bits(distance) > 64 {
        return 1;
    }
    distance = se.sext_or_same(distance, wide);
    if let Some(offset) = claim.offset {
        let offset = se.get(offset);
        let offset = se.trunc_or_sext(offset, wide, 0);
        distance = se.add2(distance, offset, Wrap::ANY);
    }
    let align = se.get(claim.align);
    let align = se.trunc_or_zext(align, wide, 0);
    if let Some(known) = of_distance(se, distance, align) {
        return known;
    }
    if se.kind(distance) != Kind::AddRec {
        return 1;
    }
    let (start, step) = (se.op(distance, 0), se.step_of(distance));
    match (of_distance(se, start, align), of_distance(se, step, align)) {
        (Some(start), Some(step)) => start.min(step),
        _ => 1,
    }
}

impl FromAssumptions {
    /// The instructions that access memory through `claim.pointer` or an address computed from it.
    fn accesses(&mut self, func: &Func<'_>, claim: Claim) -> Vec<Inst> {
        self.seen.reset(func.num_insts());
        let mut work: Vec<Inst> = Vec::new();
        let mut found = Vec::new();
        let mut pointer = claim.pointer;
        let mut steps = 0;
        loop {
            for u in func.uses(pointer) {
                let user = func.user(u);
                let is_stored = func.op(user) == Opcode::Store && func.use_index(u) == 0;
                if user != claim.call && !is_stored && !self.seen.contains(user) && steps < MOST_USERS {
                    self.seen.insert(user);
                    work.push(user);
                    steps += 1;
                }
            }
            pointer = loop {
                let Some(user) = work.pop() else { return found };
                match func.op(user) {
                    Opcode::GetElementPtr | Opcode::Phi => break user.into(),
                    Opcode::Load | Opcode::Store | Opcode::Call => found.push(user),
                    _ => {}
                }
            };
        }
    }
}

impl FunctionPass for FromAssumptions {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if !func.intrins().has(id::ASSUME) {
            return Outcome::Unchanged;
        }
        let assumptions = cx.analyses.assumptions(func);
        let mut found = Vec::new();
        for &call in assumptions.calls() {
            if !func.is_dead(call) {
                claims(func, call, &mut found);
            }
        }
        if found.is_empty() {
            return Outcome::Unchanged;
        }
        let dom = cx.analyses.dom(func);
        let mut raised: Vec<(Place, u64)> = Vec::new();
        for claim in found {
            let accesses = self.accesses(func, claim);
            cx.analyses.with_scev(func, &cx.session.knobs, |se| {
                for inst in accesses {
                    if !holds_at(se.f, &dom, claim.call, inst) {
                        continue;
                    }
                    for place in places(se.f, inst).into_iter().flatten() {
                        let align = alignment(se, claim, se.f.operand(inst, place.operand)).min(MOST);
                        if align > place.align {
                            raised.push((place, align));
                        }
                    }
                }
            });
        }
        let changed = !raised.is_empty();
        // Of several claims about one access the largest counts.
        raised.sort_by_key(|row| row.1);
        for (place, align) in raised {
            match place.is_argument {
                true => set_argument_alignment(func, place.inst, place.operand, align),
                false => set_access_alignment(func, place.inst, align),
            }
        }
        Outcome::of(changed, INFO.preserves)
    }
}
