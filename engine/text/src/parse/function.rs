//! Functions: header, blocks, and the dispatch of instructions.

use super::header::{Header, Param, Params};
use super::{K, Parser, R, Span, T};
use hashbrown::HashSet;
use smallvec::SmallVec;
use warpc_columns::intern::Hasher;
use warpc_ir::body::{ArgRow, Aux};
use warpc_ir::ids::*;
use warpc_ir::module::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// An instruction that was read.
pub(super) struct Read {
    /// Its row; `NONE` when it became a debug record.
    pub inst: Inst,
    /// The comma before its metadata was eaten.
    pub comma: bool,
}

impl From<Inst> for Read {
    #[inline(always)]
    fn from(inst: Inst) -> Read {
        Read { inst, comma: false }
    }
}

impl Parser<'_> {
    /// `define ...` or `declare ...`
    pub(super) fn function(&mut self, define: bool) -> R<()> {
        let mut params = Params::new();
        let quick = if define { self.quick_header(&mut params) } else { None };
        let h = match quick {
            Some(h) => h,
            None => {
                params.clear();
                self.header(define, &mut params)?
            }
        };
        let Header { front, ret_span, span, name, named, vararg, addrspace, set, groups, align, .. } = h;
        let (mut parts, mut extra) = (h.parts, h.extra);
        let (mut sym, cc, (ret, ret_attrs)) = (front.symbol(), front.cc(), front.ret());
        let number = parts.number;
        let attr_sets: SmallVec<[AttrSet; 8]> = params.iter().map(|p| p.attrs).collect();
        if let Some(&first) = attr_sets.first()
            && ret != Type::VOID
            && self.b.tables.attrs.view().has(first, warpc_ir::attrs::AttrKind::SRet)
        {
            return self.err(ret_span, "functions with 'sret' argument must return void");
        }
        parts.attrs = self.b.pending_attrs(set, ret_attrs, &groups, &attr_sets);
        let types: SmallVec<[Type; 8]> = params.iter().map(|p| p.ty).collect();
        let ty = self.intern_fn(ret, &types, vararg);
        let ptr_ty = self.b.tables.types.intern(TypeKind::Ptr(addrspace));

        let row = if named { self.global_named(name, span) } else { self.global_numbered(number, span) };
        let known = self.refs[row as usize];
        self.check_function(row, named, span, ptr_ty)?;
        self.check_argument_names(&params)?;
        if !define && known.is_intrinsic {
            // An intrinsic is a value, not a global: only its type and its place among the declarations are remembered.
            let v = self.intrinsic(row, ty);
            self.define_ref(row, v, ptr_ty, ty);
            // Calls of debug intrinsics become records: their declarations go.
            if let Some(callee) = v.as_intrinsic().filter(|_| !self.ref_text(row).starts_with("llvm.dbg.")) {
                // One under an older name of its overload goes to the end, as if the calls had declared it.
                let canonical = self.ref_text(row) == *self.b.tables.intrins.view().get(callee).name;
                let before = if canonical { self.b.globals.len() as u32 } else { u32::MAX };
                self.b.tables.intrin_decls.push(IntrinDecl { cc, callee, before, attrs: parts.attrs });
            }
            return Ok(());
        }
        sym.kind = GlobalKind::Function;
        if named {
            sym.name = self.b.tables.strings.intern(self.bytes.get(name));
        }
        if !define {
            sym.flags |= Symbol::DECLARATION;
            if self.opts.keep_names && params.iter().any(|p| p.name.is_some()) {
                let name = |p: &Param| p.name.map_or(Str::EMPTY, |n| self.b.tables.strings.intern(self.bytes.get(n)));
                extra.arg_names = params.iter().map(name).collect();
            }
        } else {
            while self.kind() == T::MetaVar {
                extra.attachments.push(self.attachment()?);
            }
        }
        self.add_extra(&mut parts, extra);
        let shape = Shape { ty, ptr_ty, addrspace, cc, align, code_model: 0 };
        let global = self.finish_global(row, GlobalRow { sym, shape, parts });
        if !define {
            return self.check_no_block_addresses(row);
        }
        self.ret_ty = ret;
        self.is_vararg = vararg;
        self.f.begin(global, self.kept.values);
        self.local_names.clear();
        self.local_ids.clear();
        self.next_local = 0;
        self.ints.clear();
        self.in_function = true;
        for (i, p) in params.iter().enumerate() {
            let v = Value::arg(i as u32);
            self.f.side.args.push(ArgRow { ty: p.ty, first_use: Use::NONE });
            match p.name {
                Some(name) => {
                    *self.local_names.entry(&self.bytes, name, v.0).0 = v.0;
                    self.keep_name(v, name);
                }
                None => {
                    self.local_ids.set(p.number, v.0);
                    self.next_local = p.number.saturating_add(1);
                }
            }
        }
        self.body(row)?;
        self.in_function = false;
        let done = self.f.finish();
        self.b.add_body(global, done);
        self.all_old_addresses.extend(self.old_addresses.drain(..).map(|record| (global, record)));
        // The closing brace was the last token of the body; the next one is of the module.
        self.next();
        Ok(())
    }
    /// Checks that the function of reference `row` is not defined yet, and that earlier references took it for a function of its
    /// address space.
    fn check_function(&mut self, row: u32, named: bool, span: Span, ptr_ty: Type) -> R<()> {
        let known = self.refs[row as usize];
        if known.value.is_some() {
            let text = self.ref_text(row);
            let is_function = known.fn_ty.is_some();
            let m = if is_function {
                format!("invalid redefinition of function '{text}'")
            } else {
                format!("redefinition of function '@{text}'")
            };
            return self.err(span, m);
        }
        if known.ty.is_some() && known.ty != ptr_ty {
            self.check_block_address_space(row, ptr_ty)?;
            let (text, want, have) = (self.ref_text(row), self.type_text(ptr_ty), self.type_text(known.ty));
            let m = if named {
                format!(
                    "invalid forward reference to function '{text}' with wrong type: expected '{want}' but was '{have}'"
                )
            } else {
                format!(
                    "type of definition and forward reference of '@{text}' disagree: expected '{want}' but was '{have}'"
                )
            };
            return self.err(if named { known.span } else { span }, m);
        }
        Ok(())
    }
    /// Checks that no two arguments of a function have the same name.
    fn check_argument_names(&mut self, params: &[Param]) -> R<()> {
        let mut seen: HashSet<&[u8], Hasher> = HashSet::default();
        let is_again = |param: &&Param| param.name.is_some_and(|name| !seen.insert(self.bytes.get(name)));
        let again = params.iter().find(is_again).and_then(|param| Some((param.name?, param.span)));
        drop(seen);
        let Some((name, span)) = again else { return Ok(()) };
        let text = self.name_text(name);
        self.err(span, format!("redefinition of argument '%{text}'"))
    }
    /// `{ blocks }`, up to the closing brace.
    fn body(&mut self, row: u32) -> R<()> {
        if self.kind() != T::LBrace {
            self.in_function = false;
            return self.fail("expected '{' in function body");
        }
        let (at, mut open) = self.lines(self.lex.pos, false)?;
        self.lex.go_to(at);
        let ended = |p: &Self| p.kind() == T::RBrace || matches!(p.word(), K::uselistorder | K::uselistorder_bb);
        if ended(self) && self.f.num_blocks() == 0 {
            return self.fail("function body requires at least one basic block");
        }
        while open || self.kind() != T::RBrace && self.word() != K::uselistorder {
            if open {
                while self.kind() == T::Hash {
                    self.debug_record()?;
                }
                open = !self.instruction()?.is_terminator();
            } else {
                self.block_start()?;
                open = true;
            }
            let from = self.lex.tok.start as usize;
            let (at, still_open) = self.lines(from, open)?;
            // A quick rule may have moved the lexer for a literal before it gave up.
            if at != self.lex.tok.start as usize {
                self.lex.go_to(at);
            }
            open = still_open;
        }
        while self.kind() != T::RBrace {
            if self.word() != K::uselistorder {
                return self.fail("expected uselistorder directive");
            }
            self.use_list_order()?;
        }
        if !self.use_orders.is_empty() {
            self.end_use_orders();
        }
        if self.block_addresses.any {
            self.resolve_block_addresses(row)?;
        }
        self.check_forwards()
    }
    /// Checks that every local that was referred to is defined.
    fn check_forwards(&mut self) -> R<()> {
        let open = self.f.forwards.iter().filter(|f| f.value.is_none()).map(|f| f.span).min();
        let Some(span) = open else { return Ok(()) };
        let text = self.lex.text(span);
        let text = text.strip_prefix(b"%").unwrap_or(text);
        let text = String::from_utf8_lossy(text).trim_matches('"').to_string();
        self.err(span, format!("use of undefined value '%{text}'"))
    }
    /// The label of a block, or its start without one.
    fn block_start(&mut self) -> R<()> {
        let span = self.span();
        match self.kind() {
            T::LabelStr => {
                let name = self.name();
                self.next();
                if name.0 == name.1 {
                    self.define_block(None, None, span)?;
                } else {
                    self.define_block(Some(name), None, span)?;
                }
            }
            T::LabelId => {
                let n = self.lex.tok.value as u32;
                self.next();
                self.define_block(None, Some(n), span)?;
            }
            _ => {
                self.define_block(None, None, span)?;
            }
        }
        Ok(())
    }
    /// One instruction with its name and metadata; its opcode.
    #[inline(always)]
    fn instruction(&mut self) -> R<Opcode> {
        let span = self.span();
        let (mut number, mut name) = (None, None);
        match self.kind() {
            T::LocalId => {
                number = Some(self.lex.tok.value as u32);
                if !self.lex.take_equal() {
                    self.next();
                    self.expect(T::Equal, "expected '=' after instruction id")?;
                }
            }
            T::LocalVar => {
                name = Some(self.name());
                if !self.lex.take_equal() {
                    self.next();
                    self.expect(T::Equal, "expected '=' after instruction name")?;
                }
            }
            _ => {}
        }
        let read = self.operation()?;
        if read.inst.is_none() {
            self.record_attachments()?;
            return Ok(Opcode::Call);
        }
        if read.comma || self.eat(T::Comma) {
            self.inst_attachments(read.inst)?;
        }
        let head = self.f.head(read.inst);
        if head.ty == Type::VOID {
            if number.is_some() || name.is_some() {
                return self.err(span, "instructions returning void cannot have a name");
            }
            return Ok(head.op);
        }
        let v = Value::inst(read.inst);
        match name {
            Some(n) if n.0 != n.1 => self.name_inst(n, v, head.ty, span)?,
            _ => self.number_inst(number, v, head.ty, span)?,
        }
        Ok(head.op)
    }
    /// The metadata of a call that became a record: its location.
    fn record_attachments(&mut self) -> R<()> {
        while self.eat(T::Comma) {
            if self.kind() != T::MetaVar {
                return self.fail("expected metadata after comma");
            }
            let is_dbg = self.lex.text(self.lex.tok.name) == b"dbg";
            self.next();
            let m = self.md_node()?;
            if is_dbg && let Some(r) = self.f.side.dbg.last_mut() {
                r.loc = m;
            }
        }
        if std::mem::take(&mut self.drops_record) {
            self.f.side.dbg.pop();
        }
        Ok(())
    }
    #[inline(always)]
    fn operation(&mut self) -> R<Read> {
        let span = self.span();
        if self.kind() != T::Word {
            if self.kind() == T::Eof {
                return self.fail("found end of file when expecting more instructions");
            }
            return self.fail("expected instruction opcode");
        }
        let word = self.lex.tok.word;
        use K::*;
        match word {
            load => return self.load(),
            store => return self.store(),
            getelementptr => return self.gep(),
            call => {
                self.next();
                return self.call(Default::default());
            }
            tail | musttail | notail => return self.marked_call(word),
            _ => {}
        }
        let Some(op) = self.lex.keywords.op[word as usize] else {
            return self.fail("expected instruction opcode");
        };
        self.next();
        match word {
            add | sub | mul | shl | sdiv | udiv | lshr | ashr | urem | srem | and | or | xor => self.integer_binary(op),
            fadd | fsub | fmul | fdiv | frem => self.float_binary(op),
            fneg => self.fneg(),
            icmp => self.icmp(),
            fcmp => self.fcmp(),
            trunc | zext | sext | fptrunc | fpext | fptoui | fptosi | uitofp | sitofp | ptrtoint | ptrtoaddr
            | inttoptr | bitcast | addrspacecast => self.cast(op),
            br => self.br(),
            phi => self.phi(span),
            select => self.select(span),
            ret => self.ret(),
            alloca => self.alloca(),
            extractvalue => self.extract_value(),
            insertvalue => self.insert_value(),
            switch => self.switch(),
            unreachable => Ok(self.f.emit(Opcode::Unreachable, 0, Type::VOID, [], Aux::default()).into()),
            extractelement => self.extract_element(),
            insertelement => self.insert_element(),
            shufflevector => self.shuffle_vector(),
            freeze => self.freeze(),
            atomicrmw => self.atomic_rmw(),
            cmpxchg => self.cmpxchg(),
            fence => self.fence(),
            va_arg => self.va_arg(),
            invoke => self.invoke(span),
            callbr => self.call_br(span),
            indirectbr => self.indirect_br(),
            resume => self.resume(),
            landingpad => self.landing_pad(),
            catchswitch => self.catch_switch(),
            catchpad => self.pad(Opcode::CatchPad),
            cleanuppad => self.pad(Opcode::CleanupPad),
            catchret => self.catch_ret(),
            cleanupret => self.cleanup_ret(),
            _ => self.err(span, "expected instruction opcode"),
        }
    }
}
