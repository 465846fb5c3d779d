//! Module-level rules: variables, aliases, comdats, function headers, kernels.

use super::Verifier;
use super::target_types::Place;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::{DllClass, GlobalKind, Linkage, Symbol, Visibility};
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

impl Verifier<'_> {
    pub(super) fn globals(&mut self) {
        let cyclic = self.alias_cycles();
        for n in 0..self.ctx.globals.sym.len() {
            let g = Global::new(n);
            let sym = self.ctx.globals.sym[n];
            if sym.is_dead() {
                continue;
            }
            match sym.kind {
                GlobalKind::Function => continue,
                GlobalKind::Variable => self.variable(g, sym),
                GlobalKind::Alias if cyclic[n] => self.fail("Aliases cannot form a cycle", &[Value::global(g)]),
                GlobalKind::Alias | GlobalKind::IFunc => self.alias(g, sym),
            }
            self.binding(g, sym);
            if self.full() {
                return;
            }
        }
    }

    pub(super) fn binding(&mut self, g: Global, sym: Symbol) {
        let at = [Value::global(g)];
        let shape = self.ctx.globals.shape[g.index()];
        if sym.is_declaration() && sym.kind != GlobalKind::Alias {
            let ok = matches!(sym.linkage, Linkage::External | Linkage::ExternWeak);
            self.check(ok, "Global is external, but doesn't have external or weak linkage!", &at);
        }
        self.check(shape.align as u32 <= 33, "huge alignment values are unsupported", &at);
        if sym.linkage == Linkage::Appending {
            let variable = sym.kind == GlobalKind::Variable;
            if self.check(variable, "Only global variables can have appending linkage!", &at) {
                let array = matches!(self.ctx.types().kind(shape.ty), TypeKind::Array { .. });
                self.check(array, "Only global arrays can have appending linkage!", &at);
            }
        }
        if sym.dll == DllClass::Export {
            let ok = matches!(sym.visibility, Visibility::Default | Visibility::Protected);
            self.check(ok, "dllexport GlobalValue must have default or protected visibility", &at);
        }
        if sym.dll == DllClass::Import {
            let ok = sym.visibility == Visibility::Default;
            self.check(ok, "dllimport GlobalValue must have default visibility", &at);
            self.check(!sym.has(Symbol::DSO_LOCAL), "GlobalValue with DLLImport Storage is dso_local!", &at);
            let external = sym.is_declaration() && matches!(sym.linkage, Linkage::External | Linkage::ExternWeak)
                || sym.linkage == Linkage::AvailableExternally;
            self.check(external, "Global is marked as dllimport, but not external", &at);
        }
        if sym.linkage.is_local() {
            let ok = sym.visibility == Visibility::Default;
            self.check(ok, "GlobalValue with local linkage or non-default visibility must be dso_local!", &at);
        }
        let comdat = self.ctx.globals.parts[g.index()].comdat;
        let outside = sym.is_declaration() || sym.linkage == Linkage::AvailableExternally;
        if comdat.is_some() && outside {
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
        self.special_variable(g);
        self.variable_metadata(g);
        let bad =
            matches!(t.kind(shape.ty), TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. });
        self.check(!bad, "invalid type for global variable", &at);
        if !self.may_be(self.ctx.types(), shape.ty, Place::Global) {
            let name = String::from_utf8_lossy(self.ctx.name(g)).into_owned();
            self.fail(format!("Global @{name} has illegal target extension type"), &[]);
        }
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
        if !is_alias {
            self.resolver(init, &at);
            return;
        }
        let outside = sym.linkage == Linkage::AvailableExternally;
        if outside {
            let target = self.stripped_global(init);
            let ok = target.is_some_and(|t| self.ctx.globals.sym[t.index()].linkage == Linkage::AvailableExternally);
            self.check(ok, "available_externally alias must point to available_externally global value", &at);
        }
        if let Some(target) = init.as_global() {
            let s = self.ctx.globals.sym[target.index()];
            if !outside {
                let defined = !s.is_declaration() && s.linkage != Linkage::AvailableExternally;
                self.check(defined, "Alias must point to a definition", &at);
            }
            let interposable = s.kind == GlobalKind::Alias && s.linkage.is_interposable();
            self.check(!interposable, "Alias cannot point to an interposable alias", &at);
        } else {
            let expression = init.as_const().is_some_and(|c| self.ctx.tables.consts.row(c).kind == ConstKind::Expr);
            self.check(expression, "Aliasee should be either GlobalValue or ConstantExpr", &at);
        }
    }

    /// The global at the end of a direct or cast address; none of arithmetic.
    fn stripped_global(&self, v: Value) -> Option<Global> {
        let consts = &self.ctx.tables.consts;
        let arithmetic = v.as_const().and_then(|c| consts.expr(c)).is_some_and(|e| e.op == Opcode::IntToPtr);
        if arithmetic { None } else { self.stripped(v) }
    }

    /// The resolver of an ifunc: a function with a body that gives a pointer.
    fn resolver(&mut self, init: Value, at: &[Value]) {
        let target = self.resolved(init).filter(|t| self.ctx.globals.sym[t.index()].kind == GlobalKind::Function);
        let Some(target) = target else {
            self.fail("IFunc must have a Function resolver", at);
            return;
        };
        let s = self.ctx.globals.sym[target.index()];
        let defined = !s.is_declaration() && s.linkage != Linkage::AvailableExternally;
        self.check(defined, "IFunc resolver must be a definition", at);
        let ret = self.ctx.types().func(self.ctx.globals.shape[target.index()].ty).map(|f| f.0);
        let pointer = ret.is_some_and(|r| self.ctx.types().is_ptr(r));
        self.check(pointer, "IFunc resolver must return a pointer", at);
    }

    /// The global that an address is, casts and aliases looked through.
    fn resolved(&self, mut v: Value) -> Option<Global> {
        for _ in 0..self.ctx.globals.sym.len() + 1 {
            let g = self.stripped(v)?;
            if self.ctx.globals.sym[g.index()].kind != GlobalKind::Alias {
                return Some(g);
            }
            v = self.ctx.globals.parts[g.index()].init;
        }
        None
    }

    /// Aliases that stand in a cycle of direct aliases, by row: each chain is followed once.
    fn alias_cycles(&self) -> Vec<bool> {
        let n = self.ctx.globals.sym.len();
        let next = |i: usize| self.ctx.globals.parts[i].init.as_global().map(Global::index);
        let is_alias = |i: usize| self.ctx.globals.sym[i].kind == GlobalKind::Alias;
        // The chain that first reached a row; 0 when none did.
        let mut chain = vec![0u32; n];
        let mut cyclic = vec![false; n];
        for start in 0..n {
            let id = start as u32 + 1;
            let mut at = Some(start);
            while let Some(i) = at.filter(|&i| is_alias(i)) {
                if chain[i] != 0 {
                    // Met on this very chain: walk round the cycle.
                    let mut c = i;
                    while chain[i] == id && !cyclic[c] {
                        cyclic[c] = true;
                        c = next(c).unwrap_or(i);
                    }
                    break;
                }
                chain[i] = id;
                at = next(i);
            }
        }
        cyclic
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
