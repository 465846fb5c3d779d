//! Whether the blocks of ways may be copied, and whether that pays.

use super::NAME;
use super::paths::Path;
use crate::knobs;
use hashbrown::{HashMap, HashSet};
use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_phase::{PassCx, RemarkKind};
use warpc_scalar::patterns::is_exception_pad;

/// Cases of a switch from which on the target looks them up in a table.
const TABLE_CASES: usize = 4;
/// Numbers of the range of a table for each case.
const TABLE_RANGE: u128 = 10;

/// What the copies are.
#[derive(Default)]
struct Copies {
    /// Blocks that are copied, in order, with how often.
    blocks: Vec<Block>,
    instructions: u64,
    size: u64,
}

/// Whether the blocks of `paths` to switch `end` may be copied, and whether it pays. Says why not.
pub(super) fn is_profitable(
    func: &Func<'_>,
    end: Inst,
    paths: &[Path],
    pinned: &RowSet<Block>,
    cx: &mut PassCx<'_>,
) -> bool {
    let num_successors = func.successors_of(end).count();
    if num_successors <= 1 {
        return false;
    }
    let verdict = copies(func, end, paths, pinned).and_then(|copies| {
        let knobs = &cx.session.knobs;
        let original: u64 = copies.blocks.iter().map(|&block| func.block_insts(block).count() as u64).sum();
        let rate = copies.instructions as f64 / original.max(1) as f64;
        let most: f64 = knobs.get(knobs::DFA_MAX_CLONED_RATE).parse().unwrap_or(DEFAULT_RATE);
        if rate > most {
            return Err(("NotProfitable", "Too much instructions will be cloned.".to_string()));
        }
        let copied: HashSet<Block> = copies.blocks.iter().copied().collect();
        let is_outer = |&next: &Block| !copied.contains(&next) && func.predecessors(next).count() == 1;
        let outer: usize =
            copies.blocks.iter().map(|&block| func.successors(block).filter(|next| is_outer(next)).count()).sum();
        if outer as i64 > knobs.get(knobs::DFA_MAX_OUT_USE_BLOCKS) {
            return Err(("NotProfitable", "Too much blocks with outer uses.".to_string()));
        }
        // Branches that the switch is: one for a table, else a tree of them.
        let table = table_size(func, end);
        let branches = if table == 0 { u64::from(num_successors.next_power_of_two().ilog2()) } else { table };
        let (price, threshold) = (copies.size / branches.max(1), knobs.get(knobs::DFA_COST_THRESHOLD));
        if price as i64 > threshold {
            let said = format!("Duplication cost exceeds the cost threshold (cost={price}, threshold={threshold}).");
            return Err(("NotProfitable", said));
        }
        Ok(())
    });
    match verdict {
        Ok(()) => {
            cx.remark(RemarkKind::Passed, NAME, "JumpThreaded", end, || "Switch statement jump-threaded.".to_string());
            true
        }
        Err((name, said)) => {
            cx.remark(RemarkKind::Missed, NAME, name, end, || said);
            false
        }
    }
}

/// Says that a convergent operation forbids copies for switch `end`.
pub(super) fn say_convergent(end: Inst, cx: &mut PassCx<'_>) {
    cx.remark(RemarkKind::Missed, NAME, "ConvergentInst", end, || CONVERGENT.to_string());
}

const CONVERGENT: &str = "Contains convergent instructions.";

/// The rate where the knob is no number.
const DEFAULT_RATE: f64 = 7.5;

/// What the copies of the blocks of `paths` are: each block once for a state.
fn copies(
    func: &Func<'_>,
    end: Inst,
    paths: &[Path],
    pinned: &RowSet<Block>,
) -> Result<Copies, (&'static str, String)> {
    let switch = func.block_of(end);
    let mut copies = Copies::default();
    let mut met: HashSet<(Block, Value)> = HashSet::new();
    let mut sizes: HashMap<Block, u64> = HashMap::new();
    for path in paths {
        let from = path.blocks.iter().position(|&block| block == path.decides).unwrap_or(0);
        let on_the_way = if path.blocks.first() == Some(&path.decides) { &[][..] } else { &path.blocks[from..] };
        for &block in [switch].iter().chain(on_the_way) {
            if !met.insert((block, path.state)) {
                continue;
            }
            if !sizes.contains_key(&block) {
                copies.blocks.push(block);
                if may_not_repeat(func, block) {
                    return Err(("NonDuplicatableInst", "Contains non-duplicatable instructions.".to_string()));
                }
                if pinned.contains(block) {
                    return Err(("ConvergentInst", CONVERGENT.to_string()));
                }
                let size = func.block_insts(block).map(|inst| size_of(func, inst)).sum();
                sizes.insert(block, size);
            }
            copies.instructions += func.block_insts(block).count() as u64;
            copies.size += sizes[&block];
        }
    }
    Ok(copies)
}

/// What `inst` counts. The copy of the switch is a jump.
fn size_of(func: &Func<'_>, inst: Inst) -> u64 {
    if func.op(inst) == Opcode::Switch { 1 } else { cost(func, inst, CostKind::Size).into() }
}

/// Whether there may not be two of something in `block`.
fn may_not_repeat(func: &Func<'_>, block: Block) -> bool {
    func.block_insts(block).any(|inst| {
        let op = func.op(inst);
        func.ty(inst) == Type::TOKEN
            || is_exception_pad(op)
            || op.is_call() && facts::call_has(func, inst, AttrKind::NoDuplicate)
    })
}

/// The size of the table of jumps that switch `end` becomes on a GPU; 0 where it becomes none.
fn table_size(func: &Func<'_>, end: Inst) -> u64 {
    let is_gpu = is_for_gpu(func);
    let cases: Option<Vec<u64>> =
        (2..func.num_operands(end)).step_by(2).map(|n| func.consts().as_int(func.operand(end, n))).collect();
    let Some(cases) = cases.filter(|cases| is_gpu && cases.len() >= TABLE_CASES) else { return 0 };
    let bits = func.types().int_bits(func.type_of(func.operand(end, 0))).unwrap_or(64).min(64);
    let signed = cases.iter().map(|&case| ((case << (64 - bits)) as i64 >> (64 - bits)) as i128);
    let (least, most) = (signed.clone().min().unwrap_or(0), signed.max().unwrap_or(0));
    let range = (most - least + 1) as u128;
    let is_dense = range <= TABLE_RANGE * cases.len() as u128;
    if is_dense { range as u64 } else { 0 }
}
