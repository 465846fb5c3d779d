//! Lexer of the textual IR: a byte scanner with one token of state. It allocates nothing; a token is a kind, a byte range and
//! one word of value. Source: LLVM language reference, "Identifiers" and "Syntax".

use super::keywords::{K, Keywords, keywords};
use super::scan::name_end;

/// Kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum T {
    /// End of the input.
    Eof,
    /// Bytes that are no token.
    Error,
    /// `,`
    Comma,
    /// `=`
    Equal,
    /// `*`
    Star,
    /// `[`
    LSquare,
    /// `]`
    RSquare,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `!`
    Exclaim,
    /// `|`
    Bar,
    /// `:`
    Colon,
    /// `#` of a debug record
    Hash,
    /// `...`
    Dots,
    /// `%name`
    LocalVar,
    /// `%7`
    LocalId,
    /// `@name`
    GlobalVar,
    /// `@7`
    GlobalId,
    /// `$name`
    ComdatVar,
    /// `!name`
    MetaVar,
    /// `#7`
    AttrGroup,
    /// `^7`
    SummaryId,
    /// `name:`
    LabelStr,
    /// `7:`
    LabelId,
    /// `"..."`
    Str,
    /// Decimal or `u0x`/`s0x` integer.
    Int,
    /// Floating-point literal.
    Float,
    /// `i32`
    IntType,
    /// Any other word.
    Word,
}

/// The current token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    /// Kind.
    pub kind: T,
    /// The text has escapes (`\5C`) in the name or string.
    pub escaped: bool,
    /// A minus sign stands before the number.
    pub negative: bool,
    /// The number does not fit in `value`.
    pub big: bool,
    /// Word of a [`T::Word`].
    pub word: K,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
    /// Bytes of the name or string alone, without sigil and quotes.
    pub name: (u32, u32),
    /// Number of an id, integer or type width.
    pub value: u64,
}

/// Character classes.
mod class {
    pub const SPACE: u8 = 1;
    /// `[-a-zA-Z$._0-9]`
    pub const NAME: u8 = 2;
    /// `[a-zA-Z0-9_]`
    pub const WORD: u8 = 4;
    pub const DIGIT: u8 = 8;
    pub const HEX: u8 = 16;
    /// `[-a-zA-Z$._]`
    pub const NAME_START: u8 = 32;
}

const fn classes() -> [u8; 256] {
    let mut t = [0; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        let mut c = 0;
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            c |= class::SPACE;
        }
        let letter = b.is_ascii_alphabetic();
        if letter || matches!(b, b'-' | b'$' | b'.' | b'_') {
            c |= class::NAME | class::NAME_START;
        }
        if b.is_ascii_digit() {
            c |= class::NAME | class::DIGIT;
        }
        if letter || b.is_ascii_digit() || b == b'_' {
            c |= class::WORD;
        }
        if b.is_ascii_hexdigit() {
            c |= class::HEX;
        }
        t[i] = c;
        i += 1;
    }
    t
}
static CLASS: [u8; 256] = classes();

/// The scanner.
pub(crate) struct Lexer<'a> {
    /// Input.
    pub src: &'a [u8],
    /// Next byte to scan.
    pub pos: usize,
    /// Current token.
    pub tok: Token,
    /// End of the token before the current one.
    pub prev_end: u32,
    /// `name:` is a word and a colon (inside `memory(...)` and summaries).
    pub no_labels: bool,
    /// A summary entry was skipped: words before a colon are errors from there on, as they are for LLVM's opt.
    pub behind_summary: bool,
    /// What is wrong with a [`T::Error`] token.
    pub error: &'static str,
    /// Table of words.
    pub keywords: &'static Keywords,
}

