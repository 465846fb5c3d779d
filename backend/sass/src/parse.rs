//! The reader of a table file: one pass over its lines into the arrays of a [`Table`].
//!
//! | line | what |
//! |---|---|
//! | `# ...` | a comment |
//! | `v 1 SM90` | version of the form, architecture |
//! | `t LIST` | a list of what values print; others name it `=N`, counted from 0 |
//! | `i MNEMONIC OPCODE[u] BASE SEEN [U]` | a record; `u`: bit 91 is set, `U`: guarded by uniform predicates |
//! | `o CLASS [~BIT] VALUE... [?DEFAULT,...]` | an operand of it; BIT of the control word's reuse field keeps it |
//! | `m FIELD [DEFAULT]` | a modifier of it |
//! | `f MASK FIXED SEEN OPERANDS \| PRINT...` | a form of it: the bits that make it, and all bits that it has in no field |
//!
//! A VALUE is `KIND FIELD [s] [f32] [^7]`, `KIND=NUMBER` or `KIND@OPERAND+DISTANCE`. A FIELD is `bit:width<shift+...`. A PRINT is
//! `!TOKEN`, or `FIELD[@OPERAND|*] LIST`. A LIST is `a,b,?,d` by value (`?` is illegal, nothing prints nothing), or
//! `{4=a,9=b`. Tokens of one value are joined by `+`; `#2-` is the mark `-` of operand 2.

use crate::arch::Arch;
use crate::table::*;
use std::collections::HashMap;

/// What is wrong with a table file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// A line cannot be read.
    #[error("line {line}: expected {expected}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What should have stood there.
        expected: &'static str,
    },
    /// A record has more operands or modifiers than an instruction has room for.
    #[error("line {line}: a record has too many operands or modifiers")]
    TooMany {
        /// The line of the next record.
        line: usize,
    },
}

/// Reads a table file.
pub fn table(arch: Arch, source: &'static str) -> Result<Table, TableError> {
    let mut reader = Reader::new(arch, source);
    for (index, line) in source.lines().enumerate() {
        reader.line = index + 1;
        reader.read_line(line)?;
    }
    reader.end_record()?;
    Ok(reader.finish())
}

struct Reader {
    table: Table,
    line: usize,
    field_of: HashMap<&'static str, FieldId>,
    list_of: HashMap<&'static str, ListId>,
    shared: Vec<ListId>,
}

impl Reader {
    fn new(arch: Arch, source: &'static str) -> Reader {
        Reader {
            table: Table {
                arch,
                source,
                records: Vec::new(),
                mnemonics: Vec::new(),
                operands: Vec::new(),
                values: Vec::new(),
                modifiers: Vec::new(),
                forms: Vec::new(),
                digests: Vec::new(),
                shown: Vec::new(),
                prints: Vec::new(),
                lists: Vec::new(),
                entries: Vec::new(),
                tokens: Vec::new(),
                fields: Vec::new(),
                pieces: Vec::new(),
                opcodes: vec![Span::default(); OPCODES],
                by_opcode: Vec::new(),
            },
            line: 0,
            field_of: HashMap::new(),
            list_of: HashMap::new(),
            shared: Vec::new(),
        }
    }

    fn read_line(&mut self, line: &'static str) -> Result<(), TableError> {
        let (kind, rest) = line.split_once(' ').ok_or(self.expected("a letter and a space"))?;
        match kind {
            "#" => Ok(()),
            "v" if rest.starts_with("1 ") => Ok(()),
            "t" => {
                let list = self.list(rest)?;
                self.shared.push(list);
                Ok(())
            }
            "i" => self.read_record(rest),
            "o" if !self.table.records.is_empty() => self.read_operand(rest),
            "m" if !self.table.records.is_empty() => self.read_modifier(rest),
            "f" if !self.table.records.is_empty() => self.read_form(rest),
            _ => Err(self.expected("one of # v t i o m f")),
        }
    }

