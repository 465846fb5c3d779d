//! Expressions of debug information as lists of numbers: operators, each followed by its arguments.
//!
//! A `DIExpression` says how the value of a variable, or the place of its storage, comes from the operands of a debug record. Passes that
//! take a value apart or delete the instruction that computed it rewrite the expression with what stands here; the new node is
//! [`NewNode::Expression`](crate::new_metadata::NewNode). Source: LLVM's language reference on `DIExpression`, DWARF 5 section 2.5.

use crate::dwarf::{self, op};
use crate::ids::Md;
use crate::metadata::{MdField, MdNode, Metadata};
use crate::strings::Strings;
use smallvec::SmallVec;

/// An expression. Most have one operator or none.
pub type Elements = SmallVec<[u64; 8]>;

/// Part of a variable, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fragment {
    /// First bit.
    pub offset: u64,
    /// Number of bits.
    pub bits: u64,
}

impl Fragment {
    /// Whether the two share a bit.
    pub fn overlaps(self, other: Fragment) -> bool {
        self.offset < other.offset.saturating_add(other.bits) && other.offset < self.offset.saturating_add(self.bits)
    }
    /// The bits that both have; none is a fragment of zero bits.
    pub fn intersect(self, other: Fragment) -> Fragment {
        let offset = self.offset.max(other.offset);
        let end = (self.offset + self.bits).min(other.offset + other.bits);
        Fragment { offset, bits: end.saturating_sub(offset) }
    }
}

/// Elements of expression `node` as numbers; `None` for another node, and for words that are no symbols of DWARF.
pub fn elements(node: &MdNode, strings: &Strings) -> Option<Elements> {
    let MdNode::Expr(list) = node else { return None };
    list.iter()
        .map(|element| match element {
            MdField::Int(number) => Some(*number as u64),
            MdField::Sym(word) => {
                let word = strings.get(*word);
                ["DW_OP_", "DW_ATE_"].iter().find_map(|prefix| dwarf::symbols(prefix)?.number(word)).map(u64::from)
            }
            _ => None,
        })
        .collect()
}

/// The operations of an expression: each operator with its arguments. Ends before an operator that is unknown or cut off.
pub fn operations(list: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = list;
    std::iter::from_fn(move || {
        let count = 1 + dwarf::arguments(*rest.first()?)?;
        let (operation, after) = rest.split_at_checked(count)?;
        rest = after;
        Some(operation)
    })
}

/// The part of the variable that the expression describes; `None` for the whole.
pub fn fragment(list: &[u64]) -> Option<Fragment> {
    match operations(list).last()? {
        &[op::FRAGMENT, offset, bits] => Some(Fragment { offset, bits }),
        _ => None,
    }
}

/// Whether the expression names its operands (`DW_OP_LLVM_arg`); one that does not starts from its only operand.
pub fn names_operands(list: &[u64]) -> bool {
    operations(list).any(|operation| operation[0] == op::ARG)
}

/// `list` without its fragment.
pub fn without_fragment(list: &[u64]) -> Elements {
    operations(list).filter(|operation| operation[0] != op::FRAGMENT).flatten().copied().collect()
}

/// Appends `offset` bytes to the operators of an address or a number.
pub fn append_offset(list: &mut Elements, offset: i64) {
    match offset {
        0 => {}
        1.. => list.extend([op::PLUS_UCONST, offset as u64]),
        _ => list.extend([op::CONSTU, offset.unsigned_abs(), op::MINUS]),
    }
}

/// The constant that the expression first adds to its operand, and what follows. `None` when the operand is not the only one.
pub fn leading_offset(list: &[u64]) -> Option<(i64, Elements)> {
    let mut offset = 0i64;
    let mut at = 0;
    if list.starts_with(&[op::ARG, 0]) {
        at = 2;
    }
    loop {
        match &list[at..] {
            [op::PLUS_UCONST, number, ..] => {
                offset = offset.checked_add(i64::try_from(*number).ok()?)?;
                at += 2;
            }
            [op::CONSTU, number, sign @ (op::PLUS | op::MINUS), ..] => {
                let number = i64::try_from(*number).ok()?;
                offset = if *sign == op::PLUS { offset.checked_add(number)? } else { offset.checked_sub(number)? };
                at += 3;
            }
            _ => break,
        }
    }
    let rest: Elements = list[at..].into();
    (!names_operands(&rest)).then_some((offset, rest))
}

