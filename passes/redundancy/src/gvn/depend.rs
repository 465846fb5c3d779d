//! What a load depends on: the nearest access above it that gives or may change what it reads.
//!
//! Accesses of a block are a list of their own, made from the classes of memory SSA, so that a search steps over memory only.
//! Where the block has no answer the search goes on at the ends of its predecessors, with the address taken over phis
//! ([`super::translate`]); it ends at accesses, at the entry and where the address cannot be taken over.
//! **Cost**: [`super::Options::scan_limit`] accesses a block, [`super::Options::block_limit`] blocks.

use super::{Gvn, Stale};
use crate::patch::has_attachment;
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, AliasResult, Loc, Size, Tags, constant_offset};
use warpc_analysis::memssa::{access_kind, cyclic_blocks};
use warpc_analysis::{ModRef, facts, known_bits};
use warpc_ir::attrs::{AttrKind, MemLoc};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Ordering, Value};

/// Accesses between a load and a store of what it loaded that are looked at.
const MAX_BETWEEN: usize = 32;

/// What a search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dependence {
    /// This instruction gives the value: a store or load of the same address, what made the object, the choice of the address.
    Def(Inst),
    /// This instruction may change some of it, or gives all of it and more.
    Clobber(Inst),
    /// Nothing in the block.
    Above,
    /// It cannot be told.
    Unknown,
}

/// What a load depends on in one of the blocks that lead to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockDependence {
    pub block: Block,
    pub found: Dependence,
    /// The address there; `None` where it does not exist.
    pub address: Option<Value>,
}

/// An access in its block, and what a search wants to know of it first, which value numbering never changes.
#[derive(Clone, Copy)]
struct Row {
    /// The access before it.
    prev: Inst,
    kind: Kind,
    /// Bytes of a plain load or store.
    size: Size,
}

/// How a search treats an access.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A load that is neither volatile nor atomic.
    PlainLoad,
    /// Such a store.
    PlainStore,
    /// Everything else.
    Other,
}

impl Row {
    fn of(f: &Func<'_>, access: Inst, prev: Inst) -> Row {
        let (kind, ty) = match f.op(access) {
            Opcode::Load if facts::is_simple(f, access) => (Kind::PlainLoad, f.ty(access)),
            Opcode::Store if facts::is_simple(f, access) => (Kind::PlainStore, f.type_of(f.operand(access, 0))),
            _ => return Row { prev, kind: Kind::Other, size: Size::Any },
        };
        Row { prev, kind, size: Size::of(f, ty) }
    }
    const NONE: Row = Row { prev: Inst::NONE, kind: Kind::Other, size: Size::Any };
}

/// Accesses of memory in order, by block.
#[derive(Default)]
pub(super) struct MemoryOrder {
    /// By instruction.
    rows: Vec<Row>,
    /// By block: the last one.
    last: Vec<Inst>,
}

/// Whether call `inst` never answers: it makes no object and changes no memory that a load may read, as shuffles and votes.
fn is_quiet_call(f: &Func<'_>, inst: Inst) -> bool {
    if !f.op(inst).is_call() || makes_object(f, inst) || facts::intrinsic(f, inst) == Some(id::LIFETIME_START) {
        return false;
    }
    let memory = facts::call_memory(f, inst);
    let readable = [MemLoc::ArgMem, MemLoc::ErrnoMem, MemLoc::Other, MemLoc::TargetMem0, MemLoc::TargetMem1];
    !readable.into_iter().any(|place| ModRef(memory.get(place) as u8).is_mod())
}

/// The predecessors of each block that are reached, each once, and marks of a search on blocks. Made once a round: edges are split behind it.
#[derive(Default)]
pub(super) struct BlocksAbove {
    /// By block: its predecessors among `list`.
    ranges: Vec<(u32, u32)>,
    list: Vec<Block>,
    /// By block: the last search that met it, and the address that it met it with; none where that does not exist there.
    met: Vec<(u32, Value)>,
    search: u32,
}

