//! Switches: dead cases, ranges.

use super::SimplifyCfg;
use super::terminator::remove_cases;
use super::util::*;
use crate::patterns as p;
use warpc_analysis::Values;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

impl SimplifyCfg {
    /// Rules for the switch that ends `block`.
    pub(super) fn switch(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let fired = self.equality(f, block, term)
            || self.range_to_compare(f, block, term)
            || self.dead_cases(f, block, term)
            || self.switch_to_select(f, block, term)
            || self.switch_to_map(f, block, term)
            || self.reduce_range(f, term)
            || self.hoist_from_cases(f, block, term)
            || self.equal_arms(f, block, term);
        fired && self.look_again()
    }

    /// Equal code at the start of all targets moves up.
    fn hoist_from_cases(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut targets: Vec<Block> = f.successors_of(term).collect();
        let n = targets.len();
        targets.sort_unstable();
        targets.dedup();
        if targets.len() != n || !(2..=16).contains(&n) {
            return false;
        }
        let targets: Vec<Block> = f.successors_of(term).collect();
        targets.iter().all(|&t| only_edge_from(f, t).is_some()) && self.hoist_common(f, block, &targets)
    }

    /// Cases the known bits of the condition rule out go; so does a default that cannot be reached.
    fn dead_cases(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let condition = f.operand(term, 0);
        let values = Values::new(f).at(term);
        let Some(known) = values.known_bits(condition) else { return false };
        let bits = values.width(f.type_of(condition)).unwrap_or(0);
        if bits == 0 || bits > 64 {
            return false;
        }
        let significant = bits - values.sign_bits(condition).min(bits) + 1;
        let dead = |v: u64| {
            let s = sign_extend(v, bits);
            let needs = 65 - if s < 0 { (!s).leading_zeros() } else { s.leading_zeros() };
            !known.admits(v as u128) || needs > significant
        };
        let mut any_dead = false;
        let mut n = 0;
        for k in (2..f.num_operands(term)).step_by(2) {
            let Some(v) = f.consts().as_int(f.operand(term, k)) else { return false };
            any_dead |= dead(v);
            n += 1;
        }
        let Some(default) = f.operand(term, 1).as_block() else { return false };
        if !any_dead {
            let unknown = bits - (known.zero | known.one).count_ones().min(bits);
            if f.op(f.first(default)) == Opcode::Unreachable || unknown >= 64 {
                return false;
            }
            let all = 1u64 << unknown;
            if n as u64 == all {
                self.default_unreachable(f, block, term, default, true);
                return true;
            }
            let legal = f.layout().native.iter().any(|&n| n >= bits);
            if n as u64 + 1 == all && legal && unknown == bits {
                let missing = (2..f.num_operands(term))
                    .step_by(2)
                    .filter_map(|k| f.consts().as_int(f.operand(term, k)))
                    .fold(0, |a, v| a ^ v);
                let ty = f.type_of(condition);
                let k = f.consts_mut().add_int(ty, bits, missing);
                f.push_operands(term, &[k, Value::block(default)]);
                if let Some(mut w) = weights(f, term) {
                    w.push(w[0]);
                    w[0] = 0;
                    set_weights(f, term, &w);
                }
                self.default_unreachable(f, block, term, default, false);
                return true;
            }
            return false;
        }
        let dropped = remove_cases(f, term, |f, v, _| f.consts().as_int(v).is_some_and(dead));
        remove_edges(f, dropped, block);
        true
    }

    /// The default of the switch becomes a block of its own that is `unreachable`.
    fn default_unreachable(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, default: Block, drop_edge: bool) {
        if drop_edge {
            remove_edge(f, default, block);
        }
        let at = f.prev_block(default);
        let dead = if at.is_some() { f.new_block_after(at) } else { f.new_block_after(block) };
        name_block(f, dead, block, ".unreachabledefault");
        append_unreachable(f, dead, Md::NONE);
        f.set_operand(term, 1, Value::block(dead));
    }

