//! The table of instructions: `instructions.txt`, one row per form, compiled to columns at first use.
//!
//! A row has five parts between bars: name, types, modifiers, operands, needs.
//!
//! - **name**: opcode, as far as its parts have a fixed order (`mul.lo`). The longest name that begins a mnemonic is meant.
//!   All that follows are modifiers in any order, as ptxas takes them, and types, whose order counts.
//! - **types**: alternatives between spaces; each is a list between commas, of sets between slashes. `-` is no type.
//! - **modifiers**: groups between spaces; each is a choice between slashes, with `?` where none may be given. `v` stands for
//!   `.v2`, `.v4` and `.v8`; `v2/v4` for some of them.
//! - **operands**: see [`OperandForm`]. `call` and `brx.idx` are checked by code.
//! - **needs**: version of the language (`7.8`), target (`90`; `=90a`, `=100f+110f` for feature sets), and how ptxas calls it in
//!   quotes, if that is not the name.
//!
//! `$name` is a set that a line `$name = ...` of the table defines. `modifiers.txt` has what single modifiers need, and
//! `special.txt` the special registers.

use crate::rows::{Form, Modifier, Opcode, Span, Suffix, Target};
use crate::types::{Type, TypeSet};
use hashbrown::HashMap;
use std::sync::OnceLock;

const INSTRUCTIONS: &str = include_str!("instructions.txt");
const MODIFIERS: &str = include_str!("modifiers.txt");
const SPECIAL: &str = include_str!("special.txt");

/// What a form, modifier or special register needs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    /// Version of the language times ten; 0 for any.
    pub version: u32,
    /// Least architecture; 0 for any.
    pub target: u32,
    /// Feature sets, one of which is needed: bits of [`FEATURE_SETS`].
    pub sets: u32,
    /// What ptxas calls it; empty for the name of the thing.
    pub feature: &'static str,
}

/// Feature sets that rows may name: those of an architecture, and those of a family, which its architectures have too.
pub const FEATURE_SETS: &[(&str, &[&str])] = &[
    ("90a", &["90a"]),
    ("100a", &["100a"]),
    ("103a", &["103a"]),
    ("110a", &["110a"]),
    ("120a", &["120a"]),
    ("121a", &["121a"]),
    ("100f", &["100a", "100f", "103a", "103f"]),
    ("103f", &["103a", "103f"]),
    ("110f", &["110a", "110f", "101a", "101f"]),
    ("120f", &["120a", "120f", "121a", "121f"]),
];

impl Needs {
    /// Whether `target` has one of the feature sets.
    pub fn has_set(&self, target: Target) -> bool {
        if self.sets == 0 {
            return true;
        }
        if target.suffix == Suffix::Base {
            return false;
        }
        let name = target.to_string();
        let name = &name[3..];
        FEATURE_SETS.iter().enumerate().any(|(bit, (_, members))| self.sets >> bit & 1 == 1 && members.contains(&name))
    }
    /// Whether the version and target have it.
    pub fn met(&self, version: u32, target: Target) -> bool {
        version >= self.version && target.number >= self.target && self.has_set(target)
    }
}

/// What kind of thing an operand of a form is; the letter that the table has for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandClass {
    /// `d`: a register that is written.
    Dest,
    /// `D`: a register that is written, or `_`.
    DestOrSink,
    /// `s`: a register that is read, or a number.
    Source,
    /// `r`: a register that is read.
    Register,
    /// `i`: a number.
    Immediate,
    /// `p`: a predicate, perhaps with `!`, or a number.
    Predicate,
    /// `m`: an address in brackets.
    Memory,
    /// `x`: what `mov` reads: also special registers, addresses of symbols, vectors.
    Anything,
    /// `v`: a register, or a vector as `.v2` says; for loads.
    VectorDest,
    /// `w`: the same that is read.
    VectorSource,
    /// `t`: `[map, {coordinates}]`, or of textures `[texture, sampler, {coordinates}]`.
    Tensor,
    /// `c`: coordinates: a register or a vector of any size.
    Coordinates,
    /// `l`: a label.
    Label,
    /// `a`: a register that is read, or the address of a variable.
    Address,
    /// `X`: a register or vector that `mov` writes.
    Unpack,
}

