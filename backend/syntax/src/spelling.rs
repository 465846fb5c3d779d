//! What a mnemonic with its modifiers means: once per way to write it, whatever the number of instructions.
//!
//! The name is the longest of the table that begins the mnemonic. Of its forms those remain whose types are given and whose
//! modifiers are all there; where none does, the reason is worked out in the words of ptxas and repeated for every use.

use crate::message::Problem;
use crate::rows::{Form, Modifier, Opcode, Operand, OperandKind, Rows, Space, Span, Spelling, SpellingRow};
use crate::table::{FormRow, Needs, Table, table};
use crate::types::{Type, TypeClass};
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// What the reader knows of a spelling besides its row.
#[derive(Clone, Debug, Default)]
pub struct Meaning {
    /// Name for messages.
    pub name: String,
    /// Forms whose types and modifiers fit: rows of [`Spellings::forms`].
    pub candidates: Span,
    /// What is wrong with it by itself: rows of [`Spellings::problems`].
    pub problems: Span,
    /// Bits of [`kind`].
    pub kind: u8,
    /// The last of these forms that was found to lack nothing of the file's version and target.
    pub complete: Form,
    /// What the operands were that fit this form last; none where that says too little.
    pub accepted: Signature,
}

/// Most rows of operands of a signature.
const MOST_SIGNED: usize = 6;

/// What of the operands of an instruction decides whether they fit a form: nothing else where all are registers, numbers that may be any, and
/// addresses in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signature {
    rows: [u32; MOST_SIGNED],
    count: u8,
}

impl Signature {
    /// The signature of operands, if they have one.
    pub fn of(operands: &[Operand]) -> Option<Signature> {
        let mut signature = Signature { rows: [0; MOST_SIGNED], count: operands.len() as u8 };
        for (n, operand) in operands.iter().enumerate() {
            let is_plain = match operand.kind {
                OperandKind::Register | OperandKind::Integer | OperandKind::Float32 => true,
                // An address of one row, which is a register.
                OperandKind::Address => {
                    operand.id == 1 && operands.get(n + 1).is_some_and(|base| base.kind == OperandKind::Register)
                }
                _ => false,
            };
            let row = signature.rows.get_mut(n).filter(|_| is_plain)?;
            *row = u32::from_le_bytes([operand.kind as u8, operand.ty as u8, operand.component, operand.flags]);
        }
        (!operands.is_empty()).then_some(signature)
    }
}

/// What sets instructions apart that are asked for more than their form: found once for all of a spelling.
pub mod kind {
    /// `mov`
    pub const MOVE: u8 = 1;
    /// `call`, whose operands are read and checked by code.
    pub const CALL: u8 = 2;
    /// `brx.idx`, the same.
    pub const TABLE: u8 = 4;
    /// `min`, `max`
    pub const EXTREME: u8 = 8;
    /// `vote`, `shfl` without `.sync`
    pub const WITHOUT_SYNC: u8 = 16;
    /// `st.param`
    pub const STORE_PARAMETER: u8 = 32;
    /// An access that says no state space: it has that of a variable that its address names.
    pub const WITHOUT_SPACE: u8 = 64;
    /// `mad` of floats, which may have no rounding in old programs.
    pub const FLOAT_MAD: u8 = 128;
}

/// The kind of an instruction.
fn kind_of(opcode: &str, name: &str, space: Space) -> u8 {
    let of_opcode = match opcode {
        "vote" | "shfl" => kind::WITHOUT_SYNC,
        "st" if space == Space::Param => kind::STORE_PARAMETER,
        "call" => kind::CALL,
        "brx.idx" => kind::TABLE,
        _ => 0,
    };
    let of_name = match name {
        "mov" => kind::MOVE,
        "mad" => kind::FLOAT_MAD,
        "min" | "max" => kind::EXTREME,
        _ => 0,
    };
    let accesses =
        matches!(opcode.split('.').next(), Some("ld" | "st" | "ldu" | "atom" | "red" | "prefetch" | "mbarrier"))
            || ["wmma.load", "wmma.store"].iter().any(|access| opcode.starts_with(access));
    let of_space = if accesses && space == Space::Generic { kind::WITHOUT_SPACE } else { 0 };
    of_opcode | of_name | of_space
}