    fn read_record(&mut self, rest: &'static str) -> Result<(), TableError> {
        self.end_record()?;
        let mut words = rest.split(' ');
        let mnemonic = self.word(words.next())?;
        let opcode = self.word(words.next())?;
        let base = self.word(words.next())?;
        let seen = self.word(words.next())?;
        let (opcode, uniform) = match opcode.strip_suffix('u') {
            Some(opcode) => (opcode, true),
            None => (opcode, false),
        };
        let table = &mut self.table;
        let (operands, modifiers, forms) =
            (table.operands.len() as u32, table.modifiers.len() as u32, table.forms.len() as u32);
        let record = RecordRow {
            mnemonic: self.span(mnemonic),
            opcode: u16::from_str_radix(opcode, 16)
                .ok()
                .filter(|opcode| *opcode < 1 << 12)
                .ok_or(self.expected("an opcode"))?,
            uniform,
            uniform_guard: words.next() == Some("U"),
            base: self.hex(base)?,
            fields: GUARD_BITS,
            operands: Span { start: operands, end: operands },
            modifiers: Span { start: modifiers, end: modifiers },
            forms: Span { start: forms, end: forms },
            value_count: 0,
            is_plain: true,
            seen: seen.parse().map_err(|_| self.expected("a count"))?,
        };
        self.table.records.push(record);
        Ok(())
    }

    /// Sets what depends on all lines of the last record.
    fn end_record(&mut self) -> Result<(), TableError> {
        let Some(mut record) = self.table.records.last().copied() else { return Ok(()) };
        record.operands.end = self.table.operands.len() as u32;
        record.modifiers.end = self.table.modifiers.len() as u32;
        record.forms.end = self.table.forms.len() as u32;
        let mut count = 0;
        for operand in &mut self.table.operands[record.operands.range()] {
            operand.first = count as u8;
            count += operand.values.len();
            for value in &self.table.values[operand.values.range()] {
                if let Place::Field(field) = value.place {
                    record.fields |= mask_of(&self.table.pieces[self.table.fields[field.0 as usize].range()]);
                }
            }
        }
        for modifier in &self.table.modifiers[record.modifiers.range()] {
            record.fields |= mask_of(&self.table.pieces[self.table.fields[modifier.field.0 as usize].range()]);
        }
        if count > MAX_VALUES || record.modifiers.len() > MAX_MODIFIERS || record.operands.len() > 16 {
            return Err(TableError::TooMany { line: self.line });
        }
        record.value_count = count as u8;
        *self.table.records.last_mut().expect("a record was found") = record;
        Ok(())
    }

    fn read_operand(&mut self, rest: &'static str) -> Result<(), TableError> {
        let mut words = rest.split(' ').peekable();
        let class = self.word(words.next())?;
        let start = self.table.values.len() as u32;
        let (mut optional, mut reuse) = (false, None);
        while let Some(word) = words.next() {
            if let Some(defaults) = word.strip_prefix('?') {
                optional = true;
                self.read_defaults(start, defaults)?;
                continue;
            }
            if let Some(bit) = word.strip_prefix('~') {
                reuse = Some(bit.parse().map_err(|_| self.expected("a bit"))?);
                continue;
            }
            let (name, place) = if let Some((name, number)) = word.split_once('=') {
                (name, Place::Constant(number.parse().map_err(|_| self.expected("a number"))?))
            } else if let Some((name, operand)) = word.split_once('@') {
                let (operand, distance) = operand.split_once('+').ok_or(self.expected("an operand and a distance"))?;
                let operand = operand.parse().map_err(|_| self.expected("an operand"))?;
                (name, Place::After { operand, distance: distance.parse().map_err(|_| self.expected("a distance"))? })
            } else {
                let field = self.word(words.next())?;
                (word, Place::Field(self.field(field)?))
            };
            let kind = self.kind(name)?;
            let default = self.absent(kind, place);
            let mut value =
                ValueRow { kind, place, signed: false, interpretation: Interpretation::Integer, flip: 0, default };
            while let Some(flag) = words.peek().copied() {
                match flag {
                    "s" => value.signed = true,
                    "f32" => value.interpretation = Interpretation::F32,
                    "f64hi" => value.interpretation = Interpretation::F64High,
                    "f16" => value.interpretation = Interpretation::F16,
                    "bf16" => value.interpretation = Interpretation::Bf16,
                    _ => match flag.strip_prefix('^') {
                        Some(flip) => value.flip = flip.parse().map_err(|_| self.expected("a number"))?,
                        None => break,
                    },
                }
                words.next();
            }
            self.table.values.push(value);
        }
        let values = Span { start, end: self.table.values.len() as u32 };
        let class = self.span(class);
        self.table.operands.push(OperandRow { class, values, first: 0, optional, reuse });
        Ok(())
    }

