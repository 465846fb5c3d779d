//! Promotion: a location that only some loads and stores of the loop access becomes a value while the loop runs.
//!
//! The preheader loads it, the exits store it; where several stores meet, phis do. Without the right to store behind the loop, only
//! loads are replaced.
//!
//! 1. `Plan::of` decides what is allowed: whether a load before the loop, and stores behind it, are defined and unseen;
//! 2. `Flow` finds the value at the start of each block of the loop, from the last stores of the blocks before: rounds over the
//!    blocks in reverse post-order until nothing changes, as many as loops are nested, and one;
//! 3. phis are made where they are needed, loads replaced, stores moved.

use super::Work;
use super::candidates::{self, Candidate};
use super::sink::first_place;
use crate::region::Region;
use crate::{lcssa, split};
use smallvec::SmallVec;
use warpc_analysis::alias::is_local_object;
use warpc_analysis::escape::Escape;
use warpc_analysis::facts::{self, underlying_object};
use warpc_analysis::known_bits::{self, Values as Known};
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Ordering, Value, ValueKind};
use warpc_phase::RemarkKind;

/// What promotion of a candidate makes.
struct Plan {
    ty: Type,
    align: u64,
    atomic: bool,
    /// Whether stores may be put behind the loop.
    stores: bool,
    /// Whether the loop loads.
    loads: bool,
    /// Whether a load runs whenever the loop is entered.
    load_runs: bool,
    /// Whether a store does.
    store_runs: bool,
    /// Metadata about aliases that all accesses have.
    tags: Vec<(Str, Md)>,
    /// Location of all accesses, if it is one.
    location: Md,
}

/// The attachments that say with what an access aliases.
const TAGS: [&[u8]; 4] = [b"tbaa", b"tbaa.struct", b"alias.scope", b"noalias"];

impl Work<'_, '_> {
    pub(super) fn promote_all(&mut self, func: &mut FuncMut<'_>) {
        let caught = |&exit: &Block| func.op(func.terminator(exit)) == Opcode::CatchSwitch;
        if self.region.exits.iter().any(caught) {
            return;
        }
        let mut promoted = false;
        loop {
            let mut now = false;
            for candidate in candidates::find(func, &self.region, &mut self.accesses, self.aliases) {
                now |= self.promote(func, &candidate);
            }
            promoted |= now;
            if !now {
                break;
            }
        }
        if promoted {
            // Inner loops may define what is now used around them.
            lcssa::close_nest(func, self.cx.loops, self.cx.dom, self.region.id);
        }
    }

    fn promote(&mut self, func: &mut FuncMut<'_>, candidate: &Candidate) -> bool {
        let Some(plan) = self.plan(func, candidate) else { return false };
        let first = candidate.accesses[candidate.accesses.len() - 1];
        self.remark(
            RemarkKind::Passed,
            "PromoteLoopAccessesToScalar",
            first,
            || "Moving accesses to memory location out of the loop",
        );
        // Conditions compare other values now.
        self.note_condition();
        self.changed = true;
        self.live += 1;
        let initial = match plan.loads || !plan.store_runs {
            true => self.load_before(func, candidate, &plan),
            false => Value::poison(plan.ty),
        };
        let mut values = Flow::of(func, &self.region, candidate, initial);
        let loads: Vec<Inst> = candidate.accesses.iter().copied().filter(|&i| func.op(i) == Opcode::Load).collect();
        for &load in &loads {
            let value = values.at(func, &self.region, candidate, load);
            func.replace_all_uses(load.into(), value);
            self.erase(func, load);
        }
        if plan.stores {
            for n in 0..self.region.exits.len() {
                let exit = self.region.exits[n];
                self.store_behind(func, candidate, &plan, &mut values, exit);
            }
        }
        values.finish(func, &self.region);
        for &i in &candidate.accesses {
            if plan.stores && !func.is_dead(i) {
                self.erase(func, i);
            }
        }
        if let Some(load) = initial.as_inst()
            && func.is_unused(initial)
        {
            self.erase(func, load);
        }
        true
    }

    /// The load of the location at the end of the preheader.
    fn load_before(&mut self, func: &mut FuncMut<'_>, candidate: &Candidate, plan: &Plan) -> Value {
        let entry = self.entry(func);
        let value = Builder::before(func, entry).load(plan.ty, candidate.address, plan.align, 0);
        let Some(load) = value.as_inst() else { return value };
        func.set_loc(load, Md::NONE);
        if plan.atomic {
            set_unordered(func, load);
        }
        func.name_after(value, candidate.address, ".promoted");
        if plan.load_runs && !plan.tags.is_empty() {
            func.write_attachments(load, &plan.tags);
        }
        self.add_access(func, load);
        value
    }

