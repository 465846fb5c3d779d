//! The summary of a module for link-time optimisation, as text carries it: `^1 = gv: (guid: 7, summaries: (...))`.
//!
//! It is kept for tools that pass modules along; passes know nothing of it and it is no part of what is compiled. Entries are
//! trees of fields. [`Summary::finish`] brings them to the form LLVM prints: fields at their default are written where LLVM
//! writes them, entries stand by kind and identifier and are numbered in that order. Linear but for the sorting.

/// A value in an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// An integer.
    Int(i128),
    /// A keyword.
    Word(Box<str>),
    /// A string.
    Text(Box<[u8]>),
    /// `^7`: the number of another entry.
    Entry(u32),
    /// `(a, b)`, or `[a, b]` when square.
    List {
        /// Brackets instead of parentheses.
        square: bool,
        /// Elements.
        items: Vec<Item>,
    },
    /// `name: value`
    Field(Box<str>, Box<Item>),
    /// `readonly ^7`
    Marked(Box<str>, Box<Item>),
}

/// Kinds of entries, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A module of the index.
    Module,
    /// A function, variable or alias.
    Global,
    /// A type identifier.
    TypeId,
    /// The virtual tables that are compatible with a type.
    Tables,
    /// Flags of the whole index.
    Flags,
    /// Number of basic blocks.
    Blocks,
}

impl Kind {
    /// Keyword.
    pub fn text(self) -> &'static str {
        match self {
            Kind::Module => "module",
            Kind::Global => "gv",
            Kind::TypeId => "typeid",
            Kind::Tables => "typeidCompatibleVTable",
            Kind::Flags => "flags",
            Kind::Blocks => "blockcount",
        }
    }
}

/// An entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub number: u32,
    /// Its kind.
    pub kind: Kind,
    /// What follows the kind.
    pub value: Item,
}

/// The summary of a module.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Entries; in printed order once finished.
    pub entries: Vec<Entry>,
}

const LOCAL: [&str; 2] = ["internal", "private"];
/// Flags of a function, which are written together.
const FUNCTION_FLAGS: [&str; 10] = [
    "readNone",
    "readOnly",
    "noRecurse",
    "returnDoesNotAlias",
    "noInline",
    "alwaysInline",
    "noUnwind",
    "mayThrow",
    "hasUnknownCall",
    "mustBeUnreachable",
];

impl Summary {
    /// Brings the entries to printed form; `source` is the name of the source file, which makes names of local symbols unique.
    pub fn finish(&mut self, source: &[u8]) {
        for e in self.entries.iter_mut().filter(|e| e.kind == Kind::Global) {
            // The summary of one module names its globals; an index of several modules has their `guid` instead.
            let index = field(&e.value, "guid").is_some();
            if let Some(summaries) = field_mut(&mut e.value, "summaries") {
                items_mut(summaries).iter_mut().for_each(|s| complete(s, index));
            }
        }
        self.entries.sort_by_cached_key(|e| {
            let id = if e.kind == Kind::Module { e.number as u64 } else { identifier(e, source).unwrap_or(0) };
            (e.kind, id)
        });
        let mut numbers: Vec<(u32, u32)> = self.entries.iter().zip(0..).map(|(e, n)| (e.number, n)).collect();
        numbers.sort_unstable();
        for (e, n) in self.entries.iter_mut().zip(0..) {
            e.number = n;
            renumber(&mut e.value, &numbers);
        }
    }
    /// The numbers that entries refer to.
    pub fn references(&self) -> Vec<u32> {
        let mut all = Vec::new();
        let mut work: Vec<&Item> = self.entries.iter().map(|e| &e.value).collect();
        while let Some(item) = work.pop() {
            match item {
                Item::Entry(n) => all.push(*n),
                Item::List { items, .. } => work.extend(items),
                Item::Field(_, v) | Item::Marked(_, v) => work.push(v),
                _ => {}
            }
        }
        all
    }
}

/// The identifier (`guid`) of an entry: the one that is written, else the digest of its name.
pub fn identifier(entry: &Entry, source: &[u8]) -> Option<u64> {
    if let Some(Item::Int(n)) = field(&entry.value, "guid") {
        return Some(*n as u64);
    }
    let Some(Item::Text(name)) = field(&entry.value, "name") else { return None };
    let local = |s: &Item| match s {
        Item::Field(_, v) => {
            let linkage = field(v, "flags").and_then(|f| field(f, "linkage"));
            matches!(linkage, Some(Item::Word(w)) if LOCAL.contains(&&**w))
        }
        _ => false,
    };
    if field(&entry.value, "summaries").is_some_and(|s| items(s).iter().any(local)) {
        let file: &[u8] = if source.is_empty() { b"<unknown>" } else { source };
        return Some(hash(&[file, b";", name].concat()));
    }
    Some(hash(name))
}

fn items(item: &Item) -> &[Item] {
    match item {
        Item::List { items, .. } => items,
        _ => &[],
    }
}

fn items_mut(item: &mut Item) -> &mut [Item] {
    match item {
        Item::List { items, .. } => items,
        _ => &mut [],
    }
}

