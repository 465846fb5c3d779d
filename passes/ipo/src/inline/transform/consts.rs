//! Constants of one function as constants of another.

use smallvec::SmallVec;
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::value::Value;

/// Translates constant `value` of `from` into `to`. Iterative: operands first.
pub fn translate_const(from: &Consts, to: &mut Consts, memo: &mut Vec<Value>, value: Value) -> Value {
    let Some(root) = value.as_const() else { return value };
    if memo.len() < from.len() {
        memo.resize(from.len(), Value::NONE);
    }
    let mut stack = vec![root];
    while let Some(&c) = stack.last() {
        if memo[c.index()].is_some() {
            stack.pop();
            continue;
        }
        let before = stack.len();
        stack.extend(from.list(c).iter().filter_map(|o| o.as_const()).filter(|o| memo[o.index()].is_none()));
        if stack.len() > before {
            continue;
        }
        let list: SmallVec<[Value; 8]> =
            from.list(c).iter().map(|o| o.as_const().map_or(*o, |o| memo[o.index()])).collect();
        let row = *from.row(c);
        memo[c.index()] = match row.kind {
            // 64 bits never truncate: the payload is already in range.
            ConstKind::Int => to.add_int(row.ty, 64, row.payload),
            ConstKind::Float => to.add_float(row.ty, row.payload),
            ConstKind::WideInt => to.add_wide_int(row.ty, from.limbs(c).len() as u32 * 64, from.limbs(c)),
            ConstKind::WideFloat => to.add_wide_float(row.ty, [from.limbs(c)[0], from.limbs(c)[1]]),
            ConstKind::Null => to.add_null(row.ty),
            ConstKind::Zero => to.add_zero(row.ty),
            ConstKind::TokenNone => to.add_token_none(),
            ConstKind::Aggregate => to.add_aggregate(row.ty, &list, false),
            ConstKind::Splat => to.add_splat(row.ty, list[0]),
            ConstKind::Bytes => to.add_bytes(row.ty, from.bytes(c)),
            ConstKind::Expr => to.add_expr(row.ty, from.expr(c).expect("expression"), &list),
            ConstKind::BlockAddress | ConstKind::DsoLocalEquivalent | ConstKind::NoCfi | ConstKind::PtrAuth => {
                to.add_special(row.kind, row.ty, &list)
            }
        };
        stack.pop();
    }
    memo[root.index()]
}
