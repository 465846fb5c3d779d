//! Variables, functions, aliases and ifuncs.
//!
//! Their rows stand in the order in which they are printed: variables, aliases, ifuncs, functions. Numbers of values follow the
//! records of the file.

use super::consts::{Raw, RawKind};
use super::error::{Cause, Part};
use super::global_words::*;
use super::reader::{Reader, Waiting};
use super::stream::{Mark, Stream};
use super::types::NO_ROW;
use crate::codes::module as code;
use hashbrown::HashSet;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinRow;
use warpc_ir::module::*;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Records of globals, kept until the names are known.
#[derive(Default)]
pub(super) struct GlobalRecords {
    words: Vec<u64>,
    /// Code and range of the words.
    rows: Vec<(u32, u32, u32)>,
}

impl GlobalRecords {
    pub fn push(&mut self, code: u32, record: &[u64]) {
        self.rows.push((code, self.words.len() as u32, record.len() as u32));
        self.words.extend_from_slice(record);
    }
    fn get(&self, n: usize) -> (u32, &[u64]) {
        let (code, at, len) = self.rows[n];
        (code, &self.words[at as usize..(at + len) as usize])
    }
}

/// What gives numbers to values, in order.
#[derive(Default)]
pub(super) struct Events(Vec<Event>);

enum Event {
    /// This many globals.
    Globals(u32),
    Constants(Mark),
}

impl Events {
    pub fn global(&mut self) {
        match self.0.last_mut() {
            Some(Event::Globals(n)) => *n += 1,
            _ => self.0.push(Event::Globals(1)),
        }
    }
    pub fn constants(&mut self, mark: Mark) {
        self.0.push(Event::Constants(mark));
    }
}

/// A declaration of an intrinsic. Which one it is, is found out when it is used first, or at the end: a library declares
/// hundreds, of which a kernel reaches a few.
#[derive(Clone, Copy)]
pub(super) struct DeclaredIntrinsic {
    name: Str,
    ty: Type,
    attrs: AttrList,
    cc: u16,
    /// Globals before it.
    before: u32,
    /// The value and its declaration, once it was asked for.
    value: Value,
    declaration: Option<IntrinDecl>,
}

/// A global while its record is read.
struct Draft {
    row: GlobalRow,
    extra: FuncExtra,
    /// Row of its value type in the table of the file.
    type_row: u32,
    has_body: bool,
}

