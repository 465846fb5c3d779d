//! Instruction selection: IR function to machine rows.
//!
//! Blocks are visited in post-order and each from its end, so that every use of a value is seen before its definition.
//! An instruction is selected only when something asked for its registers or it has an effect: what its users folded
//! (addresses, multiplications under `fma`, conversions) costs nothing. Rows of one IR instruction are a *chunk*, in
//! forward order; `layout` strings the chunks together.
//!
//! | file | what |
//! |---|---|
//! | `order.rs` | reachable blocks, their order in the output |
//! | `prepass.rs` | use counts, byval parameters, phi edges |
//! | `frame.rs` | where allocas lie |
//! | `runs.rs` | accesses that become one vector access; addresses that share their variable part |
//! | `values.rs` | parts of values: aliases, constants, registers |
//! | `emit.rs` | appending rows |
//! | `int.rs`, `divide.rs`, `wide.rs`, `bits.rs`, `funnel.rs`, `wide_bits.rs` | integer arithmetic, division by constants, 128 bits, bit manipulation, funnel shifts |
//! | `limbs.rs`, `limb_ops.rs` | integers of more than 128 bits |
//! | `wide_order.rs` | orders of integers of more than 64 bits |
//! | `logic.rs`, `fields.rs` | functions of three values; fields and bytes of words, absolute differences |
//! | `float.rs`, `cast.rs`, `compare.rs` | floats, conversions, comparisons and selects |
//! | `extremes.rs` | selects that are minima and maxima |
//! | `address.rs`, `slots.rs` | addresses; stack slots and byval parameters |
//! | `memory.rs`, `narrow_loads.rs`, `atomic.rs`, `copy.rs` | loads and stores, atomics, memcpy and memset |
//! | `intrinsic.rs`, `nvvm.rs` | calls of intrinsics, by their tables |
//! | `recorded.rs` | what debug records name |
//! | `call.rs`, `asm.rs`, `control.rs`, `switch.rs`, `vector.rs` | calls, inline assembly, terminators and phis, switches, vectors |
//! | `words.rs` | vectors of bytes that are computed as words |

mod address;
mod asm;
mod atomic;
mod bits;
mod call;
mod cast;
mod compare;
mod control;
mod copy;
mod divide;
mod emit;
mod extremes;
mod fields;
mod float;
mod frame;
mod funnel;
mod int;
mod intrinsic;
mod layout;
mod limb_ops;
mod limbs;
mod logic;
mod math;
mod memory;
mod narrow_loads;
mod nvvm;
mod order;
mod prepass;
mod recorded;
mod runs;
mod slots;
mod switch;
mod symbols;
mod values;
mod vector;
mod wide;
mod wide_bits;
mod wide_order;
mod words;

use crate::features::{self, Feature};
use crate::knobs;
use crate::machine::*;
use crate::types::{Part, TypeCache, TypeInfo};
use warpc_ir::attrs::AttrKind;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_ir::{Func, Opcode, Value, flags};
use warpc_text::{PrintOptions, print_inst};

pub(crate) use address::Addr;
#[cfg(feature = "interp")]
pub(crate) use asm::constraints;
pub use recorded::{Recorded, RecordedValues};
pub(crate) use values::space_code;

/// No register.
pub(crate) const NO_REG: VReg = VReg::NONE;

/// No note, or a block that was not reached.
pub(crate) const NOTHING: u32 = u32::MAX;

/// What selection knows of the function at hand. Nothing in it outlives a function but capacity.
#[derive(Default)]
pub struct Scratch {
    /// What is wrong with the function at hand; empty when it was compiled.
    pub errors: Vec<Diag>,
    /// Lowest PTX version the function at hand needs.
    pub needed: u16,
    pub(crate) types: TypeCache,
    pub(crate) values: values::ValueRegs,
    pub(crate) args: slots::Args,
    /// Static allocas and their offsets in the depot.
    pub(crate) allocas: Vec<(Inst, u64)>,
    pub(crate) frame: frame::FrameScratch,
    pub(crate) order: order::BlockOrder,
    pub(crate) runs: runs::RunScratch,
    /// Address computations, by the notes of `getelementptr`.
    pub(crate) geps: Vec<address::Gep>,
    pub(crate) rows: emit::RowChunks,
    pub(crate) phis: control::PhiEdges,
    pub(crate) seen: prepass::Seen,
    /// What debug records name, where that is asked for.
    pub recorded: RecordedValues,
    /// Bits of [`SELECTED`], [`NO_UNROLL`] and [`EXCHANGES`] by block, between functions.
    selected: Vec<u8>,
}

