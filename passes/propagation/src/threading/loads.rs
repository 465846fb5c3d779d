//! Loads that decide a branch and whose value some predecessors have already: the others load it, and a phi brings it.

use super::Threading;
use hashbrown::HashSet;
use warpc_analysis::alias::{Alias, AliasResult, Loc};
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value, flags};

/// Instructions that are looked at in a block and above it.
const MAX_SCAN: usize = 6;

/// What a search backwards through a block found.
enum Found {
    /// The value, and the load it is from.
    Value(Value, Option<Inst>),
    /// Something may write it, or the search is over.
    Nothing,
    /// The start of the block.
    Start,
}

impl Threading<'_> {
    /// Replaces `load` by what its block or its predecessors have. Whether anything changed.
    pub(super) fn bring_load(&mut self, func: &mut FuncMut<'_>, load: Inst) -> bool {
        let block = func.block_of(load);
        let mut preds: Vec<Block> = func.predecessors(block).collect();
        let pointer = func.operand(load, 0);
        let fixed = |inst: Inst| func.block_of(inst) == block && func.op(inst) != Opcode::Phi;
        if !facts::is_unordered(func, load)
            || facts::is_volatile(func, load)
            || preds.len() == 1
            || block == func.entry()
            || pointer.as_inst().is_some_and(fixed)
            || self.pinned.contains(block)
        {
            return false;
        }
        let Some(loc) = Loc::of(func, load) else { return false };
        self.pointers_changed = true;
        let mut budget = MAX_SCAN;
        match self.search(func, load, &loc, func.prev(load), &mut budget) {
            Found::Value(value, from) => {
                let value = if value == Value::inst(load) { Value::poison(func.ty(load)) } else { value };
                if let Some(other) = from {
                    weaken(func, other, load);
                }
                func.replace_and_erase(load, value);
                self.lazy.forget();
                return true;
            }
            Found::Nothing => return false,
            Found::Start => {}
        }
        let mut seen: HashSet<Block> = HashSet::default();
        preds.retain(|&from| seen.insert(from));
        let mut available: Vec<(Block, Value, Option<Inst>)> = Vec::new();
        let mut missing: Vec<Block> = Vec::new();
        for &from in &preds {
            let ptr = translated(func, pointer, block, from);
            match self.search_up(func, load, &Loc { ptr, ..loc }, from) {
                Some((value, other)) => available.push((from, value, other)),
                None => missing.push(from),
            }
        }
        if available.is_empty() || !self.may_load_early(func, load, &missing) {
            return false;
        }
        if !missing.is_empty() {
            let Some(value) = self.load_for(func, load, &missing) else { return false };
            available.push(value);
        }
        self.join_loads(func, load, &available);
        true
    }
    /// Whether a load in `missing` runs only where `load` would, or does no harm.
    fn may_load_early(&self, func: &FuncMut<'_>, load: Inst, missing: &[Block]) -> bool {
        if missing.is_empty() || Values::new(func).is_safe_to_speculate(load) {
            return true;
        }
        func.block_insts(func.block_of(load))
            .take_while(|&inst| inst != load)
            .all(|inst| facts::transfers_execution(func, inst))
    }
    /// Loads the value on the edges from `missing`, in a block of its own if need be.
    fn load_for(
        &mut self,
        func: &mut FuncMut<'_>,
        load: Inst,
        missing: &[Block],
    ) -> Option<(Block, Value, Option<Inst>)> {
        let block = func.block_of(load);
        let ends_here = |from: Block| func.successors(from).count() == 1;
        let from = match missing {
            &[from] if ends_here(from) => from,
            _ => {
                if !missing.iter().all(|&from| Self::can_redirect(func, from)) {
                    return None;
                }
                let mut edges: Vec<Block> = Vec::new();
                for &from in missing {
                    let count = func.successors(from).filter(|&to| to == block).count();
                    edges.extend(std::iter::repeat_n(from, count));
                }
                self.split_preds(func, block, &edges, "thread-pre-split")
            }
        };
        let pointer = translated(func, func.operand(load, 0), block, from);
        let copy = func.clone_inst(load, &[pointer]);
        let kept: Vec<(Str, Md)> = func
            .attachments(load)
            .filter(|row| matches!(func.ctx().str(row.kind), b"tbaa" | b"tbaa.struct" | b"alias.scope" | b"noalias"))
            .map(|row| (row.kind, row.node))
            .collect();
        func.write_attachments(copy, &kept);
        let at = func.terminator(from);
        func.insert_before(copy, at);
        let loc = func.loc(load);
        func.set_loc(copy, loc);
        func.derive_name(Value::inst(copy), Value::inst(load), ".pr");
        Some((from, Value::inst(copy), None))
    }
    /// A phi of `available` in place of `load`.
    fn join_loads(&mut self, func: &mut FuncMut<'_>, load: Inst, available: &[(Block, Value, Option<Inst>)]) {
        let block = func.block_of(load);
        let preds: Vec<Block> = func.predecessors(block).collect();
        let phi = func.new_phi(block, func.ty(load));
        func.take_name(Value::inst(phi), Value::inst(load));
        let loc = func.loc(load);
        func.set_loc(phi, loc);
        for from in preds {
            let value =
                available.iter().find(|entry| entry.0 == from).map_or(Value::poison(func.ty(load)), |entry| entry.1);
            // A load that finds itself around a dead loop.
            let value = if value == Value::inst(load) { Value::inst(phi) } else { value };
            func.add_incoming(phi, value, from);
        }
        for other in available.iter().filter_map(|entry| entry.2) {
            if other != load {
                weaken(func, other, load);
            }
        }
        func.replace_and_erase(load, Value::inst(phi));
        self.lazy.forget();
    }

    /// The value at the end of `from` or above it, as far as there is one way there.
    fn search_up(&mut self, func: &FuncMut<'_>, load: Inst, loc: &Loc, from: Block) -> Option<(Value, Option<Inst>)> {
        let mut budget = MAX_SCAN;
        let mut block = from;
        loop {
            match self.search(func, load, loc, func.last(block), &mut budget) {
                Found::Value(value, other) => return Some((value, other)),
                Found::Nothing => return None,
                Found::Start => {}
            }
            let defined_here = loc.ptr.as_inst().is_some_and(|inst| func.block_of(inst) == block);
            block = super::only_edge_from(func, block).filter(|_| budget > 0 && !defined_here)?;
        }
    }
    /// Searches backwards from `at` for what `loc`, which `load` reads, holds.
    fn search(&mut self, func: &FuncMut<'_>, load: Inst, loc: &Loc, at: Inst, budget: &mut usize) -> Found {
        let ty = func.ty(load);
        let atomic = func.mem(load).ordering != Default::default();
        let mut at = at;
        while at.is_some() {
            let inst = at;
            at = func.prev(inst);
            if func.op(inst) == Opcode::Phi {
                continue;
            }
            if *budget == 0 {
                return Found::Nothing;
            }
            *budget -= 1;
            let enough = |other: Inst| {
                !facts::is_volatile(func, other) && (!atomic || func.mem(other).ordering != Default::default())
            };
            match func.op(inst) {
                Opcode::Load if func.operand(inst, 0) == loc.ptr && func.ty(inst) == ty && enough(inst) => {
                    return Found::Value(Value::inst(inst), Some(inst));
                }
                Opcode::Store if func.operand(inst, 1) == loc.ptr => {
                    let value = func.operand(inst, 0);
                    let fits = func.type_of(value) == ty && facts::is_unordered(func, inst) && enough(inst);
                    return if fits { Found::Value(value, None) } else { Found::Nothing };
                }
                Opcode::Load | Opcode::Store if !facts::is_unordered(func, inst) => return Found::Nothing,
                Opcode::Store => {
                    let Some(other) = Loc::of(func, inst) else { return Found::Nothing };
                    let mut alias = match std::mem::take(&mut self.pointers_changed) {
                        true => Alias::new(func, &mut self.aliases),
                        false => Alias::again(func, &mut self.aliases),
                    };
                    if alias.alias(loc, &other) != AliasResult::No {
                        return Found::Nothing;
                    }
                }
                _ if facts::may_write(func, inst) => return Found::Nothing,
                _ => {}
            }
        }
        Found::Start
    }
}

/// `pointer` as it is on the edge from `from` into `block`.
fn translated(func: &FuncMut<'_>, pointer: Value, block: Block, from: Block) -> Value {
    match pointer.as_inst() {
        Some(phi) if func.op(phi) == Opcode::Phi && func.block_of(phi) == block => {
            func.phi_value_for(phi, from).unwrap_or(pointer)
        }
        _ => pointer,
    }
}

/// `kept`, a load, stands for `gone` too: what both say of the value stays.
fn weaken(func: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    if func.flags(kept) & flags::HAS_MD == 0 {
        return;
    }
    let rows: Vec<(Str, Md)> = func
        .attachments(kept)
        .filter(|row| func.ctx().str(row.kind) == b"noundef" || func.attachment(gone, row.kind) == Some(row.node))
        .map(|row| (row.kind, row.node))
        .collect();
    func.write_attachments(kept, &rows);
}
