//! Conditions of headers that are loaded from memory: on the way around the loop by one side nothing writes that memory, so a copy of the
//! loop for this side need not ask again.
//!
//! ```text
//!   loop: v = load p; c = icmp eq v, 0; br c, quiet, loud      quiet: no write to p before the next load
//! ```
//!
//! The loads are repeated before the loop. They run there as they would in the first iteration: nothing before them in the header may
//! write that memory, throw or stop. **Cost**: the loop, and one alias question per definition of memory SSA that the walk meets, at most
//! `simple-loop-unswitch-memoryssa-threshold`.

use crate::knobs;
use crate::region::Region;
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::facts;
use warpc_analysis::memssa::{Access, AccessKind, MemorySsa, Users};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::LoopCx;

/// Property of a loop that was unswitched by such a condition.
pub const DISABLE: &[u8] = b"llvm.loop.unswitch.partial.disable";
/// Prefix of the properties that unswitching by such a condition drops.
pub const PREFIX: &[u8] = b"llvm.loop.unswitch.partial";

/// Instructions that compute a condition from memory.
pub struct LoadedCondition {
    /// Operands first, the condition last.
    pub insts: Vec<Inst>,
    /// What the condition is on the way that does not write the memory.
    pub known: bool,
}

impl LoadedCondition {
    /// The condition.
    pub fn condition(&self) -> Inst {
        *self.insts.last().expect("the condition")
    }
}

/// Most instructions that are repeated: more than any threshold of the pass allows to copy.
const MAX_INSTS: usize = 64;

/// The condition of the header's branch, if it is such a one.
pub fn find(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> Option<LoadedCondition> {
    if !cx.uses_memory_ssa {
        return None;
    }
    let branch = func.terminator(region.header);
    if func.op(branch) != Opcode::Br
        || func.num_operands(branch) != 3
        || func.operand(branch, 1) == func.operand(branch, 2)
    {
        return None;
    }
    let condition = func.operand(branch, 0).as_inst()?;
    if !matches!(func.op(condition), Opcode::ICmp | Opcode::FCmp | Opcode::Trunc)
        || func.block_of(condition) != region.header
    {
        return None;
    }
    let insts = slice_of(func, region, condition)?;
    let memory = cx.memssa(func)?;
    let mut locations: SmallVec<[Loc; 4]> = SmallVec::new();
    let mut starts: SmallVec<[Access; 4]> = SmallVec::new();
    for &inst in insts.iter().filter(|&&inst| func.op(inst) == Opcode::Load) {
        if let Some(access) = memory.access(inst) {
            if memory.kind(access) != AccessKind::Use {
                return None;
            }
            starts.push(memory.defining(access));
            locations.push(Loc::of(func, inst)?);
        }
    }
    if !runs_up_to(func, region.header, &insts) {
        return None;
    }
    let mut users = Users::default();
    users.rebuild(&memory);
    let limit = cx.session.knobs.get(knobs::SIMPLE_LOOP_UNSWITCH_MEMORYSSA_THRESHOLD).max(0) as usize;
    (0..2).find_map(|side| {
        let to = func.operand(branch, 1 + side).as_block()?;
        let way = way_around(func, region, to)?;
        is_quiet(func, &memory, &mut users, &way, &starts, &locations, limit)
            .then(|| LoadedCondition { insts: insts.clone(), known: side == 0 })
    })
}

/// The instructions of the loop that `condition` is computed by, operands first; only loads and addresses.
fn slice_of(func: &Func<'_>, region: &Region, condition: Inst) -> Option<Vec<Inst>> {
    let mut found = vec![condition];
    let mut work: Vec<_> = func.operands(condition).collect();
    while let Some(value) = work.pop() {
        let Some(inst) = value.as_inst().filter(|&inst| region.contains(func.block_of(inst))) else { continue };
        let is_plain_load = func.op(inst) == Opcode::Load && facts::is_unordered(func, inst);
        if !(is_plain_load || func.op(inst) == Opcode::GetElementPtr) || func.block_of(inst) != region.header {
            return None;
        }
        if func.op(inst) == Opcode::Load && func.mem(inst).ordering != warpc_ir::Ordering::NotAtomic {
            return None;
        }
        if found.contains(&inst) {
            continue;
        }
        if found.len() == MAX_INSTS {
            return None;
        }
        found.push(inst);
        work.extend(func.operands(inst));
    }
    let mut ordered: Vec<Inst> = func.block_insts(region.header).filter(|inst| found.contains(inst)).collect();
    ordered.truncate(found.len());
    Some(ordered)
}

/// Whether whoever enters `block` also runs the loads among `insts`.
fn runs_up_to(func: &Func<'_>, block: Block, insts: &[Inst]) -> bool {
    let Some(&last) = insts.iter().rev().find(|&&inst| func.op(inst) == Opcode::Load) else { return true };
    func.block_insts(block).take_while(|&inst| inst != last).all(|inst| facts::transfers_execution(func, inst))
}

/// The blocks of the loop on ways from the header by its successor `to`, which is of the loop, too.
fn way_around(func: &Func<'_>, region: &Region, to: Block) -> Option<RowSet<Block>> {
    let mut way = RowSet::new(func.num_blocks());
    way.insert(region.header);
    let mut work = vec![to];
    let mut count = 0;
    while let Some(block) = work.pop() {
        if region.contains(block) && way.insert(block) {
            count += 1;
            work.extend(func.successors(block));
        }
    }
    (count > 0).then_some(way)
}

/// Whether nothing on `way` behind the definitions `starts` writes one of `locations`.
fn is_quiet(
    func: &Func<'_>,
    memory: &MemorySsa,
    users: &mut Users,
    way: &RowSet<Block>,
    starts: &[Access],
    locations: &[Loc],
    limit: usize,
) -> bool {
    let mut cache = AliasCache::default();
    // Loads and stores may be of different iterations.
    let mut alias = Alias::new(func, &mut cache).with_cycles(memory.cyclic(), true);
    let mut seen = RowSet::new(memory.len());
    let mut count = 0;
    let mut work: Vec<Access> = starts.to_vec();
    while let Some(access) = work.pop() {
        if !seen.insert(access) {
            continue;
        }
        count += 1;
        if memory.kind(access) == AccessKind::Entry || !way.contains(memory.block(access)) {
            continue;
        }
        if count >= limit {
            return false;
        }
        match memory.kind(access) {
            AccessKind::Def => {
                let writer = memory.inst(access);
                if locations.iter().any(|loc| alias.mod_ref(writer, loc).is_mod()) {
                    return false;
                }
            }
            AccessKind::Phi => {}
            _ => continue,
        }
        users.visit(memory, access, |user| {
            work.push(user);
            true
        });
    }
    true
}
