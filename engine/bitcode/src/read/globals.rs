//! Variables, functions, aliases and ifuncs.
//!
//! Their rows stand in the order in which they are printed: variables, aliases, ifuncs, functions. Numbers of values follow the
//! records of the file.

use super::error::{Cause, Part};
use super::global_words::*;
use super::reader::Reader;
use super::stream::Mark;
use super::types::NO_ROW;
use crate::codes::module as code;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinRow;
use warpc_ir::module::*;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// What gives numbers to values, in order.
#[derive(Default)]
pub(super) struct Events(pub Vec<Event>);

pub(super) enum Event {
    /// This many globals.
    Globals(u32),
    Constants(Mark),
}

impl Events {
    pub fn globals(&mut self, count: u32) {
        match self.0.last_mut() {
            Some(Event::Globals(n)) => *n += count,
            _ => self.0.push(Event::Globals(count)),
        }
    }
    pub fn constants(&mut self, mark: Mark) {
        self.0.push(Event::Constants(mark));
    }
}

/// A global while its record is read.
pub(super) struct Draft {
    pub row: GlobalRow,
    pub extra: FuncExtra,
    /// Row of its value type in the table of the file.
    pub type_row: u32,
}

impl Reader {
    pub(super) fn is_intrinsic(&self, name: Str) -> bool {
        self.tables.strings.get(name).starts_with(b"llvm.")
    }
    /// Puts the declarations of intrinsics in their order.
    pub(super) fn sort_intrinsics(&mut self) {
        let len = self.globals.len() as u32;
        let all = &mut self.tables.intrin_decls;
        all.sort_by_key(|declared| declared.before);
        all.iter_mut().for_each(|declared| declared.before = declared.before.min(len));
    }
    /// An intrinsic is a value, not a global: its type and its place among the declarations are remembered.
    pub(super) fn add_intrinsic(&mut self, draft: &Draft) -> Value {
        let GlobalRow { sym, shape, parts } = draft.row;
        let text = self.tables.strings.text(sym.name).into_owned();
        let callee = self.intrinsic(&text, shape.ty);
        // Calls of debug intrinsics become records: their declarations go.
        if !text.starts_with("llvm.dbg.") {
            // One under an older name of its overload goes to the end, as if the calls had declared it.
            let canonical = text == *self.tables.intrins.view().get(callee).name;
            let before = if canonical { self.globals.len() as u32 } else { u32::MAX };
            self.tables.intrin_decls.push(IntrinDecl { cc: shape.cc, callee, before, attrs: parts.attrs });
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
    /// What a record without its name says.
    pub(super) fn draft_of(&mut self, code: u32, record: &[u64], name: Str) -> Part<Draft> {
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
        let align = match self.attribute_align(at(12))? {
            0 => alignment(record[4])?,
            of_attributes => of_attributes,
        };
        let shape = Shape { ty, ptr_ty, addrspace, cc: 0, align, code_model };
        let attrs = match at(12) {
            0 => AttrList::EMPTY,
            n => {
                let list = self.attribute_list(n)?;
                let func = self.tables.attrs.view().list(list).func;
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
        Ok(Draft { row: GlobalRow { sym, shape, parts }, extra, type_row })
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
        let attrs = self.attribute_list(record[4])?;
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
        Ok(Draft { row, extra: FuncExtra::default(), type_row })
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
        Ok(Draft { row: GlobalRow { sym, shape, parts }, extra: FuncExtra::default(), type_row })
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
