//! Statements of a body. Scopes are statements, so no nesting is too deep.

use super::{Read, Reader};
use crate::lex::TokenKind;
use crate::message::Problem;
use crate::rows::*;
use crate::scopes::Binding;

/// Most labels that a range of targets stands for.
const MOST_TARGETS: u32 = 1 << 20;

impl Reader<'_> {
    /// Statements up to the brace that ends the body.
    pub(super) fn body(&mut self) -> Read<()> {
        loop {
            match self.token.kind {
                TokenKind::Mark(b'}') if self.depth == 0 => {
                    self.advance();
                    return Ok(());
                }
                _ => self.statement()?,
            }
        }
    }

    /// One statement; the braces of a scope are one each.
    pub(super) fn statement(&mut self) -> Read<()> {
        match self.token.kind {
            TokenKind::Mark(b'{') => {
                self.advance();
                self.open_scope();
                Ok(())
            }
            TokenKind::Mark(b'}') if self.depth > 0 => {
                self.advance();
                self.close_scope();
                Ok(())
            }
            TokenKind::Word => self.label_or_instruction(),
            TokenKind::Mark(b'@') => self.guarded(),
            TokenKind::Dotted => self.directive(),
            _ => self.syntax(),
        }
    }

    pub(super) fn open_scope(&mut self) {
        self.depth += 1;
        self.scopes.open();
        self.rows.statements.push(StatementRow::Open);
    }

    pub(super) fn close_scope(&mut self) {
        self.depth -= 1;
        self.scopes.close();
        self.rows.statements.push(StatementRow::Close);
    }

    /// Uses of names that nothing has, in the order of the text.
    pub(super) fn unknown_symbols(&mut self) {
        let unknown: Vec<_> = self.scopes.unknown().collect();
        for waiting in unknown {
            let operand = &mut self.rows.operands[waiting.operand.index()];
            operand.kind = OperandKind::Unknown;
            operand.id = waiting.name.0;
            let text = self.text_of(waiting.name);
            self.error(waiting.line, Problem::UnknownSymbol(text));
        }
    }

    fn label_or_instruction(&mut self) -> Read<()> {
        let word = self.advance();
        if !self.token.is(b':') {
            return self.instruction(word, Guard::default());
        }
        if matches!(self.bytes(word), b"_" | b"$") {
            return self.syntax();
        }
        self.advance();
        let name = self.intern(word);
        if self.token.kind == TokenKind::Dotted {
            match self.here() {
                b".branchtargets" => return self.targets(name, false),
                b".calltargets" => return self.targets(name, true),
                b".callprototype" => return self.prototype(name),
                _ => {}
            }
        }
        self.label(name, word.line);
        Ok(())
    }

    /// The label `name` stands here.
    pub(super) fn label(&mut self, name: Name, line: u32) -> Label {
        if self.scopes.get_here(name) != Binding::Free {
            self.duplicate(line, "label", name);
        }
        let label = Label::new(self.rows.labels.len());
        self.rows.labels.push(name);
        self.rows.statements.push(StatementRow::Label(label));
        self.scopes.found(name, label, &mut self.rows.operands);
        self.scopes.bind(name, Binding::Label(label));
        label
    }

    fn targets(&mut self, name: Name, is_call: bool) -> Read<()> {
        self.advance();
        let first = self.rows.operands.len();
        loop {
            let token = self.token;
            let is_range = !is_call && token.kind == TokenKind::Word && self.lexer.clone().next().is(b'<');
            if is_range {
                self.advance();
                let count = self.count()?;
                if count > MOST_TARGETS {
                    return self.syntax();
                }
                for number in 0..count {
                    let name = self.numbered(token, number);
                    self.label_operand(name, token.line);
                }
            } else {
                self.name()?;
                self.name_operand(token);
            }
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b';')?;
        if let Some(line) = self.scopes.awaited(name) {
            let text = self.text_of(name);
            return self.fatal(line, Problem::ForwardReference(text));
        }
        self.declare_targets(name, is_call, first);
        Ok(())
    }

    /// Targets called `name`, which are the operands from `first` on.
    pub(super) fn declare_targets(&mut self, name: Name, is_call: bool, first: usize) -> Targets {
        let targets = Targets::new(self.rows.targets.len());
        let row = TargetsRow { name, is_call, targets: Span::new(first, self.rows.operands.len()) };
        self.rows.targets.push(row);
        self.rows.statements.push(StatementRow::Targets(targets));
        self.scopes.bind(name, Binding::Targets(targets));
        targets
    }

    fn guarded(&mut self) -> Read<()> {
        let at = self.advance();
        let negated = self.take(b'!');
        if self.token.kind != TokenKind::Word {
            return self.syntax();
        }
        let token = self.advance();
        let first = self.rows.operands.len();
        self.name_operand(token);
        let operand = self.rows.operands[first];
        // What waits for a label must keep its row.
        if operand.kind != OperandKind::Label {
            self.rows.operands.truncate(first);
        }
        let mut guard = Guard { register: Register::NONE, negated };
        if operand.kind == OperandKind::Register && operand.ty == crate::types::Type::Pred {
            guard.register = Register(operand.id);
        } else {
            self.error(at.line, Problem::Guard);
        }
        if self.token.kind != TokenKind::Word {
            return self.syntax();
        }
        let word = self.advance();
        self.instruction(word, guard)
    }

    fn directive(&mut self) -> Read<()> {
        match self.here() {
            b".loc" => self.location(),
            b".pragma" => {
                self.advance();
                loop {
                    let text = self.quoted()?;
                    self.rows.statements.push(StatementRow::Pragma(text));
                    if !self.take(b',') {
                        break;
                    }
                }
                self.expect(b';').map(|_| ())
            }
            b".visible" | b".extern" | b".weak" | b".common" | b".func" => {
                let linkage = self.linkage();
                if self.here() != b".func" {
                    return self.syntax();
                }
                self.function(linkage, false)
            }
            _ => self.variables(Linkage::File, false),
        }
    }

    fn location(&mut self) -> Read<()> {
        self.advance();
        let place = [self.integer()?, self.integer()?, self.integer()?];
        let mut inlined = None;
        if self.take(b',') {
            if self.here() != b"function_name" {
                return self.syntax();
            }
            self.advance();
            if !matches!(self.token.kind, TokenKind::Word | TokenKind::Dotted) {
                return self.syntax();
            }
            let token = self.advance();
            let name = self.intern(token);
            let offset = if self.take(b'+') { self.integer()? } else { 0 };
            self.expect(b',')?;
            if self.here() != b"inlined_at" {
                return self.syntax();
            }
            self.advance();
            inlined = Some((name, offset, [self.integer()?, self.integer()?, self.integer()?]));
        }
        let location = Location::new(self.rows.locations.len());
        self.rows.locations.push(LocationRow { place, inlined });
        self.rows.statements.push(StatementRow::Location(location));
        Ok(())
    }
}