impl Reader {
    /// Makes the rows of the globals and gives all values of the module their numbers.
    pub(super) fn make_globals(&mut self, stream: &mut Stream<'_>, waiting: &Waiting) -> Part<()> {
        let count = waiting.globals.rows.len();
        self.tables.strings.reserve(count);
        self.types.reserve_pointers(count);
        let names = self.global_names(waiting)?;
        self.check_names(&names)?;
        let mut values = vec![(Value::NONE, Type::NONE, NO_ROW); count];
        let mut intrinsics = vec![u32::MAX; count];
        let mut with_body = Vec::new();
        let mut number = 0;
        for kind in [&[code::GLOBALVAR][..], &[code::ALIAS, code::ALIAS_OLD], &[code::IFUNC], &[code::FUNCTION]] {
            for n in 0..count {
                let (code, record) = waiting.globals.get(n);
                if !kind.contains(&code) {
                    continue;
                }
                let mut draft = self.draft(code, record, names[n])?;
                let shape = draft.row.shape;
                let row = self.pointer_row(shape.ptr_ty, draft.type_row as u64);
                if code == code::FUNCTION && !draft.has_body && self.is_intrinsic(names[n]) {
                    intrinsics[n] = self.intrinsics.len() as u32;
                    values[n] = (Value::NONE, shape.ptr_ty, row);
                    self.intrinsics.push(DeclaredIntrinsic {
                        name: names[n],
                        ty: shape.ty,
                        attrs: draft.row.parts.attrs,
                        cc: shape.cc,
                        before: self.globals.len() as u32,
                        value: Value::NONE,
                        declaration: None,
                    });
                    continue;
                }
                if draft.row.sym.name == Str::EMPTY {
                    draft.row.parts.number = number;
                    number += 1;
                }
                if draft.extra != FuncExtra::default() {
                    draft.row.parts.extra = self.tables.extras.len() as u32;
                    self.tables.extras.push(draft.extra);
                }
                let g = Global(self.globals.push(draft.row));
                self.function_rows.push(draft.type_row);
                values[n] = (Value::global(g), shape.ptr_ty, row);
                if draft.has_body {
                    with_body.push(g);
                }
            }
        }
        if !self.is_lazy {
            self.declare_intrinsics();
        }
        // Bodies follow in the order of the records of their functions.
        if with_body.len() < waiting.bodies.len() {
            return Err(Cause::Record("more bodies than functions:"));
        }
        if with_body.len() > waiting.bodies.len() {
            return Err(Cause::Record("fewer bodies than functions:"));
        }
        self.bodies = with_body.into_iter().zip(waiting.bodies.iter().copied()).collect();
        self.global_values = values.iter().map(|v| v.0).collect();
        let mut next = values.into_iter().zip(intrinsics);
        for event in &waiting.events.0 {
            match *event {
                Event::Globals(n) => {
                    for ((value, ty, row), intrinsic) in next.by_ref().take(n as usize) {
                        if intrinsic == u32::MAX {
                            self.push_value(value, ty, row);
                        } else {
                            let kind = RawKind::Intrinsic(intrinsic);
                            self.push_constant(
                                Raw { kind, ty, elem: Type::NONE, inrange: false, at: 0, len: 0 },
                                ty,
                                row,
                            );
                        }
                    }
                }
                Event::Constants(mark) => {
                    stream.seek(mark);
                    self.constants(stream)?;
                }
            }
        }
        Ok(())
    }
    /// Names by record, from the string table or the symbol table.
    fn global_names(&mut self, waiting: &Waiting) -> Part<Vec<Str>> {
        let mut names = vec![Str::EMPTY; waiting.globals.rows.len()];
        if self.use_strtab {
            for n in 0..names.len() {
                let &[at, len, ..] = waiting.globals.get(n).1 else { return Err(Cause::Record("global")) };
                names[n] = self.strtab_name(at, len)?;
            }
            return Ok(names);
        }
        // Symbols of older files name values; globals have the first numbers.
        for &(value, at, len) in &self.names {
            let name = &self.name_bytes[at as usize..(at + len) as usize];
            if let Some(slot) = names.get_mut(value as usize) {
                *slot = self.tables.strings.intern(name);
            }
        }
        Ok(names)
    }
    /// Names are of one global each, and no zero is in them.
    fn check_names(&self, names: &[Str]) -> Part<()> {
        let mut seen = RowSet::new(self.tables.strings.len());
        for &name in names.iter().filter(|&&n| n != Str::EMPTY) {
            if !seen.insert(name) || self.tables.strings.get(name).contains(&0) {
                return Err(Cause::Record("name of a global:"));
            }
        }
        Ok(())
    }
    fn is_intrinsic(&self, name: Str) -> bool {
        self.tables.strings.get(name).starts_with(b"llvm.")
    }
    /// Takes in the declarations of all intrinsics, in their order, whichever were asked for before.
    pub(super) fn declare_intrinsics(&mut self) {
        for row in 0..self.intrinsics.len() {
            self.declare_intrinsic(row);
        }
        let mut all: Vec<IntrinDecl> = self.intrinsics.iter().filter_map(|declared| declared.declaration).collect();
        let known: HashSet<Intrin> = all.iter().map(|declared| declared.callee).collect();
        let others = self.tables.intrin_decls.iter().filter(|declared| !known.contains(&declared.callee));
        all.extend(others.cloned());
        all.sort_by_key(|declared| declared.before);
        let len = self.globals.len() as u32;
        all.iter_mut().for_each(|declared| declared.before = declared.before.min(len));
        self.tables.intrin_decls = all;
    }
    /// An intrinsic is a value, not a global: its type and its place among the declarations are remembered.
    pub(super) fn declare_intrinsic(&mut self, row: usize) -> Value {
        let DeclaredIntrinsic { name, ty, attrs, cc, before, value, .. } = self.intrinsics[row];
        if value.is_some() {
            return value;
        }
        let text = self.tables.strings.text(name).into_owned();
        let callee = self.intrinsic(&text, ty);
        let declared = &mut self.intrinsics[row];
        declared.value = Value::intrinsic(callee);
        // Calls of debug intrinsics become records: their declarations go.
        if !text.starts_with("llvm.dbg.") {
            // One under an older name of its overload goes to the end, as if the calls had declared it.
            let canonical = text == *self.tables.intrins.view().get(callee).name;
            let before = if canonical { before } else { u32::MAX };
            let declaration = IntrinDecl { cc, callee, before, attrs };
            declared.declaration = Some(declaration);
            self.tables.intrin_decls.push(declaration);
        }
        Value::intrinsic(callee)
    }
    /// The intrinsic of a name with a function type.
    pub(super) fn intrinsic(&mut self, name: &str, ty: Type) -> Intrin {
        let is_old =
            |name: &str, tables: &Tables| warpc_ir::intrinsics::upgrade(name, tables.types.view(), ty).is_some();
        let row = IntrinRow::resolve(&self.tables, name, ty);
        let is_old = is_old(name, &self.tables) || *row.name != *name && is_old(&row.name, &self.tables);
        let intrinsic = self.tables.intrins.intern(row);
        if is_old {
            self.needs_upgrade = true;
            let len = self.old_intrinsics.len().max(intrinsic.index() + 1);
            self.old_intrinsics.resize(len, false);
            self.old_intrinsics[intrinsic.index()] = true;
        }
        intrinsic
    }
    fn draft(&mut self, code: u32, record: &[u64], name: Str) -> Part<Draft> {
        let record = if self.use_strtab { record.get(2..).unwrap_or(&[]) } else { record };
        let mut draft = match code {
            code::GLOBALVAR => self.variable(record, name)?,
            code::FUNCTION => self.function_head(record, name)?,
            _ => self.alias(code, record)?,
        };
        draft.row.sym.name = name;
        // What is implied by linkage and visibility is not said.
        let s = &mut draft.row.sym;
        if s.linkage.is_local() {
            (s.visibility, s.dll) = (Visibility::Default, DllClass::None);
            s.flags &= !Symbol::DSO_LOCAL;
        }
        if s.visibility != Visibility::Default && s.linkage != Linkage::ExternWeak {
            s.flags &= !Symbol::DSO_LOCAL;
        }
        Ok(draft)
    }
    /// The pointer type of an address space.
    fn pointer(&mut self, space: u64) -> Part<(Type, u32)> {
        if space >= 1 << 24 {
            return Err(Cause::Record("address space"));
        }
        Ok((self.tables.types.intern(TypeKind::Ptr(space as u32)), space as u32))
    }
    /// The value type behind an older record, which has the type of the pointer, and the address space.
    fn pointee(&self, row: u64) -> Part<(Type, u32, u64)> {
        let ptr = self.types.get(row)?;
        let space = self.tables.types.view().addrspace(ptr).ok_or(Cause::Type("a global"))?;
        let pointee = self.types.part(row as u32, 0);
        let ty = self.types.of_row(pointee).ok_or(Cause::Type("an old global"))?;
        Ok((ty, pointee, space as u64))
    }
    fn section(&self, n: u64) -> Part<Str> {
        match n.checked_sub(1) {
            None => Ok(Str::EMPTY),
            Some(i) => self.sections.get(i as usize).copied().ok_or(Cause::Reference("section", n)),
        }
    }
    /// Comdat of field `k`; in older records one of the same name by linkage.
    fn comdat_of(&mut self, record: &[u64], k: usize, raw_linkage: u64, name: Str) -> Part<Comdat> {
        match record.get(k) {
            Some(0) => Ok(Comdat::NONE),
            Some(&n) => self.comdats.get(n as usize - 1).copied().ok_or(Cause::Reference("comdat", n)),
            None if WITH_COMDAT.contains(&raw_linkage) && name != Str::EMPTY && self.has_comdats() => {
                Ok(self.comdat_named(name))
            }
            None => Ok(Comdat::NONE),
        }
    }
    /// Whether object files of the target have comdats.
    fn has_comdats(&self) -> bool {
        let triple = self.tables.strings.text(self.tables.triple);
        !["darwin", "macos", "ios", "apple", "aix"].iter().any(|os| triple.contains(os))
    }
    fn dll(record: &[u64], k: usize, raw_linkage: u64) -> DllClass {
        match (record.get(k), raw_linkage) {
            (Some(&n), _) => dll_class(n),
            (None, 5) => DllClass::Import,
            (None, 6) => DllClass::Export,
            (None, _) => DllClass::None,
        }
    }
    fn partition(&mut self, record: &[u64], k: usize) -> Part<Str> {
        match record.get(k..k + 2) {
            Some(&[at, len]) if len > 0 => self.strtab_name(at, len),
            _ => Ok(Str::EMPTY),
        }
    }
    /// `[type, is constant and explicit type and address space, initialiser, linkage, alignment, section, visibility, thread
    /// local, unnamed_addr, externally initialised, dll, comdat, attributes, dso_local, partition, sanitizer, code model]`
    fn variable(&mut self, record: &[u64], name: Str) -> Part<Draft> {
        if record.len() < 6 {
            return Err(Cause::Record("variable"));
        }
        let at = |k: usize| record.get(k).copied().unwrap_or(0);
        let explicit = record[1] & 2 != 0;
        let (ty, type_row, space) = if explicit {
            (self.types.get(record[0])?, self.types.row(record[0]), record[1] >> 2)
        } else {
            self.pointee(record[0])?
        };
        let types = self.tables.types.view();
        let bad = matches!(
            types.kind(ty),
            TypeKind::Func { .. } | TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::Void
        );
        if bad {
            return Err(Cause::Type("a variable"));
        }
        let (ptr_ty, addrspace) = self.pointer(space)?;
        let mut flags = 0;
        for (is, flag) in [
            (record[1] & 1 != 0, Symbol::CONSTANT),
            (record[2] == 0, Symbol::DECLARATION),
            (at(9) != 0, Symbol::EXTERNALLY_INITIALIZED),
            (at(13) == 1, Symbol::DSO_LOCAL),
        ] {
            if is {
                flags |= flag;
            }
        }
        let sym = Symbol {
            name: Str::EMPTY,
            kind: GlobalKind::Variable,
            linkage: linkage(record[3]),
            visibility: visibility(at(6)),
            dll: Self::dll(record, 10, record[3]),
            tls: thread_local(at(7)),
            unnamed_addr: unnamed_addr(at(8)),
            flags,
        };
        let code_model = u8::try_from(at(17)).ok().filter(|&m| m <= 5).ok_or(Cause::Record("code model"))?;
        let align = match self.attrs.align(at(12)) {
            0 => alignment(record[4])?,
            of_attributes => of_attributes,
        };
        let shape = Shape { ty, ptr_ty, addrspace, cc: 0, align, code_model };
        let attrs = match at(12) {
            0 => AttrList::EMPTY,
            n => {
                let func = self.tables.attrs.view().list(self.attrs.get(n)?).func;
                self.tables.attrs.list(func, AttrSet::EMPTY, Vec::new())
            }
        };
        let parts = Parts {
            attrs,
            section: self.section(record[5])?,
            partition: self.partition(record, 14)?,
            comdat: self.comdat_of(record, 11, record[3], name)?,
            ..Parts::default()
        };
        const SANITIZERS: [&str; 4] =
            ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];
        let mut extra = FuncExtra::default();
        for (bit, word) in SANITIZERS.iter().enumerate() {
            if at(16) >> bit & 1 != 0 {
                extra.sanitizer.push(self.tables.strings.intern(word.as_bytes()));
            }
        }
        Ok(Draft { row: GlobalRow { sym, shape, parts }, extra, type_row, has_body: false })
    }
    /// `[type, calling convention, is declaration, linkage, attributes, alignment, section, visibility, collector, unnamed_addr,
    /// prologue, dll, comdat, prefix, personality, dso_local, address space, partition]`
    fn function_head(&mut self, record: &[u64], name: Str) -> Part<Draft> {
        if record.len() < 8 {
            return Err(Cause::Record("function"));
        }
        let at = |k: usize| record.get(k).copied().unwrap_or(0);
        let mut ty = self.types.get(record[0])?;
        let mut type_row = record[0] as u32;
        if self.tables.types.view().is_ptr(ty) {
            let (pointee, row, _) = self.pointee(record[0])?;
            (ty, type_row) = (pointee, row);
        }
        if self.tables.types.view().func(ty).is_none() {
            return Err(Cause::Type("a function"));
        }
        let cc = u16::try_from(record[1]).ok().filter(|&c| c <= 1023).ok_or(Cause::Record("calling convention"))?;
        let space = record.get(16).copied().unwrap_or(self.tables.layout.program_space as u64);
        let (ptr_ty, addrspace) = self.pointer(space)?;
        let declaration = record[2] != 0;
        let mut flags = if declaration { Symbol::DECLARATION } else { 0 };
        if at(15) == 1 {
            flags |= Symbol::DSO_LOCAL;
        }
        let sym = Symbol {
            name: Str::EMPTY,
            kind: GlobalKind::Function,
            linkage: linkage(record[3]),
            visibility: visibility(record[7]),
            dll: Self::dll(record, 11, record[3]),
            tls: ThreadLocal::None,
            unnamed_addr: unnamed_addr(at(9)),
            flags,
        };
        let shape = Shape { ty, ptr_ty, addrspace, cc, align: alignment(record[5])?, code_model: 0 };
        let gc = match at(8).checked_sub(1) {
            None => Str::EMPTY,
            Some(i) => *self.collectors.get(i as usize).ok_or(Cause::Reference("collector", at(8)))?,
        };
        let attrs = self.attrs.get(record[4])?;
        let attrs = self.add_types(attrs, |r, k| r.types.part(type_row, k + 1))?;
        let attrs = self.fitting_attributes(attrs, ty);
        let parts = Parts {
            attrs,
            section: self.section(record[6])?,
            partition: self.partition(record, 17)?,
            comdat: self.comdat_of(record, 12, record[3], name)?,
            gc,
            ..Parts::default()
        };
        let row = GlobalRow { sym, shape, parts };
        let type_row = if self.types.typed { type_row } else { NO_ROW };
        Ok(Draft { row, extra: FuncExtra::default(), type_row, has_body: !declaration })
    }
    /// `[type, address space, aliasee, linkage, visibility, dll, thread local, unnamed_addr, dso_local, partition]`; older ones
    /// have the type of the pointer and no address space.
    fn alias(&mut self, code: u32, record: &[u64]) -> Part<Draft> {
        const BAD: Cause = Cause::Record("alias");
        let [first, rest @ ..] = record else { return Err(BAD) };
        let (ty, type_row, space, rest) = if code == code::ALIAS_OLD {
            let (ty, row, space) = self.pointee(*first)?;
            (ty, row, space, rest)
        } else {
            let (&space, rest) = rest.split_first().ok_or(BAD)?;
            (self.types.get(*first)?, self.types.row(*first), space, rest)
        };
        let [_, raw_linkage, rest @ ..] = rest else { return Err(BAD) };
        let (ptr_ty, addrspace) = self.pointer(space)?;
        let at = |k: usize| rest.get(k).copied().unwrap_or(0);
        let is_alias = code != code::IFUNC;
        // An ifunc has neither storage class nor thread-local model in its record.
        let dso_local = if is_alias { 4 } else { 1 };
        let sym = Symbol {
            name: Str::EMPTY,
            kind: if is_alias { GlobalKind::Alias } else { GlobalKind::IFunc },
            linkage: linkage(*raw_linkage),
            visibility: visibility(at(0)),
            dll: if is_alias { Self::dll(rest, 1, *raw_linkage) } else { DllClass::None },
            tls: if is_alias { thread_local(at(2)) } else { ThreadLocal::None },
            unnamed_addr: if is_alias { unnamed_addr(at(3)) } else { UnnamedAddr::None },
            flags: if at(dso_local) == 1 { Symbol::DSO_LOCAL } else { 0 },
        };
        let shape = Shape { ty, ptr_ty, addrspace, ..Shape::default() };
        let parts = Parts { partition: self.partition(rest, dso_local + 1)?, ..Parts::default() };
        Ok(Draft { row: GlobalRow { sym, shape, parts }, extra: FuncExtra::default(), type_row, has_body: false })
    }
    /// Initialisers, aliasees, and the constants of functions.
    pub(super) fn make_initialisers(&mut self, waiting: &Waiting) -> Part<()> {
        use super::consts::Owner::Module;
        let mut number = 0;
        for event in &waiting.events.0 {
            let Event::Globals(n) = *event else { continue };
            for k in number..number + n as usize {
                let (code, record) = waiting.globals.get(k);
                let record = if self.use_strtab { record.get(2..).unwrap_or(&[]) } else { record };
                let Some(g) = self.global_values[k].as_global() else { continue };
                let init = match code {
                    code::GLOBALVAR => record[2].checked_sub(1),
                    code::FUNCTION => None,
                    code::ALIAS_OLD => Some(record[1]),
                    _ => Some(record[2]),
                };
                if let Some(id) = init {
                    let v = self.constant(id, Module)?;
                    let ty = self.constant_type(v, Module);
                    let shape = self.globals.shape[g.index()];
                    let fits = match code {
                        code::GLOBALVAR => ty == shape.ty,
                        code::IFUNC => self.tables.types.view().is_ptr(ty),
                        _ => ty == shape.ptr_ty,
                    };
                    if !fits {
                        return Err(Cause::Type("an initialiser"));
                    }
                    self.globals.parts[g.index()].init = v;
                }
                if code == code::FUNCTION {
                    self.function_constants(g, record)?;
                }
            }
            number += n as usize;
        }
        Ok(())
    }
    fn function_constants(&mut self, g: Global, record: &[u64]) -> Part<()> {
        let mut values = [Value::NONE; 3];
        for (v, k) in values.iter_mut().zip([13, 10, 14]) {
            if let Some(id) = record.get(k).and_then(|n| n.checked_sub(1)) {
                *v = self.constant(id, super::consts::Owner::Module)?;
            }
        }
        let [prefix, prologue, personality] = values;
        if values.iter().any(|v| v.is_some()) {
            let extra = self.extra_of(g);
            (extra.prefix, extra.prologue, extra.personality) = (prefix, prologue, personality);
        }
        Ok(())
    }
    /// Rare parts of a global.
    pub(super) fn extra_of(&mut self, g: Global) -> &mut FuncExtra {
        let row = &mut self.globals.parts[g.index()].extra;
        if *row == u32::MAX {
            *row = self.tables.extras.len() as u32;
            self.tables.extras.push(FuncExtra::default());
        }
        &mut self.tables.extras[*row as usize]
    }
}
