//! Registers that hold addresses of symbols, and where they are made.
//!
//! An address is made once, for all of the function. Where it begins with tests that end it early (`if (i >= n) return;`), what stands behind
//! them is their one other side: addresses that only that side uses are made there, since ptxas takes three instructions for one of shared
//! memory and leaves them where they are.

use super::Sel;
use crate::constants::is_function;
use crate::machine::*;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};

/// Tests in a row that end the function early, at most.
const GUARDS: usize = 8;

/// A register with the address of a symbol.
#[derive(Clone, Copy)]
pub(crate) struct SymbolReg {
    global: Global,
    generic: bool,
    reg: VReg,
    /// The first of [`SymbolRegs::guarded`] that uses it; what stands behind all of them counts as the last.
    depth: u32,
}

/// The registers of a function.
#[derive(Default)]
pub(crate) struct SymbolRegs {
    regs: Vec<SymbolReg>,
    /// The entry, and the blocks behind tests that end the function otherwise, in order: each dominates all of the function behind it.
    guarded: Vec<Block>,
    /// Rows that are made at the beginning of a block.
    late: Vec<(Block, u32, u32)>,
}

impl SymbolRegs {
    /// Forgets the last function, and finds the tests at the beginning of `func`.
    pub(super) fn begin(&mut self, func: &Func<'_>) {
        self.regs.clear();
        self.late.clear();
        self.guarded.clear();
        let mut next = Some(func.entry());
        while let Some(block) = next.filter(|_| self.guarded.len() < GUARDS) {
            self.guarded.push(block);
            next = behind_guard(func, block);
        }
    }
    /// The rows that are made at the beginning of `block`: first and end.
    pub(super) fn late_rows(&self, block: Block) -> impl Iterator<Item = (u32, u32)> {
        self.late.iter().filter(move |late| late.0 == block).map(|late| (late.1, late.2))
    }
}

/// The block behind `block`, if that ends the function or goes there, and nothing else does.
fn behind_guard(func: &Func<'_>, block: Block) -> Option<Block> {
    let branch = func.terminator(block);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let [yes, no] = [1, 2].map(|at| func.operand(branch, at).as_block());
    let (yes, no) = (yes?, no?);
    let ends = |block: Block| func.op(func.first(block)) == Opcode::Ret;
    let next = match (ends(yes), ends(no)) {
        (true, false) => no,
        (false, true) => yes,
        _ => return None,
    };
    // Selection has no lists of uses.
    let ways = func.block_order().flat_map(|from| func.successors(from)).filter(|&to| to == next).take(2).count();
    (ways == 1 && func.op(func.first(next)) != Opcode::Phi).then_some(next)
}

impl Sel<'_, '_, '_> {
    /// Register with the address of a global, made once before all that use it.
    pub fn symbol(&mut self, global: Global, generic: bool) -> Operand {
        let block = if self.at.is_some() { self.f.block_of(self.at) } else { self.f.entry() };
        let symbols = &mut self.s.values.symbols;
        let guarded = &symbols.guarded;
        let depth = guarded.iter().position(|&at| at == block).unwrap_or(guarded.len() - 1) as u32;
        for known in symbols.regs.iter_mut().rev().take(64) {
            if known.global == global && known.generic == generic {
                known.depth = known.depth.min(depth);
                return Operand::reg(known.reg);
            }
        }
        let reg = self.reg(Class::B64);
        self.s.values.symbols.regs.push(SymbolReg { global, generic, reg, depth });
        Operand::reg(reg)
    }
    /// Rows that make the addresses which the entry uses, for the chunk at hand.
    pub(super) fn entry_symbols(&mut self) {
        self.make_symbols(0);
    }
    /// Rows that make the others, at the beginning of their blocks.
    pub(super) fn late_symbols(&mut self) {
        for depth in 1..self.s.values.symbols.guarded.len() {
            let from = self.s.rows.raw.len() as u32;
            self.make_symbols(depth as u32);
            let to = self.s.rows.raw.len() as u32;
            if from != to {
                let block = self.s.values.symbols.guarded[depth];
                self.s.values.symbols.late.push((block, from, to));
            }
        }
    }
    fn make_symbols(&mut self, depth: u32) {
        for n in 0..self.s.values.symbols.regs.len() {
            let symbol = self.s.values.symbols.regs[n];
            if symbol.depth != depth {
                continue;
            }
            let name = Operand::new(Kind::Symbol, symbol.global.0);
            if symbol.generic && !is_function(self.f.ctx(), symbol.global) {
                let own = self.reg(Class::B64);
                self.emit(Op::Mov, PTy::B64, &[Operand::def(own), name]);
                let mods = Mods(0).with_space(self.space_of_global(symbol.global));
                self.emit_mods(Op::Cvta, PTy::U64, mods, &[Operand::def(symbol.reg), Operand::reg(own)]);
            } else {
                self.emit(Op::Mov, PTy::B64, &[Operand::def(symbol.reg), name]);
            }
        }
    }
}