    /// What an operand is when nothing is asked for: `RZ`, `PT`, zero.
    fn absent(&self, kind: Kind, place: Place) -> i64 {
        match (place, kind) {
            (Place::Constant(number), _) => number,
            (Place::After { distance, .. }, _) => self.table.arch.uniform_zero() as i64 + distance as i64,
            (_, Kind::Register) => 255,
            (_, Kind::Uniform) => self.table.arch.uniform_zero() as i64,
            (_, Kind::Predicate | Kind::UniformPredicate) => 7,
            (_, Kind::Barrier | Kind::Scoreboard | Kind::Immediate) => 0,
        }
    }

    /// Defaults of the numbers of an operand that have a field.
    fn read_defaults(&mut self, start: u32, defaults: &'static str) -> Result<(), TableError> {
        let mut numbers = defaults.split(',');
        for at in start as usize..self.table.values.len() {
            if matches!(self.table.values[at].place, Place::Field(_)) {
                let number = self.word(numbers.next())?;
                self.table.values[at].default = number.parse().map_err(|_| self.expected("a default"))?;
            }
        }
        Ok(())
    }

    fn read_modifier(&mut self, rest: &'static str) -> Result<(), TableError> {
        let (field, default) = rest.split_once(' ').unwrap_or((rest, "0"));
        let field = self.field(field)?;
        let default = default.parse().map_err(|_| self.expected("a default"))?;
        self.table.modifiers.push(ModifierRow { field, default });
        Ok(())
    }

    fn read_form(&mut self, rest: &'static str) -> Result<(), TableError> {
        let mut parts = rest.split(" | ");
        let mut words = self.word(parts.next())?.split(' ');
        let mask = self.word(words.next())?;
        let value = self.word(words.next())?;
        let seen = self.word(words.next())?;
        let shown = self.word(words.next())?;
        let record = RecordId(self.table.records.len() as u16 - 1);
        let first = self.table.shown.len() as u32;
        if shown != "-" {
            for digit in shown.chars() {
                let operand = digit.to_digit(16).ok_or(self.expected("an operand"))?;
                self.table.shown.push(operand as u8);
            }
        }
        let shown = Span { start: first, end: self.table.shown.len() as u32 };
        let start = self.table.prints.len() as u32;
        for part in parts {
            let print = self.print(part)?;
            self.table.prints.push(print);
        }
        let prints = Span { start, end: self.table.prints.len() as u32 };
        let opcode = self.table.records[record.0 as usize];
        let opcode_bits = 0xfff | 1 << 91;
        let (mask, fixed) = (self.hex(mask)?, self.hex(value)?);
        let mask = mask | opcode_bits;
        let fixed = fixed | opcode.opcode as u128 | (opcode.uniform as u128) << 91;
        let seen = seen.parse().map_err(|_| self.expected("a count"))?;
        self.table.forms.push(FormRow { mask, value: fixed & mask, fixed, record, seen, shown, prints });
        Ok(())
    }

