//! Constant expressions with the precedences of C, on two stacks.
//!
//! Integers have 64 bits and are signed, unless an operand is unsigned; numbers with a point are `.f64`. Comparisons and `!` give
//! 0 or 1. What divides by zero is an error that ends the reading, as in ptxas.

use super::{Read, Reader};
use crate::lex::TokenKind;
use crate::message::Problem;

/// A constant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Constant {
    Integer { value: u64, unsigned: bool },
    Float32(u64),
    Float64 { bits: u64, decimal: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Open,
    Negate,
    Invert,
    Not,
    Cast(bool),
    Question,
    Choose,
    Binary(Operator),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operator {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    ExclusiveOr,
    Or,
    BothTrue,
    EitherTrue,
}

impl Operator {
    fn of(kind: TokenKind) -> Option<Operator> {
        use Operator::*;
        Some(match kind {
            TokenKind::Mark(b'*') => Multiply,
            TokenKind::Mark(b'/') => Divide,
            TokenKind::Mark(b'%') => Remainder,
            TokenKind::Mark(b'+') => Add,
            TokenKind::Mark(b'-') => Subtract,
            TokenKind::Operator(b'<', b'<') => ShiftLeft,
            TokenKind::Operator(b'>', b'>') => ShiftRight,
            TokenKind::Mark(b'<') => Less,
            TokenKind::Operator(b'<', b'=') => LessEqual,
            TokenKind::Mark(b'>') => Greater,
            TokenKind::Operator(b'>', b'=') => GreaterEqual,
            TokenKind::Operator(b'=', b'=') => Equal,
            TokenKind::Operator(b'!', b'=') => NotEqual,
            TokenKind::Mark(b'&') => And,
            TokenKind::Mark(b'^') => ExclusiveOr,
            TokenKind::Mark(b'|') => Or,
            TokenKind::Operator(b'&', b'&') => BothTrue,
            TokenKind::Operator(b'|', b'|') => EitherTrue,
            _ => return None,
        })
    }
    /// How tightly it binds; `?` binds with 0.
    fn strength(self) -> u8 {
        use Operator::*;
        match self {
            Multiply | Divide | Remainder => 10,
            Add | Subtract => 9,
            ShiftLeft | ShiftRight => 8,
            Less | LessEqual | Greater | GreaterEqual => 7,
            Equal | NotEqual => 6,
            And => 5,
            ExclusiveOr => 4,
            Or => 3,
            BothTrue => 2,
            EitherTrue => 1,
        }
    }
}

/// The stacks, kept from one expression to the next.
#[derive(Clone, Default)]
pub(super) struct Stacks {
    steps: Vec<Step>,
    values: Vec<Constant>,
}

impl Reader<'_> {
    /// Whether a constant may begin here.
    pub(super) fn at_constant(&self) -> bool {
        match self.token.kind {
            TokenKind::Integer | TokenKind::Unsigned | TokenKind::Float32 | TokenKind::Float64 => true,
            TokenKind::Mark(mark) => matches!(mark, b'(' | b'-' | b'+' | b'~' | b'!'),
            TokenKind::Word => self.here() == b"WARP_SZ",
            _ => false,
        }
    }

    /// A constant expression.
    pub(super) fn constant(&mut self) -> Read<Constant> {
        self.expression.steps.clear();
        self.expression.values.clear();
        let mut wants_value = true;
        loop {
            if wants_value {
                wants_value = self.value()?;
                continue;
            }
            let kind = self.token.kind;
            if let Some(operator) = Operator::of(kind) {
                self.reduce(operator.strength())?;
                self.expression.steps.push(Step::Binary(operator));
                wants_value = true;
            } else if kind == TokenKind::Mark(b'?') {
                self.reduce(1)?;
                self.expression.steps.push(Step::Question);
                wants_value = true;
            } else if kind == TokenKind::Mark(b':') && self.expression.steps.contains(&Step::Question) {
                self.reduce(0)?;
                match self.expression.steps.last_mut() {
                    Some(step) if *step == Step::Question => *step = Step::Choose,
                    _ => return self.syntax(),
                }
                wants_value = true;
            } else if kind == TokenKind::Mark(b')') && self.expression.steps.contains(&Step::Open) {
                self.reduce(0)?;
                match self.expression.steps.pop() {
                    Some(Step::Open) => {}
                    _ => return self.syntax(),
                }
            } else {
                break;
            }
            self.advance();
        }
        self.reduce(0)?;
        match (self.expression.values.pop(), self.expression.steps.is_empty()) {
            (Some(value), true) => Ok(value),
            _ => self.syntax(),
        }
    }

    /// `<10>`, behind the name of registers: a number alone, since `>` would compare.
    pub(super) fn count(&mut self) -> Read<u32> {
        self.expect(b'<')?;
        let number = self.literal()?;
        self.expect(b'>')?;
        Ok(number.min(u64::from(u32::MAX >> 2)) as u32)
    }

    /// An integer that is no expression.
    pub(super) fn literal(&mut self) -> Read<u64> {
        if !matches!(self.token.kind, TokenKind::Integer | TokenKind::Unsigned) {
            return self.syntax();
        }
        Ok(self.advance().value)
    }

    /// A constant that must be an integer.
    pub(super) fn integer(&mut self) -> Read<u64> {
        if !self.at_constant() {
            return self.syntax();
        }
        let at = self.token;
        match self.constant()? {
            Constant::Integer { value, .. } => Ok(value),
            _ => {
                let text = super::lossy(self.bytes(at));
                self.fatal(at.line, Problem::Syntax(text))
            }
        }
    }

    /// What stands before a value, or the value; whether one is still wanted.
    fn value(&mut self) -> Read<bool> {
        let token = self.token;
        let stacks = &mut self.expression;
        match token.kind {
            TokenKind::Mark(b'-') => stacks.steps.push(Step::Negate),
            TokenKind::Mark(b'+') => {}
            TokenKind::Mark(b'~') => stacks.steps.push(Step::Invert),
            TokenKind::Mark(b'!') => stacks.steps.push(Step::Not),
            TokenKind::Mark(b'(') => {
                self.advance();
                if self.token.kind == TokenKind::Dotted {
                    let unsigned = match self.here() {
                        b".s64" => false,
                        b".u64" => true,
                        _ => return self.syntax(),
                    };
                    self.advance();
                    self.expect(b')')?;
                    self.expression.steps.push(Step::Cast(unsigned));
                } else {
                    self.expression.steps.push(Step::Open);
                }
                return Ok(true);
            }
            _ => {
                let value = match token.kind {
                    TokenKind::Integer => {
                        Constant::Integer { value: token.value, unsigned: token.value > i64::MAX as u64 }
                    }
                    TokenKind::Unsigned => Constant::Integer { value: token.value, unsigned: true },
                    TokenKind::Float32 => Constant::Float32(token.value),
                    TokenKind::Float64 => {
                        let decimal = !matches!(self.text.get(token.start + 1), Some(b'd' | b'D'));
                        Constant::Float64 { bits: token.value, decimal }
                    }
                    TokenKind::Word if self.here() == b"WARP_SZ" => Constant::Integer { value: 32, unsigned: false },
                    _ => return self.syntax(),
                };
                self.advance();
                self.expression.values.push(value);
                // Prefix operators bind tighter than any other.
                while let Some(step @ (Step::Negate | Step::Invert | Step::Not | Step::Cast(_))) =
                    self.expression.steps.last().copied()
                {
                    self.expression.steps.pop();
                    self.prefix(step);
                }
                return Ok(false);
            }
        }
        self.advance();
        Ok(true)
    }

    fn prefix(&mut self, step: Step) {
        let Some(value) = self.expression.values.last_mut() else { return };
        *value = match (*value, step) {
            (Constant::Integer { value, unsigned }, Step::Negate) => {
                Constant::Integer { value: value.wrapping_neg(), unsigned }
            }
            (Constant::Integer { value, unsigned }, Step::Invert) => Constant::Integer { value: !value, unsigned },
            (Constant::Integer { value, .. }, Step::Not) => {
                Constant::Integer { value: u64::from(value == 0), unsigned: false }
            }
            (Constant::Integer { value, .. }, Step::Cast(unsigned)) => Constant::Integer { value, unsigned },
            (Constant::Float32(bits), Step::Negate) => Constant::Float32(bits ^ 1 << 31),
            (Constant::Float64 { bits, decimal }, Step::Negate) => Constant::Float64 { bits: bits ^ 1 << 63, decimal },
            (value, _) => value,
        };
    }

    /// Does the operators on the stack that bind at least as tightly as `strength`, up to an open parenthesis or question.
    fn reduce(&mut self, strength: u8) -> Read<()> {
        while let Some(&step) = self.expression.steps.last() {
            match step {
                Step::Open | Step::Question => break,
                Step::Binary(operator) if operator.strength() >= strength.max(1) => {
                    self.expression.steps.pop();
                    self.binary(operator)?;
                }
                Step::Choose if strength == 0 => {
                    self.expression.steps.pop();
                    let values = &mut self.expression.values;
                    let (Some(no), Some(yes), Some(question)) = (values.pop(), values.pop(), values.pop()) else {
                        return self.syntax();
                    };
                    let is_true = !matches!(question, Constant::Integer { value: 0, .. });
                    values.push(if is_true { yes } else { no });
                }
                Step::Negate | Step::Invert | Step::Not | Step::Cast(_) => {
                    self.expression.steps.pop();
                    self.prefix(step);
                }
                _ => break,
            }
        }
        // A prefix before a parenthesis that just closed.
        Ok(())
    }

    fn binary(&mut self, operator: Operator) -> Read<()> {
        let values = &mut self.expression.values;
        let (Some(right), Some(left)) = (values.pop(), values.pop()) else { return self.syntax() };
        let result = match (left, right) {
            (
                Constant::Integer { value: left, unsigned: first },
                Constant::Integer { value: right, unsigned: second },
            ) => integers(operator, left, right, first || second),
            _ => floats(operator, as_f64(left), as_f64(right)),
        };
        match result {
            Some(value) => {
                self.expression.values.push(value);
                Ok(())
            }
            None => self.fatal(self.token.line, Problem::DivisionByZero),
        }
    }
}

