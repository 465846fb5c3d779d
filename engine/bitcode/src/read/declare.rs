//! Records of globals, and globals made of them: all in the order of a module that is read whole, or one by one as a library's
//! are reached.
//!
//! A library has hundreds of globals of which a kernel reaches a few. So a record is kept with the range of its name and the place
//! of its body; the row of the module, its interned name, type and attributes are made by [`Reader::declare`] when the global
//! is asked for, by name or by number, and its initialiser by [`Reader::initialise`] when it is reached. Both do nothing the
//! second time.
//!
//! Where metadata of the module names a global, or there are variables that modules add to each other (`llvm.used`), all globals
//! are declared at once: so a module that is read whole has them in its order, whichever way it is read.

use super::consts::{Owner, Raw, RawKind};
use super::error::{Cause, Part};
use super::global_words::{WITH_COMDAT, linkage};
use super::globals::{Draft, Event};
use super::reader::{Reader, Waiting};
use super::stream::{Mark, Packed, PackedList, Stream};
use super::types::NO_ROW;
use crate::codes::module as code;
use hashbrown::hash_table::Entry;
use hashbrown::{HashSet, HashTable};
use std::hash::BuildHasher;
use warpc_columns::intern::Hasher;
use warpc_ir::ids::*;
use warpc_ir::module::*;
use warpc_ir::value::Value;

/// Row of a record of a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RecordRow(pub u32);

/// Where the words of a record are.
#[derive(Clone, Copy)]
enum Words {
    Range(u32, u32),
    Packed(Packed),
}

/// The first words of a record: what is looked at before it is declared.
const HEAD: usize = 6;
/// The same of a function whose name is in the string table.
const HEAD_OF_FUNCTION: usize = 5;

/// One of them.
#[derive(Clone, Copy)]
struct Record {
    code: u32,
    words: Words,
    head: [u64; HEAD],
    /// Number of words.
    len: u32,
    /// Range of the name in the bytes of names.
    name: (u32, u32),
    /// Number of the value.
    number: u32,
    /// Where its body is, while it is not declared.
    body: Option<Mark>,
    /// What it became: `NONE` while it is not declared.
    value: Value,
}

impl Record {
    /// A record that is not declared.
    fn new(code: u32, words: Words, head: [u64; HEAD], len: u32) -> Record {
        Record { code, words, head, len, name: (0, 0), number: 0, body: None, value: Value::NONE }
    }
    /// One of the first words.
    fn word(&self, n: usize) -> Option<u64> {
        self.head.get(n).copied().filter(|_| n < self.len as usize)
    }
}

/// Records of globals.
pub(super) struct GlobalRecords {
    words: Vec<u64>,
    packed: PackedList,
    rows: Vec<Record>,
    /// The string table, of which names are ranges, and names from symbols, where there is no such table.
    pub strtab: Vec<u8>,
    symbols: Vec<u8>,
    names_are_in_strtab: bool,
    /// Names of declared globals, until all are known to be different.
    declared: HashSet<Str>,
    /// Records by name, while `is_indexed`, and how often a name was looked for without this index.
    by_name: HashTable<u32>,
    is_indexed: bool,
    searches: u32,
    hasher: Hasher,
}

/// Bytes of a module for each of its globals, about, with bodies and names.
const BYTES_OF_GLOBAL: usize = 512;
/// Names that are looked for in the list of records before an index of it is made, which costs as much as so many.
const SEARCHES: u32 = 6;
/// Fields of records, without the words of the name.
const IS_DECLARATION: usize = 2;
const LINKAGE_OF_VARIABLE: usize = 3;
const COMDAT_OF_FUNCTION: usize = 12;
const COMDAT_OF_VARIABLE: usize = 11;
/// A name that two globals have, or that has a zero.
const BAD_NAME: Cause = Cause::Record("name of a global:");

