//! Function blocks: blocks, operands, names, and the dispatch of instructions.

use super::common::Numbers;
use super::error::{Cause, Part};
use super::reader::{Reader, Slot};
use super::stream::{Entry, Mark, Stream};
use super::types::NO_ROW;
use crate::codes::{block, function as code};
use std::collections::BTreeMap;
use warpc_ir::body::ArgRow;
use warpc_ir::builder_func::Placeholder;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// What a debug location belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Last {
    #[default]
    Nothing,
    Inst(Inst),
    /// A call that became the debug record of this row.
    Record(usize),
    /// A call that says nothing today.
    Dropped,
}

/// The function that is read.
#[derive(Default)]
pub(super) struct State {
    /// Blocks that were announced.
    pub blocks: u32,
    /// Whether instructions may follow.
    open: bool,
    /// Number of instructions, while each is the row of its number; afterwards `UNEVEN`, and they stand in `insts`.
    numbered: u32,
    /// Instructions by number, where some are not in the row of their number: what is no instruction here is `NONE`.
    insts: Vec<Inst>,
    pub last: Last,
    last_loc: Md,
    /// Result type of the function.
    pub ret: Type,
    /// It calls an intrinsic of an older form.
    pub calls_old: bool,
    /// Placeholders of values that come later, by number, and the least of these numbers.
    forward: BTreeMap<u32, Value>,
    next_forward: u32,
    /// A conversion of this kind between these types is valid: the last that was looked at.
    pub valid_cast: (Opcode, Type, Type),
    /// Operands of the instruction that is read.
    pub ops: Vec<Value>,
    pub bundles: Vec<(Str, u32)>,
    pub bundle_ops: Vec<Value>,
    pub attached: Vec<(Inst, Str, Md)>,
    /// Numbers of values and types: what the caller of a call gives.
    pub rows: Vec<u32>,
}

/// [`State::numbered`] of a function in which the number of an instruction and its row are not the same.
const UNEVEN: u32 = u32::MAX;
/// Bytes of a record of a function, about, its share of the names and constants included.
const BYTES_OF_RECORD: usize = 8;
/// [`State::next_forward`] where no value comes later.
const NO_FORWARD: u32 = u32::MAX;

/// An operand and its type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operand {
    pub value: Value,
    pub ty: Type,
    pub row: u32,
}

/// Operands of a record, taken one after the other. What is rare takes a copy: so the common path has them in registers.
#[derive(Clone, Copy)]
pub(super) struct Words<'r> {
    rest: &'r [u64],
    what: &'static str,
}

impl<'r> Words<'r> {
    pub fn new(record: &'r [u64], what: &'static str) -> Words<'r> {
        Words { rest: record, what }
    }
    #[inline(always)]
    pub fn next(&mut self) -> Part<u64> {
        match self.rest.split_first() {
            Some((&first, rest)) => {
                self.rest = rest;
                Ok(first)
            }
            None => Err(Cause::Record(self.what)),
        }
    }
    /// The operands that were not taken.
    #[inline(always)]
    pub fn rest(&self) -> &'r [u64] {
        self.rest
    }
    pub fn peek(&self) -> Option<u64> {
        self.rest.first().copied()
    }
    #[inline(always)]
    pub fn left(&self) -> usize {
        self.rest.len()
    }
    #[inline(always)]
    pub fn bad<X>(&self) -> Part<X> {
        Err(Cause::Record(self.what))
    }
    /// Nothing may be left.
    #[inline(always)]
    pub fn end(&self) -> Part<()> {
        if self.rest.is_empty() { Ok(()) } else { self.bad() }
    }
}

