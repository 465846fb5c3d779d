//! Whether two loops may be exchanged: directions of dependences, and the shape of the code between them.

use super::apply::{Exchange, Frame, follow, moved_to_latch};
use smallvec::SmallVec;
use warpc_analysis::Loops;
use warpc_analysis::facts::{call_has, has_side_effects, intrinsic, is_simple, may_read, may_write};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Opcode, Value, flags};
use warpc_scev::depend::{Depend, Direction, Workspace};
use warpc_scev::{COULD_NOT_COMPUTE, Kind, Se};

/// How iterations of one loop of the nest lie to each other in a dependence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Way {
    /// The source is in an earlier iteration.
    Less,
    /// Both are in the same.
    Equal,
    /// The source is in a later one.
    Greater,
    /// Nothing is known.
    Any,
    /// The loop is not around both.
    Independent,
}

/// A dependence: its way in each loop of the nest, the outermost first, and whether it goes forward in the code.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Row {
    /// By loop of the nest.
    pub ways: SmallVec<[Way; 4]>,
    /// Whether the source surely comes before the destination in the code.
    pub is_forward: bool,
}

/// Why loops are not exchanged: the name of the remark, and its text.
pub type Reason = (&'static str, &'static str);

/// Reasons of loops that stay.
pub mod reasons {
    use super::Reason;
    /// Accesses beyond the knob.
    pub const TOO_MANY: Reason = (
        "UnsupportedLoop",
        "Number of loads/stores exceeded, the supported maximum can be increased with option -loop-interchange-maxmeminstr-count.",
    );
    /// Dependences beyond the knob.
    pub const TOO_MANY_DEPENDENCES: Reason = ("TooManyDependences", "Too many different dependences in the loop nest.");
    /// Volatile or atomic accesses, fences.
    pub const MEMORY: Reason =
        ("UnsupportedMemory", "Cannot interchange loops due to volatile or atomic accesses or fences.");
    /// All directions in all loops.
    pub const ALL: Reason = ("Dependence", "All loops have dependencies in all directions.");
    /// Directions.
    pub const DEPENDENCE: Reason = ("Dependence", "Cannot interchange loops due to dependences.");
    /// Calls.
    pub const CALL: Reason = ("CallInst", "Cannot interchange loops due to call instruction.");
    /// Barriers, shuffles, votes.
    pub const CONVERGENT: Reason =
        ("ConvergentCall", "Cannot interchange loops due to an operation that threads execute together.");
    /// Phis of the inner latch.
    pub const INNER_LATCH: Reason = (
        "UnsupportedInnerLatchPHI",
        "Cannot interchange loops because unsupported PHI nodes found in inner loop latch.",
    );
    /// Other exits.
    pub const EXITS: Reason =
        ("ExitingNotLatch", "Loops where the latch is not the exiting block cannot be interchange currently.");
    /// Phis of the outer header.
    pub const OUTER_PHI: Reason = (
        "UnsupportedPHIOuter",
        "Only outer loops with induction or reduction PHI nodes can be interchanged currently.",
    );
    /// Phis of an inner header.
    pub const INNER_PHI: Reason =
        ("UnsupportedPHIInner", "Only inner loops with induction or reduction PHI nodes can be interchange currently.");
    /// No counter, or bounds that change with the outer loop.
    pub const STRUCTURE: Reason = ("UnsupportedStructureInner", "Inner loop structure not understood currently.");
    /// Code between the loops.
    pub const TIGHT: Reason = ("NotTightlyNested", "Cannot interchange loops because they are not tightly nested.");
    /// The order is as good as it gets.
    pub const NOT_PROFITABLE: Reason = (
        "InterchangeNotProfitable",
        "Interchanging loops is not considered to improve cache locality nor vectorization.",
    );
    /// No rule has an answer.
    pub const NO_COST: Reason =
        ("InterchangeNotProfitable", "Insufficient information to calculate the cost of loop for interchange.");
    /// Phis of exits.
    pub const EXIT_PHI: Reason = ("UnsupportedExitPHI", "Found unsupported PHI node in loop exit.");
}