    /// Stores the location's value at `exit`.
    fn store_behind(
        &mut self,
        func: &mut FuncMut<'_>,
        candidate: &Candidate,
        plan: &Plan,
        values: &mut Flow,
        exit: Block,
    ) {
        let value = values.at_exit(func, &self.region, exit);
        let value = self.closed(func, value, exit);
        let address = self.closed(func, candidate.address, exit);
        let at = first_place(func, exit);
        let mut builder = Builder::before(func, at);
        builder.loc = plan.location;
        let store = builder.store(value, address, plan.align, 0);
        if plan.atomic {
            set_unordered(func, store);
        }
        if plan.store_runs && !plan.tags.is_empty() {
            func.write_attachments(store, &plan.tags);
        }
        // Behind the stores of other candidates: the order of their addresses.
        self.add_access(func, store);
    }
    /// `value` as `exit` may use it: through a phi if a loop that is left there defines it.
    fn closed(&self, func: &mut FuncMut<'_>, value: Value, exit: Block) -> Value {
        let Some(inst) = value.as_inst() else { return value };
        let home = self.cx.loops.of(func.block_of(inst));
        if home.is_none() || self.cx.loops.contains(home, exit) {
            return value;
        }
        let phi = func.new_phi(exit, func.ty(inst));
        let preds = in_order_of_phis(func, exit, phi);
        let pairs: Vec<Value> = preds.into_iter().flat_map(|p| [value, Value::block(p)]).collect();
        func.push_operands(phi, &pairs);
        func.name_after(phi.into(), value, ".lcssa");
        phi.into()
    }

    fn plan(&mut self, func: &mut FuncMut<'_>, candidate: &Candidate) -> Option<Plan> {
        let first = candidate.accesses[0];
        let ty = accessed_type(func, first);
        let mut plan = Plan {
            ty,
            align: 1,
            atomic: false,
            stores: false,
            loads: false,
            load_runs: false,
            store_runs: false,
            tags: func
                .attachments(first)
                .filter(|a| TAGS.contains(&func.ctx().str(a.kind)))
                .map(|a| (a.kind, a.node))
                .collect(),
            location: Md::NONE,
        };
        // Another thread, or code that catches, must not see a store that was not there.
        let mut forbidden = candidate.read_elsewhere;
        let object = underlying_object(func, candidate.address, 10);
        if !forbidden && self.guaranteed.may_stop(func, &self.region) && !self.is_unseen_when_unwinding(func, object) {
            forbidden = true;
        }
        let (mut atomic, mut plain, mut dereferenceable) = (false, false, false);
        let mut locations: SmallVec<[Md; 4]> = SmallVec::new();
        for &i in &candidate.accesses {
            if !facts::is_unordered(func, i) || accessed_type(func, i) != ty {
                return None;
            }
            let mem = func.mem(i);
            match mem.ordering == Ordering::NotAtomic {
                true => plain = true,
                false => atomic = true,
            }
            let runs = self.is_guaranteed(func, i);
            let address = func.operand(i, (func.op(i) == Opcode::Store) as usize);
            if func.op(i) == Opcode::Load {
                plan.loads = true;
                plan.load_runs |= runs;
                if runs || self.speculate && self.is_speculatable(func, i) {
                    dereferenceable = true;
                    plan.align = plan.align.max(mem.align);
                }
            } else {
                if runs {
                    dereferenceable = true;
                    plan.store_runs = true;
                    plan.align = plan.align.max(mem.align);
                }
                let home = func.block_of(i);
                plan.stores |= runs || self.region.exits.iter().all(|&exit| self.cx.dom.dominates(home, exit));
                dereferenceable |= self.is_readable(func, address, ty, mem.align);
            }
            plan.tags.retain(|&(kind, node)| func.attachment(i, kind) == Some(node));
            locations.push(func.loc(i));
        }
        let size = func.layout().fixed_store_size(func.types(), ty);
        if atomic && (plain || size.is_none_or(|size| plan.align < size)) || !dereferenceable {
            return None;
        }
        plan.atomic = atomic;
        plan.stores = !forbidden && (plan.stores || self.is_private(func, object, candidate.address, ty));
        if !plan.stores && !plan.loads {
            return None;
        }
        // Of all accesses, as far as they have one.
        let known = locations.into_iter().filter(|location| location.is_some());
        plan.location = known.reduce(|one, other| func.merged_location(one, other)).unwrap_or(Md::NONE);
        Some(plan)
    }
    /// Whether a value of type `ty` may be read at `address` before the loop.
    fn is_readable(&self, func: &Func<'_>, address: Value, ty: Type, align: u64) -> bool {
        let values = Known::with(func, self.cx.dom, &self.facts).at(self.entry(func));
        let size = func.layout().fixed_store_size(func.types(), ty);
        size.is_some_and(|size| known_bits::is_dereferenceable(func, address, size))
            && values.pointer_alignment(address) >= align
    }
    /// Whether `object`, which `address` points into, may be written and no other thread can see it.
    fn is_private(&self, func: &Func<'_>, object: Value, address: Value, ty: Type) -> bool {
        let size = func.layout().fixed_store_size(func.types(), ty);
        let whole = || size.is_some_and(|size| known_bits::is_dereferenceable(func, address, size));
        let writable = match object.kind() {
            ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => true,
            ValueKind::Inst(i) => func.op(i).is_call() && facts::call_ret_has(func, i, AttrKind::NoAlias) && whole(),
            ValueKind::Arg(n) if facts::arg_has(func, n, AttrKind::ByVal) => true,
            ValueKind::Arg(n) => facts::arg_has(func, n, AttrKind::Writable) && whole(),
            _ => false,
        };
        writable
            && (self.limits.single_thread
                || is_local_object(func, object) && !self.is_captured_before_end(func, object))
    }
    /// Whether nobody looks at `object` after an exception left the function.
    fn is_unseen_when_unwinding(&self, func: &Func<'_>, object: Value) -> bool {
        match object.kind() {
            ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => true,
            ValueKind::Inst(_) => is_local_object(func, object) && !self.is_captured_before_end(func, object),
            ValueKind::Arg(n) => {
                facts::arg_has(func, n, AttrKind::ByVal) || facts::arg_has(func, n, AttrKind::DeadOnUnwind)
            }
            _ => false,
        }
    }
    /// Whether a pointer to `object` may get known before the loop ends.
    fn is_captured_before_end(&self, func: &Func<'_>, object: Value) -> bool {
        let counts = |user: Inst| {
            // What only comes after the loop does not count.
            let at = func.block_of(user);
            let again = self.memory_ssa.as_ref().is_none_or(|memory| memory.is_cyclic(at));
            again || !self.cx.dom.dominates(self.region.header, at)
        };
        Escape::default().captured_where(func, object, true, warpc_analysis::escape::MAX_USES, counts) != 0
    }
}

