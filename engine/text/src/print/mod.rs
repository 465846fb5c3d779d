//! The printer: a module, a function or one instruction in the textual form of LLVM 22, or in that of LLVM 19.
//!
//! | file | what |
//! |---|---|
//! | `out.rs` | digits, escapes, names, floating point |
//! | `types.rs` | types; the order of identified structs |
//! | `consts.rs` | constants |
//! | `attrs.rs` | attribute sets and groups |
//! | `metadata.rs` | metadata slots and nodes |
//! | `global.rs` | variables, aliases, comdats, function headers, intrinsic declarations |
//! | `func.rs` | numbering of a function, blocks, debug records |
//! | `comments.rs` | functions with lines of an analysis between their instructions |
//! | `inst.rs` | instructions |
//!
//! One walk over the module into one buffer. Numbers of values, metadata and attribute groups are dense columns; types and
//! attribute sets are rendered once and copied after that. No recursion over types, constants or metadata.

mod attrs;
mod comments;
mod consts;
mod func;
mod global;
mod inst;
mod metadata;
pub mod out;
mod summary;
mod types;

pub use comments::{Comments, print_function_with};
use warpc_ir::attrs::AttrsRef;
use warpc_ir::consts::Consts;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsRef;
use warpc_ir::module::{GlobalKind, Module, ModuleCtx};
use warpc_ir::types::TypesRef;
use warpc_ir::value::{Value, ValueKind};

/// Version of the textual form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialect {
    /// LLVM 22.
    #[default]
    V22,
    /// LLVM 19: older attributes and intrinsics; what it does not know is left out where that loses no meaning.
    V19,
}

impl Dialect {
    /// Dialect of an LLVM version: 19 to 22.
    pub fn of_version(version: u32) -> Option<Dialect> {
        match version {
            19 => Some(Dialect::V19),
            20..=22 => Some(Dialect::V22),
            _ => None,
        }
    }
}

/// How to print.
#[derive(Clone, Debug, Default)]
pub struct PrintOptions {
    /// Version of the textual form.
    pub dialect: Dialect,
    /// Leave `; ModuleID` out.
    pub no_module_id: bool,
}

/// Text of `module`.
pub fn print_module(module: &Module, options: &PrintOptions) -> Vec<u8> {
    let mut p = Printer::new(module.ctx(), Some(module), options);
    p.module();
    p.out
}

/// Text of one function, with its header, as between passes: attribute groups and metadata are referred to by number and not
/// printed. `module` gives the names of blocks of other functions, where they are needed.
pub fn print_function(f: &Func<'_>, module: Option<&Module>, options: &PrintOptions) -> Vec<u8> {
    let mut p = Printer::new(f.ctx(), module, options);
    p.number_structs_of(f);
    p.number_module();
    p.function(f.global(), Some(f), None);
    p.out
}

/// Text of a loop as between passes: its preheader, its blocks, and the blocks it leaves to, in the order given.
pub fn print_loop(
    f: &Func<'_>,
    preheader: Option<Block>,
    blocks: &[Block],
    exits: &[Block],
    options: &PrintOptions,
) -> Vec<u8> {
    let mut p = Printer::new(f.ctx(), None, options);
    p.number_structs_of(f);
    p.number_module();
    p.number_function(f);
    if let Some(b) = preheader {
        p.out.extend_from_slice(b"\n; Preheader:");
        p.blocks(f, [b], None);
        p.out.extend_from_slice(b"\n; Loop:");
    }
    p.blocks(f, blocks.iter().copied(), None);
    if !exits.is_empty() {
        p.out.extend_from_slice(b"\n; Exit blocks");
        p.blocks(f, exits.iter().copied(), None);
    }
    p.out
}

