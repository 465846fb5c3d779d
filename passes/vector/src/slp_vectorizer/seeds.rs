//! Where trees may start: whether a function has a seed at all, phis in groups, lanes that are put into one vector.

use super::lanes::{is_lane, lane_bits};
use super::tree::MAX_LANES;
use super::{Settings, reduce};
use crate::operator::Operator;
use smallvec::SmallVec;
use std::cmp::Ordering;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};

/// Phis of a block that are put into groups.
const PHIS: usize = 1024;
/// Incoming values by which phis are compared.
const PAIRS: usize = 32;

/// A phi of a block, and what decides whether it goes with others.
struct PhiRow {
    ty: Type,
    phi: Inst,
    /// By incoming value: kind and opcode.
    shape: SmallVec<[(u8, u32); 4]>,
}

/// Phis of `block` by type, those with equal shapes next to each other: groups, each with the number of its type.
pub(super) fn phi_groups(func: &Func<'_>, settings: &Settings, block: Block) -> Vec<(u32, Vec<Inst>)> {
    let mut rows: Vec<PhiRow> = Vec::new();
    for phi in func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).take(PHIS) {
        if is_lane(func, func.ty(phi), settings.may_be_vectors) && func.phi_len(phi) <= PAIRS {
            let shape = func.phi_pairs(phi).map(|(value, _)| shape_of(func, value)).collect();
            rows.push(PhiRow { ty: func.ty(phi), phi, shape });
        }
    }
    rows.sort_by(|a, b| a.ty.cmp(&b.ty).then_with(|| a.shape.cmp(&b.shape)));
    let mut groups: Vec<(u32, Vec<Inst>)> = Vec::new();
    let mut last: Option<&PhiRow> = None;
    for row in &rows {
        let ordering = last.map(|last| (last.ty.cmp(&row.ty), last.shape.cmp(&row.shape)));
        match (ordering, groups.last_mut()) {
            (Some((Ordering::Equal, Ordering::Equal)), Some(group)) => group.1.push(row.phi),
            (Some((Ordering::Equal, _)), Some(&mut (number, _))) => groups.push((number, vec![row.phi])),
            _ => groups.push((groups.len() as u32, vec![row.phi])),
        }
        last = Some(row);
    }
    groups
}

/// Instructions first, by opcode; then constants, arguments, and what is not defined.
fn shape_of(func: &Func<'_>, value: Value) -> (u8, u32) {
    match value.as_inst() {
        Some(inst) => (0, func.op(inst) as u32),
        None if value.is_undef_or_poison() => (3, 0),
        None if value.is_constant() => (1, 0),
        None => (2, 0),
    }
}

/// Whether any block has what trees grow from: a lane that is put into a vector, operations of a reduction, two phis of one type, or
/// as many narrow stores of one width as a vector has lanes. One walk over opcodes, so that most functions are left before anything is built.
pub(super) fn has_seed(func: &Func<'_>, settings: &Settings) -> bool {
    let (least_bits, most_bits) = settings.register_bits;
    let narrow_bits = |ty: Type| {
        let is_lane = is_lane(func, ty, settings.may_be_vectors);
        lane_bits(func, ty).filter(|bits| is_lane && 2 * bits.max(&1) <= most_bits)
    };
    let mut phis: SmallVec<[Type; 4]> = SmallVec::new();
    // Widths of the narrow stores of a block, and how many there are.
    let mut stores: SmallVec<[(u32, u32); 4]> = SmallVec::new();
    func.block_order().any(|block| {
        phis.clear();
        stores.clear();
        let mut operations = 0;
        func.block_insts(block).any(|inst| match func.op(inst) {
            _ if settings.target.reduces(func, func.ty(inst)) && Operator::of(func, inst).is_some() => {
                operations += 1;
                operations + 1 >= reduce::LEAVES
            }
            Opcode::InsertElement => true,
            Opcode::Phi => {
                let ty = func.ty(inst);
                let is_second = phis.contains(&ty);
                let fits = settings.target.phi_lanes(func, ty, settings.register_bits.1) > 1;
                if !is_second && fits && is_lane(func, ty, settings.may_be_vectors) {
                    phis.push(ty);
                }
                is_second
            }
            Opcode::Store => {
                let Some(bits) = narrow_bits(func.type_of(func.operand(inst, 0))) else { return false };
                let at = stores.iter().position(|row| row.0 == bits).unwrap_or_else(|| {
                    stores.push((bits, 0));
                    stores.len() - 1
                });
                stores[at].1 += 1;
                stores[at].1 >= (least_bits / bits.max(1)).max(2)
            }
            _ => false,
        })
    })
}

/// Whether `insert` is only put into by another insertion of its block.
pub(super) fn is_part_of_list(func: &Func<'_>, insert: Inst) -> bool {
    func.has_one_use(insert.into())
        && func.uses(insert.into()).all(|u| {
            let user = func.user(u);
            func.op(user) == Opcode::InsertElement
                && func.use_index(u) == 0
                && func.block_of(user) == func.block_of(insert)
        })
}

/// The lanes that `root` puts together and the insertions, the last of which it is: every lane once, into a vector that has none.
pub(super) fn list_of(
    func: &Func<'_>,
    root: Inst,
    max_lanes: u32,
) -> Option<(SmallVec<[Value; MAX_LANES]>, Vec<Inst>)> {
    let (len, scalable, _) = func.types().vector(func.ty(root))?;
    if scalable || len < 2 || len > max_lanes || !len.is_power_of_two() {
        return None;
    }
    let mut lanes: SmallVec<[Value; MAX_LANES]> = smallvec::smallvec![Value::NONE; len as usize];
    let mut inserts = Vec::new();
    let mut at = root;
    loop {
        let index = facts::int_constant(func, func.operand(at, 2)).filter(|&index| index < len as u128)? as usize;
        if lanes[index] != Value::NONE {
            return None;
        }
        lanes[index] = func.operand(at, 1);
        inserts.push(at);
        let into = func.operand(at, 0);
        if into.is_undef_or_poison() {
            break;
        }
        at = into.as_inst().filter(|&i| func.op(i) == Opcode::InsertElement && is_part_of_list(func, i))?;
    }
    inserts.reverse();
    lanes.iter().all(|&lane| lane != Value::NONE).then_some((lanes, inserts))
}
