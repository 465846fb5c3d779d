//! Rows that a program fills, without a text of their instructions.
//!
//! A [`Filler`] is the reader with its lexer taken away: the same names, scopes, spellings and checks, so that rows are those that
//! reading the text of the program would give. What a program writes seldom (heads of functions, variables, templates) it still says
//! as text, in whole items or statements; instructions and operands it appends as rows.
//!
//! ```text
//! head                    items                    open_function  statements... instruction...  close_function   finish
//! .version .target        variables, prototypes    .entry f(..) {                                                Reading
//! ```
//!
//! An error of syntax ends the filling, as it ends the reading: what comes after it is passed over, and the message is in the list.

use super::function::OpenFunction;
use super::variable::{Declaration, row_of};
use super::{Read, Reader, Reading};
use crate::lex::TokenKind;
use crate::message::Problem;
use crate::rows::*;
use crate::types::Type;

/// Instructions that come from no text have this line.
const NO_LINE: u32 = 0;

/// The operands of a call.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    /// The list of results, if there is one.
    pub results: Option<OperandId>,
    /// What is called.
    pub target: OperandId,
    /// The list of arguments.
    pub arguments: OperandId,
}

/// See the head of this file.
pub struct Filler {
    reader: Reader<'static>,
    open: Option<OpenFunction>,
    is_stopped: bool,
}

impl Default for Filler {
    fn default() -> Self {
        Filler { reader: Reader::new(b"", ""), open: None, is_stopped: false }
    }
}

impl Filler {
    /// The rows so far.
    pub fn rows(&self) -> &Rows {
        &self.reader.rows
    }