impl Reader {
    /// Reads the body of `g`, which then is in the function builder.
    pub(super) fn body(&mut self, g: Global, stream: &mut Stream<'_>, mark: Mark) -> Part<()> {
        let result = self.body_block(g, stream, mark);
        // The numbers of the function end with it, also after an error.
        self.slots.truncate(self.module_values);
        self.raws.truncate(self.module_values);
        self.words.truncate(self.module_words);
        self.in_module.truncate(self.module_values);
        for id in self.borrowed.drain(..) {
            self.slots[id as usize].value = Value::NONE;
        }
        self.pending.clear();
        self.expanded.clear();
        result
    }
    fn body_block(&mut self, g: Global, stream: &mut Stream<'_>, mark: Mark) -> Part<()> {
        stream.seek(mark);
        stream.enter(block::FUNCTION)?;
        self.f.begin(g, self.options.keep_names);
        self.f.reserve(stream.whole_bytes_left() / BYTES_OF_RECORD);
        let s = &mut self.func;
        s.insts.clear();
        s.forward.clear();
        s.bundles.clear();
        s.bundle_ops.clear();
        (s.numbered, s.next_forward) = (0, NO_FORWARD);
        (s.blocks, s.open, s.last, s.last_loc, s.calls_old) = (0, false, Last::Nothing, Md::NONE, false);
        let ty = self.globals.shape[g.index()].ty;
        let row = self.function_rows.get(g.index()).copied().unwrap_or(NO_ROW);
        let Some((ret, params, _)) = self.tables.types.view().func(ty) else { return Err(Cause::Type("a function")) };
        self.func.ret = ret;
        for (n, &ty) in params.iter().enumerate() {
            self.f.side.args.push(ArgRow { ty, first_use: Use::NONE });
            let row = self.types.part(row, n + 1);
            self.slots.push(super::reader::Slot { value: Value::arg(n as u32), ty, row });
        }
        let mut numbers = Numbers::default();
        loop {
            self.common_instructions(stream, &mut numbers)?;
            match stream.next()? {
                Entry::Record(code) => self.instruction(code, stream.record(), stream.bytes_left())?,
                Entry::End => break,
                Entry::Block(id) => self.inner_block(id, stream)?,
            }
        }
        let s = &self.func;
        if s.open || s.blocks == 0 || self.f.num_blocks() != s.blocks as usize {
            return Err(Cause::Record("function without its blocks:"));
        }
        if !s.bundles.is_empty() {
            return Err(Cause::Record("operand bundle"));
        }
        if let Some((n, _)) = s.forward.first_key_value() {
            return Err(Cause::Reference("value", *n as u64));
        }
        self.end_of_function_metadata()
    }
    /// A block inside of the function's.
    #[inline(never)]
    fn inner_block(&mut self, id: u32, stream: &mut Stream<'_>) -> Part<()> {
        match id {
            block::CONSTANTS => self.constants(stream),
            block::METADATA => self.metadata_block(stream, false),
            block::METADATA_ATTACHMENT_ID => self.attachments(stream),
            block::VALUE_SYMTAB if self.options.keep_names => {
                let Some(mut names) = self.f.side.names.take() else { return stream.skip() };
                let result = self.name_values(stream, &mut names);
                self.f.side.names = Some(names);
                result
            }
            _ => stream.skip(),
        }
    }
    // ---- operands -----------------------------------------------------------------------------------------------

