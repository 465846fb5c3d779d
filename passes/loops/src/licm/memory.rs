//! What the accesses of the loop do to each other: the questions whether a load, call or store may leave its place.
//!
//! All accesses of a loop reach its header again, so that an access is clobbered in the loop if any definition of the loop may write
//! what it reads. Pointers that do not change in the loop are compared as one value, others as those of different iterations.
//! **Cost**: `licm-mssa-optimization-cap` times [`CHECKS`] comparisons for each loop; after that everything counts as clobbered.

use crate::region::Region;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::memssa::AccessKind;
use warpc_analysis::{MemorySsa, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::attachment;
use warpc_ir::{Func, Opcode, Ordering, Value};

/// Comparisons for each question that the cap allows, LLVM's `memssa-check-limit`.
const CHECKS: u32 = 100;

/// The accesses of the loop.
#[derive(Default)]
pub struct Accesses {
    /// Those that may write, or are ordered: by block in reverse post-order. Some may have left the loop, or be erased.
    defs: Vec<Inst>,
    /// Those that read.
    uses: Vec<Inst>,
    /// How many of `defs` and `uses` left.
    left: [usize; 2],
    /// Comparisons that are left.
    budget: u32,
    /// Whether there are more than `licm-mssa-max-acc-promotion`.
    pub too_many: bool,
    /// Edits that the function counted when it was last asked about aliases: what was found then still holds as long as they are as many.
    asked_at: Option<u32>,
}

impl Accesses {
    /// Of the blocks of `region`, for `cap` questions; `most` of them are not too many.
    pub fn new(memory_ssa: &MemorySsa, region: &Region, cap: u32, most: u32) -> Accesses {
        let mut found = Accesses { budget: cap.saturating_mul(CHECKS), ..Accesses::default() };
        let mut count = 0;
        for &b in &region.order {
            for access in memory_ssa.block_accesses(b) {
                count += 1;
                match memory_ssa.kind(access) {
                    AccessKind::Def => found.defs.push(memory_ssa.inst(access)),
                    AccessKind::Use => found.uses.push(memory_ssa.inst(access)),
                    _ => {}
                }
            }
        }
        found.too_many = count > most as u64;
        found
    }
    /// Says that an access, a definition or not, leaves the loop.
    pub fn note_leaving(&mut self, is_def: bool) {
        self.left[!is_def as usize] += 1;
    }
    /// Takes what left out of the lists, once that is much of them.
    fn clean(&mut self, func: &Func<'_>, region: &Region, at_least: usize) {
        for (list, left) in [&mut self.defs, &mut self.uses].into_iter().zip(&mut self.left) {
            if *left > 0 && left.saturating_mul(at_least) >= list.len() {
                list.retain(|&i| !func.is_dead(i) && region.contains(func.block_of(i)));
                *left = 0;
            }
        }
    }
    /// All accesses that are in the loop.
    pub fn all(&mut self, func: &Func<'_>, region: &Region) -> impl Iterator<Item = Inst> + '_ {
        self.clean(func, region, usize::MAX);
        self.defs.iter().chain(&self.uses).copied()
    }
    /// Whether a definition of the loop other than `except` may write what `inst` reads or writes.
    fn clobbered(
        &mut self,
        func: &Func<'_>,
        region: &Region,
        aliases: &mut AliasCache,
        inst: Inst,
        except: Inst,
    ) -> bool {
        self.clean(func, region, 2);
        let others = self.defs.len() - self.left[0] - except.is_some() as usize;
        if others == 0 {
            return false;
        }
        if self.budget < others as u32 {
            return true;
        }
        self.budget -= others as u32;
        let loc = if func.op(inst).is_call() { None } else { Loc::of(func, inst) };
        let edits = func.side().edits;
        let alias = match self.asked_at.replace(edits) == Some(edits) {
            true => Alias::again(func, aliases),
            false => Alias::new(func, aliases),
        };
        let mut alias = alias.with_cycles(&region.inside, true);
        self.defs.iter().any(|&def| {
            def != except
                && !func.is_dead(def)
                && region.contains(func.block_of(def))
                && match &loc {
                    // A load is a definition because it is volatile or ordered: only the order counts.
                    _ if func.op(def) == Opcode::Load && func.op(inst) == Opcode::Load => {
                        func.mem(def).ordering >= Ordering::Acquire
                    }
                    Some(loc) => alias.mod_ref(def, loc).is_mod(),
                    None => !alias.mod_ref_call(def, inst).is_none(),
                }
        })
    }
}

/// What the questions need.
pub struct Memory<'m> {
    /// The accesses of the loop.
    pub accesses: &'m mut Accesses,
    /// What is known of pointers.
    pub aliases: &'m mut AliasCache,
    /// The loop.
    pub region: &'m Region,
    /// The dominator tree.
    pub dom: &'m DomTree,
    /// Knob `licm-max-num-uses-traversed`.
    pub max_uses: usize,
    /// Whether the new place runs once for each run of the loop: atomic loads are not repeated then.
    pub once: bool,
}

/// Why an access stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stays {
    /// The kind of instruction is never moved.
    Fixed,
    /// The loop may change what it reads.
    Invalidated,
}