    fn print(&mut self, part: &'static str) -> Result<PrintRow, TableError> {
        if let Some(token) = part.strip_prefix('!') {
            let token = self.token(token)?;
            return Ok(PrintRow::Always(Token { target: token.target.or(Some(Target::Mnemonic)), ..token }));
        }
        let (field, list) = part.split_once(' ').ok_or(self.expected("a field and a list"))?;
        let (field, target) = if let Some((field, operand)) = field.split_once('@') {
            (field, Target::Operand(operand.parse().map_err(|_| self.expected("an operand"))?))
        } else {
            (field.strip_suffix('*').unwrap_or(field), Target::Mnemonic)
        };
        let list = match list.strip_prefix('=') {
            Some(number) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                let number: usize = number.parse().map_err(|_| self.expected("a list"))?;
                *self.shared.get(number).ok_or(self.expected("a list"))?
            }
            _ => self.list(list)?,
        };
        Ok(PrintRow::Choice { field: self.field(field)?, list, target })
    }

    fn list(&mut self, text: &'static str) -> Result<ListId, TableError> {
        if let Some(list) = self.list_of.get(text) {
            return Ok(*list);
        }
        let start = self.table.entries.len() as u32;
        if let Some(sparse) = text.strip_prefix('{') {
            for part in sparse.split(',') {
                let (value, tokens) = part.split_once('=').ok_or(self.expected("a value and its tokens"))?;
                let value = value.parse().map_err(|_| self.expected("a value"))?;
                self.entry(value, tokens)?;
            }
        } else {
            for (value, tokens) in text.split(',').enumerate() {
                if tokens != "?" {
                    self.entry(value as u16, tokens)?;
                }
            }
        }
        let list = ListId(self.table.lists.len() as u16);
        let (rows, tokens) = (&self.table.entries[start as usize..], &self.table.tokens);
        let most = rows.iter().map(|entry| entry.tokens.len()).max().unwrap_or(0) as u8;
        let is_mixed = rows.iter().any(|entry| tokens[entry.tokens.range()].iter().any(|token| token.target.is_some()));
        let entries = Span { start, end: self.table.entries.len() as u32 };
        self.table.lists.push(ListRow { entries, most, is_mixed });
        self.list_of.insert(text, list);
        Ok(list)
    }

    fn entry(&mut self, value: u16, tokens: &'static str) -> Result<(), TableError> {
        let start = self.table.tokens.len() as u32;
        if !tokens.is_empty() {
            for token in tokens.split('+') {
                let token = self.token(token)?;
                self.table.tokens.push(token);
            }
        }
        let tokens = Span { start, end: self.table.tokens.len() as u32 };
        self.table.entries.push(EntryRow { value, tokens });
        Ok(())
    }

    fn token(&mut self, text: &'static str) -> Result<Token, TableError> {
        let Some(rest) = text.strip_prefix('#') else { return Ok(Token { target: None, text: self.span(text) }) };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let operand = rest[..digits].parse().map_err(|_| self.expected("an operand"))?;
        Ok(Token { target: Some(Target::Operand(operand)), text: self.span(&rest[digits..]) })
    }

    fn field(&mut self, text: &'static str) -> Result<FieldId, TableError> {
        if let Some(field) = self.field_of.get(text) {
            return Ok(*field);
        }
        let start = self.table.pieces.len() as u32;
        for piece in text.split('+') {
            let (place, shift) = piece.split_once('<').unwrap_or((piece, "0"));
            let (bit, width) = place.split_once(':').ok_or(self.expected("a field"))?;
            let number =
                |text: &str| text.parse::<u8>().ok().filter(|number| *number < 128).ok_or(self.expected("a field"));
            let piece = Piece { bit: number(bit)?, width: number(width)?, shift: number(shift)? };
            if piece.bit as u32 + piece.width as u32 > 128 || piece.shift as u32 + piece.width as u32 > 64 {
                return Err(self.expected("a field inside of the word"));
            }
            self.table.pieces.push(piece);
        }
        let field = FieldId(self.table.fields.len() as u16);
        self.table.fields.push(Span { start, end: self.table.pieces.len() as u32 });
        self.field_of.insert(text, field);
        Ok(field)
    }

    fn kind(&self, name: &str) -> Result<Kind, TableError> {
        Ok(match name {
            "R" => Kind::Register,
            "UR" => Kind::Uniform,
            "P" => Kind::Predicate,
            "UP" => Kind::UniformPredicate,
            "B" => Kind::Barrier,
            "SB" => Kind::Scoreboard,
            "I" | "F" => Kind::Immediate,
            _ => return Err(self.expected("a kind of operand")),
        })
    }

    fn finish(mut self) -> Table {
        let table = &mut self.table;
        let opcode = |form: &FormRow| {
            let record = &table.records[form.record.0 as usize];
            record.opcode as usize | (record.uniform as usize) << 12
        };
        let mut order: Vec<FormId> = (0..table.forms.len()).map(|form| FormId(form as u16)).collect();
        // A form that asks for more bits goes first; of equals, that which ptxas writes.
        order.sort_by_cached_key(|form| {
            let form = &table.forms[form.0 as usize];
            (opcode(form), u32::MAX - bits_asked_for(table, form), u32::MAX - form.seen)
        });
        for (at, form) in order.iter().enumerate() {
            let span = &mut table.opcodes[opcode(&table.forms[form.0 as usize])];
            if span.is_empty() {
                span.start = at as u32;
            }
            span.end = at as u32 + 1;
        }
        table.by_opcode = order;
        table.mnemonics = mnemonics(table);
        table.digests = table.forms.iter().map(|form| digest_of(table, form)).collect();
        for record in 0..table.records.len() {
            table.records[record].is_plain = is_plain(table, RecordId(record as u16));
        }
        self.table
    }

    fn hex(&self, text: &str) -> Result<u128, TableError> {
        u128::from_str_radix(text, 16).map_err(|_| self.expected("a hexadecimal number"))
    }

    fn word(&self, word: Option<&'static str>) -> Result<&'static str, TableError> {
        word.ok_or(self.expected("another word"))
    }

    /// The place of a text of the source in the source.
    fn span(&self, text: &'static str) -> Text {
        let at = text.as_ptr() as usize - self.table.source.as_ptr() as usize;
        Text { at: at as u32, len: text.len() as u16 }
    }

    fn expected(&self, expected: &'static str) -> TableError {
        TableError::Line { line: self.line, expected }
    }
}

