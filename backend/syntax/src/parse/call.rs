//! Calls and their arguments.

use super::{Read, Reader, lossy};
use crate::check::count;
use crate::lex::TokenKind;
use crate::message::Problem;
use crate::rows::*;

impl Reader<'_> {
    /// `call (results), function, (arguments), targets;`
    pub(super) fn call(&mut self, line: u32) -> Read<()> {
        let mut results = None;
        if self.token.is(b'(') {
            results = Some(self.list()?);
            self.expect(b',')?;
        }
        let target = self.rows.operands.len();
        if self.token.kind != TokenKind::Word {
            return self.syntax();
        }
        let token = self.token;
        self.operand()?;
        let mut arguments = None;
        let mut prototype = None;
        if self.take(b',') {
            if self.token.is(b'(') {
                arguments = Some(self.list()?);
                if self.take(b',') {
                    prototype = Some(self.rows.operands.len());
                    self.operand()?;
                }
            } else {
                prototype = Some(self.rows.operands.len());
                self.operand()?;
            }
        }
        let callee = self.rows.operands[target];
        match callee.kind {
            OperandKind::Function => self.check_call(Function(callee.id), results, arguments, line),
            OperandKind::Register if prototype.is_some() || results.is_none() && arguments.is_none() => {
                self.check_indirect(prototype, results, arguments, line)
            }
            OperandKind::Label if callee.id == u32::MAX => {
                self.error(line, Problem::CallPrototype(lossy(self.bytes(token))));
                Ok(())
            }
            _ => {
                self.error(line, Problem::LabelExpected(0, "call".into()));
                self.fatal(line, Problem::CallTarget)
            }
        }
    }

    /// A call through a register says what it may call.
    fn check_indirect(
        &mut self,
        prototype: Option<usize>,
        results: Option<usize>,
        arguments: Option<usize>,
        line: u32,
    ) -> Read<()> {
        let Some(prototype) = prototype.and_then(|at| self.rows.operands.get(at)).copied() else {
            self.error(line, Problem::LabelExpected(0, "call".into()));
            return Ok(());
        };
        if prototype.kind == OperandKind::Targets {
            for at in self.rows.targets[prototype.id as usize].targets.range() {
                let target = self.rows.operands[at];
                if target.kind == OperandKind::Function {
                    self.check_call(Function(target.id), results, arguments, line)?;
                }
            }
        }
        Ok(())
    }

    fn list(&mut self) -> Read<usize> {
        self.advance();
        let first = self.rows.operands.len();
        self.rows.operands.push(Operand::of(OperandKind::List, 0, 0));
        if !self.token.is(b')') {
            loop {
                if self.token.is(b'[') {
                    return self.syntax();
                }
                match self.token.kind {
                    TokenKind::Mark(b'{') => self.operand()?,
                    _ => self.element()?,
                }
                if !self.take(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        self.rows.operands[first].id = (self.rows.operands.len() - first - 1) as u32;
        Ok(first)
    }

    pub(super) fn check_call(
        &mut self,
        function: Function,
        results: Option<usize>,
        arguments: Option<usize>,
        line: u32,
    ) -> Read<()> {
        let row = self.rows.functions[function.index()];
        if row.is_entry {
            self.error(line, Problem::CallKernel);
            return Ok(());
        }
        for (list, formals) in [(results, row.results), (arguments, row.params)] {
            let rows = list.map_or(0..0, |list| list + 1..list + 1 + self.rows.operands[list].id as usize);
            let given = count(&self.rows.operands[rows.clone()]);
            let is_variadic = self.rows.variables[formals.range()]
                .last()
                .is_some_and(|last| self.rows.dimensions[last.dimensions.range()].first() == Some(&OPEN));
            if given != formals.len() && !(is_variadic && given + 1 >= formals.len()) {
                self.error(line, Problem::CallCount);
                return Ok(());
            }
            let mut at = rows.start;
            for formal in formals.range() {
                let Some(&argument) = self.rows.operands[..rows.end].get(at) else { break };
                at += argument.rows();
                let formal = self.rows.variables[formal];
                if argument.kind == OperandKind::Label {
                    // ptxas takes a name that nothing has for an address of 64 bits.
                    let name = self.text_of(formal.name);
                    self.error(line, Problem::CallArgument(name.clone()));
                    self.error(line, Problem::CallType(name.clone()));
                    if formal.ty.bits() != 64 {
                        self.error(line, Problem::CallAlignment(name));
                    }
                    continue;
                }
                if argument.kind == OperandKind::Variable {
                    let actual = self.rows.variables[argument.id as usize];
                    let scalars = actual.dimensions.is_empty() && formal.dimensions.is_empty();
                    let name = self.text_of(formal.name);
                    if scalars && actual.ty.bits() != formal.ty.bits() {
                        self.error(line, Problem::CallType(name.clone()));
                        self.error(line, Problem::CallAlignment(name));
                    } else if actual.dimensions.is_empty() != formal.dimensions.is_empty() {
                        self.error(line, Problem::CallType(name));
                    }
                }
            }
        }
        Ok(())
    }
}
