//! What an inlined callee's function attributes change in the caller's.

use warpc_ir::Module;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;

/// Flags as text that hold for a function only when they hold for everything in it.
const ALL_OF: &[&[u8]] = &[
    b"less-precise-fpmad",
    b"no-infs-fp-math",
    b"no-nans-fp-math",
    b"no-signed-zeros-fp-math",
    b"approx-func-fp-math",
    b"unsafe-fp-math",
];
/// Flags as text that hold for a function when they hold for anything in it.
const ANY_OF: &[&[u8]] = &[b"no-jump-tables", b"profile-sample-accurate"];
/// Stack protectors, weakest first.
const PROTECTORS: [AttrKind; 3] = [AttrKind::StackProtect, AttrKind::StackProtectStrong, AttrKind::StackProtectReq];

/// The function attributes being changed.
struct Set<'m> {
    m: &'m mut Module,
    attrs: Vec<Attr>,
    other: AttrSet,
}

impl Set<'_> {
    fn has(&self, kind: AttrKind) -> bool {
        self.attrs.iter().any(|a| a.kind() == Some(kind))
    }
    fn other_has(&self, kind: AttrKind) -> bool {
        self.m.tables().attrs.view().has(self.other, kind)
    }
    fn drop(&mut self, kind: AttrKind) {
        self.attrs.retain(|a| a.kind() != Some(kind));
    }
    fn text_of(&self, attrs: &[Attr], key: &[u8]) -> Option<Vec<u8>> {
        let t = self.m.tables();
        let key = t.strings.find(key)?;
        attrs.iter().find_map(|a| match a {
            Attr::Str(k, v) if *k == key => Some(v.map_or(Vec::new(), |v| t.strings.get(v).to_vec())),
            _ => None,
        })
    }
    /// Value of a text attribute here and in the callee.
    fn texts(&self, key: &[u8]) -> [Option<Vec<u8>>; 2] {
        let other = self.m.tables().attrs.view().set(self.other);
        [self.text_of(&self.attrs, key), self.text_of(other, key)]
    }
    fn set_text(&mut self, key: &[u8], value: Option<&[u8]>) {
        let strings = &mut self.m.tables_mut().strings;
        let key = strings.intern(key);
        let value = value.map(|v| strings.intern(v));
        self.attrs.retain(|a| !matches!(a, Attr::Str(k, _) if *k == key));
        if let Some(v) = value {
            self.attrs.push(Attr::Str(key, Some(v)));
        }
    }
}

/// Attribute sets of a caller and a callee with what the caller's becomes, sorted: modules have a few sets and many calls.
pub type Merged = Vec<((AttrSet, AttrSet), AttrSet)>;

/// Brings the attributes of `caller` up to date after `callee` was inlined into it. Overlays must be merged.
pub fn merge(module: &mut Module, caller: Global, callee: Global, merged: &mut Merged) {
    let attrs = module.tables().attrs.view();
    let globals = module.globals();
    let list_of = |g: Global| attrs.list(globals.parts()[g.index()].attrs);
    let (own, other) = (list_of(caller).func, list_of(callee).func);
    if own == other {
        return;
    }
    let func = match merged.binary_search_by_key(&(own, other), |r| r.0) {
        Ok(at) => merged[at].1,
        Err(at) => {
            let attrs = attrs.set(own).to_vec();
            let mut s = Set { m: module, attrs, other };
            change(&mut s);
            let func = s.m.tables_mut().attrs.set(s.attrs);
            merged.insert(at, ((own, other), func));
            func
        }
    };
    if func != own {
        let row = module.ctx().attrs().list(module.globals().parts()[caller.index()].attrs).clone();
        let list = module.tables_mut().attrs.list(func, row.ret, row.params.to_vec());
        module.globals_mut().parts_mut()[caller.index()].attrs = list;
    }
}

fn change(set: &mut Set<'_>) {
    if set.has(AttrKind::MustProgress) && !set.other_has(AttrKind::MustProgress) {
        set.drop(AttrKind::MustProgress);
    }
    for k in [AttrKind::NoImplicitFloat, AttrKind::SpeculativeLoadHardening, AttrKind::NullPointerIsValid] {
        if set.other_has(k) && !set.has(k) {
            set.attrs.push(Attr::Flag(k));
        }
    }
    let mine = PROTECTORS.iter().rposition(|&k| set.has(k));
    let theirs = PROTECTORS.iter().rposition(|&k| set.other_has(k));
    // A function that asks for no protection keeps none.
    if mine.is_some() && theirs > mine {
        PROTECTORS.iter().for_each(|&k| set.drop(k));
        set.attrs.push(Attr::Flag(PROTECTORS[theirs.unwrap_or(0)]));
    }
    let on = |v: &Option<Vec<u8>>| v.as_deref() == Some(b"true");
    for key in ALL_OF {
        let [a, b] = set.texts(key);
        if on(&a) && !on(&b) {
            set.set_text(key, Some(b"false"));
        }
    }
    for key in ANY_OF {
        let [a, b] = set.texts(key);
        if !on(&a) && on(&b) {
            set.set_text(key, Some(b"true"));
        }
    }
    if let [None, Some(v)] = set.texts(b"probe-stack") {
        set.set_text(b"probe-stack", Some(&v));
    }
    let number = |v: &[u8]| std::str::from_utf8(v).ok().and_then(|v| v.parse::<u64>().ok());
    match set.texts(b"stack-probe-size") {
        [None, Some(v)] => set.set_text(b"stack-probe-size", Some(&v)),
        [Some(a), Some(b)] if number(&b) < number(&a) => set.set_text(b"stack-probe-size", Some(&b)),
        _ => {}
    }
    match set.texts(b"min-legal-vector-width") {
        [Some(_), None] => set.set_text(b"min-legal-vector-width", None),
        [Some(a), Some(b)] if number(&b) > number(&a) => set.set_text(b"min-legal-vector-width", Some(&b)),
        _ => {}
    }
}