/// All spellings of a file.
#[derive(Clone, Default)]
pub struct Spellings {
    /// What they mean, by [`Spelling`].
    pub meanings: Vec<Meaning>,
    /// Candidates.
    pub forms: Vec<Form>,
    /// Problems.
    pub problems: Vec<Problem>,
    /// Whether an instruction got another spelling than its text has.
    respells: bool,
    texts: crate::names::Pool,
    found: HashTable<u32>,
    hasher: foldhash::fast::FixedState,
}

/// Words of one mnemonic: the name and the modifiers with their dots, as one text.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('.')
}

impl Spellings {
    /// The spelling of `text`, a mnemonic without spaces.
    pub fn intern(&mut self, rows: &mut Rows, text: &[u8]) -> Spelling {
        let hash = self.hasher.hash_one(text);
        if let Some(&row) = self.found.find(hash, |&row| self.texts.get(row as usize) == text) {
            return Spelling(row);
        }
        let row = self.texts.push(text) as u32;
        let (hasher, texts) = (&self.hasher, &self.texts);
        self.found.insert_unique(hash, row, |&row| hasher.hash_one(texts.get(row as usize)));
        let text = String::from_utf8_lossy(text).into_owned();
        self.resolve(rows, &text);
        Spelling(row)
    }

    /// The spelling of what `spelling` does in the state space that `space` names, if there is such an instruction. Of memory that is the thread's
    /// own, and what `ldu` reads, nothing but the access is left.
    pub fn in_space(&mut self, rows: &mut Rows, spelling: Spelling, space: &str) -> Option<Spelling> {
        let text = self.texts.text(spelling.index()).into_owned();
        let (name, rest) = text.split_once('.')?;
        let is_shape = |part: &&str| Type::of(part.as_bytes()).is_some() || matches!(*part, "v2" | "v4" | "v8");
        let shape = rest.split('.').filter(is_shape).fold(String::new(), |shape, part| format!("{shape}.{part}"));
        let plain = match name {
            "ld" | "ldu" => Some("ld"),
            "st" => Some("st"),
            _ => None,
        };
        let first =
            rest.split('.').take_while(|part| !is_shape(part)).fold(name.len(), |end, part| end + 1 + part.len());
        let (before, behind) = text.split_at(first);
        let spelt = [Some(format!("{before}.{space}{behind}")), plain.map(|name| format!("{name}.{space}{shape}"))];
        self.respells = true;
        spelt.into_iter().flatten().find_map(|text| {
            let spelling = self.intern(rows, text.as_bytes());
            self.meanings[spelling.index()].problems.is_empty().then_some(spelling)
        })
    }

    /// The spelling that flushes subnormal numbers, if the instruction has one.
    pub fn flushed(&mut self, rows: &mut Rows, spelling: Spelling) -> Option<Spelling> {
        let text = self.texts.text(spelling.index()).into_owned();
        let of_type = |part: &str| Type::of(part.as_bytes()).is_some();
        let first = text.split('.').take_while(|part| !of_type(part)).map(|part| part.len() + 1).sum::<usize>();
        let (before, behind) = (text.get(..first.checked_sub(1)?)?, text.get(first..)?);
        self.respells = true;
        let flushed = self.intern(rows, format!("{before}.ftz.{behind}").as_bytes());
        self.meanings[flushed.index()].problems.is_empty().then_some(flushed)
    }

