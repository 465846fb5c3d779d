//! Tokens of PTX text, read one at a time: nothing is stored but the place.
//!
//! A mnemonic and its modifiers are separate tokens, as ptxas has them, so that spaces may stand between; what a word means, its
//! place tells. Numbers end where their digits end: `0189` is `01` and `89`, `0f3F80` is `0` and `f3F80`.

/// Kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A name: `add`, `%r1`, `_`, `WARP_SZ`.
    Word,
    /// A dot and a name, with further names behind `::`: `.reg`, `.shared::cta`, `.2d`.
    Dotted,
    /// An integer; its bits are the value.
    Integer,
    /// An integer with `U` behind it.
    Unsigned,
    /// `0f` and eight digits: the bits of a `.f32`.
    Float32,
    /// `0d` and sixteen digits, or a decimal fraction: the bits of a `.f64`.
    Float64,
    /// Text in quotes, which belong to the token.
    Text,
    /// Two characters that are one operator: `<<`, `>>`, `<=`, `>=`, `==`, `!=`, `&&`, `||`.
    Operator(u8, u8),
    /// One character.
    Mark(u8),
    /// The end of the text.
    End,
    /// A comment that does not end.
    OpenComment,
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: TokenKind,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    /// Line of the first byte, from 1.
    pub line: u32,
    /// Bits of a number.
    pub value: u64,
}

impl Token {
    /// Whether it is this character.
    pub fn is(&self, mark: u8) -> bool {
        self.kind == TokenKind::Mark(mark)
    }
}

const NAME: u8 = 1;
const START: u8 = 2;
const HEX: u8 = 4;
const BLANK: u8 = 8;
/// A mark that is no part of an operator of two characters.
const SINGLE: u8 = 16;

/// What a byte may be part of.
static CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let character = byte as u8;
        if character.is_ascii_alphabetic() || matches!(character, b'_' | b'$' | b'%') {
            class[byte] |= START;
        }
        if character.is_ascii_alphanumeric() || matches!(character, b'_' | b'$') {
            class[byte] |= NAME;
        }
        if character.is_ascii_hexdigit() {
            class[byte] |= HEX;
        }
        if matches!(character, b'\n' | b' ' | b'\t' | b'\r' | 0x0b | 0x0c) {
            class[byte] |= BLANK;
        }
        if matches!(character, b',' | b';' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b':' | b'@' | b'+' | b'-' | b'*')
        {
            class[byte] |= SINGLE;
        }
        byte += 1;
    }
    class
};

#[inline]
fn has(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The place in a text.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    line: u32,
}

