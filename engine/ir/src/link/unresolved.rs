//! What a module uses and does not define.

use crate::body::{Body, POOLED};
use crate::ids::*;
use crate::module::Module;
use crate::value::Value;

/// Calls `visit` with every operand of the instructions and constants of `body`, some of them more than once.
pub fn each_operand(body: &Body, mut visit: impl FnMut(Value)) {
    for (head, ops) in body.insts.head.iter().zip(&body.insts.ops) {
        if head.n != POOLED {
            ops.0[..head.n as usize].iter().for_each(|&v| visit(Value(v)));
        }
    }
    body.side.pool.iter().for_each(|row| visit(row.value));
    body.side.consts.operands().iter().for_each(|&v| visit(v));
}

/// The symbols, in the order of their rows, whose names begin with `prefix`, which `module` declares and which something in it
/// uses: an instruction, a constant, an alias. One walk over the module when it declares any, else over its symbols.
pub fn uses_of_undefined(module: &Module, prefix: &[u8]) -> Vec<Global> {
    let tables = module.tables();
    let globals = module.globals();
    let mut undefined = vec![false; globals.len()];
    let mut any = false;
    for (row, symbol) in globals.sym().iter().enumerate() {
        let wanted = symbol.is_declaration() && !symbol.is_dead() && symbol.name.is_some();
        undefined[row] = wanted && tables.strings.get(symbol.name).starts_with(prefix);
        any |= undefined[row];
    }
    if !any {
        return Vec::new();
    }
    let mut used = vec![false; globals.len()];
    let mut visit = |value: Value| {
        if let Some(g) = value.as_global() {
            used[g.index()] = true;
        }
    };
    globals.parts().iter().for_each(|parts| visit(parts.init));
    for extra in &tables.extras {
        [extra.prefix, extra.prologue, extra.personality].into_iter().for_each(&mut visit);
    }
    (0..tables.consts.len()).for_each(|c| tables.consts.list(Const::new(c)).iter().for_each(|&v| visit(v)));
    for g in module.defined_functions() {
        if let Some(body) = module.body(g) {
            each_operand(body, &mut visit);
        }
    }
    (0..globals.len()).filter(|&row| undefined[row] && used[row]).map(Global::new).collect()
}
