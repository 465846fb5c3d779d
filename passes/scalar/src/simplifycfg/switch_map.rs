//! Switches that choose constants by a computation from the number of the case, instead of by branches.
//!
//! The cases of a switch, counted from the least one, and the results of the default in the gaps make a table for each phi. A table
//! is replaced by ([`Replacement`]): the one value that it holds; a linear function of the index; or the bits of one integer that
//! hold all of it, shifted by the index. An index outside the table goes to the default by a comparison before the computation; a
//! gap for which the default has no constant goes there by a bit of a mask.
//!
//! `switch-to-arithmetic` allows the first two, `switch-to-lookup` all of them. Tables in memory are not made: functions cannot add
//! variables to their module.

use super::SimplifyCfg;
use super::case_results::{Results, erase_switch, results_of};
use super::util::*;
use warpc_analysis::Values;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value, flags};

/// Per cent of a table that cases fill at least, where it does not fit in a register.
const MIN_DENSITY: u64 = 40;
/// Entries of a table that are looked at.
const MAX_ENTRIES: u64 = 4096;

/// What stands for a table.
pub(super) enum Replacement {
    /// All entries are this value.
    Single(Value),
    /// Entry `n` is `n * multiplier + offset`; `nsw`: no step of that overflows as signed numbers.
    Linear { multiplier: u64, offset: u64, nsw: bool },
    /// The entries lie in `all`, the first one lowest, in `width` bits together.
    Bits { all: u64, width: u32 },
}

/// A table as the cases of a switch lay it out.
struct Layout {
    /// Case of the first entry; the condition itself is the index if `direct`.
    first: u64,
    direct: bool,
    entries: u64,
    /// Gaps hold what the default has; poison where `poison_gaps`.
    poison_gaps: bool,
    /// Other values than those of the table may come.
    checked: bool,
    /// A mask tells gaps, for which the default has no constants, from cases.
    masked: bool,
    /// Width of the condition.
    bits: u32,
    /// The distance of the least from the greatest case does not overflow, and there are no other values.
    nsw: bool,
}

impl SimplifyCfg {
    /// Replaces switch `term`, the end of `block`, by computations of what it chooses.
    pub(super) fn switch_to_map(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let options = self.options;
        let count = f.num_operands(term) / 2 - 1;
        if !(options.switch_to_lookup || options.switch_to_arithmetic) || count < 3 {
            return false;
        }
        let Some(results) = results_of(f, block, term) else { return false };
        let Some(layout) = lay_out(f, term, &results) else { return false };
        if layout.masked && !options.switch_to_lookup {
            return false;
        }
        let mut replacements = Vec::with_capacity(results.phis.len());
        for n in 0..results.phis.len() {
            let Some(replacement) = replacement_of(f, &results, &layout, n) else { return false };
            if matches!(replacement, Replacement::Bits { .. }) && !options.switch_to_lookup {
                return false;
            }
            replacements.push(replacement);
        }
        replace(f, block, term, &results, &layout, &replacements);
        true
    }
}

/// Whether an integer of the target has `bits` bits or more.
fn fits(f: &FuncMut<'_>, bits: u64) -> bool {
    bits <= 64 && f.layout().native.iter().any(|&native| u64::from(native) >= bits)
}

/// Whether a table of `entries` values of type `ty` fits in a register.
fn table_fits(f: &FuncMut<'_>, entries: u64, ty: Type) -> bool {
    f.types().int_bits(ty).is_some_and(|bits| entries < 1 << 32 && fits(f, entries * u64::from(bits)))
}

/// Whether the target has registers for values of type `ty`. Without a target nothing is legal.
fn is_legal(f: &FuncMut<'_>, ty: Type) -> bool {
    let known = !f.ctx().str(f.ctx().tables.triple).is_empty();
    let scalar = matches!(ty, Type::FLOAT | Type::DOUBLE) || f.types().is_ptr(ty);
    known && (scalar || f.types().int_bits(ty).is_some_and(|bits| f.layout().is_native(bits)))
}