impl GlobalRecords {
    /// No records, of a module with this string table.
    pub fn new(strtab: &[u8]) -> Self {
        GlobalRecords {
            words: Vec::new(),
            packed: PackedList::default(),
            rows: Vec::new(),
            strtab: strtab.to_vec(),
            declared: HashSet::new(),
            symbols: Vec::new(),
            names_are_in_strtab: false,
            by_name: HashTable::new(),
            is_indexed: false,
            searches: 0,
            hasher: Hasher::with_seed(0x676c_6f62),
        }
    }
    /// Lets the stream leave the records of functions packed.
    pub fn pack(stream: &mut Stream<'_>) {
        stream.keep_packed(code::FUNCTION, HEAD_OF_FUNCTION);
    }
    /// Adds the record that the stream read last.
    pub fn push(&mut self, code: u32, stream: &mut Stream<'_>) {
        let (words, len) = match stream.pack(&mut self.packed) {
            Some(packed) => (Words::Packed(packed), packed.len()),
            None => {
                let (at, len) = (self.words.len() as u32, stream.record().len() as u32);
                if self.words.is_empty() {
                    self.words.reserve(stream.whole_bytes_left() / BYTES_OF_GLOBAL * stream.record().len().min(20));
                }
                self.words.extend_from_slice(stream.record());
                (Words::Range(at, len), len)
            }
        };
        if self.rows.is_empty() {
            // A guess: a longer list grows.
            self.rows.reserve(stream.whole_bytes_left() / BYTES_OF_GLOBAL);
        }
        let mut head = [0; HEAD];
        head.iter_mut().zip(stream.record()).for_each(|(to, from)| *to = *from);
        self.rows.push(Record::new(code, words, head, len));
    }
    /// Adds the records that follow in the stream and stay packed; says how many they were.
    pub fn push_packed(&mut self, stream: &mut Stream<'_>) -> Part<u32> {
        let before = self.rows.len();
        let mut head = [0; HEAD];
        while let Some(packed) = stream.next_packed(&mut self.packed, &mut head)? {
            self.rows.push(Record::new(code::FUNCTION, Words::Packed(packed), head, packed.len()));
        }
        Ok((self.rows.len() - before) as u32)
    }
    /// All records were added.
    pub fn end(&mut self, stream: &Stream<'_>) {
        stream.end_packing(&mut self.packed);
    }
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    fn at(&self, row: RecordRow) -> &Record {
        &self.rows[row.0 as usize]
    }
    /// The words of a record behind those of its name, to `words`.
    fn unpack(&self, row: RecordRow, words_of_name: usize, words: &mut Vec<u64>) -> Part<()> {
        match self.at(row).words {
            Words::Range(at, len) => {
                words.clear();
                words.extend_from_slice(&self.words[at as usize..(at + len) as usize]);
            }
            Words::Packed(packed) => self.packed.read(packed, words).ok_or(Cause::End)?,
        }
        words.drain(..words_of_name.min(words.len()));
        Ok(())
    }
    fn name(&self, row: RecordRow) -> &[u8] {
        let (at, len) = self.at(row).name;
        &self.names()[at as usize..(at + len) as usize]
    }
    /// The bytes of all names.
    fn names(&self) -> &[u8] {
        if self.names_are_in_strtab { &self.strtab } else { &self.symbols }
    }
    fn rows(&self) -> impl Iterator<Item = RecordRow> + use<> {
        (0..self.rows.len() as u32).map(RecordRow)
    }
    /// Fills the index by name, unless that was done before. A name is of one global, and no zero is in it.
    fn index_names(&mut self) -> Part<()> {
        if self.is_indexed {
            return Ok(());
        }
        let GlobalRecords { rows, strtab, symbols, names_are_in_strtab, by_name, hasher, .. } = self;
        let names: &[u8] = if *names_are_in_strtab { strtab } else { symbols };
        let name_of = |row: u32| {
            let (at, len) = rows[row as usize].name;
            &names[at as usize..(at + len) as usize]
        };
        let has_zero = names.contains(&0);
        by_name.clear();
        by_name.reserve(rows.len(), |_| 0);
        for row in 0..rows.len() as u32 {
            let name = name_of(row);
            if name.is_empty() {
                continue;
            }
            let hash = hasher.hash_one(name);
            if has_zero && name.contains(&0) {
                return Err(BAD_NAME);
            }
            match by_name.entry(hash, |&other| name_of(other) == name, |&other| hasher.hash_one(name_of(other))) {
                Entry::Occupied(_) => return Err(BAD_NAME),
                Entry::Vacant(vacant) => vacant.insert(row),
            };
        }
        self.is_indexed = true;
        Ok(())
    }
    /// The same for one global that is declared, under its interned name, while there is no index.
    fn check_name(&mut self, row: RecordRow, name: Str) -> Part<()> {
        if self.is_indexed || name == Str::EMPTY {
            return Ok(());
        }
        let is_good = !self.name(row).contains(&0) && self.declared.insert(name);
        if is_good { Ok(()) } else { Err(BAD_NAME) }
    }
    /// The global of a name. A few names are looked for in the list, more of them in an index.
    pub fn find(&mut self, name: &[u8]) -> Part<Option<RecordRow>> {
        if !self.is_indexed && self.searches < SEARCHES {
            self.searches += 1;
            let is_it = |row: &RecordRow| self.at(*row).name.1 as usize == name.len() && self.name(*row) == name;
            return Ok(self.rows().find(is_it).filter(|_| !name.is_empty()));
        }
        self.index_names()?;
        let hash = self.hasher.hash_one(name);
        Ok(self.by_name.find(hash, |&row| self.name(RecordRow(row)) == name).map(|&row| RecordRow(row)))
    }
}

