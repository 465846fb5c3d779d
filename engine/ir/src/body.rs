//! Columns of a function: instruction and block archetypes, the operand pool, and the side tables that travel with them.
//!
//! A [`Body`] is the form at rest: plain struct-of-arrays inside the module. A worker slot loads it into the columns of
//! its World; passes see either form through [`FuncMut`](crate::func::FuncMut).

use crate::attrs::Attrs;
use crate::consts::Consts;
use crate::ids::*;
use crate::intrinsics::Intrins;
use crate::new_metadata::NewMetadata;
use crate::opcode::{Opcode, TailKind, flags};
use crate::types::Types;
use crate::value::Value;
use bevy_ecs::prelude::*;
use warpc_columns::archetype;

/// Number of operands that fit in the row.
pub const INLINE: usize = 4;
/// `Head::n` of a row whose operands are in the pool.
pub const POOLED: u8 = 0xff;

/// Opcode, number of operands, flags and result type.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// Opcode.
    pub op: Opcode,
    /// Inline operands (0 to 4), or [`POOLED`].
    pub n: u8,
    /// Bits of [`flags`].
    pub flags: u16,
    /// Result type.
    pub ty: Type,
}

impl Default for Head {
    fn default() -> Self {
        Head { op: Opcode::Unreachable, n: 0, flags: flags::DEAD, ty: Type::VOID }
    }
}

/// Operands: values inline, or `[offset, length, capacity, -]` into the pool.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ops(pub [u32; INLINE]);

impl Default for Ops {
    fn default() -> Self {
        Ops([u32::MAX; INLINE])
    }
}

/// Payload by opcode.
///
/// | opcode | `a` | `b` |
/// |---|---|---|
/// | getelementptr | source element type | 0 |
/// | alloca | allocated type | alignment as [`Aux::pack_align`] |
/// | load, store, cmpxchg, atomicrmw, fence | [`MemInfo`] packed | syncscope (string id) |
/// | call, invoke, callbr | row of the call table | 0 |
/// | extractvalue, insertvalue, shufflevector | offset in `FuncSide::indices` | length |
/// | landingpad | offset in `indices` of the clause kinds (0 catch, 1 filter) | length |
/// | other | 0 | 0 |
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Aux {
    /// First word.
    pub a: u32,
    /// Second word.
    pub b: u32,
}

impl Aux {
    /// Packs an alignment in bytes (0: none given) as log2 + 1.
    pub const fn pack_align(bytes: u64) -> u32 {
        if bytes == 0 { 0 } else { bytes.trailing_zeros() + 1 }
    }
    /// Alignment in bytes; 0 when none was given.
    pub const fn unpack_align(packed: u32) -> u64 {
        if packed == 0 { 0 } else { 1 << (packed - 1) }
    }
}

/// Ordering, alignment and operation of a memory instruction, packed in [`Aux::a`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MemInfo {
    /// Alignment in bytes; never 0 in a finished function except on fences.
    pub align: u64,
    /// Ordering (success ordering of cmpxchg).
    pub ordering: crate::opcode::Ordering,
    /// Failure ordering of cmpxchg.
    pub failure: crate::opcode::Ordering,
    /// Operation of atomicrmw.
    pub rmw: crate::opcode::RmwOp,
}

impl MemInfo {
    /// The packed word: align (8 bits), ordering, failure, rmw.
    pub const fn pack(self) -> u32 {
        Aux::pack_align(self.align)
            | (self.ordering as u32) << 8
            | (self.failure as u32) << 16
            | (self.rmw as u32) << 24
    }
    /// Reads a packed word.
    pub fn unpack(a: u32) -> MemInfo {
        use crate::opcode::{Ordering, RmwOp};
        MemInfo {
            align: Aux::unpack_align(a & 0xff),
            ordering: Ordering::from_u8((a >> 8) as u8),
            failure: Ordering::from_u8((a >> 16) as u8),
            rmw: RmwOp::from_u8((a >> 24) as u8),
        }
    }
}

/// Position: block and neighbours in it, with a sequence number that grows along the block (gaps allowed).
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Place {
    /// Block.
    pub block: Block,
    /// Previous instruction of the block.
    pub prev: Inst,
    /// Next instruction of the block.
    pub next: Inst,
    /// Grows along the block; 0 on all rows of a block that was edited since it was numbered.
    pub seq: u32,
}