/// An operand of a form: a letter, then
/// a digit (which of the types it has; `0` is the first), or `:` and types between slashes;
/// of an `i`, `0..15` (the numbers that it may be);
/// `*` (a vector of any size) or `*n` (of `n` elements; several between slashes, 1 also without braces);
/// `~` (the register may be wider); `|` or `||` (a second one may or must follow behind a bar); `?` (may be left out).
#[derive(Clone, Copy, Debug)]
pub struct OperandForm {
    /// What it is.
    pub class: OperandClass,
    /// Which of the types of the instruction it has, where `types` is empty.
    pub type_index: u8,
    /// Types that it may have by itself.
    pub types: TypeSet,
    /// Sizes of the vector that it is, a bit each, up to 64; 0 for no vector, all ones for any.
    pub sizes: u64,
    /// Whether 128 elements are allowed as well.
    pub huge: bool,
    /// Whether the register may be wider.
    pub wider: bool,
    /// 1 if a second one may follow behind `|`, 2 if it must.
    pub pair: u8,
    /// Whether it may be left out.
    pub optional: bool,
    /// The numbers that it may be.
    pub range: Option<(i32, i32)>,
}

/// A choice of modifiers.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Its modifiers: rows of [`Table::choices`].
    pub choices: Span,
    /// Whether one must be given.
    pub required: bool,
}

/// A form.
#[derive(Clone, Copy, Debug)]
pub struct FormRow {
    /// Opcode.
    pub opcode: Opcode,
    /// Alternatives of types: rows of [`Table::alternatives`].
    pub types: Span,
    /// Groups of modifiers: rows of [`Table::groups`].
    pub groups: Span,
    /// Operands: rows of [`Table::operands`].
    pub operands: Span,
    /// Numbers of elements that it takes: bit 0 for a scalar, 1 to 3 for `.v2`, `.v4`, `.v8`.
    pub vectors: u8,
    /// What it needs.
    pub needs: Needs,
}

/// A special register.
#[derive(Clone, Copy, Debug)]
pub struct SpecialRow {
    /// Name, with the percent sign.
    pub name: &'static str,
    /// Type.
    pub ty: Type,
    /// Whether it has components.
    pub is_vector: bool,
    /// What it needs.
    pub needs: Needs,
}

/// The compiled table.
#[derive(Default)]
pub struct Table {
    /// Names of opcodes, by [`Opcode`].
    pub opcodes: Vec<&'static str>,
    /// Forms of an opcode: rows of `forms`.
    pub forms_of: Vec<Span>,
    /// Forms.
    pub forms: Vec<FormRow>,
    /// Types of forms: up to five sets.
    pub alternatives: Vec<[TypeSet; 5]>,
    /// Groups of modifiers of forms.
    pub groups: Vec<Group>,
    /// Modifiers of groups.
    pub choices: Vec<Modifier>,
    /// Operands of forms.
    pub operands: Vec<OperandForm>,
    /// Modifiers, without the dot, by [`Modifier`].
    pub modifiers: Vec<&'static str>,
    /// What modifiers need.
    pub modifier_needs: Vec<Needs>,
    /// Special registers.
    pub special: Vec<SpecialRow>,
    opcode_by_name: HashMap<&'static str, Opcode>,
    modifier_by_name: HashMap<&'static str, Modifier>,
    special_by_name: HashMap<&'static str, usize>,
}

/// The table of this version of the language.
pub fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(Table::compile)
}

