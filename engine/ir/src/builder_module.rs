//! Builder of a module for the readers: tables, global rows in order of definition, bodies, and what has to wait for the end
//! of the input: references to globals defined later, attribute groups, block addresses.
//!
//! A reader of any format creates placeholders ([`Placeholder`]) for what it has not met yet, defines them when it does,
//! and calls [`ModuleBuilder::finish`].

use crate::attrs::Attr;
use crate::body::Body;
use crate::builder_func::{FinishedBody, Placeholder, each_side_value};
use crate::consts::Consts;
use crate::func::POOL;
use crate::ids::*;
use crate::metadata::MdNode;
use crate::module::{GlobalRow, GlobalRows, Module, Tables};
use crate::value::Value;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// Attribute lists whose groups are not known yet. Rows are interned; `CallRow::attrs` and `Parts::attrs` hold row numbers
/// of this table until [`ModuleBuilder::finish`] replaces them.
struct PendingLists {
    /// Rows in one arena: function set, return set, number of groups, groups, sets of the parameters.
    words: Vec<u32>,
    rows: Vec<(u32, u32)>,
    map: HashTable<u32>,
    hasher: warpc_columns::intern::Hasher,
}

impl Default for PendingLists {
    fn default() -> Self {
        let (words, rows, map) = (Vec::new(), Vec::new(), HashTable::new());
        let mut lists = PendingLists { words, rows, map, hasher: Default::default() };
        // Row 0 is the empty list, as in the finished table.
        lists.intern(&[0, 0, 0]);
        lists
    }
}

impl PendingLists {
    fn row(&self, i: u32) -> &[u32] {
        let (at, len) = self.rows[i as usize];
        &self.words[at as usize..(at + len) as usize]
    }
    fn intern(&mut self, words: &[u32]) -> u32 {
        let hash = self.hasher.hash_one(words);
        if let Some(&i) = self.map.find(hash, |&i| self.row(i) == words) {
            return i;
        }
        let i = self.rows.len() as u32;
        self.rows.push((self.words.len() as u32, words.len() as u32));
        self.words.extend_from_slice(words);
        let map = &mut std::mem::take(&mut self.map);
        map.insert_unique(hash, i, |&i| self.hasher.hash_one(self.row(i)));
        std::mem::swap(&mut self.map, map);
        i
    }
}

/// What is left to patch in the body of a function.
struct BodyPatches {
    global: Global,
    slots: Vec<u32>,
    side: bool,
}

/// Builds a module; see the module documentation.
pub struct ModuleBuilder {
    /// Tables of the module.
    pub tables: Tables,
    /// Global rows in order of definition. Attribute lists are pending rows.
    pub globals: GlobalRows,
    /// Bodies by global row.
    pub bodies: Vec<Option<Box<Body>>>,
    /// Values behind the global placeholders, `NONE` until defined.
    pub forward_globals: Vec<Value>,
    /// Values behind the block placeholders, `NONE` until defined.
    pub forward_blocks: Vec<Value>,
    /// Attribute groups: number, attributes. Later definitions of a number add to it.
    pub groups: Vec<(u32, Vec<Attr>)>,
    lists: PendingLists,
    /// Cache by hash of a list, one entry per slot: the row of the list that was last asked for there.
    recent: Box<[u32; 1 << RECENT_BITS]>,
    patches: Vec<BodyPatches>,
}

const RECENT_BITS: u32 = 8;

impl Default for ModuleBuilder {
    fn default() -> Self {
        ModuleBuilder {
            tables: Default::default(),
            globals: Default::default(),
            bodies: Vec::new(),
            forward_globals: Vec::new(),
            forward_blocks: Vec::new(),
            groups: Vec::new(),
            lists: Default::default(),
            recent: Box::new([0; 1 << RECENT_BITS]),
            patches: Vec::new(),
        }
    }
}