/// PTX version times ten that a function's `target-features` ask for: inline assembly may need it.
fn asked_version(f: &Func<'_>) -> u16 {
    let ctx = f.ctx();
    let list = ctx.globals.parts[f.global().index()].attrs;
    let set = ctx.attrs().list(list).func;
    let text = ctx
        .tables
        .strings
        .find(b"target-features")
        .and_then(|k| ctx.attrs().string(set, k))
        .flatten()
        .map_or(&b""[..], |v| ctx.str(v));
    text.split(|&c| c == b',')
        .filter_map(|t| std::str::from_utf8(t.strip_prefix(b"+ptx")?).ok()?.parse().ok())
        .max()
        .filter(|&v| v <= 90)
        .unwrap_or(0)
}

/// The first line of `text`, cut where it is long.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 160;
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_string(),
    }
}

/// Attribute and metadata names looked up once per function.
#[derive(Clone, Copy, Default)]
struct Names {
    invariant_load: Str,
    loop_: Str,
    unroll_disable: Str,
    unroll_count: Str,
}

/// Selection of one function.
pub(crate) struct Sel<'s, 'f, 'w> {
    pub f: &'s Func<'f>,
    pub session: &'s Session,
    pub s: &'s mut Scratch,
    /// The rows that are made.
    pub m: &'s mut MachineMut<'w>,
    names: Names,
    /// Flush subnormals of float.
    pub ftz: bool,
    /// Fuse under `contract`.
    fuse: bool,
    /// Fusing whatever the flags say.
    fuse_always: bool,
    pub kernel: bool,
    /// Branches stand on comparisons themselves, never on their opposite.
    turn: bool,
    chunk: u32,
    /// Instruction that rows are made for, if debug information is told.
    loc: MLoc,
    told: Told,
    /// How the copy at hand accesses memory.
    copying: copy::Copying,
    /// Bits of [`SELECTED`], [`NO_UNROLL`] and [`EXCHANGES`] by block.
    selected: Vec<u8>,
    /// The instruction at hand, for errors; none outside of them.
    at: Inst,
}

/// The block was selected: edges to it from blocks selected later go forward.
const SELECTED: u8 = 1;
/// The block is the header of a loop that must not be unrolled again.
const NO_UNROLL: u8 = 2;
/// The block is the header of a loop in which threads of a warp exchange values.
const EXCHANGES: u8 = 4;

/// What debug information is told of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// None.
    Nothing,
    /// Rows say which instruction they are made for.
    Lines,
    /// That, and what debug records name, in [`Scratch::recorded`].
    Variables,
}

/// Selects `f` into `machine`. Errors are left in `scratch.errors`; the rows are complete only when there are none.
pub fn select(f: &Func<'_>, session: &Session, told: Told, machine: &mut MachineMut<'_>, scratch: &mut Scratch) {
    machine.clear();
    // About a register for each instruction. Rows of a World that are spawned in one go take no more room than they need.
    machine.vregs.reserve(f.num_insts());
    scratch.rows.raw.clear();
    scratch.errors.clear();
    scratch.needed = 0;
    scratch.types.start();
    scratch.rows.chunks.clear();
    scratch.rows.constants.clear();
    scratch.rows.next_call = 0;
    scratch.recorded.records.clear();
    scratch.recorded.sources.clear();
    let strings = &f.ctx().tables.strings;
    let find = |t: &str| strings.find(t.as_bytes()).unwrap_or(Str::NONE);
    let names = Names {
        invariant_load: find("invariant.load"),
        loop_: find("llvm.loop"),
        unroll_disable: find("llvm.loop.unroll.disable"),
        unroll_count: find("llvm.loop.unroll.count"),
    };
    let attrs = f.ctx().attrs();
    let list = f.ctx().globals.parts[f.global().index()].attrs;
    let set = attrs.list(list).func;
    let flush = |key: &str| {
        find(key)
            .get()
            .and_then(|k| attrs.string(set, k))
            .flatten()
            .is_some_and(|v| strings.get(v).starts_with(b"preserve-sign"))
    };
    let ftz = session.fp.ftz || flush("denormal-fp-math-f32") || flush("denormal-fp-math");
    let level = session.knobs.get(knobs::NVPTX_FMA_LEVEL);
    let fuse = if level >= 0 { level > 0 } else { session.fp.fma };
    let kernel = f.ctx().is_kernel(f.global());
    let turn = session.knobs.get(knobs::NVPTX_TURN_EXIT_TESTS);
    let mut selected = std::mem::take(&mut scratch.selected);
    selected.clear();
    selected.resize(f.num_blocks(), 0);
    let mut sel = Sel {
        f,
        session,
        s: scratch,
        m: machine,
        names,
        ftz,
        fuse,
        fuse_always: level > 1,
        kernel,
        turn,
        chunk: 0,
        loc: MLoc::NONE,
        told,
        copying: copy::Copying::Plain,
        selected,
        at: Inst::NONE,
    };
    sel.run();
    scratch.selected = sel.selected;
}