/// The dependences of the nest whose loops are `nest`, the outermost first.
pub fn dependences(
    se: &mut Se<'_, '_>,
    work: &mut Workspace,
    knobs: &Knobs,
    nest: &[Loop],
    most_accesses: usize,
    most_rows: usize,
) -> Result<Vec<Row>, Reason> {
    let func = se.f;
    let mut blocks = se.loops.blocks(nest[0]);
    blocks.sort_unstable_by_key(|&block| se.cfg.rpo_index(block));
    let mut accesses: Vec<Inst> = Vec::new();
    for inst in blocks.into_iter().flat_map(|block| func.block_insts(block)) {
        match func.op(inst) {
            Opcode::Load | Opcode::Store if is_simple(func, inst) => accesses.push(inst),
            op if op.is_call() => {}
            _ if may_read(func, inst) || may_write(func, inst) => return Err(reasons::MEMORY),
            _ => {}
        }
    }
    if accesses.len() > most_accesses {
        return Err(reasons::TOO_MANY);
    }
    let mut rows: Vec<Row> = Vec::new();
    let mut tests = Depend::new(se, work, knobs);
    for (k, &src) in accesses.iter().enumerate() {
        for &dst in &accesses[k..] {
            if func.op(src) == Opcode::Load && func.op(dst) == Opcode::Load {
                continue;
            }
            let Some(mut found) = tests.depends(src, dst, false) else { continue };
            let is_reversed = found.normalize(tests.se);
            let mut ways: SmallVec<[Way; 4]> = match found.confused {
                true => SmallVec::from_elem(Way::Any, nest.len()),
                false => found.levels.iter().map(|level| way(level.direction)).collect(),
            };
            ways.resize(nest.len(), Way::Independent);
            if ways.iter().all(|&way| way == Way::Any) {
                return Err(reasons::ALL);
            }
            let is_forward = func.block_of(src) == func.block_of(dst) && !is_reversed;
            rows.push(Row { ways, is_forward });
        }
    }
    // What goes both ways in the code goes any way.
    rows.sort_unstable();
    rows.dedup_by(|next, kept| next.ways == kept.ways && !kept.is_forward || next == kept);
    if rows.len() > most_rows {
        return Err(reasons::TOO_MANY_DEPENDENCES);
    }
    Ok(rows)
}

fn way(direction: Direction) -> Way {
    match direction {
        Direction::LT => Way::Less,
        Direction::EQ => Way::Equal,
        Direction::GT => Way::Greater,
        _ => Way::Any,
    }
}

/// Whether the first way that is not equal is less; `None` where all are.
fn is_positive(ways: &[Way]) -> Option<bool> {
    ways.iter().find_map(|way| match way {
        Way::Less => Some(true),
        Way::Greater | Way::Any => Some(false),
        Way::Equal | Way::Independent => None,
    })
}

/// Whether all dependences still go from earlier to later iterations when loops `at - 1` and `at` of the nest are exchanged.
pub fn keeps_order(rows: &[Row], at: usize) -> bool {
    rows.iter().all(|row| {
        let mut ways = row.ways.clone();
        if is_positive(&ways[..at - 1]) == Some(true) {
            return true;
        }
        let before = is_positive(&ways[at - 1..]) != Some(false);
        ways.swap(at - 1, at);
        before && is_positive(&ways[at - 1..]) != Some(false)
    })
}

/// Whether iterations of loop `at` of the nest could run side by side.
pub fn is_parallel(rows: &[Row], at: usize) -> bool {
    rows.iter().all(|row| match row.ways[at] {
        Way::Equal | Way::Independent => true,
        Way::Less => row.is_forward,
        Way::Greater | Way::Any => false,
    })
}