/// The expression in which operand `operand` is first worked on by `operators`. With `is_value` the result is the variable's value and
/// not its address, which `DW_OP_stack_value` says.
pub fn work_on_operand(list: &[u64], operators: &[u64], operand: u64, is_value: bool) -> Elements {
    let mut out = Elements::new();
    let by_name = names_operands(list);
    // Where nothing is computed, nothing says that the operand is no address.
    let mut say_value = is_value && (by_name || !operators.is_empty());
    if !by_name {
        out.extend_from_slice(operators);
    }
    for operation in operations(list) {
        if say_value {
            match operation[0] {
                op::STACK_VALUE => say_value = false,
                op::FRAGMENT => {
                    out.push(op::STACK_VALUE);
                    say_value = false;
                }
                _ => {}
            }
        }
        out.extend_from_slice(operation);
        if by_name && operation == [op::ARG, operand] {
            out.extend_from_slice(operators);
        }
    }
    if say_value {
        out.push(op::STACK_VALUE);
    }
    out
}

/// What an expression says of operands that are constants; `None` where it needs more than those, or more than arithmetic. Numbers wrap
/// at 64 bits, as those of DWARF do.
pub fn evaluate(list: &[u64], operands: &[i64]) -> Option<i64> {
    let mut stack: SmallVec<[i64; 8]> = SmallVec::new();
    if !names_operands(list) {
        stack.push(*operands.first()?);
    }
    for operation in operations(list) {
        let argument = operation.get(1).copied().unwrap_or(0);
        match operation[0] {
            op::ARG => stack.push(*operands.get(usize::try_from(argument).ok()?)?),
            op::CONSTU | op::CONSTS => stack.push(argument as i64),
            op::PLUS_UCONST => {
                let top = stack.last_mut()?;
                *top = top.wrapping_add(argument as i64);
            }
            op::STACK_VALUE => {}
            operator => {
                let (right, left) = (stack.pop()?, stack.pop()?);
                stack.push(arithmetic(operator, left, right)?);
            }
        }
    }
    // What is cut off is not understood.
    let read: usize = operations(list).map(<[u64]>::len).sum();
    (read == list.len() && stack.len() == 1).then(|| stack.pop()).flatten()
}

fn arithmetic(operator: u64, left: i64, right: i64) -> Option<i64> {
    let by = u32::try_from(right).ok().filter(|&by| by < 64);
    Some(match operator {
        op::PLUS => left.wrapping_add(right),
        op::MINUS => left.wrapping_sub(right),
        op::MUL => left.wrapping_mul(right),
        op::DIV => left.checked_div(right)?,
        op::AND => left & right,
        op::OR => left | right,
        op::XOR => left ^ right,
        op::SHL => left << by?,
        op::SHR => (left as u64 >> by?) as i64,
        op::SHRA => left >> by?,
        _ => return None,
    })
}

/// The expression with its constants worked out where they stand beside each other: sums of constants are one constant, what adds
/// nothing goes. Values wrap at 64 bits, so that a sum that does not fit stays as it is.
pub fn fold_constants(list: &[u64]) -> Elements {
    let mut out: Vec<SmallVec<[u64; 3]>> = Vec::new();
    for operation in operations(list) {
        out.push(operation.into());
        while fold_end(&mut out) {}
    }
    out.into_iter().flatten().collect()
}

