//! Register pressure of the blocks of a function, and how many registers a thread may have.

use warpc_analysis::liveness::Liveness;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value, ValueKind};

/// Registers of 32 bits of a multiprocessor.
const FILE: u64 = 65_536;
/// Registers of 32 bits that a thread can name.
const MOST: u64 = 255;
/// The budget of a kernel that says nothing: with more, fewer than a quarter of the threads that fit can be resident.
const UNSAID: u64 = 128;

/// Registers that a thread may have: what the attributes of a kernel leave (`nvvm.maxnreg`, `nvvm.maxntid` or `nvvm.reqntid`,
/// `nvvm.minctasm`).
pub(super) fn budget(func: &Func<'_>) -> u32 {
    let ctx = func.ctx();
    let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
    let product = |key: &[u8]| -> Option<u64> {
        let text = ctx.attrs().string(set, ctx.tables.strings.find(key)?)??;
        let text = std::str::from_utf8(ctx.str(text)).ok()?;
        text.split(',').try_fold(1u64, |all, part| all.checked_mul(part.trim().parse().ok()?)).filter(|&n| n > 0)
    };
    let named = product(b"nvvm.maxnreg").unwrap_or(MOST);
    let threads = product(b"nvvm.reqntid").or_else(|| product(b"nvvm.maxntid"));
    let blocks = product(b"nvvm.minctasm").unwrap_or(1);
    let room = threads.map_or(UNSAID, |threads| FILE / threads.saturating_mul(blocks).max(1));
    named.min(room).clamp(16, MOST) as u32
}

/// Registers of 32 bits that a value of type `ty` takes; predicates have a file of their own.
pub(super) fn width(func: &Func<'_>, ty: Type) -> u32 {
    if matches!(ty, Type::VOID | Type::I1 | Type::TOKEN | Type::LABEL | Type::METADATA) {
        return 0;
    }
    func.layout().size_in_bits(func.types(), ty).div_ceil(32).min(1 << 16) as u32
}

/// Greatest pressure of each block, by row.
pub(super) struct Pressure {
    pub(super) most: Vec<u32>,
}

impl Pressure {
    /// Walks each block from its end. Cost: the number of (value, block) pairs that are live, and the instructions.
    pub(super) fn new(func: &Func<'_>, liveness: &Liveness) -> Pressure {
        let mut most = vec![0; func.num_blocks()];
        let mut live = vec![Block::NONE; func.num_args() + func.num_insts()];
        let row = |value: Value| match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(i) => Some(func.num_args() + i.index()),
            _ => None,
        };
        liveness.sweep_live_out(|block, out| {
            let mut now = 0;
            for &value in out {
                if let Some(row) = row(value) {
                    live[row] = block;
                }
                now += width(func, func.type_of(value));
            }
            let mut greatest = now;
            let mut inst = func.last(block);
            while inst.is_some() {
                let own = func.num_args() + inst.index();
                if live[own] == block {
                    live[own] = Block::NONE;
                    now -= width(func, func.ty(inst)).min(now);
                }
                // Operands of a phi are live at the ends of other blocks.
                if func.op(inst) != Opcode::Phi {
                    for value in func.operands(inst) {
                        if let Some(row) = row(value).filter(|&row| live[row] != block) {
                            live[row] = block;
                            now += width(func, func.type_of(value));
                        }
                    }
                }
                greatest = greatest.max(now);
                inst = func.prev(inst);
            }
            most[block.index()] = greatest;
        });
        Pressure { most }
    }

    /// Blocks above `budget` that `value` is live into and out of.
    pub(super) fn crowded_blocks(&self, cfg: &Cfg, liveness: &Liveness, value: Value, budget: u32) -> u32 {
        self.through(cfg, liveness, value).filter(|&block| self.most[block.index()] > budget).count() as u32
    }

    /// `value` is no longer live through the blocks that it was live through.
    pub(super) fn relieve(&mut self, cfg: &Cfg, liveness: &Liveness, value: Value, width: u32) {
        let blocks: Vec<Block> = self.through(cfg, liveness, value).collect();
        for block in blocks {
            let most = &mut self.most[block.index()];
            *most = most.saturating_sub(width);
        }
    }

    fn through<'a>(&self, cfg: &'a Cfg, liveness: &'a Liveness, value: Value) -> impl Iterator<Item = Block> + use<'a> {
        let numbers = liveness.live_in_ranges(value).iter().flat_map(|range| range[0]..=range[1]);
        numbers.map(|number| cfg.rpo()[number as usize]).filter(move |&block| liveness.is_live_out(cfg, value, block))
    }
}
