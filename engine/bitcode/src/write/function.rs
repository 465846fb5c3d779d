//! Function blocks: constants, metadata about values, instructions with their locations and debug records, names, attachments.
//!
//! Values are numbered on: arguments, constants, then the instructions that have a result. Operands of instructions are
//! written as the distance back from the number that the instruction would have; one that is not behind it comes with its type.

use super::abbrevs::{Abbrevs, FUNCTION_WIDTH, SYMBOLS_WIDTH};
use super::bits::{BitWriter, char6};
use super::consts::{ConstScope, ConstSet, ConstWriter, Entry};
use super::metadata;
use super::plan::{Plan, number_of};
use super::types::TypeTable;
use crate::codes::{block, function as code, metadata as md_code, symbols};
use warpc_ir::body::{DbgKind, DbgRow, LocalMd};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::{Value, ValueKind};

/// Debug records by the instruction they precede.
#[derive(Default)]
struct RecordIndex {
    /// First record in `rows` by instruction row, one more at the end; empty when there are no records.
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl RecordIndex {
    fn fill(&mut self, func: &Func<'_>) {
        let dbg = &func.side().dbg;
        self.starts.clear();
        self.rows.clear();
        if dbg.is_empty() {
            return;
        }
        let n = func.num_insts();
        self.starts.resize(n + 1, 0);
        let placed = || dbg.iter().enumerate().filter(|(_, r)| r.anchor.index() < n);
        placed().for_each(|(_, r)| self.starts[r.anchor.index()] += 1);
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        // From the last to the first, so that each start ends where its range begins.
        self.rows.resize(sum as usize, 0);
        for (k, r) in dbg.iter().enumerate().rev().filter(|(_, r)| r.anchor.index() < n) {
            self.starts[r.anchor.index()] -= 1;
            self.rows[self.starts[r.anchor.index()] as usize] = k as u32;
        }
    }
    fn before(&self, inst: Inst) -> &[u32] {
        if self.starts.is_empty() {
            return &[];
        }
        &self.rows[self.starts[inst.index()] as usize..self.starts[inst.index() + 1] as usize]
    }
}

/// Calls `visit` with the values that a row of local metadata names.
fn each_local(row: &LocalMd, mut visit: impl FnMut(Type, Value)) {
    match row {
        LocalMd::Value(t, v) => visit(*t, *v),
        LocalMd::ArgList(list) => list.iter().for_each(|&(t, v)| visit(t, v)),
    }
}

/// Collects the constants of a function into `set`, and numbers their types.
pub(super) fn collect_constants(func: &Func<'_>, set: &mut ConstSet, types: &mut TypeTable<'_>) {
    let side = func.side();
    let scope = ConstScope { ctx: func.ctx(), consts: func.consts(), indices: &side.indices };
    set.begin(func.consts().len());
    for b in func.block_order() {
        for i in func.block_insts(b) {
            for v in func.operands(i) {
                // Most operands; the rest costs a call each.
                if matches!(v.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_)) {
                    continue;
                }
                match v.kind() {
                    ValueKind::LocalMeta(n) => each_local(&side.local_md[n as usize], |t, v| {
                        types.need(t);
                        set.add(&scope, v, types);
                    }),
                    _ => set.add(&scope, v, types),
                }
            }
            match func.op(i) {
                Opcode::ShuffleVector => {
                    let scalable = types.view().vector(func.ty(i)).is_some_and(|v| v.1);
                    let aux = func.aux(i);
                    set.add_mask(&scope, aux.a, aux.b, scalable, types);
                }
                Opcode::Alloca if func.num_operands(i) == 0 => {
                    set.add_entry(Entry::Number(Type::I32, 1), Type::I32, types);
                }
                _ => {}
            }
        }
    }
    for r in &side.dbg {
        for v in [r.value, r.address] {
            match v.kind() {
                ValueKind::LocalMeta(n) => each_local(&side.local_md[n as usize], |t, v| {
                    types.need(t);
                    set.add(&scope, v, types);
                }),
                ValueKind::None | ValueKind::Meta(_) => {}
                _ => {
                    types.need(func.type_of(v));
                    set.add(&scope, v, types);
                }
            }
        }
    }
}