    /// Drops the spellings that no instruction has: those that became others.
    pub fn drop_unused(&self, rows: &mut Rows) {
        if !self.respells {
            return;
        }
        let mut now = vec![None; rows.spellings.len()];
        for spelling in &rows.instructions.spelling {
            now[spelling.index()] = Some(Spelling(0));
        }
        let (all, modifiers) = (std::mem::take(&mut rows.spellings), std::mem::take(&mut rows.modifiers));
        for (mut row, now) in all.into_iter().zip(&mut now).filter(|(_, now)| now.is_some()) {
            *now = Some(Spelling(rows.spellings.len() as u32));
            let first = rows.modifiers.len();
            rows.modifiers.extend_from_slice(&modifiers[row.modifiers.range()]);
            row.modifiers = Span::new(first, rows.modifiers.len());
            rows.spellings.push(row);
        }
        for spelling in &mut rows.instructions.spelling {
            *spelling = now[spelling.index()].unwrap_or(*spelling);
        }
    }

    /// Drops the forms from `first` on whose modifiers of one kind stand in another order, and says so where that leaves none; whether it did.
    fn drop_out_of_order(
        &mut self,
        table: &Table,
        name: &str,
        row: &SpellingRow,
        modifiers: &[Modifier],
        first: usize,
    ) -> bool {
        let is_kind: fn(&str) -> bool = match table.opcodes[row.opcode.index()] {
            "mma" => is_layout,
            copy if copy.starts_with("cp.") => |word| space_of(word) != Space::Generic,
            _ => return false,
        };
        let had = self.forms.len();
        let stands = |form: &Form| stands_in_order(table, &table.forms[form.index()], modifiers, is_kind);
        let kept: Vec<Form> = self.forms.drain(first..).filter(stands).collect();
        self.forms.extend(kept);
        if had == first || self.forms.len() > first {
            return false;
        }
        if name != "mma" {
            self.problems.push(Problem::SpaceIncorrect(name.into()));
            return true;
        }
        // All other forms take either order.
        let doubles = if row.types[0] == Type::F64 { " with double types" } else { "" };
        let layouts = [("alayout", "col"), ("blayout", "row")];
        self.problems.extend(layouts.map(|(which, word)| Problem::Layout(which, word, format!("{name}{doubles}"))));
        true
    }