/// The blocks of loop `id`, if it has one exit, at its latch.
fn frame(func: &Func<'_>, loops: &Loops, id: Loop) -> Option<Frame> {
    let [(exiting, exit)] = loops.exit_edges(func, id)[..] else { return None };
    let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
    let end = func.terminator(latch);
    let fits = exiting == latch && func.op(end) == Opcode::Br && func.num_operands(end) == 3;
    fits.then_some(Frame { id, preheader, header: loops.header(id), latch, exit })
}

/// Whether `phi`, of the header of `id`, counts.
fn is_induction(se: &mut Se<'_, '_>, phi: Inst, id: Loop) -> bool {
    if se.type_of(phi.into()).is_none() {
        return false;
    }
    let expr = se.get(phi.into());
    se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(id) && se.is_affine(expr)
}

/// How loops `outer` and `inner`, directly inside it, would be exchanged.
pub fn legal(se: &mut Se<'_, '_>, outer: Loop, inner: Loop) -> Result<Exchange, Reason> {
    let (func, loops) = (se.f, se.loops);
    for inst in loops.blocks(outer).into_iter().flat_map(|block| func.block_insts(block)) {
        if func.ty(inst) == Type::TOKEN {
            return Err(reasons::CONVERGENT);
        }
        if func.op(inst).is_call() {
            // Scopes that are declared in the nest mean one iteration of it.
            if matches!(intrinsic(func, inst), Some(id::PSEUDOPROBE)) {
                continue;
            }
            if call_has(func, inst, AttrKind::Convergent) {
                return Err(reasons::CONVERGENT);
            }
            if func.op(inst) != Opcode::Call
                || has_side_effects(func, inst)
                || may_read(func, inst)
                || may_write(func, inst)
            {
                return Err(reasons::CALL);
            }
        }
    }
    let (Some(outer_frame), Some(inner_frame)) = (frame(func, loops, outer), frame(func, loops, inner)) else {
        return Err(reasons::EXITS);
    };
    let is_innermost = loops.is_innermost(inner);
    let mut inner_blocks: Vec<Block> = loops.own_blocks(inner).collect();
    inner_blocks.sort_unstable();
    let mut plan = Exchange {
        outer: outer_frame,
        inner: inner_frame,
        is_innermost,
        inner_blocks,
        inductions: Vec::new(),
        outer_reductions: Vec::new(),
        inner_reductions: Vec::new(),
        reassociated: Vec::new(),
    };
    phis_of_headers(se, &mut plan)?;
    let trips = se.backedge_taken_count(inner);
    if plan.inductions.is_empty() || trips == COULD_NOT_COMPUTE || !se.is_invariant(trips, outer) {
        return Err(reasons::STRUCTURE);
    }
    let starts_outside = |&phi: &Inst| {
        func.phi_value_for(phi, plan.inner.preheader).is_some_and(|start| loops.is_invariant(func, outer, start))
    };
    if !plan.inductions.iter().all(starts_outside) {
        return Err(reasons::STRUCTURE);
    }
    if !is_tight(func, loops, &plan) {
        return Err(reasons::TIGHT);
    }
    // The copies in the new latch must not need what the inner loop computes anew in each iteration of the outer one.
    let Some(moved) = moved_to_latch(func, &plan) else { return Err(reasons::STRUCTURE) };
    if !is_innermost && !moved.iter().all(|&inst| func.block_of(inst) == plan.inner.latch) {
        return Err(reasons::STRUCTURE);
    }
    let stays = |value: Value| {
        value.as_inst().is_none_or(|inst| {
            plan.inductions.contains(&inst)
                || moved.contains(&inst)
                || loops.is_invariant(func, outer, value)
                || se.type_of(value).is_some() && se.get(value) != COULD_NOT_COMPUTE && {
                    let expr = se.get(value);
                    se.is_invariant(expr, outer)
                }
        })
    };
    let mut stays = stays;
    let test = func.operand(func.terminator(plan.inner.latch), 0);
    if !stays(test) || !moved.iter().flat_map(|&inst| func.operands(inst)).all(stays) {
        return Err(reasons::STRUCTURE);
    }
    exit_phis(func, loops, &plan)?;
    Ok(plan)
}

