//! The module: globals are rows of one archetype in a World of its own; types, strings, attributes, metadata and module-level constants
//! are interned in tables beside it; bodies are a column of boxed struct-of-arrays.

use crate::attrs::{Attrs, AttrsRef};
use crate::body::Body;
use crate::consts::Consts;
use crate::ids::*;
use crate::intrinsics::{Intrins, IntrinsRef};
use crate::layout::DataLayout;
use crate::metadata::Metadata;
use crate::opcode::keyword_enum;
use crate::strings::Strings;
use crate::types::{Types, TypesRef};
use crate::value::Value;
use bevy_ecs::prelude::*;
use warpc_columns::{Access, Columns, Slab, SlabRef, archetype};

keyword_enum! {
    /// Kind of a global.
    GlobalKind: Function = "function", Variable = "variable", Alias = "alias", IFunc = "ifunc",
}
keyword_enum! {
    /// Linkage.
    Linkage: External = "external", Private = "private", Internal = "internal",
    AvailableExternally = "available_externally", LinkOnce = "linkonce", Weak = "weak", Common = "common",
    Appending = "appending", ExternWeak = "extern_weak", LinkOnceOdr = "linkonce_odr", WeakOdr = "weak_odr",
}
keyword_enum! {
    /// Visibility.
    Visibility: Default = "default", Hidden = "hidden", Protected = "protected",
}
keyword_enum! {
    /// DLL storage class.
    DllClass: None = "", Import = "dllimport", Export = "dllexport",
}
keyword_enum! {
    /// Thread-local model.
    ThreadLocal: None = "", GeneralDynamic = "thread_local", LocalDynamic = "localdynamic", InitialExec = "initialexec",
    LocalExec = "localexec",
}
keyword_enum! {
    /// Whether the address is significant.
    UnnamedAddr: None = "", Local = "local_unnamed_addr", Global = "unnamed_addr",
}
keyword_enum! {
    /// Selection kind of a comdat.
    ComdatKind: Any = "any", ExactMatch = "exactmatch", Largest = "largest", NoDeduplicate = "nodeduplicate",
    SameSize = "samesize",
}

impl Linkage {
    /// Whether the symbol is invisible outside its module.
    pub const fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
    /// Whether another definition may replace this one with different behaviour.
    pub const fn is_interposable(self) -> bool {
        matches!(self, Linkage::LinkOnce | Linkage::Weak | Linkage::Common | Linkage::ExternWeak)
    }
    /// Whether the definition may be dropped when nothing uses it.
    pub const fn is_discardable(self) -> bool {
        matches!(
            self,
            Linkage::Private
                | Linkage::Internal
                | Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::AvailableExternally
        )
    }
}

/// Calling convention numbers that matter here.
pub mod cc {
    /// C, the default.
    pub const C: u16 = 0;
    /// `fastcc`
    pub const FAST: u16 = 8;
    /// `coldcc`
    pub const COLD: u16 = 9;
    /// `x86_thiscallcc`
    pub const X86_THISCALL: u16 = 70;
    /// `ptx_kernel`
    pub const PTX_KERNEL: u16 = 71;
    /// `ptx_device`
    pub const PTX_DEVICE: u16 = 72;
    /// `spir_func`
    pub const SPIR_FUNC: u16 = 75;
    /// `spir_kernel`
    pub const SPIR_KERNEL: u16 = 76;
}

/// Name and binding of a global.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Name without `@`; empty for a numbered global.
    pub name: Str,
    /// Kind.
    pub kind: GlobalKind,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll: DllClass,
    /// Thread-local model.
    pub tls: ThreadLocal,
    /// Significance of the address.
    pub unnamed_addr: UnnamedAddr,
    /// Bits of [`Symbol::DECLARATION`] and the like.
    pub flags: u16,
}

impl Symbol {
    /// No body or initialiser here.
    pub const DECLARATION: u16 = 1;
    /// `dso_local`
    pub const DSO_LOCAL: u16 = 2;
    /// `constant` rather than `global`.
    pub const CONSTANT: u16 = 4;
    /// `externally_initialized`
    pub const EXTERNALLY_INITIALIZED: u16 = 8;
    /// Tombstone: the global was erased.
    pub const DEAD: u16 = 16;
    /// `dso_preemptable` was written.
    pub const DSO_PREEMPTABLE: u16 = 32;

