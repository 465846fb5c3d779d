//! Debug locations of inlined code: what a clone's location was in the callee, inlined at the call.

use std::collections::HashMap;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::new_metadata::NewNode;

/// Locations of one inlining.
pub struct Locations {
    /// Location of the call; nothing changes without one.
    call: Md,
    /// The node that stands for this call in chains.
    here: Md,
    /// The callee has locations of its own: a clone without one keeps none.
    own: bool,
    /// The caller has debug information: a location of another function would be wrong in it.
    inside: bool,
    /// Locations of the callee and what they are here; places of inlining and what they are here.
    known: [HashMap<Md, Md>; 2],
    last: (Md, Md),
}

impl Locations {
    /// For inlining `callee` at `call`.
    pub fn new(func: &FuncMut<'_>, call: Inst, callee: &Func<'_>) -> Locations {
        let dbg = func.ctx().tables.strings.find(b"dbg");
        let described = |g: Global| {
            dbg.is_some_and(|k| func.ctx().extra(g).is_some_and(|e| e.attachments.iter().any(|a| a.0 == k)))
        };
        let (own, inside) = (described(callee.global()), described(func.global()));
        Locations {
            call: func.loc(call),
            here: Md::NONE,
            own,
            inside,
            known: Default::default(),
            last: (Md::NONE, Md::NONE),
        }
    }

    /// The location here of a clone that had `loc` in the callee. `slot`: it is a stack slot, which has none of its own.
    pub fn of(&mut self, func: &mut FuncMut<'_>, loc: Md, slot: bool) -> Md {
        if self.call.is_none() {
            return if self.inside { Md::NONE } else { loc };
        }
        if loc.is_none() {
            return if self.own || slot { Md::NONE } else { self.call };
        }
        if self.last.0 == loc {
            return self.last.1;
        }
        let new = match self.known[0].get(&loc) {
            Some(&m) => m,
            None => {
                let at = inlined_at(func, loc);
                let inlined_at = self.chain(func, at);
                let m = func.add_md(NewNode::Location { distinct: false, of: loc, inlined_at });
                self.known[0].insert(loc, m);
                m
            }
        };
        self.last = (loc, new);
        new
    }

    /// The place of inlining `at` of the callee, inlined at this call.
    fn chain(&mut self, func: &mut FuncMut<'_>, mut at: Md) -> Md {
        if self.here.is_none() {
            let (of, inlined_at) = match func.new_md(self.call) {
                Some(&NewNode::Location { of, inlined_at, .. }) => (of, inlined_at),
                _ => (self.call, inlined_at(func, self.call)),
            };
            self.here = func.add_md(NewNode::Location { distinct: true, of, inlined_at });
        }
        let mut open = Vec::new();
        let mut known = self.here;
        while at.is_some() {
            if let Some(&m) = self.known[1].get(&at) {
                known = m;
                break;
            }
            open.push(at);
            at = inlined_at(func, at);
        }
        for of in open.into_iter().rev() {
            known = func.add_md(NewNode::Location { distinct: true, of, inlined_at: known });
            self.known[1].insert(of, known);
        }
        known
    }
}

/// Where the location `loc` of the module was inlined; `NONE` if it was not.
fn inlined_at(func: &FuncMut<'_>, loc: Md) -> Md {
    let t = func.ctx().tables;
    match t.strings.find(b"inlinedAt").and_then(|k| t.metadata.field(loc, k)) {
        Some(MdField::Node(m)) => match t.metadata.nodes().get(m.index()) {
            Some(MdNode::Special { .. }) => *m,
            _ => Md::NONE,
        },
        _ => Md::NONE,
    }
}
