//! Ways from where a state is decided to the switch.
//!
//! The phis that the condition of the switch comes from are followed upwards, within the outermost loop around it. A constant that one of
//! them brings along an edge decides a state; the way then goes from phi to phi, and between them through the blocks of their loop.

use super::{NAME, Nest};
use crate::knobs;
use hashbrown::{HashMap, HashSet};
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_phase::{PassCx, RemarkKind};

/// Phis that are followed one above the other, and blocks of a way between two of them, at most: the walks call themselves.
const MAX_DEPTH: usize = 256;
/// Calls of the walk over phis.
const MAX_CALLS: u32 = 10_000;

/// A way to the switch that decides its next state.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The block before the one that decides, unless it is the switch; that one; and so on to the switch.
    pub(super) blocks: Vec<Block>,
    /// The constant that the switch is given.
    pub(super) state: Value,
    /// The block whose phi brings it.
    pub(super) decides: Block,
}

struct Finder<'q, 'a> {
    func: &'q Func<'a>,
    nest: &'q Nest<'q>,
    outermost: Loop,
    /// The block of the switch, and the one of the phi that it asks.
    switch: Block,
    phi_block: Block,
    /// Blocks of phis that the condition comes from.
    deciding: HashSet<Block>,
    visited: HashSet<Block>,
    num_visited: i64,
    num_calls: u32,
    max_visited: i64,
    max_length: usize,
    /// How often a way was longer than that.
    too_long: u32,
}

/// The ways to switch `end` that decide its state.
pub(super) fn find(func: &Func<'_>, nest: &Nest<'_>, end: Inst, cx: &mut PassCx<'_>) -> Vec<Path> {
    let knobs = &cx.session.knobs;
    let count = |knob| usize::try_from(knobs.get(knob)).unwrap_or(0);
    let (max_paths, max_length) = (count(knobs::DFA_MAX_NUM_PATHS), count(knobs::DFA_MAX_PATH_LENGTH));
    let max_visited = knobs.get(knobs::DFA_MAX_NUM_VISITED_PATHS);
    let Some(phi) = func.operand(end, 0).as_inst().filter(|&phi| func.op(phi) == Opcode::Phi) else {
        return Vec::new();
    };
    let switch = func.block_of(end);
    let outermost = nest.loops.outermost(nest.of(switch));
    let mut finder = Finder {
        func,
        nest,
        outermost,
        switch,
        phi_block: func.block_of(phi),
        deciding: deciding_blocks(func, nest, phi, outermost),
        visited: HashSet::new(),
        num_visited: 0,
        num_calls: 0,
        max_visited,
        max_length: max_length.min(MAX_DEPTH),
        too_long: 0,
    };
    let mut found = finder.ways(phi, max_paths);
    if finder.phi_block != switch && !found.is_empty() {
        let limit = max_paths / found.len();
        let rest = finder.between(finder.phi_block, switch, 1, limit);
        found = found.iter().flat_map(|path| rest.iter().map(|more| path.with(more))).collect();
    }
    for _ in 0..finder.too_long {
        cx.remark(RemarkKind::Analysis, NAME, "MaxPathLengthReached", end, || {
            format!("Exploration stopped after visiting MaxPathLength={max_length} blocks.")
        });
    }
    found.retain(|path| path.is_over_branches(func, switch));
    unify_states(func, end, &mut found);
    found
}

impl Path {
    /// The way, and on from its end along `more`, which begins there.
    fn with(&self, more: &[Block]) -> Path {
        let mut longer = self.clone();
        longer.blocks.extend(more.iter().skip(1));
        longer
    }
    /// Whether all edges that the way takes can be led elsewhere.
    fn is_over_branches(&self, func: &Func<'_>, switch: Block) -> bool {
        let is_branch = |block: Block| matches!(func.op(func.terminator(block)), Opcode::Br | Opcode::Switch);
        is_branch(switch) && self.blocks.iter().all(|&block| is_branch(block))
    }
}

/// States for which the switch goes to the same block are one.
fn unify_states(func: &Func<'_>, end: Inst, paths: &mut [Path]) {
    let mut of_block: HashMap<Block, Value> = HashMap::new();
    for path in paths {
        path.state = *of_block.entry(case_of(func, end, path.state)).or_insert(path.state);
    }
}

