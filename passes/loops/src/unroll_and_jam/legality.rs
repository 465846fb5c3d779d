//! The shape of a nest, and whether iterations of the outer loop may run side by side in the inner one.
//!
//! Of iterations `i` and `i + d` of the outer loop, everything before the inner loop runs before both inner loops, and everything behind it
//! behind both. So what comes later in the code of an iteration must not be needed by what comes earlier in the code of a later iteration; and in the
//! inner loop, iteration `j` of `i + d` runs before iteration `j + 1` of `i`.

use crate::metrics::is_convergent;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::depend::{Depend, Direction};
use warpc_scev::{COULD_NOT_COMPUTE, Se};

/// A loop with one loop inside.
#[derive(Clone, Debug)]
pub struct Nest {
    /// The outer loop.
    pub id: Loop,
    /// The inner one.
    pub inner: Loop,
    /// Header of the outer loop.
    pub header: Block,
    /// The block before the inner loop.
    pub fore_end: Block,
    /// Header of the inner loop.
    pub inner_header: Block,
    /// Latch of the inner loop.
    pub inner_latch: Block,
    /// Latch of the outer loop, which is all that stands behind the inner one.
    pub latch: Block,
    /// Steps of the outer loop's variables that stand behind the inner loop and have to be computed before it, in order.
    pub steps: Vec<Inst>,
}

impl Nest {
    /// The blocks between which the copies are strung together, in the order that [`super::jam::string`] takes them in.
    pub fn stations(&self) -> Vec<Block> {
        vec![self.header, self.fore_end, self.inner_header, self.inner_latch, self.latch]
    }
}

/// The part of an iteration that a block is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Fore,
    Sub,
    Aft,
}

/// The nest of loop `id`, if its iterations may be jammed. `addressed`: blocks whose addresses are taken, ascending.
pub fn nest(tests: &mut Depend<'_, '_, '_>, id: Loop, addressed: &[Block]) -> Option<Nest> {
    let mut nest = shape(tests.se, id)?;
    let (f, loops) = (tests.se.f, tests.se.loops);
    let mut blocks = loops.blocks(id);
    blocks.sort_unstable_by_key(|&block| tests.se.cfg.rpo_index(block));
    let part = |block: Block| match () {
        _ if block == nest.latch => Part::Aft,
        _ if loops.contains(nest.inner, block) => Part::Sub,
        _ => Part::Fore,
    };
    // Everything before the inner loop leads to it.
    let leads_on = |&block: &Block| {
        block == nest.fore_end || part(block) != Part::Fore || f.successors(block).all(|to| part(to) == Part::Fore)
    };
    let is_known = |block: &Block| addressed.binary_search(block).is_ok();
    if !blocks.iter().all(leads_on) || blocks.iter().any(is_known) {
        return None;
    }
    let mut accesses: Vec<(Part, Inst)> = Vec::new();
    for inst in blocks.iter().flat_map(|&block| f.block_insts(block)) {
        if facts::may_throw(f, inst)
            || !facts::transfers_execution(f, inst)
            || is_convergent(f, inst)
            || f.ty(inst) == Type::TOKEN
            || f.op(inst) == Opcode::Alloca
        {
            return None;
        }
        match f.op(inst) {
            Opcode::Load | Opcode::Store if facts::is_simple(f, inst) => {
                accesses.push((part(f.block_of(inst)), inst));
            }
            _ if facts::may_read(f, inst) || facts::may_write(f, inst) => return None,
            _ => {}
        }
    }
    nest.steps = steps(f, tests.se, &nest)?;
    keeps_order(tests, &nest, &accesses).then_some(nest)
}

