//! The reader of the textual IR: recursive descent over one token of look-ahead, straight into the columns of
//! [`FuncBuilder`] and the tables of [`ModuleBuilder`].
//!
//! | file | what |
//! |---|---|
//! | `state.rs` | global and local names, forward references |
//! | `module.rs` | top-level entities |
//! | `global.rs` | variables, aliases, ifuncs |
//! | `header.rs`, `function.rs` | function headers; blocks, instruction dispatch |
//! | `types.rs`, `measure.rs` | types; which are sized, and how deep they nest |
//! | `values.rs`, `numbers.rs`, `constexpr.rs` | operands, literals, constant expressions |
//! | `attrs.rs`, `attr_values.rs` | attributes and calling conventions |
//! | `inst.rs`, `memory.rs`, `call.rs`, `flow.rs` | instructions by family |
//! | `quick.rs`, `quick_ops.rs` | the common instructions, straight from the bytes |
//! | `old.rs` | forms from before LLVM 3.7, whose typed pointers say what is accessed |
//! | `metadata.rs`, `special.rs`, `debug.rs` | metadata, specialised nodes, debug records |
//! | `summary.rs` | summaries for link-time optimisation |
//! | `use_order.rs` | directives about the order of uses |
//! | `end.rs` | checks at the end of the input, upgrade of kernel annotations |
//!
//! Invariants: no recursion deeper than [`MAX_DEPTH`]; memory stays proportional to the input; after an error the reader goes
//! on at the next top-level entity, up to [`MAX_ERRORS`] errors.

mod attr_values;
mod attrs;
mod call;
mod constexpr;
mod debug;
mod end;
mod flow;
mod function;
mod global;
mod header;
mod inst;
mod measure;
mod memory;
mod metadata;
mod module;
mod numbers;
mod old;
#[cfg(test)]
mod old_tests;
mod quick;
mod quick_ops;
mod special;
mod state;
mod summary;
#[cfg(test)]
mod tests;
mod types;
mod use_order;
mod values;

use super::keywords::K;
use super::lexer::{Lexer, T};
use super::names::{Name, NameBytes, NameTable};
use state::{GlobalRef, IdMap};
use warpc_ir::builder_func::FuncBuilder;
use warpc_ir::builder_module::ModuleBuilder;
use warpc_ir::diag::Diag;
use warpc_ir::ids::*;
use warpc_ir::layout::DataLayout;
use warpc_ir::metadata::NamedRows;
use warpc_ir::module::Module;
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;

/// Nesting of types, constants and metadata that is read.
pub(crate) const MAX_DEPTH: u32 = 256;
/// Errors after which reading stops.
pub const MAX_ERRORS: usize = 20;
/// Largest input in bytes: every row number then fits in a value.
const MAX_INPUT: usize = 512 << 20;

/// How to read.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// Keep the names of values and blocks (`opt` does, `build` does not).
    pub keep_names: bool,
    /// Name of the input, for `Tables::identifier`.
    pub identifier: String,
    /// Bring older forms (annotations, renamed intrinsics, debug intrinsics) to the form of today.
    pub upgrade: bool,
    /// A module without target and data layout has the layout of `nvptx64`, not the default of the language.
    pub device: bool,
    /// A data layout in place of what the module says.
    pub data_layout: Option<String>,
    /// Also bring up to date what LLVM does only when it reads bitcode.
    pub as_bitcode: bool,
    /// Globals that are used and not there are declared: as functions where all uses are calls of one type, else as `i8`.
    pub declare_missing: bool,
    /// Keep the summary for link-time optimisation, which is read over otherwise.
    pub summary: bool,
    /// Longest name of a value or block, in bytes.
    pub max_name: usize,
}

impl Default for ReadOptions {
    fn default() -> Self {
        ReadOptions {
            keep_names: true,
            identifier: String::new(),
            upgrade: true,
            device: false,
            data_layout: None,
            as_bitcode: false,
            declare_missing: false,
            summary: false,
            max_name: usize::MAX,
        }
    }
}

/// Names of the locals of bodies that have been read, which rare forms ask for where others have no use for them. A module that
/// has such a form is read again from its start.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kept {
    /// Of blocks, for block addresses.
    blocks: bool,
    /// Of all values, for the order of uses of blocks.
    values: bool,
}