/// Type of the value that load or store `inst` moves.
fn accessed_type(func: &Func<'_>, inst: Inst) -> Type {
    match func.op(inst) {
        Opcode::Load => func.ty(inst),
        _ => func.type_of(func.operand(inst, 0)),
    }
}
fn set_unordered(func: &mut FuncMut<'_>, inst: Inst) {
    let mem = MemInfo { ordering: Ordering::Unordered, ..func.mem(inst) };
    let aux = func.aux(inst);
    func.set_aux(inst, Aux { a: mem.pack(), b: aux.b });
    let keep = func.flags(inst) & !flags::VOLATILE;
    func.set_flags(inst, keep);
}

/// What the location holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    /// Not known yet: no way here was seen.
    Unknown,
    /// What it held before the loop.
    Initial,
    /// What this store put there.
    Stored(Inst),
    /// The phi of the block.
    Phi(Block),
}

/// The location's value at the starts and ends of the blocks of the loop, by their places in its order.
struct Flow {
    starts: Vec<Held>,
    ends: Vec<Held>,
    /// Phis that were made.
    phis: Vec<Inst>,
    /// Blocks of phis that lack their pairs.
    open: Vec<Block>,
    initial: Value,
    ty: Type,
}

/// Whether both are one value.
fn is_same(func: &Func<'_>, one: Held, other: Held) -> bool {
    match (one, other) {
        (Held::Stored(one), Held::Stored(other)) => func.operand(one, 0) == func.operand(other, 0),
        _ => one == other,
    }
}