impl BlocksAbove {
    /// Lists the predecessors of the blocks of `f`.
    pub fn build(&mut self, f: &Func<'_>, dom: &DomTree) {
        self.list.clear();
        self.ranges.clear();
        self.ranges.resize(f.num_blocks(), (0, 0));
        self.met.clear();
        self.met.resize(f.num_blocks(), (0, Value::NONE));
        self.search = 0;
        // A block is a predecessor once, however many edges there are: `met` says of which block it was last.
        for block in f.block_order() {
            let first = self.list.len() as u32;
            self.search += 1;
            for above in f.predecessors(block) {
                let met = &mut self.met[above.index()].0;
                if *met != self.search && dom.is_reachable(above) {
                    *met = self.search;
                    self.list.push(above);
                }
            }
            self.list[first as usize..].reverse();
            self.ranges[block.index()] = (first, self.list.len() as u32);
        }
    }
    fn begin_search(&mut self) {
        self.search += 1;
    }
    /// Places in `list` of the predecessors of `block`; `None` for a block that was made since.
    fn above(&self, block: Block) -> Option<std::ops::Range<usize>> {
        let &(first, end) = self.ranges.get(block.index())?;
        Some(first as usize..end as usize)
    }
    /// The address that this search met `block` with.
    fn met_with(&self, block: Block) -> Option<Value> {
        let (search, address) = self.met[block.index()];
        (search == self.search).then_some(address)
    }
    fn meet(&mut self, block: Block, address: Value) {
        self.met[block.index()] = (self.search, address);
    }
    fn forget(&mut self, block: Block) {
        self.met[block.index()].0 = 0;
    }
}

impl MemoryOrder {
    /// Lists the accesses of `f`.
    pub fn build(&mut self, f: &Func<'_>) {
        self.rows.clear();
        self.rows.resize(f.num_insts(), Row::NONE);
        self.last.clear();
        self.last.resize(f.num_blocks(), Inst::NONE);
        for block in f.block_order() {
            let mut before = Inst::NONE;
            for inst in f.block_insts(block) {
                if access_kind(f, inst).is_some() && !is_quiet_call(f, inst) {
                    self.rows[inst.index()] = Row::of(f, inst, before);
                    before = inst;
                }
            }
            self.last[block.index()] = before;
        }
    }
    /// Adds load `inst`, which stands behind all other accesses of its block.
    pub fn append(&mut self, f: &Func<'_>, inst: Inst) {
        let block = f.block_of(inst);
        if self.rows.len() <= inst.index() {
            self.rows.resize(inst.index() + 1, Row::NONE);
        }
        if self.last.len() <= block.index() {
            self.last.resize(block.index() + 1, Inst::NONE);
        }
        let before = std::mem::replace(&mut self.last[block.index()], inst);
        self.rows[inst.index()] = Row::of(f, inst, before);
    }
    /// What is known of access `inst`.
    fn row(&self, inst: Inst) -> Row {
        self.rows.get(inst.index()).copied().unwrap_or(Row::NONE)
    }
    /// The last access of `block`.
    fn last(&mut self, f: &Func<'_>, block: Block) -> Inst {
        let mut at = self.last.get(block.index()).copied().unwrap_or(Inst::NONE);
        while at.is_some() && f.is_dead(at) {
            at = self.rows[at.index()].prev;
            self.last[block.index()] = at;
        }
        at
    }
    /// The access before access `inst`.
    fn before(&mut self, f: &Func<'_>, inst: Inst) -> Inst {
        let mut at = self.row(inst).prev;
        while at.is_some() && f.is_dead(at) {
            at = self.rows[at.index()].prev;
            self.rows[inst.index()].prev = at;
        }
        at
    }
}

/// Whether `inst` is a call that makes a new object.
pub(super) fn makes_object(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst).is_call() && facts::call_ret_has(f, inst, AttrKind::NoAlias)
}

/// The load that asks, and what it reads.
struct Question {
    load: Inst,
    ty: Type,
    loc: Loc,
    simple: bool,
    invariant: bool,
    /// The object its address is in.
    object: Value,
}

impl Question {
    fn new(f: &Func<'_>, load: Inst) -> Question {
        let loc = Loc::of(f, load).expect("a load has a location");
        Question {
            load,
            ty: f.ty(load),
            loc,
            simple: facts::is_simple(f, load),
            invariant: has_attachment(f, load, b"invariant.load"),
            object: facts::underlying_object(f, loc.ptr, 6),
        }
    }
    fn at(&self, f: &Func<'_>, address: Value) -> Question {
        let object = facts::underlying_object(f, address, 6);
        Question { loc: Loc { ptr: address, ..self.loc }, object, ..*self }
    }
}

