//! Patterns as texts: which instructions a rule takes. `find.rs` asks packed ones.

use super::skeleton::Classes;

/// Names of types: words of a mnemonic whose order counts.
pub const TYPES: &[&str] = &[
    "pred",
    "b1",
    "b8",
    "b16",
    "b32",
    "b64",
    "b128",
    "u2",
    "u4",
    "u8",
    "u16",
    "u32",
    "u64",
    "s2",
    "s4",
    "s8",
    "s16",
    "s32",
    "s64",
    "f16",
    "f32",
    "f64",
    "f16x2",
    "bf16",
    "bf16x2",
    "tf32",
    "f32x2",
    "u16x2",
    "s16x2",
    "u8x4",
    "s8x4",
    "e4m3",
    "e5m2",
    "e2m3",
    "e3m2",
    "e2m1",
    "ue8m0",
    "ue4m3",
    "e4m3x2",
    "e5m2x2",
    "e2m3x2",
    "e3m2x2",
    "e2m1x2",
    "ue8m0x2",
    "e4m3x4",
    "e5m2x4",
    "e2m3x4",
    "e3m2x4",
    "e2m1x4",
    "texref",
    "samplerref",
    "surfref",
];

/// A word or type of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word<'t> {
    /// This one.
    Literal(&'t str),
    /// One of a class, by name.
    Class(&'t str),
    /// One of those between bars.
    OneOf(&'t str),
}

/// What an operand of a pattern may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
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
pub enum Piece<'t> {
    /// `[`, `{`, `(`, their ends, `|`.
    Mark(u8),
    /// A name.
    Name(&'t str, Wanted),
}

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pattern<'t> {
    /// Words, the opcode first.
    pub words: Vec<Word<'t>>,
    /// Types in order.
    pub types: Vec<Word<'t>>,
    /// Operands.
    pub operands: Vec<Piece<'t>>,
}

impl<'t> Pattern<'t> {
    /// Reads the line of a pattern.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &'t str, classes: &Classes<'t>) -> Result<Pattern<'t>, String> {
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
            let is_type = !pattern.words.is_empty() && TYPES.contains(&first);
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
    pub fn names(&self) -> impl Iterator<Item = &'t str> {
        self.operands.iter().filter_map(|piece| match *piece {
            Piece::Name(name, _) => Some(name),
            Piece::Mark(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn types_are_those_of_the_language() {
        let all: Vec<&str> = warpc_ptx_syntax::types::TYPES.iter().map(|ty| ty.text()).collect();
        assert_eq!(super::TYPES, all);
    }
}
