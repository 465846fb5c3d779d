//! Alias scopes of copied code. A scope that is declared inside of what is copied means one execution of it: `!noalias` of one
//! copy says nothing about accesses of another. Each copy therefore gets scopes of its own.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::{operands, text};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Func, FuncMut, Value, ValueKind, flags};

/// Scopes declared in the copied region, and what they are in the present copy.
#[derive(Default)]
pub struct ScopeClones {
    /// Scope of the region, its clone; in order of first declaration.
    pairs: Vec<(Md, Md)>,
    /// Scope lists seen in this copy, and their clones.
    lists: Vec<(Md, Md)>,
}

/// Whether `inst` declares scopes.
pub fn is_scope_declaration(f: &Func<'_>, inst: Inst) -> bool {
    facts::intrinsic(f, inst) == Some(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL)
}

/// The scope list that declaration `inst` names.
fn declared_list(f: &Func<'_>, inst: Inst) -> Option<Md> {
    match f.operand(inst, 0).kind() {
        ValueKind::Meta(m) => Some(m),
        _ => None,
    }
}

impl ScopeClones {
    /// The scopes declared by `declarations`, without clones yet.
    pub fn of(f: &Func<'_>, declarations: &[Inst]) -> ScopeClones {
        let mut pairs: Vec<(Md, Md)> = Vec::new();
        for list in declarations.iter().filter_map(|&i| declared_list(f, i)) {
            for scope in operands(f, list) {
                if !pairs.iter().any(|p| p.0 == scope) {
                    pairs.push((scope, Md::NONE));
                }
            }
        }
        ScopeClones { pairs, lists: Vec::new() }
    }
    /// Whether nothing is declared.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
    /// Starts another copy: new scopes, named after the old ones with `suffix`.
    pub fn renew(&mut self, f: &mut FuncMut<'_>, suffix: &str) {
        self.lists.clear();
        for n in 0..self.pairs.len() {
            // A scope is `distinct !{itself, domain, name}`; the name may be missing.
            let parts = operands(f, self.pairs[n].0);
            let mut name = parts.get(2).and_then(|&m| text(f, m)).unwrap_or_default().to_vec();
            if !name.is_empty() {
                name.extend_from_slice(b":");
            }
            name.extend_from_slice(suffix.as_bytes());
            let name = f.add_md(NewNode::Text(name.into()));
            let domain = parts.get(1).copied().unwrap_or(Md::NONE);
            self.pairs[n].1 = f.add_md(NewNode::Own([domain, name].into()));
        }
    }
    fn list(&mut self, f: &mut FuncMut<'_>, list: Md) -> Md {
        if let Some(known) = self.lists.iter().find(|l| l.0 == list) {
            return known.1;
        }
        let old = operands(f, list);
        let clone_of = |m: Md| self.pairs.iter().find(|p| p.0 == m).map_or(m, |p| p.1);
        let new: Vec<Md> = old.iter().map(|&m| clone_of(m)).collect();
        let made = if new[..] == old[..] { list } else { f.add_md(NewNode::Tuple(new.into())) };
        self.lists.push((list, made));
        made
    }
    /// Puts instruction `inst` of the copy under the copy's scopes: its `!alias.scope` and `!noalias`, or what it declares.
    pub fn adapt(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        if self.pairs.is_empty() {
            return;
        }
        if is_scope_declaration(f, inst)
            && let Some(list) = declared_list(f, inst)
        {
            let list = self.list(f, list);
            f.set_operand(inst, 0, Value::meta(list));
        }
        if f.flags(inst) & flags::HAS_MD == 0 {
            return;
        }
        for kind in [&b"alias.scope"[..], b"noalias"] {
            if let Some(kind) = f.ctx().tables.strings.find(kind)
                && let Some(list) = f.attachment(inst, kind)
            {
                let new = self.list(f, list);
                if new != list {
                    f.set_attachment(inst, kind, new);
                }
            }
        }
    }
}
