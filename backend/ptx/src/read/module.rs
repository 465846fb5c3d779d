//! Directives of a module: header, variables with their initialisers, signatures.

use super::lexer::{Token, TokenKind, tokens};
use super::*;
use hashbrown::HashMap;

/// Largest number of bytes a variable or parameter may take.
const MAX_BYTES: u64 = 1 << 32;

/// The reader's state over a module.
pub(super) struct Reader<'t> {
    pub text: &'t [u8],
    pub tokens: Vec<Token>,
    pub at: usize,
    pub out: PtxModule,
    /// Line of a place in the text, counted up while bodies are read.
    pub line: (u32, u32),
    names: HashMap<&'t [u8], u32, foldhash::fast::FixedState>,
}

pub(super) type Read<T> = Result<T, Diag>;

const TYPES: &[(&str, u32)] = &[
    (".b8", 1),
    (".b16", 2),
    (".b32", 4),
    (".b64", 8),
    (".b128", 16),
    (".u8", 1),
    (".u16", 2),
    (".u32", 4),
    (".u64", 8),
    (".s8", 1),
    (".s16", 2),
    (".s32", 4),
    (".s64", 8),
    (".f16", 2),
    (".f16x2", 4),
    (".bf16", 2),
    (".bf16x2", 4),
    (".f32", 4),
    (".f64", 8),
    (".pred", 0),
    (".texref", 0),
    (".surfref", 0),
    (".samplerref", 0),
];

pub(super) const SPACES: &[&str] = &[".global", ".shared", ".const", ".local"];
const LINKAGES: &[&str] = &[".visible", ".extern", ".weak", ".common"];

pub(super) fn read(text: &[u8]) -> Read<PtxModule> {
    let mut r = Reader {
        text,
        tokens: tokens(text)?,
        at: 0,
        out: PtxModule::default(),
        line: (1, 0),
        names: HashMap::default(),
    };
    r.module()?;
    Ok(r.out)
}