/// The table of the cases of switch `term`; none if it would be too large.
fn lay_out(f: &mut FuncMut<'_>, term: Inst, results: &Results) -> Option<Layout> {
    let condition = f.operand(term, 0);
    let bits = f.types().int_bits(f.type_of(condition)).filter(|&bits| bits <= 64)?;
    let mask = low_mask(bits);
    let cases: Vec<i64> = results
        .cases
        .iter()
        .map(|case| f.consts().as_int(case.0).map(|n| sign_extend(n, bits)))
        .collect::<Option<_>>()?;
    let (least, greatest) = (*cases.iter().min()?, *cases.iter().max()?);
    let types: Vec<Type> = results.phis.iter().map(|&phi| f.ty(phi)).collect();
    let all_fit = |f: &FuncMut<'_>, entries: u64| types.iter().all(|&ty| table_fits(f, entries, ty));
    let has_default = results.default.is_some();
    let direct = least == 0
        || least > 0 && has_default && (greatest as u64).checked_add(1).is_some_and(|entries| all_fit(f, entries));
    let first = if direct { 0 } else { least as u64 & mask };
    let mut entries = ((greatest as u64).wrapping_sub(first) & mask).checked_add(1)?;
    let count = cases.len() as u64;
    let gaps = count < entries;
    let poison_gaps = gaps && !has_default;
    let masked = poison_gaps && !results.dead_default;
    if masked && (count < 4 || !fits(f, entries)) {
        return None;
    }
    // A table is built anyway where it fits, else of types that the target has and where cases fill most of it.
    let legal = types.iter().all(|&ty| is_legal(f, ty));
    if entries > MAX_ENTRIES || !all_fit(f, entries) && (!legal || count * 100 < entries * MIN_DENSITY) {
        return None;
    }
    let mut reachable = !results.dead_default;
    if direct && has_default {
        // All values that the condition can have are entries: no comparison.
        let above = Values::new(f).at(term).unsigned_range(condition).map(|(_, greatest)| greatest + 1);
        if let Some(above) = above.filter(|&above| above <= u128::from(mask)).map(|above| above as u64)
            && all_fit(f, above)
        {
            entries = entries.max(above);
            reachable = false;
        }
    }
    let covered = bits < 64 && entries == 1 << bits;
    let distance = greatest.checked_sub(least).filter(|&distance| sign_extend(distance as u64, bits) == distance);
    Some(Layout {
        first,
        direct,
        entries,
        poison_gaps,
        checked: reachable && !covered,
        masked,
        bits,
        nsw: results.dead_default && distance.is_some(),
    })
}

/// What stands for the table of phi `n`.
fn replacement_of(f: &FuncMut<'_>, results: &Results, layout: &Layout, n: usize) -> Option<Replacement> {
    let ty = f.ty(results.phis[n]);
    let gap = match &results.default {
        Some(values) if !layout.poison_gaps => values[n],
        _ => Value::poison(ty),
    };
    let mut table = vec![gap; layout.entries as usize];
    for (case, values) in &results.cases {
        let index = f.consts().as_int(*case)?.wrapping_sub(layout.first) & low_mask(layout.bits);
        table[index as usize] = values[n];
    }
    let mut values = table.iter().copied().filter(|v| !v.is_poison());
    let first = values.next();
    if values.all(|v| Some(v) == first) {
        return Some(Replacement::Single(first.unwrap_or(gap)));
    }
    let bits = f.types().int_bits(ty).filter(|&bits| bits <= 64)?;
    // An entry that is poison may be anything: it is what the first case chooses.
    let number = |v: Value| f.consts().as_int(if v.is_poison() { results.cases[0].1[n] } else { v });
    let numbers: Option<Vec<u64>> = table.iter().map(|&v| number(v)).collect();
    if let Some(linear) = numbers.filter(|_| !table[0].is_poison()).and_then(|numbers| linear(&numbers, bits)) {
        return Some(linear);
    }
    if !table_fits(f, layout.entries, ty) {
        return None;
    }
    let mut all = 0;
    for &v in table.iter().rev() {
        let number = if v.is_undef_or_poison() { 0 } else { f.consts().as_int(v)? };
        all = if bits == 64 { number } else { all << bits | number };
    }
    Some(Replacement::Bits { all, width: layout.entries as u32 * bits })
}

