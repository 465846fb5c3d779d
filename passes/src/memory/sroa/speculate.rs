//! Loads through a select of two addresses become a select of two loads, when both addresses may be loaded from always.

use warpc_engine::ids::*;
use warpc_engine::ir::{Builder, FuncMut, Opcode, Ordering, Value, flags};

/// Turns selects between `a` and another alloca of sufficient size, used by plain loads only, into selects of values.
pub fn selects(f: &mut FuncMut<'_>, a: Inst) -> bool {
    let users: Vec<Inst> = f.uses(Value::inst(a)).map(|u| f.user(u)).filter(|&i| f.op(i) == Opcode::Select).collect();
    let mut changed = false;
    for s in users {
        if f.is_dead(s) || f.operand(s, 0) == Value::inst(a) {
            continue;
        }
        let (x, y) = (f.operand(s, 1), f.operand(s, 2));
        let loads: Vec<Inst> = f.uses(Value::inst(s)).map(|u| f.user(u)).collect();
        let fits = loads.iter().all(|&l| {
            f.op(l) == Opcode::Load
                && f.flags(l) & flags::VOLATILE == 0
                && f.mem(l).ordering == Ordering::NotAtomic
                && holds(f, x, f.ty(l))
                && holds(f, y, f.ty(l))
        });
        if !fits {
            continue;
        }
        for l in loads {
            let (ty, align) = (f.ty(l), f.mem(l).align);
            let c = f.operand(s, 0);
            let mut bld = Builder::before(f, l);
            let v = bld.load(ty, x, align, 0);
            let w = bld.load(ty, y, align, 0);
            let r = bld.select(c, v, w, 0);
            f.take_name(r, Value::inst(l));
            f.replace_and_erase(l, r);
        }
        f.erase(s);
        changed = true;
    }
    changed
}

/// Whether `p` is an alloca with room for a value of type `t`.
fn holds(f: &FuncMut<'_>, p: Value, t: Type) -> bool {
    let Some(i) = p.as_inst().filter(|&i| f.op(i) == Opcode::Alloca) else { return false };
    let dl = f.layout();
    let room = dl.alloc_size(f.types(), Type(f.aux(i).a));
    f.consts().as_int(f.operand(i, 0)).is_some_and(|n| n >= 1) && room >= dl.store_size(f.types(), t)
}
