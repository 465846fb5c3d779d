//! Tokens of PTX text.
//!
//! A word is a name, a directive or a whole mnemonic with its modifiers (`ld.global.v4.b32`, `st.shared::cta.b32`); what it is,
//! its place tells. Comments and white space are dropped.

use warpc_ir::diag::Diag;

/// Kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// Name, directive or mnemonic.
    Word,
    /// Number: its bits are in [`Token::value`].
    Int,
    /// Number in `0f` form (or decimal): bits of a `.f32`.
    F32,
    /// Number in `0d` form: bits of a `.f64`.
    F64,
    /// `$` and a number: an operand of a template.
    Slot,
    /// Quoted text, quotes included.
    Text,
    /// One character.
    Punct(u8),
    /// End of the input.
    End,
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: TokenKind,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
    /// Bits of a number, number of a slot.
    pub value: u64,
}

impl Token {
    /// Whether it is this character.
    pub fn is(self, byte: u8) -> bool {
        self.kind == TokenKind::Punct(byte)
    }
    /// Bytes of the input it covers.
    pub fn span(self) -> (u32, u32) {
        (self.start, self.end)
    }
}

const fn starts_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'%' | b'.')
}
const fn in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// All tokens of `text`, an [`TokenKind::End`] last.
pub fn tokens(text: &[u8]) -> Result<Vec<Token>, Diag> {
    if text.len() >= u32::MAX as usize {
        return Err(Diag::error("more than 4 GiB of text", (0, 0)));
    }
    let mut out = Vec::with_capacity(text.len() / 4 + 1);
    let mut at = 0;
    let get = |k: usize| text.get(k).copied().unwrap_or(0);
    while at < text.len() {
        let start = at;
        let mut value = 0;
        let kind = match text[at] {
            b' ' | b'\t' | b'\r' | b'\n' => {
                at += 1;
                continue;
            }
            b'/' if get(at + 1) == b'/' => {
                at = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
                continue;
            }
            b'/' if get(at + 1) == b'*' => {
                let Some(n) = memchr::memmem::find(&text[at + 2..], b"*/") else {
                    return Err(Diag::error("the comment does not end", (start as u32, start as u32 + 2)));
                };
                at += n + 4;
                continue;
            }
            b'"' => {
                at += 1;
                while get(at) != b'"' {
                    if at >= text.len() || text[at] == b'\n' {
                        return Err(Diag::error("the text does not end", (start as u32, at as u32)));
                    }
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
                TokenKind::Text
            }
            b'$' if get(at + 1).is_ascii_digit() => {
                at += 1;
                while get(at).is_ascii_digit() {
                    value = value * 10 + (text[at] - b'0') as u64;
                    value = value.min(u32::MAX as u64);
                    at += 1;
                }
                TokenKind::Slot
            }
            c if starts_word(c) => {
                at += 1;
                // Directives may follow each other without a space: `.reg.b32`.
                let directive = c == b'.';
                loop {
                    while in_word(get(at)) && !(directive && get(at) == b'.') {
                        at += 1;
                    }
                    if get(at) == b':' && get(at + 1) == b':' && get(at + 2).is_ascii_alphanumeric() {
                        at += 2;
                    } else {
                        break;
                    }
                }
                TokenKind::Word
            }
            b'0'..=b'9' => {
                while in_word(get(at)) || matches!(get(at - 1), b'e' | b'E') && matches!(get(at), b'+' | b'-') {
                    // An exponent has its sign only in decimal numbers.
                    if matches!(get(at), b'+' | b'-') && !text[start..at].contains(&b'.') {
                        break;
                    }
                    at += 1;
                }
                let (kind, v) = number(&text[start..at])
                    .ok_or_else(|| Diag::error("this is no number", (start as u32, at as u32)))?;
                value = v;
                kind
            }
            c => {
                at += 1;
                TokenKind::Punct(c)
            }
        };
        out.push(Token { kind, start: start as u32, end: at.min(text.len()) as u32, value });
    }
    let end = text.len() as u32;
    out.push(Token { kind: TokenKind::End, start: end, end, value: 0 });
    Ok(out)
}

fn number(text: &[u8]) -> Option<(TokenKind, u64)> {
    let s = std::str::from_utf8(text).ok()?;
    if let [b'0', c @ (b'f' | b'F' | b'd' | b'D'), ..] = text {
        let bits = u64::from_str_radix(&s[2..], 16).ok()?;
        return match c | 0x20 {
            b'f' if s.len() == 10 => Some((TokenKind::F32, bits)),
            b'd' if s.len() == 18 => Some((TokenKind::F64, bits)),
            _ => None,
        };
    }
    let int = s.strip_suffix('U').unwrap_or(s);
    let v = if let Some(h) = int.strip_prefix("0x").or_else(|| int.strip_prefix("0X")) {
        u64::from_str_radix(h, 16).ok()
    } else if let Some(b) = int.strip_prefix("0b").or_else(|| int.strip_prefix("0B")) {
        u64::from_str_radix(b, 2).ok()
    } else if int.len() > 1 && int.starts_with('0') && int.bytes().all(|c| c.is_ascii_digit()) {
        u64::from_str_radix(int, 8).ok()
    } else {
        int.parse().ok()
    };
    match v {
        Some(v) => Some((TokenKind::Int, v)),
        None if s.contains('.') => s.parse::<f64>().ok().map(|d| (TokenKind::F64, d.to_bits())),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_numbers() {
        let t = tokens(b"@!%p1 bra $L_2; // c\n ld.shared::cta.v2.b32 {%r1, $12}, [%rd2+-8]; 0x1fU 0f3F800000 017 a: 1.5 \"x\\\"y\" /* */")
            .unwrap();
        let words: Vec<usize> =
            t.iter().filter(|t| t.kind == TokenKind::Word).map(|t| (t.end - t.start) as usize).collect();
        assert_eq!(words, [3, 3, 4, 21, 3, 4, 1]);
        let values: Vec<(TokenKind, u64)> = t
            .iter()
            .filter(|t| !matches!(t.kind, TokenKind::Word | TokenKind::Punct(_)))
            .map(|t| (t.kind, t.value))
            .collect();
        assert_eq!(
            values,
            [
                (TokenKind::Slot, 12),
                (TokenKind::Int, 8),
                (TokenKind::Int, 31),
                (TokenKind::F32, 0x3f80_0000),
                (TokenKind::Int, 15),
                (TokenKind::F64, 1.5f64.to_bits()),
                (TokenKind::Text, 0),
                (TokenKind::End, 0)
            ]
        );
        assert!(
            tokens(b"0f12").is_err() && tokens(b"/* x").is_err() && tokens(b"\"x").is_err() && tokens(b"09").is_err()
        );
    }
}