impl<'a> Lexer<'a> {
    /// A scanner before the first token; call [`Lexer::next`].
    pub fn new(src: &'a [u8]) -> Lexer<'a> {
        let tok = Token {
            kind: T::Eof,
            escaped: false,
            negative: false,
            big: false,
            word: K::none_,
            start: 0,
            end: 0,
            name: (0, 0),
            value: 0,
        };
        Lexer {
            src,
            pos: 0,
            tok,
            prev_end: 0,
            no_labels: false,
            behind_summary: false,
            error: "",
            keywords: keywords(),
        }
    }
    #[inline(always)]
    fn at(&self, i: usize) -> u8 {
        if i < self.src.len() { self.src[i] } else { 0 }
    }
    #[inline(always)]
    fn class(&self, i: usize) -> u8 {
        if i < self.src.len() { CLASS[self.src[i] as usize] } else { 0 }
    }
    #[inline(always)]
    fn scan(&self, mut i: usize, class: u8) -> usize {
        let src = self.src;
        while i < src.len() && CLASS[src[i] as usize] & class != 0 {
            i += 1;
        }
        i
    }
    #[inline(always)]
    fn put(&mut self, kind: T, start: usize, end: usize) {
        self.pos = end;
        self.tok.kind = kind;
        self.tok.start = start as u32;
        self.tok.end = end as u32;
    }
    #[inline(always)]
    fn put_name(&mut self, kind: T, start: usize, name: (usize, usize), end: usize) {
        self.put(kind, start, end);
        self.tok.escaped = false;
        self.tok.name = (name.0 as u32, name.1 as u32);
    }
    #[cold]
    fn fail(&mut self, message: &'static str, start: usize, end: usize) {
        self.error = message;
        self.put(T::Error, start, end.min(self.src.len()));
    }
    /// Bytes of a range.
    #[inline(always)]
    pub fn text(&self, r: (u32, u32)) -> &'a [u8] {
        &self.src[r.0 as usize..r.1 as usize]
    }

    /// Goes to position `at` and scans the token there.
    pub fn go_to(&mut self, at: usize) {
        self.pos = at;
        self.tok.end = at as u32;
        self.next();
    }
    /// Scans the next token into `tok`.
    pub fn next(&mut self) {
        self.prev_end = self.tok.end;
        let src = self.src;
        let mut i = self.pos;
        loop {
            i = self.scan(i, class::SPACE);
            if i >= src.len() {
                return self.put(T::Eof, src.len(), src.len());
            }
            match src[i] {
                b';' => i = memchr::memchr(b'\n', &src[i..]).map_or(src.len(), |n| i + n + 1),
                b'/' if self.at(i + 1) == b'*' => match memchr::memmem::find(&src[i + 2..], b"*/") {
                    Some(n) => i += n + 4,
                    None => return self.fail("unterminated comment", i, src.len()),
                },
                _ => break,
            }
        }
        let b = src[i];
        match b {
            b',' => self.put(T::Comma, i, i + 1),
            b'%' => self.variable(i, T::LocalVar, T::LocalId),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(i),
            b'0'..=b'9' | b'-' => self.number(i),
            b'(' => self.put(T::LParen, i, i + 1),
            b')' => self.put(T::RParen, i, i + 1),
            b'!' => self.exclaim(i),
            b'@' => self.variable(i, T::GlobalVar, T::GlobalId),
            b'=' => self.put(T::Equal, i, i + 1),
            b'[' => self.put(T::LSquare, i, i + 1),
            b']' => self.put(T::RSquare, i, i + 1),
            b'{' => self.put(T::LBrace, i, i + 1),
            b'}' => self.put(T::RBrace, i, i + 1),
            b'<' => self.put(T::Less, i, i + 1),
            b'>' => self.put(T::Greater, i, i + 1),
            b'"' => self.quoted(i, i, T::Str),
            b'#' => self.numbered(i, T::AttrGroup, T::Hash),
            b'$' => self.dollar(i),
            b'.' => self.dot(i),
            b'*' => self.put(T::Star, i, i + 1),
            b'|' => self.put(T::Bar, i, i + 1),
            b':' => self.put(T::Colon, i, i + 1),
            b'^' => self.numbered(i, T::SummaryId, T::Error),
            b'+' => self.plus(i),
            _ => self.fail("unexpected character", i, i + 1),
        }
    }