/// The blocks of the nest, if each of its loops has one loop inside at most, its latch alone leaves it, and it runs equally often in all
/// iterations of the loop around.
fn shape(se: &mut Se<'_, '_>, id: Loop) -> Option<Nest> {
    let (f, loops) = (se.f, se.loops);
    let mut at = id;
    loop {
        let latch = loops.latch(f, at)?;
        let end = f.terminator(latch);
        let is_plain = f.op(end) == Opcode::Br && f.num_operands(end) == 3;
        let exits = loops.exit_edges(f, at);
        if !is_plain || !loops.is_loop_simplify_form(f, at) || exits.len() != 1 || exits[0].0 != latch {
            return None;
        }
        if at != id {
            let count = se.backedge_taken_count(at);
            let parent = loops.parent(at);
            if count == COULD_NOT_COMPUTE || !se.is_invariant(count, parent) {
                return None;
            }
        }
        let mut children = loops.children(at);
        match (children.next(), children.next()) {
            (None, _) => break,
            (Some(child), None) => at = child,
            (Some(_), Some(_)) => return None,
        }
    }
    let inner = loops.children(id).next()?;
    let (fore_end, inner_latch) = (loops.preheader(f, inner)?, loops.latch(f, inner)?);
    let latch = loops.latch(f, id)?;
    let behind = loops.exit_edges(f, inner).first()?.1;
    let jump = f.terminator(fore_end);
    let is_jump = f.op(jump) == Opcode::Br && f.num_operands(jump) == 1;
    (behind == latch && is_jump).then_some(Nest {
        id,
        inner,
        header: loops.header(id),
        fore_end,
        inner_header: loops.header(inner),
        inner_latch,
        latch,
        steps: Vec::new(),
    })
}

/// What the header's phis take from the latch, as far as it is computed there, operands first; `None` where it cannot be computed earlier.
fn steps(func: &Func<'_>, se: &Se<'_, '_>, nest: &Nest) -> Option<Vec<Inst>> {
    let mut steps: Vec<Inst> = Vec::new();
    let mut seen: Vec<Inst> = Vec::new();
    let mut work: Vec<(Inst, bool)> = Vec::new();
    for phi in func.block_insts(nest.header).take_while(|&inst| func.op(inst) == Opcode::Phi) {
        work.extend(func.phi_value_for(phi, nest.latch)?.as_inst().map(|inst| (inst, false)));
        while let Some((inst, done)) = work.pop() {
            if done {
                steps.push(inst);
                continue;
            }
            if se.loops.contains(nest.inner, func.block_of(inst)) {
                return None;
            }
            if func.block_of(inst) != nest.latch || seen.contains(&inst) {
                continue;
            }
            let touches =
                facts::may_read(func, inst) || facts::may_write(func, inst) || facts::has_side_effects(func, inst);
            if func.op(inst) == Opcode::Phi || touches || seen.len() == MAX_STEPS {
                return None;
            }
            seen.push(inst);
            work.push((inst, true));
            let operands: Vec<Inst> = func.operands(inst).filter_map(Value::as_inst).collect();
            work.extend(operands.into_iter().rev().map(|operand| (operand, false)));
        }
    }
    Some(steps)
}

/// Instructions that are computed before the inner loop instead of behind it, at most.
const MAX_STEPS: usize = 256;

/// Whether no access is exchanged with one that it depends on.
fn keeps_order(tests: &mut Depend<'_, '_, '_>, nest: &Nest, accesses: &[(Part, Inst)]) -> bool {
    let f = tests.se.f;
    let depth = tests.se.loops.depth(nest.id) as usize;
    for (at, &(first_part, first)) in accesses.iter().enumerate() {
        for &(second_part, second) in &accesses[at..] {
            if f.op(first) == Opcode::Load && f.op(second) == Opcode::Load {
                continue;
            }
            // Behind or before the inner loop, the copies stand in the order of the iterations.
            if first_part == second_part && first_part != Part::Sub {
                continue;
            }
            let Some(found) = tests.depends(first, second, false) else { continue };
            if found.confused || found.levels.len() < depth {
                return false;
            }
            if found.levels[..depth - 1].iter().any(|level| !level.direction.has(Direction::EQ)) {
                continue;
            }
            let outer = found.levels[depth - 1].direction;
            let is_kept = match first_part == second_part {
                // In the code the second comes later: it must not be needed by the first in a later iteration.
                false => !outer.has(Direction::GT),
                true => {
                    let Some(level) = found.levels.get(depth) else { return false };
                    let crosses = |way: Direction, back: Direction| outer.has(way) && level.direction.has(back);
                    !crosses(Direction::LT, Direction::GT) && !crosses(Direction::GT, Direction::LT)
                }
            };
            if !is_kept {
                return false;
            }
        }
    }
    true
}
