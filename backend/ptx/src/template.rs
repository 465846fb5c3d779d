//! Templates: the text of inline assembly, and of rows of text in general, with the operands it names.
//!
//! | spelling | meaning |
//! |---|---|
//! | `$3`, `${3}` | operand 3, counted over all constraints but clobbers |
//! | `${3:n}` | the same with a modifier of one letter |
//! | `$$` | a dollar sign |
//! | `$(a$|b$)` | one text per dialect; PTX is the first. Outside of such a list `$|` and `$)` are `|` and `}` |
//! | `${:uid}`, `${:comment}`, `${:private}` | a number unique to the place, the start of a comment, of a private label |
//!
//! Selection, the printer and the interpreter read templates here, so that they agree on what an operand is. Selection refuses a
//! template with an error in it; the others may then take every operand for given.

use crate::machine::{Operand, oflag};
use std::fmt;

/// A part of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// Text as it stands.
    Text(&'t [u8]),
    /// An operand.
    Operand {
        /// Which, from 0.
        number: u32,
        /// A letter that changes how it is written.
        modifier: Option<u8>,
    },
    /// A number that no other place has.
    UniqueId,
}

/// What is wrong with a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TemplateError<'t> {
    /// `$` is not followed by anything that has a meaning.
    NoOperand,
    /// `${` is not closed, or something stands between the modifier and `}`.
    NotClosed,
    /// `$(` inside of `$(`.
    Nested,
    /// `${:word}` with a word that is not known.
    Word(&'t [u8]),
}

impl fmt::Display for TemplateError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TemplateError::NoOperand => write!(out, "`$` without an operand number in the text of inline assembly"),
            TemplateError::NotClosed => write!(out, "`${{...}}` that does not end in the text of inline assembly"),
            TemplateError::Nested => write!(out, "`$(` inside of `$(` in the text of inline assembly"),
            TemplateError::Word(word) => {
                write!(out, "`${{:{}}}` in the text of inline assembly is not known", String::from_utf8_lossy(word))
            }
        }
    }
}

/// An error and the bytes of the template it was read from.
pub type BadPiece<'t> = (TemplateError<'t>, &'t [u8]);

/// The pieces of `template` in order, those of other dialects left out. What is wrong in another dialect is reported all the same.
pub fn pieces(template: &[u8]) -> Pieces<'_> {
    Pieces { template, at: 0, alternative: None }
}

/// See [`pieces`].
#[derive(Clone, Debug)]
pub struct Pieces<'t> {
    template: &'t [u8],
    at: usize,
    /// Inside of `$(`: which of the texts.
    alternative: Option<u32>,
}

impl<'t> Iterator for Pieces<'t> {
    type Item = Result<Piece<'t>, BadPiece<'t>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let rest = &self.template[self.at..];
            if rest.is_empty() {
                return None;
            }
            let plain = memchr::memchr(b'$', rest).unwrap_or(rest.len());
            let piece = if plain > 0 {
                self.at += plain;
                Some(Ok(Piece::Text(&rest[..plain])))
            } else {
                self.dollar(rest)
            };
            match piece {
                Some(Err(e)) => return Some(Err(e)),
                Some(Ok(piece)) if self.alternative.is_none_or(|n| n == 0) => return Some(Ok(piece)),
                _ => {}
            }
        }
    }
}

impl<'t> Pieces<'t> {
    /// Reads what starts with the dollar sign of `rest`; nothing where it only opens, divides or closes alternatives.
    fn dollar(&mut self, rest: &'t [u8]) -> Option<Result<Piece<'t>, BadPiece<'t>>> {
        let mut take = |n: usize| {
            self.at += n;
            &rest[..n]
        };
        let bad = |error, text| Some(Err((error, text)));
        match rest.get(1) {
            Some(b'$') => Some(Ok(Piece::Text(&take(2)[1..]))),
            Some(b'(') => {
                let text = take(2);
                if self.alternative.replace(0).is_some() { bad(TemplateError::Nested, text) } else { None }
            }
            Some(b'|') => {
                let text = take(2);
                match &mut self.alternative {
                    Some(n) => {
                        *n += 1;
                        None
                    }
                    None => Some(Ok(Piece::Text(&text[1..]))),
                }
            }
            Some(b')') => {
                take(2);
                if self.alternative.take().is_some() { None } else { Some(Ok(Piece::Text(b"}"))) }
            }
            Some(b'{') => {
                let Some(end) = memchr::memchr(b'}', rest) else {
                    return bad(TemplateError::NotClosed, take(rest.len()));
                };
                let inner = &rest[2..end];
                let text = take(end + 1);
                match braced(inner) {
                    Ok(piece) => Some(Ok(piece)),
                    Err(error) => bad(error, text),
                }
            }
            _ => {
                let digits = rest[1..].iter().take_while(|c| c.is_ascii_digit()).count();
                let text = take(1 + digits);
                match number(&text[1..]) {
                    Some(number) => Some(Ok(Piece::Operand { number, modifier: None })),
                    None => bad(TemplateError::NoOperand, text),
                }
            }
        }
    }
}

