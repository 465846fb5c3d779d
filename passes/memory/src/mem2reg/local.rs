//! Promotes allocas whose loads find their value without a phi. It looks at the uses alone, whatever the size of the function.

use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Replaces all loads of promotable `alloca` and erases its stores, or changes nothing and returns `false`. `accesses` is
/// scratch memory.
pub fn promote(f: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, alloca: Inst, accesses: &mut Vec<Inst>) -> bool {
    accesses.clear();
    let (mut store, mut stores, mut block) = (Inst::NONE, 0, None);
    let mut one_block = true;
    for u in f.uses(Value::inst(alloca)) {
        let inst = f.user(u);
        match f.op(inst) {
            Opcode::Store => {
                store = inst;
                stores += 1;
            }
            Opcode::Load => {}
            _ => continue,
        }
        let b = f.block_of(inst);
        one_block &= *block.get_or_insert(b) == b;
        accesses.push(inst);
    }
    if stores == accesses.len() {
        // Written, never read.
        accesses.drain(..).for_each(|inst| f.erase(inst));
        true
    } else if stores == 0 {
        let undef = Value::undef(Type(f.aux(alloca).a));
        accesses.drain(..).for_each(|inst| f.replace_and_erase(inst, undef));
        true
    } else if stores == 1 {
        let at = f.block_of(store);
        accesses.iter().for_each(|&inst| f.ensure_numbered(inst));
        let reached = |inst: Inst| match f.block_of(inst) {
            b if b == at => inst == store || f.comes_before(store, inst),
            b => cfg.is_reachable(b) && cfg.is_reachable(at) && dom.dominates(at, b),
        };
        if !accesses.iter().all(|&inst| reached(inst)) {
            return false;
        }
        let v = f.operand(store, 0);
        f.erase(store);
        accesses.drain(..).filter(|&inst| inst != store).for_each(|inst| f.replace_and_erase(inst, v));
        true
    } else if one_block {
        // In a loop's body the first load may read what the last store wrote in the iteration before: that is left to the walk.
        accesses.iter().for_each(|&inst| f.ensure_numbered(inst));
        sort(f, accesses);
        if f.op(accesses[0]) != Opcode::Store {
            return false;
        }
        let mut value = Value::NONE;
        for inst in accesses.drain(..) {
            if f.op(inst) == Opcode::Store {
                value = f.operand(inst, 0);
                f.erase(inst);
            } else {
                f.replace_and_erase(inst, value);
            }
        }
        true
    } else {
        false
    }
}

/// Puts instructions of one block in its order.
fn sort(f: &FuncMut<'_>, list: &mut [Inst]) {
    list.sort_unstable_by(|&x, &y| match (x == y, f.comes_before(x, y)) {
        (true, _) => std::cmp::Ordering::Equal,
        (_, true) => std::cmp::Ordering::Less,
        _ => std::cmp::Ordering::Greater,
    });
}