    /// Whether all bits of `flag` are set.
    pub const fn has(&self, flag: u16) -> bool {
        self.flags & flag == flag
    }
    /// Whether it has neither body nor initialiser.
    pub const fn is_declaration(&self) -> bool {
        self.flags & Self::DECLARATION != 0
    }
    /// Whether it was erased.
    pub const fn is_dead(&self) -> bool {
        self.flags & Self::DEAD != 0
    }
}

/// Type, address space, calling convention and alignment.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Value type: function type, or type of the variable or aliasee.
    pub ty: Type,
    /// Type of the address: `ptr` of the address space.
    pub ptr_ty: Type,
    /// Address space.
    pub addrspace: u32,
    /// Calling convention.
    pub cc: u16,
    /// Alignment: log2 + 1, 0 when none was given.
    pub align: u8,
    /// Code model: 0 none, 1 tiny, 2 small, 3 kernel, 4 medium, 5 large.
    pub code_model: u8,
}

/// Attributes, initialiser and attachments.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// Attributes of a function; of a variable: the function set of the list.
    pub attrs: AttrList,
    /// Initialiser, aliasee or resolver: a value of the module's constant table.
    pub init: Value,
    /// Section.
    pub section: Str,
    /// Partition.
    pub partition: Str,
    /// Comdat.
    pub comdat: Comdat,
    /// Garbage collector.
    pub gc: Str,
    /// Row of [`FuncExtra`]s, `u32::MAX` when there is none.
    pub extra: u32,
    /// Number in the text of an unnamed global.
    pub number: u32,
}

impl Default for Parts {
    fn default() -> Self {
        Parts {
            attrs: AttrList::EMPTY,
            init: Value::NONE,
            section: Str::EMPTY,
            partition: Str::EMPTY,
            comdat: Comdat::NONE,
            gc: Str::EMPTY,
            extra: u32::MAX,
            number: u32::MAX,
        }
    }
}

archetype! {
    /// A function, variable, alias or ifunc.
    pub GlobalRow: GlobalRows, GlobalView, GlobalViewMut {
        /// Name and binding.
        sym, sym_mut: Symbol,
        /// Type and address space.
        shape, shape_mut: Shape,
        /// Attributes and initialiser.
        parts, parts_mut: Parts,
    }
}

/// Rare parts of a function or variable.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct FuncExtra {
    /// `prefix` constant.
    pub prefix: Value,
    /// `prologue` constant.
    pub prologue: Value,
    /// `personality` constant.
    pub personality: Value,
    /// Metadata attachments: kind and node (`dbg`, `kernel_arg_type`, `type`, ...), in order.
    pub attachments: Vec<(Str, Md)>,
    /// Names of the parameters of a declaration, when kept.
    pub arg_names: Vec<Str>,
    /// Sanitizer flags of a variable, as written (`no_sanitize_address`, ...).
    pub sanitizer: Vec<Str>,
    /// Parameters of a kernel that `!nvvm.annotations` calls handles, in order of index.
    pub handles: Vec<(u32, HandleKind)>,
}

/// What the 64 bits of a kernel parameter are a handle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandleKind {
    /// An image that is only read.
    Texture,
    /// An image that is written.
    Surface,
    /// How an image is sampled.
    Sampler,
}

/// A comdat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComdatRow {
    /// Name without `$`.
    pub name: Str,
    /// Selection kind.
    pub kind: ComdatKind,
}

/// An inline assembly callee.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AsmRow {
    /// Function type.
    pub ty: Type,
    /// Template.
    pub text: Str,
    /// Constraints.
    pub constraints: Str,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel: bool,
    /// `unwind`
    pub unwind: bool,
}

/// Place of the declaration of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntrinDecl {
    /// Calling convention.
    pub cc: u16,
    /// Callee.
    pub callee: Intrin,
    /// Number of global rows that stand before it.
    pub before: u32,
    /// Attributes as written: they count for names that the intrinsic table does not know.
    pub attrs: AttrList,
}

