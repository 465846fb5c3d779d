//! Module-level rules: variables, aliases, comdats, function headers, kernels.

use super::Verifier;
use crate::ids::*;
use crate::ir::attrs::AttrKind;
use crate::ir::consts::ConstKind;
use crate::ir::module::{GlobalKind, Linkage, Symbol, UnnamedAddr, Visibility, cc};
use crate::ir::types::TypeKind;
use crate::ir::value::{Value, ValueKind};

impl Verifier<'_> {
    pub(super) fn globals(&mut self) {
        for n in 0..self.ctx.globals.sym.len() {
            let g = Global::new(n);
            let sym = self.ctx.globals.sym[n];
            if sym.is_dead() {
                continue;
            }
            self.binding(g, sym);
            match sym.kind {
                GlobalKind::Function => self.header(g, sym),
                GlobalKind::Variable => self.variable(g, sym),
                GlobalKind::Alias | GlobalKind::IFunc => self.alias(g, sym),
            }
            if self.full() {
                return;
            }
        }
        self.alias_cycles();
        self.named_metadata();
    }

    fn binding(&mut self, g: Global, sym: Symbol) {
        let at = [Value::global(g)];
        let shape = self.ctx.globals.shape[g.index()];
        if sym.is_declaration() && sym.kind != GlobalKind::Alias {
            let ok = matches!(sym.linkage, Linkage::External | Linkage::ExternWeak);
            self.check(ok, "Global is external, but doesn't have external or weak linkage!", &at);
        }
        self.check(shape.align as u32 <= 33, "huge alignment values are unsupported", &at);
        if sym.linkage == Linkage::Appending {
            self.check(sym.kind == GlobalKind::Variable, "Only global variables can have appending linkage!", &at);
        }
        if sym.linkage.is_local() {
            let ok = sym.visibility == Visibility::Default;
            self.check(ok, "GlobalValue with local linkage or non-default visibility must be dso_local!", &at);
        }
        let comdat = self.ctx.globals.parts[g.index()].comdat;
        if comdat.is_some() && sym.is_declaration() {
            self.fail("Declaration may not be in a Comdat!", &at);
        }
    }

    fn variable(&mut self, g: Global, sym: Symbol) {
        let at = [Value::global(g)];
        let shape = self.ctx.globals.shape[g.index()];
        let t = self.ctx.types();
        let init = self.ctx.globals.parts[g.index()].init;
        if init.is_some() {
            let ty = self.module_type(init);
            let ok = ty == shape.ty;
            self.check(ok, "Global variable initializer type does not match global variable type!", &at);
            self.check(t.is_sized(shape.ty), "Global variable initializer must be sized", &at);
            if sym.linkage == Linkage::Common {
                let zero = self.ctx.tables.consts.is_zero(init);
                self.check(zero, "'common' global must have a zero initializer!", &at);
                self.check(!sym.has(Symbol::CONSTANT), "'common' global may not be marked constant!", &at);
            }
        }
        let name = self.ctx.name(g);
        if matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors") {
            let ok = init.is_none() || sym.linkage == Linkage::Appending;
            self.check(ok, "invalid linkage for intrinsic global variable", &at);
        }
        if matches!(name, b"llvm.used" | b"llvm.compiler.used") {
            let ok = init.is_none() || sym.linkage == Linkage::Appending;
            self.check(ok, "invalid linkage for intrinsic global variable", &at);
            let array = matches!(t.kind(shape.ty), TypeKind::Array { elem, .. } if t.is_ptr(*elem));
            self.check(array, "wrong type for intrinsic global variable", &at);
        }
        let bad =
            matches!(t.kind(shape.ty), TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. });
        self.check(!bad, "invalid type for global variable", &at);
        // NVPTX: shared memory has no initialiser, constants live in constant or global memory.
        if shape.addrspace == 3 && init.is_some() {
            let ok = init.is_undef_or_poison() || self.ctx.tables.consts.is_zero(init);
            self.check(ok, "shared memory variable must not have an initializer", &at);
        }
    }

    fn alias(&mut self, g: Global, sym: Symbol) {
        let at = [Value::global(g)];
        let init = self.ctx.globals.parts[g.index()].init;
        let is_alias = sym.kind == GlobalKind::Alias;
        let ok = matches!(
            sym.linkage,
            Linkage::External
                | Linkage::Private
                | Linkage::Internal
                | Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::Weak
                | Linkage::WeakOdr
                | Linkage::AvailableExternally
        );
        let message = if is_alias {
            "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!"
        } else {
            "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!"
        };
        self.check(ok, message, &at);
        if !self.check(init.is_some(), "Aliasee cannot be NULL!", &at) {
            return;
        }
        if let Some(target) = init.as_global() {
            let target_sym = self.ctx.globals.sym[target.index()];
            if is_alias && sym.linkage != Linkage::AvailableExternally {
                self.check(!target_sym.is_declaration(), "Alias must point to a definition", &at);
            }
        } else {
            let expression = init.as_const().is_some_and(|c| self.ctx.tables.consts.row(c).kind == ConstKind::Expr);
            self.check(expression, "Aliasee should be either GlobalValue or ConstantExpr", &at);
        }
    }

    /// Aliases form no cycle: each chain of direct aliases is followed once.
    fn alias_cycles(&mut self) {
        /// Not seen, on the current chain, known to end.
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let n = self.ctx.globals.sym.len();
        let mut state = vec![State::New; n];
        let mut chain = Vec::new();
        for start in 0..n {
            let mut at = Some(Global::new(start));
            while let Some(g) = at {
                let i = g.index();
                if state[i] != State::New || self.ctx.globals.sym[i].kind != GlobalKind::Alias {
                    if state[i] == State::Open {
                        self.fail("Aliases cannot form a cycle", &[Value::global(g)]);
                    }
                    break;
                }
                state[i] = State::Open;
                chain.push(i);
                at = self.ctx.globals.parts[i].init.as_global();
            }
            for i in chain.drain(..) {
                state[i] = State::Done;
            }
        }
    }

    fn header(&mut self, g: Global, sym: Symbol) {
        let at = [Value::global(g)];
        let shape = self.ctx.globals.shape[g.index()];
        let parts = self.ctx.globals.parts[g.index()];
        if !self.signature(shape.ty, &at) {
            return;
        }
        let (a, t) = (self.ctx.attrs(), self.ctx.types());
        self.attribute_list(a, t, parts.attrs, shape.ty, &at);
        self.function_attributes(parts.attrs, &at);
        let Some((ret, params, vararg)) = t.func(shape.ty) else { return };
        if sym.linkage == Linkage::Common {
            self.fail("Functions may not have common linkage", &at);
        }
        if sym.unnamed_addr != UnnamedAddr::Global && a.fn_has(parts.attrs, AttrKind::JumpTable) {
            self.fail("Attribute 'jumptable' requires 'unnamed_addr'", &at);
        }
        if matches!(shape.cc, cc::PTX_KERNEL | cc::SPIR_KERNEL) {
            self.check(ret == Type::VOID, "Calling convention requires void return type", &at);
            for n in 0..params.len() {
                let sret = a.has(a.param(parts.attrs, n), AttrKind::SRet);
                self.check(!sret, "Calling convention does not allow sret", &at);
            }
        }
        if matches!(shape.cc, cc::PTX_KERNEL | cc::PTX_DEVICE | cc::FAST | cc::COLD) {
            let message = "Calling convention does not support varargs or perfect forwarding!";
            self.check(!vararg || shape.cc == cc::PTX_DEVICE || shape.cc == cc::FAST, message, &at);
        }
        for (n, &p) in params.iter().enumerate() {
            if p == Type::METADATA {
                self.fail("Function takes metadata but isn't an intrinsic", &at);
            }
            let s = a.param(parts.attrs, n);
            if let Some(ty) = a.ty(s, AttrKind::ByVal) {
                self.check(t.is_sized(ty), "Attribute 'byval' does not support unsized types!", &at);
            }
            if a.has(s, AttrKind::ImmArg) {
                self.fail("immarg attribute only applies to intrinsics", &at);
            }
        }
    }

    /// Type of a module-level constant value.
    pub(super) fn module_type(&self, v: Value) -> Type {
        match v.kind() {
            ValueKind::Const(c) => self.ctx.tables.consts.ty(c),
            ValueKind::Global(g) => self.ctx.globals.shape[g.index()].ptr_ty,
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            _ => Type::VOID,
        }
    }
}