fn field<'a>(item: &'a Item, name: &str) -> Option<&'a Item> {
    items(item).iter().find_map(|i| match i {
        Item::Field(n, item) if **n == *name => Some(&**item),
        _ => None,
    })
}

fn field_mut<'a>(item: &'a mut Item, name: &str) -> Option<&'a mut Item> {
    items_mut(item).iter_mut().find_map(|i| match i {
        Item::Field(n, item) if **n == *name => Some(&mut **item),
        _ => None,
    })
}

/// Puts the fields of a list into the order of `fields`. Those that are missing get the value given there, and those that `fields`
/// lacks come last.
fn in_order(item: &mut Item, fields: &[(&str, Item)]) {
    let Item::List { items, .. } = item else { return };
    let mut rest = std::mem::take(items);
    for (name, default) in fields {
        let at = rest.iter().position(|i| matches!(i, Item::Field(n, _) if **n == **name));
        items.push(match at {
            Some(k) => rest.remove(k),
            None => Item::Field((*name).into(), Box::new(default.clone())),
        });
    }
    items.append(&mut rest);
}

/// Completes the summary of a function, variable or alias.
fn complete(summary: &mut Item, index: bool) {
    let Item::Field(_, body) = summary else { return };
    let word = |w: &str| Item::Word(w.into());
    if let Some(flags) = field_mut(body, "flags") {
        let zero = Item::Int(0);
        let defaults = [
            ("linkage", word("external")),
            ("visibility", word("default")),
            ("notEligibleToImport", zero.clone()),
            ("live", zero.clone()),
            ("dsoLocal", zero.clone()),
            ("canAutoHide", zero),
            ("importType", word("definition")),
        ];
        in_order(flags, &defaults);
    }
    if let Some(flags) = field_mut(body, "funcFlags") {
        in_order(flags, &FUNCTION_FLAGS.map(|n| (n, Item::Int(0))));
    }
    let tables = field(body, "vTableFuncs").is_some();
    if let Some(flags) = field_mut(body, "varFlags") {
        let mut names = vec!["readonly", "writeonly", "constant"];
        if tables {
            names.push("vcall_visibility");
        }
        in_order(flags, &names.into_iter().map(|n| (n, Item::Int(0))).collect::<Vec<_>>());
    }
    if let Some(calls) = field_mut(body, "calls").filter(|_| index) {
        for call in items_mut(calls) {
            // Relative frequencies are not kept in an index.
            if let Item::List { items, .. } = call {
                items.retain(|i| !matches!(i, Item::Field(n, _) if &**n == "relbf"));
            }
        }
    }
    if let Some(Item::List { items, .. }) = field_mut(body, "refs") {
        // References that only read, and those that only write, come last.
        items.sort_by_key(|i| match i {
            Item::Marked(w, _) if &**w == "readonly" => 1,
            Item::Marked(..) => 2,
            _ => 0,
        });
    }
}

fn renumber(item: &mut Item, numbers: &[(u32, u32)]) {
    match item {
        Item::Entry(n) => {
            if let Ok(k) = numbers.binary_search_by_key(n, |r| r.0) {
                *n = numbers[k].1;
            }
        }
        Item::List { items, .. } => items.iter_mut().for_each(|i| renumber(i, numbers)),
        Item::Field(_, item) | Item::Marked(_, item) => renumber(item, numbers),
        _ => {}
    }
}

/// The first half of the MD5 digest, which identifies a name (RFC 1321).
pub fn hash(bytes: &[u8]) -> u64 {
    const SHIFTS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
    let mut message = bytes.to_vec();
    message.push(0x80);
    message.resize(message.len().next_multiple_of(64) + if message.len() % 64 > 56 { 64 } else { 0 }, 0);
    let end = message.len() - 8;
    message[end..].copy_from_slice(&(bytes.len() as u64 * 8).to_le_bytes());
    let sines: Vec<u32> = (1..=64).map(|i| ((i as f64).sin().abs() * (1u64 << 32) as f64) as u32).collect();
    let mut state = [0x6745_2301u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for block in message.chunks_exact(64) {
        let word = |k: usize| u32::from_le_bytes([block[4 * k], block[4 * k + 1], block[4 * k + 2], block[4 * k + 3]]);
        let [mut a, mut b, mut c, mut d] = state;
        for i in 0..64 {
            let (f, k) = match i / 16 {
                0 => (b & c | !b & d, i),
                1 => (d & b | !d & c, 5 * i + 1),
                2 => (b ^ c ^ d, 3 * i + 5),
                _ => (c ^ (b | !d), 7 * i),
            };
            let sum = a.wrapping_add(f).wrapping_add(sines[i]).wrapping_add(word(k % 16));
            (a, d, c) = (d, c, b);
            b = b.wrapping_add(sum.rotate_left(SHIFTS[i / 16][i % 4]));
        }
        for (s, v) in state.iter_mut().zip([a, b, c, d]) {
            *s = s.wrapping_add(v);
        }
    }
    state[0] as u64 | (state[1] as u64) << 32
}