/// Finds counters and reductions.
fn phis_of_headers(se: &mut Se<'_, '_>, plan: &mut Exchange) -> Result<(), Reason> {
    let func = se.f;
    let phis = |block: Block| -> Vec<Inst> {
        func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).collect()
    };
    for phi in phis(plan.outer.header) {
        if is_induction(se, phi, plan.outer.id) {
            continue;
        }
        let found =
            func.phi_value_for(phi, plan.outer.latch).and_then(|value| reduction(func, se.loops, plan, phi, value));
        let (of_inner, chain) = found.ok_or(reasons::OUTER_PHI)?;
        plan.outer_reductions.push(phi);
        plan.inner_reductions.push(of_inner);
        plan.reassociated.extend(chain);
    }
    for phi in phis(plan.inner.header) {
        if is_induction(se, phi, plan.inner.id) {
            plan.inductions.push(phi);
        } else if !plan.inner_reductions.contains(&phi) {
            return Err(reasons::INNER_PHI);
        }
    }
    // What goes on from one iteration of a deeper loop to the next may go on through these, too.
    let mut deeper = se.loops.children(plan.inner.id).next();
    while let Some(id) = deeper {
        let header = se.loops.header(id);
        if phis(header).into_iter().any(|phi| !is_induction(se, phi, id)) {
            return Err(reasons::INNER_PHI);
        }
        deeper = se.loops.children(id).next();
    }
    // A reduction that runs through deeper loops is not taken apart.
    if !plan.is_innermost && !plan.inner_reductions.is_empty() {
        return Err(reasons::INNER_PHI);
    }
    Ok(())
}

/// The phi of the inner header through which `value`, what phi `outer` of the outer header is next, is a reduction, and its operations.
fn reduction(
    func: &Func<'_>,
    loops: &Loops,
    plan: &Exchange,
    outer: Inst,
    value: Value,
) -> Option<(Inst, SmallVec<[Inst; 2]>)> {
    let last = follow(func, value).as_inst().filter(|&inst| loops.contains(plan.inner.id, func.block_of(inst)))?;
    let inner = func.block_insts(plan.inner.header).take_while(|&inst| func.op(inst) == Opcode::Phi).find(|&phi| {
        func.phi_value_for(phi, plan.inner.latch) == Some(last.into())
            && func.phi_value_for(phi, plan.inner.preheader) == Some(outer.into())
    })?;
    // The outer phi only starts the inner one; each operation of the chain is used by the next.
    let only_user = |value: Value| {
        let mut users = func.uses(value).map(|u| func.user(u));
        users.next().filter(|&first| users.all(|user| user == first))
    };
    if only_user(outer.into()) != Some(inner) {
        return None;
    }
    let mut chain: SmallVec<[Inst; 2]> = SmallVec::new();
    let mut at: Value = inner.into();
    let op = func.op(last);
    while at != Value::inst(last) {
        let mut users = func.uses(at).map(|u| func.user(u));
        let user = users.next().filter(|_| users.next().is_none())?;
        if func.op(user) != op || chain.len() > 16 || loops.of(func.block_of(user)) != plan.inner.id {
            return None;
        }
        chain.push(user);
        at = user.into();
    }
    let reorders = |&inst: &Inst| match op {
        Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => true,
        Opcode::FAdd | Opcode::FMul => func.flags(inst) & flags::REASSOC != 0,
        _ => false,
    };
    let used_right = func.uses(last.into()).all(|u| {
        let user = func.user(u);
        user == inner || !loops.contains(plan.inner.id, func.block_of(user))
    });
    (used_right && chain.iter().all(reorders)).then_some((inner, chain))
}