/// Everything of a module that is not a global row: what the reader builds and every function reads.
#[derive(Clone)]
pub struct Tables {
    /// Strings.
    pub strings: Strings,
    /// Types.
    pub types: Types,
    /// Attributes.
    pub attrs: Attrs,
    /// Metadata.
    pub metadata: Metadata,
    /// Constants of initialisers.
    pub consts: Consts,
    /// Intrinsic callees.
    pub intrins: Intrins,
    /// Intrinsics that were declared in the text, in order. The printer keeps their places; others that are in use it declares
    /// after all functions.
    pub intrin_decls: Vec<IntrinDecl>,
    /// Inline assembly callees.
    pub asms: warpc_columns::intern::Interner<AsmRow>,
    /// Comdats.
    pub comdats: Vec<ComdatRow>,
    /// Rare parts of globals.
    pub extras: Vec<FuncExtra>,
    /// Data layout.
    pub layout: DataLayout,
    /// Data layout as written.
    pub layout_text: Str,
    /// Target triple.
    pub triple: Str,
    /// `module asm` lines joined by newlines.
    pub module_asm: Str,
    /// `source_filename`, else empty.
    pub source_filename: Str,
    /// Summary for link-time optimisation, when the reader was asked to keep it.
    pub summary: Option<Box<crate::summary::Summary>>,
    /// File or name the module was read from; for diagnostics.
    pub identifier: String,
}

impl Default for Tables {
    fn default() -> Self {
        Tables {
            strings: Default::default(),
            types: Default::default(),
            attrs: Default::default(),
            metadata: Default::default(),
            consts: Default::default(),
            intrins: Default::default(),
            intrin_decls: Vec::new(),
            asms: Default::default(),
            comdats: Vec::new(),
            extras: Vec::new(),
            layout: Default::default(),
            layout_text: Str::EMPTY,
            triple: Str::EMPTY,
            module_asm: Str::EMPTY,
            source_filename: Str::EMPTY,
            summary: None,
            identifier: String::new(),
        }
    }
}

/// Bodies by global row.
#[derive(Default)]
pub struct Bodies(pub Vec<Option<Box<Body>>>);