impl Memory<'_> {
    /// Whether `inst` may be moved out of the loop as far as memory, convergence and exceptions are concerned; `sinking`: behind it.
    pub fn may_move(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> Result<(), Stays> {
        let answer = |movable: bool| if movable { Ok(()) } else { Err(Stays::Invalidated) };
        match func.op(inst) {
            Opcode::Load => self.load(func, inst, sinking),
            Opcode::Call => self.call(func, inst, sinking),
            Opcode::Fence => answer(self.is_alone()),
            Opcode::Store if !facts::is_unordered(func, inst) => Err(Stays::Fixed),
            Opcode::Store => answer(self.is_alone() || self.is_undisturbed(func, inst, sinking)),
            op if op.is_pure() || op.is_int_div() => Ok(()),
            _ => Err(Stays::Fixed),
        }
    }
    fn load(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> Result<(), Stays> {
        if !facts::is_unordered(func, inst) {
            return Err(Stays::Fixed);
        }
        let unwritten = Loc::of(func, inst).is_some_and(|loc| !Alias::again(func, self.aliases).mask(&loc).is_mod());
        if unwritten || attachment(func, inst, b"invariant.load").is_some() {
            return Ok(());
        }
        if func.mem(inst).ordering != Ordering::NotAtomic && !self.once {
            return Err(Stays::Fixed);
        }
        if self.is_declared_invariant(func, inst)
            || !self.is_invalidated(func, inst, sinking)
            || !sinking && self.repeats_first(func, inst)
        {
            return Ok(());
        }
        Err(Stays::Invalidated)
    }
    fn call(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> Result<(), Stays> {
        use warpc_ir::attrs::AttrKind;
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        let fixed = facts::may_throw(func, inst)
            || crate::metrics::is_convergent(func, inst)
            || func.ty(inst) == Type::TOKEN
            || func.attrs().fn_has(own, AttrKind::PresplitCoroutine);
        if fixed {
            return Err(Stays::Fixed);
        }
        if facts::intrinsic(func, inst) == Some(id::ASSUME) {
            return Ok(());
        }
        let effects = facts::call_memory(func, inst);
        let stays = match (effects.reads(), effects.writes()) {
            (false, false) => false,
            (true, false) => self.is_invalidated(func, inst, sinking),
            (false, true) => !self.is_undisturbed(func, inst, sinking),
            (true, true) => true,
        };
        if stays { Err(Stays::Invalidated) } else { Ok(()) }
    }
    /// Whether the loop may change what `inst` reads.
    fn is_invalidated(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> bool {
        if !sinking {
            return self.accesses.clobbered(func, self.region, self.aliases, inst, Inst::NONE);
        }
        // Behind the loop, all definitions are past that are not right before it in its block.
        let home = func.block_of(inst);
        self.accesses.clean(func, self.region, usize::MAX);
        self.accesses.too_many
            || self.accesses.defs.iter().any(|&def| func.block_of(def) != home || !func.comes_before(def, inst))
    }
    /// Whether the definition at hand is the only access of the loop.
    fn is_alone(&self) -> bool {
        let Accesses { defs, uses, left, .. } = &*self.accesses;
        defs.len() - left[0] == 1 && uses.len() == left[1]
    }
    /// Whether nothing in the loop reads or writes what `inst` writes, so that once is enough.
    fn is_undisturbed(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> bool {
        if self.accesses.clobbered(func, self.region, self.aliases, inst, inst) {
            return false;
        }
        self.accesses.clean(func, self.region, usize::MAX);
        for n in 0..self.accesses.uses.len() {
            let reader = self.accesses.uses[n];
            if self.accesses.clobbered(func, self.region, self.aliases, reader, Inst::NONE) {
                return false;
            }
            if !sinking && !self.dom.dominates_inst(func, inst, reader) {
                return false;
            }
        }
        let loc = Loc::of(func, inst);
        let mut alias = Alias::new(func, self.aliases).with_cycles(&self.region.inside, true);
        self.accesses.defs.iter().all(|&def| {
            def == inst
                || match &loc {
                    _ if func.op(def) == Opcode::Load => false,
                    _ if !func.op(def).is_call() => true,
                    Some(loc) => alias.mod_ref(def, loc).is_none(),
                    None => alias.mod_ref_call(def, inst).is_none(),
                }
        })
    }
    /// Whether load `inst` reads the same in every iteration by its metadata, and in the first what is there before the loop: it stands in
    /// the header, behind nothing that may write there.
    fn repeats_first(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        let header = self.region.header;
        if func.block_of(inst) != header || attachment(func, inst, b"invariant.group").is_none() {
            return false;
        }
        let Some(loc) = Loc::of(func, inst) else { return false };
        self.accesses.clean(func, self.region, usize::MAX);
        let defs = &self.accesses.defs;
        let before = |&&def: &&Inst| func.block_of(def) == header && func.comes_before(def, inst);
        if self.accesses.budget < defs.len() as u32 {
            return false;
        }
        self.accesses.budget -= defs.len() as u32;
        let mut alias = Alias::new(func, self.aliases).with_cycles(&self.region.inside, true);
        !defs.iter().filter(before).any(|&def| func.op(def) == Opcode::Load || alias.mod_ref(def, &loc).is_mod())
    }
    /// Whether an `llvm.invariant.start` above the loop says that what load `inst` reads does not change any more.
    fn is_declared_invariant(&self, func: &Func<'_>, inst: Inst) -> bool {
        let address = func.operand(inst, 0);
        let Some(size) = func.layout().fixed_store_size(func.types(), func.ty(inst)) else { return false };
        if !address.has_uses() || !func.intrins().has(id::INVARIANT_START) {
            return false;
        }
        for (n, u) in func.uses(address).enumerate() {
            if n >= self.max_uses {
                return false;
            }
            let call = func.user(u);
            if !func.op(call).is_call()
                || facts::intrinsic(func, call) != Some(id::INVARIANT_START)
                || !func.is_unused(Value::inst(call))
            {
                continue;
            }
            let declared = func.consts().as_int(func.operand(call, 0)).filter(|&bytes| bytes as i64 >= 0);
            if declared.is_some_and(|bytes| size <= bytes)
                && self.dom.strictly_dominates(func.block_of(call), self.region.header)
            {
                return true;
            }
        }
        false
    }
}
