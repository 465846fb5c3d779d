//! `loop-load-elim`: what an iteration stores and the next one loads is kept in a register.
//!
//! ```text
//!   for (i) a[i + 1] = a[i] + b[i];     ->     x = a[0];  for (i) { x = x + b[i]; a[i + 1] = x; }
//! ```
//!
//! **When**: an innermost loop that is left from its latch alone, with a load in its header that reads, by the analysis of accesses, exactly what
//! a store that every iteration does stored one iteration before, over neighbouring elements. Of several such stores in one block the last one
//! counts. Where other stores between the two may be to the same memory, ranges are compared before the loop, and it is copied
//! (`runtime-check-per-loop-load-elim`, `loop-load-elimination-scev-check-threshold`).
//! **Not**: loads that something unknown may feed; checks around convergent operations, and in functions that are to be small; loops with calls
//! that touch memory, so none with barriers.
//! **How**: the first value is loaded before the loop, where the first iteration would; the value stored comes around in a phi, which takes the
//! place of the load. The load stays, without users. **Invariants**: loops are in simplified form afterwards.
//! **Cost**: that of the analysis of accesses. **Source**: LLVM's pass of this name.

use crate::copy_map::CopyMap;
use crate::expand::{Memory, Options, Shape, is_safe_at, plan_address};
use crate::forms::LoopForms;
use crate::knobs;
use crate::versioning::{Inserted, Target, World, emit, fork};
use std::collections::BTreeMap;
use std::sync::Arc;
use warpc_analysis::{AliasCache, AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::knobs::{PROFILE_GUIDED_SIZE, PROFILE_SUMMARY};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, profile};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::access::{Check, DependenceKind, LastAddresses, LoopAccess, Settings};
use warpc_scev::{CachedScev, Expr, Kind, Se};

const NAME: &str = "loop-load-elim";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "keep in registers what one iteration stores and the next one loads",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOAD_ELIM, PROFILE_SUMMARY, warpc_scev::knobs::ACCESSES],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(LoopLoadElim { forms: LoopForms::simplified()?, map: CopyMap::default() })))
    },
};

struct LoopLoadElim {
    forms: LoopForms,
    map: CopyMap,
}

/// A load that reads what a store may have stored, by their rows among the accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Candidate {
    load: u32,
    store: u32,
}

/// What becomes of a loop.
struct Plan {
    target: Target,
    access: LoopAccess,
    candidates: Vec<Candidate>,
    pairs: Vec<Check>,
}

/// A load that gives way.
struct Forwarding {
    load: Inst,
    store: Inst,
    /// What the first iteration loads from.
    first: Value,
}