/// What stands between `${` and `}`.
fn braced(inner: &[u8]) -> Result<Piece<'_>, TemplateError<'_>> {
    if let Some(word) = inner.strip_prefix(b":") {
        return match word {
            b"uid" => Ok(Piece::UniqueId),
            b"comment" => Ok(Piece::Text(b"//")),
            b"private" => Ok(Piece::Text(b"$L__")),
            _ => Err(TemplateError::Word(word)),
        };
    }
    let digits = inner.iter().take_while(|c| c.is_ascii_digit()).count();
    let number = number(&inner[..digits]).ok_or(TemplateError::NoOperand)?;
    match inner[digits..] {
        [] => Ok(Piece::Operand { number, modifier: None }),
        [b':', modifier] => Ok(Piece::Operand { number, modifier: Some(modifier) }),
        _ => Err(TemplateError::NotClosed),
    }
}

/// Position of operand `index` of a template among the operands of its row: the text is the first, offsets of addresses do not
/// count.
pub fn nth_operand(ops: &[Operand], index: usize) -> Option<usize> {
    (1..ops.len()).filter(|&at| !ops[at].has(oflag::IMPLICIT)).nth(index)
}

/// Decimal digits; none where there are none or the number is beyond what any operand has.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0u32, |n, d| n.checked_mul(10)?.checked_add((d - b'0') as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces as text: operands as `<n>` or `<n:m>`, errors as `!error!`.
    fn show(template: &str) -> String {
        let mut out = String::new();
        for piece in pieces(template.as_bytes()) {
            match piece {
                Ok(Piece::Text(t)) => out.push_str(std::str::from_utf8(t).unwrap()),
                Ok(Piece::Operand { number, modifier: None }) => out.push_str(&format!("<{number}>")),
                Ok(Piece::Operand { number, modifier: Some(m) }) => out.push_str(&format!("<{number}:{}>", m as char)),
                Ok(Piece::UniqueId) => out.push_str("<uid>"),
                Err((e, text)) => out.push_str(&format!("!{e:?} {}!", String::from_utf8_lossy(text))),
            }
        }
        out
    }

    #[test]
    fn operands_and_words() {
        assert_eq!(show("add $0, ${1}, ${12:n};"), "add <0>, <1>, <12:n>;");
        assert_eq!(show("$$x ${:uid} ${:comment} ${:private}1"), "$x <uid> // $L__1");
        assert_eq!(show("$1$2"), "<1><2>");
    }

    #[test]
    fn the_first_dialect_is_taken() {
        assert_eq!(show("a$(b$|c$|d$)e"), "abe");
        assert_eq!(show("$(x$1$|$2$)y"), "x<1>y");
        assert_eq!(show("a$|b$)c"), "a|b}c");
        assert_eq!(show("a$(b$|c"), "ab");
        assert_eq!(show("a$(b$(c"), "ab!Nested $(!c");
        // An error in another dialect is one all the same.
        assert_eq!(show("$(a$|$x$)b"), "a!NoOperand $!b");
    }

    #[test]
    fn what_is_no_operand() {
        assert_eq!(show("a $"), "a !NoOperand $!");
        assert_eq!(show("a $x"), "a !NoOperand $!x");
        assert_eq!(show("$99999999999;"), "!NoOperand $99999999999!;");
        assert_eq!(show("a ${1"), "a !NotClosed ${1!");
        assert_eq!(show("a ${}"), "a !NoOperand ${}!");
        assert_eq!(show("a ${1:}b"), "a !NotClosed ${1:}!b");
        assert_eq!(show("a ${1:xy}b"), "a !NotClosed ${1:xy}!b");
        assert_eq!(show("a ${x}b"), "a !NoOperand ${x}!b");
        assert!(show("a ${:foo}b").contains("Word"));
    }
}