/// Reads a module from the bytes of a `.ll` file. On failure: at most [`MAX_ERRORS`] errors, in the order of the input.
/// Linear in the input.
pub fn parse_module(bytes: &[u8], opts: &ReadOptions) -> Result<Module, Vec<Diag>> {
    if bytes.len() > MAX_INPUT {
        return Err(vec![Diag::error("input is larger than 512 MiB", (0, 0))]);
    }
    let mut kept = Kept { blocks: false, values: opts.keep_names };
    let mut p = loop {
        let mut p = Parser::new(bytes, opts, kept);
        p.default_layout(opts);
        p.module();
        if p.wanted == kept {
            break p;
        }
        kept = p.wanted;
    };
    p.b.tables.identifier.clone_from(&opts.identifier);
    if p.diags.is_empty() {
        p.end_of_module();
    }
    if p.diags.is_empty() { p.into_module() } else { Err(p.diags) }
}

/// An error was reported; the caller gives up what it was reading.
#[derive(Debug)]
pub(crate) struct Fail;
/// Result of a rule.
pub(crate) type R<X> = Result<X, Fail>;
/// Byte range in the input.
pub(crate) type Span = (u32, u32);

/// State of the reader.
pub(crate) struct Parser<'a> {
    lex: Lexer<'a>,
    bytes: NameBytes<'a>,
    b: ModuleBuilder,
    f: FuncBuilder,
    opts: &'a ReadOptions,
    diags: Vec<Diag>,
    depth: u32,

    // Types.
    type_names: NameTable,
    type_ids: IdMap,
    type_defs: Vec<types::TypeDef>,
    measures: Vec<measure::Measure>,
    types_closed: bool,
    /// The last typed pointer: where its text starts, and what it points at.
    typed_pointer: (u32, Type),
    /// The type that the parameter whose attributes are being read points at, where it is a typed pointer.
    attr_pointee: Type,
    /// An instruction or node in a form of before LLVM 3.7 was met.
    seen_old_form: bool,

    // Globals.
    global_names: NameTable,
    global_ids: IdMap,
    next_global: u32,
    refs: Vec<GlobalRef>,
    comdat_names: NameTable,
    comdat_refs: Vec<Option<Span>>,
    /// Lines of `module asm` so far, each with its newline.
    module_asm: Vec<u8>,

    // The function that is read.
    in_function: bool,
    ret_ty: Type,
    is_vararg: bool,
    local_names: NameTable,
    local_ids: IdMap,
    next_local: u32,
    block_addresses: state::BlockAddresses,
    /// Names that are kept, and those that were asked for and are not: reading stops then.
    kept: Kept,
    wanted: Kept,
    /// An intrinsic of an older form was called.
    needs_upgrade: bool,

    // Metadata.
    md_ids: IdMap,
    md_refs: Vec<(u32, Span)>,
    /// Nodes that were used before they were defined, and nodes that they are equal to.
    md_twins: Vec<(Md, Md)>,
    md_kinds: NameTable,
    named_lists: NamedRows,
    use_orders: Vec<use_order::UseOrder>,
    /// Names in the function that the last directive about blocks was about.
    named_values: (Global, use_order::NamedValues),
    summary_spans: Vec<(u32, Span)>,
    seen_records: bool,
    seen_dbg_calls: bool,
    /// The last debug call has no meaning in LLVM 22: its record is dropped once its attachments are read.
    drops_record: bool,
    /// Records of the function that were calls of `llvm.dbg.addr`.
    old_addresses: Vec<u32>,
    /// The same of the functions that are read.
    all_old_addresses: Vec<(Global, u32)>,

    // Scratch stacks: rules push from a base and cut back to it.
    ops: Vec<Value>,
    vals: Vec<Value>,
    val_types: Vec<Type>,
    call: call::CallScratch,
    attrs: attrs::AttrScratch,
    text: Vec<u8>,
    ints: values::IntCache,
    texts: quick::Texts,
}

