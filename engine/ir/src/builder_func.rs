//! Builder of one function body for the readers: rows are appended in layout order, forward references are placeholder
//! values that are patched when they are defined.
//!
//! Scratch columns are kept between functions; a finished [`Body`] gets columns of its exact size. Nothing is allocated per
//! instruction. Use lists are not built (`FuncSide::uses_built` is false).

use crate::body::*;
use crate::func::POOL;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;

const FORWARD: u32 = 11 << 28;
const FORWARD_GLOBAL: u32 = 12 << 28;
const FORWARD_BLOCK: u32 = 13 << 28;
const ROW: u32 = (1 << 28) - 1;

/// An operand that only readers see: it stands for something that is not defined yet, and is replaced by it when it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placeholder {
    /// Value or block of this function, row of the function builder.
    Local(u32),
    /// Global, row of the module builder.
    Global(u32),
    /// Block of a `blockaddress`, row of the module builder.
    Block(u32),
}

impl Placeholder {
    /// The placeholder as an operand.
    #[inline(always)]
    pub const fn value(self) -> Value {
        match self {
            Placeholder::Local(n) => Value(FORWARD | n),
            Placeholder::Global(n) => Value(FORWARD_GLOBAL | n),
            Placeholder::Block(n) => Value(FORWARD_BLOCK | n),
        }
    }
    /// Reads an operand.
    #[inline(always)]
    pub const fn of(value: Value) -> Option<Placeholder> {
        match value.0 & !ROW {
            FORWARD => Some(Placeholder::Local(value.0 & ROW)),
            FORWARD_GLOBAL => Some(Placeholder::Global(value.0 & ROW)),
            FORWARD_BLOCK => Some(Placeholder::Block(value.0 & ROW)),
            _ => None,
        }
    }
    /// Whether an operand is any placeholder.
    #[inline(always)]
    pub const fn is(value: Value) -> bool {
        value.0 >= FORWARD && value.0 < 14 << 28
    }
}

/// What a local placeholder stands for.
#[derive(Clone, Copy, Debug)]
pub struct Forward {
    /// Type the reference asked for (`label` for blocks).
    pub ty: Type,
    /// The definition, `NONE` until it is known.
    pub value: Value,
    /// Byte range of the first reference.
    pub span: (u32, u32),
}

/// Columns of an instruction that are known when it is read, but for the location: most functions have none.
#[derive(Clone, Copy)]
struct Row {
    head: Head,
    ops: Ops,
    aux: Aux,
}

/// Rows of the function under construction.
#[derive(Default)]
pub struct FuncBuilder {
    rows: Vec<Row>,
    /// Locations, in the order in which they were set.
    locs: Vec<(Inst, Md)>,
    /// First instruction of each block.
    starts: Vec<u32>,
    /// Operands that are placeholders of this function, and those that are placeholders of the module, by their place.
    patches: Vec<u32>,
    module_patches: Vec<u32>,
    last_attach: u32,
    /// Side tables: arguments, constants, calls, records are appended directly.
    pub side: FuncSide,
    /// Placeholders of this function.
    pub forwards: Vec<Forward>,
}

/// A finished body and what the module still has to patch in it.
pub struct FinishedBody {
    /// The body.
    pub body: Body,
    /// Operand slots that hold a placeholder of the module.
    pub slots: Vec<u32>,
    /// Whether constants, records or local metadata hold one.
    pub side_patches: bool,
}