/// A module. Whoever reads a function asks for all of it, so that nothing is looked up in the World.
pub struct Module {
    /// The rows of globals.
    world: World,
    /// Where the columns of globals are; the World keeps the archetype as long as it lives.
    globals: SlabRef<GlobalRow>,
    tables: Box<Tables>,
    bodies: Bodies,
    /// The pass that is changing the module, and the columns that it declares.
    declared: Option<(&'static str, Columns)>,
    /// Functions whose bodies may not be what they were, since [`Module::take_touched`]; some of them more than once.
    touched: Vec<Global>,
}

/// A copy of everything; cost: one copy of every column and table.
impl Clone for Module {
    fn clone(&self) -> Module {
        let mut globals = GlobalRows::default();
        globals.store(&self.world);
        let tables = self.tables().clone();
        Module {
            declared: self.declared,
            touched: self.touched.clone(),
            ..Module::from_parts(tables, &globals, self.bodies.0.clone())
        }
    }
}

impl Default for Module {
    fn default() -> Self {
        let mut world = World::new();
        warpc_columns::register_rows::<GlobalRow>(&mut world, 1);
        Module::of_world(world, Tables::default(), Bodies::default())
    }
}

impl Module {
    /// A module of finished parts. `bodies` has one entry per global row.
    pub fn from_parts(mut tables: Tables, globals: &GlobalRows, bodies: Vec<Option<Box<Body>>>) -> Module {
        tables.layout.measure_types(tables.types.view());
        Module::from_unmeasured(tables, globals, bodies)
    }
    /// The same without measuring the types at once: for a library, of which little is looked at.
    pub fn from_unmeasured(tables: Tables, globals: &GlobalRows, bodies: Vec<Option<Box<Body>>>) -> Module {
        let mut world = World::new();
        warpc_columns::register_rows::<GlobalRow>(&mut world, globals.len() as u32);
        globals.load(&mut world);
        Module::of_world(world, tables, Bodies(bodies))
    }
    fn of_world(world: World, tables: Tables, bodies: Bodies) -> Module {
        let globals = world.resource::<Slab<GlobalRow>>().handle();
        Module { world, globals, tables: Box::new(tables), bodies, declared: None, touched: Vec::new() }
    }
    /// Copies the rows of globals to `rows`.
    pub fn copy_globals(&self, rows: &mut GlobalRows) {
        rows.store(&self.world);
    }
    /// Gives the module `rows` in place of its globals.
    pub(crate) fn replace_globals(&mut self, rows: &GlobalRows) {
        rows.load(&mut self.world);
    }
    /// All bodies at rest, to change in place or to take out for a while.
    pub(crate) fn bodies_mut(&mut self) -> &mut Bodies {
        &mut self.bodies
    }
    /// All bodies at rest.
    pub(crate) fn bodies(&self) -> &Bodies {
        &self.bodies
    }
    /// Says which pass changes the module from now on and what columns it declares, or that none does; debug builds check it
    /// in [`Module::globals_mut`] and [`Module::edit`].
    pub fn declare(&mut self, pass: Option<(&'static str, Columns)>) {
        self.declared = pass;
    }
    /// Tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
    /// Tables, to add to.
    pub fn tables_mut(&mut self) -> &mut Tables {
        &mut self.tables
    }
    /// Global rows.
    pub fn globals(&self) -> GlobalView<'_> {
        // SAFETY: the slab is of the World, which is borrowed with the module.
        unsafe { GlobalView::of_slab(self.globals) }
    }
    /// Global rows, to change or append.
    pub fn globals_mut(&mut self) -> GlobalViewMut<'_> {
        // SAFETY: the exclusive borrow of the World, which the slab is of, lives as long as the view.
        let mut globals = unsafe { GlobalViewMut::of_slab(&mut self.world, self.globals) };
        if let Some((pass, columns)) = self.declared {
            globals.restrict(Access::of(pass, columns, crate::column_sets::SYMBOL));
        }
        globals
    }
    /// Body of function `global`.
    pub fn body(&self, global: Global) -> Option<&Body> {
        self.bodies.0.get(global.index())?.as_deref()
    }
    /// Body of function `global`, to change in place.
    pub fn body_mut(&mut self, global: Global) -> Option<&mut Body> {
        self.touched.push(global);
        self.bodies.0.get_mut(global.index())?.as_deref_mut()
    }
    /// Takes the body of `global` out (for the time a worker holds it).
    pub fn take_body(&mut self, global: Global) -> Option<Box<Body>> {
        self.bodies.0.get_mut(global.index())?.take()
    }
    /// Puts a body back, or gives `global` a new one.
    pub fn put_body(&mut self, global: Global, body: Box<Body>) {
        self.touched.push(global);
        self.put_back(global, body);
    }
    fn put_back(&mut self, global: Global, body: Box<Body>) {
        let bodies = &mut self.bodies.0;
        if bodies.len() <= global.index() {
            bodies.resize_with(global.index() + 1, || None);
        }
        bodies[global.index()] = Some(body);
    }
    /// Body of `global` as a read view.
    pub fn func(&self, global: Global) -> Option<crate::func::Func<'_>> {
        Some(crate::func::Func::of_body(self.body(global)?, self.ctx()))
    }
    /// References to everything a function reads of its module.
    pub fn ctx(&self) -> ModuleCtx<'_> {
        let g = self.globals();
        // The three slices live as long as the borrow of the module.
        // SAFETY: the view borrows `self`; the slices are of that borrow.
        let globals = unsafe {
            GlobalSlices {
                sym: std::slice::from_raw_parts(g.sym().as_ptr(), g.len()),
                shape: std::slice::from_raw_parts(g.shape().as_ptr(), g.len()),
                parts: std::slice::from_raw_parts(g.parts().as_ptr(), g.len()),
            }
        };
        ModuleCtx { tables: self.tables(), globals, bodies: &self.bodies }
    }
    /// Rows of all live functions with a body, in order.
    pub fn defined_functions(&self) -> Vec<Global> {
        let bodies = &self.bodies.0;
        (0..bodies.len()).filter(|&i| bodies[i].is_some()).map(Global::new).collect()
    }
    /// Row of the live global called `name`. Linear; for a few look-ups.
    pub fn find_global(&self, name: &str) -> Option<Global> {
        let s = self.tables().strings.find(name.as_bytes())?;
        let g = self.globals();
        g.sym().iter().position(|y| y.name == s && !y.is_dead() && s != Str::EMPTY).map(Global::new)
    }
    /// Edits the body of `global`: it is out of the module meanwhile, so that the rest may be read beside it.
    pub fn edit<R>(&mut self, global: Global, edit: impl FnOnce(&mut crate::func::FuncMut<'_>) -> R) -> Option<R> {
        let mut body = self.take_body(global)?;
        let mut f = crate::func::FuncMut::of_body(&mut body, self.ctx());
        if let Some((pass, columns)) = self.declared {
            f.declare(pass, columns);
        }
        let edits = f.side().edits;
        let has_records = !f.side().dbg.is_empty();
        let result = edit(&mut f);
        drop(f);
        // Edits of debug records are not counted, and the last ones may be gone.
        if body.side.edits != edits || has_records || !body.side.dbg.is_empty() {
            self.touched.push(global);
        }
        self.put_back(global, body);
        Some(result)
    }
    /// Says that the edits of `global` so far are undone: it is what it was when [`Module::take_touched`] was asked.
    pub fn restored(&mut self, global: Global) {
        self.touched.retain(|&touched| touched != global);
    }
    /// The functions whose bodies were edited or replaced since this was asked last, in order.
    pub fn take_touched(&mut self) -> Vec<Global> {
        let mut touched = std::mem::take(&mut self.touched);
        touched.sort_unstable();
        touched.dedup();
        touched
    }
}