impl FunctionPass for LoopLoadElim {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if cx.analyses.loops(func).has_none() {
            return Outcome::Unchanged;
        }
        let formed = self.forms.bring(func, cx);
        let loops = cx.analyses.loops(func);
        let knobs = &cx.session.knobs;
        let (cfg, dom, facts) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let targets: Vec<Target> = loops
            .inner_first()
            .into_iter()
            .filter_map(|id| Target::of(func, &cfg, &loops, id))
            .filter(|target| target.is_rotated() && has_load_and_store(func, target))
            .collect();
        if targets.is_empty() {
            return Outcome::of(formed, AnalysisSet::NONE);
        }
        let last = LastAddresses::new(func);
        let world = World { shape: Shape { cfg: &cfg, dom: &dom, loops: &loops }, facts: &facts, knobs };
        let mut scev = cx.analyses.take_scev(func);
        let mut memory = Memory::default();
        let is_small = is_to_be_small(func, knobs);
        let mut plans: Vec<Plan> = Vec::new();
        {
            let settings = Settings::new(knobs);
            let mut aliases = AliasCache::default();
            let mut se = world.se(&mut scev, func);
            for target in targets {
                let access = LoopAccess::new(&mut se, &mut aliases, &last, target.id, settings);
                let Some(plan) = Plan::of(&mut se, target, access) else { continue };
                let forks = plan.needs_check();
                let most = knobs.get(knobs::LOAD_ELIM_SCEV_CHECKS);
                let is_dear = plan.pairs.len() as i64
                    > plan.candidates.len() as i64 * knobs.get(knobs::LOAD_ELIM_CHECKS_PER_LOAD)
                    || plan.access.predicates.len() as i64 > most;
                let may_fork = !plan.access.convergent && !is_small && plan.target.is_copyable(func, &addressed);
                if !is_dear && (!forks || may_fork) {
                    plans.push(plan);
                }
            }
        }
        // Everything that scalar evolution is asked for comes before the first block changes.
        let mut ready: Vec<(Target, Option<Inserted>, Vec<Forwarding>)> = Vec::new();
        for plan in plans {
            let at = func.terminator(plan.target.preheader);
            let inserted = match plan.needs_check() {
                true => match emit(func, &mut scev, &mut memory, world, &plan.access, &plan.pairs, at) {
                    None => continue,
                    some => some,
                },
                false => None,
            };
            let mut forwarded: Vec<Forwarding> = Vec::new();
            for candidate in &plan.candidates {
                let [load, store] = [candidate.load, candidate.store].map(|row| plan.access.accesses[row as usize]);
                let mut se = world.se(&mut scev, func);
                let start = recurrence(&mut se, &plan.access, load.inst, load.ptr).map(|rec| se.op(rec, 0));
                let options = Options::default();
                let Some(start) = start.filter(|&start| is_safe_at(&mut se, start, at, &options)) else { continue };
                let Ok(code) = plan_address(&mut se, &mut memory, &options, start, at) else { continue };
                let first = code.apply(func, &mut scev, &world.shape).value;
                forwarded.push(Forwarding { load: load.inst, store: store.inst, first });
            }
            ready.push((plan.target, inserted, forwarded));
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        let changed = !ready.is_empty();
        for (target, inserted, forwarded) in ready {
            let mut preheader = target.preheader;
            if let Some(inserted) = inserted {
                let outside = target.used_outside(func);
                preheader = fork(func, &target, inserted.conflict, &outside, &mut self.map).preheader;
            }
            for forwarding in forwarded {
                forward(func, &target, preheader, &forwarding);
            }
        }
        Outcome::of(changed || formed, AnalysisSet::NONE)
    }
}

/// Whether the function is to be small: attributes say so, or the profile says that it is hardly ever entered.
fn is_to_be_small(func: &Func<'_>, knobs: &Knobs) -> bool {
    let (ctx, global) = (func.ctx(), func.global());
    let attrs = ctx.globals.parts[global.index()].attrs;
    let says_so = |kind| func.attrs().fn_has(attrs, kind);
    let is_cold = || {
        let bound = profile::cold_count(ctx.tables, knobs);
        ctx.entry_count(global).zip(bound).is_some_and(|(count, most)| count <= most)
    };
    says_so(AttrKind::OptimizeForSize) || says_so(AttrKind::MinSize) || knobs.get(PROFILE_GUIDED_SIZE) && is_cold()
}

/// Whether there is a load in the header and a store anywhere: most loops are not looked at further.
fn has_load_and_store(func: &Func<'_>, target: &Target) -> bool {
    let has = |block: Block, op: Opcode| func.block_insts(block).any(|i| func.op(i) == op);
    has(target.order[0], Opcode::Load) && target.order.iter().any(|&block| has(block, Opcode::Store))
}

/// The recurrence of loop `access.of` that pointer `ptr` of `inst` is, under what the analysis assumes.
fn recurrence(se: &mut Se<'_, '_>, access: &LoopAccess, inst: Inst, ptr: Value) -> Option<Expr> {
    let rewritten = access.rewritten.iter().find(|row| row.0 == inst || ptr == Value::inst(row.0));
    let expr = rewritten.map_or_else(|| se.get(ptr), |row| row.2);
    (se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(access.of) && se.is_affine(expr)).then_some(expr)
}

