//! Demanded bits: which bits of each integer something with an effect depends on. `print<demanded-bits>` shows them.
//!
//! **How**: a column of masks by instruction row, walked from instructions with effects backwards. An operand needs the bits that the
//! bits needed of its user are computed from; masks only grow, and an instruction whose mask grew is looked at again. Integers of
//! more than 128 bits count as needed as a whole. **Meaning**: a bit that is not demanded may be anything, as long as all
//! instructions between it and the next demanded bit give up flags that depended on it.
//! **Cost**: linear in instructions, times the rarely reached width of a value.
//! **Relies on** what counts as an effect: calls that may write, and volatile and atomic accesses, do, and all bits that they read are
//! demanded.

use warpc_analysis::known_bits::bits::mask;
use warpc_analysis::{AnalysisSet, Assumptions, KnownBits, Values, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;
use warpc_text::print::FunctionText;

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<demanded-bits>",
    summary: "print which bits of integers are needed",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("print<demanded-bits>")?;
        Ok(PassBody::Function(Box::new(Print)))
    },
};

/// Demanded bits of a function.
pub struct DemandedBits {
    /// Needed bits by instruction row, zero where none is.
    bits: Vec<u128>,
    /// Whether an effect reaches the instruction at all.
    reached: Vec<bool>,
}

/// What both operands of an instruction are known to be; computed when first needed.
type Known = Option<(KnownBits, KnownBits)>;

/// Whether `inst` has an effect of its own.
fn is_root(func: &Func<'_>, inst: Inst) -> bool {
    facts::has_side_effects(func, inst) || is_exception_pad(func.op(inst))
}

/// Width of an integer, or of the lanes of a vector of integers, whose bits are followed.
fn tracked(func: &Func<'_>, ty: Type) -> Option<u32> {
    func.types().int_bits(func.types().scalar(ty)).filter(|bits| (1..=128).contains(bits))
}

impl DemandedBits {
    /// Demanded bits of `func`.
    pub fn new(func: &Func<'_>, dom: &DomTree, assumptions: &Assumptions) -> DemandedBits {
        let mut demanded = DemandedBits { bits: vec![0; func.num_insts()], reached: vec![false; func.num_insts()] };
        let values = Values::with(func, dom, assumptions);
        let (mut work, mut queued) = (Vec::new(), vec![false; func.num_insts()]);
        for b in func.block_order() {
            for i in func.block_insts(b).filter(|&i| is_root(func, i)) {
                demanded.reached[i.index()] = true;
                queued[i.index()] = true;
                work.push(i);
            }
        }
        while let Some(user) = work.pop() {
            queued[user.index()] = false;
            let mut known = None;
            for k in 0..func.num_operands(user) {
                let Some(i) = func.operand(user, k).as_inst() else { continue };
                let more = match tracked(func, func.ty(i)) {
                    Some(_) => demanded.of_operand(&values, user, k, &mut known),
                    None => 0,
                };
                let grows = !demanded.reached[i.index()] || more & !demanded.bits[i.index()] != 0;
                demanded.reached[i.index()] = true;
                demanded.bits[i.index()] |= more;
                if grows && !std::mem::replace(&mut queued[i.index()], true) {
                    work.push(i);
                }
            }
        }
        demanded
    }

    /// Rows of instructions that there were.
    pub fn rows(&self) -> usize {
        self.bits.len()
    }

    /// Whether no effect depends on `inst`, and it has none.
    pub fn is_dead(&self, inst: Inst) -> bool {
        !self.reached[inst.index()]
    }

    /// Needed bits of the result of `inst`; all of them for what is no integer of up to 128 bits.
    pub fn of(&self, func: &Func<'_>, inst: Inst) -> u128 {
        match tracked(func, func.ty(inst)) {
            Some(bits) if !self.reached[inst.index()] => mask(bits),
            Some(_) => self.bits[inst.index()],
            None => u128::MAX,
        }
    }

    /// Whether nothing is needed of the result of `inst`, an integer.
    fn is_zero(&self, func: &Func<'_>, inst: Inst) -> bool {
        tracked(func, func.ty(inst)).is_some() && self.of(func, inst) == 0
    }

    /// Whether integer operand `index` of `inst` may be anything.
    pub fn is_dead_operand(&self, values: &Values<'_, '_>, inst: Inst, index: usize) -> bool {
        !is_root(values.f, inst) && !self.is_dead(inst) && self.of_operand(values, inst, index, &mut None) == 0
    }