    fn resolve(&mut self, rows: &mut Rows, text: &str) {
        let table = table();
        let first_problem = self.problems.len();
        let (opcode, name_length) = longest_name(table, text);
        let mut row = SpellingRow {
            opcode: Opcode::NONE,
            type_count: 0,
            elements: 1,
            types: [Type::B32; 5],
            space: Space::Generic,
            modifiers: Span::new(rows.modifiers.len(), rows.modifiers.len()),
        };
        for part in parts(&text[name_length..]).skip(1) {
            if let Some(ty) = Type::of(part.as_bytes()) {
                if (row.type_count as usize) < row.types.len() {
                    row.types[row.type_count as usize] = ty;
                }
                row.type_count = row.type_count.saturating_add(1);
                continue;
            }
            match (part, table.modifier(part)) {
                ("v2", _) => row.elements = 2,
                ("v4", _) => row.elements = 4,
                ("v8", _) => row.elements = 8,
                (_, Some(modifier)) => {
                    rows.modifiers.push(modifier);
                    if row.space == Space::Generic {
                        row.space = space_of(part);
                    }
                }
                (_, None) => self.problems.push(Problem::UnknownModifier(format!(".{part}"))),
            }
        }
        let opcode = take_word_behind(table, opcode, &text[..name_length], &mut rows.modifiers, row.modifiers.start);
        row.opcode = opcode.unwrap_or(Opcode::NONE);
        row.modifiers.end = rows.modifiers.len() as u32;
        let first_form = self.forms.len();
        let name = opcode
            .map_or_else(|| parts(text).next().unwrap_or("").to_string(), |opcode| spoken(table, opcode).to_string());
        match opcode {
            None if matches!(name.as_str(), "bar" | "barrier") => {
                self.problems.push(Problem::Required("Barrier modifier".into(), name.clone()))
            }
            None => self.problems.push(Problem::UnknownInstruction(name.clone())),
            Some(opcode) => {
                let modifiers = &rows.modifiers[row.modifiers.range()];
                let is_doubled = |place: usize| {
                    let modifier = modifiers[place];
                    space_of(table.modifiers[modifier.index()]) != Space::Generic
                        && modifiers[..place].contains(&modifier)
                };
                let width = row.types[row.type_count.saturating_sub(1) as usize % row.types.len()].bits()
                    * u32::from(row.elements);
                let limit = match name.as_str() {
                    "ld" | "st" => 256,
                    "ldu" | "mov" | "st.async" => 128,
                    _ => u32::MAX,
                };
                if row.elements > 1 && width > limit {
                    self.problems.push(Problem::VectorTooLarge(limit));
                }
                if (0..modifiers.len()).any(is_doubled) {
                    self.problems.push(Problem::SpaceCount(name.clone()));
                }
                let forms = table.forms_of[opcode.index()];
                self.forms.extend(
                    forms.range().filter(|&form| is_meant(table, &table.forms[form], &row, modifiers)).map(Form::new),
                );
                let says_order = self.drop_out_of_order(table, &name, &row, modifiers, first_form);
                if self.forms.len() == first_form && !says_order {
                    let problem = explain(table, &name, forms, &row, modifiers);
                    let qualifies =
                        modifiers.iter().any(|row| matches!(table.modifiers[row.index()], "lo" | "ls" | "hi" | "hs"));
                    let also = matches!(problem, Problem::ComparisonQualifier(_))
                        && qualifies
                        && row.types[0].class() == TypeClass::Float;
                    self.problems.push(problem);
                    if also {
                        self.problems.push(Problem::ComparisonType);
                    }
                }
            }
        }
        rows.spellings.push(row);
        self.meanings.push(Meaning {
            kind: kind_of(opcode.map_or("", |opcode| table.opcodes[opcode.index()]), &name, row.space),
            name,
            candidates: Span::new(first_form, self.forms.len()),
            problems: Span::new(first_problem, self.problems.len()),
            complete: Form::NONE,
            accepted: Signature::default(),
        });
    }
}

/// The longest name of the table that begins `text`, at a dot, and its length; no opcode where a word further behind belongs to the name.
fn longest_name(table: &Table, text: &str) -> (Option<Opcode>, usize) {
    let mut best = (None, text.find('.').unwrap_or(text.len()));
    let ends = text.char_indices().filter(|&(_, character)| character == '.').map(|(at, _)| at).chain([text.len()]);
    for end in ends.take(6) {
        let opcode = table.opcode(&text[..end]);
        if opcode.is_some() || table.is_base(&text[..end]) {
            best = (opcode, end);
        }
    }
    best
}

/// The opcode with the word of its name that stands behind `base` among the modifiers from `first` on, which lose it.
fn take_word_behind(
    table: &Table,
    opcode: Option<Opcode>,
    base: &str,
    modifiers: &mut Vec<Modifier>,
    first: u32,
) -> Option<Opcode> {
    let given = modifiers.split_off(first as usize);
    let words = given.iter().map(|row| table.modifiers[row.index()]);
    let found = words.clone().enumerate().find_map(|(at, word)| Some((at, table.extended(base, word)?)));
    let opcode = found.map(|found| found.1).or(opcode);
    // Said twice, these are as if they were said once.
    let repeated = opcode.and_then(|opcode| table.word_behind(opcode)).filter(|word| matches!(*word, "sync" | "cc"));
    let kept =
        words.enumerate().filter(|&(at, word)| found.is_none_or(|found| found.0 != at) && repeated != Some(word));
    modifiers.extend(kept.map(|(at, _)| given[at]));
    opcode
}