impl Sel<'_, '_, '_> {
    fn run(&mut self) {
        self.prepass();
        self.s.rows.next_label = self.f.num_blocks() as u32;
        self.m.side.ir_blocks = self.s.rows.next_label;
        self.s.rows.block_chunks.clear();
        self.s.rows.block_chunks.resize(self.f.num_blocks(), (0, 0));
        for n in 0..self.s.order.post_order.len() {
            let b = self.s.order.post_order[n];
            let first = self.s.rows.chunks.len() as u32;
            self.select_block(b);
            if b == self.f.entry() {
                self.prologue();
                self.end_chunk();
                self.load_constants();
            }
            self.s.rows.block_chunks[b.index()] = (first, self.s.rows.chunks.len() as u32);
        }
        self.late_symbols();
        self.layout();
        if self.told == Told::Variables && !self.f.side().dbg.is_empty() {
            self.record_values();
        }
    }
    fn select_block(&mut self, b: Block) {
        let f = self.f;
        let mut i = f.last(b);
        while i.is_some() && f.op(i) != Opcode::Phi {
            self.loc = if self.told != Told::Nothing { MLoc(i.0) } else { MLoc::NONE };
            self.at = i;
            self.select_inst(i);
            self.end_chunk();
            self.copying = copy::Copying::Plain;
            if f.op(i).is_terminator() {
                self.phi_copies(b);
                self.end_chunk();
                self.mark_loops(i);
            }
            i = f.prev(i);
        }
        self.load_constants();
        self.phi_heads(b);
        self.end_chunk();
        self.selected[b.index()] |= SELECTED;
        if self.selected[b.index()] & NO_UNROLL != 0 {
            let t = self.text(b".pragma \"nounroll\";");
            self.emit_mods(Op::Text, PTy::None, Mods(0), &[t]);
            self.end_chunk();
        }
    }
    /// Closes the chunk of the rows appended since the last one.
    fn end_chunk(&mut self) {
        let end = self.s.rows.raw.len() as u32;
        if end > self.chunk {
            self.s.rows.chunks.push((self.chunk, end));
            self.chunk = end;
        }
    }
    /// Whether something asked for the value of `i`.
    #[inline]
    pub fn is_asked(&self, i: Inst) -> bool {
        self.s.values.regs[i.index()] != NO_REG
    }
    fn select_inst(&mut self, i: Inst) {
        let f = self.f;
        let op = f.op(i);
        // Effects first: these are selected whether or not their value is used.
        match op {
            Opcode::Store => return self.store(i),
            Opcode::Load => return self.load(i),
            Opcode::Call if self.asked_words(i).is_none() => return self.call(i),
            Opcode::AtomicRmw => return self.atomicrmw(i),
            Opcode::CmpXchg => return self.cmpxchg(i),
            Opcode::Fence => return self.fence(i),
            Opcode::Ret => return self.ret(i),
            Opcode::Br => return self.br(i),
            Opcode::Switch => return self.switch(i),
            Opcode::Unreachable => return self.unreachable(i),
            Opcode::GetElementPtr | Opcode::Alloca if !f.layout().has_fixed_size(f.types(), Type(f.aux(i).a)) => {
                return self.fail("scalable vectors are not supported");
            }
            Opcode::GetElementPtr => return self.gep(i),
            Opcode::Alloca => return self.alloca(i),
            Opcode::VaArg => return self.va_arg(i),
            Opcode::IndirectBr => return self.fail("indirectbr is not supported by PTX"),
            op if op.is_terminator() || op.class() & warpc_ir::opcode::class::PAD != 0 => {
                return self.fail(&format!("`{}` is not supported by PTX", op.text()));
            }
            _ => {}
        }
        if let Some((first, words)) = self.asked_words(i) {
            return self.select_words(i, first, words);
        }
        if !self.is_asked(i) {
            return;
        }
        match op {
            Opcode::Add
            | Opcode::Sub
            | Opcode::Mul
            | Opcode::UDiv
            | Opcode::SDiv
            | Opcode::URem
            | Opcode::SRem
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor => self.int_binary(i),
            Opcode::FNeg | Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => self.float_op(i),
            Opcode::ICmp => self.icmp(i),
            Opcode::FCmp => self.fcmp(i),
            Opcode::Select => self.select_op(i),
            Opcode::ExtractElement => self.extract_element(i),
            Opcode::InsertElement => self.insert_element(i),
            Opcode::ShuffleVector => self.shuffle(i),
            Opcode::Freeze | Opcode::ExtractValue | Opcode::InsertValue => self.copy_parts(i),
            _ => self.cast(i),
        }
    }
    /// Reports that the function cannot be compiled, once for each reason, with the instruction that needs what is not there.
    #[cold]
    pub fn fail(&mut self, what: &str) {
        // The first errors say enough.
        if self.s.errors.len() < 20 && !self.s.errors.iter().any(|e| e.message.ends_with(what)) {
            let name = String::from_utf8_lossy(self.f.name());
            let place = match self.at.get() {
                Some(i) => format!(", at `{}`", shortened(&print_inst(self.f, i, &PrintOptions::default()))),
                None => String::new(),
            };
            self.s.errors.push(Diag {
                severity: Severity::Error,
                message: format!("in function `{name}`{place}: {what}"),
                span: None,
                hint: None,
            });
        }
    }
    /// Asks for a feature of the target; reports when it is missing.
    pub fn need(&mut self, feature: Feature) {
        match features::check(self.session, feature) {
            Ok(v) => self.s.needed = self.s.needed.max(v),
            Err(missing) => self.fail(&missing.to_string()),
        }
    }
    /// Whether the target has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        features::check(self.session, feature).is_ok()
    }
    /// Uses a feature if the target has it.
    pub fn try_need(&mut self, feature: Feature) -> bool {
        match features::check(self.session, feature) {
            Ok(v) => {
                self.s.needed = self.s.needed.max(v);
                true
            }
            Err(_) => false,
        }
    }
    /// Parts of a type.
    #[inline]
    pub fn info(&mut self, ty: Type) -> TypeInfo {
        match self.s.types.get(self.f.types(), self.f.layout(), ty) {
            Ok(i) => i,
            Err(e) => {
                self.fail(&e.to_string());
                TypeInfo::default()
            }
        }
    }
    /// Part `index` of a type.
    #[inline]
    pub fn part(&mut self, ty: Type, index: usize) -> Part {
        let info = self.info(ty);
        if index < info.n as usize {
            self.s.types.part(info, index)
        } else {
            Part { kind: crate::types::PartKind::Int, bits: 32, offset: 0 }
        }
    }
    /// Whether parameter `index` has attribute `kind`.
    pub fn param_has(&self, index: usize, kind: AttrKind) -> bool {
        let attrs = self.f.ctx().attrs();
        let list = self.f.ctx().globals.parts[self.f.global().index()].attrs;
        attrs.has(attrs.param(list, index), kind)
    }
    /// Whether the use of row `i` that is being folded is the only one.
    #[inline]
    pub fn single_use(&self, i: Inst) -> bool {
        self.s.values.uses[i.index()] == 1
    }
    /// Flag of an instruction.
    #[inline]
    pub fn has_flag(&self, i: Inst, flag: u16) -> bool {
        self.f.flags(i) & flag != 0
    }
    /// Bits of an integer or pointer value (scalar type of a vector).
    #[inline]
    pub fn bits_of(&self, value: Value) -> u32 {
        self.type_bits(self.f.type_of(value))
    }
    /// Bits of a scalar type, or of a vector's element.
    #[inline]
    pub fn type_bits(&self, ty: Type) -> u32 {
        let types = self.f.types();
        let ty = types.scalar(ty);
        match types.int_bits(ty) {
            Some(b) => b,
            None => self.f.layout().size_in_bits(types, ty) as u32,
        }
    }
    /// Constant bits of an operand, if it is an integer constant of at most 64 bits.
    #[inline]
    pub fn const_int(&self, value: Value) -> Option<u64> {
        self.f.consts().int(value.as_const()?)
    }
    /// Whether fusing of multiply and add is allowed for `i`.
    #[inline]
    pub(crate) fn may_fuse(&self, i: Inst) -> bool {
        self.fuse && (self.fuse_always || self.has_flag(i, flags::CONTRACT))
    }
    /// Whether fusing is on at all.
    pub(crate) fn fuses(&self) -> bool {
        self.fuse
    }
}
