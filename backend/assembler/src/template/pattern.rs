//! Which rule an instruction is.

use super::text::{Class, Rule, Rules, TableFault};
use hashbrown::HashMap;

/// A word or type of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word<'t> {
    /// This one.
    Literal(&'t str),
    /// One of a class, by name.
    Class(&'t str),
    /// One of those between bars.
    OneOf(&'t str),
}

/// What an operand of a pattern may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Anything.
    Any,
    /// A number.
    Number,
    /// A number of 32 bits that are all ones: the mask of a whole warp.
    Ones,
    /// A register.
    Register,
    /// A register of 64 bits or more.
    Wide,
    /// A variable.
    Variable,
}

/// A piece of the operands of a pattern or an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'t> {
    /// `[`, `{`, `(`, their ends, `|`.
    Mark(u8),
    /// A name.
    Name(&'t str, Wanted),
}

/// A pattern.
#[derive(Clone, Debug)]
pub(super) struct Pattern<'t> {
    /// Words, the opcode first.
    pub words: Vec<Word<'t>>,
    /// Types in order.
    pub types: Vec<Word<'t>>,
    /// Operands.
    pub operands: Vec<Piece<'t>>,
}

/// What an instruction is written as.
#[derive(Clone, Copy, Debug)]
pub struct Spelt<'a> {
    /// Words of the mnemonic that are no types, the opcode first.
    pub words: &'a [&'a str],
    /// Types in order.
    pub types: &'a [&'a str],
    /// Shape of the operands: `r` a register, `w` a wide one, `i` a number, `m` one that is all ones, `v` a variable,
    /// `o` others; brackets, and `|` before a second result.
    pub shape: &'a [u8],
}

impl<'t> Pattern<'t> {
    pub(super) fn read(text: &'t str, classes: &HashMap<&'t str, Class<'t>>) -> Result<Pattern<'t>, String> {
        let (name, operands) = text.split_once(' ').unwrap_or((text, ""));
        let mut pattern =
            Pattern { words: Vec::with_capacity(8), types: Vec::with_capacity(4), operands: Vec::with_capacity(8) };
        let mut rest = name;
        while !rest.is_empty() {
            rest = rest.strip_prefix('.').unwrap_or(rest);
            let word = if let Some(inner) = rest.strip_prefix('{') {
                let (inner, behind) = inner.split_once('}').ok_or("a brace is open")?;
                rest = behind;
                if inner.contains('|') { Word::OneOf(inner) } else { Word::Class(inner) }
            } else {
                let end = rest.find(['.', '{']).unwrap_or(rest.len());
                let (literal, behind) = rest.split_at(end);
                rest = behind;
                Word::Literal(literal)
            };
            let first = match word {
                Word::Literal(literal) => literal,
                Word::OneOf(list) => list.split('|').next().unwrap_or_default(),
                Word::Class(name) => {
                    let class = classes.get(name).ok_or_else(|| format!("no class {name}"))?;
                    class.iter().map(|choice| choice.0).find(|choice| !choice.is_empty()).unwrap_or_default()
                }
            };
            let is_type = !pattern.words.is_empty() && warpc_ptx_syntax::types::Type::of(first.as_bytes()).is_some();
            if is_type { pattern.types.push(word) } else { pattern.words.push(word) }
        }
        let mut start = None;
        for (at, byte) in operands.bytes().chain([b',']).enumerate() {
            let is_mark = matches!(byte, b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'|');
            if !is_mark && byte != b',' && byte != b' ' {
                start = start.or(Some(at));
                continue;
            }
            if let Some(start) = start.take() {
                let name = &operands[start..at];
                let (name, wanted) = match name.split_once(':') {
                    None => (name, Wanted::Any),
                    Some((name, "i")) => (name, Wanted::Number),
                    Some((name, "ones")) => (name, Wanted::Ones),
                    Some((name, "r")) => (name, Wanted::Register),
                    Some((name, "w")) => (name, Wanted::Wide),
                    Some((name, "v")) => (name, Wanted::Variable),
                    Some(_) => return Err(format!("operand {name}")),
                };
                pattern.operands.push(Piece::Name(name, wanted));
            }
            if is_mark {
                pattern.operands.push(Piece::Mark(byte));
            }
        }
        Ok(pattern)
    }

    /// Names of the operands, in order.
    pub(super) fn names(&self) -> impl Iterator<Item = &'t str> {
        self.operands.iter().filter_map(|piece| match *piece {
            Piece::Name(name, _) => Some(name),
            Piece::Mark(_) => None,
        })
    }

    fn takes_operands(&self, shape: &[u8]) -> bool {
        self.operands.len() == shape.len()
            && self.operands.iter().zip(shape).all(|(piece, &byte)| match *piece {
                Piece::Mark(mark) => mark == byte,
                Piece::Name(_, wanted) => match wanted {
                    Wanted::Any => byte.is_ascii_lowercase(),
                    Wanted::Number => matches!(byte, b'i' | b'm'),
                    Wanted::Ones => byte == b'm',
                    Wanted::Register => matches!(byte, b'r' | b'w'),
                    Wanted::Wide => byte == b'w',
                    Wanted::Variable => byte == b'v',
                },
            })
    }
}