impl<'a> Parser<'a> {
    fn new(src: &'a [u8], opts: &'a ReadOptions, kept: Kept) -> Parser<'a> {
        Parser {
            lex: Lexer::new(src),
            bytes: NameBytes::new(src),
            b: ModuleBuilder::default(),
            f: FuncBuilder::with_capacity((src.len() / 128).min(1024)),
            opts,
            diags: Vec::new(),
            depth: 0,
            type_names: NameTable::default(),
            type_ids: IdMap::default(),
            type_defs: Vec::new(),
            measures: Vec::new(),
            types_closed: false,
            typed_pointer: (u32::MAX, Type::NONE),
            attr_pointee: Type::NONE,
            seen_old_form: false,
            global_names: NameTable::default(),
            global_ids: IdMap::default(),
            next_global: 0,
            refs: Vec::new(),
            comdat_names: NameTable::default(),
            comdat_refs: Vec::new(),
            module_asm: Vec::new(),
            in_function: false,
            ret_ty: Type::VOID,
            is_vararg: false,
            local_names: NameTable::default(),
            local_ids: IdMap::default(),
            next_local: 0,
            block_addresses: state::BlockAddresses::new(kept.blocks),
            kept,
            wanted: kept,
            needs_upgrade: false,
            md_ids: IdMap::default(),
            md_refs: Vec::new(),
            md_twins: Vec::new(),
            md_kinds: NameTable::default(),
            named_lists: NamedRows::default(),
            use_orders: Vec::new(),
            named_values: (Global::NONE, Default::default()),
            summary_spans: Vec::new(),
            seen_records: false,
            seen_dbg_calls: false,
            drops_record: false,
            old_addresses: Vec::new(),
            all_old_addresses: Vec::new(),
            ops: Vec::new(),
            vals: Vec::new(),
            val_types: Vec::new(),
            call: Default::default(),
            attrs: Default::default(),
            text: Vec::new(),
            ints: values::IntCache::default(),
            texts: Default::default(),
        }
    }

    fn default_layout(&mut self, opts: &ReadOptions) {
        if opts.device {
            let layout = DataLayout::parse(warpc_ir::layout::NVPTX64);
            self.b.tables.layout = layout.unwrap_or_default();
        }
        if let Some(text) = &opts.data_layout {
            match DataLayout::parse(text) {
                Ok(l) => self.b.tables.layout = l,
                Err(error) => self.diags.push(Diag::error(error.to_string(), (0, 0))),
            }
            self.b.tables.layout_text = self.b.tables.strings.intern(text.as_bytes());
        }
    }

    // ---- tokens -------------------------------------------------------------------------------------------------

    #[inline(always)]
    fn kind(&self) -> T {
        self.lex.tok.kind
    }
    #[inline(always)]
    fn next(&mut self) {
        self.lex.next();
    }
    #[inline(always)]
    fn span(&self) -> Span {
        (self.lex.tok.start, self.lex.tok.end)
    }
    /// The word of the current token; `none_` when it is no word.
    #[inline(always)]
    fn word(&self) -> K {
        if self.lex.tok.kind == T::Word { self.lex.tok.word } else { K::none_ }
    }
    #[inline(always)]
    fn is(&self, k: K) -> bool {
        self.lex.tok.kind == T::Word && self.lex.tok.word == k
    }
    #[inline(always)]
    fn eat(&mut self, t: T) -> bool {
        let yes = self.lex.tok.kind == t;
        if yes {
            self.lex.next();
        }
        yes
    }
    #[inline(always)]
    fn eat_word(&mut self, k: K) -> bool {
        let yes = self.is(k);
        if yes {
            self.lex.next();
        }
        yes
    }
    #[inline(always)]
    fn expect(&mut self, t: T, message: &str) -> R<()> {
        if self.lex.tok.kind == t {
            self.lex.next();
            return Ok(());
        }
        self.fail(message)
    }
    fn expect_word(&mut self, k: K, message: &str) -> R<()> {
        if self.eat_word(k) { Ok(()) } else { self.fail(message) }
    }
    /// Bytes of the current token.
    fn token_text(&self) -> &'a [u8] {
        self.lex.text(self.span())
    }
    /// Name of the current token, with its escapes taken out.
    #[inline(always)]
    fn name(&mut self) -> Name {
        let t = &self.lex.tok;
        if !t.escaped {
            return t.name;
        }
        let text = self.lex.text(t.name);
        self.bytes.add(|out| super::escape::unescape(text, out))
    }
    /// String of the current token as an id, with its escapes taken out.
    fn intern_name(&mut self) -> Str {
        let t = &self.lex.tok;
        let text = self.lex.text(t.name);
        if !t.escaped {
            return self.b.tables.strings.intern(text);
        }
        self.text.clear();
        super::escape::unescape(text, &mut self.text);
        self.b.tables.strings.intern(&self.text)
    }
    /// A string constant.
    fn string(&mut self) -> R<Str> {
        if self.kind() != T::Str {
            return self.fail("expected string constant");
        }
        let s = self.intern_name();
        self.next();
        Ok(s)
    }
    fn intern(&mut self, text: &str) -> Str {
        self.b.tables.strings.intern(text.as_bytes())
    }
    /// An unsigned integer of 32 bits.
    #[inline]
    fn uint32(&mut self) -> R<u32> {
        let t = self.lex.tok;
        if t.kind != T::Int || t.negative || t.big && !self.is_plain_decimal() {
            return self.fail("expected integer");
        }
        if t.big || t.value > u32::MAX as u64 {
            return self.fail("expected 32-bit integer (too large)");
        }
        self.next();
        Ok(t.value as u32)
    }
    /// An unsigned integer of 64 bits; larger ones saturate.
    fn uint64(&mut self) -> R<u64> {
        let t = self.lex.tok;
        if t.kind != T::Int || t.negative || t.big && !self.is_plain_decimal() {
            return self.fail("expected integer");
        }
        let v = if t.big { numbers::decimal_u64(self.token_text()).unwrap_or(u64::MAX) } else { t.value };
        self.next();
        Ok(v)
    }
    fn is_plain_decimal(&self) -> bool {
        self.token_text().first().is_some_and(u8::is_ascii_digit)
    }

    // ---- errors -------------------------------------------------------------------------------------------------

    /// Reports an error at `span`.
    #[cold]
    fn err<X>(&mut self, span: Span, message: impl Into<String>) -> R<X> {
        if self.diags.len() < MAX_ERRORS {
            self.diags.push(Diag::error(message, span));
        }
        Err(Fail)
    }
    /// Reports an error at the current token; what the lexer found wrong goes first.
    #[cold]
    fn fail<X>(&mut self, message: impl Into<String>) -> R<X> {
        let span = self.span();
        if self.kind() == T::Error {
            let m = self.lex.error;
            return self.err(span, m);
        }
        self.err(span, message)
    }
    /// Runs `rule` one level deeper.
    #[inline]
    fn nested<X>(&mut self, rule: impl FnOnce(&mut Self) -> R<X>) -> R<X> {
        if self.depth >= MAX_DEPTH {
            return self.fail(format!("nested more than {MAX_DEPTH} levels deep"));
        }
        self.depth += 1;
        let x = rule(self);
        self.depth -= 1;
        x
    }
    fn type_text(&self, ty: Type) -> String {
        super::type_text(self.types(), &self.b.tables.strings, ty)
    }

    // ---- tables -------------------------------------------------------------------------------------------------

    #[inline(always)]
    fn types(&self) -> TypesRef<'_> {
        self.b.tables.types.view()
    }
    /// Runs `rule` with constants going to the module's table.
    fn at_module_level<X>(&mut self, rule: impl FnOnce(&mut Self) -> R<X>) -> R<X> {
        let was = std::mem::replace(&mut self.in_function, false);
        let x = rule(self);
        self.in_function = was;
        x
    }
    /// Type of an operand.
    #[inline(always)]
    fn type_of(&self, operand: Value) -> Type {
        use warpc_ir::builder_func::Placeholder;
        use warpc_ir::value::ValueKind;
        match operand.kind() {
            ValueKind::Inst(i) => self.f.inst_type(i),
            ValueKind::Arg(n) => self.f.side.args[n as usize].ty,
            ValueKind::Const(c) => {
                if self.in_function {
                    self.f.side.consts.ty(c)
                } else {
                    self.b.tables.consts.ty(c)
                }
            }
            ValueKind::Global(g) => self.b.globals.shape[g.index()].ptr_ty,
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Meta(_) | ValueKind::LocalMeta(_) => Type::METADATA,
            ValueKind::Intrinsic(_) | ValueKind::Asm(_) => Type::PTR,
            ValueKind::None => match Placeholder::of(operand) {
                Some(Placeholder::Local(n)) => self.f.forwards[n as usize].ty,
                Some(Placeholder::Global(n)) => self.refs[n as usize].ty,
                _ => Type::VOID,
            },
        }
    }
    /// Name text of a reference, for messages.
    fn name_text(&self, name: Name) -> String {
        String::from_utf8_lossy(self.bytes.get(name)).into_owned()
    }
}