fn space_of(modifier: &str) -> Space {
    match modifier.split(':').next().unwrap_or("") {
        "global" => Space::Global,
        "shared" => Space::Shared,
        "local" => Space::Local,
        "const" => Space::Const,
        "param" => Space::Param,
        _ => Space::Generic,
    }
}

/// How well a form fits.
#[derive(Clone, Copy, Debug)]
struct Fit {
    types: bool,
    vector: bool,
    illegal: Option<Modifier>,
    illegal_count: u32,
    missing: Option<usize>,
    missing_count: u32,
}

impl Fit {
    fn of(table: &Table, form: &FormRow, row: &SpellingRow, modifiers: &[Modifier]) -> Fit {
        let types = has_types(table, form, row);
        let vector = has_vector(form, row);
        let mut fit = Fit { types, vector, illegal: None, illegal_count: 0, missing: None, missing_count: 0 };
        let groups = &table.groups[form.groups.range()];
        let mut taken = 0u64;
        for (place, &modifier) in modifiers.iter().enumerate() {
            let holds = |group: usize| table.choices[groups[group].choices.range()].contains(&modifier);
            if let Some(group) = (0..groups.len().min(64)).find(|&group| taken >> group & 1 == 0 && holds(group)) {
                taken |= 1 << group;
            } else if !modifiers[..place].contains(&modifier) {
                fit.illegal = fit.illegal.or(Some(modifier));
                fit.illegal_count += 1;
            }
        }
        for (group, row) in groups.iter().enumerate() {
            if row.required && taken >> group & 1 == 0 {
                fit.missing = fit.missing.or(Some(form.groups.start as usize + group));
                fit.missing_count += 1;
            }
        }
        fit
    }
    fn is_good(&self) -> bool {
        self.types && self.vector && self.illegal.is_none() && self.missing.is_none()
    }
}

/// Whether a spelling means a form.
fn is_meant(table: &Table, form: &FormRow, row: &SpellingRow, modifiers: &[Modifier]) -> bool {
    // Most forms of an opcode are for other types, which is soon found.
    has_types(table, form, row) && has_vector(form, row) && Fit::of(table, form, row, modifiers).is_good()
}

/// How a matrix lies in memory.
fn is_layout(word: &str) -> bool {
    matches!(word, "row" | "col")
}

/// Whether modifiers of a kind stand in the order of a form, of which the first is about one operand and the second about another.
fn stands_in_order(table: &Table, form: &FormRow, modifiers: &[Modifier], is_kind: fn(&str) -> bool) -> bool {
    let mut from = 0;
    table.groups[form.groups.range()].iter().all(|group| {
        let choices = &table.choices[group.choices.range()];
        if !choices.iter().any(|choice| is_kind(table.modifiers[choice.index()])) {
            return true;
        }
        let is_chosen = |row: &Modifier| choices.contains(row);
        match modifiers[from..].iter().position(is_chosen) {
            Some(at) => {
                from += at + 1;
                true
            }
            // It is optional, or stands before another one.
            None => !modifiers[..from].iter().any(is_chosen),
        }
    })
}

fn has_types(table: &Table, form: &FormRow, row: &SpellingRow) -> bool {
    table.alternatives[form.types.range()].iter().any(|alternative| {
        let given = row.types.iter().take(row.type_count as usize);
        (row.type_count as usize) <= row.types.len()
            && given.enumerate().all(|(place, &ty)| alternative[place].has(ty))
            && alternative.get(row.type_count as usize).is_none_or(|set| set.is_empty())
    })
}

fn has_vector(form: &FormRow, row: &SpellingRow) -> bool {
    form.vectors >> row.elements.trailing_zeros() & 1 == 1
}

