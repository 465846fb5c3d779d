//! Variables, aliases and ifuncs.

use super::{K, Name, Parser, R, Span, T};
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::module::*;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Linkage, binding and visibility, as written before the keyword of an entity.
#[derive(Clone, Copy)]
pub(super) struct Binding {
    pub sym: Symbol,
    /// Whether a linkage was written.
    pub explicit: bool,
}

impl Parser<'_> {
    /// `[linkage] [dso_local] [visibility] [dll storage class]`
    #[inline]
    pub(super) fn binding(&mut self) -> R<Binding> {
        let mut sym = Symbol { name: Str::EMPTY, ..Default::default() };
        let linkage = match self.word() {
            K::private => Some(Linkage::Private),
            K::internal => Some(Linkage::Internal),
            K::weak => Some(Linkage::Weak),
            K::weak_odr => Some(Linkage::WeakOdr),
            K::linkonce => Some(Linkage::LinkOnce),
            K::linkonce_odr => Some(Linkage::LinkOnceOdr),
            K::available_externally => Some(Linkage::AvailableExternally),
            K::appending => Some(Linkage::Appending),
            K::common => Some(Linkage::Common),
            K::extern_weak => Some(Linkage::ExternWeak),
            K::external => Some(Linkage::External),
            _ => None,
        };
        if let Some(l) = linkage {
            sym.linkage = l;
            self.next();
        }
        match self.word() {
            K::dso_local => {
                sym.flags |= Symbol::DSO_LOCAL;
                self.next();
            }
            K::dso_preemptable => {
                sym.flags |= Symbol::DSO_PREEMPTABLE;
                self.next();
            }
            _ => {}
        }
        sym.visibility = match self.word() {
            K::hidden => Visibility::Hidden,
            K::protected => Visibility::Protected,
            _ => Visibility::Default,
        };
        if matches!(self.word(), K::default | K::hidden | K::protected) {
            self.next();
        }
        sym.dll = match self.word() {
            K::dllimport => DllClass::Import,
            K::dllexport => DllClass::Export,
            _ => DllClass::None,
        };
        if sym.dll != DllClass::None {
            self.next();
        }
        if sym.has(Symbol::DSO_LOCAL) && sym.dll == DllClass::Import {
            return self.fail("dso_location and DLL-StorageClass mismatch");
        }
        Ok(Binding { sym, explicit: linkage.is_some() })
    }
    /// Checks that a local symbol has neither a visibility nor a DLL storage class.
    pub(super) fn check_binding(&mut self, sym: &Symbol, span: Span) -> R<()> {
        if sym.linkage.is_local() && sym.visibility != Visibility::Default {
            return self.err(span, "symbol with local linkage must have default visibility");
        }
        if sym.linkage.is_local() && sym.dll != DllClass::None {
            return self.err(span, "symbol with local linkage cannot have a DLL storage class");
        }
        Ok(())
    }
    pub(super) fn unnamed_addr(&mut self) -> UnnamedAddr {
        if self.eat_word(K::unnamed_addr) {
            UnnamedAddr::Global
        } else if self.eat_word(K::local_unnamed_addr) {
            UnnamedAddr::Local
        } else {
            UnnamedAddr::None
        }
    }
    fn thread_local(&mut self) -> R<ThreadLocal> {
        if !self.eat_word(K::thread_local) {
            return Ok(ThreadLocal::None);
        }
        if !self.eat(T::LParen) {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let m = match self.word() {
            K::localdynamic => ThreadLocal::LocalDynamic,
            K::initialexec => ThreadLocal::InitialExec,
            K::localexec => ThreadLocal::LocalExec,
            _ => return self.fail("expected localdynamic, initialexec or localexec"),
        };
        self.next();
        self.expect(T::RParen, "expected ')' after thread local model")?;
        Ok(m)
    }
    /// Number of an unnamed global: the one written, else the next.
    pub(super) fn global_number(&mut self, written: Option<u32>, what: &str, span: Span) -> R<u32> {
        let n = written.unwrap_or(self.next_global);
        if n < self.next_global {
            let next = self.next_global;
            return self.err(span, format!("{what} expected to be numbered '@{next}' or greater"));
        }
        self.next_global = n.saturating_add(1);
        Ok(n)
    }
    /// `@name = ...`, `@7 = ...`
    pub(super) fn global(&mut self) -> R<()> {
        let span = self.span();
        let tok = self.lex.tok;
        let named = tok.kind == T::GlobalVar && tok.name.0 != tok.name.1;
        let name = if tok.kind == T::GlobalVar { self.name() } else { (0, 0) };
        self.next();
        let message = if named { "expected '=' in global variable" } else { "expected '=' after name" };
        self.expect(T::Equal, message)?;
        let mut number = u32::MAX;
        if !named {
            let written = (tok.kind == T::GlobalId).then_some(tok.value as u32);
            number = self.global_number(written, "global", span)?;
        }
        let binding = self.binding()?;
        let mut sym = binding.sym;
        sym.tls = self.thread_local()?;
        sym.unnamed_addr = self.unnamed_addr();
        let row = if named { self.global_named(name, span) } else { self.global_numbered(number, span) };
        if named {
            sym.name = self.b.tables.strings.intern(self.bytes.get(name));
        }
        self.check_binding(&sym, span)?;
        let name = named.then_some(name);
        match self.word() {
            K::alias | K::ifunc => self.alias(row, sym, number, span),
            _ => self.variable(row, sym, binding.explicit, name, number, span),
        }
    }
    fn check_new(&mut self, row: u32, span: Span) -> R<()> {
        if self.refs[row as usize].value.is_some() {
            let text = self.ref_text(row);
            return self.err(span, format!("redefinition of global '@{text}'"));
        }
        Ok(())
    }
    fn variable(
        &mut self,
        row: u32,
        mut sym: Symbol,
        explicit: bool,
        name: Option<Name>,
        number: u32,
        span: Span,
    ) -> R<()> {
        let addrspace = self.addrspace()?;
        if self.eat_word(K::externally_initialized) {
            sym.flags |= Symbol::EXTERNALLY_INITIALIZED;
        }
        match self.word() {
            K::constant => sym.flags |= Symbol::CONSTANT,
            K::global => {}
            _ => return self.fail("expected 'global' or 'constant'"),
        }
        self.next();
        let ty_span = self.span();
        let ty = self.ty()?;
        let mut init = Value::NONE;
        if explicit && matches!(sym.linkage, Linkage::External | Linkage::ExternWeak) {
            sym.flags |= Symbol::DECLARATION;
        } else {
            init = self.constant(ty)?;
        }
        let bad = matches!(
            self.types().kind(ty),
            TypeKind::Func { .. }
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Void
                | TypeKind::X86Amx
        );
        if bad {
            return self.err(ty_span, "invalid type for global variable");
        }
        self.check_new(row, span)?;
        let ptr_ty = self.b.tables.types.intern(TypeKind::Ptr(addrspace));
        let have = self.refs[row as usize].ty;
        if have.is_some() && have != ptr_ty {
            return self.err(ty_span, "forward reference and definition of global have different types");
        }
        sym.kind = GlobalKind::Variable;
        let mut shape = Shape { ty, ptr_ty, addrspace, ..Default::default() };
        let mut parts = Parts { init, number, ..Default::default() };
        let mut extra = FuncExtra::default();
        self.define_global_early(row, ptr_ty);
        self.variable_properties(name, &mut shape, &mut parts, &mut extra)?;
        let set = self.fn_attrs()?;
        parts.attrs = self.b.pending_attrs(set, AttrSet::EMPTY, &self.attrs.groups, &[]);
        self.add_extra(&mut parts, extra);
        self.finish_global(row, GlobalRow { sym, shape, parts });
        Ok(())
    }
    /// `, section "s", align 8, !dbg !0` behind the type of a variable.
    fn variable_properties(
        &mut self,
        name: Option<Name>,
        shape: &mut Shape,
        parts: &mut Parts,
        extra: &mut FuncExtra,
    ) -> R<()> {
        while self.eat(T::Comma) {
            match self.word() {
                K::section => {
                    self.next();
                    if self.kind() != T::Str {
                        return self.fail("expected global section string");
                    }
                    parts.section = self.string()?;
                }
                K::partition => {
                    self.next();
                    if self.kind() != T::Str {
                        return self.fail("expected partition string");
                    }
                    parts.partition = self.string()?;
                }
                K::align => {
                    self.next();
                    shape.align = Aux::pack_align(self.alignment_value()?) as u8;
                }
                K::code_model => {
                    self.next();
                    const MODELS: [&[u8]; 5] = [b"tiny", b"small", b"kernel", b"medium", b"large"];
                    let text = self.lex.text(self.lex.tok.name);
                    match MODELS.iter().position(|m| self.kind() == T::Str && *m == text) {
                        Some(i) => shape.code_model = i as u8 + 1,
                        None => return self.fail("expected global code model string"),
                    }
                    self.next();
                }
                K::no_sanitize_address
                | K::no_sanitize_hwaddress
                | K::sanitize_memtag
                | K::sanitize_address_dyninit => {
                    let s = self.b.tables.strings.intern(self.token_text());
                    self.next();
                    if !extra.sanitizer.contains(&s) {
                        extra.sanitizer.push(s);
                    }
                }
                K::comdat => parts.comdat = self.optional_comdat(name)?,
                _ if self.kind() == T::MetaVar => extra.attachments.push(self.attachment()?),
                _ => return self.fail("unknown global variable property!"),
            }
        }
        Ok(())
    }
    /// Notes the address type of a global, which references in its own initialiser need. Its row is made when all of it is read.
    fn define_global_early(&mut self, row: u32, ptr_ty: Type) {
        self.refs[row as usize].ty = ptr_ty;
    }
    pub(super) fn add_extra(&mut self, parts: &mut Parts, extra: FuncExtra) {
        if extra != FuncExtra::default() {
            parts.extra = self.b.tables.extras.len() as u32;
            self.b.tables.extras.push(extra);
        }
    }
    pub(super) fn finish_global(&mut self, row: u32, global_row: GlobalRow) -> Global {
        let (ty, ptr_ty, kind) = (global_row.shape.ty, global_row.shape.ptr_ty, global_row.sym.kind);
        let global = self.b.add_global(global_row);
        let fn_ty = if kind == GlobalKind::Function { ty } else { Type::NONE };
        self.define_ref(row, Value::global(global), ptr_ty, fn_ty);
        global
    }
    fn alias(&mut self, row: u32, mut sym: Symbol, number: u32, span: Span) -> R<()> {
        let is_alias = self.is(K::alias);
        self.next();
        sym.kind = if is_alias { GlobalKind::Alias } else { GlobalKind::IFunc };
        let linkage_ok = matches!(
            sym.linkage,
            Linkage::External
                | Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::Weak
                | Linkage::WeakOdr
                | Linkage::Internal
                | Linkage::Private
                | Linkage::AvailableExternally
        );
        if is_alias && !linkage_ok {
            return self.err(span, "invalid linkage type for alias");
        }
        let ty_span = self.span();
        let ty = self.ty()?;
        self.expect(T::Comma, "expected comma after alias or ifunc's type")?;
        let at = self.span();
        let (aliasee_ty, init) = match self.word() {
            K::bitcast | K::getelementptr | K::addrspacecast | K::inttoptr => self.untyped_expression()?,
            _ => self.typed_constant()?,
        };
        let Some(addrspace) = self.types().addrspace(aliasee_ty) else {
            return self.err(at, "An alias or ifunc must have pointer type");
        };
        self.check_new(row, span)?;
        let ptr_ty = aliasee_ty;
        let have = self.refs[row as usize].ty;
        if have.is_some() && have != ptr_ty {
            return self.err(ty_span, "forward reference and definition of alias have different types");
        }
        let mut parts = Parts { init, number, ..Default::default() };
        let mut extra = FuncExtra::default();
        while self.eat(T::Comma) {
            if self.eat_word(K::partition) {
                if self.kind() != T::Str {
                    return self.fail("expected partition string");
                }
                parts.partition = self.string()?;
            } else if !is_alias && self.kind() == T::MetaVar {
                extra.attachments.push(self.attachment()?);
            } else {
                return self.fail("unknown alias or ifunc property!");
            }
        }
        self.add_extra(&mut parts, extra);
        let shape = Shape { ty, ptr_ty, addrspace, ..Default::default() };
        self.finish_global(row, GlobalRow { sym, shape, parts });
        Ok(())
    }
}
