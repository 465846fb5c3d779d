//! What LLVM upgrades when it reads bitcode and leaves alone in text: `warpc dis` reads text where `llvm-dis` reads bitcode.
//!
//! Function attributes that became other attributes or a section; entries of `llvm.global_ctors` with two fields instead of
//! three; the module flag with linker options, which became a named list; data layouts of x86 that lack address spaces and the
//! alignment of `i128`. Linear in the functions.

use crate::attrs::Attr;
use crate::ids::*;
use crate::layout::DataLayout;
use crate::module::{Module, Parts, Tables};
use crate::types::TypeKind;

/// Upgrades a module.
pub fn upgrade_bitcode(module: &mut Module) {
    // Most modules have none.
    if let Some(mut old) = OldAttributes::of(module.tables()) {
        for n in 0..module.globals().sym().len() {
            let mut parts = module.globals().parts()[n];
            if old.upgrade(module.tables_mut(), &mut parts) {
                module.globals_mut().parts_mut()[n] = parts;
            }
        }
    }
    linker_options(module);
    upgrade_constructors(module);
    data_layout(module);
}

/// Replaces function attributes that became other attributes or a section.
const OLD_KEYS: [&[u8]; 3] = [b"no-frame-pointer-elim", b"no-frame-pointer-elim-non-leaf", b"implicit-section-name"];

/// What becomes of a list of attributes.
#[derive(Clone, Copy)]
struct Upgraded {
    list: AttrList,
    /// The section that an attribute named.
    section: Option<Str>,
}

/// Attributes of functions that became other attributes or a section. Functions share lists of attributes: each list is looked at
/// once.
pub struct OldAttributes {
    keys: [Option<Str>; 3],
    upgraded: Vec<Option<Upgraded>>,
}

impl OldAttributes {
    /// Those of a module; `None` when their names are not among its strings.
    pub fn of(tables: &Tables) -> Option<OldAttributes> {
        let keys = OLD_KEYS.map(|key| tables.strings.find(key));
        keys.iter().any(Option::is_some).then(|| OldAttributes { keys, upgraded: Vec::new() })
    }
    /// Brings a global up to date. Says whether that changed something.
    pub fn upgrade(&mut self, tables: &mut Tables, parts: &mut Parts) -> bool {
        let list = parts.attrs;
        if self.upgraded.len() <= list.index() {
            self.upgraded.resize(list.index() + 1, None);
        }
        let known = self.upgraded[list.index()];
        let new = known.unwrap_or_else(|| upgrade_attributes(tables, list, self.keys));
        self.upgraded[list.index()] = Some(new);
        if new.list == list {
            return false;
        }
        parts.attrs = new.list;
        parts.section = new.section.unwrap_or(parts.section);
        true
    }
}

fn upgrade_attributes(t: &mut Tables, list: AttrList, keys: [Option<Str>; 3]) -> Upgraded {
    let row = t.attrs.view().list(list).clone();
    let value = |k: Option<Str>| k.and_then(|k| t.attrs.view().string(row.func, k));
    let [all, non_leaf, section] = keys.map(value);
    if all.is_none() && non_leaf.is_none() && section.is_none() {
        return Upgraded { list, section: None };
    }
    let is_true = all.is_some_and(|v| v.is_some_and(|v| t.strings.get(v) == b"true"));
    let pointer: Option<&[u8]> = match (all, non_leaf) {
        _ if is_true => Some(b"all"),
        (_, Some(_)) => Some(b"non-leaf"),
        (Some(_), None) => Some(b"none"),
        (None, None) => None,
    };
    let mut set = t.attrs.view().set(row.func).to_vec();
    set.retain(|a| !matches!(a, Attr::Str(k, _) if keys.contains(&Some(*k))));
    if let Some(text) = pointer {
        let (key, value) = (t.strings.intern(b"frame-pointer"), t.strings.intern(text));
        set.push(Attr::Str(key, Some(value)));
    }
    let func = t.attrs.set(set);
    Upgraded { list: t.attrs.list(func, row.ret, row.params.into_vec()), section: section.flatten() }
}