/// Head of the use list of the result, and the links of the inline operands in the lists of their values. It is no column of the
/// archetype but one of [`FuncSide::uses`], since bodies at rest do without: it would be four tenths of the bytes of their rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uses {
    /// First use of this row's result.
    pub first: Use,
    /// Next and previous use of each inline operand.
    pub links: [[Use; 2]; INLINE],
}

impl Default for Uses {
    fn default() -> Self {
        Uses { first: Use::NONE, links: [[Use::NONE; 2]; INLINE] }
    }
}

/// Debug location: metadata id of a `DILocation`, or `NONE`.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Loc(pub Md);

archetype! {
    /// An instruction.
    pub InstRow: InstRows, InstView, InstViewMut {
        /// Opcode, operand count, flags, type.
        head, head_mut: Head,
        /// Operands.
        ops, ops_mut: Ops,
        /// Payload by opcode.
        aux, aux_mut: Aux,
        /// Position.
        place, place_mut: Place,
        /// Debug location.
        loc, loc_mut: Loc,
    }
}

/// Instructions of a block.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct BlockList {
    /// First instruction.
    pub first: Inst,
    /// Last instruction: the terminator in a finished function.
    pub last: Inst,
}

/// Position of a block and the head of its use list.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct BlockLinks {
    /// Previous block in layout order.
    pub prev: Block,
    /// Next block in layout order.
    pub next: Block,
    /// First use (terminators and phis).
    pub first_use: Use,
    /// Bit 0: tombstone.
    pub flags: u32,
}

impl BlockLinks {
    /// Tombstone bit.
    pub const DEAD: u32 = 1;
}

archetype! {
    /// A basic block.
    pub BlockRow: BlockRows, BlockView, BlockViewMut {
        /// First and last instruction.
        list, list_mut: BlockList,
        /// Layout and use list.
        links, links_mut: BlockLinks,
    }
}

/// One operand in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolRow {
    /// The operand.
    pub value: Value,
    /// The instruction that has it.
    pub user: Inst,
    /// Next and previous use in the list of the value.
    pub links: [Use; 2],
}

/// An argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArgRow {
    /// Type.
    pub ty: Type,
    /// First use.
    pub first_use: Use,
}

/// What a call has beyond its operands. Operand order: arguments, bundle operands, (normal and unwind block | default
/// and indirect blocks), callee.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallRow {
    /// Function type.
    pub fn_ty: Type,
    /// Calling convention number.
    pub cc: u16,
    /// Tail marker.
    pub tail: TailKind,
    /// Attributes of the call.
    pub attrs: AttrList,
    /// Number of arguments.
    pub num_args: u32,
    /// Number of operands that belong to bundles.
    pub num_bundle_ops: u32,
    /// Bundles: tag and number of operands, in order.
    pub bundles: Box<[(Str, u32)]>,
    /// `addrspace(n)` of the callee, else 0.
    pub addrspace: u32,
}

/// A metadata attachment of an instruction, linked per row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttachRow {
    /// Kind name (`tbaa`, `range`, `llvm.loop`, ...), as a module string.
    pub kind: Str,
    /// Node.
    pub node: Md,
    /// Next attachment of the same instruction, `u32::MAX` at the end.
    pub next: u32,
}

/// A function-local value used as metadata.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocalMd {
    /// `metadata i32 %x`
    Value(Type, Value),
    /// `!DIArgList(i32 %x, ...)`
    ArgList(Box<[(Type, Value)]>),
}

/// Kind of a debug record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum DbgKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
    /// `#dbg_declare_value`
    DeclareValue,
}

/// An intrinsic of older forms, calls of which are read as debug records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DebugCall {
    /// `llvm.dbg.declare`
    Declare,
    /// `llvm.dbg.value`
    Value,
    /// `llvm.dbg.assign`
    Assign,
    /// `llvm.dbg.label`
    Label,
    /// `llvm.dbg.addr`: the value of a variable lies at an address.
    Address,
}