impl Plan {
    /// That for a loop with these accesses, if there is anything to do.
    fn of(se: &mut Se<'_, '_>, target: Target, access: LoopAccess) -> Option<Plan> {
        let mut candidates = Candidate::of(se.f, &access)?;
        candidates.retain(|candidate| candidate.can_cast(se.f, &access));
        keep_single_stores(se, &access, &mut candidates);
        candidates.retain(|candidate| {
            let [load, store] = [candidate.load, candidate.store].map(|row| access.accesses[row as usize].inst);
            let header = target.order[0];
            // The value is there whenever the next iteration begins, and the first load was made before.
            se.f.block_of(load) == header
                && se.dom.dominates(se.f.block_of(store), target.latch)
                && is_reached(se.f, header, load)
                && candidate.is_one_apart(se, &access)
        });
        if candidates.is_empty() || !access.checks_complete && access.checks.needed {
            return None;
        }
        let pairs = checks(&access, &candidates);
        Some(Plan { target, access, candidates, pairs })
    }

    /// Whether the loop has to be copied.
    fn needs_check(&self) -> bool {
        !self.pairs.is_empty() || !self.access.predicates.is_empty()
    }
}

/// Whether `inst` is executed whenever its block `header` is.
fn is_reached(func: &Func<'_>, header: Block, inst: Inst) -> bool {
    func.block_insts(header).take_while(|&i| i != inst).all(|i| facts::transfers_execution(func, i))
}

impl Candidate {
    /// The loads that stores reach, of those that nothing unknown does.
    fn of(func: &Func<'_>, access: &LoopAccess) -> Option<Vec<Candidate>> {
        use DependenceKind::*;
        let rows = &access.accesses;
        let op = |row: u32| func.op(rows[row as usize].inst);
        let mut unknown: Vec<u32> = Vec::new();
        let mut found: Vec<Candidate> = Vec::new();
        for dependence in access.dependences.as_ref()? {
            let (mut source, mut sink) = (dependence.source, dependence.sink);
            match dependence.kind {
                None => continue,
                Unknown | IndirectUnsafe => {
                    unknown.extend([source, sink].into_iter().filter(|&row| op(row) == Opcode::Load));
                    continue;
                }
                Forward | ForwardButPreventsForwarding => {}
                Backward | BackwardVectorizable | BackwardVectorizableButPreventsForwarding => {
                    std::mem::swap(&mut source, &mut sink);
                }
            }
            if op(source) == Opcode::Store && op(sink) == Opcode::Load {
                found.push(Candidate { load: sink, store: source });
            }
        }
        // A load through a choice of pointers is several rows, and is left alone.
        let is_one = |row: u32| rows.iter().filter(|other| other.inst == rows[row as usize].inst).count() == 1;
        found.retain(|c| !unknown.contains(&c.load) && is_one(c.load) && is_one(c.store));
        // Of equal ones the later dependence comes first.
        found.reverse();
        Some(found)
    }

    /// Whether what is stored can be taken for what is loaded, bit by bit.
    fn can_cast(&self, func: &Func<'_>, access: &LoopAccess) -> bool {
        let [load, store] = [self.load, self.store].map(|row| access.accesses[row as usize].ty);
        load == store || cast(func, store, load).is_some()
    }

    /// Whether the store of an iteration is to where the load of the next one is from, over neighbouring elements.
    fn is_one_apart(&self, se: &mut Se<'_, '_>, access: &LoopAccess) -> bool {
        let [load, store] = [self.load, self.store].map(|row| access.accesses[row as usize]);
        let of_load = recurrence(se, access, load.inst, load.ptr);
        let of_store = recurrence(se, access, store.inst, store.ptr);
        let (Some(of_load), Some(of_store)) = (of_load, of_store) else { return false };
        let step = se.op(of_load, 1);
        if se.op(of_store, 1) != step {
            return false;
        }
        let size = u128::from(se.f.layout().alloc_size(se.f.types(), load.ty));
        let bits = se.bits(step).min(127);
        let mask = (1u128 << bits) - 1;
        let is_unit = se.constant(step).is_some_and(|step| step == size || step == size.wrapping_neg() & mask);
        let distance = se.minus(of_store, of_load, warpc_scev::Wrap::ANY);
        is_unit && se.constant(distance).is_some() && se.constant(distance) == se.constant(step)
    }
}

