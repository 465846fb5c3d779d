//! Linker of the IR: brings into a module what it needs of another.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | symbols: what is needed, which definition wins, names |
//! | `whole.rs` | linking of whole modules, used or not |
//! | `tables.rs` | strings, types, attributes, intrinsics, inline assembly, constants: translated by content |
//! | `body.rs` | copies of function bodies |
//! | `groups.rs` | comdats and common variables that both modules have |
//! | `metadata.rs`, `flags.rs` | nodes and named lists; module flags |
//! | `unresolved.rs` | symbols that are used and not defined |
//!
//! Only symbols that unresolved declarations of the destination reach are read and copied, so the cost of linking a library is
//! the size of what is used of it, plus one dense column per table of the library. Linkage rules are those of LLVM's linker in its
//! only-needed mode: a symbol that the destination defines already stays, however weak, unless it is a copy of what is available
//! externally. Linking of whole modules replaces a definition by one that is stronger.

mod body;
mod error;
mod flags;
mod groups;
mod metadata;
mod tables;
mod unresolved;
mod whole;

use crate::body::Body;
use crate::ids::*;
use crate::metadata::NamedRows;
use crate::module::{
    FuncExtra, GlobalKind, GlobalRow, GlobalRows, Linkage, Module, ModuleCtx, Parts, Shape, Symbol, Tables, Visibility,
};
use crate::value::Value;
pub use error::{LinkError, LinkWarning};
pub use unresolved::{each_operand, uses_of_undefined};
use warpc_columns::RowSet;
pub use whole::link_whole;

/// How to link.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinkOptions {
    /// Give imported definitions internal linkage, as for a library of inline functions.
    pub internalise: bool,
}

/// What was linked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkReport {
    /// Rows of the destination that got a definition, in order of import.
    pub imported: Vec<Global>,
    /// Functions among them.
    pub functions: usize,
    /// Instructions copied.
    pub instructions: usize,
    /// Declarations of the destination that are still without definition.
    pub unresolved: usize,
    /// What differs between the modules and should not.
    pub warnings: Vec<LinkWarning>,
}

/// Imports from `src` what `dst` declares and does not define, and everything that the imports refer to. On error `dst` is as
/// before, but for rows of its tables that nothing uses.
///
/// # Errors
/// A symbol that is a function in one module and a variable in the other, or in different address spaces; conflicting
/// module flags; overlays of `src` that were not merged.
pub fn link_needed(dst: &mut Module, src: &Module, options: &LinkOptions) -> Result<LinkReport, LinkError> {
    link(dst, src, options, false)
}

/// Links; see [`Linker::whole`].
fn link(dst: &mut Module, src: &Module, options: &LinkOptions, whole: bool) -> Result<LinkReport, LinkError> {
    dst.merge_overlays();
    let mut rows = GlobalRows::default();
    dst.copy_globals(&mut rows);
    let mut tables = std::mem::take(dst.tables_mut());
    tables.layout.forget_types();
    let mut linker = Linker::new(src, tables, rows, *options, whole);
    let result = linker.run();
    let Linker { mut tables, rows, bodies, report, emptied, .. } = linker;
    tables.layout.measure_types(tables.types.view());
    *dst.tables_mut() = tables;
    result?;
    dst.replace_globals(&rows);
    for g in emptied {
        dst.take_body(g);
    }
    for (g, body) in bodies {
        dst.put_body(g, body);
    }
    Ok(report)
}