/// Folds the last operations of a list into fewer, if they can be.
fn fold_end(list: &mut Vec<SmallVec<[u64; 3]>>) -> bool {
    let replacement: Option<(usize, Option<SmallVec<[u64; 3]>>)> = match &list[..] {
        [.., constant, last] if constant[0] == op::CONSTU => match (last[0], constant[1]) {
            (op::PLUS | op::MINUS | op::SHL | op::SHR, 0) | (op::MUL | op::DIV, 1) => Some((2, None)),
            (op::PLUS, number) => Some((2, Some(SmallVec::from_slice(&[op::PLUS_UCONST, number])))),
            (op::PLUS_UCONST, number) => {
                number.checked_add(last[1]).map(|sum| (2, Some(SmallVec::from_slice(&[op::CONSTU, sum]))))
            }
            _ => None,
        },
        [.., first, last] if first[0] == op::PLUS_UCONST && last[0] == op::PLUS_UCONST => {
            first[1].checked_add(last[1]).map(|sum| (2, Some(SmallVec::from_slice(&[op::PLUS_UCONST, sum]))))
        }
        [.., last] if last[..] == [op::PLUS_UCONST, 0] => Some((1, None)),
        _ => None,
    };
    if let Some((count, new)) = replacement {
        list.truncate(list.len() - count);
        list.extend(new);
        return true;
    }
    fold_pair_end(list)
}

/// Folds two constants and the operator behind them, and two products by constants.
fn fold_pair_end(list: &mut Vec<SmallVec<[u64; 3]>>) -> bool {
    let value = match &list[..] {
        [.., first, second, last] if first[0] == op::CONSTU && second[0] == op::CONSTU => {
            let (left, right) = (first[1], second[1]);
            let value = match last[0] {
                op::PLUS => left.checked_add(right),
                op::MINUS => left.checked_sub(right),
                op::MUL => left.checked_mul(right),
                op::DIV => left.checked_div(right),
                op::SHL => u32::try_from(right).ok().and_then(|by| left.checked_mul(1u64.checked_shl(by)?)),
                op::SHR => u32::try_from(right).ok().and_then(|by| left.checked_shr(by)),
                _ => None,
            };
            value.map(|value| (3, vec![SmallVec::from_slice(&[op::CONSTU, value])]))
        }
        [.., first, mul, second, last]
            if first[0] == op::CONSTU && second[0] == op::CONSTU && mul[0] == op::MUL && last[0] == op::MUL =>
        {
            first[1]
                .checked_mul(second[1])
                .map(|value| (4, vec![SmallVec::from_slice(&[op::CONSTU, value]), SmallVec::from_slice(&[op::MUL])]))
        }
        _ => None,
    };
    let Some((count, new)) = value else { return false };
    list.truncate(list.len() - count);
    list.extend(new);
    true
}