    /// Number of the value that an operand names.
    #[inline(always)]
    pub(super) fn value_number(&self, word: u64) -> u64 {
        if self.relative { (self.slots.len() as u32).wrapping_sub(word as u32) as u64 } else { word }
    }
    /// The value number `id`, which is there. A callee that is no operand has no value in its slot.
    #[inline(always)]
    fn known_value(&mut self, id: usize) -> Part<Operand> {
        let Slot { value, ty, row } = self.slots[id];
        if value.is_some() {
            return Ok(Operand { value, ty, row });
        }
        self.made_operand(id)
    }
    /// The same for a constant that was not asked for in this function.
    #[inline(never)]
    fn made_operand(&mut self, id: usize) -> Part<Operand> {
        let value = self.local_constant(id)?;
        if is_callee_only(value) {
            return Err(Cause::Type("an operand: only calls take it"));
        }
        // A global has its type since it was asked for.
        let Slot { ty, row, .. } = self.slots[id];
        Ok(Operand { value, ty, row })
    }
    /// An operand whose type follows when it is a value that comes later.
    #[inline(always)]
    pub(super) fn operand(&mut self, w: &mut Words<'_>) -> Part<Operand> {
        let word = w.next()?;
        let id = self.value_number(word);
        if (id as usize) < self.slots.len() {
            return self.known_value(id as usize);
        }
        let (operand, rest) = self.later_operand(id, *w)?;
        *w = rest;
        Ok(operand)
    }
    /// An operand that comes later, with its type, or metadata.
    #[cold]
    fn later_operand<'r>(&mut self, id: u64, mut w: Words<'r>) -> Part<(Operand, Words<'r>)> {
        let n = w.next()?;
        let (ty, row) = (self.types.get(n)?, self.types.row(n));
        let value = if ty == Type::METADATA { self.md_value(id)? } else { self.forward_value(id, ty, row)? };
        Ok((Operand { value, ty, row }, w))
    }
    /// An operand where inline assembly may stand.
    #[inline(always)]
    pub(super) fn callee_operand(&mut self, w: &mut Words<'_>) -> Part<Operand> {
        let word = w.next()?;
        let id = self.value_number(word);
        let Some(&Slot { value, ty, row }) = self.slots.get(id as usize) else {
            let (operand, rest) = self.later_operand(id, *w)?;
            *w = rest;
            return Ok(operand);
        };
        if value.is_some() {
            return Ok(Operand { value, ty, row });
        }
        let value = self.local_constant(id as usize)?;
        let Slot { ty, row, .. } = self.slots[id as usize];
        Ok(Operand { value, ty, row })
    }
    /// An operand of a type that is known.
    #[inline(always)]
    pub(super) fn operand_of(&mut self, w: &mut Words<'_>, ty: Type, row: u32) -> Part<Value> {
        let word = w.next()?;
        let id = self.value_number(word);
        self.value_of(id, ty, row)
    }
    /// The same numbered with a sign.
    #[inline(always)]
    pub(super) fn signed_operand_of(&mut self, w: &mut Words<'_>, ty: Type, row: u32) -> Part<Value> {
        let word = w.next()?;
        let id = if self.relative {
            (self.slots.len() as u32).wrapping_sub(super::stream::signed(word) as u32) as u64
        } else {
            word
        };
        self.value_of(id, ty, row)
    }
    /// The value number `id` of a type that is known.
    #[inline(always)]
    pub(super) fn value_of(&mut self, id: u64, ty: Type, row: u32) -> Part<Value> {
        if let Some(slot) = self.slots.get(id as usize)
            && slot.value.is_some()
            && slot.ty == ty
            && ty != Type::METADATA
        {
            return Ok(slot.value);
        }
        self.other_value_of(id, ty, row)
    }
    /// The same for metadata, constants that were not asked for and values that come later.
    #[inline(never)]
    pub(super) fn other_value_of(&mut self, id: u64, ty: Type, row: u32) -> Part<Value> {
        if ty == Type::METADATA {
            return self.md_value(id);
        }
        if (id as usize) < self.slots.len() {
            let operand = self.known_value(id as usize)?;
            return if operand.ty == ty { Ok(operand.value) } else { Err(Cause::Type("an operand")) };
        }
        self.forward_value(id, ty, row)
    }
    /// A value that comes later in the function.
    #[cold]
    pub(super) fn forward_value(&mut self, id: u64, ty: Type, _row: u32) -> Part<Value> {
        let id = u32::try_from(id).map_err(|_| Cause::Reference("value", id))?;
        if let Some(&v) = self.func.forward.get(&id) {
            let known = match Placeholder::of(v) {
                Some(Placeholder::Local(n)) => self.f.forwards[n as usize].ty,
                _ => Type::NONE,
            };
            return if known == ty { Ok(v) } else { Err(Cause::Type("an operand")) };
        }
        if !self.is_first_class(ty) || ty == Type::LABEL {
            return Err(Cause::Type("an operand"));
        }
        let v = self.f.forward(ty, (0, 0));
        self.func.forward.insert(id, v);
        self.func.next_forward = self.func.next_forward.min(id);
        Ok(v)
    }
    /// A block.
    #[inline(always)]
    pub(super) fn block_operand(&mut self, w: &mut Words<'_>) -> Part<Value> {
        let n = w.next()?;
        if n < self.func.blocks as u64 { Ok(Value::block(Block(n as u32))) } else { Err(Cause::Reference("block", n)) }
    }

    // ---- instructions -------------------------------------------------------------------------------------------

    /// Whether instructions can be added.
    #[inline(always)]
    pub(super) fn in_block(&self) -> bool {
        self.func.open
    }
    /// Whether instructions can be added, and none that takes operand bundles must come first.
    pub(super) fn takes_instructions(&self) -> bool {
        self.func.open && self.func.bundles.is_empty()
    }
    /// Whether the next value was named before.
    #[inline(always)]
    pub(super) fn is_named_before(&self) -> bool {
        self.slots.len() == self.func.next_forward as usize
    }
    /// Whether the next value may have type `ty`.
    #[inline(always)]
    pub(super) fn takes_value(&self, ty: Type) -> bool {
        !self.is_named_before() || self.was_named_with(ty)
    }
    #[cold]
    fn was_named_with(&self, ty: Type) -> bool {
        match self.func.forward.first_key_value().and_then(|(_, &v)| Placeholder::of(v)) {
            Some(Placeholder::Local(n)) => self.f.forwards[n as usize].ty == ty,
            _ => true,
        }
    }
    /// Gives an instruction its numbers that has a value of a type that the next value may have.
    #[inline(always)]
    pub(super) fn add_new_value(&mut self, i: Inst, ty: Type, row: u32) {
        self.number_inst(i);
        if self.is_named_before() {
            self.define_forward(Value::inst(i));
        }
        self.slots.push(Slot { value: Value::inst(i), ty, row });
    }
    /// Gives an instruction its numbers, whatever it is.
    pub(super) fn add_inst(&mut self, i: Inst, row: u32) -> Part<()> {
        let head = self.f.head(i);
        self.number_inst(i);
        if head.ty != Type::VOID {
            self.define(Value::inst(i), head.ty, row)?;
        }
        if head.op.is_terminator() {
            self.end_block();
        }
        Ok(())
    }
    /// Gives an instruction its numbers that has a value of type `ty`.
    #[inline(always)]
    pub(super) fn add_value(&mut self, i: Inst, ty: Type, row: u32) -> Part<()> {
        self.number_inst(i);
        self.define(Value::inst(i), ty, row)
    }
    /// Gives a terminator without a value its number.
    #[inline(always)]
    pub(super) fn add_terminator(&mut self, i: Inst) {
        self.number_inst(i);
        self.end_block();
    }
    /// Gives an instruction its number among the instructions.
    #[inline(always)]
    pub(super) fn number_inst(&mut self, i: Inst) {
        self.func.last = Last::Inst(i);
        if i.0 == self.func.numbered {
            self.func.numbered += 1;
        } else {
            self.number_unevenly(i);
        }
    }
    /// Gives the next number of an instruction to row `i`, which has another number, or to none.
    #[cold]
    pub(super) fn number_unevenly(&mut self, i: Inst) {
        let s = &mut self.func;
        if s.numbered != UNEVEN {
            s.insts.extend((0..s.numbered).map(Inst));
            s.numbered = UNEVEN;
        }
        s.insts.push(i);
    }
    /// The instruction of a number.
    pub(super) fn numbered_inst(&self, n: u64) -> Option<Inst> {
        match self.func.numbered {
            UNEVEN => self.func.insts.get(usize::try_from(n).ok()?).copied(),
            numbered => u32::try_from(n).ok().filter(|&n| n < numbered).map(Inst),
        }
    }
    #[inline(always)]
    fn define(&mut self, value: Value, ty: Type, row: u32) -> Part<()> {
        if self.is_named_before() {
            if !self.was_named_with(ty) {
                return Err(Cause::Type("a value that was named before"));
            }
            self.define_forward(value);
        }
        self.slots.push(Slot { value, ty, row });
        Ok(())
    }
    /// The next value was named before.
    #[cold]
    fn define_forward(&mut self, value: Value) {
        if let Some((_, placeholder)) = self.func.forward.pop_first()
            && let Some(Placeholder::Local(n)) = Placeholder::of(placeholder)
        {
            self.f.forwards[n as usize].value = value;
        }
        self.func.next_forward = self.func.forward.first_key_value().map_or(NO_FORWARD, |(&id, _)| id);
    }
    #[inline(always)]
    fn end_block(&mut self) {
        self.func.open = self.f.num_blocks() < self.func.blocks as usize;
        if self.func.open {
            self.f.start_block();
        }
    }
    /// One record of the function; so many bytes follow it.
    pub(super) fn instruction(&mut self, code: u32, record: &[u64], bytes_left: usize) -> Part<()> {
        if self.func.open && self.func.bundles.is_empty() {
            match code {
                code::INST_CALL => self.call(record),
                code::INST_LOAD => self.load(record, false),
                code::INST_STORE => self.store(record, false, false),
                code::INST_BINOP => self.binary(record),
                code::INST_CAST => self.cast(record),
                code::INST_GEP => self.gep(record, code),
                code::INST_BR => self.branch(record),
                code::INST_PHI => self.phi(record),
                code::INST_CMP | code::INST_CMP2 => self.compare(record),
                code::INST_VSELECT => self.select(record),
                code::INST_RET => self.ret(record),
                code::INST_EXTRACTVAL => self.extract_value(record),
                code::INST_INSERTVAL => self.insert_value(record),
                _ => self.other_record(code, record, bytes_left),
            }
        } else {
            self.other_record(code, record, bytes_left)
        }
    }
    /// A record that is not of the common instructions, or stands where these do not.
    #[inline(never)]
    fn other_record(&mut self, code: u32, record: &[u64], bytes_left: usize) -> Part<()> {
        match code {
            code::DEBUG_LOC => return self.debug_location(record),
            code::DEBUG_LOC_AGAIN => return self.set_location(self.func.last_loc),
            code::DECLAREBLOCKS => return self.declare_blocks(record, bytes_left),
            code::DEBUG_RECORD_VALUE..=code::DEBUG_RECORD_DECLARE_VALUE => return self.debug_record(code, record),
            code::BLOCKADDR_USERS => return Ok(()),
            _ => {}
        }
        if !self.func.open {
            return Err(Cause::Record("instruction outside of a block:"));
        }
        match code {
            code::INST_CALL => self.call(record),
            code::INST_INVOKE => self.invoke(record),
            code::INST_CALLBR => self.call_br(record),
            code::OPERAND_BUNDLE => self.operand_bundle(record),
            _ if !self.func.bundles.is_empty() => Err(Cause::Record("operand bundle")),
            _ => self.other_instruction(code, record),
        }
    }
    /// An instruction that is none of the common ones.
    fn other_instruction(&mut self, code: u32, record: &[u64]) -> Part<()> {
        match code {
            code::INST_ALLOCA => self.alloca(record),
            code::INST_EXTRACTELT => self.extract_element(record),
            code::INST_INSERTELT => self.insert_element(record),
            code::INST_SHUFFLEVEC => self.shuffle_vector(record),
            code::INST_SWITCH => self.switch(record),
            code::INST_UNREACHABLE => self.unreachable(),
            code::INST_UNOP => self.unary(record),
            code::INST_FREEZE => self.freeze(record),
            code::INST_INBOUNDS_GEP_OLD | code::INST_GEP_OLD => self.gep(record, code),
            code::INST_SELECT => self.old_select(record),
            code::INST_LOADATOMIC => self.load(record, true),
            code::INST_STORE_OLD => self.store(record, false, true),
            code::INST_STOREATOMIC => self.store(record, true, false),
            code::INST_STOREATOMIC_OLD => self.store(record, true, true),
            code::INST_CMPXCHG => self.cmpxchg(record),
            code::INST_CMPXCHG_OLD => self.old_cmpxchg(record),
            code::INST_ATOMICRMW => self.atomic_rmw(record, false),
            code::INST_ATOMICRMW_OLD => self.atomic_rmw(record, true),
            code::INST_FENCE => self.fence(record),
            code::INST_VAARG => self.va_arg(record),
            code::INST_INDIRECTBR => self.indirect_br(record),
            code::INST_RESUME => self.resume(record),
            code::INST_LANDINGPAD => self.landing_pad(record, false),
            code::INST_LANDINGPAD_OLD => self.landing_pad(record, true),
            code::INST_CATCHSWITCH => self.catch_switch(record),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(record, code),
            code::INST_CATCHRET => self.catch_ret(record),
            code::INST_CLEANUPRET => self.cleanup_ret(record),
            _ => Err(Cause::Record("instruction")),
        }
    }
    fn declare_blocks(&mut self, record: &[u64], bytes_left: usize) -> Part<()> {
        const BAD: Cause = Cause::Record("number of blocks");
        let &[n, ..] = record else { return Err(BAD) };
        // A block has a terminator, which takes some bits.
        if n == 0 || self.func.blocks != 0 || n > bytes_left.saturating_mul(8) as u64 {
            return Err(BAD);
        }
        self.func.blocks = n as u32;
        self.func.open = true;
        self.f.start_block();
        Ok(())
    }
    fn debug_location(&mut self, record: &[u64]) -> Part<()> {
        // Scope and inlined-at are one higher, as in a node.
        let m = self.location(record)?;
        self.func.last_loc = m;
        self.set_location(m)
    }
    fn set_location(&mut self, m: Md) -> Part<()> {
        match self.func.last {
            Last::Inst(i) => self.f.set_loc(i, m),
            Last::Record(row) => self.f.side.dbg[row].loc = m,
            Last::Dropped => {}
            Last::Nothing => return Err(Cause::Record("location")),
        }
        Ok(())
    }
}

/// Whether a value can only be called: inline assembly is no address.
#[inline(always)]
fn is_callee_only(v: Value) -> bool {
    v.tag() == Value::asm(Asm(0)).tag()
}