/// State of one link.
struct Linker<'s> {
    src: &'s Module,
    ctx: ModuleCtx<'s>,
    options: LinkOptions,
    /// Whether symbols are linked that nothing names.
    whole: bool,
    /// Tables of the destination.
    tables: Tables,
    /// Globals of the destination.
    rows: GlobalRows,
    /// Imported bodies.
    bodies: Vec<(Global, Box<Body>)>,
    /// Those of them that name metadata.
    metadata_bodies: Vec<usize>,
    /// Destination rows whose definition gave way to one of the source.
    emptied: Vec<Global>,
    report: LinkReport,
    /// Destination global by name (string of the destination).
    by_name: Names,
    /// Destination comdat by name.
    comdat_names: Option<Names>,
    /// Members of each comdat of the source.
    comdat_members: Option<Vec<Vec<Global>>>,
    /// Comdats of the source that give way to one of the destination.
    dropped_groups: RowSet<Comdat>,
    /// The number that the last symbol that was renamed got.
    last_number: u64,
    /// Source rows whose definition or declaration is still to copy.
    work: Vec<Global>,
    /// Source row to destination row.
    globals: Vec<Global>,
    /// Source rows that were copied as definitions.
    taken: RowSet<Global>,
    comdats: Vec<Comdat>,
    /// Named lists of the destination.
    named_rows: NamedRows,
    map: tables::Maps,
}

/// Dense column by string id that grows.
#[derive(Default)]
struct Names(Vec<u32>);

impl Names {
    fn get(&self, string: Str) -> Option<u32> {
        self.0.get(string.index()).copied().filter(|&v| v != u32::MAX)
    }
    fn set(&mut self, string: Str, value: u32) {
        if self.0.len() <= string.index() {
            self.0.resize(string.index() + 1, u32::MAX);
        }
        self.0[string.index()] = value;
    }
}

/// Which of two definitions of a name stays: the stronger one.
fn strength(linkage: Linkage) -> u32 {
    match linkage {
        Linkage::AvailableExternally => 0,
        Linkage::LinkOnce | Linkage::LinkOnceOdr => 1,
        Linkage::Weak | Linkage::WeakOdr | Linkage::ExternWeak => 2,
        Linkage::Common => 3,
        _ => 4,
    }
}

/// Whether another definition may take the place of one with this linkage.
fn is_weak(linkage: Linkage) -> bool {
    strength(linkage) < strength(Linkage::External)
}

/// Kinds that may stand for each other: an alias for a function or variable.
fn compatible(lhs: GlobalKind, rhs: GlobalKind) -> bool {
    lhs == rhs
        || !matches!(
            (lhs, rhs),
            (GlobalKind::Function, GlobalKind::Variable) | (GlobalKind::Variable, GlobalKind::Function)
        )
}

impl<'s> Linker<'s> {
    fn new(src: &'s Module, tables: Tables, rows: GlobalRows, options: LinkOptions, whole: bool) -> Self {
        let ctx = src.ctx();
        let n = ctx.globals.sym.len();
        let mut by_name = Names::default();
        for (g, s) in rows.sym.iter().enumerate() {
            if !s.is_dead() && !s.name.is_blank() {
                by_name.set(s.name, g as u32);
            }
        }
        Linker {
            src,
            ctx,
            options,
            whole,
            named_rows: NamedRows::of(&tables.metadata),
            tables,
            rows,
            bodies: Vec::new(),
            metadata_bodies: Vec::new(),
            emptied: Vec::new(),
            report: LinkReport::default(),
            by_name,
            comdat_names: None,
            comdat_members: None,
            dropped_groups: RowSet::new(ctx.tables.comdats.len()),
            last_number: 0,
            work: Vec::new(),
            globals: vec![Global::NONE; n],
            taken: RowSet::new(n),
            comdats: vec![Comdat::NONE; ctx.tables.comdats.len()],
            map: tables::Maps::new(ctx.tables),
        }
    }

    fn run(&mut self) -> Result<(), LinkError> {
        if self.src.defined_functions().iter().any(|&g| self.src.body(g).is_some_and(|b| b.side.overlay.is_some())) {
            return Err(LinkError::UnmergedTables);
        }
        if self.whole {
            self.choose_groups()?;
            self.all_symbols()?;
        } else {
            self.needed_symbols()?;
        }
        self.constructors()?;
        self.drain()?;
        self.appending()?;
        self.drain()?;
        self.finish_metadata()?;
        self.report.unresolved =
            (0..self.rows.len()).filter(|&d| self.rows.sym[d].is_declaration() && !self.rows.sym[d].is_dead()).count();
        if self.brings_anything() {
            self.module_parts();
        }
        Ok(())
    }