/// Size in bits of the type of variable `variable`, looked for through qualifiers and names; `None` when no type says it.
pub fn variable_bits(metadata: &Metadata, strings: &Strings, variable: Md) -> Option<u64> {
    let field = |node: Md, name: &str| metadata.field(node, strings.find(name.as_bytes())?);
    let mut node = variable;
    let mut next = "type";
    // A chain of qualifiers is short; a broken one may be a cycle.
    for _ in 0..64 {
        let Some(&MdField::Node(ty)) = field(node, next) else { return None };
        if ty.is_none() {
            return None;
        }
        match field(ty, "size") {
            Some(&MdField::Int(bits)) if bits > 0 => return u64::try_from(bits).ok(),
            _ => (node, next) = (ty, "baseType"),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::op::*;
    use super::*;

    #[test]
    fn constants_are_worked_out() {
        assert_eq!(evaluate(&[ARG, 0, ARG, 1, PLUS, STACK_VALUE], &[7, 8]), Some(15));
        assert_eq!(evaluate(&[CONSTU, 3, MINUS, PLUS_UCONST, 1], &[1]), Some(-1));
        assert_eq!(evaluate(&[ARG, 1, ARG, 0, SHRA], &[1, -4]), Some(-2));
        assert_eq!(evaluate(&[], &[i64::MIN]), Some(i64::MIN));
        assert_eq!(evaluate(&[CONSTS, u64::MAX, DIV], &[i64::MIN]), None, "it does not fit");
        for unknown in [&[ARG, 2][..], &[PLUS], &[DEREF], &[CONSTU, 64, SHL], &[CONSTU, 1], &[CONSTU]] {
            assert_eq!(evaluate(unknown, &[1, 2]), None, "{unknown:?}");
        }
        assert_eq!(evaluate(&[], &[]), None);
    }

    #[test]
    fn the_last_operation_says_the_part() {
        assert_eq!(fragment(&[DEREF, FRAGMENT, 32, 16]), Some(Fragment { offset: 32, bits: 16 }));
        assert_eq!(without_fragment(&[DEREF, FRAGMENT, 32, 16])[..], [DEREF]);
        assert_eq!(fragment(&[CONSTU, FRAGMENT]), None, "a number that looks like the operator");
    }

    #[test]
    fn operators_come_first_and_the_value_is_said_before_the_part() {
        assert_eq!(work_on_operand(&[], &[PLUS_UCONST, 5], 0, true)[..], [PLUS_UCONST, 5, STACK_VALUE]);
        assert_eq!(work_on_operand(&[], &[PLUS_UCONST, 5], 0, false)[..], [PLUS_UCONST, 5]);
        assert_eq!(work_on_operand(&[], &[], 0, true)[..], [0u64; 0]);
        assert_eq!(
            work_on_operand(&[FRAGMENT, 0, 32], &[PLUS_UCONST, 5], 0, true)[..],
            [PLUS_UCONST, 5, STACK_VALUE, FRAGMENT, 0, 32]
        );
        assert_eq!(
            work_on_operand(&[ARG, 0, ARG, 1, PLUS, STACK_VALUE], &[CONSTU, 2, MUL], 1, true)[..],
            [ARG, 0, ARG, 1, CONSTU, 2, MUL, PLUS, STACK_VALUE]
        );
    }

    #[test]
    fn leading_constants_are_one_offset() {
        let (offset, rest) = leading_offset(&[PLUS_UCONST, 8, CONSTU, 2, MINUS, DEREF]).unwrap();
        assert_eq!((offset, &rest[..]), (6, &[DEREF][..]));
        assert_eq!(leading_offset(&[ARG, 0, PLUS_UCONST, 4]).unwrap().0, 4);
        assert!(leading_offset(&[ARG, 0, ARG, 1, PLUS]).is_none());
        assert!(leading_offset(&[PLUS_UCONST, u64::MAX]).is_none());
    }

    #[test]
    fn constants_fold_unless_they_overflow() {
        assert_eq!(fold_constants(&[PLUS_UCONST, 3, PLUS_UCONST, 4, STACK_VALUE])[..], [PLUS_UCONST, 7, STACK_VALUE]);
        assert_eq!(fold_constants(&[PLUS_UCONST, 0])[..], [0u64; 0]);
        assert_eq!(fold_constants(&[CONSTU, 0, MINUS, CONSTU, 1, MUL])[..], [0u64; 0]);
        assert_eq!(fold_constants(&[CONSTU, 6, PLUS, PLUS_UCONST, 1])[..], [PLUS_UCONST, 7]);
        assert_eq!(fold_constants(&[CONSTU, 6, CONSTU, 7, MUL, STACK_VALUE])[..], [CONSTU, 42, STACK_VALUE]);
        assert_eq!(fold_constants(&[CONSTU, 6, MUL, CONSTU, 7, MUL])[..], [CONSTU, 42, MUL]);
        let large = [PLUS_UCONST, u64::MAX, PLUS_UCONST, 4];
        assert_eq!(fold_constants(&large)[..], large);
    }

    #[test]
    fn fragments_meet() {
        let (low, high) = (Fragment { offset: 0, bits: 32 }, Fragment { offset: 32, bits: 32 });
        assert!(!low.overlaps(high));
        assert_eq!(low.intersect(high).bits, 0);
        assert_eq!(low.intersect(Fragment { offset: 16, bits: 32 }), Fragment { offset: 16, bits: 16 });
    }
}
