//! The place in the source of an instruction that stands for several.

use crate::func::FuncMut;
use crate::ids::*;
use crate::metadata::MdField;
use crate::new_metadata::NewNode;

/// Scopes that are looked through for one that two locations share.
const MAX_SCOPES: usize = 64;

/// A location: one of the module that it is made of, its scope, its line.
struct Place {
    of: Md,
    scope: Md,
    line: u32,
}

impl FuncMut<'_> {
    /// The location of what stands for instructions at `one` and `other`: the same, or the nearest scope that both are in, with the line
    /// if that is the same. `NONE` where there is none, or it is not known.
    pub fn merged_location(&mut self, one: Md, other: Md) -> Md {
        if one == other {
            return one;
        }
        let (Some(first), Some(second)) = (self.place_of(one), self.place_of(other)) else { return Md::NONE };
        if self.node_field(first.of, b"inlinedAt") != self.node_field(second.of, b"inlinedAt") {
            return Md::NONE;
        }
        let Some(scope) = self.common_scope(first.scope, second.scope) else { return Md::NONE };
        let line = if first.line == second.line { first.line } else { 0 };
        self.add_md(NewNode::Merged { of: first.of, scope, line })
    }
    fn place_of(&self, node: Md) -> Option<Place> {
        match self.new_md(node) {
            None if node.is_none() => None,
            None => {
                let tables = self.ctx().tables;
                let line = match tables.strings.find(b"line").and_then(|name| tables.metadata.field(node, name)) {
                    Some(MdField::Int(line)) => u32::try_from(*line).unwrap_or(0),
                    _ => 0,
                };
                Some(Place { of: node, scope: self.node_field(node, b"scope"), line })
            }
            Some(&NewNode::Scope { of }) if self.new_md(of).is_none() => {
                Some(Place { of, scope: self.node_field(of, b"scope"), line: 0 })
            }
            Some(&NewNode::Merged { of, scope, line }) => Some(Place { of, scope, line }),
            Some(_) => None,
        }
    }
    fn node_field(&self, node: Md, name: &[u8]) -> Md {
        let tables = self.ctx().tables;
        let field = tables.strings.find(name).and_then(|name| tables.metadata.field(node, name));
        match field {
            Some(MdField::Node(node)) => *node,
            _ => Md::NONE,
        }
    }
    /// The innermost scope that both are in, or are.
    fn common_scope(&self, first: Md, second: Md) -> Option<Md> {
        let scopes_of = |scope: Md| {
            let outer = |&scope: &Md| Some(self.node_field(scope, b"scope")).filter(|scope| scope.is_some());
            std::iter::successors(scope.is_some().then_some(scope), outer).take(MAX_SCOPES)
        };
        // What subprograms are in is no place of code.
        let is_code = |scope: &Md| self.node_field(*scope, b"scope").is_some() || self.is_subprogram(*scope);
        let known: Vec<Md> = scopes_of(first).take_while(is_code).collect();
        scopes_of(second).take_while(is_code).find(|scope| known.contains(scope))
    }
    fn is_subprogram(&self, node: Md) -> bool {
        let tables = self.ctx().tables;
        let name = tables.strings.find(b"DISubprogram");
        matches!(tables.metadata.nodes().get(node.index()),
            Some(crate::metadata::MdNode::Special { kind, .. }) if Some(*kind) == name)
    }
}
