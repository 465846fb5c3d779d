//! Terminators and exception handling.

use super::function::Read;
use super::{K, Parser, R, T};
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

impl Parser<'_> {
    /// `label %b`
    pub(super) fn block_operand(&mut self) -> R<Value> {
        let span = self.span();
        let (ty, v) = self.typed_value()?;
        if ty != Type::LABEL {
            return self.err(span, "expected a basic block");
        }
        Ok(v)
    }
    pub(super) fn br(&mut self) -> R<Read> {
        let span = self.span();
        let (ty, c) = self.typed_value()?;
        if ty == Type::LABEL {
            return Ok(self.f.emit(Opcode::Br, 0, Type::VOID, [c], Aux::default()).into());
        }
        if ty != Type::I1 {
            return self.err(span, "branch condition must have 'i1' type");
        }
        self.expect(T::Comma, "expected ',' after branch condition")?;
        let a = self.block_operand()?;
        self.expect(T::Comma, "expected ',' after true destination")?;
        let b = self.block_operand()?;
        Ok(self.f.emit(Opcode::Br, 0, Type::VOID, [c, a, b], Aux::default()).into())
    }
    pub(super) fn ret(&mut self) -> R<Read> {
        let span = self.span();
        let ty = self.ty_or_void("expected type")?;
        let want = self.ret_ty;
        if ty == Type::VOID {
            if want != Type::VOID {
                let text = self.type_text(want);
                return self.err(span, format!("value doesn't match function result type '{text}'"));
            }
            return Ok(self.f.emit(Opcode::Ret, 0, Type::VOID, [], Aux::default()).into());
        }
        let v = self.value(ty)?;
        if ty != want {
            let text = self.type_text(want);
            return self.err(span, format!("value doesn't match function result type '{text}'"));
        }
        Ok(self.f.emit(Opcode::Ret, 0, Type::VOID, [v], Aux::default()).into())
    }
    pub(super) fn switch(&mut self) -> R<Read> {
        let span = self.span();
        let (ty, c) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after switch condition")?;
        let default = self.block_operand()?;
        self.expect(T::LSquare, "expected '[' with switch table")?;
        if !self.types().is_int(ty) {
            return self.err(span, "switch condition must have integer type");
        }
        self.ops.clear();
        self.ops.extend([c, default]);
        let mut cases = Vec::new();
        while self.kind() != T::RSquare {
            let at = self.span();
            let (vt, v) = self.typed_value()?;
            self.expect(T::Comma, "expected ',' after case value")?;
            let b = self.block_operand()?;
            use warpc_ir::consts::ConstKind;
            if !matches!(self.const_kind(v), Some(ConstKind::Int | ConstKind::WideInt)) {
                return self.err(at, "case value is not a constant integer");
            }
            if vt != ty {
                // LLVM leaves this to its verifier. A table of mixed types cannot be represented here.
                return self.err(at, "Switch constants must all be same type as switch value!");
            }
            cases.push((v, at));
            self.ops.extend([v, b]);
        }
        self.next();
        cases.sort_unstable();
        if let Some(w) = cases.windows(2).find(|w| w[0].0 == w[1].0) {
            let at = w[1].1;
            return self.err(at, "duplicate case value in switch");
        }
        Ok(self.f.emit_list(Opcode::Switch, 0, Type::VOID, &self.ops, Aux::default()).into())
    }
    pub(super) fn indirect_br(&mut self) -> R<Read> {
        let span = self.span();
        let (ty, v) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after indirectbr address")?;
        self.expect(T::LSquare, "expected '[' with indirectbr")?;
        if !self.types().is_ptr(ty) {
            return self.err(span, "indirectbr address must have pointer type");
        }
        self.ops.clear();
        self.ops.push(v);
        if self.kind() != T::RSquare {
            loop {
                let b = self.block_operand()?;
                self.ops.push(b);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RSquare, "expected ']' at end of block list")?;
        Ok(self.f.emit_list(Opcode::IndirectBr, 0, Type::VOID, &self.ops, Aux::default()).into())
    }
    pub(super) fn resume(&mut self) -> R<Read> {
        let (_, v) = self.typed_value()?;
        Ok(self.f.emit(Opcode::Resume, 0, Type::VOID, [v], Aux::default()).into())
    }
    /// `landingpad T cleanup catch ... filter ...`; the kinds of the clauses go to the index lists.
    pub(super) fn landing_pad(&mut self) -> R<Read> {
        let ty = self.ty()?;
        let fl = if self.eat_word(K::cleanup) { flags::CLEANUP } else { 0 };
        self.ops.clear();
        let mut kinds = Vec::new();
        loop {
            let filter = match self.word() {
                K::catch => false,
                K::filter => true,
                _ => break,
            };
            self.next();
            let span = self.span();
            let (t, v) = self.typed_value()?;
            let array = matches!(self.types().kind(t), TypeKind::Array { .. });
            if array != filter {
                return self.err(
                    span,
                    if filter { "'filter' clause has an invalid type" } else { "'catch' clause has an invalid type" },
                );
            }
            let constant = v.is_constant()
                || warpc_ir::builder_func::Placeholder::of(v)
                    .is_some_and(|p| matches!(p, warpc_ir::builder_func::Placeholder::Global(_)));
            if !constant {
                return self.err(span, "clause argument must be a constant");
            }
            kinds.push(filter as u32);
            self.ops.push(v);
        }
        let at = self.f.side.indices.len() as u32;
        self.f.side.indices.extend_from_slice(&kinds);
        let aux = Aux { a: at, b: kinds.len() as u32 };
        Ok(self.f.emit_list(Opcode::LandingPad, fl, ty, &self.ops, aux).into())
    }
    /// The pad that another stands within.
    fn parent_pad(&mut self, what: &str, none: bool) -> R<Value> {
        if !self.eat_word(K::within) {
            return self.fail(format!("expected 'within' after {what}"));
        }
        match self.kind() {
            T::LocalVar | T::LocalId => {}
            T::Word if none && self.is(K::none) => {}
            _ => return self.fail(format!("expected scope value for {what}")),
        }
        self.value(Type::TOKEN)
    }
    /// `catchswitch within %p [label %a] unwind to caller`: parent, handlers, unwind block when there is one. The flag
    /// `CLEANUP` says that the last operand is the unwind block.
    pub(super) fn catch_switch(&mut self) -> R<Read> {
        let parent = self.parent_pad("catchswitch", true)?;
        self.expect(T::LSquare, "expected '[' with catchswitch labels")?;
        self.ops.clear();
        self.ops.push(parent);
        loop {
            let b = self.block_operand()?;
            self.ops.push(b);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RSquare, "expected ']' after catchswitch labels")?;
        self.expect_word(K::unwind, "expected 'unwind' after catchswitch scope")?;
        let mut fl = 0;
        if self.eat_word(K::to) {
            self.expect_word(K::caller, "expected 'caller' in catchswitch")?;
        } else {
            let b = self.block_operand()?;
            self.ops.push(b);
            fl = flags::CLEANUP;
        }
        Ok(self.f.emit_list(Opcode::CatchSwitch, fl, Type::TOKEN, &self.ops, Aux::default()).into())
    }
    /// `catchpad within %s [...]`, `cleanuppad within %p [...]`: parent, arguments.
    pub(super) fn pad(&mut self, op: Opcode) -> R<Read> {
        let parent = self.parent_pad(op.text(), op == Opcode::CleanupPad)?;
        self.ops.clear();
        self.ops.push(parent);
        self.expect(T::LSquare, "expected '[' in catchpad/cleanuppad")?;
        while self.kind() != T::RSquare {
            if self.ops.len() > 1 {
                self.expect(T::Comma, "expected ',' in argument list")?;
            }
            let ty = self.ty()?;
            let v = if ty == Type::METADATA { self.metadata_value()? } else { self.value(ty)? };
            self.ops.push(v);
        }
        self.next();
        Ok(self.f.emit_list(op, 0, Type::TOKEN, &self.ops, Aux::default()).into())
    }
    pub(super) fn catch_ret(&mut self) -> R<Read> {
        self.expect_word(K::from, "expected 'from' after catchret")?;
        let v = self.value(Type::TOKEN)?;
        self.expect_word(K::to, "expected 'to' in catchret")?;
        let b = self.block_operand()?;
        Ok(self.f.emit(Opcode::CatchRet, 0, Type::VOID, [v, b], Aux::default()).into())
    }
    pub(super) fn cleanup_ret(&mut self) -> R<Read> {
        self.expect_word(K::from, "expected 'from' after cleanupret")?;
        let v = self.value(Type::TOKEN)?;
        self.expect_word(K::unwind, "expected 'unwind' in cleanupret")?;
        if self.eat_word(K::to) {
            self.expect_word(K::caller, "expected 'caller' in cleanupret")?;
            return Ok(self.f.emit(Opcode::CleanupRet, 0, Type::VOID, [v], Aux::default()).into());
        }
        let b = self.block_operand()?;
        Ok(self.f.emit(Opcode::CleanupRet, 0, Type::VOID, [v, b], Aux::default()).into())
    }
}
