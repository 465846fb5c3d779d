//! The reader of the table of instructions, for the build script and tests.

use super::forms::{FEATURE_SETS, FormRow, Group, Limit, Needs, OperandClass, OperandForm, SpecialRow, Table};
use crate::rows::{Modifier, Opcode, Span};
use crate::types::{Type, TypeSet};
use hashbrown::HashMap;

impl Table {
    /// The table that the texts of instructions, modifiers and special registers say.
    ///
    /// # Panics
    /// If a text is malformed: the build ends there.
    pub(crate) fn compile([instructions, modifiers, special]: [&'static str; 3]) -> Table {
        let mut table = Table::default();
        let mut sets: HashMap<&'static str, &'static str> = HashMap::new();
        let mut rows: Vec<(&'static str, [&'static str; 5])> = Vec::new();
        for line in instructions.lines() {
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
        for word in sets.get("behind").map_or("", |words| words).split_whitespace() {
            table.add_modifier(word);
            table.behind.push(word);
        }
        for line in modifiers.lines() {
            if let Some((name, needs)) = fields(line) {
                let row = table.add_modifier(name);
                table.modifier_needs[row.index()] = parse_needs(needs);
            }
        }
        for line in special.lines() {
            let Some((name, rest)) = fields(line) else { continue };
            let mut words = rest.split_whitespace();
            let ty = words.next().and_then(|ty| Type::of(ty.as_bytes())).expect("a special register has a type");
            let is_vector = words.clone().next() == Some("vector");
            let needs = parse_needs(rest.split_once(' ').map_or("", |(_, needs)| needs.trim_start_matches("vector")));
            table.special_by_name.insert(name, table.special.len());
            table.special.push(SpecialRow { name, ty, is_vector, needs });
        }
        table.index_bases();
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
    let mut parts = word.split('#');
    let word = parts.next()?;
    let (mut range, mut limit) = (None, Limit::None);
    for part in parts {
        match part.split_once("..") {
            Some((low, high)) => range = Some((low.parse().ok()?, high.parse().ok()?)),
            None => limit = Limit::of(part)?,
        }
    }
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
    let rest = match rest.split_once("..") {
        Some((low, high)) => {
            range = Some((low.parse().ok()?, high.parse().ok()?));
            ""
        }
        None => rest,
    };
    let types = rest.strip_prefix(':').map_or(TypeSet::default(), |types| parse_types(types, sets));
    let type_index = if types.is_empty() && !rest.is_empty() { rest.parse().ok()? } else { 0 };
    Some(OperandForm { class, type_index, types, sizes, huge, wider, pair: bars as u8, optional, range, limit })
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