/// The linear function of the index that `numbers` of `bits` bits are, if they are one.
fn linear(numbers: &[u64], bits: u32) -> Option<Replacement> {
    let (mask, offset) = (low_mask(bits), numbers[0]);
    let multiplier = numbers[1].wrapping_sub(offset) & mask;
    let signed = |n: u64| sign_extend(n, bits);
    let mut monotonic = true;
    for pair in numbers.windows(2) {
        if pair[1].wrapping_sub(pair[0]) & mask != multiplier {
            return None;
        }
        monotonic &= (signed(multiplier) > 0) == (signed(pair[1]) > signed(pair[0]));
    }
    let last = numbers.len() as i64 - 1;
    let product = signed(multiplier).checked_mul(last);
    let holds = |n: i64| signed(n as u64) == n;
    let nsw = monotonic && holds(last) && product.is_some_and(holds);
    Some(Replacement::Linear { multiplier, offset, nsw })
}

/// Puts `replacements` in place of switch `term`, the end of `block`.
fn replace(
    f: &mut FuncMut<'_>,
    block: Block,
    term: Inst,
    results: &Results,
    layout: &Layout,
    replacements: &[Replacement],
) {
    let Some(default) = f.operand(term, 1).as_block() else { return };
    let (condition, loc) = (f.operand(term, 0), f.loc(term));
    let ty = f.type_of(condition);
    let index = index_of(f, term, condition, layout);
    let lookup = block_before(f, results.join, "switch.lookup");
    let first = lookup;
    if layout.masked {
        name(f, Value::block(first), "switch.hole_check");
    }
    if layout.checked {
        let entries = f.consts_mut().add_int(ty, layout.bits, layout.entries);
        let mut bld = Builder::before(f, term);
        bld.loc = loc;
        let inside = bld.icmp(IntPred::Ult, index, entries, Type::I1);
        let br = bld.cond_br(inside, first, default);
        if let Some(w) = weights(f, term).filter(|w| w.len() > results.cases.len()) {
            set_weights(f, br, &[w[1..].iter().sum(), w[0]]);
        }
    } else {
        let mut bld = Builder::before(f, term);
        bld.loc = loc;
        bld.br(first);
    }
    let mut last = first;
    if layout.masked {
        last = block_before(f, results.join, "switch.lookup");
        ask_mask(f, first, last, default, index, results, layout, loc);
        add_edge_like(f, default, first, block);
    }
    if !layout.checked {
        f.swap_remove_phi_edge(default, block);
    }
    let values: Vec<Value> = results
        .phis
        .iter()
        .zip(replacements)
        .map(|(&phi, replacement)| {
            let ty = f.ty(phi);
            computed(f, last, index, ty, replacement, loc)
        })
        .collect();
    for (&phi, value) in results.phis.iter().zip(values) {
        f.add_incoming(phi, value, last);
    }
    append_br(f, last, results.join, loc);
    // The edge to the default is gone or belongs to the comparison; those of the cases go.
    erase_switch(f, block, term, &[default]);
}

/// The condition, counted from the first entry.
fn index_of(f: &mut FuncMut<'_>, term: Inst, condition: Value, layout: &Layout) -> Value {
    if layout.direct {
        return condition;
    }
    let ty = f.type_of(condition);
    let first = f.consts_mut().add_int(ty, layout.bits, layout.first);
    let loc = f.loc(term);
    let mut bld = Builder::before(f, term);
    bld.loc = loc;
    let index = bld.binary(Opcode::Sub, condition, first, if layout.nsw { flags::NSW } else { 0 });
    name(f, index, "switch.tableidx");
    index
}

/// A new block right before `join`.
fn block_before(f: &mut FuncMut<'_>, join: Block, text: &str) -> Block {
    let at = f.prev_block(join);
    let new = f.new_block_after(at);
    name(f, Value::block(new), text);
    new
}