    /// Two targets, the cases of one of which are one contiguous range: `c - low <u n`.
    fn range_to_compare(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some(default) = f.operand(term, 1).as_block() else { return false };
        let dead_default = f.op(f.first(default)) == Opcode::Unreachable;
        let may_compare = self.options.switch_range_to_icmp
            || (self.gpu && dead_default && !is_loaded_from_slot(f, f.operand(term, 0)));
        if !may_compare || f.num_operands(term) < 6 {
            return false;
        }
        let ty = f.type_of(f.operand(term, 0));
        let Some(bits) = f.types().int_bits(ty).filter(|&n| n <= 64) else { return false };
        let mut sides: [(Option<Block>, Vec<(i64, usize)>); 2] =
            [((!dead_default).then_some(default), vec![]), (None, vec![])];
        for k in (2..f.num_operands(term)).step_by(2) {
            let to = f.operand(term, k + 1).as_block().expect("case target");
            let Some(v) = f.consts().as_int(f.operand(term, k)) else { return false };
            let Some(side) = sides.iter_mut().find(|s| s.0.is_none_or(|x| x == to)) else { return false };
            side.0 = Some(to);
            side.1.push((sign_extend(v, bits), k / 2));
        }
        let (Some(a), Some(z)) = (sides[0].0, sides[1].0) else { return false };
        let contiguous = |list: &mut Vec<(i64, usize)>| {
            list.sort_unstable();
            let n = list.len();
            n > 0 && list[n - 1].0.wrapping_sub(list[0].0) == n as i64 - 1
        };
        let (inside, outside, n) = if contiguous(&mut sides[0].1) {
            (a, z, 0)
        } else if contiguous(&mut sides[1].1) {
            (z, a, 1)
        } else {
            return false;
        };
        let (low, count) = (sides[n].1[0].0, sides[n].1.len() as u64);
        let w = weights(f, term).filter(|w| w.len() == f.num_operands(term) / 2).map(|w| {
            let part: u64 = sides[n].1.iter().map(|x| w[x.1]).sum();
            let rest: u64 = sides[1 - n].1.iter().map(|x| w[x.1]).sum();
            let (mut t, mut e) = (part, rest);
            if inside == default {
                t += w[0];
            } else if outside == default {
                e += w[0];
            }
            while t > u32::MAX as u64 || e > u32::MAX as u64 {
                (t, e) = (t >> 1, e >> 1);
            }
            [t, e]
        });
        let condition = f.operand(term, 0);
        let mut once = vec![inside, outside];
        for s in f.successors_of(term).collect::<Vec<_>>() {
            match once.iter().position(|&x| x == s) {
                Some(k) => {
                    once.remove(k);
                }
                None => f.swap_remove_phi_edge(s, block),
            }
        }
        let offset = f.consts_mut().add_int(ty, bits, (low as u64).wrapping_neg() & low_mask(bits));
        let limit = f.consts_mut().add_int(ty, bits, count);
        let whole = bits < 64 && count == 1 << bits;
        let mut bld = Builder::before(f, term);
        let off = if low == 0 || whole { condition } else { bld.binary(Opcode::Add, condition, offset, 0) };
        let cmp = if whole { bld.f.consts_mut().add_bool(true) } else { bld.icmp(IntPred::Ult, off, limit, Type::I1) };
        let br = bld.cond_br(cmp, inside, outside);
        if off != condition {
            f.derive_name(off, condition, ".off");
        }
        if let Some(names) = &mut f.side_mut().names
            && !whole
        {
            names.set_unique(cmp, b"switch");
        }
        if let Some(w) = w {
            set_weights(f, br, &w);
        }
        f.erase(term);
        true
    }
}

/// Whether `value` is loaded from a stack slot. When the slot is gone it is a phi, often of constants that lead every edge straight to its
/// target; a comparison of it would have been joined with others by then.
fn is_loaded_from_slot(f: &FuncMut<'_>, value: Value) -> bool {
    let slot = p::inst(f, value, Opcode::Load).map(|load| f.operand(load, 0));
    let bare = slot.map(|slot| p::inst(f, slot, Opcode::AddrSpaceCast).map_or(slot, |cast| f.operand(cast, 0)));
    bare.is_some_and(|slot| p::inst(f, slot, Opcode::Alloca).is_some())
}