    /// Needed bits of integer operand `index` of `user`.
    fn of_operand(&self, values: &Values<'_, '_>, user: Inst, index: usize, known: &mut Known) -> u128 {
        let func = values.f;
        let value = func.operand(user, index);
        let Some(bits) = tracked(func, func.type_of(value)) else { return u128::MAX };
        if !is_root(func, user) && self.is_zero(func, user) {
            return 0;
        }
        let Some(out_bits) = tracked(func, func.ty(user)) else { return mask(bits) };
        let out =
            if is_root(func, user) && !self.reached[user.index()] { mask(out_bits) } else { self.bits[user.index()] };
        Rule { values, user, index, bits, out, out_bits }.demanded(known) & mask(bits)
    }
}

/// One operand of an instruction, and what is needed of the result.
struct Rule<'q, 'v, 'a> {
    values: &'q Values<'v, 'a>,
    user: Inst,
    index: usize,
    /// Width of the operand.
    bits: u32,
    /// Needed bits of the result.
    out: u128,
    /// Its width.
    out_bits: u32,
}

impl Rule<'_, '_, '_> {
    fn known_pair(&self, known: &mut Known) -> (KnownBits, KnownBits) {
        *known.get_or_insert_with(|| {
            let of = |k: usize| {
                let v = self.values.f.operand(self.user, k);
                self.values.at(self.user).known_bits(v).unwrap_or(KnownBits::unknown(self.bits))
            };
            (of(0), of(1))
        })
    }

    /// Needed bits of the operand; bits above its width mean nothing.
    fn demanded(&self, known: &mut Known) -> u128 {
        let (func, user, out, all) = (self.values.f, self.user, self.out, mask(self.bits));
        match func.op(user) {
            Opcode::Call => self.demanded_by_call().unwrap_or(all),
            Opcode::Add | Opcode::Sub => {
                if out & out.wrapping_add(1) == 0 {
                    return out;
                }
                let (left, right) = self.known_pair(known);
                let minus = func.op(user) == Opcode::Sub;
                let right = if minus { right.complement() } else { right };
                carried(out, [left, right], self.index, minus)
            }
            // Sums of shifted operands: nothing moves down.
            Opcode::Mul => mask(128 - out.leading_zeros()),
            Opcode::Shl | Opcode::LShr | Opcode::AShr if self.index == 0 => self.demanded_by_shift(),
            Opcode::And | Opcode::Or => {
                let (left, right) = self.known_pair(known);
                let decides = |k: KnownBits| if func.op(user) == Opcode::And { k.zero } else { k.one };
                // Where both operands decide the result, one of them has to stay.
                match self.index {
                    0 => out & !decides(right),
                    _ => out & !(decides(left) & !decides(right)),
                }
            }
            Opcode::Xor | Opcode::Phi | Opcode::Trunc | Opcode::ZExt => out,
            Opcode::SExt => {
                let above = mask(self.out_bits) & !all;
                out & all | if out & above != 0 { 1 << (self.bits - 1) } else { 0 }
            }
            Opcode::Select if self.index != 0 => out,
            Opcode::ExtractElement if self.index == 0 => out,
            Opcode::InsertElement | Opcode::ShuffleVector if self.index < 2 => out,
            _ => all,
        }
    }

    fn demanded_by_shift(&self) -> u128 {
        let (func, user, out, bits) = (self.values.f, self.user, self.out, self.bits);
        let (op, fl) = (func.op(user), func.flags(user));
        let limit = |n: u128| n.min(bits as u128 - 1) as u32;
        let by = func.operand(user, 1);
        let (least, most) = match facts::int_constant(func, by) {
            Some(n) => (limit(n), limit(n)),
            None => match self.values.at(user).known_bits(by) {
                Some(k) => (limit(k.min()), limit(k.max())),
                None => return mask(bits),
            },
        };
        let high = |n: u32| mask(bits) & !mask(bits - n.min(bits));
        let mut needed = 0;
        for n in least..=most {
            needed |= if op == Opcode::Shl { out >> n } else { out << n };
        }
        match op {
            // What is shifted out must still be known to be equal to the sign, or zero.
            Opcode::Shl if fl & flags::NSW != 0 => needed |= high(most + 1),
            Opcode::Shl if fl & flags::NUW != 0 => needed |= high(most),
            Opcode::AShr if out & high(most) != 0 => needed |= 1 << (bits - 1),
            _ => {}
        }
        if op != Opcode::Shl && fl & flags::EXACT != 0 {
            needed |= mask(most);
        }
        needed & mask(bits)
    }

    fn demanded_by_call(&self) -> Option<u128> {
        let (func, user, out, bits) = (self.values.f, self.user, self.out, self.bits);
        let from_top = |v: u128| v >> (128 - bits);
        let operand = || self.values.at(user).known_bits(func.operand(user, 0));
        Some(match (facts::intrinsic(func, user)?, self.index) {
            (id::BSWAP, 0) => from_top(out.swap_bytes()),
            (id::BITREVERSE, 0) => from_top(out.reverse_bits()),
            (id::CTLZ, 0) => {
                let n = (operand()?.max_leading_zeros() + 1).min(bits);
                mask(bits) & !mask(bits - n)
            }
            (id::CTTZ, 0) => mask((operand()?.max_trailing_zeros() + 1).min(bits)),
            (id::FSHL | id::FSHR, 2) if bits.is_power_of_two() => bits as u128 - 1,
            (which @ (id::FSHL | id::FSHR), index @ (0 | 1)) => {
                let by = (facts::int_constant(func, func.operand(user, 2))? % bits as u128) as u32;
                let left = if which == id::FSHL { by } else { bits - by };
                match index {
                    0 => out.checked_shr(left).unwrap_or(0),
                    _ => out.checked_shl(bits - left).unwrap_or(0),
                }
            }
            // Which one is chosen depends on all bits down to the lowest one needed, and on higher ones.
            (id::UMAX | id::UMIN | id::SMAX | id::SMIN, 0 | 1) => mask(bits) & !mask(out.trailing_zeros().min(128)),
            _ => return None,
        })
    }
}

