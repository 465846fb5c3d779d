//! Ranks of values, in a column by instruction row; 0 where none was asked for yet.

use super::fneg;
use warpc_analysis::Values;
use warpc_analysis::facts;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value, ValueKind};
use warpc_scalar::patterns as p;

/// Ranks below those of the first block: arguments.
const FIRST: u64 = 2;

/// The part of `rank` that says in which block a value is computed.
pub(super) fn block_part(rank: u64) -> u64 {
    rank >> 32
}

#[derive(Default)]
pub(super) struct Ranks {
    insts: Vec<u64>,
    blocks: Vec<u64>,
    stack: Vec<Inst>,
}

impl Ranks {
    /// Ranks of blocks, and of the instructions that cannot move: their order is fixed.
    pub(super) fn build(&mut self, func: &Func<'_>, cfg: &Cfg) {
        self.insts.clear();
        self.insts.resize(func.num_insts(), 0);
        self.blocks.clear();
        self.blocks.resize(func.num_blocks(), 0);
        let values = Values::new(func);
        for (n, &b) in cfg.rpo().iter().enumerate() {
            let mut rank = (FIRST + func.num_args() as u64 + n as u64 + 1) << 32;
            self.blocks[b.index()] = rank;
            for i in func.block_insts(b) {
                if facts::may_read(func, i) || facts::may_write(func, i) || !values.is_safe_to_speculate(i) {
                    rank += 1;
                    self.insts[i.index()] = rank;
                }
            }
        }
    }

    /// Whether `inst` has a rank: what is in unreachable code has none.
    pub(super) fn knows(&self, inst: Inst) -> bool {
        self.insts.get(inst.index()).is_some_and(|&rank| rank != 0)
    }

    /// Rank of `value`, found without recursion.
    pub(super) fn of(&mut self, func: &Func<'_>, value: Value) -> u64 {
        let root = match value.kind() {
            ValueKind::Arg(n) => return FIRST + 1 + n as u64,
            ValueKind::Inst(i) => i,
            _ => return 0,
        };
        if self.insts.len() < func.num_insts() {
            self.insts.resize(func.num_insts(), 0);
        }
        self.stack.push(root);
        while let Some(&i) = self.stack.last() {
            if self.insts[i.index()] != 0 {
                self.stack.pop();
                continue;
            }
            let most = self.blocks.get(func.block_of(i).index()).copied().unwrap_or(0);
            let (mut rank, mut open) = (0, false);
            for v in func.operands(i) {
                if rank == most {
                    break;
                }
                rank = rank.max(match v.kind() {
                    ValueKind::Arg(n) => FIRST + 1 + n as u64,
                    // In unreachable code an instruction may be its own operand: then it counts as nothing.
                    ValueKind::Inst(o) if self.insts[o.index()] == 0 && most != 0 && o != i => {
                        self.stack.push(o);
                        open = true;
                        break;
                    }
                    ValueKind::Inst(o) => self.insts[o.index()],
                    _ => 0,
                });
            }
            if open {
                continue;
            }
            self.stack.pop();
            let v = Value::inst(i);
            let as_operand = p::not(func, v).is_some() || p::neg(func, v).is_some() || fneg(func, v).is_some();
            self.insts[i.index()] = (rank + !as_operand as u64).max(1);
        }
        self.insts[root.index()]
    }
}
