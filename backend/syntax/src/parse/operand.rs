//! Operands, flat into the pool.
//!
//! ```text
//! result   = operand [ '|' single ]
//! operand  = single | vector | address
//! single   = [ '!' | '-' ] NAME [ '.' component ] [ '+' constant ] | NAME '[' constant ']' | '_' | constant
//! vector   = '{' single { ',' single } '}'
//! address  = '[' part { ',' part } ']' [ '.unified' ]       part = single | vector
//! ```
//!
//! Vectors hold no vectors and addresses no addresses, so nothing here recurses with the input.

use super::expression::Constant;
use super::{Read, Reader, lossy};
use crate::lex::{Token, TokenKind};
use crate::message::Problem;
use crate::rows::*;
use crate::scopes::Binding;
use crate::table::table;
use crate::types::Type;

impl Reader<'_> {
    /// One operand with all its rows.
    pub(super) fn operand(&mut self) -> Read<()> {
        match self.token.kind {
            TokenKind::Mark(b'[') => self.address(),
            TokenKind::Mark(b'{') => self.vector(),
            _ => self.single(),
        }
    }

    /// The first operand of an instruction, of which there may be two beside each other.
    pub(super) fn result(&mut self) -> Read<()> {
        let first = self.rows.operands.len();
        self.operand()?;
        if self.rows.operands[first].kind != OperandKind::Address && self.take(b'|') {
            self.rows.operands[first].flags |= Operand::BESIDE;
            self.element()?;
        }
        Ok(())
    }

    /// A name or number that has no sign, inside of others.
    pub(super) fn element(&mut self) -> Read<()> {
        if self.token.is(b'-') && self.is_before_name() {
            self.advance();
            return self.syntax();
        }
        self.single()
    }

    /// What stands alone between brackets: no component of a register.
    fn base(&mut self) -> Read<()> {
        let row = self.rows.operands.len();
        self.element()?;
        let operand = self.rows.operands[row];
        if matches!(operand.kind, OperandKind::Register | OperandKind::Special) && operand.component != 0 {
            let letter = ["x", "y", "z", "w"].get(operand.component as usize - 1).unwrap_or(&"b");
            return self.fatal(self.last_line, Problem::Syntax(format!(".{letter}")));
        }
        Ok(())
    }

    /// Whether the token at hand stands before a name.
    fn is_before_name(&self) -> bool {
        let next = self.lexer.clone().next();
        next.kind == TokenKind::Word && self.bytes(next) != b"WARP_SZ"
    }

    fn vector(&mut self) -> Read<()> {
        self.advance();
        let first = self.rows.operands.len();
        self.rows.operands.push(Operand::of(OperandKind::Vector, 0, 0));
        if !self.token.is(b'}') {
            loop {
                self.element()?;
                if !self.take(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        self.rows.operands[first].id = (self.rows.operands.len() - first - 1) as u32;
        Ok(())
    }

    fn address(&mut self) -> Read<()> {
        self.advance();
        let first = self.rows.operands.len();
        self.rows.operands.push(Operand::of(OperandKind::Address, 0, 0));
        loop {
            let row = self.rows.operands.len();
            let is_first = row == first + 1;
            if self.token.is(b'{') {
                self.vector()?
            } else if is_first || self.token.kind == TokenKind::Word {
                self.base()?
            } else {
                return self.syntax();
            }
            // Sums and numbers are addresses of memory, which have no coordinates.
            let base = self.rows.operands[row];
            let is_sum = is_first && (base.kind == OperandKind::Integer || base.value != 0);
            if is_sum || !self.take(b',') {
                break;
            }
        }
        self.expect(b']')?;
        self.rows.operands[first].id = (self.rows.operands.len() - first - 1) as u32;
        if self.token.kind == TokenKind::Dotted && self.here() == b".unified" {
            self.advance();
            self.rows.operands[first].component = 1;
        }
        Ok(())
    }

    /// A name, number or `_`.
    fn single(&mut self) -> Read<()> {
        let sign = match self.token.kind {
            TokenKind::Mark(b'!') => Operand::NOT,
            TokenKind::Mark(b'-') => Operand::NEGATED,
            _ => 0,
        };
        if sign != 0 && self.is_before_name() {
            self.advance();
            if self.here() == b"_" {
                return self.syntax();
            }
            let row = self.rows.operands.len();
            self.named()?;
            self.sign(row, sign);
            return Ok(());
        }
        if self.token.kind == TokenKind::Word {
            return self.named();
        }
        if !self.at_constant() {
            return self.syntax();
        }
        let constant = self.constant()?;
        self.push_constant(constant);
        Ok(())
    }

    /// Gives an operand its sign: predicates have `!`, and integers of 32 bits `-`.
    fn sign(&mut self, row: usize, sign: u8) {
        let operand = self.rows.operands[row];
        let is_register = matches!(operand.kind, OperandKind::Register | OperandKind::Special);
        let problem = match sign {
            Operand::NOT => (is_register && operand.ty != Type::Pred).then_some(Problem::NotOfPredicate),
            _ => {
                let is_word = is_register && operand.ty.is_integral() && operand.ty.bits() == 32;
                (!is_word).then_some(Problem::MinusOfInteger)
            }
        };
        if let Some(problem) = problem {
            self.error(self.last_line, problem);
        }
        self.rows.operands[row].flags |= sign;
    }

    fn push_constant(&mut self, constant: Constant) {
        let mut row = match constant {
            Constant::Integer { value, .. } => Operand::of(OperandKind::Integer, 0, value),
            Constant::Float32(bits) => Operand::of(OperandKind::Float32, 0, bits),
            Constant::Float64 { bits, .. } => Operand::of(OperandKind::Float64, 0, bits),
        };
        row.component = match constant {
            Constant::Integer { unsigned, .. } => u8::from(unsigned),
            Constant::Float64 { decimal, .. } => u8::from(decimal),
            Constant::Float32(_) => 0,
        };
        self.rows.operands.push(row);
    }

    /// A name with what may follow it.
    fn named(&mut self) -> Read<()> {
        match self.here() {
            b"_" => {
                self.advance();
                self.rows.operands.push(Operand::of(OperandKind::Sink, 0, 0));
                return Ok(());
            }
            b"WARP_SZ" => {
                let constant = self.constant()?;
                self.push_constant(constant);
                return Ok(());
            }
            b"$" => return self.syntax(),
            _ => {}
        }
        let token = self.advance();
        let row = self.rows.operands.len();
        self.name_operand(token);
        let has_component = self.token.kind == TokenKind::Dotted;
        if has_component {
            self.component(row)?;
        }
        if self.token.is(b'+') && !has_component {
            self.advance();
            let offset = self.integer()?;
            let operand = &mut self.rows.operands[row];
            operand.value = offset;
            if operand.kind == OperandKind::Variable {
                operand.component = Operand::SUMMED;
            }
        } else if self.token.is(b'[') && matches!(self.rows.operands[row].kind, OperandKind::Variable) {
            // `name[2]` is the address of an element.
            self.advance();
            let index = self.integer()?;
            self.expect(b']')?;
            let mut operand = self.rows.operands[row];
            let variable = self.rows.variables[operand.id as usize];
            let size = u64::from(variable.ty.bits() / 8) * u64::from(variable.elements);
            operand.value = index.wrapping_mul(size);
            operand.component = Operand::SUMMED;
            self.rows.operands[row] = Operand::of(OperandKind::Address, 1, 0);
            self.rows.operands.push(operand);
        }
        Ok(())
    }

    /// `.x` of a vector or special register, or what a video instruction selects.
    fn component(&mut self, row: usize) -> Read<()> {
        let text = &self.here()[1..];
        let operand = self.rows.operands[row];
        let place = match text {
            b"x" | b"r" => 1,
            b"y" | b"g" => 2,
            b"z" | b"b" => 3,
            b"w" | b"a" => 4,
            _ => 0,
        };
        let selects = matches!(text.first(), Some(b'b' | b'h'))
            && text.len() > 1
            && text[1..].iter().all(u8::is_ascii_digit)
            && text.len() <= 5;
        if !matches!(operand.kind, OperandKind::Register | OperandKind::Special | OperandKind::Label)
            || (place == 0 && !selects)
        {
            return self.syntax();
        }
        if operand.kind == OperandKind::Register && operand.elements() == 1 && place != 0 {
            let text = lossy(self.here());
            self.error(self.token.line, Problem::UnknownSelector(text));
            self.advance();
            return Ok(());
        }
        let operand = &mut self.rows.operands[row];
        operand.component = place;
        if selects {
            operand.component = Operand::SELECTED;
            operand.value = text.iter().fold(0, |value, &byte| value << 8 | u64::from(byte));
        }
        self.advance();
        Ok(())
    }

    /// Pushes what `token` names. A name that nothing has yet may be a label.
    pub(super) fn name_operand(&mut self, token: Token) {
        let bytes = self.bytes(token);
        let name = self.names.intern(&mut self.rows.names, bytes);
        let row = OperandId::new(self.rows.operands.len());
        let operand = self.meaning(name, bytes).unwrap_or_else(|| {
            self.scopes.wait(name, row, token.line);
            Operand::awaited_label()
        });
        self.rows.operands.push(operand);
    }

    /// Pushes the label called `name`, which may come later.
    pub(super) fn label_operand(&mut self, name: Name, line: u32) {
        let row = OperandId::new(self.rows.operands.len());
        let operand = match self.scopes.get(name) {
            Binding::Label(label) => Operand::of(OperandKind::Label, label.0, 0),
            _ => {
                self.scopes.wait(name, row, line);
                Operand::awaited_label()
            }
        };
        self.rows.operands.push(operand);
    }

    /// What `name` means here, which is called `bytes`.
    pub(super) fn meaning(&mut self, name: Name, bytes: &[u8]) -> Option<Operand> {
        Some(match self.lookup(name, bytes) {
            Binding::Register(group) => self.rows.register_groups[group.index()].member(0),
            Binding::Member(group, number) => self.rows.register_groups[group.index()].member(number),
            Binding::Variable(variable) => self.rows.variable_operand(variable),
            Binding::Function(function) => Operand::of(OperandKind::Function, function.0, 0),
            Binding::Label(label) => Operand::of(OperandKind::Label, label.0, 0),
            Binding::Targets(targets) => Operand::of(OperandKind::Targets, targets.0, 0),
            Binding::Prototype(prototype) => Operand::of(OperandKind::Prototype, prototype.0, 0),
            Binding::Prefix(_) | Binding::Free => {
                let special = table().special(bytes)?;
                let mut operand = Operand::of(OperandKind::Special, special as u32, 0);
                operand.ty = table().special[special].ty;
                operand
            }
        })
    }
}