    /// Reads a part of the language from `text`.
    fn read(&mut self, text: &[u8], part: impl FnOnce(&mut Reader<'_>) -> Read<()>) {
        if self.is_stopped {
            return;
        }
        let reader = std::mem::replace(&mut self.reader, Reader::new(b"", ""));
        let mut reader = reader.turn_to(text, "");
        let done = part(&mut reader);
        let is_whole = done.is_ok() && (reader.token.kind == TokenKind::End || reader.syntax::<()>().is_ok());
        self.is_stopped = !is_whole;
        self.reader = reader.turn_to(b"", "");
    }

    /// Does a part that needs no text.
    fn step(&mut self, part: impl FnOnce(&mut Reader<'static>) -> Read<()>) {
        if !self.is_stopped {
            self.is_stopped = part(&mut self.reader).is_err();
        }
    }

    /// Reads the head of the file: version, target, width of addresses.
    pub fn head(&mut self, text: &[u8]) {
        self.read(text, |reader| reader.head());
    }

    /// Reads things that stand at the top of the file.
    pub fn items(&mut self, text: &[u8]) {
        self.read(text, |reader| reader.items());
    }

    /// Reads the head of a function, up to the brace that opens its body.
    pub fn open_function(&mut self, text: &[u8]) {
        let mut open = None;
        self.read(text, |reader| {
            let linkage = reader.linkage();
            let is_entry = reader.here() == b".entry";
            open = reader.open_function(linkage, is_entry)?;
            if open.is_some() { Ok(()) } else { reader.syntax() }
        });
        self.open = open;
    }

    /// The body of the function that was opened has ended.
    pub fn close_function(&mut self) {
        let open = self.open.take();
        self.step(|reader| match open {
            Some(open) if reader.depth == 0 => {
                reader.close_function(open);
                Ok(())
            }
            _ => reader.syntax(),
        });
    }

    /// Reads whole statements of a body. Scopes may begin in one text and end in another.
    pub fn statements(&mut self, text: &[u8]) {
        self.read(text, |reader| {
            while reader.token.kind != TokenKind::End {
                reader.statement()?;
            }
            Ok(())
        });
    }

    /// Reads an operand.
    pub fn operand_text(&mut self, text: &[u8]) {
        self.read(text, |reader| reader.operand());
    }

    /// A scope begins.
    pub fn open_scope(&mut self) {
        self.reader.open_scope();
    }

    /// The innermost scope ends.
    pub fn close_scope(&mut self) {
        self.step(|reader| {
            if reader.depth == 0 {
                return reader.syntax();
            }
            reader.close_scope();
            Ok(())
        });
    }

    /// The number of `bytes` among the names of the file.
    pub fn name(&mut self, bytes: &[u8]) -> Name {
        self.reader.names.intern(&mut self.reader.rows.names, bytes)
    }

    /// What `bytes` names here, as an operand; none where it names nothing.
    pub fn named(&mut self, bytes: &[u8]) -> Option<Operand> {
        let name = self.name(bytes);
        self.reader.meaning(name, bytes)
    }

    /// Declares a variable of the body in the space of parameters: `length` elements, or one where there is none.
    pub fn call_parameter(&mut self, name: Name, ty: Type, align: Option<u64>, length: Option<u64>) -> Variable {
        let mut row = row_of(Declaration { align, ..Declaration::of(Space::Param, ty) }, Linkage::File, name);
        let dimensions = &mut self.reader.rows.dimensions;
        let first = dimensions.len();
        dimensions.extend(length);
        row.dimensions = Span::new(first, dimensions.len());
        let variable = self.reader.add_variable(row, NO_LINE);
        self.reader.rows.statements.push(StatementRow::Variable(variable));
        variable
    }

    /// A label stands here.
    pub fn label(&mut self, name: Name) -> Label {
        self.reader.label(name, NO_LINE)
    }

    /// The next operand.
    pub fn next_operand(&self) -> OperandId {
        OperandId::new(self.reader.rows.operands.len())
    }

    /// Appends a row to the pool of operands.
    pub fn operand(&mut self, operand: Operand) -> OperandId {
        let row = self.next_operand();
        self.reader.rows.operands.push(operand);
        row
    }

    /// Makes `row` hold the operands behind it.
    pub fn close_list(&mut self, row: OperandId) {
        let operands = &mut self.reader.rows.operands;
        operands[row.index()].id = (operands.len() - row.index() - 1) as u32;
    }

    /// Adds to the address, or the number, that the operand `row` is.
    pub fn add_offset(&mut self, row: OperandId, offset: i64) {
        // Where the filling has stopped, the operand may be missing.
        if let Some(operand) = self.reader.rows.operands.get_mut(row.index()) {
            operand.value = operand.value.wrapping_add(offset as u64);
            if operand.kind == OperandKind::Variable && offset != 0 {
                operand.component = Operand::SUMMED;
            }
        }
    }

    /// Says which label the operand `row` waited for.
    pub fn set_label(&mut self, row: OperandId, label: Label) {
        self.reader.rows.operands[row.index()].id = label.0;
    }

    /// The operands from `first` on are the targets of indirect branches.
    pub fn branch_targets(&mut self, name: Name, first: OperandId) -> Targets {
        self.reader.declare_targets(name, false, first.index())
    }

    /// The spelling of a mnemonic, with its modifiers and without spaces.
    pub fn spelling(&mut self, mnemonic: &[u8]) -> Spelling {
        self.reader.spellings.intern(&mut self.reader.rows, mnemonic)
    }

    /// Appends an instruction, whose operands are those from `first` on.
    pub fn instruction(&mut self, spelling: Spelling, guard: Guard, first: OperandId) {
        self.step(|reader| {
            reader.say_all_problems(spelling, NO_LINE);
            reader.place(spelling, guard, first.index(), NO_LINE)
        });
    }

    /// Appends a call, whose operands are those from `first` on.
    pub fn call(&mut self, spelling: Spelling, callee: Callee, first: OperandId) {
        self.step(|reader| {
            let target = reader.rows.operands[callee.target.index()];
            if target.kind == OperandKind::Function {
                let results = callee.results.map(OperandId::index);
                reader.check_call(Function(target.id), results, Some(callee.arguments.index()), NO_LINE)?;
            } else if target.kind != OperandKind::Register {
                return reader.fatal(NO_LINE, Problem::CallTarget);
            }
            reader.place(spelling, Guard::default(), first.index(), NO_LINE)
        });
    }

    /// The rows and messages.
    pub fn finish(mut self) -> Reading {
        self.reader.spellings.drop_unused(&mut self.reader.rows);
        Reading { rows: self.reader.rows, lines: self.reader.lines, messages: self.reader.messages }
    }
}