/// Needed bits of one summand: those of the sum, and those that keep a carry into a needed bit what it is.
///
/// A carry is needed from the highest needed bit down to where both summands are known and equal, which fixes it. A bit below is
/// needed for it unless the other summand holds the carry by itself. `summands` are what is known of both, the second one
/// complemented in a difference, where a carry of one comes in.
fn carried(out: u128, summands: [KnownBits; 2], index: usize, minus: bool) -> u128 {
    let [left, right] = summands;
    let all = left.mask();
    // Walks the needed carries down from the top: bit n is set where the carry into it is needed.
    let fixed = (left.zero & right.zero | left.one & right.one) & all;
    let mut carry = 0u128;
    let mut wanted = false;
    for n in (0..left.bits).rev() {
        let bit = 1u128 << n;
        // The carry out of bit n is needed, by the bit above or through it.
        if wanted {
            carry |= bit;
        }
        wanted = out & bit != 0 || wanted && fixed & bit == 0;
    }
    let [own, other] = if index == 0 { [left, right] } else { [right, left] };
    let keeps_zero = own.zero | !other.zero;
    let keeps_one = own.one | !other.one;
    let most = (!left.zero & all).wrapping_add(!right.zero & all).wrapping_add(minus as u128);
    let least = left.one.wrapping_add(right.one).wrapping_add(minus as u128);
    let keeps = (!most | keeps_zero) & (least | keeps_one);
    (out | carry & keeps) & all
}

struct Print;

impl FunctionPass for Print {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        let demanded = DemandedBits::new(func, &dom, &assumptions);
        let values = Values::with(func, &dom, &assumptions);
        let name = String::from_utf8_lossy(func.name()).into_owned();
        let mut out = format!("Printing analysis 'Demanded Bits Analysis' for function '{name}':\n");
        let mut text = FunctionText::new(func);
        let mut line = String::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                if demanded.is_dead(i) || tracked(func, func.ty(i)).is_none() {
                    continue;
                }
                line.clear();
                text.inst(func, i, &mut line);
                let line = line.trim_start();
                out.push_str(&format!("DemandedBits: {:#x} for   {line}\n", demanded.of(func, i)));
                for k in 0..func.num_operands(i) {
                    let v: Value = func.operand(i, k);
                    if v.has_uses() && v.as_block().is_some() || tracked(func, func.type_of(v)).is_none() {
                        continue;
                    }
                    let needed = demanded.of_operand(&values, i, k, &mut None);
                    let mut operand = String::new();
                    text.operand(func, v, &mut operand);
                    out.push_str(&format!("DemandedBits: {needed:#x} for {operand} in   {line}\n"));
                }
            }
        }
        cx.print(out);
        Outcome::Unchanged
    }
}