/// Where the records of each mnemonic begin, by its hash.
fn mnemonics(table: &Table) -> Vec<u16> {
    let name = |record: usize| table.bytes(table.records[record].mnemonic);
    let firsts: Vec<usize> = (0..table.records.len()).filter(|&at| at == 0 || name(at) != name(at - 1)).collect();
    let mut places = vec![0; (2 * firsts.len() + 1).next_power_of_two()];
    for first in firsts {
        let free = mnemonic_places(places.len(), name(first)).find(|&place| places[place] == 0);
        free.into_iter().for_each(|place| places[place] = first as u16 + 1);
    }
    places
}

/// The digest of the operands that a form shows.
fn digest_of(table: &Table, form: &FormRow) -> u8 {
    let operands = table.operands(form.record);
    class_digest(table.shown[form.shown.range()].iter().map(|&place| table.bytes(operands[place as usize].class)))
}

/// Whether no two fields of a record share bits.
fn is_plain(table: &Table, record: RecordId) -> bool {
    let values = table.operands(record).iter().flat_map(|operand| table.values(operand));
    let of_values = values.filter_map(|value| match value.place {
        Place::Field(field) => Some(field),
        _ => None,
    });
    let fields = of_values.chain(table.modifiers(record).iter().map(|modifier| modifier.field));
    let mut taken = GUARD_BITS | !0 << crate::control::FIRST_BIT;
    fields.map(|field| table.mask(field)).all(|mask| {
        let is_free = taken & mask == 0;
        taken |= mask;
        is_free
    })
}

/// How many bits a form asks for: those of its mask, and what the fields that do not take every value leave out.
fn bits_asked_for(table: &Table, form: &FormRow) -> u32 {
    let mut bits = form.mask.count_ones() * 16;
    for print in &table.prints[form.prints.range()] {
        if let PrintRow::Choice { field, list, .. } = *print {
            let values = table.lists[list.0 as usize].entries.len().max(1) as f32;
            bits += ((table.width(field) as f32 - values.log2()).max(0.0) * 16.0) as u32;
        }
    }
    bits
}

fn mask_of(pieces: &[Piece]) -> u128 {
    pieces.iter().fold(0, |mask, piece| mask | (low_bits(piece.width) as u128) << piece.bit)
}