impl FuncBuilder {
    /// A builder with room for `insts` instructions, so that small modules do not grow it step by step.
    pub fn with_capacity(insts: usize) -> FuncBuilder {
        let mut f = FuncBuilder { rows: Vec::with_capacity(insts), ..Default::default() };
        f.side.pool.reserve(insts / 2);
        f
    }
    /// Makes room for a function of about so many instructions, of which none is there yet.
    pub fn reserve(&mut self, insts: usize) {
        make_room(&mut self.rows, insts);
        make_room(&mut self.side.pool, insts);
        make_room(&mut self.side.calls, insts / 3);
        make_room(&mut self.starts, insts / 3);
    }
    /// Starts a function. Arguments are pushed to `side.args` by the caller.
    pub fn begin(&mut self, global: Global, keep_names: bool) {
        self.rows.clear();
        self.locs.clear();
        self.starts.clear();
        self.patches.clear();
        self.module_patches.clear();
        self.forwards.clear();
        self.last_attach = u32::MAX;
        let s = &mut self.side;
        s.args.clear();
        s.pool.clear();
        s.consts.clear();
        s.calls.clear();
        s.indices.clear();
        s.attach_head.clear();
        s.attach.clear();
        s.local_md.clear();
        s.dbg.clear();
        s.global = global;
        s.names = keep_names.then(Box::default);
    }
    /// Number of instructions so far: the row of the next one.
    #[inline(always)]
    pub fn num_insts(&self) -> usize {
        self.rows.len()
    }
    /// Number of blocks so far.
    #[inline(always)]
    pub fn num_blocks(&self) -> usize {
        self.starts.len()
    }
    /// Starts a block; instructions go to it from now on.
    #[inline(always)]
    pub fn start_block(&mut self) -> Block {
        self.starts.push(self.rows.len() as u32);
        Block::new(self.starts.len() - 1)
    }
    /// Type of a row.
    #[inline(always)]
    pub fn inst_type(&self, inst: Inst) -> Type {
        self.head(inst).ty
    }
    /// Head of a row.
    #[inline(always)]
    pub fn head(&self, inst: Inst) -> Head {
        self.rows[inst.index()].head
    }
    #[inline(always)]
    fn push_row(&mut self, head: Head, ops: Ops, aux: Aux) -> Inst {
        let row = self.rows.len() as u32;
        self.rows.push(Row { head, ops, aux });
        Inst(row)
    }
    #[inline(always)]
    fn note(&mut self, slot: u32, value: Value) {
        if value.0 >= FORWARD {
            self.note_cold(slot, value);
        }
    }
    #[inline(never)]
    fn note_cold(&mut self, slot: u32, value: Value) {
        match value.0 & !ROW {
            FORWARD => self.patches.push(slot),
            FORWARD_GLOBAL => self.module_patches.push(slot),
            _ => {}
        }
    }
    /// Appends an instruction with up to four operands.
    #[inline(always)]
    pub fn emit<const N: usize>(&mut self, op: Opcode, flags: u16, ty: Type, operands: [Value; N], aux: Aux) -> Inst {
        const { assert!(N <= INLINE) };
        let row = self.rows.len() as u32;
        let mut ops = Ops::default();
        for k in 0..N {
            ops.0[k] = operands[k].0;
            self.note(row * INLINE as u32 + k as u32, operands[k]);
        }
        self.push_row(Head { op, n: N as u8, flags, ty }, ops, aux)
    }
    /// Appends an instruction with these operands, of which none is a placeholder.
    #[inline(always)]
    pub fn emit_defined<const N: usize>(
        &mut self,
        op: Opcode,
        flags: u16,
        ty: Type,
        operands: [Value; N],
        aux: Aux,
    ) -> Inst {
        const { assert!(N <= INLINE) };
        let mut all = [Value::NONE; INLINE];
        all[..N].copy_from_slice(&operands);
        self.emit_first(op, flags, ty, (N, all), aux)
    }
    /// Appends an instruction with the first `n` of these operands, of which none is a placeholder.
    #[inline(always)]
    pub fn emit_first(
        &mut self,
        op: Opcode,
        flags: u16,
        ty: Type,
        (n, operands): (usize, [Value; INLINE]),
        aux: Aux,
    ) -> Inst {
        debug_assert!(!operands[..n].iter().any(|&v| Placeholder::is(v)));
        self.push_row(Head { op, n: n as u8, flags, ty }, Ops(operands.map(|v| v.0)), aux)
    }
    /// Adds an operand of the instruction that [`FuncBuilder::emit_pooled`] appends next.
    #[inline(always)]
    pub fn add_pooled(&mut self, value: Value) {
        let (at, user) = (self.side.pool.len() as u32, Inst(self.rows.len() as u32));
        self.side.pool.push(PoolRow { value, user, links: [Use::NONE; 2] });
        self.note(POOL | at, value);
    }
    /// Takes back the operands from place `start` on.
    #[cold]
    pub fn drop_pooled(&mut self, start: usize) {
        self.side.pool.truncate(start);
        for list in [&mut self.patches, &mut self.module_patches] {
            while list.last().is_some_and(|slot| slot & POOL != 0 && (slot & !POOL) as usize >= start) {
                list.pop();
            }
        }
    }
    /// Appends an instruction with the operands from place `start` on.
    #[inline(always)]
    pub fn emit_pooled(&mut self, op: Opcode, flags: u16, ty: Type, start: usize, aux: Aux) -> Inst {
        let count = (self.side.pool.len() - start) as u32;
        self.push_row(Head { op, n: POOLED, flags, ty }, Ops([start as u32, count, count, 0]), aux)
    }
    /// Appends an instruction with any number of operands.
    #[inline]
    pub fn emit_list(&mut self, op: Opcode, flags: u16, ty: Type, operands: &[Value], aux: Aux) -> Inst {
        let row = self.rows.len() as u32;
        let mut ops = Ops::default();
        let n = operands.len() as u8;
        if operands.len() <= INLINE && !matches!(op, Opcode::Phi | Opcode::Switch) {
            for (k, &v) in operands.iter().enumerate() {
                ops.0[k] = v.0;
                self.note(row * INLINE as u32 + k as u32, v);
            }
        } else {
            let start = self.side.pool.len();
            operands.iter().for_each(|&value| self.add_pooled(value));
            return self.emit_pooled(op, flags, ty, start, aux);
        }
        self.push_row(Head { op, n, flags, ty }, ops, aux)
    }
    /// Sets the location of a row.
    #[inline(always)]
    pub fn set_loc(&mut self, inst: Inst, node: Md) {
        self.locs.push((inst, node));
    }
    /// Adds an attachment to the instruction appended last; one of the same kind is replaced.
    pub fn attach(&mut self, inst: Inst, kind: Str, node: Md) {
        use crate::opcode::flags::HAS_MD;
        let head = &mut self.rows[inst.index()].head;
        let is_first = head.flags & HAS_MD == 0;
        head.flags |= HAS_MD;
        let s = &mut self.side;
        let n = s.attach.len() as u32;
        if is_first {
            s.attach_head.resize(inst.index(), u32::MAX);
            s.attach_head.push(n);
        } else {
            let first = s.attach_head[inst.index()] as usize;
            if let Some(row) = s.attach[first..].iter_mut().find(|r| r.kind == kind) {
                row.node = node;
                return;
            }
            s.attach[n as usize - 1].next = n;
        }
        s.attach.push(AttachRow { kind, node, next: u32::MAX });
    }
    /// A placeholder for a value or block that is defined later.
    pub fn forward(&mut self, ty: Type, span: (u32, u32)) -> Value {
        self.forwards.push(Forward { ty, value: Value::NONE, span });
        Placeholder::Local(self.forwards.len() as u32 - 1).value()
    }
    /// Value behind a local placeholder, once defined; other values as they are.
    #[inline]
    pub fn resolved(&self, value: Value) -> Value {
        match Placeholder::of(value) {
            Some(Placeholder::Local(n)) if self.forwards[n as usize].value.is_some() => self.forwards[n as usize].value,
            _ => value,
        }
    }
    /// The place of every instruction, and the rows of the blocks: both are laid out in the order in which they were read.
    fn place_rows(&mut self) -> (Vec<Place>, BlockRows) {
        let (n, count) = (self.rows.len() as u32, self.starts.len());
        // As if all were one block. Rows are fewer than the numbers that a value can have: the last does not overflow.
        let place = |row: u32| Place {
            block: Block(0),
            prev: Inst(row.wrapping_sub(1)),
            next: Inst(row + 1),
            seq: (row + 1).wrapping_mul(16),
        };
        let mut place: Vec<Place> = (0..n).map(place).collect();
        let mut list = Vec::with_capacity(count);
        self.starts.push(n);
        for (edges, block) in self.starts.windows(2).zip(0..) {
            let (start, end) = (edges[0], edges[1]);
            let rows = &mut place[start as usize..end as usize];
            rows.iter_mut().for_each(|row| row.block = Block(block));
            let mut edges = BlockList { first: Inst::NONE, last: Inst::NONE };
            if let Some(first) = rows.first_mut() {
                first.prev = Inst::NONE;
                edges = BlockList { first: Inst(start), last: Inst(end - 1) };
            }
            if let Some(last) = rows.last_mut() {
                last.next = Inst::NONE;
            }
            list.push(edges);
        }
        self.starts.pop();
        // The first has none before it: one less than zero is `NONE`.
        let link = |block: u32| BlockLinks {
            prev: Block(block.wrapping_sub(1)),
            next: Block(block + 1),
            first_use: Use::NONE,
            flags: 0,
        };
        let mut links: Vec<BlockLinks> = (0..count as u32).map(link).collect();
        if let Some(last) = links.last_mut() {
            last.next = Block::NONE;
        }
        (place, BlockRows { list, links })
    }
    /// The columns of the instructions.
    fn columns(&self, place: Vec<Place>) -> InstRows {
        let rows = &self.rows;
        let mut loc = vec![Loc(Md::NONE); rows.len()];
        for &(inst, node) in &self.locs {
            loc[inst.index()] = Loc(node);
        }
        InstRows {
            head: rows.iter().map(|row| row.head).collect(),
            ops: rows.iter().map(|row| row.ops).collect(),
            aux: rows.iter().map(|row| row.aux).collect(),
            place,
            loc,
        }
    }
    /// Patches the local placeholders and hands the body out. Every placeholder must be defined.
    pub fn finish(&mut self) -> FinishedBody {
        for &slot in &self.patches {
            let at = if slot & POOL != 0 {
                &mut self.side.pool[(slot & !POOL) as usize].value.0
            } else {
                &mut self.rows[(slot / INLINE as u32) as usize].ops.0[(slot % INLINE as u32) as usize]
            };
            *at = self.forwards[(*at & ROW) as usize].value.0;
        }
        let forwards = &self.forwards;
        let patch = |v: &mut Value| {
            if let Some(Placeholder::Local(n)) = Placeholder::of(*v) {
                *v = forwards[n as usize].value;
            }
        };
        let s = &mut self.side;
        let mut side_patches = s.consts.operands().iter().any(|&v| Placeholder::is(v));
        each_side_value(&mut s.dbg, &mut s.local_md, |v| {
            patch(v);
            side_patches |= Placeholder::is(*v);
        });
        let (place, blocks) = self.place_rows();
        let insts = self.columns(place);
        let s = &mut self.side;
        let side = FuncSide {
            global: s.global,
            first_block: if blocks.is_empty() { Block::NONE } else { Block(0) },
            last_block: if blocks.is_empty() { Block::NONE } else { Block::new(blocks.len() - 1) },
            args: s.args.clone(),
            pool: taken(&mut s.pool),
            consts: s.consts.take_unindexed(),
            calls: taken(&mut s.calls),
            indices: s.indices.clone(),
            attach_head: s.attach_head.clone(),
            attach: s.attach.clone(),
            local_md: taken(&mut s.local_md),
            dbg: s.dbg.clone(),
            debug_index: Default::default(),
            dbg_waiting: Vec::new(),
            names: s.names.take(),
            uses: Vec::new(),
            uses_built: false,
            edits: 0,
            settled: Vec::new(),
            settled_changed: false,
            growth: Default::default(),
            overlay: None,
        };
        FinishedBody { body: Body { insts, blocks, side }, slots: self.module_patches.clone(), side_patches }
    }
}

