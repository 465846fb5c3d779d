//! Copies of the blocks of ways, one for each state, that lead past the switch.
//!
//! For each way, from the block that decides on: the edge from the block before goes to the copy of the block for the state, which is made when
//! there is none yet. At the end the copies of the switch become jumps to the cases of their states; phis lose pairs of edges that are gone,
//! and values that have several definitions now get phis where these meet.

use super::drop_pairs;
use super::paths::{Path, case_of};
use crate::threading::{Definitions, uses_outside};
use hashbrown::{HashMap, HashSet};
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// The copies so far.
struct Copier {
    /// The switch that is threaded.
    end: Inst,
    switch: Block,
    /// Copies of blocks by state.
    of: HashMap<(Block, Value), Block>,
    /// Instructions that were copied, in order, with their copies.
    order: Vec<Inst>,
    definitions: HashMap<Inst, Vec<(Block, Inst)>>,
    /// Blocks whose phis may have pairs of edges that are gone, in order.
    stale: Vec<Block>,
    is_stale: HashSet<Block>,
}

/// Threads the ways `paths` to switch `end`.
pub(super) fn thread(func: &mut FuncMut<'_>, end: Inst, paths: Vec<Path>) {
    let switch = func.block_of(end);
    let mut copier = Copier {
        end,
        switch,
        of: HashMap::new(),
        order: Vec::new(),
        definitions: HashMap::new(),
        stale: Vec::new(),
        is_stale: HashSet::new(),
    };
    for next in func.successors(switch).collect::<Vec<_>>() {
        copier.mark_stale(next);
    }
    for path in &paths {
        copier.copy_path(func, path);
    }
    for path in &paths {
        copier.jump_past_switch(func, path.state);
    }
    for block in std::mem::take(&mut copier.stale) {
        drop_stale_pairs(func, block);
    }
    copier.join_definitions(func);
}

fn phis(func: &Func<'_>, block: Block) -> Vec<Inst> {
    func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).collect()
}

