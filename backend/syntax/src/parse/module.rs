//! The head of a file, and what stands at its top.

use super::{Read, Reader, lossy};
use crate::lex::TokenKind;
use crate::message::{Problem, Severity};
use crate::rows::*;
use crate::scopes::Binding;
use crate::types::Type;

/// Versions of the language, times ten.
const VERSIONS: &[u32] = &[
    10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 30, 31, 32, 40, 41, 42, 43, 50, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74,
    75, 76, 77, 78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90,
];

/// Targets without a letter: number and least version of the language.
const TARGETS: &[u32] = &[
    10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 101, 103,
    110, 120, 121,
];

/// Targets with the letter `a`, and those with `f`.
const ARCHITECTURE_TARGETS: &[u32] = &[90, 100, 101, 103, 110, 120, 121];
const FAMILY_TARGETS: &[u32] = &[100, 101, 103, 110, 120, 121];

/// Bytes of the bank of constants.
const MOST_CONSTANTS: u64 = 0x10000;

/// What else `.target` may say.
const TARGET_OPTIONS: &[&[u8]] = &[b"texmode_unified", b"texmode_independent", b"debug", b"map_f64_to_f32"];

/// The target called `text`, if there is one.
pub fn parse_target(text: &[u8]) -> Option<Target> {
    let rest = text.strip_prefix(b"sm_")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number: u32 = std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()?;
    let (suffix, known) = match &rest[digits..] {
        b"" => (Suffix::Base, TARGETS),
        b"a" => (Suffix::Architecture, ARCHITECTURE_TARGETS),
        b"f" => (Suffix::Family, FAMILY_TARGETS),
        _ => return None,
    };
    known.contains(&number).then_some(Target { number, suffix })
}