impl Flow {
    fn of(func: &Func<'_>, region: &Region, candidate: &Candidate, initial: Value) -> Flow {
        let blocks = region.order.len();
        let mut flow = Flow {
            starts: vec![Held::Unknown; blocks],
            ends: vec![Held::Unknown; blocks],
            phis: vec![Inst::NONE; blocks],
            open: Vec::new(),
            initial,
            ty: func.type_of(initial),
        };
        let mut last = vec![Inst::NONE; blocks];
        for &i in &candidate.accesses {
            if func.op(i) == Opcode::Store {
                last[region.rank(func.block_of(i))] = i;
            }
        }
        loop {
            let mut changed = false;
            for (at, &b) in region.order.iter().enumerate() {
                let start = match flow.starts[at] {
                    phi @ Held::Phi(_) => phi,
                    _ => flow.meet(func, region, b),
                };
                let end = if last[at].is_some() { Held::Stored(last[at]) } else { start };
                changed |= flow.starts[at] != start || flow.ends[at] != end;
                flow.starts[at] = start;
                flow.ends[at] = end;
            }
            if !changed {
                break;
            }
        }
        flow.join_equal(func, region);
        flow
    }
    /// Where stores of one value meet, nothing has to be chosen. As in LLVM, the values of later blocks, which come around, are not
    /// looked at: such a block keeps its phi.
    fn join_equal(&mut self, func: &Func<'_>, region: &Region) {
        let mut joined: Vec<Option<Held>> = vec![None; region.order.len()];
        let resolved = |joined: &[Option<Held>], held: Held| match held {
            Held::Phi(block) => joined[region.rank(block)].unwrap_or(held),
            held => held,
        };
        for (at, &block) in region.order.iter().enumerate() {
            if self.starts[at] == Held::Phi(block) {
                let comes_around = |p: Block| region.contains(p) && region.rank(p) >= at;
                let mut ends = func.predecessors(block).map(|p| (!comes_around(p)).then(|| self.end(region, p)));
                if let Some(Some(first)) = ends.next()
                    && ends.all(|end| end.is_some_and(|end| is_same(func, end, first)))
                {
                    joined[at] = Some(first);
                }
            }
            self.starts[at] = resolved(&joined, self.starts[at]);
            self.ends[at] = resolved(&joined, self.ends[at]);
        }
    }
    /// What the end of `block` holds, a predecessor of a block of the loop.
    fn end(&self, region: &Region, block: Block) -> Held {
        if region.contains(block) { self.ends[region.rank(block)] } else { Held::Initial }
    }
    /// What comes into `block`: one value, or its phi.
    fn meet(&self, func: &Func<'_>, region: &Region, block: Block) -> Held {
        let mut met = Held::Unknown;
        for p in func.predecessors(block) {
            match (met, self.end(region, p)) {
                (_, Held::Unknown) => {}
                (Held::Unknown, end) => met = end,
                (met, end) if met == end => {}
                _ => return Held::Phi(block),
            }
        }
        met
    }
    /// The value that is held, which the function has, or has now.
    fn value(&mut self, func: &mut FuncMut<'_>, region: &Region, held: Held) -> Value {
        match held {
            Held::Unknown => Value::poison(self.ty),
            Held::Initial => self.initial,
            Held::Stored(store) => func.operand(store, 0),
            Held::Phi(block) => {
                let row = &mut self.phis[region.rank(block)];
                if row.is_none() {
                    *row = func.new_phi(block, self.ty);
                    self.open.push(block);
                }
                Value::inst(*row)
            }
        }
    }
    /// The value that `load` reads: of the last store before it in its block, or what the block begins with.
    fn at(&mut self, func: &mut FuncMut<'_>, region: &Region, candidate: &Candidate, load: Inst) -> Value {
        let block = func.block_of(load);
        let before = candidate.accesses.iter().take_while(|&&i| i != load);
        let stores = before.filter(|&&i| func.op(i) == Opcode::Store && func.block_of(i) == block);
        let held = stores.last().map_or(self.starts[region.rank(block)], |&store| Held::Stored(store));
        self.value(func, region, held)
    }
    /// The value at `exit`, behind the loop.
    fn at_exit(&mut self, func: &mut FuncMut<'_>, region: &Region, exit: Block) -> Value {
        let ends: SmallVec<[Held; 4]> = func.predecessors(exit).map(|p| self.end(region, p)).collect();
        if let [first, ref others @ ..] = ends[..]
            && others.iter().all(|&end| is_same(func, end, first))
        {
            return self.value(func, region, first);
        }
        let phi = func.new_phi(exit, self.ty);
        for p in in_order_of_phis(func, exit, phi) {
            let value = self.value(func, region, self.end(region, p));
            func.add_incoming(phi, value, p);
        }
        phi.into()
    }
    /// Gives all phis their pairs.
    fn finish(&mut self, func: &mut FuncMut<'_>, region: &Region) {
        while let Some(block) = self.open.pop() {
            let phi = self.phis[region.rank(block)];
            for p in in_order_of_phis(func, block, phi) {
                let value = self.value(func, region, self.end(region, p));
                func.add_incoming(phi, value, p);
            }
        }
    }
}

/// Predecessors of `block`, in the order that another phi than `phi` has them.
fn in_order_of_phis(func: &FuncMut<'_>, block: Block, phi: Inst) -> Vec<Block> {
    let mut phis = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi);
    match phis.find(|&i| i != phi && func.phi_len(i) > 0) {
        Some(other) => func.phi_pairs(other).map(|pair| pair.1).collect(),
        None => split::predecessors(func, block),
    }
}