    /// Whether parts of the source that have no name are wanted: constructors, lists of metadata, assembly.
    fn brings_anything(&self) -> bool {
        self.whole || !self.report.imported.is_empty()
    }

    /// Brings what unresolved declarations of the destination need.
    fn needed_symbols(&mut self) -> Result<(), LinkError> {
        let ctx = self.ctx;
        // Source definitions by the name of a declaration of the destination.
        let mut by_name = Names::default();
        for (g, s) in ctx.globals.sym.iter().enumerate() {
            if !s.is_dead() && !s.name.is_blank() && !s.linkage.is_local() && !s.is_declaration() {
                by_name.set(s.name, g as u32);
            }
        }
        for d in 0..self.rows.len() {
            let s = self.rows.sym[d];
            if !s.is_declaration() || s.is_dead() || s.linkage.is_local() || s.name.is_blank() {
                continue;
            }
            let name = self.tables.strings.get(s.name);
            if let Some(g) = ctx.tables.strings.find(name).and_then(|n| by_name.get(n)) {
                self.global(Global(g))?;
            }
        }
        self.drain()
    }

    /// Copies the queued symbols, and those that they refer to.
    fn drain(&mut self) -> Result<(), LinkError> {
        while let Some(g) = self.work.pop() {
            self.copy(g)?;
        }
        Ok(())
    }

    /// Destination row of source row `global`, made or found; its definition is queued when it is wanted.
    fn global(&mut self, global: Global) -> Result<Global, LinkError> {
        if self.globals[global.index()].is_some() {
            return Ok(self.globals[global.index()]);
        }
        let s = self.ctx.globals.sym[global.index()];
        let shape = self.ctx.globals.shape[global.index()];
        let name = if s.name.is_blank() { Str::EMPTY } else { self.str(s.name) };
        let known = if name.is_blank() { None } else { self.by_name.get(name).map(Global) };
        let row = match known {
            Some(d) if !s.linkage.is_local() && !self.rows.sym[d.index()].linkage.is_local() => {
                self.check_same(d, &s, shape.addrspace)?;
                self.agree(d, &s);
                if !self.replaces(global, &s, d) {
                    self.globals[global.index()] = d;
                    return Ok(d);
                }
                d
            }
            Some(_) if s.linkage.is_local() => {
                let renamed = self.unique_name(name);
                self.new_row(&s, renamed)
            }
            Some(d) => {
                // The local symbol gets another name.
                let renamed = self.unique_name(name);
                self.rows.sym[d.index()].name = renamed;
                self.by_name.set(renamed, d.0);
                self.new_row(&s, name)
            }
            None => self.new_row(&s, name),
        };
        self.globals[global.index()] = row;
        self.work.push(global);
        Ok(row)
    }

    /// Gives row `global`, which is named in both modules, what both say of it: the stricter visibility, and no more freedom to share its
    /// address with another symbol than both give.
    fn agree(&mut self, global: Global, symbol: &Symbol) {
        let own = &mut self.rows.sym[global.index()];
        own.visibility = stricter(own.visibility, symbol.visibility);
        own.unnamed_addr = own.unnamed_addr.min(symbol.unnamed_addr);
    }

    fn check_same(&self, global: Global, symbol: &Symbol, addrspace: u32) -> Result<(), LinkError> {
        let own = self.rows.sym[global.index()];
        let name = || self.tables.strings.text(own.name).into_owned();
        if !compatible(own.kind, symbol.kind) {
            return Err(LinkError::DifferentKinds { name: name(), here: own.kind, linked: symbol.kind });
        }
        let space = self.rows.shape[global.index()].addrspace;
        if space != addrspace {
            return Err(LinkError::DifferentAddressSpaces { name: name(), here: space, linked: addrspace });
        }
        Ok(())
    }

    /// Whether source row `theirs`, whose symbol is `symbol`, takes the place of destination row `global`.
    fn replaces(&self, theirs: Global, symbol: &Symbol, global: Global) -> bool {
        let own = self.rows.sym[global.index()];
        if symbol.is_declaration() {
            return false;
        }
        let gives_way = self.whole || own.linkage == Linkage::AvailableExternally;
        own.is_declaration() || gives_way && self.is_stronger(global, theirs, symbol)
    }

