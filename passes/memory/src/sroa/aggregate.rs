//! Loads and stores of whole structs and arrays through an alloca are taken apart into their leaves, and address computations from a
//! select or phi, or by a select or phi of constants, become selects and phis of addresses at constant offsets.

use super::metadata;
use super::values::common_align;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Ordering, Value, flags};

/// Leaves of one aggregate access that is taken apart.
const MAX_LEAVES: usize = 128;
/// Users of the address that are looked at.
const MAX_USERS: usize = 1 << 14;
/// Values of a phi that an address is computed for.
const MAX_INCOMING: usize = 32;

/// Walks the uses of `alloca` and takes apart what is found; whether anything changed.
pub fn split(func: &mut FuncMut<'_>, alloca: Inst) -> bool {
    let mut walk = Walk { work: Vec::new(), seen: Vec::new(), users: 0 };
    walk.enqueue(func, alloca);
    let mut changed = false;
    while let Some((inst, index)) = walk.work.pop() {
        if func.is_dead(inst) || walk.users > MAX_USERS {
            continue;
        }
        match func.op(inst) {
            Opcode::Load if func.types().is_aggregate(func.ty(inst)) => changed |= split_access(func, inst),
            Opcode::Store if index == 1 && func.types().is_aggregate(func.type_of(func.operand(inst, 0))) => {
                changed |= split_access(func, inst);
            }
            Opcode::GetElementPtr => {
                let unfolded = match unfold_select(func, inst) {
                    None => unfold_phi(func, inst),
                    unfolded => unfolded,
                };
                changed |= unfolded.is_some();
                walk.enqueue(func, unfolded.unwrap_or(inst));
            }
            Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Phi | Opcode::Select => walk.enqueue(func, inst),
            _ => {}
        }
    }
    changed
}

/// Users that are to be looked at.
struct Walk {
    work: Vec<(Inst, usize)>,
    /// Selects and phis that were met: they may be met again. Everything else has one address.
    seen: Vec<Inst>,
    users: usize,
}

impl Walk {
    fn enqueue(&mut self, func: &FuncMut<'_>, inst: Inst) {
        if matches!(func.op(inst), Opcode::Phi | Opcode::Select) {
            if self.seen.contains(&inst) || self.seen.len() > 256 {
                return;
            }
            self.seen.push(inst);
        }
        for usage in func.uses(Value::inst(inst)) {
            self.users += 1;
            self.work.push((func.user(usage), func.use_index(usage)));
        }
    }
}

/// A leaf of an aggregate: its path, type and offset.
struct Leaf {
    path: Vec<u32>,
    ty: Type,
    offset: u64,
}

/// The leaves of `ty` in order; `None` when there are too many, or one has no known size.
fn leaves(func: &FuncMut<'_>, ty: Type) -> Option<Vec<Leaf>> {
    let (types, layout) = (func.types(), func.layout());
    let mut leaves = Vec::new();
    // Depth first, with a stack of our own.
    let mut stack = vec![Leaf { path: Vec::new(), ty, offset: 0 }];
    while let Some(at) = stack.pop() {
        if types.is_aggregate(at.ty) {
            let count = types.num_elements(at.ty).unwrap_or(0);
            if count > MAX_LEAVES as u64 {
                return None;
            }
            for n in (0..count).rev() {
                let path = at.path.iter().copied().chain([n as u32]).collect();
                let offset = at.offset + layout.element_offset(types, at.ty, n);
                stack.push(Leaf { path, ty: types.element(at.ty, n)?, offset });
            }
        } else if types.vector(at.ty).is_some_and(|vector| vector.1) {
            // No address leads into a struct whose size is not known.
            return None;
        } else {
            leaves.push(at);
        }
        if leaves.len() > MAX_LEAVES {
            return None;
        }
    }
    Some(leaves)
}

