//! Debug information of functions: subprograms, locations, records.

use super::Verifier;
use super::calls::known_intrinsic;
use super::debug_info::LOCAL_SCOPES;
use super::metadata::is_new;
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

impl Verifier<'_> {
    /// Attachments of a function's header.
    pub(super) fn function_metadata(&mut self, g: Global) {
        let Some(extra) = self.ctx.extra(g) else { return };
        let at = [Value::global(g)];
        let declaration = self.ctx.globals.sym[g.index()].is_declaration();
        let (mut subprograms, mut kcfi, mut profiles) = (0, 0, 0);
        let md = &self.ctx.tables.metadata;
        for &(kind, node) in &extra.attachments {
            let name = self.ctx.str(kind);
            if name == b"dbg" {
                subprograms += 1;
                if subprograms > 1 {
                    self.fail_debug("function must have a single !dbg attachment", &at);
                    continue;
                }
                let Some(n) = self.special(node).filter(|n| n.kind == b"DISubprogram") else {
                    self.fail_debug("function !dbg attachment must be a subprogram", &[at[0], Value::meta(node)]);
                    continue;
                };
                if declaration {
                    if n.distinct {
                        self.fail_debug("function declaration may only have a unique !dbg attachment", &at);
                    }
                    continue;
                }
                if !n.distinct {
                    self.fail_debug("function definition may only have a distinct !dbg attachment", &at);
                }
                if self.subprograms.len() <= node.index() {
                    self.subprograms.resize(md.len(), Global::NONE);
                }
                let owner = std::mem::replace(&mut self.subprograms[node.index()], g);
                if owner.is_some() && owner != g {
                    self.fail_debug("DISubprogram attached to more than one function", &[Value::meta(node), at[0]]);
                }
            } else if name == b"prof" {
                profiles += 1;
                self.check(profiles == 1, "function must have a single !prof attachment", &at);
                self.check(!declaration, "function declaration may not have a !prof attachment", &at);
                self.function_profile(node);
            } else if name == b"kcfi_type" {
                kcfi += 1;
                self.check(kcfi == 1, "function must have a single !kcfi_type attachment", &at);
                let ops = md.ops(node);
                if !self.check(ops.len() == 1, "!kcfi_type must have exactly one operand", &[Value::meta(node)])
                    || !self.check(ops[0].is_some(), "!kcfi_type operand must not be null", &[Value::meta(node)])
                {
                    continue;
                }
                let constant = match md.nodes().get(ops[0].index()) {
                    Some(MdNode::Value(t, v)) => Some((*t, *v)),
                    _ => None,
                };
                if !self.check(constant.is_some(), "expected a constant operand for !kcfi_type", &[Value::meta(node)]) {
                    continue;
                }
                let Some((ty, v)) = constant else { continue };
                let int = self.ctx.tables.consts.as_int(v).is_some() && self.ctx.types().is_int(ty);
                if self.check(int, "expected a constant integer operand for !kcfi_type", &[Value::meta(node)]) {
                    let ok = self.ctx.types().int_bits(ty) == Some(32);
                    let message = "expected a 32-bit integer constant operand for !kcfi_type";
                    self.check(ok, message, &[Value::meta(node)]);
                }
            }
        }
    }

    /// `!dbg` of a variable.
    pub(super) fn variable_metadata(&mut self, g: Global) {
        let Some(extra) = self.ctx.extra(g) else { return };
        for &(kind, node) in &extra.attachments {
            if self.ctx.str(kind) == b"dbg" && !self.is_kind(node, &["DIGlobalVariableExpression"]) {
                let message = "!dbg attachment of global variable must be a DIGlobalVariableExpression";
                self.fail_debug(message, &[Value::global(g)]);
            }
        }
    }

    /// The subprogram of function `global`.
    fn subprogram_of(&self, global: Global) -> Option<Md> {
        let dbg = self.kinds.dbg?;
        self.ctx.extra(global)?.attachments.iter().find(|a| a.0 == dbg).map(|a| a.1)
    }

    /// The subprogram that a scope lies in.
    pub(super) fn scope_subprogram(&self, mut scope: Md) -> Option<Md> {
        // Chains of scopes are short; a broken one may be a cycle.
        for _ in 0..4096 {
            let n = self.special(scope)?;
            match n.kind {
                b"DISubprogram" => return Some(scope),
                b"DILexicalBlock" | b"DILexicalBlockFile" => scope = self.md_field(n, "scope")?,
                _ => return None,
            }
        }
        None
    }

    /// The scope of a location in the function it stands in: that of the outermost call it was inlined through.
    fn outermost_scope(&self, mut loc: Md) -> Option<Md> {
        for _ in 0..4096 {
            let n = self.special(loc)?;
            match self.md_field(n, "inlinedAt") {
                Some(at) => loc = at,
                None => return self.md_field(n, "scope"),
            }
        }
        None
    }

    /// Locations of the instructions of a function with a subprogram belong to it.
    pub(super) fn locations(&mut self, func: &Func<'_>) {
        let Some(subprogram) = self.subprogram_of(func.global()) else { return };
        if !self.is_kind(subprogram, &["DISubprogram"]) {
            return;
        }
        let me = Value::global(func.global());
        let mut last = Md::NONE;
        for b in func.block_order() {
            for i in func.block_insts(b) {
                let loc = func.loc(i);
                if loc.is_none() {
                    self.inlinable_call(func, i);
                } else if loc != last && !is_new(func, loc) {
                    last = loc;
                    self.location(func, i, loc, subprogram, me);
                }
                if func.op(i).is_terminator()
                    && let Some(kind) = self.kinds.llvm_loop
                    && let Some(node) = func.attachment(i, kind)
                {
                    for &m in self.ctx.tables.metadata.ops(node) {
                        if m.is_some() && self.is_kind(m, &["DILocation"]) {
                            self.location(func, i, m, subprogram, me);
                        }
                    }
                }
            }
        }
    }

    fn location(&mut self, _: &Func<'_>, inst: Inst, loc: Md, subprogram: Md, me: Value) {
        let Some(n) = self.special(loc).filter(|n| n.kind == b"DILocation") else { return };
        let at = [Value::meta(subprogram), me, Value::inst(inst), Value::meta(loc)];
        if !self.md_field(n, "scope").is_some_and(|s| self.is_kind(s, LOCAL_SCOPES)) {
            self.fail_debug("DILocation's scope must be a DILocalScope", &at);
            return;
        }
        let scope = self.outermost_scope(loc);
        if scope.and_then(|s| self.scope_subprogram(s)) != Some(subprogram) {
            self.fail_debug("!dbg attachment points at wrong subprogram for function", &at);
        }
    }

    /// `!DIAssignID` of an instruction that assigns to memory.
    pub(super) fn assign_id(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let memory = known_intrinsic(func, inst).is_some_and(|id| {
            use warpc_ir::intrinsics::id::*;
            matches!(id, MEMCPY | MEMCPY_INLINE | MEMMOVE | MEMSET | MEMSET_INLINE)
        });
        let ok = memory || matches!(func.op(inst), Opcode::Alloca | Opcode::Store);
        if !ok {
            let message = "!DIAssignID attached to unexpected instruction kind";
            self.fail_debug(message, &[Value::inst(inst), Value::meta(node)]);
        }
        self.assigned.push((node, func.global(), false));
    }

    /// Records of an assignment stand in the function of the instructions that assign; at the end of the module.
    pub(super) fn assignments(&mut self) {
        let mut all = std::mem::take(&mut self.assigned);
        all.sort_unstable();
        all.dedup();
        for group in all.chunk_by(|a, b| a.0 == b.0) {
            let first = group[0].1;
            let mixed = group.iter().any(|g| g.1 != first) && group.iter().any(|g| g.2) && group.iter().any(|g| !g.2);
            if mixed {
                self.fail_debug("inst not in same function as #dbg_assign", &[Value::meta(group[0].0)]);
            }
        }
    }

    /// A call that may be inlined has a location.
    fn inlinable_call(&mut self, func: &Func<'_>, inst: Inst) {
        if !func.op(inst).is_call() {
            return;
        }
        let Some(g) = func.callee(inst).as_global() else { return };
        let sym = self.ctx.globals.sym[g.index()];
        let inlinable = sym.kind == GlobalKind::Function
            && !sym.is_declaration()
            && !sym.linkage.is_interposable()
            && self.subprogram_of(g).is_some();
        if inlinable {
            let message = "inlinable function call in a function with debug info must have a !dbg location";
            self.fail_debug(message, &[Value::inst(inst)]);
        }
    }

    #[cold]
    fn fail_record(&mut self, message: &str, record: usize, at: &[Value]) {
        self.push(message.into(), at, Some(record as u32), true);
    }

    /// Debug records name existing rows and nodes of the right kinds.
    pub(super) fn debug_records(&mut self, func: &Func<'_>) {
        let rows = func.num_insts();
        self.described.clear();
        for k in 0..func.side().dbg.len() {
            let r = func.side().dbg[k];
            let lost = |i: Inst| i.index() >= rows || func.is_dead(i);
            if (r.anchor.is_some() && lost(r.anchor)) || r.value.as_inst().is_some_and(lost) {
                let at = if r.anchor.is_some() { vec![Value::inst(r.anchor)] } else { vec![] };
                self.fail("debug record refers to an instruction that is not in the function", &at);
                continue;
            }
            for m in [r.var, r.expr, r.loc, r.assign, r.address_expr] {
                if m.is_some() && !is_new(func, m) {
                    self.roots.push((m, m == r.loc));
                }
            }
            if !is_new(func, r.loc) {
                self.debug_record(func, k, &r);
            }
            if self.full() {
                return;
            }
        }
    }

    fn debug_record(&mut self, func: &Func<'_>, index: usize, record: &DbgRow) {
        let md = &self.ctx.tables.metadata;
        let meta = |m: Md| if m.is_some() { Value::meta(m) } else { Value::NONE };
        let is_location = |v: &Self, m: Md| v.special(m).is_some_and(|n| n.kind == b"DILocation");
        if record.kind == DbgKind::Label {
            if record.var.is_none() || !self.is_kind(record.var, &["DILabel"]) {
                self.fail_record("invalid #dbg_label intrinsic variable", index, &[meta(record.var)]);
            } else if record.loc.is_none() {
                self.fail_record("#dbg_label record requires a !dbg attachment", index, &[]);
            } else if is_location(self, record.loc) && self.subprograms_of(record).is_some_and(|(a, b)| a != b) {
                let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
                self.fail_record(message, index, &[meta(record.var), meta(record.loc)]);
            }
            return;
        }
        if let ValueKind::Meta(m) = record.value.kind() {
            let ok = match md.get(m) {
                MdNode::Value(..) | MdNode::ArgList(_) => true,
                MdNode::Tuple { ops, .. } => ops.is_empty(),
                _ => false,
            };
            if !ok {
                self.fail_record("invalid #dbg record address/value", index, &[Value::meta(m)]);
                return;
            }
        }
        if matches!(record.kind, DbgKind::Declare | DbgKind::DeclareValue) && !self.is_declarable(func, record) {
            self.fail_record("location of #dbg_declare must be a pointer or int", index, &[]);
            return;
        }
        if record.var.is_none() || !self.is_kind(record.var, &["DILocalVariable"]) {
            self.fail_record("invalid #dbg record variable", index, &[meta(record.var)]);
            return;
        }
        if is_new(func, record.expr) {
            // The function made the expression itself; it is looked at once it is a node of the module.
        } else if record.expr.is_none() || !matches!(md.get(record.expr), MdNode::Expr(_)) {
            self.fail_record("invalid #dbg record expression", index, &[meta(record.expr)]);
            return;
        }
        if record.kind == DbgKind::Assign && !self.assignment(func, index, record) {
            return;
        }
        if record.loc.is_none() || !is_location(self, record.loc) {
            self.fail_record("invalid #dbg record DILocation", index, &[meta(record.loc)]);
            return;
        }
        self.entry_value(func, index, record);
        let artificial = self
            .special(record.var)
            .is_some_and(|v| self.symbol(v, "flags").split(" | ").any(|func| func == "DIFlagArtificial"));
        if !artificial && let Some(message) = self.fragment_fault(record.expr, record.var) {
            self.fail_record(message, index, &[meta(record.var)]);
        }
        self.parameter_variable(func, index, record);
        let Some((var_sp, loc_sp)) = self.subprograms_of(record) else { return };
        if var_sp != loc_sp {
            let block = if record.anchor.is_some() { Value::block(func.block_of(record.anchor)) } else { Value::NONE };
            let at = [
                block,
                Value::global(func.global()),
                Value::meta(record.var),
                Value::meta(var_sp),
                Value::meta(record.loc),
                Value::meta(loc_sp),
            ];
            self.fail_record("mismatched subprogram between #dbg record variable and DILocation", index, &at);
        }
    }

    /// The subprograms that the variable or label of a record and its location lie in.
    fn subprograms_of(&self, record: &DbgRow) -> Option<(Md, Md)> {
        let of = |m: Md| {
            let scope = self.special(m).and_then(|n| self.md_field(n, "scope"))?;
            self.scope_subprogram(scope)
        };
        Some((of(record.var)?, of(record.loc)?))
    }

    /// Whether a variable may be declared at the location of `record`: an address, or an integer that is one.
    fn is_declarable(&self, func: &Func<'_>, record: &DbgRow) -> bool {
        let ty = match record.value.kind() {
            ValueKind::Meta(m) => match self.ctx.tables.metadata.get(m) {
                MdNode::Value(ty, _) => *ty,
                _ => return true,
            },
            ValueKind::LocalMeta(_) | ValueKind::None => return true,
            _ => record.ty,
        };
        func.types().is_ptr(ty) || func.types().is_int(ty) || record.kind == DbgKind::DeclareValue
    }

    /// Operands of an assignment besides those of other records.
    fn assignment(&mut self, func: &Func<'_>, index: usize, record: &DbgRow) -> bool {
        let md = &self.ctx.tables.metadata;
        let meta = |m: Md| if m.is_some() { Value::meta(m) } else { Value::NONE };
        if record.assign.is_none() || !self.is_kind(record.assign, &["DIAssignID"]) {
            self.fail_record("invalid #dbg_assign DIAssignID", index, &[meta(record.assign)]);
            return false;
        }
        let address = match record.address.kind() {
            ValueKind::Meta(m) => match md.get(m) {
                MdNode::Value(..) => true,
                MdNode::Tuple { ops, .. } => ops.is_empty(),
                _ => false,
            },
            ValueKind::LocalMeta(_) => false,
            _ => true,
        };
        if !address {
            self.fail_record("invalid #dbg_assign address", index, &[record.address]);
            return false;
        }
        if !is_new(func, record.address_expr)
            && (record.address_expr.is_none() || !matches!(md.get(record.address_expr), MdNode::Expr(_)))
        {
            self.fail_record("invalid #dbg_assign address expression", index, &[meta(record.address_expr)]);
            return false;
        }
        self.assigned.push((record.assign, func.global(), true));
        true
    }

    /// One variable describes each parameter of a function that has a subprogram, other than what was inlined.
    fn parameter_variable(&mut self, func: &Func<'_>, index: usize, record: &DbgRow) {
        let inlined = self.special(record.loc).is_some_and(|n| self.md_field(n, "inlinedAt").is_some());
        if inlined || self.subprogram_of(func.global()).is_none() {
            return;
        }
        let number = self.special(record.var).and_then(|v| self.int_field(v, "arg")).unwrap_or(0);
        let Ok(number @ 1..=0xffff) = usize::try_from(number) else { return };
        if self.described.len() < number {
            self.described.resize(number, Md::NONE);
        }
        let before = std::mem::replace(&mut self.described[number - 1], record.var);
        if before.is_some() && before != record.var {
            let at = [Value::meta(before), Value::meta(record.var)];
            self.fail_record("conflicting debug info for argument", index, &at);
        }
    }

    /// Values on entry exist for asynchronous contexts only, before machine code.
    fn entry_value(&mut self, func: &Func<'_>, index: usize, record: &DbgRow) {
        let Some(MdNode::Expr(list)) = self.ctx.tables.metadata.nodes().get(record.expr.index()) else { return };
        let Some(warpc_ir::metadata::MdField::Sym(s)) = list.first() else { return };
        if self.ctx.str(*s) != b"DW_OP_LLVM_entry_value" {
            return;
        }
        let list = self.ctx.globals.parts[func.global().index()].attrs;
        let a = self.ctx.attrs();
        let context = record
            .value
            .as_arg()
            .is_some_and(|n| a.has(a.param(list, n as usize), warpc_ir::attrs::AttrKind::SwiftAsync));
        if !context && !record.value.is_undef_or_poison() {
            let message = "Entry values are only allowed in MIR unless they target a swiftasync Argument";
            self.fail_record(message, index, &[]);
        }
    }
}