    fn new_row(&mut self, symbol: &Symbol, name: Str) -> Global {
        let row = GlobalRow { sym: Symbol { name, ..*symbol }, ..Default::default() };
        let g = Global(self.rows.push(row));
        if !name.is_blank() {
            self.by_name.set(name, g.0);
        }
        g
    }

    /// `name` with a number that no symbol had yet, behind a dot but where names of PTX are wanted, which have none.
    fn unique_name(&mut self, name: Str) -> Str {
        let mut text = self.tables.strings.get(name).to_vec();
        if !self.tables.strings.get(self.tables.triple).starts_with(b"nvptx") {
            text.push(b'.');
        }
        let stem = text.len();
        loop {
            self.last_number += 1;
            text.truncate(stem);
            text.extend_from_slice(self.last_number.to_string().as_bytes());
            let taken = self.tables.strings.find(&text).is_some_and(|s| self.by_name.get(s).is_some());
            // The name of a symbol that the source is still to bring is taken too.
            let wanted =
                self.ctx.tables.strings.find(&text).is_some_and(|s| self.ctx.globals.sym.iter().any(|y| y.name == s));
            if !taken && !wanted {
                break;
            }
        }
        self.tables.strings.intern(&text)
    }

    /// Fills the destination row of `global` from the source.
    fn copy(&mut self, global: Global) -> Result<(), LinkError> {
        let ctx = self.ctx;
        let (s, shape, parts) =
            (ctx.globals.sym[global.index()], ctx.globals.shape[global.index()], ctx.globals.parts[global.index()]);
        let d = self.globals[global.index()];
        let own = self.rows.sym[d.index()];
        let mut sym = Symbol { name: own.name, visibility: own.visibility, unnamed_addr: own.unnamed_addr, ..s };
        if self.is_in_dropped_group(&s, &parts) {
            sym.flags |= Symbol::DECLARATION;
            sym.linkage = Linkage::External;
            self.rows.sym[d.index()] = sym;
            self.rows.shape[d.index()] = Shape { ty: self.ty(shape.ty), ptr_ty: self.ty(shape.ptr_ty), ..shape };
            self.rows.parts[d.index()] = Parts { attrs: self.attr_list(parts.attrs), ..Parts::default() };
            return Ok(());
        }
        let mut new = Parts { section: self.opt_str(parts.section), partition: self.opt_str(parts.partition), ..parts };
        new.gc = self.opt_str(parts.gc);
        new.attrs = self.attr_list(parts.attrs);
        new.comdat = self.comdat(parts.comdat)?;
        new.number = u32::MAX;
        new.init = if parts.init.is_some() { self.module_value(parts.init)? } else { Value::NONE };
        new.extra = self.extra(global)?;
        let mut new_shape = shape;
        new_shape.ty = self.ty(shape.ty);
        new_shape.ptr_ty = self.ty(shape.ptr_ty);
        let defined = !s.is_declaration();
        if defined {
            self.taken.insert(global);
            self.report.imported.push(d);
            if let Some(body) = self.src.body(global) {
                let copy = self.body(body, d)?;
                self.report.functions += 1;
                self.report.instructions += copy.insts.len();
                self.bodies.push((d, copy));
            }
            if self.options.internalise && s.linkage != Linkage::AvailableExternally {
                sym.linkage = Linkage::Internal;
                sym.visibility = Visibility::Default;
                sym.flags |= Symbol::DSO_LOCAL;
                new.comdat = Comdat::NONE;
            }
        }
        self.rows.sym[d.index()] = sym;
        self.rows.shape[d.index()] = new_shape;
        self.rows.parts[d.index()] = new;
        Ok(())
    }