/// Ends `from` with a branch to `to` where `index` is a case, else to `default`: by the bit of a mask.
#[allow(clippy::too_many_arguments)]
fn ask_mask(
    f: &mut FuncMut<'_>,
    from: Block,
    to: Block,
    default: Block,
    index: Value,
    results: &Results,
    layout: &Layout,
    loc: Md,
) {
    let width = (layout.entries as u32).next_power_of_two().max(8);
    let mut mask = 0u64;
    for (case, _) in &results.cases {
        if let Some(n) = f.consts().as_int(*case) {
            mask |= 1 << (n.wrapping_sub(layout.first) & low_mask(layout.bits));
        }
    }
    let ty = f.int_type(width);
    let mask = f.consts_mut().add_int(ty, width, mask);
    let place = resized(f, from, index, ty, loc, "switch.maskindex");
    let mut bld = Builder::at_end(f, from);
    bld.loc = loc;
    let shifted = bld.binary(Opcode::LShr, mask, place, 0);
    let bit = bld.cast(Opcode::Trunc, shifted, Type::I1, 0);
    bld.cond_br(bit, to, default);
    name(f, shifted, "switch.shifted");
    name(f, bit, "switch.lobit");
}

/// `value` as an unsigned integer of type `ty`, at the end of `block`.
fn resized(f: &mut FuncMut<'_>, block: Block, value: Value, ty: Type, loc: Md, text: &str) -> Value {
    let width = |f: &FuncMut<'_>, ty: Type| f.types().int_bits(ty).unwrap_or(0);
    let (from, to) = (width(f, f.type_of(value)), width(f, ty));
    if from == to {
        return value;
    }
    let op = if from < to { Opcode::ZExt } else { Opcode::Trunc };
    let mut bld = Builder::at_end(f, block);
    bld.loc = loc;
    let made = bld.cast(op, value, ty, 0);
    name(f, made, text);
    made
}

/// What `replacement` is at `index`, computed at the end of `block`, as a value of type `ty`.
fn computed(f: &mut FuncMut<'_>, block: Block, index: Value, ty: Type, replacement: &Replacement, loc: Md) -> Value {
    let bits = f.types().int_bits(ty).unwrap_or(0);
    match *replacement {
        Replacement::Single(value) => value,
        Replacement::Linear { multiplier, offset, nsw } => {
            let mut value = resized(f, block, index, ty, loc, "switch.idx.cast");
            let flags = if nsw { flags::NSW } else { 0 };
            for (op, number, neutral, text) in
                [(Opcode::Mul, multiplier, 1, "switch.idx.mult"), (Opcode::Add, offset, 0, "switch.offset")]
            {
                if number != neutral {
                    let number = f.consts_mut().add_int(ty, bits, number);
                    let mut bld = Builder::at_end(f, block);
                    bld.loc = loc;
                    value = bld.binary(op, value, number, flags);
                    name(f, value, text);
                }
            }
            value
        }
        Replacement::Bits { all, width } => {
            let wide = f.int_type(width);
            let place = resized(f, block, index, wide, loc, "switch.cast");
            let (all, step) = {
                let consts = f.consts_mut();
                (consts.add_int(wide, width, all), consts.add_int(wide, width, bits.into()))
            };
            let mut bld = Builder::at_end(f, block);
            bld.loc = loc;
            let shift = bld.binary(Opcode::Mul, place, step, flags::NUW | flags::NSW);
            let down = bld.binary(Opcode::LShr, all, shift, 0);
            let value = bld.cast(Opcode::Trunc, down, ty, 0);
            name(f, shift, "switch.shiftamt");
            name(f, down, "switch.downshift");
            name(f, value, "switch.masked");
            value
        }
    }
}

fn name(f: &mut FuncMut<'_>, value: Value, text: &str) {
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(value, text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::{Replacement, linear};

    fn of(numbers: &[i64], bits: u32) -> Option<(u64, u64, bool)> {
        let numbers: Vec<u64> = numbers.iter().map(|&n| n as u64 & ((1 << bits) - 1)).collect();
        match linear(&numbers, bits)? {
            Replacement::Linear { multiplier, offset, nsw } => Some((multiplier, offset, nsw)),
            _ => None,
        }
    }

    #[test]
    fn linear_tables_are_found_and_overflow_is_seen() {
        assert_eq!(of(&[31, 62, 93, 124], 8), Some((31, 31, true)));
        assert_eq!(of(&[32, 64, 96, -128], 8), Some((32, 32, false)));
        assert_eq!(of(&[-32, -64, -96, -128], 8), Some((224, 224, true)));
        assert_eq!(of(&[-4, -2, 0, 2], 3), Some((2, 4, false)));
        assert_eq!(of(&[1, 2, 4, 8], 8), None);
    }
}