impl DebugCall {
    /// The intrinsic called `name`, if it is one of these.
    pub fn of_name(name: &[u8]) -> Option<DebugCall> {
        Some(match name {
            b"llvm.dbg.declare" => DebugCall::Declare,
            b"llvm.dbg.value" => DebugCall::Value,
            b"llvm.dbg.assign" => DebugCall::Assign,
            b"llvm.dbg.label" => DebugCall::Label,
            b"llvm.dbg.addr" => DebugCall::Address,
            _ => return None,
        })
    }
    /// The record that a call becomes.
    pub fn record(self) -> DbgKind {
        match self {
            DebugCall::Declare => DbgKind::Declare,
            // With a dereference behind the expression of an address.
            DebugCall::Value | DebugCall::Address => DbgKind::Value,
            DebugCall::Assign => DbgKind::Assign,
            DebugCall::Label => DbgKind::Label,
        }
    }
}

/// A debug record: printed before its anchor, the instruction that it precedes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DbgRow {
    /// Kind.
    pub kind: DbgKind,
    /// Instruction it precedes.
    pub anchor: Inst,
    /// Location operand: a value, [`Value::meta`] for metadata (`!{}`), or [`Value::local_meta`] for a list.
    pub value: Value,
    /// Type of `value` when it is a plain value.
    pub ty: Type,
    /// Variable or label.
    pub var: Md,
    /// Expression.
    pub expr: Md,
    /// `#dbg_assign`: the assign id, the address and the address expression.
    pub assign: Md,
    /// See `assign`.
    pub address: Value,
    /// Type of `address`.
    pub address_ty: Type,
    /// See `assign`.
    pub address_expr: Md,
    /// Debug location.
    pub loc: Md,
}

impl DbgRow {
    /// A record before `anchor` that says nothing yet.
    pub fn new(kind: DbgKind, anchor: Inst) -> DbgRow {
        DbgRow {
            kind,
            anchor,
            value: Value::NONE,
            ty: Type::METADATA,
            var: Md::NONE,
            expr: Md::NONE,
            assign: Md::NONE,
            address: Value::NONE,
            address_ty: Type::METADATA,
            address_expr: Md::NONE,
            loc: Md::NONE,
        }
    }
    /// Marks the record as dropped: the row stays, so that the numbers of other rows hold, but names nothing.
    pub fn clear(&mut self) {
        self.anchor = Inst::NONE;
        self.value = Value::NONE;
        self.address = Value::NONE;
        self.var = Md::NONE;
    }
    /// Whether the record was dropped by [`DbgRow::clear`].
    pub fn is_cleared(&self) -> bool {
        self.var.is_none() && self.anchor.is_none()
    }
}

/// Longest name in bytes that a value gets by a pass: LLVM refuses longer ones unless it is told otherwise.
pub const MAX_VALUE_NAME: usize = 1024;

/// Names of values as written; an optional side column that `build` drops. An unnamed value has a name of length 0.
#[derive(Clone, Default, Debug)]
pub struct Names {
    bytes: Vec<u8>,
    rows: [Vec<(u32, u32)>; 3],
    /// Names in use, by hash of content; built on the first request for a unique name.
    taken: Option<std::collections::HashSet<Box<[u8]>, warpc_columns::intern::Hasher>>,
    /// Last number appended to make a name unique.
    last: u32,
}