impl Reader<'_> {
    /// The whole file.
    pub(super) fn module(&mut self) -> Read<()> {
        self.head()?;
        self.items()?;
        self.check_module();
        Ok(())
    }

    /// What is known when the whole file was read.
    fn check_module(&mut self) {
        let mut files: Vec<u64> = Vec::new();
        files.extend(self.rows.items.iter().filter_map(|item| match item {
            Item::File(number, ..) => Some(*number),
            _ => None,
        }));
        files.sort_unstable();
        if self.rows.locations.iter().any(|row| files.binary_search(&row.place[0]).is_err()) {
            self.message(0, Severity::Warning, Problem::LocationFile);
        }
        let of_bank = |row: &&VariableRow| row.space == Space::Const && row.linkage != Linkage::Extern;
        let bytes = self.rows.variables.iter().filter(of_bank).fold(0u64, |end, row| {
            let (size, align) = self.rows.room(row);
            end.next_multiple_of(align).saturating_add(size)
        });
        if bytes > MOST_CONSTANTS {
            self.error(0, Problem::ConstantSpace(bytes));
        }
    }

    /// Things at the top, to the end of the text.
    pub(super) fn items(&mut self) -> Read<()> {
        while self.token.kind != TokenKind::End {
            self.item()?;
        }
        Ok(())
    }

    pub(super) fn head(&mut self) -> Read<()> {
        if self.token.kind != TokenKind::Dotted || self.here() != b".version" {
            // ptxas has read one directive and looks at the next.
            if self.token.kind == TokenKind::Dotted {
                self.advance();
                while !matches!(self.token.kind, TokenKind::Dotted | TokenKind::End) {
                    self.advance();
                }
            }
            return self.fatal(self.token.line, Problem::NoVersion(self.file.into()));
        }
        self.advance();
        let number = self.token;
        if number.kind != TokenKind::Float64 {
            return self.fatal(number.line, Problem::NoVersion(self.file.into()));
        }
        self.advance();
        let text = lossy(self.bytes(number));
        let (major, minor) = text.split_once('.').unwrap_or((&text, "0"));
        let (major, minor) = (major.parse::<u64>().unwrap_or(0), minor.parse::<u64>().unwrap_or(0));
        let version = (major.min(99) * 10 + minor.min(1000)) as u32;
        if minor > 9 || !VERSIONS.contains(&version) {
            return self.fatal(number.line, Problem::UnsupportedVersion(major, minor));
        }
        self.rows.version = version;
        if self.token.kind != TokenKind::Dotted || self.here() != b".target" {
            return self.fatal(self.token.line, Problem::NoTarget(self.file.into()));
        }
        while self.token.kind == TokenKind::Dotted && self.here() == b".target" {
            self.advance();
            self.target()?;
        }
        if self.token.kind == TokenKind::Dotted && self.here() == b".address_size" {
            self.advance();
            let line = self.token.line;
            let size = self.integer()?;
            if !matches!(size, 32 | 64) {
                self.error(line, Problem::AddressSize);
            }
            self.rows.address_size = Some(if size == 32 { 32 } else { 64 });
        }
        Ok(())
    }

    fn target(&mut self) -> Read<()> {
        loop {
            if self.token.kind != TokenKind::Word {
                return self.syntax();
            }
            let word = self.advance();
            match parse_target(self.bytes(word)) {
                Some(target) => self.rows.target = target,
                None if !TARGET_OPTIONS.contains(&self.bytes(word)) => {
                    let name = lossy(self.bytes(word));
                    return self.fatal(word.line, Problem::InvalidTarget(name));
                }
                None => {
                    let name = self.intern(word);
                    self.rows.target_options.push(name);
                }
            }
            if !self.take(b',') {
                break;
            }
        }
        if self.rows.target == Target::default() {
            let option = self.rows.target_options.first().copied().map_or(String::new(), |name| self.text_of(name));
            return self.fatal(self.last_line, Problem::InvalidTarget(option));
        }
        Ok(())
    }

    fn item(&mut self) -> Read<()> {
        if self.token.kind != TokenKind::Dotted {
            return self.syntax();
        }
        match self.here() {
            b".pragma" => {
                self.advance();
                loop {
                    let text = self.quoted()?;
                    self.pragma_place(text, false);
                    self.rows.items.push(Item::Pragma(text));
                    if !self.take(b',') {
                        break;
                    }
                }
                self.expect(b';').map(|_| ())
            }
            b".file" => self.file(),
            b".section" => self.section(),
            b".alias" => self.alias(),
            _ => {
                let linkage = self.linkage();
                match self.here() {
                    b".func" => self.function(linkage, false),
                    b".entry" => self.function(linkage, true),
                    _ => self.variables(linkage, true),
                }
            }
        }
    }

    pub(super) fn linkage(&mut self) -> Linkage {
        let linkage = match self.here() {
            b".visible" => Linkage::Visible,
            b".extern" => Linkage::Extern,
            b".weak" => Linkage::Weak,
            b".common" => Linkage::Common,
            _ => return Linkage::File,
        };
        self.advance();
        linkage
    }

    /// Pragmas that only functions may have.
    pub(super) fn pragma_place(&mut self, text: Text, in_function: bool) {
        if self.rows.texts.get(text.index()) == b"enable_smem_spilling" && !in_function {
            let name = self.rows.texts.text(text.index()).into_owned();
            self.error(self.last_line, Problem::PragmaScope(name));
        }
    }

    pub(super) fn file(&mut self) -> Read<()> {
        self.advance();
        let number = self.integer()?;
        let name = self.quoted()?;
        let mut more = None;
        if self.take(b',') {
            let time = self.integer()?;
            self.expect(b',')?;
            more = Some((time, self.integer()?));
        }
        let is_known = |item: &Item| matches!(item, Item::File(other, ..) if *other == number);
        if self.rows.items.iter().any(is_known) {
            self.error(self.token.line, Problem::FileIndex(number));
        }
        self.rows.items.push(Item::File(number, name, more));
        Ok(())
    }

    fn alias(&mut self) -> Read<()> {
        self.advance();
        let line = self.token.line;
        let alias = self.name()?;
        self.expect(b',')?;
        let of = self.name()?;
        self.expect(b';')?;
        self.check_alias(alias, of, line)?;
        self.rows.items.push(Item::Alias(alias, of));
        Ok(())
    }

    /// An alias is declared and has no body; what it stands for is a function of the same type that has one.
    fn check_alias(&mut self, alias: Name, of: Name, line: u32) -> Read<()> {
        let found = [alias, of].map(|name| (self.text_of(name), self.scopes.get(name)));
        for (text, binding) in &found {
            if *binding == Binding::Free {
                self.error(line, Problem::UnknownSymbol(text.clone()));
            }
        }
        let [(alias_text, Binding::Function(alias_row)), (of_text, Binding::Function(of_row))] = found else {
            return Ok(());
        };
        let [alias_row, of_row] = [alias_row, of_row].map(|function| self.rows.functions[function.index()]);
        if alias == of {
            self.error(line, Problem::AliasItself);
            return Ok(());
        }
        if alias_row.is_entry || of_row.is_entry {
            for (row, text) in [(alias_row, alias_text), (of_row, of_text)] {
                if row.is_entry {
                    self.error(line, Problem::AliasEntry(text));
                }
            }
            return Ok(());
        }
        if alias_row.has_body {
            self.error(line, Problem::AliasDefined(alias_text));
            return Ok(());
        }
        if alias_row.params.len() != of_row.params.len() {
            self.error(line, Problem::AliasPrototype(alias_text, of_text, "number of parameters"));
            return Ok(());
        }
        let is_alias = |item: &Item| matches!(item, Item::Alias(name, _) if *name == of);
        if !of_row.has_body && self.rows.items.iter().any(is_alias) {
            return self.fatal(0, Problem::AliasUnknown);
        }
        Ok(())
    }

    fn section(&mut self) -> Read<()> {
        self.advance();
        if !matches!(self.token.kind, TokenKind::Dotted | TokenKind::Word) {
            return self.syntax();
        }
        let token = self.advance();
        let section = self.intern(token);
        self.expect(b'{')?;
        let first = self.rows.data.len();
        while !self.take(b'}') {
            match self.token.kind {
                TokenKind::Word => {
                    let label = self.name()?;
                    self.expect(b':')?;
                    self.rows.data.push(DataRow::Label(label));
                }
                TokenKind::Dotted => {
                    let ty = match Type::of(&self.here()[1..]) {
                        Some(ty) => ty,
                        None => return self.syntax(),
                    };
                    self.advance();
                    let head = self.rows.data.len();
                    self.rows.data.push(DataRow::Numbers(ty, 0));
                    loop {
                        self.datum(ty)?;
                        if !self.take(b',') {
                            break;
                        }
                    }
                    let count = (self.rows.data.len() - head - 1) as u32;
                    self.rows.data[head] = DataRow::Numbers(ty, count);
                }
                _ => return self.syntax(),
            }
        }
        let data = Span::new(first, self.rows.data.len());
        self.rows.items.push(Item::Section(section, data));
        Ok(())
    }

    fn datum(&mut self, ty: Type) -> Read<()> {
        let line = self.token.line;
        let row = match self.token.kind {
            TokenKind::Word | TokenKind::Dotted => {
                let token = self.advance();
                let name = self.intern(token);
                if self.take(b'+') {
                    DataRow::Name(name, self.integer()?)
                } else if self.take(b'-') {
                    let token = self.token;
                    if !matches!(token.kind, TokenKind::Word | TokenKind::Dotted) {
                        return self.syntax();
                    }
                    self.advance();
                    let other = self.intern(token);
                    DataRow::Difference(name, other)
                } else {
                    DataRow::Name(name, 0)
                }
            }
            _ => {
                let value = self.integer()?;
                let signed = value as i64;
                let bits = ty.bits().min(64);
                let is_held = bits == 64 || value < 1 << bits || (-(1i64 << (bits - 1))..0).contains(&signed);
                if !is_held {
                    self.error(line, Problem::DataRange(ty.text(), signed));
                }
                DataRow::Integer(value)
            }
        };
        self.rows.data.push(row);
        Ok(())
    }

    /// Says that a name is defined twice, and how.
    pub(super) fn duplicate(&mut self, line: u32, what: &'static str, name: Name) {
        let text = self.text_of(name);
        self.message(line, Severity::Error, Problem::Duplicate(what, text));
    }
}