impl Table {
    /// The opcode called `name`.
    pub fn opcode(&self, name: &str) -> Option<Opcode> {
        self.opcode_by_name.get(name).copied()
    }
    /// The modifier written `text`, without its dot.
    pub fn modifier(&self, text: &str) -> Option<Modifier> {
        self.modifier_by_name.get(text).copied()
    }
    /// The special register called `name`, with its percent sign.
    pub fn special(&self, name: &[u8]) -> Option<usize> {
        std::str::from_utf8(name).ok().and_then(|name| self.special_by_name.get(name)).copied()
    }
    /// Operands of a form.
    pub fn operands_of(&self, form: Form) -> &[OperandForm] {
        &self.operands[self.forms[form.index()].operands.range()]
    }
    /// Name of the opcode of a form.
    pub fn name_of(&self, form: Form) -> &'static str {
        self.opcodes[self.forms[form.index()].opcode.index()]
    }

    fn compile() -> Table {
        let mut table = Table::default();
        let mut sets: HashMap<&'static str, &'static str> = HashMap::new();
        let mut rows: Vec<(&'static str, [&'static str; 5])> = Vec::new();
        for line in INSTRUCTIONS.lines() {
            let line = line.split("//").next().unwrap_or("").trim();
            if let Some(definition) = line.strip_prefix('$') {
                let (name, members) = definition.split_once('=').expect("a set of the table has a `=`");
                sets.insert(name.trim(), members.trim());
            } else if !line.is_empty() {
                let row = split_row(line).unwrap_or_else(|| panic!("a row of the table has five parts: {line}"));
                rows.push((row[0], row));
            }
        }
        // Rows of one opcode stand together in the columns, whatever their order in the file.
        rows.sort_by_key(|row| row.0);
        for (name, row) in rows {
            table.add_form(name, row, &sets);
        }
        for line in MODIFIERS.lines() {
            if let Some((name, needs)) = fields(line) {
                let row = table.add_modifier(name);
                table.modifier_needs[row.index()] = parse_needs(needs);
            }
        }
        for line in SPECIAL.lines() {
            let Some((name, rest)) = fields(line) else { continue };
            let mut words = rest.split_whitespace();
            let ty = words.next().and_then(|ty| Type::of(ty.as_bytes())).expect("a special register has a type");
            let is_vector = words.clone().next() == Some("vector");
            let needs = parse_needs(rest.split_once(' ').map_or("", |(_, needs)| needs.trim_start_matches("vector")));
            table.special_by_name.insert(name, table.special.len());
            table.special.push(SpecialRow { name, ty, is_vector, needs });
        }
        table
    }

    fn add_modifier(&mut self, name: &'static str) -> Modifier {
        let name = name.trim_start_matches('.');
        if let Some(&row) = self.modifier_by_name.get(name) {
            return row;
        }
        let row = Modifier::new(self.modifiers.len());
        self.modifiers.push(name);
        self.modifier_needs.push(Needs::default());
        self.modifier_by_name.insert(name, row);
        row
    }

    fn add_form(&mut self, name: &'static str, row: [&'static str; 5], sets: &HashMap<&'static str, &'static str>) {
        let opcode = match self.opcode_by_name.get(name) {
            Some(&opcode) => opcode,
            None => {
                let opcode = Opcode::new(self.opcodes.len());
                self.opcodes.push(name);
                self.forms_of.push(Span::new(self.forms.len(), self.forms.len()));
                self.opcode_by_name.insert(name, opcode);
                opcode
            }
        };
        let types = self.add_types(row[1], sets);
        let (groups, vectors) = self.add_groups(row[2], sets);
        let first = self.operands.len();
        for word in row[3].split_whitespace() {
            let operand = parse_operand(word, sets).unwrap_or_else(|| panic!("an operand of the table: {name} {word}"));
            self.operands.push(operand);
        }
        let operands = Span::new(first, self.operands.len());
        self.forms.push(FormRow { opcode, types, groups, operands, vectors, needs: parse_needs(row[4]) });
        self.forms_of[opcode.index()].end = self.forms.len() as u32;
    }

    fn add_types(&mut self, text: &'static str, sets: &HashMap<&'static str, &'static str>) -> Span {
        let first = self.alternatives.len();
        for alternative in text.split_whitespace() {
            let mut row = [TypeSet::default(); 5];
            if alternative != "-" {
                for (place, set) in alternative.split(',').enumerate() {
                    row[place] = parse_types(set, sets);
                }
            }
            self.alternatives.push(row);
        }
        Span::new(first, self.alternatives.len())
    }

    fn add_groups(&mut self, text: &'static str, sets: &HashMap<&'static str, &'static str>) -> (Span, u8) {
        let first = self.groups.len();
        let mut vectors = 1;
        for word in text.split_whitespace() {
            let (word, required) = word.strip_suffix('?').map_or((word, true), |word| (word, false));
            if let Some(mask) = parse_vectors(word) {
                vectors = mask | u8::from(!required);
                continue;
            }
            let start = self.choices.len();
            for choice in word.split('/') {
                match choice.strip_prefix('$') {
                    Some(set) => {
                        let members = sets.get(set).unwrap_or_else(|| panic!("no set ${set}"));
                        for member in members.split_whitespace() {
                            let row = self.add_modifier(member);
                            self.choices.push(row);
                        }
                    }
                    None => {
                        let row = self.add_modifier(choice);
                        self.choices.push(row);
                    }
                }
            }
            self.groups.push(Group { choices: Span::new(start, self.choices.len()), required });
        }
        (Span::new(first, self.groups.len()), vectors)
    }
}

/// The sizes that `v`, `v4` or `v2/v4` stands for.
fn parse_vectors(word: &str) -> Option<u8> {
    if word == "v" {
        return Some(0b1110);
    }
    let sizes = word.split('/').map(|part| match part {
        "v2" => Some(0b10u8),
        "v4" => Some(0b100),
        "v8" => Some(0b1000),
        _ => None,
    });
    sizes.reduce(|all, size| Some(all? | size?)).flatten()
}