fn as_f64(value: Constant) -> f64 {
    match value {
        Constant::Integer { value, unsigned: true } => value as f64,
        Constant::Integer { value, unsigned: false } => value as i64 as f64,
        Constant::Float32(bits) => f64::from(f32::from_bits(bits as u32)),
        Constant::Float64 { bits, .. } => f64::from_bits(bits),
    }
}

fn integers(operator: Operator, left: u64, right: u64, unsigned: bool) -> Option<Constant> {
    use Operator::*;
    let (first, second) = (left as i64, right as i64);
    let truth = |condition: bool| Some(Constant::Integer { value: u64::from(condition), unsigned: false });
    let less = if unsigned { left < right } else { first < second };
    let value = match operator {
        Multiply => left.wrapping_mul(right),
        Add => left.wrapping_add(right),
        Subtract => left.wrapping_sub(right),
        Divide | Remainder if right == 0 => return None,
        Divide if unsigned => left / right,
        Divide => first.wrapping_div(second) as u64,
        Remainder if unsigned => left % right,
        Remainder => first.wrapping_rem(second) as u64,
        ShiftLeft => left.checked_shl(right.min(64) as u32).unwrap_or(0),
        ShiftRight if unsigned => left.checked_shr(right.min(64) as u32).unwrap_or(0),
        ShiftRight => (first >> right.min(63)) as u64,
        And => left & right,
        ExclusiveOr => left ^ right,
        Or => left | right,
        Less => return truth(less),
        LessEqual => return truth(less || left == right),
        Greater => return truth(!less && left != right),
        GreaterEqual => return truth(!less),
        Equal => return truth(left == right),
        NotEqual => return truth(left != right),
        BothTrue => return truth(left != 0 && right != 0),
        EitherTrue => return truth(left != 0 || right != 0),
    };
    Some(Constant::Integer { value, unsigned })
}

fn floats(operator: Operator, left: f64, right: f64) -> Option<Constant> {
    use Operator::*;
    let truth = |condition: bool| Some(Constant::Integer { value: u64::from(condition), unsigned: false });
    let value = match operator {
        Multiply => left * right,
        Divide => left / right,
        Add => left + right,
        Subtract => left - right,
        Less => return truth(left < right),
        LessEqual => return truth(left <= right),
        Greater => return truth(left > right),
        GreaterEqual => return truth(left >= right),
        Equal => return truth(left == right),
        NotEqual => return truth(left != right),
        BothTrue => return truth(left != 0.0 && right != 0.0),
        EitherTrue => return truth(left != 0.0 || right != 0.0),
        _ => return None,
    };
    Some(Constant::Float64 { bits: value.to_bits(), decimal: true })
}
