//! Constraints of inline assembly: a list of outputs, inputs, labels and clobbers, separated by commas.
//!
//! `=r` output, `=*m` output through an address, `r` input, `!i` label, `~{memory}` clobber; a digit ties an input to an
//! output, `|` separates alternatives.

use crate::ids::Type;
use crate::types::{TypeKind, TypesRef};

/// The kind of operand that a constraint describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmOperand {
    /// A result, or an argument that is the address of one.
    Output,
    /// An argument.
    Input,
    /// A block that control may go to.
    Label,
    /// A register, or memory, that the code changes besides its results.
    Clobber,
}

/// One constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsmConstraint {
    /// The operand that it describes.
    pub operand: AsmOperand,
    /// Whether the operand is an address.
    pub indirect: bool,
    /// Number of the input that is tied to this output.
    tied: Option<usize>,
}

impl AsmConstraint {
    /// Whether an argument of the call belongs to it.
    pub fn has_argument(self) -> bool {
        self.operand == AsmOperand::Input || self.operand == AsmOperand::Output && self.indirect
    }
}

/// All constraints of `text`; `None` when they are malformed.
pub fn parse_constraints(text: &[u8]) -> Option<Vec<AsmConstraint>> {
    let mut list = Vec::new();
    if text.is_empty() {
        return Some(list);
    }
    for item in text.split(|&b| b == b',') {
        let constraint = constraint(item, &mut list)?;
        list.push(constraint);
    }
    Some(list)
}

/// One constraint, behind those in `list`.
fn constraint(item: &[u8], list: &mut [AsmConstraint]) -> Option<AsmConstraint> {
    let alternatives = item.contains(&b'|');
    let (operand, mut rest) = match item.split_first()? {
        (b'~', rest) => {
            if rest.first().is_some_and(|&b| b != b'{') {
                return None;
            }
            (AsmOperand::Clobber, rest)
        }
        (b'=', rest) => (AsmOperand::Output, rest),
        (b'!', rest) => (AsmOperand::Label, rest),
        _ => (AsmOperand::Input, item),
    };
    let indirect = rest.first() == Some(&b'*');
    if indirect {
        rest = &rest[1..];
    }
    let (mut early, mut commutes) = (false, false);
    loop {
        match rest.first()? {
            b'&' if operand == AsmOperand::Output && !early => early = true,
            b'%' if operand != AsmOperand::Clobber && !commutes => commutes = true,
            b'&' | b'%' | b'#' | b'*' => return None,
            _ => break,
        }
        rest = &rest[1..];
    }
    let number = list.len();
    while let Some(&b) = rest.first() {
        let len = match b {
            b'{' => rest.iter().position(|&b| b == b'}')? + 1,
            b'0'..=b'9' => {
                let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
                let n: usize = std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()?;
                let output = list.get_mut(n).filter(|c| c.operand == AsmOperand::Output)?;
                if operand != AsmOperand::Input || !alternatives && output.tied.is_some_and(|t| t != number) {
                    return None;
                }
                output.tied = Some(number);
                digits
            }
            b'^' => 3,
            b'@' => 2 + rest.get(1).filter(|b| b.is_ascii_digit()).map_or(0, |b| (b - b'0') as usize),
            _ => 1,
        };
        rest = rest.get(len..).unwrap_or(&[]);
    }
    Some(AsmConstraint { operand, indirect, tied: None })
}

/// What is wrong with inline assembly of type `fn_ty` and these constraints, if anything.
pub fn asm_fault(types: TypesRef<'_>, fn_ty: Type, constraints: &[u8]) -> Option<&'static str> {
    let (ret, params, vararg) = types.func(fn_ty)?;
    if vararg {
        return Some("inline asm cannot be variadic");
    }
    let Some(list) = parse_constraints(constraints) else {
        return Some("failed to parse constraints");
    };
    let (mut outputs, mut inputs, mut indirect, mut labels, mut clobbers) = (0, 0, 0, 0, 0);
    for c in list {
        match c.operand {
            AsmOperand::Output if inputs != indirect || clobbers != 0 || labels != 0 => {
                return Some("output constraint occurs after input, clobber or label constraint");
            }
            AsmOperand::Output if !c.indirect => outputs += 1,
            AsmOperand::Output | AsmOperand::Input => {
                if clobbers != 0 {
                    return Some("input constraint occurs after clobber constraint");
                }
                indirect += (c.operand == AsmOperand::Output) as usize;
                inputs += 1;
            }
            AsmOperand::Clobber => clobbers += 1,
            AsmOperand::Label if clobbers != 0 => return Some("label constraint occurs after clobber constraint"),
            AsmOperand::Label => labels += 1,
        }
    }
    let fields = match types.kind(ret) {
        TypeKind::Struct { .. } | TypeKind::Named(_) => types.fields(ret).map(|f| f.0.len()),
        _ => None,
    };
    match outputs {
        0 if ret != Type::VOID => return Some("inline asm without outputs must return void"),
        1 if fields.is_some() => return Some("inline asm with one output cannot return struct"),
        2.. if fields != Some(outputs) => {
            return Some("number of output constraints does not match number of return struct elements");
        }
        _ => {}
    }
    (params.len() != inputs).then_some("number of input constraints does not match number of parameters")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists() {
        let parse = |t: &str| parse_constraints(t.as_bytes()).map(|l| l.iter().map(|c| c.operand).collect::<Vec<_>>());
        use AsmOperand::*;
        assert_eq!(parse(""), Some(vec![]));
        assert_eq!(parse("=r,r,~{memory}"), Some(vec![Output, Input, Clobber]));
        assert_eq!(parse("=&r,=*m,0,!i"), Some(vec![Output, Output, Input, Label]));
        for bad in ["=r,", ",r", "=", "~r", "~{x", "r,0", "=r,1", "&r", "=&&r", "=r,0,0", "#", "**m"] {
            assert_eq!(parse(bad), None, "{bad}");
        }
    }
}