/// Column slices of the globals.
#[derive(Clone, Copy)]
pub struct GlobalSlices<'a> {
    /// Names and bindings.
    pub sym: &'a [Symbol],
    /// Types and address spaces.
    pub shape: &'a [Shape],
    /// Attributes and initialisers.
    pub parts: &'a [Parts],
}

/// What a function reads of its module.
#[derive(Clone, Copy)]
pub struct ModuleCtx<'a> {
    /// Interned tables.
    pub tables: &'a Tables,
    /// Globals.
    pub globals: GlobalSlices<'a>,
    /// Bodies at rest; a body a worker or a pass has taken out is not here.
    pub bodies: &'a Bodies,
}

impl<'a> ModuleCtx<'a> {
    /// Types, without any function's overlay.
    pub fn types(self) -> TypesRef<'a> {
        self.tables.types.view()
    }
    /// Attributes, without any function's overlay.
    pub fn attrs(self) -> AttrsRef<'a> {
        self.tables.attrs.view()
    }
    /// Intrinsic callees, without any function's overlay.
    pub fn intrins(self) -> IntrinsRef<'a> {
        self.tables.intrins.view()
    }
    /// Name of a global.
    pub fn name(self, global: Global) -> &'a [u8] {
        self.tables.strings.get(self.globals.sym[global.index()].name)
    }
    /// Bytes of a string.
    pub fn str(self, string: Str) -> &'a [u8] {
        self.tables.strings.get(string)
    }
    /// Inline assembly `asm`.
    pub fn asm(self, asm: Asm) -> &'a AsmRow {
        self.tables.asms.get(asm.0)
    }
    /// Rare parts of a global.
    pub fn extra(self, global: Global) -> Option<&'a FuncExtra> {
        self.tables.extras.get(self.globals.parts[global.index()].extra as usize)
    }
    /// What parameter `index` of kernel `global` is a handle of, if it is one.
    pub fn handle(self, global: Global, index: u32) -> Option<HandleKind> {
        let handles = &self.extra(global)?.handles;
        handles.binary_search_by_key(&index, |handle| handle.0).ok().map(|at| handles[at].1)
    }
    /// Whether `global` is a kernel by its calling convention (annotations are upgraded to it by the reader).
    pub fn is_kernel(self, global: Global) -> bool {
        matches!(self.globals.shape[global.index()].cc, cc::PTX_KERNEL | cc::SPIR_KERNEL)
    }
}