fn split_access(func: &mut FuncMut<'_>, inst: Inst) -> bool {
    if func.flags(inst) & flags::VOLATILE != 0 || func.mem(inst).ordering != Ordering::NotAtomic {
        return false;
    }
    let is_load = func.op(inst) == Opcode::Load;
    let ptr = func.operand(inst, if is_load { 0 } else { 1 });
    let stored = func.operand(inst, 0);
    let ty = if is_load { func.ty(inst) } else { func.type_of(stored) };
    let Some(leaves) = leaves(func, ty) else { return false };
    let (align, ptr_ty) = (func.mem(inst).align.max(1), func.type_of(ptr));
    let mut whole = Value::poison(ty);
    for Leaf { path, ty: leaf, offset } in leaves {
        let align = common_align(align, offset);
        let indices: SmallVec<[Value; 8]> =
            [0].iter().chain(&path).map(|&index| func.consts_mut().add_i32(index)).collect();
        // Names are mostly not kept.
        let named = func.side().names.as_ref().map_or(&[][..], |_| &path[..]);
        let suffix: String = named.iter().map(|index| format!(".{index}")).collect();
        let base = if is_load { Value::inst(inst) } else { stored };
        let name = |func: &mut FuncMut<'_>, value: Value, what: &str| {
            if value.as_inst().is_some() && func.side().names.is_some() {
                func.name_after(value, base, &format!(".fca{suffix}.{what}"));
            }
        };
        let part = (!is_load).then(|| {
            let folded = if stored.is_constant() { func.folder().extract_value(stored, &path) } else { None };
            folded.unwrap_or_else(|| {
                let part = Builder::before(func, inst).extract_value(stored, &path, leaf);
                name(func, part, "extract");
                part
            })
        });
        let at = Builder::before(func, inst).gep(ty, ptr, &indices, ptr_ty, flags::INBOUNDS);
        name(func, at, "gep");
        if let Some(part) = part {
            let store = Builder::before(func, inst).store(part, at, align, 0);
            metadata::copy_alias_facts(func, Value::inst(store), inst, offset);
            metadata::copy_loop_facts(func, Value::inst(store), inst);
        } else {
            let load = Builder::before(func, inst).load(leaf, at, align, 0);
            name(func, load, "load");
            metadata::copy_alias_facts(func, load, inst, offset);
            metadata::copy_loop_facts(func, load, inst);
            whole = Builder::before(func, inst).insert_value(whole, load, &path);
            name(func, whole, "insert");
        }
    }
    if is_load {
        func.replace_all_uses(Value::inst(inst), whole);
    }
    func.erase(inst);
    true
}

/// `gep (select c, p, q), i -> select c, (gep p, i), (gep q, i)`, and the same for a select among the indices, or an `i1` that is
/// extended. All indices are constant then.
fn unfold_select(func: &mut FuncMut<'_>, gep: Inst) -> Option<Inst> {
    let mut chosen = None;
    for index in 0..func.num_operands(gep) {
        let value = func.operand(gep, index);
        let choice = value.as_inst().filter(|&inst| is_choice(func, inst, index > 0));
        match choice {
            Some(_) if chosen.is_some() => return None,
            Some(inst) => chosen = Some((inst, index)),
            None if index > 0 && func.consts().as_int(value).is_none() => return None,
            None => {}
        }
    }
    let (choice, place) = chosen?;
    let ty = func.ty(choice);
    let (condition, arms) = if func.op(choice) == Opcode::Select {
        (func.operand(choice, 0), [func.operand(choice, 1), func.operand(choice, 2)])
    } else {
        let bits = func.types().int_bits(ty)?;
        let one = func.consts_mut().add_int(ty, bits, 1);
        let zero = func.consts_mut().add_int(ty, bits, 0);
        (func.operand(choice, 0), [one, zero])
    };
    let mut made: SmallVec<[Value; 2]> = SmallVec::new();
    for arm in arms {
        let new = gep_with(func, gep, gep, place, arm);
        func.name_after(new, arm, ".sroa.gep");
        made.push(new);
    }
    let select = Builder::before(func, gep).select(condition, made[0], made[1], 0);
    func.name_after(select, Value::inst(choice), ".sroa.sel");
    func.replace_and_erase(gep, select);
    select.as_inst()
}