/// Text of one instruction without its indentation and end of line. Numbers all values of the function: linear in its size.
pub fn print_inst(f: &Func<'_>, i: Inst, options: &PrintOptions) -> String {
    let mut p = Printer::new(f.ctx(), None, options);
    p.number_structs_of(f);
    p.numbers.compute(f);
    let sc = Scope::of(f);
    p.inst(&sc, f, i);
    let text = &p.out[p.out.iter().position(|&c| c != b' ').unwrap_or(0)..];
    String::from_utf8_lossy(text).trim_end().to_string()
}

/// Texts of instructions and operands of one function, which is numbered once.
pub struct FunctionText<'m> {
    printer: Printer<'m>,
    /// Whether metadata and attributes have numbers.
    numbered: bool,
}

impl<'m> FunctionText<'m> {
    /// Numbers the function: linear.
    pub fn new(f: &Func<'m>) -> FunctionText<'m> {
        let mut printer = Printer::new(f.ctx(), None, &PrintOptions::default());
        printer.number_structs_of(f);
        printer.numbers.compute(f);
        FunctionText { printer, numbered: false }
    }
    fn take(&mut self, out: &mut String) {
        let text = self.printer.out.trim_ascii();
        match std::str::from_utf8(text) {
            Ok(t) => out.push_str(t),
            Err(_) => *out += &String::from_utf8_lossy(text),
        }
        self.printer.out.clear();
    }
    /// Appends an instruction in full, without indentation. Metadata and attributes are numbered when the first one with some is
    /// asked for, as if no other function of the module had a body.
    pub fn inst(&mut self, f: &Func<'_>, i: Inst, out: &mut String) {
        let has_md = f.flags(i) & warpc_ir::opcode::flags::HAS_MD != 0 || f.loc(i).is_some();
        let is_numbered = |v: Value| matches!(v.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_));
        let has = has_md || f.op(i).is_call() && (f.call(i).attrs != AttrList::EMPTY || f.operands(i).any(is_numbered));
        if has && !std::mem::replace(&mut self.numbered, true) {
            self.printer.number_module();
            self.printer.number_attachments(f.global());
            self.printer.number_function(f);
        }
        self.printer.inst(&Scope::of(f), f, i);
        self.take(out);
    }
    /// Appends an instruction in full, or another value after its type.
    pub fn value(&mut self, f: &Func<'_>, value: Value, out: &mut String) {
        match value.kind() {
            ValueKind::Inst(i) => self.inst(f, i, out),
            _ => self.typed(f, value, out),
        }
    }
    /// Appends an instruction, a variable or a function without its body in full, or another value after its type.
    pub fn definition(&mut self, f: &Func<'_>, value: Value, out: &mut String) {
        match value.as_global() {
            Some(global) => {
                self.printer.global(global);
                self.take(out);
            }
            None => self.value(f, value, out),
        }
    }
    /// Appends a value as an operand after its type.
    pub fn typed(&mut self, f: &Func<'_>, value: Value, out: &mut String) {
        self.printer.typed(&Scope::of(f), value);
        self.take(out);
    }
    /// Appends a value as an operand, without its type.
    pub fn operand(&mut self, f: &Func<'_>, value: Value, out: &mut String) {
        self.printer.value(&Scope::of(f), value);
        self.take(out);
    }
}

/// Texts of single values, nodes and records of a module, as they stand in messages.
pub struct Describer<'m> {
    printer: Printer<'m>,
}

