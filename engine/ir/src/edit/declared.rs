//! From records that declare a variable in memory to records of its values.

use crate::body::{DbgKind, DbgRow};
use crate::debug_expression as expression;
use crate::func::FuncMut;
use crate::ids::*;
use crate::new_metadata::NewNode;

impl FuncMut<'_> {
    /// `record` as one of a value. It keeps scope and place of inlining and has line 0, as no line of the source stands for it.
    pub fn value_record(&mut self, record: DbgRow) -> DbgRow {
        let loc = if record.loc.is_some() { self.add_md(NewNode::Scope { of: record.loc }) } else { record.loc };
        DbgRow { kind: DbgKind::Value, loc, ..record }
    }
    /// Whether a value of type `ty` is all that `record`, whose expression is `list`, describes in `alloca`.
    pub fn covers_variable(&self, ty: Type, record: &DbgRow, list: &[u64], alloca: Inst) -> bool {
        let tables = self.ctx().tables;
        let described = expression::fragment(list)
            .map(|part| part.bits)
            .or_else(|| expression::variable_bits(&tables.metadata, &tables.strings, record.var));
        let bits = |ty| self.layout().fixed_alloc_size(self.types(), ty).map(|bytes| bytes.saturating_mul(8));
        match (bits(ty), described.or_else(|| bits(Type(self.aux(alloca).a)))) {
            (Some(value), Some(variable)) => value >= variable,
            _ => false,
        }
    }
}
