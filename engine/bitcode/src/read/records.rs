//! Debug records. In the file they follow the instruction that they stand before.

use super::error::{Cause, Part};
use super::function::{Last, Words};
use super::metadata::Entry;
use super::reader::Reader;
use crate::codes::function as code;
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::ids::*;

impl Reader {
    /// `[location, label]` or `[location, variable, expression, value, (id, address expression, address)?]`
    pub(super) fn debug_record(&mut self, code: u32, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "debug record");
        if self.seen_dbg_calls {
            return Err(Cause::Record("debug record beside debug intrinsics:"));
        }
        let Last::Inst(anchor) = self.func.last else { return w.bad() };
        self.seen_records = true;
        let loc = w.next()?;
        let loc = self.md_only_node(loc)?;
        if code == code::DEBUG_RECORD_LABEL {
            let label = w.next()?;
            self.label_record(anchor, label)?;
        } else {
            let (var, expr) = (w.next()?, w.next()?);
            let kind = match code {
                code::DEBUG_RECORD_DECLARE => DbgKind::Declare,
                code::DEBUG_RECORD_DECLARE_VALUE => DbgKind::DeclareValue,
                code::DEBUG_RECORD_ASSIGN => DbgKind::Assign,
                _ => DbgKind::Value,
            };
            if code == code::DEBUG_RECORD_VALUE_SIMPLE {
                let v = self.operand(&mut w)?;
                let (var, expr) = (self.md_only_node(var)?, self.md_only_node(expr)?);
                let row = DbgRow { value: v.value, ty: v.ty, var, expr, ..DbgRow::new(kind, anchor) };
                self.f.side.dbg.push(row);
            } else {
                let value = w.next()?;
                if !self.variable_record(kind, anchor, value, var, expr)? {
                    return w.bad();
                }
            }
            if kind == DbgKind::Assign {
                let (id, address_expr, address) = (w.next()?, w.next()?, w.next()?);
                self.assign_parts(id, address, address_expr)?;
            }
        }
        if let Some(row) = self.f.side.dbg.last_mut() {
            row.loc = loc;
        }
        w.end()
    }
    /// A record of a label.
    pub(super) fn label_record(&mut self, anchor: Inst, label: u64) -> Part<bool> {
        let var = self.md_only_node(label)?;
        self.f.side.dbg.push(DbgRow { var, ..DbgRow::new(DbgKind::Label, anchor) });
        Ok(true)
    }
    /// A record of a variable; whether variable and expression are nodes.
    pub(super) fn variable_record(
        &mut self,
        kind: DbgKind,
        anchor: Inst,
        value: u64,
        var: u64,
        expr: u64,
    ) -> Part<bool> {
        let is_node =
            |r: &Self, id: u64| !matches!(r.md.entries.get(id as usize), Some(e) if !matches!(e, Entry::Node(_)));
        if !is_node(self, var) || !is_node(self, expr) {
            return Ok(false);
        }
        let (value, ty) = self.md_location(value)?;
        let (var, mut expr) = (self.md_only_node(var)?, self.md_only_node(expr)?);
        if kind == DbgKind::Declare && self.md.old.expressions && value.as_arg().is_some() {
            expr = self.without_deref(expr);
        }
        self.f.side.dbg.push(DbgRow { value, ty, var, expr, ..DbgRow::new(kind, anchor) });
        Ok(true)
    }
    /// What an assignment has beyond a value, for the record added last.
    pub(super) fn assign_parts(&mut self, id: u64, address: u64, address_expr: u64) -> Part<bool> {
        let (address, address_ty) = self.md_location(address)?;
        let (assign, address_expr) = (self.md_only_node(id)?, self.md_only_node(address_expr)?);
        if let Some(row) = self.f.side.dbg.last_mut() {
            (row.assign, row.address, row.address_ty, row.address_expr) = (assign, address, address_ty, address_expr);
        }
        Ok(true)
    }
}
