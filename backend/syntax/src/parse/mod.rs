//! The reader: one pass over the bytes, straight into rows.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the reader's state, tokens, names, messages |
//! | `module.rs` | the head of a file and what stands at its top |
//! | `variable.rs` | variables, dimensions, initial values |
//! | `function.rs` | heads of functions and prototypes, directives |
//! | `body.rs` | statements |
//! | `instruction.rs` | instructions, guards, calls |
//! | `operand.rs` | operands |
//! | `expression.rs` | constant expressions |
//! | `fill.rs` | the same rows, filled by a program |
//!
//! An error of syntax ends the reading ([`Stop`]); any other is a message, and reading goes on.

mod body;
mod call;
mod expression;
mod fill;
mod function;
mod instruction;
mod module;
mod opaque;
mod operand;
mod variable;

pub use fill::{Callee, Filler};

use crate::lex::{Lexer, Token, TokenKind};
use crate::message::{Message, Problem, Severity};
use crate::names::Interner;
use crate::rows::*;
use crate::scopes::{Binding, Scopes};
use crate::spelling::Spellings;

/// The reading ends here; the message is in the list.
pub(crate) struct Stop;

type Read<T> = Result<T, Stop>;

/// What reading a file gives.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The rows, as far as it was read.
    pub rows: Rows,
    /// Lines of rows.
    pub lines: Lines,
    /// Messages in the order in which ptxas writes them.
    pub messages: Vec<Message>,
}

impl Reading {
    /// Whether there is an error.
    pub fn is_refused(&self) -> bool {
        self.messages.iter().any(|message| message.severity.refuses())
    }
    /// All messages as ptxas writes them of a file called `file`.
    pub fn render(&self, file: &str) -> String {
        let mut text = String::new();
        for message in &self.messages {
            text.push_str(&message.render(file).to_string());
            text.push('\n');
        }
        if self.is_refused() {
            text.push_str(crate::message::ABORTED);
            text.push('\n');
        }
        text
    }
}

/// Reads `text`, which messages call `file`.
///
/// Cost: linear in the bytes of `text`; one look-up by hash per name and per mnemonic, no allocation per instruction.
pub fn read(text: &[u8], file: &str) -> Reading {
    let mut reader = Reader::new(text, file);
    if text.len() <= LARGE_TEXT {
        reader.reserve(text.len() / LEAST_BYTES);
    }
    if u32::try_from(text.len()).is_err() {
        reader.error(0, Problem::Limit("Input file has more than 4 GiB"));
    } else if !text.is_ascii() {
        let at = text.iter().take_while(|byte| byte.is_ascii()).count();
        let line = 1 + memchr::memchr_iter(b'\n', &text[..at]).count();
        reader.message(0, Severity::Fatal, Problem::NonAscii(line));
    } else {
        // Where an error of syntax ended the reading, its message is in the list.
        let _ = reader.module();
    }
    reader.spellings.drop_unused(&mut reader.rows);
    if text.len() > LARGE_TEXT {
        reader.rows.shrink();
    }
    Reading { rows: reader.rows, lines: reader.lines, messages: reader.messages }
}

/// Bytes of a text from which on memory that columns have beyond their rows is given back.
const LARGE_TEXT: usize = 1 << 18;
/// Bytes of text for each instruction, declarations included: few files have less, and 39 usual.
const LEAST_BYTES: usize = 26;

/// Names of groups of registers that are remembered.
const PREFIXES: usize = 8;

struct Reader<'a> {
    text: &'a [u8],
    file: &'a str,
    lexer: Lexer<'a>,
    token: Token,
    /// Line of the token before the current one.
    last_line: u32,
    rows: Rows,
    lines: Lines,
    messages: Vec<Message>,
    names: Interner,
    scopes: Scopes,
    spellings: Spellings,
    /// Registers of the current function so far.
    registers: u32,
    /// Parameters of the current function.
    parameters: Span,
    /// Whether a body is being read.
    in_body: bool,
    /// Scopes that are open in the body.
    depth: u32,
    /// Whether parameters are being read.
    in_parameters: bool,
    /// Scratch for mnemonics with spaces.
    scratch: Vec<u8>,
    /// Names that groups of registers were found by, each at its last letter.
    prefixes: [Option<Name>; PREFIXES],
    expression: expression::Stacks,
}

impl<'a> Reader<'a> {
    fn new(text: &'a [u8], file: &'a str) -> Self {
        let mut lexer = Lexer::new(text);
        let token = lexer.next();
        Reader {
            text,
            file,
            lexer,
            last_line: token.line,
            token,
            rows: Rows::default(),
            lines: Lines::default(),
            messages: Vec::new(),
            names: Interner::default(),
            scopes: Scopes::default(),
            spellings: Spellings::default(),
            registers: 0,
            parameters: Span::default(),
            in_body: false,
            depth: 0,
            in_parameters: false,
            scratch: Vec::new(),
            prefixes: [None; PREFIXES],
            expression: expression::Stacks::default(),
        }
    }

    /// Makes room for so many instructions with what usually stands in them: three operands, and half as many names.
    fn reserve(&mut self, instructions: usize) {
        let Rows { statements, instructions: columns, operands, names, .. } = &mut self.rows;
        statements.reserve(instructions);
        columns.spelling.reserve(instructions);
        columns.form.reserve(instructions);
        columns.guard.reserve(instructions);
        columns.operands.reserve(instructions);
        operands.reserve(3 * instructions);
        names.reserve(instructions / 2, 4 * instructions);
        self.lines.instructions.reserve(instructions);
        self.names.reserve(instructions / 2);
        self.scopes.reserve(instructions / 2);
    }

