//! Debug records, and the debug intrinsics of older text, which become records.

use super::metadata::MdOperand;
use super::{K, Parser, R, Span, T};
use warpc_ir::body::{DbgKind, DbgRow, DebugCall, LocalMd};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::value::Value;

impl Parser<'_> {
    /// `#dbg_value(...)` with the `#` as current token. It precedes the next instruction.
    pub(super) fn debug_record(&mut self) -> R<()> {
        if self.seen_dbg_calls {
            return self.fail("debug record should not appear in a module containing debug info intrinsics");
        }
        self.seen_records = true;
        self.next();
        let kind = match self.word() {
            K::dbg_value => DbgKind::Value,
            K::dbg_declare => DbgKind::Declare,
            K::dbg_assign => DbgKind::Assign,
            K::dbg_label => DbgKind::Label,
            K::dbg_declare_value => DbgKind::DeclareValue,
            _ => return self.fail("expected debug record type here"),
        };
        self.next();
        self.expect(T::LParen, "Expected '(' here")?;
        let mut r = DbgRow::new(kind, Inst::new(self.f.num_insts()));
        if kind == DbgKind::Label {
            r.var = self.md_node()?;
            self.expect(T::Comma, "Expected ',' here")?;
        } else {
            (r.value, r.ty) = self.record_operand()?;
            self.expect(T::Comma, "Expected ',' here")?;
            r.var = self.md_node()?;
            self.expect(T::Comma, "Expected ',' here")?;
            r.expr = self.md_node()?;
            self.expect(T::Comma, "Expected ',' here")?;
            if kind == DbgKind::Assign {
                r.assign = self.md_node()?;
                self.expect(T::Comma, "Expected ',' here")?;
                (r.address, r.address_ty) = self.record_operand()?;
                self.expect(T::Comma, "Expected ',' here")?;
                r.address_expr = self.md_node()?;
                self.expect(T::Comma, "Expected ',' here")?;
            }
        }
        r.loc = self.md_node()?;
        self.expect(T::RParen, "Expected ')' here")?;
        self.f.side.dbg.push(r);
        Ok(())
    }
    /// The location of a record: a value (constants are the function's), a node or a list.
    fn record_operand(&mut self) -> R<(Value, Type)> {
        if !matches!(self.kind(), T::MetaVar | T::Exclaim) {
            let span = self.span();
            let ty = self.ty_or("expected metadata operand")?;
            if ty == Type::METADATA {
                return self.err(span, "invalid metadata-value-metadata roundtrip");
            }
            return Ok((self.value(ty)?, ty));
        }
        Ok(match self.md_operand()? {
            MdOperand::Node(m) => (Value::meta(m), Type::METADATA),
            MdOperand::List(n) => (Value::local_meta(n), Type::METADATA),
            MdOperand::Local(ty, v) => (v, ty),
        })
    }
    /// Turns a call of `@llvm.dbg.*` with these operands into a record; false when the operands are not of that form.
    pub(super) fn debug_call(&mut self, which: DebugCall, operands: &[Value], span: Span) -> R<bool> {
        if self.seen_records {
            return self.err(span, "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info");
        }
        let kind = which.record();
        let node = |v: Value| (v.tag() == Value::meta(Md(0)).tag()).then(|| Md(v.row()));
        let mut r = DbgRow::new(kind, Inst::new(self.f.num_insts()));
        match (kind, operands) {
            (DbgKind::Label, &[label]) => {
                let Some(m) = node(label) else { return Ok(false) };
                r.var = m;
            }
            (DbgKind::Declare, &[value, var, expr]) | (DbgKind::Value, &[value, var, expr]) => {
                let (Some(var), Some(expr)) = (node(var), node(expr)) else { return Ok(false) };
                (r.value, r.ty) = self.called_operand(value);
                (r.var, r.expr) = (var, expr);
            }
            // `llvm.dbg.value` had an offset once; one that is not zero says nothing of the variable itself.
            (DbgKind::Value, &[value, offset, var, expr]) => {
                let (Some(var), Some(expr)) = (node(var), node(expr)) else { return Ok(false) };
                self.drops_record = self.f.side.consts.as_int(offset) != Some(0);
                (r.value, r.ty) = self.called_operand(value);
                (r.var, r.expr) = (var, expr);
            }
            (DbgKind::Assign, &[value, var, expr, id, address, address_expr]) => {
                let (Some(var), Some(expr), Some(id), Some(ae)) = (node(var), node(expr), node(id), node(address_expr))
                else {
                    return Ok(false);
                };
                (r.value, r.ty) = self.called_operand(value);
                (r.var, r.expr, r.assign, r.address_expr) = (var, expr, id, ae);
                (r.address, r.address_ty) = self.called_operand(address);
            }
            _ => return Ok(false),
        }
        self.seen_dbg_calls = true;
        if which == DebugCall::Address {
            self.old_addresses.push(self.f.side.dbg.len() as u32);
        }
        self.f.side.dbg.push(r);
        Ok(true)
    }
    /// A metadata operand of a call as the operand of a record.
    fn called_operand(&mut self, value: Value) -> (Value, Type) {
        if value.tag() == Value::local_meta(0).tag()
            && let LocalMd::Value(ty, value) = self.f.side.local_md[value.row() as usize]
        {
            return (value, ty);
        }
        if value.tag() == Value::meta(Md(0)).tag()
            && let MdNode::Value(ty, c) = *self.b.tables.metadata.get(Md(value.row()))
            && let Some(c) = self.own_constant(ty, c)
        {
            return (c, ty);
        }
        (value, Type::METADATA)
    }
    /// A module-level constant as one of the function; `None` for kinds that stay metadata.
    fn own_constant(&mut self, ty: Type, value: Value) -> Option<Value> {
        let Some(k) = value.as_const() else { return Some(value) };
        let c = &self.b.tables.consts;
        if let Some(i) = c.int(k) {
            let bits = self.types().int_bits(ty)?;
            return Some(self.f.side.consts.add_int(ty, bits, i));
        }
        if let Some(f) = c.float_bits(k) {
            return Some(self.f.side.consts.add_float(ty, f));
        }
        if c.is_zero(value) {
            let in_function = std::mem::replace(&mut self.in_function, true);
            let z = self.zero(ty);
            self.in_function = in_function;
            return Some(z);
        }
        None
    }
}