impl<'a> Lexer<'a> {
    /// At the first byte of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        Lexer { text, at: 0, line: 1 }
    }

    fn byte(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Skips white space.
    fn blanks(&mut self) {
        let (text, mut at) = (self.text, self.at);
        while let Some(&byte) = text.get(at)
            && has(byte, BLANK)
        {
            self.line += u32::from(byte == b'\n');
            at += 1;
        }
        self.at = at;
    }

    /// Skips white space and comments; the line of a comment that does not end.
    fn skip(&mut self) -> Option<u32> {
        loop {
            self.blanks();
            let (text, at) = (self.text, self.at);
            let Some(&byte) = text.get(at) else { break };
            match byte {
                // A line of a preprocessor says which line the next one is.
                b'#' if at == 0 || text[at - 1] == b'\n' => self.marker(),
                b'/' if self.byte(1) == b'/' => {
                    self.at =
                        memchr::memchr(b'\n', &self.text[self.at..]).map_or(self.text.len(), |length| self.at + length);
                }
                b'/' if self.byte(1) == b'*' => {
                    let body = &self.text[self.at + 2..];
                    let length = memchr::memmem::find(body, b"*/");
                    let inside = &body[..length.unwrap_or(body.len())];
                    let line = self.line;
                    self.line += memchr::memchr_iter(b'\n', inside).count() as u32;
                    self.at += 2 + inside.len();
                    if length.is_none() {
                        return Some(line);
                    }
                    self.at += 2;
                }
                _ => break,
            }
        }
        None
    }

    /// Takes `# 12 "file"` up to the end of the line, whose number is one less than it says.
    fn marker(&mut self) {
        let end = memchr::memchr(b'\n', &self.text[self.at..]).map_or(self.text.len(), |length| self.at + length);
        let rest = self.text[self.at + 1..end].trim_ascii_start();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..digits]).ok().and_then(|digits| digits.parse::<u32>().ok());
        if let Some(number) = number {
            self.line = number.saturating_sub(1);
        }
        self.at = end;
    }

    /// The next token.
    pub fn next(&mut self) -> Token {
        // Nearly all tokens are marks, names and modifiers behind one blank or none.
        self.blanks();
        let start = self.at;
        if let Some(&first) = self.text.get(start) {
            let kind = if has(first, SINGLE) {
                self.at += 1;
                Some(TokenKind::Mark(first))
            } else if has(first, START) && (first != b'%' || has(self.byte(1), NAME)) {
                self.name(1);
                Some(TokenKind::Word)
            } else if first == b'.' && self.byte(1).is_ascii_alphabetic() {
                self.modifier();
                Some(TokenKind::Dotted)
            } else {
                None
            };
            if let Some(kind) = kind {
                return Token { kind, start, end: self.at, line: self.line, value: 0 };
            }
        }
        self.other()
    }

    /// The next token, whatever it is.
    fn other(&mut self) -> Token {
        let open = self.skip();
        let (start, line) = (self.at, open.unwrap_or(self.line));
        let mut token = Token { kind: TokenKind::End, start, end: start, line, value: 0 };
        if open.is_some() {
            token.kind = TokenKind::OpenComment;
        } else if let Some(&first) = self.text.get(self.at) {
            token.kind = self.scan(first, &mut token.value);
        }
        token.end = self.at;
        token
    }

    /// A dot and a name, with further names behind `::`.
    fn modifier(&mut self) {
        self.name(1);
        while self.byte(0) == b':' && self.byte(1) == b':' && has(self.byte(2), NAME) {
            self.name(2);
        }
    }

    fn scan(&mut self, first: u8, value: &mut u64) -> TokenKind {
        if has(first, START) && (first != b'%' || has(self.byte(1), NAME)) {
            self.name(1);
            return TokenKind::Word;
        }
        match first {
            b'0'..=b'9' => self.number(value),
            b'.' if self.byte(1).is_ascii_digit() && !self.is_numbered_modifier() => self.fraction(value),
            b'.' if self.byte(1).is_ascii_alphanumeric() => {
                self.modifier();
                TokenKind::Dotted
            }
            b'"' => {
                let rest = &self.text[self.at + 1..];
                match memchr::memchr2(b'"', b'\n', rest) {
                    Some(length) if rest[length] == b'"' => {
                        self.at += length + 2;
                        TokenKind::Text
                    }
                    _ => {
                        self.at += 1;
                        TokenKind::Mark(b'"')
                    }
                }
            }
            _ => {
                let second = self.byte(1);
                self.at += 1;
                let pair = matches!(
                    (first, second),
                    (b'<', b'<' | b'=') | (b'>', b'>' | b'=') | (b'=' | b'!', b'=') | (b'&', b'&') | (b'|', b'|')
                );
                if pair {
                    self.at += 1;
                    return TokenKind::Operator(first, second);
                }
                TokenKind::Mark(first)
            }
        }
    }

    /// Whether the point here begins a modifier such as `.2d` or `.32x32b`, not a number: a letter follows the digits.
    fn is_numbered_modifier(&self) -> bool {
        let digits = self.digits(1, |byte| byte.is_ascii_digit());
        let next = self.byte(1 + digits);
        next.is_ascii_alphabetic() && !matches!(next, b'e' | b'E')
    }

    /// Takes the rest of a name, which begins `ahead` bytes from here.
    fn name(&mut self, ahead: usize) {
        let (text, mut at) = (self.text, self.at + ahead);
        while let Some(&byte) = text.get(at)
            && has(byte, NAME)
        {
            at += 1;
        }
        self.at = at;
    }

    /// Length of the digits of `class` that begin `ahead` bytes from here.
    fn digits(&self, ahead: usize, is_digit: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.get(self.at + ahead..).unwrap_or(&[]);
        rest.iter().position(|&byte| !is_digit(byte)).unwrap_or(rest.len())
    }

    fn number(&mut self, value: &mut u64) -> TokenKind {
        if self.byte(0) == b'0' {
            let hex = |byte: u8| has(byte, HEX);
            match self.byte(1) {
                b'f' | b'F' if self.digits(2, hex) >= 8 => return self.bits(8, TokenKind::Float32, value),
                b'd' | b'D' if self.digits(2, hex) >= 16 => return self.bits(16, TokenKind::Float64, value),
                b'x' | b'X' if self.digits(2, hex) > 0 => return self.integer(2, self.digits(2, hex), 16, value),
                b'b' | b'B' if self.digits(2, |byte| matches!(byte, b'0' | b'1')) > 0 => {
                    return self.integer(2, self.digits(2, |byte| matches!(byte, b'0' | b'1')), 2, value);
                }
                _ => {}
            }
        }
        let whole = self.digits(0, |byte| byte.is_ascii_digit());
        if self.is_fraction(whole) {
            return self.fraction(value);
        }
        if self.byte(0) == b'0' {
            return self.integer(0, self.digits(0, |byte| matches!(byte, b'0'..=b'7')), 8, value);
        }
        self.integer(0, whole, 10, value)
    }

    /// Whether a point or an exponent follows `whole` digits.
    fn is_fraction(&self, whole: usize) -> bool {
        match self.byte(whole) {
            b'.' => !has(self.byte(whole + 1), START),
            b'e' | b'E' => {
                let sign = usize::from(matches!(self.byte(whole + 1), b'+' | b'-'));
                self.byte(whole + 1 + sign).is_ascii_digit()
            }
            _ => false,
        }
    }

    fn bits(&mut self, digits: usize, kind: TokenKind, value: &mut u64) -> TokenKind {
        *value = parse_digits(&self.text[self.at + 2..self.at + 2 + digits], 16);
        self.at += 2 + digits;
        kind
    }

    fn integer(&mut self, prefix: usize, digits: usize, base: u64, value: &mut u64) -> TokenKind {
        *value = parse_digits(&self.text[self.at + prefix..self.at + prefix + digits], base);
        self.at += prefix + digits;
        if self.byte(0) == b'U' {
            self.at += 1;
            return TokenKind::Unsigned;
        }
        TokenKind::Integer
    }

    fn fraction(&mut self, value: &mut u64) -> TokenKind {
        let start = self.at;
        self.at += self.digits(0, |byte| byte.is_ascii_digit());
        if self.byte(0) == b'.' {
            self.at += 1 + self.digits(1, |byte| byte.is_ascii_digit());
        }
        if matches!(self.byte(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
            let digits = self.digits(1 + sign, |byte| byte.is_ascii_digit());
            if digits > 0 {
                self.at += 1 + sign + digits;
            }
        }
        let number = std::str::from_utf8(&self.text[start..self.at]).ok().and_then(|digits| digits.parse::<f64>().ok());
        *value = number.unwrap_or(0.0).to_bits();
        TokenKind::Float64
    }
}