    fn extra(&mut self, global: Global) -> Result<u32, LinkError> {
        let Some(x) = self.ctx.extra(global) else { return Ok(u32::MAX) };
        let mut new = FuncExtra::default();
        for (from, to) in
            [(x.prefix, &mut new.prefix), (x.prologue, &mut new.prologue), (x.personality, &mut new.personality)]
        {
            *to = if from.is_some() { self.module_value(from)? } else { Value::NONE };
        }
        // Nodes are translated at the end, when it is known which globals exist.
        new.attachments = x.attachments.iter().map(|&(k, m)| (self.str(k), m)).collect();
        new.arg_names = x.arg_names.iter().map(|&n| self.opt_str(n)).collect();
        new.sanitizer = x.sanitizer.iter().map(|&n| self.str(n)).collect();
        new.handles = x.handles.clone();
        let row = self.tables.extras.len() as u32;
        self.tables.extras.push(new);
        self.map.new_extras.push(row);
        Ok(row)
    }

    /// Destination comdat; the other members of the source's comdat are reached with it.
    fn comdat(&mut self, comdat: Comdat) -> Result<Comdat, LinkError> {
        if comdat.is_none() || self.comdats[comdat.index()].is_some() {
            return Ok(if comdat.is_none() { comdat } else { self.comdats[comdat.index()] });
        }
        let row = self.ctx.tables.comdats[comdat.index()];
        let name = self.str(row.name);
        if self.comdat_names.is_none() {
            let mut names = Names::default();
            self.tables.comdats.iter().enumerate().for_each(|(i, r)| names.set(r.name, i as u32));
            self.comdat_names = Some(names);
        }
        let names = self.comdat_names.as_mut().expect("made above");
        let (d, known) = match names.get(name) {
            Some(d) => (Comdat(d), true),
            None => {
                let d = Comdat::new(self.tables.comdats.len());
                names.set(name, d.0);
                self.tables.comdats.push(crate::module::ComdatRow { name, ..row });
                (d, false)
            }
        };
        self.comdats[comdat.index()] = d;
        self.tables.comdats[d.index()].kind = self.common_kind(d, row.kind)?;
        if !known {
            if self.comdat_members.is_none() {
                let mut members = vec![Vec::new(); self.ctx.tables.comdats.len()];
                for (g, p) in self.ctx.globals.parts.iter().enumerate() {
                    if p.comdat.is_some() && !self.ctx.globals.sym[g].is_dead() {
                        members[p.comdat.index()].push(Global::new(g));
                    }
                }
                self.comdat_members = Some(members);
            }
            let members = std::mem::take(&mut self.comdat_members.as_mut().expect("made above")[comdat.index()]);
            for g in members {
                self.global(g)?;
            }
        }
        Ok(d)
    }

    /// Constructors and destructors of the source run whether or not anything names them: all their functions are reached.
    fn constructors(&mut self) -> Result<(), LinkError> {
        if !self.brings_anything() {
            return Ok(());
        }
        for g in self.appending_variables() {
            let name = self.ctx.name(g);
            if name == b"llvm.global_ctors" || name == b"llvm.global_dtors" {
                self.append(g, |_, _| true)?;
            }
        }
        Ok(())
    }

    /// Other appending variables: the elements that name something imported.
    fn appending(&mut self) -> Result<(), LinkError> {
        for g in self.appending_variables() {
            let name = self.ctx.name(g);
            if name != b"llvm.global_ctors" && name != b"llvm.global_dtors" {
                self.append(g, |l, v| l.whole || l.names_imported(v))?;
            }
        }
        Ok(())
    }
    fn appending_variables(&self) -> Vec<Global> {
        let sym = self.ctx.globals.sym;
        (0..sym.len())
            .filter(|&g| sym[g].linkage == Linkage::Appending && !sym[g].is_dead() && !sym[g].is_declaration())
            .map(Global::new)
            .collect()
    }