impl Reader {
    /// Gives all values of the module their numbers and finds names and bodies of globals, which are not declared yet.
    pub(super) fn number_values(&mut self, stream: &mut Stream<'_>, waiting: &Waiting) -> Part<()> {
        self.name_records()?;
        if !self.is_lazy {
            self.records.index_names()?;
        }
        self.find_bodies(&waiting.bodies)?;
        self.slots.reserve(2 * self.records.len());
        self.raws.reserve(2 * self.records.len());
        let mut next = self.records.rows();
        for event in &waiting.events.0 {
            match *event {
                Event::Globals(count) => {
                    for row in next.by_ref().take(count as usize) {
                        self.records.rows[row.0 as usize].number = self.slots.len() as u32;
                        let kind = RawKind::Global(row);
                        let raw = Raw { kind, ty: Type::NONE, elem: Type::NONE, inrange: false, at: 0, len: 0 };
                        self.push_constant(raw, Type::NONE, NO_ROW);
                    }
                }
                Event::Constants(mark) => {
                    stream.seek(mark);
                    self.constants(stream)?;
                }
            }
        }
        Ok(())
    }
    /// Ranges of names, in the string table or among the symbols of older files.
    fn name_records(&mut self) -> Part<()> {
        let range = |at: u64, len: u64| Some((u32::try_from(at).ok()?, u32::try_from(len).ok()?));
        if self.use_strtab {
            self.records.names_are_in_strtab = true;
            let end_of_names = self.records.strtab.len() as u64;
            for row in self.records.rows() {
                let (Some(at), Some(len)) = (self.records.at(row).word(0), self.records.at(row).word(1)) else {
                    return Err(Cause::Record("global"));
                };
                let fits = at.checked_add(len).is_some_and(|end| end <= end_of_names);
                let name = range(at, len).filter(|_| fits).ok_or(Cause::Reference("name", at))?;
                self.records.rows[row.0 as usize].name = name;
            }
            return Ok(());
        }
        // Symbols name values; globals have the first numbers.
        self.records.symbols = std::mem::take(&mut self.name_bytes);
        for (value, at, len) in std::mem::take(&mut self.names) {
            if let Some(record) = self.records.rows.get_mut(value as usize) {
                record.name = (at, len);
            }
        }
        Ok(())
    }
    /// Bodies follow in the order of the records of their functions.
    fn find_bodies(&mut self, bodies: &[Mark]) -> Part<()> {
        let field = IS_DECLARATION + self.words_of_name();
        let mut rest = bodies.iter();
        for row in self.records.rows() {
            let record = self.records.at(row);
            if record.code == code::FUNCTION && record.word(field) == Some(0) {
                let body = rest.next().ok_or(Cause::Record("fewer bodies than functions:"))?;
                self.records.rows[row.0 as usize].body = Some(*body);
            }
        }
        if rest.next().is_some() { Err(Cause::Record("more bodies than functions:")) } else { Ok(()) }
    }
    /// Words of a record before those of older files.
    fn words_of_name(&self) -> usize {
        if self.use_strtab { 2 } else { 0 }
    }
    /// Declares all globals that are not declared, in the order in which they are printed.
    pub(super) fn declare_all(&mut self) -> Part<()> {
        self.is_lazy = false;
        self.records.index_names()?;
        self.tables.strings.reserve(self.records.len());
        self.types.reserve_pointers(self.records.len());
        for kind in [&[code::GLOBALVAR][..], &[code::ALIAS, code::ALIAS_OLD], &[code::IFUNC], &[code::FUNCTION]] {
            for row in self.records.rows() {
                if kind.contains(&self.records.at(row).code) {
                    self.declare(row)?;
                }
            }
        }
        self.sort_intrinsics();
        Ok(())
    }
    /// Makes the initialisers of all globals, in the order of their records.
    pub(super) fn initialise_all(&mut self) -> Part<()> {
        for row in self.records.rows() {
            if let Some(global) = self.records.rows[row.0 as usize].value.as_global() {
                self.initialise(global)?;
            }
        }
        Ok(())
    }
    /// Whether there are variables that modules add to each other.
    pub(super) fn has_appending(&self) -> bool {
        let field = LINKAGE_OF_VARIABLE + self.words_of_name();
        self.records.rows().any(|row| {
            let record = self.records.at(row);
            record.code == code::GLOBALVAR && record.word(field).is_some_and(|word| linkage(word) == Linkage::Appending)
        })
    }
    /// The value of a global, which is declared unless it was before.
    pub(super) fn declare(&mut self, row: RecordRow) -> Part<Value> {
        let Record { number, value, .. } = self.records.rows[row.0 as usize];
        if value.is_some() {
            self.slots[number as usize].value = value;
            return Ok(value);
        }
        if self.is_lazy && !self.has_skeleton {
            self.declare_all()?;
            return Ok(self.records.rows[row.0 as usize].value);
        }
        let words = std::mem::take(&mut self.global_words);
        let (words, draft) = self.draft(row, words);
        self.global_words = words;
        let mut draft = draft?;
        self.records.check_name(row, draft.row.sym.name)?;
        let shape = draft.row.shape;
        let pointer_row = self.pointer_row(shape.ptr_ty, draft.type_row as u64);
        let is_function = self.records.at(row).code == code::FUNCTION;
        let record = &mut self.records.rows[row.0 as usize];
        let body = record.body.take();
        let value = if is_function && body.is_none() && self.is_intrinsic(draft.row.sym.name) {
            self.add_intrinsic(&draft)
        } else {
            if draft.row.sym.name == Str::EMPTY {
                draft.row.parts.number = self.unnamed;
                self.unnamed += 1;
            }
            if draft.extra != FuncExtra::default() {
                draft.row.parts.extra = self.tables.extras.len() as u32;
                self.tables.extras.push(draft.extra);
            }
            if let Some(old) = &mut self.old_attributes {
                old.upgrade(&mut self.tables, &mut draft.row.parts);
            }
            let global = Global(self.globals.push(draft.row));
            self.function_rows.push(draft.type_row);
            self.bodies.push(body);
            self.waiting_initialisers.push(Some(row));
            Value::global(global)
        };
        self.records.rows[row.0 as usize].value = value;
        self.slots[number as usize] = super::reader::Slot { value, ty: shape.ptr_ty, row: pointer_row };
        Ok(value)
    }
    /// What the record says; the list for its words comes back.
    fn draft(&mut self, row: RecordRow, mut words: Vec<u64>) -> (Vec<u64>, Part<Draft>) {
        let unpacked = self.records.unpack(row, self.words_of_name(), &mut words);
        let name = self.tables.strings.intern(self.records.name(row));
        let draft = unpacked.and_then(|()| self.draft_of(self.records.at(row).code, &words, name));
        (words, draft)
    }
    /// Makes the initialiser or aliasee of a global, or the constants of a function, unless that was done before.
    pub(super) fn initialise(&mut self, global: Global) -> Part<()> {
        let Some(row) = self.waiting_initialisers[global.index()].take() else { return Ok(()) };
        let code = self.records.at(row).code;
        let mut words = std::mem::take(&mut self.global_words);
        self.records.unpack(row, self.words_of_name(), &mut words)?;
        let init = match code {
            code::GLOBALVAR => words[2].checked_sub(1),
            code::FUNCTION => None,
            code::ALIAS_OLD => Some(words[1]),
            _ => Some(words[2]),
        };
        let constants = [13, 10, 14].map(|k| words.get(k).filter(|_| code == code::FUNCTION)?.checked_sub(1));
        self.global_words = words;
        if let Some(id) = init {
            self.make_initialiser(global, code, id)?;
        }
        if constants.iter().any(Option::is_some) {
            self.function_constants(global, constants)?;
        }
        Ok(())
    }
    fn make_initialiser(&mut self, global: Global, code: u32, id: u64) -> Part<()> {
        let value = self.constant(id, Owner::Module)?;
        let ty = self.constant_type(value, Owner::Module);
        let shape = self.globals.shape[global.index()];
        let fits = match code {
            code::GLOBALVAR => ty == shape.ty,
            code::IFUNC => self.tables.types.view().is_ptr(ty),
            _ => ty == shape.ptr_ty,
        };
        if !fits {
            return Err(Cause::Type("an initialiser"));
        }
        self.globals.parts[global.index()].init = value;
        Ok(())
    }
    /// Prefix, prologue and personality, by their numbers.
    fn function_constants(&mut self, global: Global, ids: [Option<u64>; 3]) -> Part<()> {
        let mut values = [Value::NONE; 3];
        for (value, id) in values.iter_mut().zip(ids) {
            if let Some(id) = id {
                *value = self.constant(id, Owner::Module)?;
            }
        }
        let [prefix, prologue, personality] = values;
        let extra = self.extra_of(global);
        (extra.prefix, extra.prologue, extra.personality) = (prefix, prologue, personality);
        Ok(())
    }
    /// Declares the members of a comdat, which stay together.
    pub(super) fn declare_members(&mut self, comdat: Comdat) -> Part<()> {
        if std::mem::replace(&mut self.whole_comdats[comdat.index()], true) {
            return Ok(());
        }
        let number = self.comdats.iter().position(|&known| known == comdat).map(|n| n as u64 + 1);
        let mut words = Vec::new();
        for row in self.records.rows() {
            let code = self.records.at(row).code;
            self.records.unpack(row, self.words_of_name(), &mut words)?;
            let field = if code == code::FUNCTION { COMDAT_OF_FUNCTION } else { COMDAT_OF_VARIABLE };
            let is_member = match words.get(field) {
                _ if !matches!(code, code::FUNCTION | code::GLOBALVAR) => false,
                Some(n) => Some(*n) == number,
                // By linkage, in the oldest files: whichever have one.
                None => words.get(3).is_some_and(|linkage| WITH_COMDAT.contains(linkage)),
            };
            if is_member {
                self.declare(row)?;
            }
        }
        Ok(())
    }
}