impl Names {
    fn table(value: Value) -> Option<usize> {
        (value.tag() < 3).then_some(value.tag() as usize)
    }
    /// Names an instruction, argument or block.
    pub fn set(&mut self, value: Value, name: &[u8]) {
        let Some(t) = Self::table(value) else { return };
        let row = value.row() as usize;
        if self.rows[t].len() <= row {
            if name.is_empty() {
                return;
            }
            self.rows[t].resize(row + 1, (0, 0));
        }
        let at = self.bytes.len();
        self.bytes.extend_from_slice(name);
        self.set_row(t, row, at);
    }
    /// Gives a row the name that ends the bytes.
    #[inline]
    fn set_row(&mut self, table: usize, row: usize, at: usize) {
        let slot = &mut self.rows[table][row];
        if let Some(taken) = &mut self.taken {
            let (old, len) = (slot.0 as usize, slot.1 as usize);
            if len > 0 {
                taken.remove(&self.bytes[old..old + len]);
            }
            if at < self.bytes.len() {
                taken.insert(self.bytes[at..].into());
            }
        }
        *slot = (at as u32, (self.bytes.len() - at) as u32);
    }
    /// Makes room for names of so many arguments, instructions and blocks, `bytes` long together.
    pub fn reserve(&mut self, args: usize, insts: usize, blocks: usize, bytes: usize) {
        for (rows, count) in self.rows.iter_mut().zip([insts, args, blocks]) {
            match rows.is_empty() {
                // Memory of zeros, all at once.
                true => *rows = vec![(0, 0); count],
                false => rows.resize(count.max(rows.len()), (0, 0)),
            }
        }
        self.bytes.reserve_exact(bytes);
    }
    /// The bytes of all names. What a reader adds at their end is the name that [`Names::set_added`] gives.
    pub fn bytes_mut(&mut self) -> &mut Vec<u8> {
        &mut self.bytes
    }
    /// Names an instruction, argument or block by the bytes from `at` on, which were added before.
    #[inline(always)]
    pub fn set_added(&mut self, value: Value, at: usize) {
        let len = self.bytes.len() - at;
        match self.rows.get_mut(value.tag() as usize).and_then(|rows| rows.get_mut(value.row() as usize)) {
            Some(slot) if self.taken.is_none() => *slot = (at as u32, len as u32),
            _ => self.set_other_added(value, at),
        }
    }
    /// The same where there is no row yet, or names in use are known.
    #[cold]
    fn set_other_added(&mut self, value: Value, at: usize) {
        let Some(table) = Self::table(value) else { return };
        let row = value.row() as usize;
        if self.rows[table].len() <= row {
            self.rows[table].resize(row + 1, (0, 0));
        }
        self.set_row(table, row, at);
    }
    /// Names `value` after `base`; when the name is taken a number is appended, counted up per function.
    pub fn set_unique(&mut self, value: Value, base: &[u8]) {
        if base.is_empty() {
            return;
        }
        let name = self.unique(base);
        self.set(value, &name);
    }
    /// Counts as if something had been named after `base`, and had gone.
    pub fn pass_over(&mut self, base: &[u8]) {
        self.unique(base);
    }
    /// A name that nothing has: `base`, or what [`Names::set_unique`] makes of it.
    fn unique(&mut self, base: &[u8]) -> Vec<u8> {
        let taken = self.taken.get_or_insert_with(|| {
            let bytes = &self.bytes;
            let name = |&(at, len): &(u32, u32)| Box::from(&bytes[at as usize..(at + len) as usize]);
            self.rows.iter().flatten().filter(|r| r.1 > 0).map(name).collect()
        });
        // As long a name as the language's readers take, with the number inside of it.
        let base = &base[..base.len().min(MAX_VALUE_NAME)];
        let mut name = base.to_vec();
        while taken.contains(&name[..]) {
            self.last += 1;
            let number = self.last.to_string();
            name.truncate(base.len().min(MAX_VALUE_NAME - number.len()));
            name.extend_from_slice(number.as_bytes());
        }
        name
    }
    /// Name of an instruction, argument or block; empty when it has none.
    pub fn get(&self, value: Value) -> &[u8] {
        let Some(t) = Self::table(value) else { return b"" };
        match self.rows[t].get(value.row() as usize) {
            Some(&(at, len)) => &self.bytes[at as usize..(at + len) as usize],
            None => b"",
        }
    }
    /// Moves names when rows are renumbered: `map[old] = new` (`u32::MAX` drops), for instructions and blocks.
    pub fn renumber(&mut self, insts: &[u32], blocks: &[u32]) {
        for (t, map) in [(0, insts), (2, blocks)] {
            let old = std::mem::take(&mut self.rows[t]);
            for (i, name) in old.into_iter().enumerate() {
                let new = map.get(i).copied().unwrap_or(u32::MAX);
                if new == u32::MAX || name.1 == 0 {
                    continue;
                }
                if self.rows[t].len() <= new as usize {
                    self.rows[t].resize(new as usize + 1, (0, 0));
                }
                self.rows[t][new as usize] = name;
            }
        }
    }
}

/// New rows of module tables that this function needs and the module does not have yet; merged at the next barrier.
#[derive(Clone)]
pub struct Overlay {
    /// Types.
    pub types: Types,
    /// Attributes.
    pub attrs: Attrs,
    /// Intrinsic callees.
    pub intrins: Intrins,
    /// Metadata.
    pub metadata: NewMetadata,
    /// The personality of a function that had none; `NONE` where it stays as it is.
    pub personality: Value,
}