    /// Appends the wanted elements of source variable `global` to the destination's variable of that name.
    fn append(&mut self, global: Global, wanted: impl Fn(&Self, Value) -> bool) -> Result<(), LinkError> {
        use crate::types::TypeKind;
        let parts = self.ctx.globals.parts[global.index()];
        let list = match parts.init.as_const() {
            Some(c) => self.ctx.tables.consts.list(c).to_vec(),
            None => Vec::new(),
        };
        let mut elems = Vec::new();
        for v in list {
            if wanted(self, v) {
                elems.push(self.module_value(v)?);
            }
        }
        if elems.is_empty() {
            return Ok(());
        }
        let shape = self.ctx.globals.shape[global.index()];
        let Some(elem) = self.ctx.types().element(shape.ty, 0) else { return Ok(()) };
        let elem = self.ty(elem);
        let s = self.ctx.globals.sym[global.index()];
        let name = self.str(s.name);
        let d = match self.by_name.get(name).map(Global) {
            Some(d) => {
                let own = self.rows.parts[d.index()].init.as_const();
                let before = own.map_or(&[][..], |c| self.tables.consts.list(c));
                if self.tables.types.view().element(self.rows.shape[d.index()].ty, 0).is_some_and(|t| t != elem) {
                    return Err(LinkError::DifferentElementTypes { name: self.tables.strings.text(name).into_owned() });
                }
                elems.splice(..0, before.iter().copied());
                d
            }
            None => {
                let d = self.new_row(&s, name);
                let ptr_ty = self.ty(shape.ptr_ty);
                self.rows.shape[d.index()] = crate::module::Shape { ptr_ty, ..shape };
                self.rows.parts[d.index()].section = self.opt_str(parts.section);
                d
            }
        };
        let ty = self.tables.types.intern(TypeKind::Array { len: elems.len() as u64, elem });
        self.rows.shape[d.index()].ty = ty;
        self.rows.parts[d.index()].init = self.tables.consts.add_aggregate(ty, &elems, false);
        Ok(())
    }

    /// Whether a constant of the source names a global that was imported.
    fn names_imported(&self, value: Value) -> bool {
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            if value.as_global().is_some_and(|g| self.taken.contains(g)) {
                return true;
            }
            if let Some(c) = value.as_const() {
                stack.extend_from_slice(self.ctx.tables.consts.list(c));
            }
        }
        false
    }

    /// Data layout, triple and assembly of the module.
    fn module_parts(&mut self) {
        let src = self.ctx.tables;
        if self.tables.layout_text.is_blank() {
            self.tables.layout_text = self.opt_str(src.layout_text);
            self.tables.layout = src.layout.clone();
            self.tables.layout.forget_types(); // ids of the source
        } else if !src.layout_text.is_blank()
            && !same_layout(self.tables.strings.get(self.tables.layout_text), self.ctx.str(src.layout_text))
        {
            self.report.warnings.push(LinkWarning::DifferentLayouts);
        }
        if self.tables.triple.is_blank() {
            self.tables.triple = self.opt_str(src.triple);
        }
        if !src.module_asm.is_blank() {
            let theirs = self.ctx.str(src.module_asm);
            let mut asm = if self.tables.module_asm.is_blank() {
                Vec::new()
            } else {
                self.tables.strings.get(self.tables.module_asm).to_vec()
            };
            if !asm.is_empty() && !asm.ends_with(b"\n") {
                asm.push(b'\n');
            }
            asm.extend_from_slice(theirs);
            self.tables.module_asm = self.tables.strings.intern(&asm);
        }
    }
}

/// Whether two layout strings differ at most in what the shorter one leaves to the default of the target: libraries for
/// NVPTX are written without the entries that newer versions spell out.
fn same_layout(lhs: &[u8], rhs: &[u8]) -> bool {
    let (short, long) = if lhs.len() < rhs.len() { (lhs, rhs) } else { (rhs, lhs) };
    let parts: Vec<&[u8]> = long.split(|&c| c == b'-').collect();
    short.split(|&c| c == b'-').all(|p| parts.contains(&p))
}

fn stricter(lhs: Visibility, rhs: Visibility) -> Visibility {
    let rank = |v| match v {
        Visibility::Default => 0,
        Visibility::Protected => 1,
        Visibility::Hidden => 2,
    };
    if rank(lhs) >= rank(rhs) { lhs } else { rhs }
}