impl<'t> Reader<'t> {
    pub fn peek(&self) -> Token {
        self.tokens[self.at]
    }
    pub fn ahead(&self, distance: usize) -> Token {
        self.tokens[(self.at + distance).min(self.tokens.len() - 1)]
    }
    pub fn next(&mut self) -> Token {
        let t = self.tokens[self.at];
        if t.kind != TokenKind::End {
            self.at += 1;
        }
        t
    }
    pub fn bytes(&self, token: Token) -> &'t [u8] {
        &self.text[token.start as usize..token.end as usize]
    }
    pub fn string(&self, token: Token) -> String {
        String::from_utf8_lossy(self.bytes(token)).into_owned()
    }
    /// Whether the next token is this word.
    pub fn is_word(&self, word: &str) -> bool {
        let t = self.peek();
        t.kind == TokenKind::Word && self.bytes(t) == word.as_bytes()
    }
    /// Takes the next token if it is this word.
    pub fn take_word(&mut self, word: &str) -> bool {
        let yes = self.is_word(word);
        self.at += yes as usize;
        yes
    }
    /// Takes the next token if it is this character.
    pub fn take(&mut self, byte: u8) -> bool {
        let yes = self.peek().is(byte);
        self.at += yes as usize;
        yes
    }
    pub fn error<T>(&self, token: Token, what: impl Into<String>) -> Read<T> {
        Err(Diag::error(what, token.span()))
    }
    pub fn expect(&mut self, byte: u8) -> Read<()> {
        if self.take(byte) { Ok(()) } else { self.error(self.peek(), format!("`{}` expected", byte as char)) }
    }
    pub fn word(&mut self, what: &str) -> Read<Token> {
        let t = self.next();
        if t.kind == TokenKind::Word { Ok(t) } else { self.error(t, format!("{what} expected")) }
    }
    pub fn int(&mut self, what: &str) -> Read<u64> {
        let t = self.next();
        if t.kind == TokenKind::Int { Ok(t.value) } else { self.error(t, format!("{what} expected")) }
    }
    /// A name; a leading `$` followed by digits is one, too.
    pub fn name(&mut self, what: &str) -> Read<Token> {
        let t = self.next();
        if matches!(t.kind, TokenKind::Word | TokenKind::Slot) {
            Ok(t)
        } else {
            self.error(t, format!("{what} expected"))
        }
    }
    /// Row of a name of the module.
    pub fn symbol(&mut self, token: Token) -> u32 {
        let name = self.bytes(token);
        let next = self.out.symbols.len() as u32;
        let row = *self.names.entry(name).or_insert(next);
        if row == next {
            self.out.symbols.push(Symbol { name: String::from_utf8_lossy(name).into_owned(), what: What::Unknown });
        }
        row
    }
    /// Everything up to the end of the line of the token that was taken last, as written.
    /// The text after the last token, up to the end of its line.
    pub(super) fn rest_of_line(&mut self) -> String {
        let line_end =
            |at: u32| memchr::memchr(b'\n', &self.text[at as usize..]).map_or(self.text.len(), |n| at as usize + n);
        let from = self.tokens[self.at - 1];
        let end = line_end(from.end);
        while self.peek().kind != TokenKind::End && (self.peek().start as usize) < end {
            self.at += 1;
        }
        let last = self.tokens[self.at - 1];
        String::from_utf8_lossy(&self.text[from.end as usize..last.end as usize]).trim().to_string()
    }

    fn module(&mut self) -> Read<()> {
        loop {
            let t = self.peek();
            if t.kind == TokenKind::End {
                return Ok(());
            }
            if t.kind != TokenKind::Word {
                return self.error(t, "a directive expected");
            }
            match self.bytes(t) {
                b".version" => {
                    self.at += 1;
                    let v = self.next();
                    let parts = self.string(v);
                    let number = parts.split_once('.').and_then(|(a, b)| {
                        let (a, b) = (a.parse::<u16>().ok()?, b.parse::<u16>().ok()?);
                        a.checked_mul(10)?.checked_add(b).filter(|_| b < 10)
                    });
                    match number {
                        Some(n) => self.out.version = n,
                        None => return self.error(v, "this is no version"),
                    }
                }
                b".target" => {
                    self.at += 1;
                    self.out.target = self.rest_of_line();
                }
                b".address_size" => {
                    self.at += 1;
                    let n = self.peek();
                    if self.int("a size")? != 64 {
                        return self.error(n, "addresses have 64 bits");
                    }
                }
                b".file" => {
                    self.at += 1;
                    let rest = self.rest_of_line();
                    self.out.items.push(Item::File(rest));
                }
                b".section" => {
                    self.at += 1;
                    while !self.take(b'}') {
                        if self.next().kind == TokenKind::End {
                            return self.error(t, "the section does not end");
                        }
                    }
                }
                b".alias" => {
                    self.at += 1;
                    let a = self.name("a name")?;
                    self.expect(b',')?;
                    let b = self.name("a name")?;
                    self.expect(b';')?;
                    let (a, b) = (self.symbol(a), self.symbol(b));
                    self.out.symbols[a as usize].what = What::Alias(b);
                    self.out.items.push(Item::Alias(a, b));
                }
                _ => self.declaration()?,
            }
        }
    }
    fn declaration(&mut self) -> Read<()> {
        let first = self.peek();
        let mut linkage = "";
        while let Some(&l) = LINKAGES.iter().find(|l| self.is_word(l)) {
            linkage = l;
            self.at += 1;
        }
        if self.take_word(".entry") {
            return self.function(linkage, true);
        }
        if self.take_word(".func") {
            return self.function(linkage, false);
        }
        match SPACES.iter().find(|s| self.is_word(s)) {
            Some(&space) => {
                self.at += 1;
                self.variable(linkage, space, None).map(drop)
            }
            None => self.error(first, "unknown directive"),
        }
    }
    /// Alignment and type of a variable or parameter.
    pub fn typed(&mut self) -> Read<(u64, &'static str, u32)> {
        let mut align = 0;
        if self.take_word(".align") {
            let t = self.peek();
            align = self.int("an alignment")?;
            if !align.is_power_of_two() || align > 1 << 16 {
                return self.error(t, "an alignment is a power of two");
            }
        }
        let t = self.word("a type")?;
        match TYPES.iter().find(|p| p.0.as_bytes() == self.bytes(t)) {
            Some(&(name, bytes)) => Ok((align, name, bytes)),
            None => self.error(t, "unknown type"),
        }
    }
    /// `[n]` if there is one. `[]` gives 0.
    pub fn array(&mut self, bytes: u32) -> Read<Option<u64>> {
        if !self.take(b'[') {
            return Ok(None);
        }
        if self.take(b']') {
            return Ok(Some(0));
        }
        let t = self.peek();
        let n = self.int("a number of elements")?;
        if n.saturating_mul(bytes.max(1) as u64) > MAX_BYTES {
            return self.error(t, "more bytes than a variable may have");
        }
        self.expect(b']')?;
        Ok(Some(n))
    }
    /// A variable of the module, or with the name of a `function` one that is declared in its body: it lives as long as the module,
    /// but only the block it stands in sees its name. So its symbol has a name that no other has, `name$function$row`. Gives the
    /// name and the symbol.
    pub fn variable(
        &mut self,
        linkage: &'static str,
        space: &'static str,
        function: Option<&str>,
    ) -> Read<(Token, u32)> {
        let mut managed = false;
        if self.take_word(".attribute") {
            self.expect(b'(')?;
            let t = self.word("an attribute")?;
            if self.bytes(t) != b".managed" {
                return self.error(t, "unknown attribute");
            }
            managed = true;
            self.expect(b')')?;
        }
        let (align, ty, bytes) = self.typed()?;
        let name = self.name("a name")?;
        let symbol = match function {
            None => self.symbol(name),
            Some(function) => {
                let row = self.out.symbols.len() as u32;
                let name = format!("{}${function}${row}", self.string(name));
                self.out.symbols.push(Symbol { name, what: What::Unknown });
                row
            }
        };
        let count = self.array(bytes)?;
        let mut v = Variable { symbol, linkage, space, managed, align, ty, bytes, count, init: Vec::new() };
        if self.take(b'=') {
            if count.is_some() {
                self.expect(b'{')?;
                while !self.take(b'}') {
                    if !v.init.is_empty() {
                        self.expect(b',')?;
                    }
                    let t = self.peek();
                    if v.init.len() as u64 >= count.unwrap_or(0).max(1) && count != Some(0) {
                        return self.error(t, "more values than elements");
                    }
                    let i = self.init()?;
                    v.init.push(i);
                }
            } else {
                let i = self.init()?;
                v.init.push(i);
            }
        }
        self.expect(b';')?;
        let row = self.out.variables.len() as u32;
        if self.out.symbols[symbol as usize].what != What::Unknown {
            return self.twice(name);
        }
        self.out.symbols[symbol as usize].what = What::Variable(row);
        self.out.variables.push(v);
        self.out.items.push(Item::Variable(row));
        Ok((name, symbol))
    }
    fn init(&mut self) -> Read<Init> {
        let t = self.next();
        match t.kind {
            TokenKind::Punct(b'-') => Ok(Init::Bits(self.int("a number")?.wrapping_neg())),
            TokenKind::Int if self.peek().is(b'(') => {
                // A byte of an address, picked by a mask.
                let byte = (0..8).find(|k| t.value == 0xff << (8 * k));
                let Some(byte) = byte else { return self.error(t, "a mask is one byte") };
                self.at += 1;
                let inner = self.next();
                let i = self.address(inner, Some(byte))?;
                self.expect(b')')?;
                Ok(i)
            }
            TokenKind::Int | TokenKind::F32 | TokenKind::F64 => Ok(Init::Bits(t.value)),
            _ => self.address(t, None),
        }
    }
    fn address(&mut self, token: Token, byte: Option<u8>) -> Read<Init> {
        if !matches!(token.kind, TokenKind::Word | TokenKind::Slot) {
            return self.error(token, "a value expected");
        }
        let generic = self.bytes(token) == b"generic" && self.peek().is(b'(');
        let symbol = if generic {
            self.at += 1;
            let name = self.name("a name")?;
            self.expect(b')')?;
            self.symbol(name)
        } else {
            self.symbol(token)
        };
        let mut offset = 0;
        if self.take(b'+') || self.peek().is(b'-') {
            offset = self.signed()?;
        }
        Ok(Init::Address { symbol, offset, generic, byte })
    }
    /// A number with an optional minus sign.
    pub fn signed(&mut self) -> Read<i64> {
        let neg = self.take(b'-');
        let n = self.int("a number")? as i64;
        Ok(if neg { n.wrapping_neg() } else { n })
    }
    fn parameter(&mut self) -> Read<Param> {
        let t = self.peek();
        if !self.take_word(".param") {
            return self.error(t, "`.param` expected");
        }
        let (mut align, ty, bytes) = self.typed()?;
        let mut ptr = None;
        if self.is_word(".ptr") {
            self.at += 1;
            let mut words = String::new();
            while self.peek().kind == TokenKind::Word && self.bytes(self.peek()).starts_with(b".") {
                let w = self.next();
                words.push(' ');
                words += &self.string(w);
                if self.bytes(w) == b".align" {
                    align = self.int("an alignment")?;
                    words += &format!(" {align}");
                }
            }
            ptr = Some(words);
        }
        let name = self.name("a name")?;
        let count = self.array(bytes)?;
        Ok(Param { name: self.string(name), ty, bytes, align, count, ptr })
    }
    fn function(&mut self, linkage: &'static str, kernel: bool) -> Read<()> {
        let mut f = Function { linkage, kernel, ..Default::default() };
        if !kernel && self.take(b'(') {
            f.ret = Some(self.parameter()?);
            self.expect(b')')?;
        }
        let name = self.name("the name of a function")?;
        f.symbol = self.symbol(name);
        if self.take(b'(') {
            while !self.take(b')') {
                if !f.params.is_empty() {
                    self.expect(b',')?;
                }
                let p = self.parameter()?;
                f.params.push(p);
            }
        }
        loop {
            let t = self.peek();
            if t.is(b';') || t.is(b'{') {
                break;
            }
            let d = self.word("a directive")?;
            if !self.bytes(d).starts_with(b".") {
                return self.error(d, "a directive expected");
            }
            if self.bytes(d) == b".noreturn" {
                f.noreturn = true;
                continue;
            }
            let mut text = self.string(d);
            while matches!(self.peek().kind, TokenKind::Int | TokenKind::Punct(b',')) {
                let n = self.next();
                if n.kind == TokenKind::Int {
                    text.push(' ');
                }
                text += &self.string(n);
            }
            f.directives.push(text);
        }
        if self.take(b';') {
            return self.add_function(name, f);
        }
        f.body = Some(self.body(&f)?);
        self.add_function(name, f)
    }
    fn twice<T>(&self, name: Token) -> Read<T> {
        self.error(name, format!("`{}` is defined twice", self.string(name)))
    }
    fn add_function(&mut self, name: Token, function: Function) -> Read<()> {
        let row = self.out.functions.len() as u32;
        let old = self.out.symbols[function.symbol as usize].what;
        let defined = |r: u32| self.out.functions[r as usize].body.is_some();
        match old {
            // A prototype after the definition says nothing new.
            What::Function(r) if defined(r) && function.body.is_none() => {}
            What::Function(r) if defined(r) => return self.twice(name),
            What::Unknown | What::Function(_) => self.out.symbols[function.symbol as usize].what = What::Function(row),
            What::Variable(_) | What::Alias(_) => return self.twice(name),
        }
        self.out.functions.push(function);
        self.out.items.push(Item::Function(row));
        Ok(())
    }
}