impl ModuleBuilder {
    /// Adds a global.
    pub fn add_global(&mut self, row: GlobalRow) -> Global {
        self.bodies.push(None);
        Global(self.globals.push(row))
    }
    /// A placeholder for a global that is defined later.
    pub fn forward_global(&mut self) -> Value {
        self.forward_globals.push(Value::NONE);
        Placeholder::Global(self.forward_globals.len() as u32 - 1).value()
    }
    /// A placeholder for the block of a block address.
    pub fn forward_block(&mut self) -> Value {
        self.forward_blocks.push(Value::NONE);
        Placeholder::Block(self.forward_blocks.len() as u32 - 1).value()
    }
    /// A pending attribute list: sets of the function, the return value and the parameters, and group numbers.
    pub fn pending_attrs(&mut self, func: AttrSet, ret: AttrSet, groups: &[u32], params: &[AttrSet]) -> AttrList {
        let used = params.iter().rposition(|&p| p != AttrSet::EMPTY).map_or(0, |n| n + 1);
        let params = &params[..used];
        // Calls repeat a few lists: the list that was last seen with the same hash is most likely this one.
        let mut mix = func.0 as u64 ^ (ret.0 as u64) << 32;
        let mut add = |w: u32| mix = (mix.rotate_left(29) ^ w as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        groups.iter().for_each(|&g| add(g));
        params.iter().for_each(|p| add(p.0));
        let slot = (mix >> (64 - RECENT_BITS)) as usize;
        let row = self.lists.row(self.recent[slot]);
        let n = groups.len();
        if row.len() == 3 + n + used
            && row[..3] == [func.0, ret.0, n as u32]
            && row[3..3 + n] == *groups
            && row[3 + n..].iter().zip(params).all(|(&w, p)| w == p.0)
        {
            return AttrList(self.recent[slot]);
        }
        let mut words = smallvec::SmallVec::<[u32; 16]>::new();
        words.extend([func.0, ret.0, n as u32]);
        words.extend_from_slice(groups);
        words.extend(params.iter().map(|p| p.0));
        self.recent[slot] = self.lists.intern(&words);
        AttrList(self.recent[slot])
    }
    /// Takes the body of `global`.
    pub fn add_body(&mut self, global: Global, done: FinishedBody) {
        if !done.slots.is_empty() || done.side_patches {
            self.patches.push(BodyPatches { global, slots: done.slots, side: done.side_patches });
        }
        self.bodies[global.index()] = Some(Box::new(done.body));
    }

    fn resolve(&self, value: Value) -> Value {
        match Placeholder::of(value) {
            Some(Placeholder::Global(n)) => self.forward_globals[n as usize],
            Some(Placeholder::Block(n)) => self.forward_blocks[n as usize],
            _ => value,
        }
    }
    fn resolve_consts(&self, consts: &mut Consts) {
        if consts.operands().iter().any(|&v| Placeholder::is(v)) {
            consts.rewrite(|t| t, |v| self.resolve(v));
        }
    }
    /// Final attribute lists by pending row, and per row the alignment a function takes from its attributes.
    fn attribute_lists(&mut self) -> (Vec<AttrList>, Vec<u8>) {
        let mut groups = std::mem::take(&mut self.groups);
        groups.sort_by_key(|g| g.0);
        let mut lists = Vec::with_capacity(self.lists.rows.len());
        let mut aligns = Vec::with_capacity(self.lists.rows.len());
        let mut funcs: HashTable<(Vec<u32>, AttrSet, u8)> = HashTable::new();
        let hasher = self.lists.hasher.clone();
        let attrs = &mut self.tables.attrs;
        for i in 0..self.lists.rows.len() as u32 {
            let row = self.lists.row(i);
            let (ret, n) = (AttrSet(row[1]), row[2] as usize);
            // The function's own set and its groups, merged once per combination.
            let key: &[u32] = &row[..3 + n];
            let merge = |key: &[u32]| {
                let mut all = attrs.view().set(AttrSet(key[0])).to_vec();
                for g in &key[3..] {
                    if let Ok(at) = groups.binary_search_by_key(g, |r| r.0) {
                        all.extend_from_slice(&groups[at].1);
                    }
                }
                let mut align = 0;
                all.retain(|a| match a {
                    Attr::Int(crate::attrs::AttrKind::Align, v) => {
                        align = crate::body::Aux::pack_align(*v) as u8;
                        false
                    }
                    _ => true,
                });
                (all, align)
            };
            let key0 = [key[0]].into_iter().chain(key[3..].iter().copied()).collect::<Vec<_>>();
            let hash = hasher.hash_one(&key0);
            let (func, align) = match funcs.find(hash, |r| r.0 == key0) {
                Some(r) => (r.1, r.2),
                None => {
                    let (all, align) = merge(key);
                    let set = attrs.set(all);
                    funcs.insert_unique(hash, (key0, set, align), |r| hasher.hash_one(&r.0));
                    (set, align)
                }
            };
            let params = row[3 + n..].iter().map(|&p| AttrSet(p)).collect();
            lists.push(attrs.list(func, ret, params));
            aligns.push(align);
        }
        (lists, aligns)
    }
    /// Replaces placeholders by what they stand for and gives the module. Every placeholder must be defined.
    pub fn finish(mut self) -> Module {
        let (lists, aligns) = self.attribute_lists();
        let list = |l: AttrList| lists.get(l.index()).copied().unwrap_or(AttrList::EMPTY);
        for (i, p) in self.globals.parts.iter_mut().enumerate() {
            if let Some(&a) = aligns.get(p.attrs.index())
                && a != 0
            {
                self.globals.shape[i].align = a;
            }
            p.attrs = list(p.attrs);
        }
        for d in &mut self.tables.intrin_decls {
            d.attrs = list(d.attrs);
        }
        let mut bodies = std::mem::take(&mut self.bodies);
        for body in bodies.iter_mut().flatten() {
            for c in &mut body.side.calls {
                c.attrs = list(c.attrs);
            }
        }
        for p in &self.patches {
            let Some(body) = bodies[p.global.index()].as_deref_mut() else { continue };
            for &slot in &p.slots {
                if slot & POOL != 0 {
                    let v = &mut body.side.pool[(slot & !POOL) as usize].value;
                    *v = self.resolve(*v);
                } else {
                    let v = &mut body.insts.ops[(slot / 4) as usize].0[(slot % 4) as usize];
                    *v = self.resolve(Value(*v)).0;
                }
            }
            if p.side {
                self.resolve_consts(&mut body.side.consts);
                let s = &mut body.side;
                each_side_value(&mut s.dbg, &mut s.local_md, |v| *v = self.resolve(*v));
            }
        }
        let mut consts = std::mem::take(&mut self.tables.consts);
        self.resolve_consts(&mut consts);
        self.tables.consts = consts;
        for i in 0..self.globals.len() {
            self.globals.parts[i].init = self.resolve(self.globals.parts[i].init);
        }
        let mut extras = std::mem::take(&mut self.tables.extras);
        for e in &mut extras {
            for v in [&mut e.prefix, &mut e.prologue, &mut e.personality] {
                *v = self.resolve(*v);
            }
        }
        self.tables.extras = extras;
        let mut metadata = std::mem::take(&mut self.tables.metadata);
        for i in 0..metadata.len() {
            let m = Md::new(i);
            if let MdNode::Value(t, v) = *metadata.get(m)
                && Placeholder::is(v)
            {
                metadata.define(m, MdNode::Value(t, self.resolve(v)));
            }
        }
        self.tables.metadata = metadata;
        Module::from_parts(self.tables, &self.globals, bodies)
    }
}
