//! Loads and stores of whole structs and arrays through an alloca are taken apart into their leaves.

use smallvec::{SmallVec, smallvec};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Ordering, Value, flags};

/// Leaves of one aggregate access that is taken apart.
const MAX_LEAVES: usize = 128;

/// Takes apart the aggregate loads and stores whose address is `alloca` or a constant offset from it.
pub fn split(func: &mut FuncMut<'_>, alloca: Inst) -> bool {
    let mut work: SmallVec<[Inst; 16]> = smallvec![alloca];
    let mut found = Vec::new();
    while let Some(p) = work.pop() {
        for u in func.uses(Value::inst(p)) {
            let inst = func.user(u);
            match func.op(inst) {
                Opcode::GetElementPtr if func.use_index(u) == 0 => work.push(inst),
                Opcode::Load if func.types().is_aggregate(func.ty(inst)) => found.push(inst),
                Opcode::Store
                    if func.use_index(u) == 1 && func.types().is_aggregate(func.type_of(func.operand(inst, 0))) =>
                {
                    found.push(inst)
                }
                _ => {}
            }
        }
        if found.len() > 4096 {
            return false;
        }
    }
    found.sort_unstable();
    let mut changed = false;
    for inst in found {
        if func.flags(inst) & flags::VOLATILE == 0 && func.mem(inst).ordering == Ordering::NotAtomic {
            changed |= split_access(func, inst);
        }
    }
    changed
}

fn split_access(func: &mut FuncMut<'_>, inst: Inst) -> bool {
    let is_load = func.op(inst) == Opcode::Load;
    let ptr = func.operand(inst, if is_load { 0 } else { 1 });
    let ty = if is_load { func.ty(inst) } else { func.type_of(func.operand(inst, 0)) };
    let mut leaves: Vec<(Vec<u32>, Type, u64)> = Vec::new();
    // Depth-first with an explicit stack: path, type, offset.
    let mut stack = vec![(Vec::new(), ty, 0u64)];
    while let Some((path, t, off)) = stack.pop() {
        let types = func.types();
        if types.is_aggregate(t) {
            let n = types.num_elements(t).unwrap_or(0);
            if n > MAX_LEAVES as u64 {
                return false;
            }
            for k in (0..n).rev() {
                let mut sub = path.clone();
                sub.push(k as u32);
                let e = types.element(t, k).expect("element");
                stack.push((sub, e, off + func.layout().element_offset(types, t, k)));
            }
        } else if types.vector(t).is_some_and(|v| v.1) {
            // No address leads into a struct whose size is not known.
            return false;
        } else {
            leaves.push((path, t, off));
        }
        if leaves.len() > MAX_LEAVES {
            return false;
        }
    }
    let align = func.mem(inst).align.max(1);
    let alias = alias_facts(func, inst);
    let ptr_ty = func.type_of(ptr);
    let mut whole = Value::poison(ty);
    for (path, t, off) in leaves {
        let mut indices = vec![func.consts_mut().add_i32(0)];
        for &k in &path {
            indices.push(func.consts_mut().add_i32(k));
        }
        let at = Builder::before(func, inst).gep(ty, ptr, &indices, ptr_ty, flags::INBOUNDS);
        let align = if off == 0 { align } else { align.min(1 << off.trailing_zeros()) };
        if is_load {
            let v = Builder::before(func, inst).load(t, at, align, 0);
            func.write_attachments(v.as_inst().expect("load"), &alias);
            whole = Builder::before(func, inst).insert_value(whole, v, &path);
        } else {
            let v = func.operand(inst, 0);
            let folded = if v.is_constant() { func.folder().extract_value(v, &path) } else { None };
            let part = folded.unwrap_or_else(|| Builder::before(func, inst).extract_value(v, &path, t));
            let st = Builder::before(func, inst).store(part, at, align, 0);
            func.write_attachments(st, &alias);
        }
    }
    if is_load {
        func.replace_all_uses(Value::inst(inst), whole);
    }
    func.erase(inst);
    true
}

/// What the attachments of access `inst` say of aliasing and of its loop: that holds of its parts too.
fn alias_facts(func: &FuncMut<'_>, inst: Inst) -> Vec<(Str, Md)> {
    if func.flags(inst) & flags::HAS_MD == 0 {
        return Vec::new();
    }
    let strings = &func.ctx().tables.strings;
    let kept = |k: &[u8]| matches!(k, b"tbaa" | b"alias.scope" | b"noalias" | b"llvm.access.group" | b"nontemporal");
    func.attachments(inst).filter(|r| kept(strings.get(r.kind))).map(|r| (r.kind, r.node)).collect()
}
