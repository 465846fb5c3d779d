//! Module-level rules: variables, aliases, comdats, function headers, kernels.

use super::Verifier;
use super::inst::is_scalable;
use super::target_types::Place;
use warpc_columns::RowSet;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::{DllClass, GlobalKind, Linkage, Symbol, Visibility};
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// Casts that are looked through.
const MAX_CASTS: usize = 64;

/// How far the search for cycles is with an alias.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    New,
    OnPath,
    Done,
}

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
                GlobalKind::Alias if cyclic.contains(g) => {
                    self.fail("Aliases cannot form a cycle", &[Value::global(g)])
                }
                GlobalKind::Alias | GlobalKind::IFunc => self.alias(g, sym),
            }
            self.binding(g, sym);
            self.global_attachments(g, sym);
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
                let comdat = self.ctx.globals.parts[g.index()].comdat;
                self.check(comdat.is_none(), "'common' global may not be in a Comdat!", &at);
            }
        }
        self.special_variable(g);
        self.variable_metadata(g);
        let bad =
            matches!(t.kind(shape.ty), TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. });
        self.check(!bad, "invalid type for global variable", &at);
        let scalable = self.scalable_types && is_scalable(t, shape.ty);
        self.check(!scalable, "Globals cannot contain scalable types", &at);
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
        ) || is_alias && sym.linkage == Linkage::AvailableExternally;
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
            self.resolver(g, init, &at);
            return;
        }
        let consts = &self.ctx.tables.consts;
        let expression = init.as_const().is_some_and(|c| consts.row(c).kind == ConstKind::Expr);
        let message = "Aliasee should be either GlobalValue or ConstantExpr";
        if !self.check(init.as_global().is_some() || expression, message, &at) {
            return;
        }
        if sym.linkage == Linkage::AvailableExternally {
            let target = init.as_global().or_else(|| self.pointee(init));
            let ok = target.is_some_and(|t| self.ctx.globals.sym[t.index()].linkage == Linkage::AvailableExternally);
            self.check(ok, "available_externally alias must point to available_externally global value", &at);
            return;
        }
        if let Some(target) = init.as_global() {
            let s = self.ctx.globals.sym[target.index()];
            let interposable = s.kind == GlobalKind::Alias && s.linkage.is_interposable();
            self.check(!interposable, "Alias cannot point to an interposable alias", &at);
        }
        for target in self.mentioned(init) {
            let s = self.ctx.globals.sym[target.index()];
            let defined =
                s.kind == GlobalKind::Alias || !s.is_declaration() && s.linkage != Linkage::AvailableExternally;
            if !self.check(defined, "Alias must point to a definition", &at) {
                return;
            }
        }
    }

    /// All globals that a constant is made of.
    fn mentioned(&self, value: Value) -> Vec<Global> {
        let consts = &self.ctx.tables.consts;
        let (mut found, mut work) = (Vec::new(), vec![value]);
        let mut seen = RowSet::default();
        while let Some(value) = work.pop() {
            match value.kind() {
                ValueKind::Global(g) => found.push(g),
                ValueKind::Const(c) if consts.row(c).kind == ConstKind::Expr => {
                    if seen.rows() == 0 {
                        seen = RowSet::new(consts.len());
                    }
                    if seen.insert(c) {
                        work.extend_from_slice(consts.list(c));
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// The global whose address a constant is: casts and indices of nothing but zeros are looked through.
    pub(super) fn pointee(&self, mut value: Value) -> Option<Global> {
        let consts = &self.ctx.tables.consts;
        for _ in 0..MAX_CASTS {
            if let Some(g) = value.as_global() {
                return Some(g);
            }
            let c = value.as_const()?;
            let list = consts.list(c);
            value = match consts.expr(c)?.op {
                Opcode::BitCast | Opcode::AddrSpaceCast => list[0],
                Opcode::GetElementPtr if list[1..].iter().all(|&i| consts.is_zero(i)) => list[0],
                _ => return None,
            };
        }
        None
    }

    /// The resolver of an ifunc: a function with a body that gives a pointer.
    fn resolver(&mut self, global: Global, init: Value, at: &[Value]) {
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
        let ok = self.module_type(init) == self.ctx.globals.shape[global.index()].ptr_ty;
        self.check(ok, "IFunc resolver has incorrect type", at);
    }

    /// The global that an address is, casts and aliases looked through.
    pub(super) fn resolved(&self, mut value: Value) -> Option<Global> {
        for _ in 0..self.ctx.globals.sym.len() + 1 {
            let g = self.pointee(value)?;
            if self.ctx.globals.sym[g.index()].kind != GlobalKind::Alias {
                return Some(g);
            }
            value = self.ctx.globals.parts[g.index()].init;
        }
        None
    }

    /// Aliases that stand in a cycle, by row: each alias is followed once. The addresses of several aliases in one expression
    /// make the search a tree, so it keeps its path.
    fn alias_cycles(&self) -> RowSet<Global> {
        let n = self.ctx.globals.sym.len();
        let is_alias = |g: &Global| self.ctx.globals.sym[g.index()].kind == GlobalKind::Alias;
        let mut cyclic = RowSet::new(n);
        let mut state = vec![Search::New; n];
        for start in (0..n).map(Global::new).filter(is_alias) {
            // Aliases on the path from `start`, and what each of them names and was not followed yet.
            let mut path: Vec<(Global, Vec<Global>)> = Vec::new();
            let mut next = Some(start).filter(|g| state[g.index()] == Search::New);
            loop {
                if let Some(g) = next.take() {
                    state[g.index()] = Search::OnPath;
                    let mut named = self.mentioned(self.ctx.globals.parts[g.index()].init);
                    named.retain(is_alias);
                    path.push((g, named));
                }
                let Some((g, named)) = path.last_mut() else { break };
                match named.pop() {
                    Some(to) if state[to.index()] == Search::New => next = Some(to),
                    Some(to) if state[to.index()] == Search::OnPath => {
                        for (member, _) in path.iter().rev() {
                            cyclic.insert(*member);
                            if *member == to {
                                break;
                            }
                        }
                    }
                    Some(_) => {}
                    None => {
                        state[g.index()] = Search::Done;
                        path.pop();
                    }
                }
            }
        }
        cyclic
    }

    /// Type of a module-level constant value.
    pub(super) fn module_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.ctx.tables.consts.ty(c),
            ValueKind::Global(g) => self.ctx.globals.shape[g.index()].ptr_ty,
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            _ => Type::VOID,
        }
    }
}