/// Where switch `end` goes for `state`.
pub(super) fn case_of(func: &Func<'_>, end: Inst, state: Value) -> Block {
    let cases = (2..func.num_operands(end)).step_by(2);
    let found = cases.into_iter().find(|&n| func.operand(end, n) == state).map_or(1, |n| n + 1);
    func.operand(end, found).as_block().unwrap_or(Block::NONE)
}

/// The blocks of `phi` and of the phis that it comes from along edges in loop `outermost`.
fn deciding_blocks(func: &Func<'_>, nest: &Nest<'_>, phi: Inst, outermost: Loop) -> HashSet<Block> {
    let mut found = HashSet::new();
    let mut seen: HashSet<Inst> = HashSet::new();
    let mut work = vec![phi];
    while let Some(phi) = work.pop() {
        if !seen.insert(phi) {
            continue;
        }
        found.insert(func.block_of(phi));
        for (value, from) in func.phi_pairs(phi) {
            work.extend(value.as_inst().filter(|&inst| func.op(inst) == Opcode::Phi && nest.contains(outermost, from)));
        }
    }
    found
}

impl Finder<'_, '_> {
    /// Ways to the block of `phi` along which it is a constant.
    fn ways(&mut self, phi: Inst, limit: usize) -> Vec<Path> {
        let mut found: Vec<Path> = Vec::new();
        self.num_calls += 1;
        if self.num_calls > MAX_CALLS || self.visited.len() > MAX_DEPTH {
            return found;
        }
        let func = self.func;
        let block = func.block_of(phi);
        self.visited.insert(block);
        let mut seen: HashSet<Block> = HashSet::new();
        let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
        for (value, from) in pairs {
            if found.len() >= limit {
                break;
            }
            if !seen.insert(from) || !self.nest.contains(self.outermost, from) {
                continue;
            }
            if func.consts().as_u128(value).is_some() {
                // A switch that decides by a phi elsewhere does not decide its own state.
                if block == self.switch && self.switch != self.phi_block {
                    continue;
                }
                let mut blocks = Vec::with_capacity(2);
                blocks.extend((from != self.switch).then_some(from));
                blocks.push(block);
                found.push(Path { blocks, state: value, decides: block });
                continue;
            }
            if self.visited.contains(&from) || from == self.switch {
                continue;
            }
            let Some(above) = value.as_inst().filter(|&inst| func.op(inst) == Opcode::Phi) else { continue };
            let above_block = func.block_of(above);
            if !self.deciding.contains(&above_block) {
                continue;
            }
            if above_block == from {
                let ways = self.ways(above, limit - found.len());
                found.extend(ways.iter().map(|way| way.with(&[from, block])));
                continue;
            }
            if self.visited.contains(&above_block) {
                continue;
            }
            let left = limit - found.len();
            let between = self.between(above_block, from, 1, left);
            if between.is_empty() {
                continue;
            }
            let ways = self.ways(above, left / between.len());
            for way in &ways {
                found.extend(between.iter().map(|middle| way.with(middle).with(&[from, block])));
            }
        }
        self.visited.remove(&block);
        found
    }
    /// Ways from `block` to `to` in one loop, without its header.
    fn between(&mut self, block: Block, to: Block, depth: usize, limit: usize) -> Vec<Vec<Block>> {
        let mut found: Vec<Vec<Block>> = Vec::new();
        if depth > self.max_length {
            self.too_long += 1;
            return found;
        }
        let is_new = self.visited.insert(block);
        self.num_visited += 1;
        let around = self.nest.of(block);
        if self.num_visited <= self.max_visited && self.nest.contains(self.outermost, block) {
            let mut seen: HashSet<Block> = HashSet::new();
            let func = self.func;
            for next in func.successors(block) {
                if found.len() >= limit {
                    break;
                }
                if !seen.insert(next) {
                    continue;
                }
                if next == to {
                    found.push(vec![block, to]);
                    continue;
                }
                let is_header = next == self.nest.loops.header(around);
                if self.visited.contains(&next) || is_header || self.nest.of(next) != around {
                    continue;
                }
                let rest = self.between(next, to, depth + 1, limit - found.len());
                found.extend(rest.into_iter().map(|rest| {
                    let mut way = Vec::with_capacity(rest.len() + 1);
                    way.push(block);
                    way.extend(rest);
                    way
                }));
            }
        }
        if is_new {
            self.visited.remove(&block);
        }
        found
    }
}
