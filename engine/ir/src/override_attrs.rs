//! Function attributes that a command line gives to a whole module.

use crate::attrs::Attr;
use crate::ids::*;
use crate::module::{GlobalKind, Module};

/// A string attribute for all functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionAttr {
    /// Key.
    pub key: String,
    /// Value.
    pub value: String,
    /// Goes after what a function has, with a comma; else a function that has the attribute keeps its own.
    pub append: bool,
}

/// Gives the attributes to all functions. Linear in their number.
pub fn set_function_attrs(module: &mut Module, attrs: &[FunctionAttr]) {
    for a in attrs {
        let strings = &mut module.tables_mut().strings;
        let (key, value) = (strings.intern(a.key.as_bytes()), strings.intern(a.value.as_bytes()));
        for n in 0..module.globals().sym().len() {
            if module.globals().sym()[n].kind == GlobalKind::Function {
                set(module, n, key, value, a.append);
            }
        }
    }
}

fn set(module: &mut Module, n: usize, key: Str, value: Str, append: bool) {
    let list = module.globals().parts()[n].attrs;
    let t = module.tables_mut();
    let row = t.attrs.view().list(list).clone();
    let old = t.attrs.view().string(row.func, key);
    let value = match old {
        Some(_) if !append => return,
        Some(Some(old)) => {
            let text = [t.strings.get(old), t.strings.get(value)].join(&b","[..]);
            t.strings.intern(&text)
        }
        _ => value,
    };
    let mut set = t.attrs.view().set(row.func).to_vec();
    set.retain(|a| !matches!(a, Attr::Str(k, _) if *k == key));
    set.push(Attr::Str(key, Some(value)));
    let func = t.attrs.set(set);
    let list = t.attrs.list(func, row.ret, row.params.into_vec());
    module.globals_mut().parts_mut()[n].attrs = list;
}