/// Why no form of `forms` is meant.
fn explain(table: &Table, name: &str, forms: Span, row: &SpellingRow, modifiers: &[Modifier]) -> Problem {
    let fits = || forms.range().map(|form| Fit::of(table, &table.forms[form], row, modifiers));
    if !fits().any(|fit| fit.types) {
        let unsigned = row.type_count == 1 && row.types[0].class() == TypeClass::Unsigned;
        if unsigned && matches!(name, "neg" | "abs") {
            return Problem::OnlySigned(name.into());
        }
        return Problem::Types(name.into());
    }
    let Some(best) =
        fits().filter(|fit| fit.types).min_by_key(|fit| (fit.illegal_count, fit.missing_count, !fit.vector))
    else {
        return Problem::Types(name.into());
    };
    if let Some(modifier) = best.illegal {
        let text = table.modifiers[modifier.index()];
        let elsewhere = forms.range().any(|form| has_modifier(table, &table.forms[form], modifier));
        if is_comparison(text) {
            return if elsewhere { Problem::ComparisonType } else { Problem::ComparisonQualifier(name.into()) };
        }
        if matches!(text, "rn" | "rz" | "rm" | "rp" | "rni" | "rzi" | "rmi" | "rpi") {
            return Problem::RoundingModifier(name.into());
        }
        if space_of(text) != Space::Generic {
            let takes_spaces = forms.range().any(|form| takes_space(table, &table.forms[form]));
            return if matches!(name, "mapa" | "getctarank") && text == "shared::cta" {
                Problem::SpaceOfCluster(name.into())
            } else if takes_spaces {
                Problem::SpaceIncorrect(name.into())
            } else {
                Problem::NoSpaceExpected(name.into())
            };
        }
        if elsewhere && is_operation(text) && row.type_count > 0 && !matches!(name, "atom" | "red") {
            return Problem::OperationType(format!(".{}", row.types[0].text()), format!(".{text}"), name.into());
        }
        if elsewhere && text == "sat" && row.type_count > 0 {
            return Problem::ModifierOfType(format!(".{text}"), format!(".{}", row.types[0].text()));
        }
        return Problem::IllegalModifier(format!(".{text}"), name.into());
    }
    if let Some(group) = best.missing {
        let orders = modifiers
            .iter()
            .map(|row| table.modifiers[row.index()])
            .find(|text| matches!(*text, "relaxed" | "acquire" | "release"));
        return missing(table, name, group, orders);
    }
    Problem::VectorQualifier(name.into())
}

fn has_modifier(table: &Table, form: &FormRow, modifier: Modifier) -> bool {
    table.groups[form.groups.range()].iter().any(|group| table.choices[group.choices.range()].contains(&modifier))
}

fn takes_space(table: &Table, form: &FormRow) -> bool {
    let mut groups = table.groups[form.groups.range()].iter();
    groups.any(|group| {
        table.choices[group.choices.range()].iter().any(|row| space_of(table.modifiers[row.index()]) != Space::Generic)
    })
}

/// A name as messages have it: parts that choose among operations of one instruction are left out.
fn spoken(table: &Table, opcode: Opcode) -> &'static str {
    let name = table.opcodes[opcode.index()];
    if name.starts_with("tcgen05.mma") {
        return "tcgen05.mma";
    }
    match table.word_behind(opcode) {
        Some(word) => &name[..name.len() - word.len() - 1],
        None => name,
    }
}

fn is_operation(text: &str) -> bool {
    matches!(text, "add" | "min" | "max" | "inc" | "dec" | "and" | "or" | "xor")
}

fn is_comparison(text: &str) -> bool {
    matches!(
        text,
        "eq" | "ne"
            | "lt"
            | "le"
            | "gt"
            | "ge"
            | "lo"
            | "ls"
            | "hi"
            | "hs"
            | "equ"
            | "neu"
            | "ltu"
            | "leu"
            | "gtu"
            | "geu"
            | "num"
            | "nan"
    )
}

