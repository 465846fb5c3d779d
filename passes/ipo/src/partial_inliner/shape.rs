//! Functions that return early: a chain of conditions at the start, each of which returns or goes on, and the rest of the code behind.

use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// A function that begins with conditions.
#[derive(Clone, Debug)]
pub(super) struct EarlyReturn {
    /// Blocks with the conditions, the entry first.
    pub(super) entries: Vec<Block>,
    /// The block that returns.
    pub(super) returns: Block,
    /// The first block of the rest.
    pub(super) rest: Block,
    /// Those of the conditions that go to the return.
    leave: Vec<Block>,
}

fn two_successors(func: &Func<'_>, block: Block) -> Option<[Block; 2]> {
    let mut to = func.successors(block);
    let pair = [to.next()?, to.next()?];
    to.next().is_none().then_some(pair)
}

/// Of two blocks the one that returns, and the other one.
fn split_by_return(func: &Func<'_>, [first, second]: [Block; 2]) -> Option<(Block, Block)> {
    let returns = |block: Block| func.op(func.terminator(block)) == Opcode::Ret;
    match (returns(first), returns(second)) {
        (true, _) => Some((first, second)),
        (_, true) => Some((second, first)),
        _ => None,
    }
}

/// Of two blocks the one that the other one goes to.
fn common_target(func: &Func<'_>, [first, second]: [Block; 2]) -> Option<(Block, Block)> {
    let goes = |from: Block, to: Block| func.successors(from).any(|next| next == to);
    if goes(second, first) {
        Some((first, second))
    } else if goes(first, second) {
        Some((second, first))
    } else {
        None
    }
}

impl EarlyReturn {
    /// The chain at the start of `func`, if at most `most` blocks of it are inlined. Needs use lists.
    pub(super) fn of(func: &Func<'_>, most: usize) -> Option<EarlyReturn> {
        let mut found = EarlyReturn { entries: Vec::new(), returns: Block::NONE, rest: Block::NONE, leave: Vec::new() };
        let mut at = func.entry();
        if func.op(func.terminator(at)) != Opcode::Br {
            return None;
        }
        loop {
            if found.entries.len() + 1 >= most || found.entries.contains(&at) {
                return None;
            }
            let pair = two_successors(func, at)?;
            found.entries.push(at);
            if let Some((returns, rest)) = split_by_return(func, pair) {
                (found.returns, found.rest) = (returns, rest);
                break;
            }
            at = common_target(func, pair)?.1;
        }
        found.is_closed(func).then_some(())?;
        found.grow(func, most);
        // Both ways out may be one.
        (found.rest != found.returns && !found.entries.contains(&found.rest)).then_some(found)
    }
    fn entered_from_elsewhere(&self, func: &Func<'_>, block: Block) -> bool {
        func.predecessors(block).any(|from| !self.entries.contains(&from))
    }
    /// Whether the conditions go nowhere else and nobody else goes to them. Notes which of them leave.
    fn is_closed(&mut self, func: &Func<'_>) -> bool {
        for &entry in &self.entries {
            for to in func.successors(entry).filter(|to| !self.entries.contains(to)) {
                if to == self.returns {
                    self.leave.push(entry);
                } else if to != self.rest {
                    return false;
                }
            }
        }
        !self.entries.iter().any(|&entry| self.entered_from_elsewhere(func, entry))
    }
    /// Takes in a condition at the start of the rest that only the chain goes to: one, as LLVM's pass does, which sees the chain as it was.
    fn grow(&mut self, func: &Func<'_>, most: usize) {
        let next = self.rest;
        if self.entries.len() + 1 >= most || self.entered_from_elsewhere(func, next) {
            return;
        }
        let Some((returns, rest)) = two_successors(func, next).and_then(|pair| split_by_return(func, pair)) else {
            return;
        };
        if returns == self.returns && func.single_predecessor(rest) == Some(next) && rest != next {
            self.entries.push(next);
            self.leave.push(next);
            self.rest = rest;
        }
    }
    /// The blocks that are not inlined, the first one first.
    pub(super) fn outlined(&self, func: &Func<'_>) -> Vec<Block> {
        let stays = |block: Block| block != self.returns && block != self.rest && !self.entries.contains(&block);
        std::iter::once(self.rest).chain(func.block_order().filter(|&block| stays(block))).collect()
    }
    /// Gives the conditions a block of their own to return from, where phis of the return join them with several values of the rest: these are
    /// joined before, in the rest.
    pub(super) fn split_return(&mut self, func: &mut FuncMut<'_>) {
        let before = self.returns;
        let phis: Vec<Inst> = func.block_insts(before).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
        if phis.first().is_none_or(|&phi| func.phi_len(phi) <= self.leave.len() + 1) {
            return;
        }
        let at = func.first_non_phi(before);
        let tail = func.split_block(at);
        for phi in phis {
            let joined = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], warpc_ir::Aux::default());
            func.insert_before(joined, at);
            func.replace_all_uses(phi.into(), joined.into());
            func.add_incoming(joined, phi.into(), before);
            for &from in &self.leave {
                if let Some(index) = func.phi_index_of(phi, from) {
                    let value = func.phi_incoming(phi, index).0;
                    func.add_incoming(joined, value, from);
                    func.remove_incoming(phi, index);
                }
            }
            // What is left may be one value.
            let first = func.phi_incoming(phi, 0).0;
            if first != Value::inst(phi) && func.phi_pairs(phi).all(|pair| pair.0 == first) {
                func.replace_and_erase(phi, first);
            }
        }
        for &from in &self.leave {
            let end = func.terminator(from);
            for index in 0..func.num_operands(end) {
                if func.operand(end, index) == Value::block(before) {
                    func.set_operand(end, index, Value::block(tail));
                }
            }
        }
        self.returns = tail;
    }
}
