//! Loads that all paths but one make available: a load is put on that path, a phi takes the place of the first.
//!
//! The path ends in a predecessor of the first block above the load that has several; it is split when it is critical, unless it is
//! the back edge of a loop. In a loop whose header loads from an invariant address, which blocks that are not run in every
//! iteration write to, loads go into the preheader and behind such a write.
//!
//! No path gets a load that it did not do before, except loads that may be done anywhere. A load below a convergent call in its
//! block stays: its value would be kept over barriers.

use super::depend::Dependence;
use super::loads::{Available, Ends};
use super::{Gvn, Stale};
use hashbrown::HashMap;
use warpc_analysis::{Loops, facts, known_bits};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value, ValueKind};
use warpc_phase::{RemarkKind, RemarkText};

/// A predecessor that lacks the value.
struct Missing {
    from: Block,
    /// A load of the same at the other end of an edge from it, which the new one replaces.
    other: Option<Inst>,
    address: Value,
}

impl Gvn<'_, '_> {
    /// Tries to make `load` available everywhere; `missing` are blocks that lack its value.
    pub(super) fn load_pre(&mut self, load: Inst, ends: Ends, missing: &[Block]) -> bool {
        if self.is_below_convergent(load) {
            return false;
        }
        self.find_loops();
        let in_loop = self.loops.as_ref().is_some_and(|loops| loops.of(self.f.block_of(load)).is_some());
        if in_loop && !self.options.load_in_loop_pre {
            return false;
        }
        in_loop && self.load_pre_of_loop(load, &ends, missing) || self.load_pre_of_edge(load, ends, missing)
    }
    fn find_loops(&mut self) {
        if self.loops.is_none() {
            let cfg = Cfg::new(self.f);
            let dom = warpc_ir::dom::DomTree::new(&cfg);
            self.loops = Some(Loops::new(&cfg, &dom));
        }
    }
    fn load_pre_of_edge(&mut self, load: Inst, mut ends: Ends, missing: &[Block]) -> bool {
        let home = self.f.block_of(load);
        let mut must_be_safe = self.may_not_be_reached(load);
        let mut block = home;
        loop {
            let mut preds = self.f.predecessors(block);
            let (Some(above), None) = (preds.next(), preds.next()) else { break };
            drop(preds);
            if above == home || missing.contains(&above) || self.f.successors(above).count() != 1 {
                return false;
            }
            let flow = self.flow_of(above);
            if flow[1].is_some() {
                return false;
            }
            must_be_safe |= flow[0].is_some();
            block = above;
        }
        let Some((lacking, to_split)) = self.lacking_predecessors(load, block, &ends, missing) else { return false };
        if lacking.len() - lacking.iter().filter(|way| way.other.is_some()).count() + to_split.len() > 1
            || lacking.is_empty() && to_split.is_empty()
        {
            return false;
        }
        if must_be_safe && !self.safe_on_all_ways(load, block, &lacking, &to_split) {
            return false;
        }
        let mut ways = lacking;
        for &from in &to_split {
            let Some(mid) = self.split(from, block) else { return false };
            ways.push(Missing { from: mid, other: None, address: Value::NONE });
        }
        let mut made = Vec::new();
        for k in 0..ways.len() {
            let Some(address) = self.address_on_way(load, block, ways[k].from, &mut made) else {
                for &inst in made.iter().rev() {
                    self.f.erase(inst);
                }
                return !to_split.is_empty();
            };
            ways[k].address = address;
        }
        for &inst in &made {
            self.stale = Stale::Pointers;
            let number = self.number(Value::inst(inst));
            let block = self.f.block_of(inst);
            self.leaders.insert(number, Value::inst(inst), block);
        }
        self.eliminate_partly(load, &mut ends, &ways);
        true
    }
    /// Predecessors of `block` that lack the value, and those of them whose edge has to be split first.
    fn lacking_predecessors(
        &mut self,
        load: Inst,
        block: Block,
        ends: &Ends,
        missing: &[Block],
    ) -> Option<(Vec<Missing>, Vec<Block>)> {
        let mut have: HashMap<Block, bool> = HashMap::new();
        have.extend(missing.iter().map(|&b| (b, false)));
        have.extend(ends.iter().map(|&(b, _)| (b, true)));
        let (mut lacking, mut to_split): (Vec<Missing>, Vec<Block>) = (Vec::new(), Vec::new());
        for from in self.preds(block) {
            if lacking.iter().any(|way| way.from == from) || to_split.contains(&from) {
                continue;
            }
            if self.is_available_at_end(from, &mut have) {
                continue;
            }
            if self.f.successors(from).count() == 1 {
                lacking.push(Missing { from, other: None, address: Value::NONE });
                continue;
            }
            if !self.can_split(from, block) {
                return None;
            }
            // A split back edge would not be one block of the loop any more.
            if !self.options.split_backedge && self.dom.dominates(block, from) {
                return None;
            }
            match self.equal_load_beside(from, block, load) {
                Some(other) => lacking.push(Missing { from, other: Some(other), address: Value::NONE }),
                None => to_split.push(from),
            }
        }
        Some((lacking, to_split))
    }
    /// Whether all paths to the end of `block` pass a block that has the value, and none that lacks it behind that.
    fn is_available_at_end(&self, block: Block, have: &mut HashMap<Block, bool>) -> bool {
        let mut work = vec![block];
        let mut seen: Vec<Block> = Vec::new();
        let mut met: HashMap<Block, ()> = HashMap::new();
        while let Some(b) = work.pop() {
            match have.get(&b) {
                Some(true) => continue,
                Some(false) => {
                    have.insert(block, false);
                    return false;
                }
                None => {}
            }
            if met.insert(b, ()).is_some() {
                continue;
            }
            seen.push(b);
            let before = work.len();
            work.extend(self.f.predecessors(b));
            if work.len() == before || seen.len() > self.options.max_speculations {
                have.insert(block, false);
                return false;
            }
        }
        have.extend(seen.into_iter().map(|b| (b, true)));
        true
    }
    /// A load like `load` at the other end of the branch of `from`, which can move up to it.
    fn equal_load_beside(&mut self, from: Block, block: Block, load: Inst) -> Option<Inst> {
        let term = self.f.terminator(from);
        if self.f.successors_of(term).count() != 2 {
            return None;
        }
        let beside = self.f.successors_of(term).find(|&s| s != block)?;
        self.f.single_predecessor(beside)?;
        let mut found = None;
        for inst in self.f.block_insts(beside).take(self.options.max_hoist_search) {
            let equal = self.f.op(inst) == Opcode::Load
                && self.f.ty(inst) == self.f.ty(load)
                && self.f.operand(inst, 0) == self.f.operand(load, 0)
                && self.f.aux(inst).a == self.f.aux(load).a
                && facts::is_unordered(self.f, inst);
            if equal {
                found = Some(inst);
                break;
            }
        }
        let other = found?;
        let free = self.dependence(other) == Dependence::Above
            && !self.may_not_be_reached(other)
            && !self.is_below_convergent(other);
        free.then_some(other)
    }
    fn safe_on_all_ways(&self, load: Inst, block: Block, lacking: &[Missing], to_split: &[Block]) -> bool {
        let safe = |at: Inst| self.values().at(at).is_safe_to_speculate(load);
        let first = self.f.first_non_phi(block);
        (to_split.is_empty() || safe(first)) && lacking.iter().all(|way| safe(self.f.terminator(way.from)))
    }
    /// The address of `load` at the end of `from`, a predecessor of `block`, which only single paths lead to the load from.
    fn address_on_way(&mut self, load: Inst, block: Block, from: Block, made: &mut Vec<Inst>) -> Option<Value> {
        let mut address = self.f.operand(load, 0);
        let mut at = self.f.block_of(load);
        while at != block {
            let above = self.f.single_predecessor(at)?;
            address = self.translate_or_make(address, at, above, made)?;
            at = above;
        }
        self.translate_or_make(address, block, from, made)
    }
    /// Puts loads on `ways` and a phi in place of `load`.
    fn eliminate_partly(&mut self, load: Inst, ends: &mut Ends, ways: &[Missing]) {
        for way in ways {
            let new = self.new_load(load, way);
            ends.push((way.from, Available::Load(new, 0)));
            if let Some(other) = way.other {
                crate::patch::keep_common(self.f, new, other);
                if let Some(number) = self.numbering.get(Value::inst(other)) {
                    let block = self.f.block_of(other);
                    self.leaders.remove(number, Value::inst(other), block);
                }
                for end in ends.iter_mut() {
                    end.1.substitute(other, new);
                }
                self.replace(other, Value::inst(new));
                self.erase(other);
            }
        }
        let value = self.bring(load, ends);
        self.finish(load, value);
        let text = RemarkText::from("load eliminated by PRE");
        self.remark(RemarkKind::Passed, "LoadPRE", load, text);
        self.replace(load, value);
        self.doom(load);
    }
    fn new_load(&mut self, load: Inst, way: &Missing) -> Inst {
        let (ty, aux, flags) = (self.f.ty(load), self.f.aux(load), self.f.flags(load));
        let flags = flags & !warpc_ir::opcode::flags::HAS_MD;
        let at = self.f.terminator(way.from);
        let new = Builder::before(self.f, at).emit(Opcode::Load, flags, ty, &[way.address], aux);
        let loc = self.f.loc(load);
        self.f.set_loc(new, loc);
        self.f.name_after(Value::inst(new), Value::inst(load), ".pre");
        const COPIED: &[&[u8]] =
            &[b"tbaa", b"tbaa.struct", b"alias.scope", b"noalias", b"invariant.load", b"invariant.group", b"range"];
        let strings = &self.f.ctx().tables.strings;
        let rows: Vec<(Str, Md)> = self
            .f
            .attachments(load)
            .filter(|row| COPIED.contains(&strings.get(row.kind)))
            .map(|row| (row.kind, row.node))
            .collect();
        if !rows.is_empty() {
            self.f.write_attachments(new, &rows);
        }
        self.memory.append(self.f, new);
        let number = self.number(Value::inst(new));
        self.leaders.insert(number, Value::inst(new), way.from);
        new
    }
    /// A load in the header of a loop from an address that stays, where only one block that is not run in every iteration writes.
    fn load_pre_of_loop(&mut self, load: Inst, ends: &Ends, missing: &[Block]) -> bool {
        let Some(loops) = &self.loops else { return false };
        let home = self.f.block_of(load);
        let l = loops.of(home);
        if l.is_none() || loops.header(l) != home {
            return false;
        }
        let address = self.f.operand(load, 0);
        if address.as_inst().is_some_and(|i| loops.contains(l, self.f.block_of(i))) {
            return false;
        }
        let (inside, outside): (Vec<Block>, Vec<Block>) =
            self.f.predecessors(home).partition(|&p| loops.contains(l, p));
        let ([latch], [preheader]) = (&inside[..], &outside[..]) else { return false };
        let (latch, preheader) = (*latch, *preheader);
        if self.f.successors(preheader).count() != 1 {
            return false;
        }
        let mut writer = None;
        for &block in missing {
            if !loops.contains(l, block) {
                continue;
            }
            let term = self.f.terminator(block);
            if writer.is_some() || loops.of(block) != l || self.dom.dominates(block, latch) || self.f.op(term).is_call()
            {
                return false;
            }
            writer = Some(block);
        }
        let Some(writer) = writer else { return false };
        if self.may_not_be_reached(load) || self.flow_of(writer)[1].is_some() || !self.stays_allocated(address) {
            return false;
        }
        let ways = [preheader, writer].map(|from| Missing { from, other: None, address });
        let mut ends = ends.clone();
        ends.retain(|end| end.0 != preheader);
        self.eliminate_partly(load, &mut ends, &ways);
        true
    }
    /// Whether memory at `address` can be read as long as the function runs, once it could be.
    fn stays_allocated(&self, address: Value) -> bool {
        let f = &*self.f;
        let object = facts::underlying_object(f, address, 6);
        let own = f.ctx().globals.parts[f.global().index()].attrs;
        match object.kind() {
            ValueKind::Global(_) => true,
            ValueKind::Inst(i) => f.op(i) == Opcode::Alloca && known_bits::object_size(f, object).is_some(),
            ValueKind::Arg(n) => {
                facts::arg_has(f, n, AttrKind::ByVal)
                    || f.attrs().fn_has(own, AttrKind::NoFree) && f.attrs().fn_has(own, AttrKind::NoSync)
            }
            _ => false,
        }
    }
}