impl<'m> Describer<'m> {
    /// Numbers the module: linear in its size.
    pub fn new(module: &'m Module) -> Describer<'m> {
        let mut printer = Printer::new(module.ctx(), Some(module), &PrintOptions::default());
        printer.struct_definitions();
        printer.number_module();
        for g in module.defined_functions() {
            if let Some(f) = module.func(g) {
                printer.number_attachments(g);
                printer.number_function(&f);
            }
        }
        printer.out.clear();
        Describer { printer }
    }
    fn take(&mut self) -> String {
        let text = String::from_utf8_lossy(&self.printer.out).trim_end().to_string();
        self.printer.out.clear();
        text
    }
    /// An instruction in full with its indentation; a metadata node with its number; any other value after its type.
    pub fn value(&mut self, f: Option<&Func<'_>>, value: Value) -> String {
        let p = &mut self.printer;
        if let Some(f) = f {
            p.numbers.compute(f);
        }
        let sc = match f {
            Some(f) => Scope::of(f),
            None => Scope::module(p.ctx),
        };
        match (value.kind(), f) {
            (ValueKind::Inst(i), Some(f)) => p.inst(&sc, f, i),
            (ValueKind::Meta(m), _) => {
                p.md_number(m);
                p.md_defined(m);
            }
            (ValueKind::Intrinsic(_), _) => {
                p.text("ptr ");
                p.value(&sc, value);
            }
            (ValueKind::LocalMeta(_), _) => p.value(&sc, value),
            _ => p.typed(&sc, value),
        }
        self.take()
    }
    /// A debug record.
    pub fn record(&mut self, f: &Func<'_>, record: &warpc_ir::body::DbgRow) -> String {
        self.printer.numbers.compute(f);
        self.printer.dbg_record(&Scope::of(f), record);
        self.take()
    }
}

/// What names of ids mean at one place: a function with its overlay, or the module.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'f> {
    ctx: ModuleCtx<'f>,
    types: TypesRef<'f>,
    attrs: AttrsRef<'f>,
    intrins: IntrinsRef<'f>,
    consts: &'f Consts,
    func: Option<&'f Func<'f>>,
}

impl<'f> Scope<'f> {
    fn of(f: &'f Func<'f>) -> Scope<'f> {
        Scope {
            ctx: f.ctx(),
            types: f.types(),
            attrs: f.attrs(),
            intrins: f.intrins(),
            consts: f.consts(),
            func: Some(f),
        }
    }
    fn module(ctx: ModuleCtx<'f>) -> Scope<'f> {
        Scope {
            ctx,
            types: ctx.types(),
            attrs: ctx.attrs(),
            intrins: ctx.intrins(),
            consts: &ctx.tables.consts,
            func: None,
        }
    }
    /// Type of `value`.
    #[inline]
    fn type_of(&self, value: Value) -> Type {
        match self.func {
            Some(f) => f.type_of(value),
            None => match value.kind() {
                ValueKind::Const(c) => self.consts.ty(c),
                ValueKind::Global(g) => self.ctx.globals.shape[g.index()].ptr_ty,
                ValueKind::Undef(t) | ValueKind::Poison(t) => t,
                ValueKind::Block(_) => Type::LABEL,
                ValueKind::Meta(_) | ValueKind::LocalMeta(_) => Type::METADATA,
                ValueKind::None | ValueKind::Inst(_) | ValueKind::Arg(_) => Type::VOID,
                ValueKind::Intrinsic(_) | ValueKind::Asm(_) => Type::PTR,
            },
        }
    }
}

/// State of one print.
pub(crate) struct Printer<'m> {
    out: Vec<u8>,
    ctx: ModuleCtx<'m>,
    module: Option<&'m Module>,
    dialect: Dialect,
    no_module_id: bool,
    numbers: func::Numbers,
    /// Numbers of unnamed globals by row; empty when all are named.
    global_numbers: Vec<u32>,
    types: types::TypeState,
    attrs: attrs::AttrState,
    md: metadata::MdState,
    intrins: global::IntrinState,
    /// Blocks of another function that a block address names: the last one asked for.
    other: Option<(Global, func::Numbers)>,
}