/// A node of a function's metadata block.
#[derive(Clone, Copy, Debug)]
enum LocalNode {
    /// A value of a type.
    Value(Type, Value),
    /// The list of this many nodes before it.
    List(u32),
    /// `!{}`: where a record has no value.
    Empty,
}

/// Numbers of one function, and memory that is used again for the next.
#[derive(Default)]
pub(super) struct FunctionNumbers {
    insts: Vec<u32>,
    blocks: Vec<u32>,
    num_blocks: u32,
    first_inst: u32,
    records: RecordIndex,
    /// Nodes of the function's metadata block.
    nodes: Vec<LocalNode>,
    /// Number by row of local metadata, from 0, `u32::MAX` without one.
    of_local: Vec<u32>,
    /// Number by debug record of its value and its address; `u32::MAX` for a value that is written in place.
    of_record: Vec<[u32; 2]>,
    record: Vec<u64>,
}

/// Writes one function.
pub(super) struct FunctionWriter<'w, 'm> {
    pub(super) plan: &'w Plan<'m>,
    pub(super) f: &'w Func<'m>,
    pub(super) abbrevs: &'w Abbrevs,
    pub(super) bits: &'w mut BitWriter,
    pub(super) record: Vec<u64>,
    set: &'w ConstSet,
    s: &'w mut FunctionNumbers,
    /// Number that the next instruction with a result gets.
    pub(super) next: u32,
}

/// Places of blocks in the layout of their functions, for those that an address is taken in.
#[derive(Default)]
pub(super) struct BlockPlaces {
    of: Vec<Option<Box<[u32]>>>,
}

impl BlockPlaces {
    fn get(&mut self, plan: &Plan<'_>, global: Global, b: Block) -> u64 {
        if self.of.len() <= global.index() {
            self.of.resize(global.index() + 1, None);
        }
        let places = self.of[global.index()].get_or_insert_with(|| {
            let Some(f) = plan.module.func(global) else { return Box::default() };
            let mut places = vec![0; f.num_blocks()];
            f.block_order().zip(0..).for_each(|(b, n)| places[b.index()] = n);
            places.into()
        });
        places.get(b.index()).copied().unwrap_or(0) as u64
    }
}

/// Writes the constants block of the module.
pub(super) fn module_constants(
    plan: &Plan<'_>,
    abbrevs: &Abbrevs,
    places: &mut BlockPlaces,
    bits: &mut BitWriter,
    record: &mut Vec<u64>,
) {
    let ctx = plan.ctx;
    ConstWriter {
        set: &plan.consts,
        scope: ConstScope { ctx, consts: &ctx.tables.consts, indices: &[] },
        types: &plan.types,
        abbrevs,
        number: &|v| plan.number(v),
        block_number: &mut |g, b| places.get(plan, g, b),
    }
    .write(bits, record);
}

/// Writes the block of function `func`.
pub(super) fn write(
    plan: &mut Plan<'_>,
    func: &Func<'_>,
    abbrevs: &Abbrevs,
    places: &mut BlockPlaces,
    set: &mut ConstSet,
    scratch: &mut FunctionNumbers,
    bits: &mut BitWriter,
) {
    collect_constants(func, set, &mut plan.types);
    let first_const = plan.num_values + func.num_args() as u32;
    set.number_from(first_const, &plan.types);
    let plan = &*plan;
    bits.enter(block::FUNCTION, FUNCTION_WIDTH);
    let record = std::mem::take(&mut scratch.record);
    let first_inst = first_const + set.len();
    let mut w = FunctionWriter { plan, f: func, abbrevs, bits, record, set, s: scratch, next: first_inst };
    w.number(first_inst);
    w.bits.record(code::DECLAREBLOCKS, &[w.s.num_blocks as u64]);
    ConstWriter {
        set: w.set,
        scope: ConstScope { ctx: plan.ctx, consts: func.consts(), indices: &func.side().indices },
        types: &plan.types,
        abbrevs,
        number: &|v| number_of(v, w.set, plan),
        block_number: &mut |g, b| places.get(plan, g, b),
    }
    .write(w.bits, &mut w.record);
    w.metadata();
    w.body();
    w.address_users();
    w.symbols();
    w.attachments();
    w.s.record = w.record;
    bits.exit();
}