/// The words for a choice that was not made.
fn missing(table: &Table, name: &str, group: usize, order: Option<&str>) -> Problem {
    let choices: Vec<&str> =
        table.choices[table.groups[group].choices.range()].iter().map(|row| table.modifiers[row.index()]).collect();
    let what = match choices.first().copied().unwrap_or("") {
        "rn" | "rz" | "rs" | "rna" | "rni" => "Rounding modifier".to_string(),
        "approx" if choices.len() == 1 => ".approx modifier".to_string(),
        "approx" => "Rounding modifier or '.approx' modifier".to_string(),
        "eq" => "Comparison modifier".to_string(),
        "all" | "ballot" if name == "vote" => ".mode modifier".to_string(),
        "up" => "Shuffle modifier".to_string(),
        "clamp" | "trap" => "Clamp modifier".to_string(),
        "sync" => ".sync modifier".to_string(),
        "cta" if order.is_some() => return Problem::ScopeRequired(format!(".{}", order.unwrap_or("")), name.into()),
        first if first.starts_with('m') && first[1..].starts_with(|byte: char| byte.is_ascii_digit()) => {
            "Shape modifier".to_string()
        }
        first => format!("'.{first}' modifier"),
    };
    Problem::Required(what, name.into())
}

/// What a thing lacks, in words: `feature` is its name where the table has none.
pub fn lacking(needs: &Needs, feature: &str, is_modifier: bool, rows: &Rows) -> Option<Problem> {
    if needs.met(rows.version, rows.target) {
        return None;
    }
    let plain = if feature == "tcgen05" { needs.feature } else { feature }.to_string();
    let feature = if needs.feature.is_empty() { feature } else { needs.feature }.to_string();
    if rows.target.number < needs.target && (rows.version >= needs.version || needs.target >= 80) {
        return Some(if is_modifier && needs.feature.is_empty() {
            Problem::ModifierNeedsTarget(feature, needs.target)
        } else {
            Problem::NeedsTarget(feature, needs.target)
        });
    }
    if rows.version < needs.version {
        return Some(Problem::NeedsVersion(feature, needs.version));
    }
    Some(Problem::NotOnTarget(plain, rows.target.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row that no mnemonic means would be dead: the first of its types and of each of its choices must mean it.
    #[test]
    fn every_row_of_the_table_can_be_written() {
        let table = table();
        let mut rows = Rows::default();
        let mut spellings = Spellings::default();
        let mut dead = Vec::new();
        for (number, form) in table.forms.iter().enumerate() {
            let name = table.opcodes[form.opcode.index()];
            let is_meant = table.alternatives[form.types.range()].iter().any(|types| {
                let mut text = name.to_string();
                for group in table.groups[form.groups.range()].iter().filter(|group| group.required) {
                    let first = table.choices[group.choices.start as usize];
                    text.push('.');
                    text.push_str(table.modifiers[first.index()]);
                }
                if form.vectors & 1 == 0 {
                    text.push_str([".v2", ".v4", ".v8"][form.vectors.trailing_zeros() as usize - 1]);
                }
                for set in types.iter().take_while(|set| !set.is_empty()) {
                    text.push('.');
                    text.push_str(set.iter().next().map_or("", Type::text));
                }
                let spelling = spellings.intern(&mut rows, text.as_bytes());
                spellings.forms[spellings.meanings[spelling.index()].candidates.range()].contains(&Form::new(number))
            });
            if !is_meant {
                dead.push(name);
            }
        }
        assert!(table.forms.len() > 700, "{} rows", table.forms.len());
        assert!(dead.is_empty(), "{dead:?}");
    }

    #[test]
    fn modifiers_come_in_any_order_and_types_do_not() {
        let mut rows = Rows::default();
        let mut spellings = Spellings::default();
        let mut forms = |text: &str| {
            let spelling = spellings.intern(&mut rows, text.as_bytes());
            spellings.meanings[spelling.index()].candidates.len()
        };
        assert_eq!((forms("add.sat.s32"), forms("add.s32.sat")), (1, 1));
        assert_eq!((forms("cvt.rn.f32.s32"), forms("cvt.f32.rn.s32"), forms("cvt.rn.s32.f32")), (1, 1, 0));
    }
}