    /// Scans the next token, which is most likely `,` with no space before it.
    #[inline(always)]
    pub fn next_comma(&mut self) {
        if self.pos < self.src.len() && self.src[self.pos] == b',' {
            self.prev_end = self.tok.end;
            self.put(T::Comma, self.pos, self.pos + 1);
        } else {
            self.next();
        }
    }
    /// Scans the next token, which is most likely a space and a `%` name.
    #[inline(always)]
    pub fn next_local(&mut self) {
        let i = self.pos;
        if i + 1 < self.src.len() && self.src[i] == b' ' && self.src[i + 1] == b'%' {
            self.prev_end = self.tok.end;
            self.variable(i + 1, T::LocalVar, T::LocalId);
        } else {
            self.next();
        }
    }
    /// Scans the next token, which is most likely a space and a word.
    #[inline(always)]
    pub fn next_word(&mut self) {
        let i = self.pos;
        if i + 1 < self.src.len() && self.src[i] == b' ' && self.src[i + 1].is_ascii_lowercase() {
            self.prev_end = self.tok.end;
            self.word(i + 1);
        } else {
            self.next();
        }
    }
    /// Scans the next token, which is most likely a space and a word or a `%` name.
    #[inline(always)]
    pub fn next_word_or_local(&mut self) {
        let i = self.pos;
        if i + 1 < self.src.len() && self.src[i] == b' ' && self.src[i + 1] == b'%' {
            self.prev_end = self.tok.end;
            self.variable(i + 1, T::LocalVar, T::LocalId);
        } else {
            self.next_word();
        }
    }
    /// Takes ` = ` after the current token, and scans the word after it; false (and nothing is taken) when other bytes follow.
    #[inline(always)]
    pub fn take_equal(&mut self) -> bool {
        let i = self.pos;
        match self.src.get(i..i + 4) {
            Some(&[b' ', b'=', b' ', c]) if c.is_ascii_lowercase() => {
                self.prev_end = i as u32 + 2;
                self.word(i + 3);
                true
            }
            _ => false,
        }
    }
    /// Takes `text` and the decimal number after it, up to eighteen digits; `None` (and nothing is taken) when other bytes
    /// follow. The current token stays what it was: call a `next` after it.
    #[inline(always)]
    pub fn take_number<const N: usize>(&mut self, text: &[u8; N]) -> Option<u64> {
        let i = self.pos;
        if self.src.get(i..i + N)? != text {
            return None;
        }
        let (src, from) = (self.src, i + N);
        let mut at = from;
        let mut value = 0u64;
        while at < src.len() && src[at].is_ascii_digit() && at < from + 18 {
            value = value * 10 + (src[at] - b'0') as u64;
            at += 1;
        }
        if at == from || at >= src.len() || CLASS[src[at] as usize] & class::NAME != 0 || src[at] == b':' {
            return None;
        }
        self.pos = at;
        Some(value)
    }