/// Gives entries of constructors and destructors with two fields the third one: null, as they initialise no global.
pub fn upgrade_constructors(module: &mut Module) {
    for name in ["llvm.global_ctors", "llvm.global_dtors"] {
        let Some(list) = module.find_global(name) else { continue };
        let ty = module.globals().shape()[list.index()].ty;
        let init = module.globals().parts()[list.index()].init;
        let t = module.tables_mut();
        let TypeKind::Array { len, elem } = *t.types.view().kind(ty) else { continue };
        let TypeKind::Struct { fields, packed } = t.types.view().kind(elem).clone() else { continue };
        let [priority, function] = *fields else { continue };
        let elem = t.types.intern(TypeKind::Struct { fields: [priority, function, Type::PTR].into(), packed });
        let ty = t.types.intern(TypeKind::Array { len, elem });
        let null = t.consts.add_null(Type::PTR);
        let rows = init.as_const().map_or(&[][..], |c| t.consts.list(c)).to_vec();
        let rows: Option<Vec<_>> = rows
            .into_iter()
            .map(|row| match *t.consts.list(row.as_const()?) {
                [priority, function] => Some(t.consts.add_aggregate(elem, &[priority, function, null], false)),
                _ => None,
            })
            .collect();
        let new = match rows {
            Some(rows) if rows.len() as u64 == len && len > 0 => t.consts.add_aggregate(ty, &rows, false),
            Some(rows) if rows.is_empty() => t.consts.add_zero(ty),
            _ => continue,
        };
        let mut globals = module.globals_mut();
        globals.shape_mut()[list.index()].ty = ty;
        globals.parts_mut()[list.index()].init = new;
    }
}

/// Copies the list of the flag `Linker Options` to the named list `llvm.linker.options`; the flag stays.
fn linker_options(module: &mut Module) {
    let t = module.tables_mut();
    let Some(value) = t.module_flags(b"Linker Options").next() else { return };
    let options = t.metadata.ops(value).to_vec();
    let name = t.strings.intern(b"llvm.linker.options");
    if t.metadata.named_list(name).is_empty() {
        t.metadata.named.push((name, options.into_iter().filter(|o| o.is_some()).collect()));
    }
}

fn data_layout(module: &mut Module) {
    let t = module.tables_mut();
    let triple = t.strings.text(t.triple).into_owned();
    let arch = triple.split('-').next().unwrap_or("");
    if !(arch == "x86_64" || arch.len() == 4 && arch.starts_with('i') && arch.ends_with("86")) {
        return;
    }
    let old = t.strings.text(t.layout_text).into_owned();
    let new = x86_layout(&old);
    if new != old
        && let Ok(layout) = DataLayout::parse(&new)
    {
        t.layout = layout;
        t.layout_text = t.strings.intern(new.as_bytes());
    }
}

/// A layout with the address spaces of mixed pointers and the alignment of `i128`, when it has the usual shape.
fn x86_layout(old: &str) -> String {
    const SPACES: &str = "p270:32:32-p271:32:32-p272:64:64";
    let mut parts: Vec<&str> = old.split('-').collect();
    let usual = parts.len() > 2 && matches!(parts[0], "e" | "E") && parts[1].starts_with("m:") && parts[1].len() == 3;
    if usual && !old.contains(SPACES) {
        parts.insert(if parts[2] == "p:32:32" { 3 } else { 2 }, SPACES);
    }
    if parts[0] == "e" && !old.contains("-i128:128") {
        // After the mangling, pointers and integers.
        let at = 1 + parts[1..].iter().take_while(|p| p.starts_with(['m', 'p', 'i'])).count();
        if parts[at..].iter().all(|p| !p.starts_with(['m', 'p', 'i'])) {
            parts.insert(at, "i128:128");
        }
    }
    parts.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts() {
        let spaces = "p270:32:32-p271:32:32-p272:64:64";
        assert_eq!(x86_layout("e-m:e-i64:64-f80:128-S128"), format!("e-m:e-{spaces}-i64:64-i128:128-f80:128-S128"));
        let new = format!("e-m:e-p:32:32-{spaces}-i128:128-f64:32:64-S128");
        assert_eq!(x86_layout("e-m:e-p:32:32-f64:32:64-S128"), new);
        assert_eq!(x86_layout(&new), new);
        assert_eq!(x86_layout(""), "");
    }
}