impl<'m> Printer<'m> {
    fn new(ctx: ModuleCtx<'m>, module: Option<&'m Module>, options: &PrintOptions) -> Printer<'m> {
        Printer {
            out: Vec::with_capacity(1 << 16),
            ctx,
            module,
            dialect: options.dialect,
            no_module_id: options.no_module_id,
            numbers: Default::default(),
            global_numbers: Vec::new(),
            types: Default::default(),
            attrs: Default::default(),
            md: Default::default(),
            intrins: Default::default(),
            other: None,
        }
    }
    #[inline(always)]
    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    #[inline(always)]
    fn v19(&self) -> bool {
        self.dialect == Dialect::V19
    }

    /// A value without its type.
    #[inline]
    fn value(&mut self, sc: &Scope<'_>, value: Value) {
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => self.local(sc, value),
            ValueKind::Global(g) => self.global_name(g),
            ValueKind::Undef(_) => self.text("undef"),
            ValueKind::Poison(_) => self.text("poison"),
            ValueKind::Const(c) => self.constant(sc, c),
            ValueKind::Intrinsic(i) => self.intrinsic_name(sc, i),
            ValueKind::Meta(m) => self.md_ref(m),
            ValueKind::LocalMeta(n) => self.local_md(sc, n),
            ValueKind::Asm(a) => self.asm(sc, a),
            ValueKind::None => self.text("<null operand!>"),
        }
    }
    /// A value after its type.
    #[inline]
    fn typed(&mut self, sc: &Scope<'_>, value: Value) {
        self.ty(sc.types, sc.type_of(value));
        self.out.push(b' ');
        self.value(sc, value);
    }
    /// An instruction, argument or block by name or number.
    #[inline]
    fn local(&mut self, sc: &Scope<'_>, value: Value) {
        self.out.push(b'%');
        let named = sc.func.and_then(|f| f.side().names.as_deref()).map_or(&b""[..], |n| n.get(value));
        if !named.is_empty() {
            out::name(&mut self.out, named);
            return;
        }
        match self.numbers.get(value) {
            Some(n) => out::dec(&mut self.out, n as u64),
            None => self.text("badref"),
        }
    }
    /// A global by name or number.
    fn global_name(&mut self, global: Global) {
        let Some(sym) = self.ctx.globals.sym.get(global.index()) else { return self.text("@badref") };
        if sym.is_dead() {
            // Only debug information still names a global that was erased.
            return self.text("poison");
        }
        self.out.push(b'@');
        if !sym.name.is_blank() {
            out::name(&mut self.out, self.ctx.str(sym.name));
            return;
        }
        match self.global_numbers.get(global.index()) {
            Some(&n) if n != u32::MAX => out::dec(&mut self.out, n as u64),
            _ => self.text("badref"),
        }
    }
    fn asm(&mut self, sc: &Scope<'_>, asm: Asm) {
        let row = sc.ctx.asm(asm);
        self.text("asm ");
        for (on, word) in [
            (row.side_effect, "sideeffect "),
            (row.align_stack, "alignstack "),
            (row.intel, "inteldialect "),
            (row.unwind, "unwind "),
        ] {
            if on {
                self.text(word);
            }
        }
        out::quoted(&mut self.out, sc.ctx.str(row.text));
        self.text(", ");
        out::quoted(&mut self.out, sc.ctx.str(row.constraints));
    }

    /// Numbers everything that has its number for the whole module: globals, metadata and attribute groups of globals.
    fn number_module(&mut self) {
        let n = self.ctx.globals.sym.len();
        let unnamed = |g: usize| {
            let s = &self.ctx.globals.sym[g];
            s.name.is_blank() && !s.is_dead()
        };
        if (0..n).any(unnamed) {
            let mut numbers = vec![u32::MAX; n];
            let mut next = 0;
            for kind in [GlobalKind::Variable, GlobalKind::Alias, GlobalKind::IFunc, GlobalKind::Function] {
                for g in (0..n).filter(|&g| unnamed(g) && self.ctx.globals.sym[g].kind == kind) {
                    numbers[g] = next;
                    next += 1;
                }
            }
            self.global_numbers = numbers;
        }
        self.number_global_metadata();
        self.find_intrinsics();
        self.number_global_attrs();
    }
}

#[cfg(test)]
mod tests;