/// Whether a pattern may take an instruction, told by its text alone: whether its literal words are there, and its operands as many.
/// Nearly all rules of an opcode are for other instructions, and reading their patterns would cost more than lowering a small kernel.
fn may_take(text: &str, spelt: Spelt<'_>) -> bool {
    let text = text.as_bytes();
    let mut at = 0;
    while at < text.len() && text[at] != b' ' {
        let start = at;
        match text[at] {
            b'.' | b'}' => at += 1,
            b'{' => {
                while text.get(at).is_some_and(|&byte| byte != b'}') {
                    at += 1;
                }
            }
            _ => {
                while text.get(at).is_some_and(|byte| !matches!(byte, b'.' | b'{' | b' ')) {
                    at += 1;
                }
                if !spelt.words.iter().chain(spelt.types).any(|word| word.as_bytes() == &text[start..at]) {
                    return false;
                }
            }
        }
    }
    has_as_many(&text[at..], spelt.shape)
}

/// Whether operands are as many as a shape has, with the same marks between them.
fn has_as_many(operands: &[u8], shape: &[u8]) -> bool {
    let (mut shape, mut is_name) = (shape.iter(), false);
    for &byte in operands {
        let (is_there, is_of_name) = match byte {
            b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'|' => (shape.next() == Some(&byte), false),
            b',' | b' ' => (true, false),
            _ => (is_name || shape.next().is_some_and(u8::is_ascii_lowercase), true),
        };
        if !is_there {
            return false;
        }
        is_name = is_of_name;
    }
    shape.next().is_none()
}

/// What a class stands for where a pattern matched: its name and its text.
pub(super) type Captures<'t> = Vec<(&'t str, &'t str)>;

/// A rule that an instruction has, its pattern, and what its classes stand for.
type Found<'r, 't> = (&'r Rule<'t>, &'r Pattern<'t>, Captures<'t>);

impl<'t> Rules<'t> {
    /// The first rule of an instruction, with what its classes stand for.
    pub(super) fn find(&self, spelt: Spelt<'_>) -> Result<Option<Found<'_, 't>>, TableFault> {
        let Some(opcode) = spelt.words.first() else { return Ok(None) };
        for rule in self.of(opcode).filter(|rule| may_take(rule.text, spelt)) {
            let pattern = self.pattern(rule)?;
            if let Some(captures) = self.matches(pattern, spelt) {
                return Ok(Some((rule, pattern, captures)));
            }
        }
        Ok(None)
    }

    fn matches(&self, pattern: &Pattern<'t>, spelt: Spelt<'_>) -> Option<Captures<'t>> {
        if !pattern.takes_operands(spelt.shape) || pattern.types.len() != spelt.types.len() {
            return None;
        }
        let mut captures = Captures::new();
        for (&word, &ty) in pattern.types.iter().zip(spelt.types) {
            match word {
                Word::Literal(literal) => (literal == ty).then_some(())?,
                Word::OneOf(list) => list.split('|').any(|choice| choice == ty).then_some(())?,
                Word::Class(name) => {
                    let choice = self.classes[name].iter().find(|choice| choice.0 == ty)?;
                    captures.push((name, choice.1));
                }
            }
        }
        let mut left: Vec<&str> = spelt.words.to_vec();
        let literals = pattern.words.iter().filter(|word| matches!(word, Word::Literal(_)));
        let others = pattern.words.iter().filter(|word| !matches!(word, Word::Literal(_)));
        for &word in literals.chain(others) {
            let (at, capture) = match word {
                Word::Literal(literal) => (Some(left.iter().position(|&word| word == literal)?), None),
                Word::OneOf(list) => {
                    let is_one = |word: &str| list.split('|').any(|choice| choice == word);
                    match left.iter().position(|&word| is_one(word)) {
                        None if list.split('|').any(str::is_empty) => (None, None),
                        at => (Some(at?), None),
                    }
                }
                Word::Class(name) => {
                    let class = &self.classes[name];
                    let found = left.iter().enumerate().find_map(|(at, &word)| {
                        class.iter().find(|choice| choice.0 == word).map(|choice| (at, choice.1))
                    });
                    match found {
                        Some((at, text)) => (Some(at), Some((name, text))),
                        None => (None, Some((name, class.iter().find(|choice| choice.0.is_empty())?.1))),
                    }
                }
            };
            if let Some(at) = at {
                left.remove(at);
            }
            captures.extend(capture);
        }
        left.is_empty().then_some(captures)
    }
}

/// Text of a body with classes replaced by what they stand for.
pub(super) fn substitute(body: &str, captures: &Captures<'_>) -> Result<String, String> {
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find('{') {
        let end = rest[at..].find('}').ok_or("a brace is open")? + at;
        let name = &rest[at + 1..end];
        let text = captures.iter().find(|capture| capture.0 == name).ok_or_else(|| format!("no class {name} here"))?.1;
        out.push_str(&rest[..at]);
        out.push_str(text);
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    Ok(out)
}