/// The cast of bits from type `from` to type `to`.
fn cast(func: &Func<'_>, from: Type, to: Type) -> Option<Opcode> {
    let (types, layout) = (func.types(), func.layout());
    let plain =
        |ty: Type| types.is_int(ty) || types.is_float(ty) || types.vector(ty).is_some_and(|v| !types.is_ptr(v.2));
    let same = layout.size_in_bits(types, from) == layout.size_in_bits(types, to);
    match (types.is_ptr(from), types.is_ptr(to)) {
        _ if !same => None,
        (false, false) => (plain(from) && plain(to)).then_some(Opcode::BitCast),
        (true, false) => types.is_int(to).then_some(Opcode::PtrToInt),
        (false, true) => types.is_int(from).then_some(Opcode::IntToPtr),
        (true, true) => None,
    }
}

/// Drops loads that several stores may reach, unless these are in one block and all of them one iteration before: the last one counts then.
fn keep_single_stores(se: &mut Se<'_, '_>, access: &LoopAccess, candidates: &mut Vec<Candidate>) {
    let block = |se: &Se<'_, '_>, row: u32| se.f.block_of(access.accesses[row as usize].inst);
    let mut chosen: BTreeMap<u32, Option<Candidate>> = BTreeMap::new();
    for &candidate in candidates.iter() {
        let Some(entry) = chosen.get(&candidate.load).copied() else {
            chosen.insert(candidate.load, Some(candidate));
            continue;
        };
        let Some(other) = entry else { continue };
        let is_decided = block(se, candidate.store) == block(se, other.store)
            && candidate.is_one_apart(se, access)
            && other.is_one_apart(se, access);
        let later = if candidate.store > other.store { candidate } else { other };
        chosen.insert(candidate.load, is_decided.then_some(later));
    }
    candidates.retain(|candidate| chosen.get(&candidate.load) == Some(&Some(*candidate)));
}

/// The pairs of groups that have to be apart: stores on the way from the first forwarding store, around, to the last load, and those loads.
fn checks(access: &LoopAccess, candidates: &[Candidate]) -> Vec<Check> {
    let first_store = candidates.iter().map(|c| c.store).min().unwrap_or(0);
    let last_load = candidates.iter().map(|c| c.load).max().unwrap_or(0);
    let rows = (0u32..).zip(&access.accesses);
    let written: Vec<Value> = rows
        .filter(|(row, access)| access.write && (*row > first_store || *row < last_load))
        .map(|(_, access)| access.ptr)
        .collect();
    let loaded: Vec<Value> = candidates.iter().map(|c| access.accesses[c.load as usize].ptr).collect();
    let checks = &access.checks;
    let meets = |left: u32, right: u32| {
        let [left, right] = [left, right].map(|row| checks.pointers[row as usize].ptr);
        written.contains(&left) && loaded.contains(&right) || written.contains(&right) && loaded.contains(&left)
    };
    let pairs = checks.pairs.iter().copied();
    pairs
        .filter(|&(left, right)| {
            let [left, right] = [left, right].map(|group| &checks.groups[group as usize].members);
            left.iter().any(|&l| right.iter().any(|&r| meets(l, r)))
        })
        .collect()
}

/// Puts a phi into the place of the load.
fn forward(func: &mut FuncMut<'_>, target: &Target, preheader: Block, forwarding: &Forwarding) {
    let &Forwarding { load, store, first } = forwarding;
    let (ty, align, loc) = (func.ty(load), func.mem(load).align, func.loc(load));
    let end = func.terminator(preheader);
    let initial = Builder { loc: Md::NONE, ..Builder::before(func, end) }.load(ty, first, align, 0);
    func.set_name(initial, b"load_initial");
    let mut stored = func.operand(store, 0);
    if let Some(op) = cast(func, func.type_of(stored), ty).filter(|_| func.type_of(stored) != ty) {
        stored = Builder { loc, ..Builder::before(func, store) }.cast(op, stored, ty, 0);
        func.set_name(stored, b"store_forward_cast");
    }
    let header = target.order[0];
    let phi = func.new_inst(Opcode::Phi, 0, ty, &[], warpc_ir::Aux::default());
    let top = func.first(header);
    func.insert_before(phi, top);
    func.set_name(phi.into(), b"store_forwarded");
    func.set_loc(phi, loc);
    func.add_incoming(phi, initial, preheader);
    func.add_incoming(phi, stored, target.latch);
    func.replace_all_uses(load.into(), phi.into());
}