/// Name and rest of a line of the small tables.
fn fields(line: &'static str) -> Option<(&'static str, &'static str)> {
    let line = line.split("//").next().unwrap_or("").trim();
    let (name, rest) = line.split_once('|')?;
    Some((name.trim(), rest.trim()))
}

/// The five parts of a row: bars with a space on both sides separate them, so that those in operands do not. The last may be absent.
fn split_row(line: &'static str) -> Option<[&'static str; 5]> {
    let mut row = [""; 5];
    let mut count = 0;
    let mut rest = line;
    loop {
        if count == 5 {
            return None;
        }
        match rest.find(" |") {
            Some(at) if rest[at + 2..].is_empty() || rest[at + 2..].starts_with(' ') => {
                row[count] = rest[..at].trim();
                rest = &rest[at + 2..];
                count += 1;
            }
            Some(_) => return None,
            None => {
                row[count] = rest.trim();
                return (count >= 1).then_some(row);
            }
        }
    }
}

fn parse_types(text: &str, sets: &HashMap<&'static str, &'static str>) -> TypeSet {
    let mut set = TypeSet::default();
    let mut add = |name: &str| set.add(Type::of(name.as_bytes()).unwrap_or_else(|| panic!("no type .{name}")));
    for name in text.split('/') {
        match name.strip_prefix('$') {
            Some(name) => {
                sets.get(name).unwrap_or_else(|| panic!("no set ${name}")).split_whitespace().for_each(&mut add);
            }
            None => add(name),
        }
    }
    set
}

fn parse_operand(word: &str, sets: &HashMap<&'static str, &'static str>) -> Option<OperandForm> {
    use OperandClass::*;
    let (word, optional) = word.strip_suffix('?').map_or((word, false), |word| (word, true));
    let bars = word.len() - word.trim_end_matches('|').len();
    let word = &word[..word.len() - bars];
    let (word, wider) = word.strip_suffix('~').map_or((word, false), |word| (word, true));
    let (word, size_text) = word.split_once('*').map_or((word, None), |(word, sizes)| (word, Some(sizes)));
    let (mut sizes, mut huge) = (0, false);
    match size_text {
        Some("") => (sizes, huge) = (u64::MAX, true),
        Some(list) => {
            for size in list.split('/') {
                let size: u32 = size.parse().ok()?;
                if size <= 64 {
                    sizes |= 1u64 << (size - 1);
                } else {
                    huge = true;
                }
            }
        }
        None => {}
    }
    let class = match word.as_bytes().first()? {
        b'd' => Dest,
        b'D' => DestOrSink,
        b's' => Source,
        b'r' => Register,
        b'i' => Immediate,
        b'p' => Predicate,
        b'm' => Memory,
        b'x' => Anything,
        b'X' => Unpack,
        b'v' => VectorDest,
        b'w' => VectorSource,
        b't' => Tensor,
        b'c' => Coordinates,
        b'l' => Label,
        b'a' => Address,
        _ => return None,
    };
    let rest = &word[1..];
    let (rest, range) = match rest.split_once("..") {
        Some((low, high)) => ("", Some((low.parse().ok()?, high.parse().ok()?))),
        None => (rest, None),
    };
    let types = rest.strip_prefix(':').map_or(TypeSet::default(), |types| parse_types(types, sets));
    let type_index = if types.is_empty() && !rest.is_empty() { rest.parse().ok()? } else { 0 };
    Some(OperandForm { class, type_index, types, sizes, huge, wider, pair: bars as u8, optional, range })
}

fn parse_needs(text: &'static str) -> Needs {
    let mut needs = Needs::default();
    let (plain, feature) = text.split_once('\'').unwrap_or((text, ""));
    needs.feature = feature.trim_end().trim_end_matches('\'');
    for word in plain.split_whitespace() {
        if let Some(sets) = word.strip_prefix('=') {
            for set in sets.split('+') {
                let bit =
                    FEATURE_SETS.iter().position(|row| row.0 == set).unwrap_or_else(|| panic!("no feature set {set}"));
                needs.sets |= 1 << bit;
            }
        } else if let Some((major, minor)) = word.split_once('.') {
            needs.version = major.parse::<u32>().expect("a version") * 10 + minor.parse::<u32>().expect("a version");
        } else {
            needs.target = word.parse().unwrap_or_else(|_| panic!("what a row needs: {word}"));
        }
    }
    needs
}