/// The blocks that the parts of an address are made in: in all others it is what it is above them.
#[derive(Default)]
struct Makers {
    address: Value,
    blocks: SmallVec<[Block; 8]>,
}

impl Gvn<'_, '_> {
    /// What `load` depends on in its block.
    pub(super) fn dependence(&mut self, load: Inst) -> Dependence {
        let question = Question::new(self.f, load);
        let group = self.invariant_group(load);
        if let Some(found) = group
            && self.f.block_of(found) == self.f.block_of(load)
        {
            return Dependence::Def(found);
        }
        let start = self.memory.before(self.f, load);
        match self.scan(&question, self.f.block_of(load), start) {
            Dependence::Def(found) => Dependence::Def(found),
            // One in another block gives the value, whatever stands between.
            _ if group.is_some() => Dependence::Above,
            found => found,
        }
    }
    /// A load or store of the same pointer above `load`, where both are of an invariant group.
    pub(super) fn invariant_group(&self, load: Inst) -> Option<Inst> {
        let f = &*self.f;
        if !has_attachment(f, load, b"invariant.group") {
            return None;
        }
        let ptr = f.operand(load, 0);
        if !ptr.has_uses() {
            return None;
        }
        let mut nearest: Option<Inst> = None;
        for user in f.uses(ptr).map(|u| f.user(u)).take(self.options.scan_limit) {
            let access =
                matches!(f.op(user), Opcode::Load | Opcode::Store) && facts::pointer_operand(f, user) == Some(ptr);
            if user == load || !access || !has_attachment(f, user, b"invariant.group") {
                continue;
            }
            if self.dom.is_reachable(f.block_of(user))
                && self.dom.dominates_inst(f, user, load)
                && nearest.is_none_or(|other| self.dom.dominates_inst(f, other, user))
            {
                nearest = Some(user);
            }
        }
        nearest
    }
    /// Searches `block` from access `start` upwards.
    fn scan(&mut self, question: &Question, block: Block, start: Inst) -> Dependence {
        let made_here = |f: &FuncMut<'_>, value: Value, op: Opcode| {
            value.as_inst().filter(|&i| f.op(i) == op && f.block_of(i) == block)
        };
        let choice = made_here(self.f, question.loc.ptr, Opcode::Select);
        let mut at = start;
        let mut left = self.options.scan_limit;
        while at.is_some() {
            if let Some(select) = choice
                && self.f.comes_before(at, select)
            {
                return Dependence::Def(select);
            }
            if left == 0 {
                return Dependence::Unknown;
            }
            left -= 1;
            if let Some(found) = self.access_answers(question, at) {
                return found;
            }
            at = self.memory.before(self.f, at);
        }
        if let Some(select) = choice {
            return Dependence::Def(select);
        }
        if let Some(alloca) = made_here(self.f, question.object, Opcode::Alloca) {
            return Dependence::Def(alloca);
        }
        if block == self.f.entry() { Dependence::Unknown } else { Dependence::Above }
    }
    /// What access `at` says to `question`: `None` when the search goes on above it.
    fn access_answers(&mut self, question: &Question, at: Inst) -> Option<Dependence> {
        let clobber = Some(Dependence::Clobber(at));
        let Row { kind, size, .. } = self.memory.row(at);
        match self.f.op(at) {
            Opcode::Load => self.load_answers(question, at, kind, size),
            Opcode::Store => {
                if kind != Kind::PlainStore && !self.passes_order(question, at) {
                    return clobber;
                }
                let written = match kind {
                    Kind::PlainStore => Loc::new(self.f.operand(at, 1), size),
                    _ => Loc { tags: Tags::NONE, ..Loc::of(self.f, at)? },
                };
                match self.alias(|aliases| aliases.alias_untagged(at, &written, &question.loc)) {
                    AliasResult::No => None,
                    AliasResult::Must => Some(Dependence::Def(at)),
                    _ if question.invariant || self.writes_what_is_there(question, at) => None,
                    _ => self.unless_constant(question, clobber),
                }
            }
            Opcode::Fence if self.f.mem(at).ordering == Ordering::Release => None,
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call_answers(question, at),
            _ => {
                let effect = self.alias(|aliases| aliases.mod_ref(at, &question.loc));
                if effect.is_mod() { clobber } else { None }
            }
        }
    }
    /// Whether `store` writes what was loaded from the address that `question` asks about and is still there: if it writes to that address,
    /// it changes nothing. Both accesses are aligned to their one size, so that they meet as a whole or not at all.
    fn writes_what_is_there(&mut self, question: &Question, store: Inst) -> bool {
        let f = &*self.f;
        let Some(loaded) = f.operand(store, 0).as_inst().filter(|&inst| f.op(inst) == Opcode::Load) else {
            return false;
        };
        let Size::Exact(bytes) = question.loc.size else { return false };
        let row = self.memory.row(store);
        let is_aligned = f.mem(store).align.min(f.mem(question.load).align) >= bytes;
        if row.kind != Kind::PlainStore || row.size != question.loc.size || !is_aligned {
            return false;
        }
        if f.block_of(loaded) != f.block_of(store) || f.operand(loaded, 0) != question.loc.ptr {
            return false;
        }
        let mut at = self.memory.before(self.f, store);
        for _ in 0..MAX_BETWEEN {
            if at.is_none() || at == loaded {
                return at == loaded;
            }
            if self.alias(|aliases| aliases.mod_ref(at, &question.loc)).is_mod() {
                return false;
            }
            at = self.memory.before(self.f, at);
        }
        false
    }
    fn load_answers(&mut self, question: &Question, at: Inst, kind: Kind, size: Size) -> Option<Dependence> {
        if kind != Kind::PlainLoad && !self.passes_order(question, at) {
            return Some(Dependence::Clobber(at));
        }
        let ptr = self.f.operand(at, 0);
        if ptr == question.loc.ptr && self.f.ty(at) == question.ty {
            return Some(Dependence::Def(at));
        }
        // Metadata says only where accesses do not meet, which is not asked.
        let size = if kind == Kind::PlainLoad { size } else { Size::of(self.f, self.f.ty(at)) };
        let (read, asked) = (Loc::new(ptr, size), Loc::new(question.loc.ptr, question.loc.size));
        match self.alias(|aliases| aliases.overlap(&read, &asked)) {
            AliasResult::Must => Some(Dependence::Def(at)),
            AliasResult::Partial => {
                let (base, from) = constant_offset(self.f, read.ptr);
                let (other, to) = constant_offset(self.f, question.loc.ptr);
                let offset = to.checked_sub(from).and_then(|distance| u64::try_from(distance).ok());
                offset.filter(|_| base == other).map(|_| Dependence::Clobber(at))
            }
            _ => None,
        }
    }
    /// Whether a load may look past load or store `at`, as far as their order goes.
    fn passes_order(&self, question: &Question, at: Inst) -> bool {
        let ordering = self.f.mem(at).ordering;
        if ordering > Ordering::Unordered && (!question.simple || ordering != Ordering::Monotonic) {
            return false;
        }
        !(facts::is_volatile(self.f, at) && facts::is_volatile(self.f, question.load))
    }
    fn call_answers(&mut self, question: &Question, at: Inst) -> Option<Dependence> {
        if makes_object(self.f, at) && question.object == Value::inst(at) {
            return Some(Dependence::Def(at));
        }
        if facts::intrinsic(self.f, at) == Some(id::LIFETIME_START) {
            let n = self.f.call(at).num_args as usize - 1;
            let object = self.f.operand(at, n);
            let whole = known_bits::object_size(self.f, object).is_some() && object == question.object;
            if whole {
                return Some(Dependence::Def(at));
            }
        }
        // It says that memory does not change, and changes none itself.
        if facts::intrinsic(self.f, at) == Some(id::INVARIANT_START) {
            return None;
        }
        if self.cyclic.is_none() && facts::named_function(self.f, at).is_some() {
            self.cyclic = Some(cyclic_blocks(&self.cfg));
        }
        let effect = self.alias(|aliases| aliases.mod_ref(at, &question.loc));
        if !effect.is_mod() || question.invariant {
            return None;
        }
        self.unless_constant(question, Some(Dependence::Clobber(at)))
    }
    /// Memory that is never written is not clobbered.
    fn unless_constant(&mut self, question: &Question, clobber: Option<Dependence>) -> Option<Dependence> {
        let mask = self.alias(|aliases| aliases.mask(&question.loc));
        if mask.is_mod() { clobber } else { None }
    }
    /// Asks about aliases.
    fn alias<T>(&mut self, ask: impl FnOnce(&mut Alias<'_, '_>) -> T) -> T {
        match std::mem::replace(&mut self.stale, Stale::Nothing) {
            Stale::Nothing => {}
            Stale::Addresses => self.aliases.forget_addresses(),
            Stale::Pointers => self.aliases.forget_pointers(),
        }
        let alias = Alias::again(self.f, self.aliases);
        match &self.cyclic {
            Some(cyclic) => ask(&mut alias.with_order(&self.dom, cyclic)),
            None => ask(&mut { alias }),
        }
    }

    /// What `load` depends on in the blocks that lead to its own, which has nothing to say. `None` when its address cannot be
    /// taken over to them or there are too many.
    pub(super) fn block_dependences(&mut self, load: Inst) -> Option<Vec<BlockDependence>> {
        let question = Question::new(self.f, load);
        let home = self.f.block_of(load);
        if let Some(found) = self.invariant_group(load) {
            let block = self.f.block_of(found);
            let address = Some(question.loc.ptr);
            return Some(vec![BlockDependence { block, found: Dependence::Def(found), address }]);
        }
        let mut found = Vec::new();
        let mut work: Vec<(Block, Value)> = Vec::new();
        let mut makers = Makers::default();
        self.above.begin_search();
        self.enter_predecessors(home, question.loc.ptr, &mut makers, &mut work, &mut found)?;
        let mut budget = self.options.block_limit;
        while let Some((block, address)) = work.pop() {
            if budget == 0 {
                return None;
            }
            budget -= 1;
            let here = if address == question.loc.ptr { None } else { Some(question.at(self.f, address)) };
            let start = self.memory.last(self.f, block);
            let answer = match self.dead.contains(block) {
                true => Dependence::Unknown,
                false => self.scan(here.as_ref().unwrap_or(&question), block, start),
            };
            if answer != Dependence::Above {
                found.push(BlockDependence { block, found: answer, address: Some(address) });
                continue;
            }
            if self.enter_predecessors(block, address, &mut makers, &mut work, &mut found).is_none() {
                if found.len() > self.options.max_deps {
                    return None;
                }
                found.push(BlockDependence { block, found: Dependence::Unknown, address: Some(address) });
            }
        }
        found.sort_unstable_by_key(|dependence| dependence.block);
        Some(found)
    }
    /// Notes the predecessors of `block` with the address that `address` is there. `None`, and nothing noted, when it cannot be
    /// taken over at all, or a block is met with two addresses.
    fn enter_predecessors(
        &mut self,
        block: Block,
        address: Value,
        makers: &mut Makers,
        work: &mut Vec<(Block, Value)>,
        found: &mut Vec<BlockDependence>,
    ) -> Option<()> {
        if makers.address != address {
            makers.address = address;
            self.blocks_of_address(address, &mut makers.blocks);
        }
        let needs = makers.blocks.contains(&block) && self.depends_on_block(address, block)?;
        let (first, entered) = (work.len(), found.len());
        for at in self.above.above(block)? {
            let above = self.above.list[at];
            let there = if needs { self.translate_address(address, block, above) } else { Some(address) };
            match (self.above.met_with(above), there) {
                (Some(other), Some(there)) if other == there => {}
                (Some(_), _) => {
                    // Nothing of this block is noted.
                    work.drain(first..).for_each(|(block, _)| self.above.forget(block));
                    found.drain(entered..).for_each(|dependence| self.above.forget(dependence.block));
                    return None;
                }
                (None, Some(there)) => {
                    self.above.meet(above, there);
                    work.push((above, there));
                }
                (None, None) => {
                    self.above.meet(above, Value::NONE);
                    found.push(BlockDependence { block: above, found: Dependence::Unknown, address: None });
                }
            }
        }
        Some(())
    }
}