/// Whether `inst` is a select, of constants where it is an index; or an index of one bit.
fn is_choice(func: &FuncMut<'_>, inst: Inst, is_index: bool) -> bool {
    match func.op(inst) {
        Opcode::Select if func.types().is_vector(func.type_of(func.operand(inst, 0))) => false,
        Opcode::Select => !is_index || (1..3).all(|arm| func.consts().as_int(func.operand(inst, arm)).is_some()),
        Opcode::ZExt => is_index && func.type_of(func.operand(inst, 0)) == Type::I1,
        _ => false,
    }
}

/// `gep` with `value` as its operand `place`, before `at`.
fn gep_with(func: &mut FuncMut<'_>, gep: Inst, at: Inst, place: usize, value: Value) -> Value {
    let mut operands: SmallVec<[Value; 8]> = func.operands(gep).collect();
    operands[place] = value;
    let (elem, ty, fl) = (Type(func.aux(gep).a), func.ty(gep), func.flags(gep) & !flags::HAS_MD);
    if operands.iter().all(|operand| operand.is_constant())
        && let Some(folded) = func.folder().gep(elem, fl, operands[0], &operands[1..], ty)
    {
        return folded;
    }
    Builder::before(func, at).gep(elem, operands[0], &operands[1..], ty, fl)
}

/// `gep (phi p, q), i -> phi (gep p, i), (gep q, i)`, and the same for a phi of constants among the indices. The addresses are those of
/// arguments, constants and allocas of known size, which may be named in another address space, so they can be computed at the end of the
/// entry block.
fn unfold_phi(func: &mut FuncMut<'_>, gep: Inst) -> Option<Inst> {
    let is_phi = |func: &FuncMut<'_>, value: Value| value.as_inst().filter(|&inst| func.op(inst) == Opcode::Phi);
    let fixed = |func: &FuncMut<'_>, value: Value| match value.as_inst() {
        Some(inst) => {
            func.op(inst) == Opcode::Alloca
                && func.block_of(inst) == func.entry()
                && func.consts().as_int(func.operand(inst, 0)).is_some()
        }
        None => true,
    };
    let base = func.operand(gep, 0);
    let of_space = base.as_inst().filter(|&inst| func.op(inst) == Opcode::AddrSpaceCast);
    let mut chosen = is_phi(func, base).map(|phi| (phi, 0));
    let all_fixed = match chosen {
        Some((phi, _)) => func.phi_pairs(phi).all(|(value, _)| fixed(func, value)),
        None => fixed(func, of_space.map_or(base, |cast| func.operand(cast, 0))),
    };
    if !all_fixed {
        return None;
    }
    for index in 1..func.num_operands(gep) {
        let value = func.operand(gep, index);
        if let Some(phi) = is_phi(func, value) {
            let constants = func.phi_pairs(phi).all(|(value, _)| func.consts().as_int(value).is_some());
            if chosen.is_some() || !constants {
                return None;
            }
            chosen = Some((phi, index));
        } else {
            func.consts().as_int(value)?;
        }
    }
    let (phi, place) = chosen?;
    let pairs: SmallVec<[(Value, Block); 8]> = func.phi_pairs(phi).collect();
    if pairs.len() > MAX_INCOMING {
        return None;
    }
    let new = func.new_phi(func.block_of(phi), func.ty(gep));
    func.move_before(new, phi);
    func.set_loc(new, func.loc(phi));
    func.name_after(Value::inst(new), Value::inst(phi), ".sroa.phi");
    let end = func.terminator(func.entry());
    if let Some(cast) = of_space {
        // The alloca is there at the end of the entry block, the other name of it may not be.
        let (alloca, ty) = (func.operand(cast, 0), func.ty(cast));
        let named = Builder::before(func, end).cast(Opcode::AddrSpaceCast, alloca, ty, 0);
        func.set_operand(gep, 0, named);
    }
    let mut made: SmallVec<[(Block, Value); 8]> = SmallVec::new();
    for (value, from) in pairs {
        let address = match made.iter().find(|row| row.0 == from) {
            Some(row) => row.1,
            None => {
                let address = gep_with(func, gep, end, place, value);
                func.name_after(address, Value::inst(phi), ".sroa.gep");
                made.push((from, address));
                address
            }
        };
        func.add_incoming(new, address, from);
    }
    func.replace_and_erase(gep, Value::inst(new));
    Some(new)
}
