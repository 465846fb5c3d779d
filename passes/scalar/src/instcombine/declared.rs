//! Variables that stay in memory are told by their values: a record that declares one in an alloca becomes records at its stores, loads
//! and calls, which folds may then follow.
//!
//! Rules are those of LLVM's `LowerDbgDeclare`: the alloca holds one scalar or vector and is not accessed as volatile. A store or load
//! of less than the variable says that its value is not known, or nothing. A call that is given the address may change what lies there,
//! so that from it on the variable is what lies at the address. Cost: linear in records and uses of their allocas.

use crate::repeated_records::drop_repeated_records;
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::debug_expression as expression;
use warpc_ir::dwarf::op;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::flags;
use warpc_ir::types::TypeKind;
use warpc_ir::{FuncMut, Opcode, Value};

/// Replaces declarations; returns whether there were some.
pub(super) fn lower_declarations(f: &mut FuncMut<'_>) -> bool {
    let is_declared = |r: &DbgRow| r.kind == DbgKind::Declare && !r.is_cleared() && r.value.as_inst().is_some();
    let rows: Vec<usize> = (0..f.side().dbg.len()).filter(|&row| is_declared(&f.side().dbg[row])).collect();
    let mut changed = false;
    for row in rows {
        let record = f.side().dbg[row];
        let Some(alloca) = record.value.as_inst().filter(|&at| is_scalar(f, at)) else { continue };
        let Some(list) = f.expression_elements(record.expr) else { continue };
        // Users in the order of the text, so that records do not depend on that of the use list.
        let mut users: Vec<(Inst, usize)> =
            f.uses(Value::inst(alloca)).map(|at| (f.user(at), f.use_index(at))).collect();
        let is_volatile = |&(user, _): &(Inst, usize)| {
            matches!(f.op(user), Opcode::Load | Opcode::Store) && f.flags(user) & flags::VOLATILE != 0
        };
        if users.iter().any(is_volatile) {
            continue;
        }
        users.sort_unstable_by_key(|&(user, index)| (user.index(), index));
        // Made once: nodes of a function are not compared with each other before they are the module's.
        let mut told = Told { record: f.value_record(record), list, alloca, through: Md::NONE };
        for (user, index) in users {
            told.tell_use(f, user, index);
        }
        f.clear_debug_records(&[row]);
        changed = true;
    }
    if changed {
        drop_repeated_records(f);
    }
    changed
}

/// Whether `alloca` is one of a single scalar or vector.
fn is_scalar(f: &FuncMut<'_>, alloca: Inst) -> bool {
    f.op(alloca) == Opcode::Alloca
        && f.consts().as_int(f.operand(alloca, 0)) == Some(1)
        && !matches!(
            f.types().kind(Type(f.aux(alloca).a)),
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_)
        )
}

/// What a declaration says of a variable in an alloca.
struct Told {
    /// The declaration as a record of a value.
    record: DbgRow,
    /// Its expression.
    list: expression::Elements,
    alloca: Inst,
    /// The expression of what lies at the address, once it was needed.
    through: Md,
}

impl Told {
    /// Adds the record of use `index` of the alloca by `user`, if it says something of the variable.
    fn tell_use(&mut self, f: &mut FuncMut<'_>, user: Inst, index: usize) {
        let record = self.record;
        match f.op(user) {
            Opcode::Store if index == 1 => {
                let value = f.operand(user, 0);
                let ty = f.type_of(value);
                let is_address = self.list[..] == [op::DEREF];
                let is_whole = is_address || self.list.first() != Some(&op::DEREF) && self.is_covered_by(f, ty);
                let value = if is_whole { value } else { Value::poison(ty) };
                f.side_mut().dbg.push(DbgRow { anchor: user, value, ty, ..record });
            }
            Opcode::Load if self.is_covered_by(f, f.ty(user)) => {
                let (anchor, value, ty) = (f.next(user), Value::inst(user), f.ty(user));
                f.add_first_debug_record(DbgRow { anchor, value, ty, ..record });
            }
            Opcode::Call => {
                let id = f.intrinsic_callee(user).and_then(|callee| f.intrins().get(callee).known());
                if !id.is_some_and(intrinsics::is_lifetime) {
                    let expr = self.what_lies_there(f);
                    f.side_mut().dbg.push(DbgRow { anchor: user, expr, ..record });
                }
            }
            _ => {}
        }
    }
    fn is_covered_by(&self, f: &FuncMut<'_>, ty: Type) -> bool {
        f.covers_variable(ty, &self.record, &self.list, self.alloca)
    }
    /// The expression of what lies at the address of the alloca.
    fn what_lies_there(&mut self, f: &mut FuncMut<'_>) -> Md {
        if self.through.is_none() {
            let mut through = expression::without_fragment(&self.list);
            through.push(op::DEREF);
            if let Some(part) = expression::fragment(&self.list) {
                through.extend([op::FRAGMENT, part.offset, part.bits]);
            }
            self.through = f.add_md(NewNode::Expression(through[..].into()));
        }
        self.through
    }
}
