//! Promotes allocas whose loads find their value without a phi. It looks at the uses alone, whatever the size of the function.

use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Replaces all loads of promotable `alloca` and erases its stores, or changes nothing and returns `false`. `accesses` is
/// scratch memory.
pub fn promote(func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, alloca: Inst, accesses: &mut Vec<Inst>) -> bool {
    accesses.clear();
    let (mut store, mut stores, mut block) = (Inst::NONE, 0, None);
    let mut one_block = true;
    for u in func.uses(Value::inst(alloca)) {
        let inst = func.user(u);
        match func.op(inst) {
            Opcode::Store => {
                store = inst;
                stores += 1;
            }
            Opcode::Load => {}
            _ => continue,
        }
        let b = func.block_of(inst);
        one_block &= *block.get_or_insert(b) == b;
        accesses.push(inst);
    }
    if stores == accesses.len() {
        // Written, never read.
        accesses.drain(..).for_each(|inst| func.erase(inst));
        true
    } else if stores == 0 {
        let undef = Value::undef(Type(func.aux(alloca).a));
        accesses.drain(..).for_each(|inst| func.replace_and_erase(inst, undef));
        true
    } else if stores == 1 {
        let at = func.block_of(store);
        accesses.iter().for_each(|&inst| func.ensure_numbered(inst));
        let reached = |inst: Inst| match func.block_of(inst) {
            b if b == at => inst == store || func.comes_before(store, inst),
            b => cfg.is_reachable(b) && cfg.is_reachable(at) && dom.dominates(at, b),
        };
        // Before the store the memory has any value, so also that of the store, where it is one everywhere.
        let v = func.operand(store, 0);
        if !func.consts().is_well_defined(v) && !accesses.iter().all(|&inst| reached(inst)) {
            return false;
        }
        func.erase(store);
        accesses.drain(..).filter(|&inst| inst != store).for_each(|inst| super::replace_load(func, inst, v));
        true
    } else if one_block {
        // In a loop's body the first load may read what the last store wrote in the iteration before: that is left to the walk.
        accesses.iter().for_each(|&inst| func.ensure_numbered(inst));
        sort(func, accesses);
        if func.op(accesses[0]) != Opcode::Store {
            return false;
        }
        let mut value = Value::NONE;
        for inst in accesses.drain(..) {
            if func.op(inst) == Opcode::Store {
                value = func.operand(inst, 0);
                func.erase(inst);
            } else {
                super::replace_load(func, inst, value);
            }
        }
        true
    } else {
        false
    }
}

/// Puts instructions of one block in its order.
fn sort(func: &FuncMut<'_>, list: &mut [Inst]) {
    list.sort_unstable_by(|&x, &y| match (x == y, func.comes_before(x, y)) {
        (true, _) => std::cmp::Ordering::Equal,
        (_, true) => std::cmp::Ordering::Less,
        _ => std::cmp::Ordering::Greater,
    });
}