/// Gives an empty list room for so many rows: what grows would copy the memory of rows that are gone.
fn make_room<T>(list: &mut Vec<T>, rows: usize) {
    debug_assert!(list.is_empty());
    if list.capacity() < rows {
        *list = Vec::with_capacity(rows);
    }
}

/// The rows of a list, in memory of their number. The list is empty then, and keeps its own.
pub(crate) fn taken<T>(list: &mut Vec<T>) -> Vec<T> {
    let mut rows = Vec::with_capacity(list.len());
    rows.append(list);
    rows
}

/// Visits the values of debug records and local metadata.
pub(crate) fn each_side_value(dbg: &mut [DbgRow], local_md: &mut [LocalMd], mut f: impl FnMut(&mut Value)) {
    for r in dbg {
        f(&mut r.value);
        f(&mut r.address);
    }
    for l in local_md {
        match l {
            LocalMd::Value(_, v) => f(v),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|e| f(&mut e.1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forward_references_are_patched() {
        let mut f = FuncBuilder::default();
        f.begin(Global(0), false);
        f.start_block();
        let next = f.forward(Type::LABEL, (0, 0));
        let v = f.forward(Type::I32, (0, 0));
        f.emit(Opcode::Br, 0, Type::VOID, [next], Aux::default());
        let b = f.start_block();
        f.forwards[0].value = Value::block(b);
        let i = f.emit_list(Opcode::Phi, 0, Type::I32, &[v, next], Aux::default());
        f.forwards[1].value = Value::inst(i);
        f.emit(Opcode::Unreachable, 0, Type::VOID, [], Aux::default());
        let done = f.finish();
        let body = done.body;
        assert_eq!(body.insts.ops[0].0[0], Value::block(b).0);
        assert_eq!(body.side.pool[0].value, Value::inst(i));
        assert_eq!(body.side.pool[1].value, Value::block(b));
        assert_eq!(body.insts.place[1].block, b);
        assert_eq!(body.insts.place[1].next, Inst(2));
        assert_eq!(body.insts.place[1].prev, Inst::NONE);
        assert_eq!(body.blocks.list[0].last, Inst(0));
        assert!(done.slots.is_empty() && !done.side_patches);
    }
}