/// The number of these digits; what does not fit into 64 bits is all ones, as ptxas has it.
fn parse_digits(digits: &[u8], base: u64) -> u64 {
    let mut value = 0u64;
    for &digit in digits {
        let digit = u64::from((digit as char).to_digit(16).unwrap_or(0));
        match value.checked_mul(base).and_then(|shifted| shifted.checked_add(digit)) {
            Some(next) => value = next,
            None => return u64::MAX,
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut all = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == TokenKind::End {
                return all;
            }
            all.push((token.kind, &text[token.start..token.end]));
        }
    }

    #[test]
    fn numbers_end_where_their_digits_end() {
        use TokenKind::*;
        assert_eq!(kinds("0189"), [(Integer, "01"), (Integer, "89")]);
        assert_eq!(kinds("0f3F80"), [(Integer, "0"), (Word, "f3F80")]);
        assert_eq!(kinds("12U 0xFFU 0XffU"), [(Unsigned, "12U"), (Unsigned, "0xFFU"), (Unsigned, "0XffU")]);
        assert_eq!(
            kinds("1.5 .5 1. 1e10 1E-3"),
            [(Float64, "1.5"), (Float64, ".5"), (Float64, "1."), (Float64, "1e10"), (Float64, "1E-3")]
        );
        assert_eq!(kinds("0f3F800000 0D3ff0000000000000"), [(Float32, "0f3F800000"), (Float64, "0D3ff0000000000000")]);
    }

    #[test]
    fn modifiers_may_begin_with_digits_and_hold_colons() {
        use TokenKind::*;
        assert_eq!(
            kinds("tex.2d.im2col::w::128 A: .2dms"),
            [
                (Word, "tex"),
                (Dotted, ".2d"),
                (Dotted, ".im2col::w::128"),
                (Word, "A"),
                (Mark(b':'), ":"),
                (Dotted, ".2dms")
            ]
        );
    }

    #[test]
    fn lines_are_counted_inside_comments() {
        let mut lexer = Lexer::new(b"a /* \n\n */ b // c\nd");
        assert_eq!((lexer.next().line, lexer.next().line, lexer.next().line), (1, 3, 4));
    }
}