/// How far passes that copy loops have made a function grow. It stays with the function from pass to pass, so that a bound holds however often
/// they run.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Growth {
    /// Instructions when the first of them copied something; 0 before.
    pub first: u32,
    /// Instructions that were added since.
    pub copied: u32,
}

/// Everything of a function that is not a row of an archetype. Moved, not copied, at load and store.
#[derive(Clone, Default)]
pub struct FuncSide {
    /// The function's row in the module.
    pub global: Global,
    /// First block in layout order: the entry.
    pub first_block: Block,
    /// Last block in layout order.
    pub last_block: Block,
    /// Arguments.
    pub args: Vec<ArgRow>,
    /// Operands of rows with more than four (or a growing number of) operands.
    pub pool: Vec<PoolRow>,
    /// Constants.
    pub consts: Consts,
    /// Calls.
    pub calls: Vec<CallRow>,
    /// Index lists of `extractvalue`, `insertvalue`, masks of `shufflevector` (`u32::MAX` poison), landingpad clauses.
    pub indices: Vec<u32>,
    /// First attachment per instruction row; shorter than the rows when the tail has none.
    pub attach_head: Vec<u32>,
    /// Attachments.
    pub attach: Vec<AttachRow>,
    /// Local values used as metadata.
    pub local_md: Vec<LocalMd>,
    /// Debug records, in program order per anchor.
    pub dbg: Vec<DbgRow>,
    /// Where `dbg` and `local_md` name which instruction, while the function is edited.
    pub debug_index: crate::edit::debug::DebugIndex,
    /// Former anchors of debug records at the end of a block that has no terminator at the moment. Empty at rest.
    pub dbg_waiting: Vec<(Inst, Block)>,
    /// Value names, when kept.
    pub names: Option<Box<Names>>,
    /// Counts the edits of rows, operands, uses and locations; wraps.
    pub edits: u32,
    /// What passes found settled, by instruction row; see [`settled`](crate::edit::settled). Rows behind its end are not.
    pub settled: Vec<u8>,
    /// Whether bits of `settled` have changed since rows lost those that their operands lack.
    pub settled_changed: bool,
    /// Use list heads and links by instruction row; empty while they are not built, as at rest behind a change.
    pub uses: Vec<Uses>,
    /// Whether use lists are built: those of `uses`, `pool`, `args` and the blocks.
    pub uses_built: bool,
    /// How far copies of loops have made it grow.
    pub growth: Growth,
    /// Overlay of the module's tables, when the function added to them.
    pub overlay: Option<Box<Overlay>>,
}

/// A function body at rest.
#[derive(Clone, Default)]
pub struct Body {
    /// Instructions.
    pub insts: InstRows,
    /// Blocks.
    pub blocks: BlockRows,
    /// The rest.
    pub side: FuncSide,
}

impl Body {
    /// A number that is the same for the same rows. Use lists and sequence numbers, which are rebuilt from the rows, names of
    /// values, and constants that no row names do not count. Linear.
    pub fn fingerprint(&self) -> u64 {
        use std::hash::{BuildHasher, Hash, Hasher};
        let mut state = warpc_columns::intern::Hasher::with_seed(0x626f_6479).build_hasher();
        let (insts, blocks, side) = (self.insts.view(), self.blocks.view(), &self.side);
        (insts.head(), insts.ops(), insts.aux(), insts.loc(), blocks.list()).hash(&mut state);
        insts.place().iter().for_each(|place| (place.block, place.prev, place.next).hash(&mut state));
        blocks.links().iter().for_each(|links| (links.prev, links.next, links.flags).hash(&mut state));
        side.args.iter().for_each(|arg| arg.ty.hash(&mut state));
        side.pool.iter().for_each(|row| (row.value, row.user).hash(&mut state));
        (side.first_block, side.last_block, &side.calls, &side.indices).hash(&mut state);
        (&side.attach_head, &side.attach, &side.local_md, &side.dbg).hash(&mut state);
        state.finish()
    }
    /// Bytes held.
    pub fn size_bytes(&self) -> usize {
        self.insts.bytes()
            + self.blocks.bytes()
            + self.side.uses.capacity() * size_of::<Uses>()
            + self.side.pool.capacity() * size_of::<PoolRow>()
            + self.side.consts.size_bytes()
            + self.side.calls.capacity() * size_of::<CallRow>()
            + self.side.attach.capacity() * size_of::<AttachRow>()
    }
}