impl FunctionWriter<'_, '_> {
    /// Number of a value.
    #[inline]
    pub(super) fn value(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Inst(i) => self.s.insts[i.index()],
            ValueKind::Arg(n) => self.plan.num_values + n,
            ValueKind::Block(b) => self.s.blocks[b.index()],
            ValueKind::Meta(m) => self.plan.md.number(m) as u32,
            ValueKind::LocalMeta(n) => self.s.of_local[n as usize],
            _ => number_of(value, self.set, self.plan),
        }
    }
    /// Number of the mask of a shuffle.
    pub(super) fn mask(&self, inst: Inst) -> u32 {
        let aux = self.f.aux(inst);
        let scalable = self.f.types().vector(self.f.ty(inst)).is_some_and(|v| v.1);
        let ty = self.plan.types.find_mask(aux.b, scalable);
        let entry = self.set.mask(&self.f.side().indices, aux.a, aux.b, ty);
        entry.map_or(u32::MAX, |e| self.set.entry(e))
    }
    /// Number of a constant that is no operand.
    pub(super) fn entry(&self, entry: Entry) -> u32 {
        self.set.entry(entry)
    }
    /// Type of a value.
    pub(super) fn type_number(&self, ty: Type) -> u64 {
        self.plan.types.number(ty)
    }

    /// Numbers blocks, instructions, and what debug records name.
    fn number(&mut self, first_inst: u32) {
        let func = self.f;
        self.s.insts.clear();
        self.s.insts.resize(func.num_insts(), u32::MAX);
        self.s.blocks.clear();
        self.s.blocks.resize(func.num_blocks(), u32::MAX);
        self.s.first_inst = first_inst;
        let (mut next, mut blocks) = (first_inst, 0);
        for b in func.block_order() {
            self.s.blocks[b.index()] = blocks;
            blocks += 1;
            for i in func.block_insts(b) {
                if func.ty(i) != Type::VOID {
                    self.s.insts[i.index()] = next;
                    next += 1;
                }
            }
        }
        self.s.num_blocks = blocks;
        self.s.records.fill(func);
        self.number_local_metadata();
    }
    fn number_local_metadata(&mut self) {
        let func = self.f;
        let side = func.side();
        self.s.nodes.clear();
        self.s.of_local.clear();
        self.s.of_local.resize(side.local_md.len(), u32::MAX);
        self.s.of_record.clear();
        self.s.of_record.resize(side.dbg.len(), [u32::MAX; 2]);
        if side.local_md.is_empty() && side.dbg.is_empty() {
            return;
        }
        let mut next = self.s.first_inst;
        for b in func.block_order() {
            for i in func.block_insts(b) {
                for v in func.operands(i) {
                    if let ValueKind::LocalMeta(n) = v.kind() {
                        self.local(n);
                    }
                }
                next += (func.ty(i) != Type::VOID) as u32;
                for k in 0..self.s.records.before(i).len() {
                    let row = self.s.records.before(i)[k] as usize;
                    let r = side.dbg[row];
                    let in_place = r.kind == DbgKind::Value && self.is_plain(r.value) && self.value(r.value) < next;
                    if !in_place && r.kind != DbgKind::Label {
                        self.s.of_record[row][0] = self.record_value(r.value);
                    }
                    if r.kind == DbgKind::Assign {
                        self.s.of_record[row][1] = self.record_value(r.address);
                    }
                }
            }
        }
    }
    fn is_plain(&self, value: Value) -> bool {
        !matches!(value.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_) | ValueKind::None)
    }
    /// Number of what a debug record names, in metadata.
    fn record_value(&mut self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Meta(m) => self.plan.md.number(m) as u32,
            ValueKind::LocalMeta(n) => self.local(n),
            ValueKind::None => self.node(LocalNode::Empty),
            _ => self.node(LocalNode::Value(self.f.type_of(value), value)),
        }
    }
    fn node(&mut self, node: LocalNode) -> u32 {
        self.s.nodes.push(node);
        (self.plan.md.len() + self.s.nodes.len()) as u32 - 1
    }
    fn local(&mut self, n: u32) -> u32 {
        if self.s.of_local[n as usize] == u32::MAX {
            let func = self.f;
            let row = &func.side().local_md[n as usize];
            each_local(row, |t, v| _ = self.node(LocalNode::Value(t, v)));
            let last = (self.plan.md.len() + self.s.nodes.len()) as u32;
            self.s.of_local[n as usize] = match row {
                LocalMd::Value(..) => last - 1,
                LocalMd::ArgList(list) => self.node(LocalNode::List(list.len() as u32)),
            };
        }
        self.s.of_local[n as usize]
    }
    /// Writes the metadata block of the function.
    fn metadata(&mut self) {
        if self.s.nodes.is_empty() {
            return;
        }
        metadata::enter(self.bits);
        let first = self.plan.md.len() as u64;
        for k in 0..self.s.nodes.len() {
            let number = first + k as u64;
            match self.s.nodes[k] {
                LocalNode::Value(t, v) => {
                    let values = [self.type_number(t), self.value(v) as u64];
                    self.bits.record(md_code::VALUE, &values);
                }
                LocalNode::List(len) => {
                    self.record.clear();
                    self.record.extend(number - len as u64..number);
                    self.bits.record(md_code::ARG_LIST, &self.record);
                }
                LocalNode::Empty => self.bits.record(md_code::NODE, &[]),
            }
        }
        self.bits.exit();
    }

    fn body(&mut self) {
        let func = self.f;
        let mut last = Md::NONE;
        for b in func.block_order() {
            for i in func.block_insts(b) {
                self.record.clear();
                self.inst(i);
                self.next += (func.ty(i) != Type::VOID) as u32;
                let loc = func.loc(i);
                if loc.is_some() {
                    self.location(loc, last);
                    last = loc;
                }
                for k in 0..self.s.records.before(i).len() {
                    let row = self.s.records.before(i)[k] as usize;
                    self.debug_record(&func.side().dbg[row], row);
                }
            }
        }
    }
    fn location(&mut self, loc: Md, last: Md) {
        if loc == last {
            return self.bits.record(code::DEBUG_LOC_AGAIN, &[]);
        }
        if let Some(values) = self.plan.md.location(loc) {
            self.bits.record(code::DEBUG_LOC, &values);
        }
    }
    fn debug_record(&mut self, r: &DbgRow, row: usize) {
        let md = |m: Md| if m.is_some() { self.plan.md.number(m) } else { 0 };
        if r.kind == DbgKind::Label {
            return self.bits.record(code::DEBUG_RECORD_LABEL, &[md(r.loc), md(r.var)]);
        }
        let [value, address] = self.s.of_record[row];
        let first = [md(r.loc), md(r.var), md(r.expr)];
        let (code, value) = match r.kind {
            DbgKind::Value if value == u32::MAX => {
                (code::DEBUG_RECORD_VALUE_SIMPLE, self.next.wrapping_sub(self.value(r.value)))
            }
            DbgKind::Value => (code::DEBUG_RECORD_VALUE, value),
            DbgKind::Declare => (code::DEBUG_RECORD_DECLARE, value),
            DbgKind::DeclareValue => (code::DEBUG_RECORD_DECLARE_VALUE, value),
            DbgKind::Assign | DbgKind::Label => (code::DEBUG_RECORD_ASSIGN, value),
        };
        let mut values = [first[0], first[1], first[2], value as u64, 0, 0, 0];
        if r.kind == DbgKind::Assign {
            values[4..].copy_from_slice(&[md(r.assign), md(r.address_expr), address as u64]);
            self.bits.record(code, &values);
        } else {
            self.bits.record(code, &values[..4]);
        }
    }
    /// Names the functions that take addresses of blocks of this one: readers of single functions need them.
    fn address_users(&mut self) {
        let users = &self.plan.address_users;
        let g = self.f.global();
        let from = users.partition_point(|u| u.0 < g);
        self.record.clear();
        let own = users[from..].iter().take_while(|u| u.0 == g);
        self.record.extend(own.map(|u| self.plan.of_global[u.1.index()] as u64));
        if !self.record.is_empty() {
            self.bits.record(code::BLOCKADDR_USERS, &self.record);
        }
    }

    /// Writes the names of arguments, blocks and instructions.
    fn symbols(&mut self) {
        let func = self.f;
        let Some(names) = func.side().names.as_deref() else { return };
        let mut open = false;
        let args = (0..func.num_args() as u32).map(Value::arg);
        for v in args {
            self.symbol(v, names.get(v), &mut open);
        }
        for b in func.block_order() {
            self.symbol(Value::block(b), names.get(Value::block(b)), &mut open);
            for i in func.block_insts(b).filter(|&i| func.ty(i) != Type::VOID) {
                self.symbol(Value::inst(i), names.get(Value::inst(i)), &mut open);
            }
        }
        if open {
            self.bits.exit();
        }
    }
    fn symbol(&mut self, value: Value, name: &[u8], open: &mut bool) {
        if name.is_empty() {
            return;
        }
        if !std::mem::replace(open, true) {
            self.bits.enter(block::VALUE_SYMTAB, SYMBOLS_WIDTH);
        }
        self.record.clear();
        self.record.push(self.value(value) as u64);
        self.record.extend(name.iter().map(|&b| b as u64));
        let plain = name.iter().all(|&b| char6(b as u64).is_some());
        let code = if value.as_block().is_some() { symbols::BBENTRY } else { symbols::ENTRY };
        let a = self.abbrevs;
        let abbrev = match (value.as_block(), plain) {
            (Some(_), true) => &a.block_6,
            (None, true) => &a.entry_6,
            (None, false) if name.is_ascii() => &a.entry_7,
            _ => &a.entry_8,
        };
        self.bits.abbreviated(abbrev, code, &self.record);
    }

    /// Writes the attachments of the function and of its instructions.
    fn attachments(&mut self) {
        let func = self.f;
        let own = self.plan.ctx.extra(func.global()).map_or(&[][..], |x| &x.attachments);
        if own.is_empty() && func.side().attach.is_empty() {
            return;
        }
        self.bits.enter(block::METADATA_ATTACHMENT_ID, 3);
        if !own.is_empty() {
            self.record.clear();
            for &(kind, node) in own {
                self.record.extend([self.plan.kinds.number(kind), self.plan.md.number(node)]);
            }
            self.bits.record(md_code::ATTACHMENT, &self.record);
        }
        let mut number = 0;
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if func.flags(i) & flags::HAS_MD != 0 {
                    self.record.clear();
                    self.record.push(number);
                    for a in func.attachments(i) {
                        self.record.extend([self.plan.kinds.number(a.kind), self.plan.md.number(a.node)]);
                    }
                    if self.record.len() > 1 {
                        self.bits.record(md_code::ATTACHMENT, &self.record);
                    }
                }
                number += 1;
            }
        }
        self.bits.exit();
    }
}