    /// The same reader at the start of another text.
    fn turn_to<'b>(self, text: &'b [u8], file: &'b str) -> Reader<'b> {
        let Reader { rows, lines, messages, names, scopes, spellings, .. } = self;
        let Reader { registers, parameters, in_body, depth, in_parameters, scratch, prefixes, expression, .. } = self;
        let mut lexer = Lexer::new(text);
        let token = lexer.next();
        let last_line = token.line;
        Reader {
            text,
            file,
            lexer,
            token,
            last_line,
            rows,
            lines,
            messages,
            names,
            scopes,
            spellings,
            registers,
            parameters,
            in_body,
            depth,
            in_parameters,
            scratch,
            prefixes,
            expression,
        }
    }

    fn advance(&mut self) -> Token {
        let token = self.token;
        self.last_line = token.line;
        self.token = self.lexer.next();
        token
    }

    fn bytes(&self, token: Token) -> &'a [u8] {
        &self.text[token.start..token.end]
    }

    fn here(&self) -> &'a [u8] {
        self.bytes(self.token)
    }

    fn message(&mut self, line: u32, severity: Severity, problem: Problem) {
        self.messages.push(Message { line, severity, problem });
    }

    fn error(&mut self, line: u32, problem: Problem) {
        self.message(line, Severity::Error, problem);
    }

    fn fatal<T>(&mut self, line: u32, problem: Problem) -> Read<T> {
        self.message(line, Severity::Fatal, problem);
        Err(Stop)
    }

    /// The current token is wrong here.
    fn syntax<T>(&mut self) -> Read<T> {
        let text = self.shown();
        let problem = match self.token.kind {
            TokenKind::OpenComment => Problem::OpenComment(text),
            _ => Problem::Syntax(text),
        };
        self.fatal(self.token.line, problem)
    }

    /// The current token as messages show it: names of instructions with all their parts.
    fn shown(&self) -> String {
        let mut best = lossy(self.here());
        if self.token.kind != TokenKind::Word {
            return best;
        }
        let (mut ahead, mut text) = (self.lexer.clone(), best.clone());
        for _ in 0..5 {
            let next = ahead.next();
            if next.kind != TokenKind::Dotted {
                break;
            }
            text.push_str(&lossy(self.bytes(next)));
            if crate::table::table().opcode(&text).is_some() {
                best.clone_from(&text);
            }
        }
        best
    }

    fn expect(&mut self, mark: u8) -> Read<Token> {
        if self.token.is(mark) { Ok(self.advance()) } else { self.syntax() }
    }

    /// Takes `mark` if it is here.
    fn take(&mut self, mark: u8) -> bool {
        let found = self.token.is(mark);
        if found {
            self.advance();
        }
        found
    }

    /// A name that the file defines or uses; `_` is none.
    fn name(&mut self) -> Read<Name> {
        if self.token.kind != TokenKind::Word || matches!(self.here(), b"_" | b"$") {
            return self.syntax();
        }
        let token = self.advance();
        Ok(self.intern(token))
    }

    fn intern(&mut self, token: Token) -> Name {
        let bytes = self.bytes(token);
        self.names.intern(&mut self.rows.names, bytes)
    }

    fn text_of(&self, name: Name) -> String {
        self.rows.names.text(name.index()).into_owned()
    }

    /// A text in quotes.
    fn quoted(&mut self) -> Read<Text> {
        if self.token.kind != TokenKind::Text {
            return self.syntax();
        }
        let token = self.advance();
        let bytes = &self.text[token.start + 1..token.end - 1];
        Ok(Text::new(self.rows.texts.push(bytes)))
    }

    /// The name under which a group of registers is declared: `prefix<`. Few groups follow one another, so most are remembered.
    fn group_name(&mut self, prefix: &[u8]) -> Option<Name> {
        let slot = prefix.last().map_or(0, |&letter| letter as usize % PREFIXES);
        if let Some(name) = self.prefixes[slot]
            && self.rows.names.get(name.index()).strip_suffix(b"<") == Some(prefix)
        {
            return Some(name);
        }
        self.scratch.clear();
        self.scratch.extend_from_slice(prefix);
        self.scratch.push(b'<');
        self.prefixes[slot] = self.names.find(&self.rows.names, &self.scratch);
        self.prefixes[slot]
    }

    /// What `name` means here; a register of a group is found by the digits at its end.
    fn lookup(&mut self, name: Name, bytes: &[u8]) -> Binding {
        let binding = self.scopes.get(name);
        if binding != Binding::Free {
            return binding;
        }
        let digits = bytes.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let first = if self.scopes.has_digits { 1 } else { digits.max(1) };
        for length in first..=digits.min(10) {
            let (prefix, number) = bytes.split_at(bytes.len() - length);
            let Some(prefix) = self.group_name(prefix) else { continue };
            let Binding::Prefix(group) = self.scopes.get(prefix) else { continue };
            let number = number.iter().fold(0u64, |value, digit| value * 10 + u64::from(digit - b'0'));
            if number < u64::from(self.rows.register_groups[group.index()].count.unwrap_or(0)) {
                let binding = Binding::Member(group, number as u32);
                let depth = self.scopes.depth_of(prefix);
                self.scopes.bind_at(name, binding, depth);
                return binding;
            }
        }
        Binding::Free
    }
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