impl Copier {
    fn mark_stale(&mut self, block: Block) {
        if self.is_stale.insert(block) {
            self.stale.push(block);
        }
    }
    fn copy_path(&mut self, func: &mut FuncMut<'_>, path: &Path) {
        // The switch stands before its way, which begins behind it.
        let mut blocks = vec![self.switch];
        blocks.extend(&path.blocks);
        if self.switch == path.decides {
            blocks.remove(0);
        }
        let Some(from) = blocks.iter().position(|&block| block == path.decides) else { return };
        // A block that is its own way is its own predecessor.
        let mut before = if from == 0 { blocks[0] } else { blocks[from - 1] };
        for &block in &blocks[from..] {
            self.mark_stale(block);
            let copy = match self.of.get(&(block, path.state)) {
                Some(&copy) => copy,
                None => self.copy_block(func, block, path.state),
            };
            lead_to(func, before, block, copy);
            before = copy;
        }
    }
    fn copy_block(&mut self, func: &mut FuncMut<'_>, block: Block, state: Value) -> Block {
        let copy = func.new_block_after(block);
        let suffix = format!(".jt{}", number(func, state));
        func.name_after(Value::block(copy), Value::block(block), &suffix);
        let debug = RegionDebug::of(func, |b| b == block);
        let mut map: HashMap<Value, Value> = HashMap::new();
        let insts: Vec<Inst> = func.block_insts(block).collect();
        for inst in insts {
            let mut operands: Vec<Value> = func.operands(inst).collect();
            // A phi brings values of its edges, which are those of the originals as yet.
            if func.op(inst) != Opcode::Phi {
                for operand in &mut operands {
                    *operand = func.map_value(*operand, |value| map.get(&value).copied().unwrap_or(value));
                }
            }
            let new = func.clone_inst(inst, &operands);
            func.append(new, copy);
            let loc = func.loc(inst);
            func.set_loc(new, loc);
            func.derive_name(new.into(), inst.into(), &suffix);
            for record in debug.before(inst) {
                RegionDebug::repeat(func, record, new, |value| map.get(&value).copied().unwrap_or(value));
            }
            map.insert(inst.into(), new.into());
            if !func.op(inst).is_terminator() {
                if !self.definitions.contains_key(&inst) {
                    self.order.push(inst);
                }
                self.definitions.entry(inst).or_default().push((copy, new));
            }
        }
        self.add_edges_of_copy(func, block, copy, state, &map);
        self.of.insert((block, state), copy);
        self.mark_stale(copy);
        copy
    }
    /// Phis behind `copy` bring from it what they bring from `block`, in terms of the copy.
    fn add_edges_of_copy(
        &mut self,
        func: &mut FuncMut<'_>,
        block: Block,
        copy: Block,
        state: Value,
        map: &HashMap<Value, Value>,
    ) {
        let nexts: Vec<Block> = match block == self.switch {
            true => vec![case_of(func, self.end, state)],
            false => func.successors(block).collect(),
        };
        for next in nexts {
            let its_copy = self.of.get(&(next, state)).copied();
            for to in [Some(next), its_copy].into_iter().flatten() {
                self.mark_stale(to);
                for phi in phis(func, to) {
                    if let Some(value) = func.phi_value_for(phi, block) {
                        func.add_incoming(phi, map.get(&value).copied().unwrap_or(value), copy);
                    }
                }
            }
        }
    }
    /// The copy of the switch for `state` becomes a jump to its case.
    fn jump_past_switch(&mut self, func: &mut FuncMut<'_>, state: Value) {
        let Some(&copy) = self.of.get(&(self.switch, state)) else { return };
        let end = func.terminator(copy);
        if func.op(end) != Opcode::Switch {
            return;
        }
        let case = case_of(func, end, state);
        let loc = func.loc(end);
        let jump = Builder::before(func, end).br(case);
        func.set_loc(jump, loc);
        func.move_debug_records(end, jump);
        func.erase(end);
    }
    /// Uses of what was copied, outside of its block, get the definition that reaches them.
    fn join_definitions(&self, func: &mut FuncMut<'_>) {
        for &inst in &self.order {
            let block = func.block_of(inst);
            let value = Value::inst(inst);
            let copies = &self.definitions[&inst];
            let rows = uses_outside(func, value, block);
            self.forget_records(func, inst, block);
            if rows.is_empty() {
                continue;
            }
            let ends = copies.iter().map(|&(block, copy)| (block, copy.into())).chain([(block, value)]);
            let mut definitions = Definitions::in_order_of_edges(func.ty(inst), value, ends);
            definitions.give_to(func, value, rows);
        }
    }
    /// Records outside of `block` that tell `inst` as the value of a variable do not know which of its definitions reaches them.
    fn forget_records(&self, func: &mut FuncMut<'_>, inst: Inst, block: Block) {
        let rows: Vec<usize> = (func.debug_records_of(inst).into_iter())
            .filter(|&row| {
                let anchor = func.side().dbg[row].anchor;
                anchor.is_some() && func.block_of(anchor) != block
            })
            .collect();
        let poison = Value::poison(func.ty(inst));
        for row in rows {
            func.set_debug_value(row, poison);
        }
    }
}

/// Leads the edges from `from` to `old` to `new`; `new` has pairs for them.
fn lead_to(func: &mut FuncMut<'_>, from: Block, old: Block, new: Block) {
    let end = func.terminator(from);
    for n in 0..func.num_operands(end) {
        if func.operand(end, n) == Value::block(old) {
            for phi in phis(func, old) {
                drop_pairs(func, phi, &[from]);
            }
            func.set_operand(end, n, Value::block(new));
        }
    }
}

/// Drops pairs of phis of `block` from blocks that do not lead there. Phis that nothing leads to are poison.
fn drop_stale_pairs(func: &mut FuncMut<'_>, block: Block) {
    let edges: HashSet<Block> = func.predecessors(block).collect();
    for phi in phis(func, block) {
        if edges.is_empty() {
            let poison = Value::poison(func.ty(phi));
            func.replace_all_uses(phi.into(), poison);
            func.erase(phi);
            continue;
        }
        let gone: Vec<Block> = func.phi_pairs(phi).map(|pair| pair.1).filter(|from| !edges.contains(from)).collect();
        if !gone.is_empty() {
            drop_pairs(func, phi, &gone);
        }
    }
}

/// The number of a state, as names tell it.
fn number(func: &Func<'_>, state: Value) -> u64 {
    func.consts().as_u128(state).and_then(|state| u64::try_from(state).ok()).unwrap_or(u64::MAX)
}
