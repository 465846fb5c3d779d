//! Specialised metadata nodes in the form they are kept in, for all readers: fields at their default go, numbers that have a symbol
//! become the symbol, and fields that LLVM derives are derived.

use crate::dwarf::{self, symbols};
use crate::ids::*;
use crate::metadata::{MdField, MdNode};
use crate::metadata_kinds::{FieldDefault, FieldKind, NODE_KINDS, NodeKind};
use crate::strings::Strings;
use smallvec::SmallVec;

/// Fields of a node by row of its table, as far as they were written.
pub type Seen = SmallVec<[Option<MdField>; 28]>;

/// Names of kinds and fields as strings of one module, looked up once.
#[derive(Default)]
pub struct NodeNames {
    kinds: Vec<Option<(Str, Vec<Str>)>>,
}

impl NodeNames {
    /// A finished node of kind number `row` of [`NODE_KINDS`].
    pub fn node(&mut self, strings: &mut Strings, row: usize, distinct: bool, seen: Seen) -> MdNode {
        self.kinds.resize(NODE_KINDS.len(), None);
        let (kind, names) = self.kinds[row].get_or_insert_with(|| {
            let k = &NODE_KINDS[row];
            let fields = k.fields.iter().map(|f| strings.intern(f.name.as_bytes())).collect();
            (strings.intern(k.name.as_bytes()), fields)
        });
        let fields = names.iter().zip(seen).filter_map(|(&name, v)| Some((name, v?))).collect();
        MdNode::Special { distinct, kind: *kind, fields }
    }
}

/// Fields at their default go; fields that are always there come.
pub fn normalise(strings: &mut Strings, kind: &NodeKind, seen: &mut Seen) {
    for (f, v) in kind.fields.iter().zip(seen.iter_mut()) {
        if f.legacy {
            *v = None;
        } else if f.always {
            if v.is_none() {
                *v = Some(match (f.default, f.kind) {
                    (FieldDefault::True, _) => MdField::Bool(true),
                    (FieldDefault::Sym(s), _) => MdField::Sym(strings.intern(s.as_bytes())),
                    (_, FieldKind::Bool) => MdField::Bool(false),
                    (_, FieldKind::Node | FieldKind::NodeNotNull) => MdField::Node(Md::NONE),
                    (_, FieldKind::Str) => MdField::Str(Str::EMPTY),
                    _ => MdField::Int(0),
                });
            }
        } else {
            let at_default = match (f.default, &*v) {
                (FieldDefault::Kept, Some(MdField::Node(m))) => m.is_none(),
                (FieldDefault::Kept, _) | (_, None) => false,
                (FieldDefault::True, Some(x)) => *x == MdField::Bool(true),
                (FieldDefault::Sym(s), Some(MdField::Sym(x))) => strings.get(*x) == s.as_bytes(),
                (FieldDefault::Zero, Some(x)) => match x {
                    MdField::Node(m) => m.is_none(),
                    MdField::Int(i) => *i == 0,
                    MdField::Bool(b) => !b,
                    MdField::Str(s) => *s == Str::EMPTY,
                    MdField::Sym(_) => false,
                },
                _ => false,
            };
            if at_default {
                *v = None;
            }
        }
    }
}

/// A type of signed pointers says all of its properties that are yes or no.
pub fn signed_pointer(strings: &Strings, kind: &NodeKind, seen: &mut Seen) {
    let is_tag = |v: &Option<MdField>| match v {
        Some(MdField::Sym(s)) => strings.get(*s) == b"DW_TAG_LLVM_ptrauth_type",
        _ => false,
    };
    if !kind.fields.iter().zip(seen.iter()).any(|(f, v)| f.name == "tag" && is_tag(v)) {
        return;
    }
    for (f, v) in kind.fields.iter().zip(seen.iter_mut()) {
        if f.name.starts_with("ptrAuth") && f.kind == FieldKind::Bool && v.is_none() {
            *v = Some(MdField::Bool(false));
        }
    }
}

/// A function has a virtual index exactly when its flags say that it is virtual.
pub fn virtual_index(strings: &Strings, sp_flags: &Option<MdField>, index: &mut Option<MdField>) {
    let is_virtual = match sp_flags {
        Some(MdField::Sym(s)) => strings.text(*s).contains("Virtual"),
        Some(MdField::Int(v)) => v & 3 != 0,
        _ => false,
    };
    match index {
        Some(MdField::Int(0)) if !is_virtual => *index = None,
        None if is_virtual => *index = Some(MdField::Int(0)),
        _ => {}
    }
}

/// The symbol that a number stands for, where there is one; 0 is the default of most fields and stays.
pub fn symbol_of(strings: &mut Strings, prefix: &str, field: MdField) -> MdField {
    match field {
        MdField::Int(v @ 1..) => match symbols(prefix).and_then(|s| s.name(v as u64)) {
            Some(name) => MdField::Sym(strings.intern(name.as_bytes())),
            None => field,
        },
        _ => field,
    }
}

/// A `DIExpression` of these elements: symbols where it is well formed, else numbers.
pub fn expression(strings: &mut Strings, list: &[u64]) -> MdNode {
    let ok = dwarf::expression_ok(list);
    let mut elements = Vec::with_capacity(list.len());
    let (mut at, mut arguments) = (0, 0);
    for (k, &v) in list.iter().enumerate() {
        let prefix = if k == at {
            (at, arguments) = (at + 1 + dwarf::arguments(v).unwrap_or(0), v);
            Some("DW_OP_")
        } else {
            // Only a conversion has an argument with a name: the encoding.
            (arguments == dwarf::op::CONVERT && k + 1 == at).then_some("DW_ATE_")
        };
        let name = prefix.filter(|_| ok).and_then(symbols).and_then(|s| s.name(v));
        elements.push(match name {
            Some(name) => MdField::Sym(strings.intern(name.as_bytes())),
            None => MdField::Int(v as i128),
        });
    }
    MdNode::Expr(elements.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata_kinds::node_kind;

    #[test]
    fn fields_at_their_default_go() {
        let mut strings = Strings::default();
        let kind = node_kind(b"DILexicalBlock").unwrap();
        let mut seen: Seen = (0..kind.fields.len()).map(|_| None).collect();
        (seen[0], seen[2], seen[3]) = (Some(MdField::Node(Md(3))), Some(MdField::Int(7)), Some(MdField::Int(0)));
        normalise(&mut strings, kind, &mut seen);
        assert_eq!(seen[..], [Some(MdField::Node(Md(3))), None, Some(MdField::Int(7)), None]);
    }

    #[test]
    fn expressions_have_symbols() {
        let mut strings = Strings::default();
        let MdNode::Expr(list) = expression(&mut strings, &[0x23, 8]) else { panic!("no expression") };
        let MdField::Sym(s) = list[0] else { panic!("no symbol") };
        assert_eq!(strings.get(s), b"DW_OP_plus_uconst");
        assert_eq!(list[1], MdField::Int(8));
    }
}