    /// `%name`, `%"name"`, `%7`.
    #[inline(never)]
    fn variable(&mut self, start: usize, named: T, id: T) {
        let first = self.class(start + 1);
        if first & class::DIGIT != 0 {
            let mut value = 0u64;
            let mut i = start + 1;
            let src = self.src;
            while i < src.len() && src[i].is_ascii_digit() {
                value = (value * 10 + (src[i] - b'0') as u64).min(u32::MAX as u64 + 1);
                i += 1;
            }
            self.tok.value = value;
            if value > u32::MAX as u64 {
                return self.fail("invalid value number (too large)", start, i);
            }
            return self.put(id, start, i);
        }
        if first & class::NAME_START != 0 {
            let end = name_end(self.src, start + 2);
            return self.put_name(named, start, (start + 1, end), end);
        }
        if self.at(start + 1) == b'"' {
            return self.quoted(start, start + 1, named);
        }
        self.fail("expected a name or a number after the sigil", start, start + 1);
    }
    /// A quoted name or string whose opening quote is at `quote`; a string followed by `:` is a label.
    fn quoted(&mut self, start: usize, quote: usize, kind: T) {
        let src = self.src;
        let from = quote + 1;
        let Some(n) = memchr::memchr(b'"', &src[from..]) else {
            return self.fail("end of file in string constant", start, src.len());
        };
        let end = from + n;
        let escaped = memchr::memchr(b'\\', &src[from..end]).is_some();
        let kind = if kind == T::Str && self.at(end + 1) == b':' && !self.no_labels { T::LabelStr } else { kind };
        let stop = end + 1 + (kind == T::LabelStr) as usize;
        self.put_name(kind, start, (from, end), stop);
        self.tok.escaped = escaped;
        if kind != T::Str && has_nul(&src[from..end], escaped) {
            self.fail("NUL character is not allowed in names", start, stop);
        }
    }
    /// `#7`, `^7`.
    fn numbered(&mut self, start: usize, id: T, bare: T) {
        let end = self.scan(start + 1, class::DIGIT);
        if end == start + 1 {
            return if bare == T::Error {
                self.fail("expected a number", start, end)
            } else {
                self.put(bare, start, end)
            };
        }
        match parse_u32(&self.src[start + 1..end]) {
            Some(v) => {
                self.tok.value = v as u64;
                self.put(id, start, end);
            }
            None => self.fail("invalid value number (too large)", start, end),
        }
    }
    /// Whether `-a-zA-Z$._0-9]*:` stands at `i`; the position of the colon.
    fn label_tail(&self, i: usize) -> Option<usize> {
        if self.no_labels {
            return None;
        }
        let end = name_end(self.src, i);
        (self.at(end) == b':').then_some(end)
    }
    fn dollar(&mut self, start: usize) {
        let end = name_end(self.src, start);
        if self.at(end) == b':' && !self.no_labels {
            return self.put_name(T::LabelStr, start, (start, end), end + 1);
        }
        if self.at(start + 1) == b'"' {
            return self.quoted(start, start + 1, T::ComdatVar);
        }
        if end == start + 1 || self.class(start + 1) & class::NAME_START == 0 {
            return self.fail("expected a comdat name", start, start + 1);
        }
        self.put_name(T::ComdatVar, start, (start + 1, end), end);
    }
    fn dot(&mut self, start: usize) {
        if let Some(end) = self.label_tail(start) {
            return self.put_name(T::LabelStr, start, (start, end), end + 1);
        }
        if self.at(start + 1) == b'.' && self.at(start + 2) == b'.' {
            return self.put(T::Dots, start, start + 3);
        }
        self.fail("unexpected '.'", start, start + 1);
    }
    /// `!`, `!name`.
    #[inline(always)]
    fn exclaim(&mut self, start: usize) {
        let src = self.src;
        let mut i = start + 1;
        if self.class(i) & class::NAME_START == 0 && self.at(i) != b'\\' {
            return self.put(T::Exclaim, start, i);
        }
        let mut escaped = false;
        while i < src.len() && (CLASS[src[i] as usize] & class::NAME != 0 || src[i] == b'\\') {
            escaped |= src[i] == b'\\';
            i += 1;
        }
        self.put_name(T::MetaVar, start, (start + 1, i), i);
        self.tok.escaped = escaped;
    }
    /// Keyword, label, integer type, `u0x` integer.
    #[inline(never)]
    fn word(&mut self, start: usize) {
        let src = self.src;
        let mut i = start + 1;
        let mut all = class::WORD;
        while i < src.len() {
            let c = CLASS[src[i] as usize];
            if c & class::NAME == 0 {
                break;
            }
            all &= c;
            i += 1;
        }
        if i < src.len() && src[i] == b':' && !self.no_labels {
            if self.behind_summary {
                return self.fail(
                    "label or field behind a summary entry: a summary stands at the end of its module",
                    start,
                    i,
                );
            }
            return self.put_name(T::LabelStr, start, (start, i), i + 1);
        }
        if all & class::WORD == 0 {
            i = self.scan(start, class::WORD);
        }
        let b = src[start];
        if b == b'i' && self.class(start + 1) & class::DIGIT != 0 {
            let end = self.scan(start + 1, class::DIGIT);
            let bits = parse_u32(&src[start + 1..end]).unwrap_or(0);
            if bits == 0 || bits > 1 << 23 {
                return self.fail("bitwidth for integer type out of range", start, end);
            }
            self.tok.value = bits as u64;
            return self.put(T::IntType, start, end);
        }
        self.tok.word = self.keywords.find(src, start, i);
        if self.tok.word == K::none_ {
            if (b == b'u' || b == b's') && self.at(start + 1) == b'0' && self.at(start + 2) == b'x' {
                let end = self.scan(start + 3, class::HEX);
                if end > start + 3 {
                    return self.hex_integer(start, end);
                }
            }
            // The bits of a number, by its type.
            if b == b'f' && self.at(start + 1) == b'0' && self.at(start + 2) == b'x' {
                let end = self.scan(start + 3, class::HEX);
                if end > start + 3 {
                    return self.put(T::Float, start, end);
                }
            }
            if b == b'c' && self.at(start + 1) == b'c' && self.class(start + 2) & class::DIGIT != 0 {
                self.tok.word = K::cc;
                i = start + 2;
            }
        }
        self.put(T::Word, start, i);
    }
    /// `u0x...`, `s0x...`: the value is two's complement of as many bits as the digits need.
    fn hex_integer(&mut self, start: usize, end: usize) {
        self.put(T::Int, start, end);
        self.tok.big = true;
        self.tok.negative = false;
        self.tok.value = 0;
    }
    /// Decimal number, label that starts with a digit or minus, hexadecimal float.
    #[inline(always)]
    fn number(&mut self, start: usize) {
        let src = self.src;
        let negative = src[start] == b'-';
        let mut i = start + negative as usize;
        let digits = i;
        let mut value = 0u64;
        while i < src.len() && src[i].is_ascii_digit() {
            value = value.wrapping_mul(10).wrapping_add((src[i] - b'0') as u64);
            i += 1;
        }
        let c = self.class(i);
        if i == digits {
            return match self.label_tail(start) {
                Some(end) => self.put_name(T::LabelStr, start, (start, end), end + 1),
                None => match self.special_float(digits) {
                    Some(end) => self.put(T::Float, start, end),
                    None => self.fail("unexpected '-'", start, start + 1),
                },
            };
        }
        if i < src.len() && src[i] == b':' && !self.no_labels {
            if negative {
                return self.put_name(T::LabelStr, start, (start, i), i + 1);
            }
            self.tok.value = value;
            return match parse_u32(&src[digits..i]) {
                Some(_) => self.put(T::LabelId, start, i + 1),
                None => self.fail("invalid value number (too large)", start, i),
            };
        }
        if c & class::NAME != 0 {
            if let Some(end) = self.label_tail(start) {
                return self.put_name(T::LabelStr, start, (start, end), end + 1);
            }
            if src[i] == b'x' && value == 0 && i == digits + 1 {
                return self.hex_float(start, digits);
            }
            if src[i] == b'.' {
                return self.fraction(start, i + 1);
            }
        }
        self.tok.value = value;
        self.tok.negative = negative;
        self.tok.big = i - digits > 19;
        self.put(T::Int, start, i);
    }
    fn plus(&mut self, start: usize) {
        let i = self.scan(start + 1, class::DIGIT);
        if i > start + 1 && self.at(i) == b'.' {
            return self.fraction(start, i + 1);
        }
        if i == start + 2 && self.at(start + 1) == b'0' && self.at(i) == b'x' {
            return self.hex_float(start, start + 1);
        }
        match self.special_float(start + 1) {
            Some(end) => self.put(T::Float, start, end),
            None => self.fail("unexpected '+'", start, start + 1),
        }
    }
    /// The end of a number that is none or has no bound, which begins behind its sign: `inf`, `qnan`, `nan(0x1)`, `snan(0x1)`.
    fn special_float(&self, from: usize) -> Option<usize> {
        let end = self.scan(from, class::WORD);
        match &self.src[from..end] {
            b"inf" | b"qnan" => Some(end),
            b"nan" | b"snan" if self.src[end..].starts_with(b"(0x") => {
                let close = self.scan(end + 3, class::HEX);
                (close > end + 3 && self.at(close) == b')').then_some(close + 1)
            }
            _ => None,
        }
    }
    #[inline(always)]
    fn fraction(&mut self, start: usize, from: usize) {
        let mut i = self.scan(from, class::DIGIT);
        if matches!(self.at(i), b'e' | b'E') {
            let sign = matches!(self.at(i + 1), b'+' | b'-') as usize;
            let end = self.scan(i + 1 + sign, class::DIGIT);
            if end > i + 1 + sign {
                i = end;
            }
        }
        self.put(T::Float, start, i);
    }
    /// `0x...`, `0xH...`, `0xR...`, `0xK...`, `0xL...`, `0xM...`, which are bits, and `0x1.8p3`, which is a number; behind a sign, if there
    /// is one, that alone. The digits begin at `from`.
    fn hex_float(&mut self, start: usize, from: usize) {
        let letter = matches!(self.at(from + 2), b'H' | b'R' | b'K' | b'L' | b'M') as usize;
        let digits = from + 2 + letter;
        let mut end = self.scan(digits, class::HEX);
        if end == digits {
            return self.fail("expected hexadecimal digits", start, start + 1);
        }
        let has_point = letter == 0 && self.at(end) == b'.';
        if has_point {
            end = self.scan(end + 1, class::HEX);
        }
        if letter == 0 && matches!(self.at(end), b'p' | b'P') {
            let sign = matches!(self.at(end + 1), b'+' | b'-') as usize;
            let exponent = end + 1 + sign;
            end = self.scan(exponent, class::DIGIT);
            if end == exponent {
                return self.fail("expected an exponent", start, end);
            }
        } else if has_point || from != start {
            return self.fail("expected an exponent: a hexadecimal number ends like `p3`", start, end);
        }
        self.put(T::Float, start, end);
    }
}

/// Decimal digits as a `u32`.
pub(crate) fn parse_u32(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0u32, |v, b| v.checked_mul(10)?.checked_add((b - b'0') as u32))
}

fn has_nul(name: &[u8], escaped: bool) -> bool {
    memchr::memchr(0, name).is_some() || escaped && memchr::memmem::find(name, b"\\00").is_some()
}

#[cfg(test)]
mod tests;
