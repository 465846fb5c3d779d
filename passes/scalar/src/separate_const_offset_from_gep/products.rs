//! One product for addresses of several bases whose index counts in the same bytes. Only extended indices: their product is one
//! wide multiplication, and the extension goes.

use super::{Term, terms_of};
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};

/// An address with one variable index.
struct Row {
    term: Term,
    base: Value,
    inst: Inst,
}

/// Addresses of different bases with one index and scale add a common product, which is made where the index is.
pub(super) fn share(f: &mut FuncMut<'_>) -> bool {
    let mut rows: Vec<Row> = Vec::new();
    for b in f.block_order() {
        for i in f.block_insts(b) {
            if f.op(i) == Opcode::GetElementPtr && f.num_operands(i) == 2 {
                let mut term = None;
                let bytes = terms_of(f, i, |t| term = Some(t));
                if let (Some(0), Some(term)) = (bytes, term.filter(|t: &Term| t.scale > 1 && is_extended(f, t.index))) {
                    rows.push(Row { term, base: f.operand(i, 0), inst: i });
                }
            }
        }
    }
    rows.sort_by_key(|r| (r.term.index.0, r.term.scale));
    let mut changed = false;
    for group in rows.chunk_by(|a, b| a.term == b.term) {
        let Row { term, base, .. } = group[0];
        if group.iter().all(|r| r.base == base) {
            continue;
        }
        let Some(at) = term.index.as_inst().map(|j| f.next(j)) else { continue };
        let scale = f.consts_mut().add_i64(term.scale as u64);
        let product = Builder::before(f, at).binary(Opcode::Mul, term.index, scale, 0);
        let byte = f.int_type(8);
        for r in group {
            f.set_operand(r.inst, 1, product);
            let aux = f.aux(r.inst);
            f.set_aux(r.inst, Aux { a: byte.0, ..aux });
        }
        changed = true;
    }
    changed
}

/// Whether `value` is a number of 32 bits extended to 64.
fn is_extended(f: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|i| {
        let from = || f.type_of(f.operand(i, 0));
        matches!(f.op(i), Opcode::SExt | Opcode::ZExt) && f.ty(i) == Type::I64 && from() == Type::I32
    })
}