/// Whether nothing with effects, and no branch, stands between the two loops.
fn is_tight(func: &Func<'_>, loops: &Loops, plan: &Exchange) -> bool {
    let (outer, inner) = (plan.outer, plan.inner);
    // A branch may name its successor twice.
    let only_jumps = |block: Block| {
        let end = func.terminator(block);
        func.op(end) == Opcode::Br && (func.num_operands(end) == 1 || func.operand(end, 1) == func.operand(end, 2))
    };
    // A guard of the inner loop would come to stand in it, behind a test that the guard was needed for.
    let first = func.successors(outer.header).next();
    let enters = only_jumps(outer.header) && (first == Some(inner.preheader) || first == Some(inner.header));
    if !enters || !only_jumps(inner.preheader) || !only_jumps(outer.preheader) {
        return false;
    }
    let is_plain = |block: Block| {
        func.block_insts(block).all(|inst| {
            func.op(inst).is_terminator()
                || !has_side_effects(func, inst) && !may_read(func, inst) && !may_write(func, inst)
        })
    };
    // Behind the inner loop comes the latch, maybe behind empty blocks.
    let mut at = inner.exit;
    while at != outer.latch {
        let is_empty = at == inner.exit || func.first(at) == func.terminator(at);
        if !only_jumps(at) || !is_empty || func.predecessors(at).count() != 1 || loops.of(at) != outer.id {
            return false;
        }
        at = func.successors(at).next().unwrap_or(outer.latch);
    }
    let one_way = |block: Block| func.predecessors(block).count() == 1;
    if !one_way(inner.exit) || !one_way(outer.latch) {
        return false;
    }
    if !plan.is_innermost && !one_way(inner.latch) {
        return false;
    }
    // Debug records and instructions of all of these move into the inner loop, or out of it.
    [outer.header, outer.latch, inner.preheader, inner.exit].into_iter().all(is_plain)
        && loops.own_blocks(outer.id).all(|block| {
            block == outer.header || block == inner.preheader || block == outer.latch || block == inner.exit || {
                func.first(block) == func.terminator(block)
            }
        })
}

/// Whether the values that leave the loops still can.
fn exit_phis(func: &Func<'_>, loops: &Loops, plan: &Exchange) -> Result<(), Reason> {
    let (outer, inner) = (plan.outer, plan.inner);
    if inner.exit == outer.latch && func.predecessors(outer.latch).count() != 1 {
        return Err(reasons::EXIT_PHI);
    }
    for phi in func.block_insts(inner.exit).take_while(|&inst| func.op(inst) == Opcode::Phi) {
        let fits = |user: Inst| {
            func.op(user) == Opcode::Phi
                && (plan.outer_reductions.contains(&user) || !loops.contains(outer.id, func.block_of(user)))
        };
        if func.phi_len(phi) != 1 || !func.uses(phi.into()).all(|u| fits(func.user(u))) {
            return Err(reasons::EXIT_PHI);
        }
    }
    if !plan.is_innermost {
        let latch_phis = func.block_insts(inner.latch).take_while(|&inst| func.op(inst) == Opcode::Phi);
        let in_latch = |phi: Inst| func.uses(phi.into()).any(|u| func.block_of(func.user(u)) == inner.latch);
        if latch_phis.into_iter().any(in_latch) {
            return Err(reasons::INNER_LATCH);
        }
    }
    // Values of the nest are used behind it by phis of its exit only.
    let blocks = loops.own_blocks(outer.id).chain(loops.own_blocks(inner.id));
    for inst in blocks.flat_map(|block| func.block_insts(block)) {
        let leaves = |user: Inst| {
            let is_exit_phi = func.op(user) == Opcode::Phi && func.block_of(user) == outer.exit;
            !is_exit_phi && !loops.contains(outer.id, func.block_of(user))
        };
        if func.uses(inst.into()).any(|u| leaves(func.user(u))) {
            return Err(reasons::EXIT_PHI);
        }
    }
    let single = |phi: Inst| func.phi_len(phi) == 1;
    let mut at_exit = func.block_insts(outer.exit).take_while(|&inst| func.op(inst) == Opcode::Phi);
    if !at_exit.all(single) {
        return Err(reasons::EXIT_PHI);
    }
    Ok(())
}
