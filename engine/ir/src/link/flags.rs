//! Module flags of two modules become one list, as their behaviours say.

use super::{LinkError, LinkWarning, Linker};
use crate::ids::*;
use crate::metadata::MdNode;
use crate::module_flags::{self, behaviour};

/// A flag, its nodes in the destination.
#[derive(Clone, Copy)]
struct Flag {
    node: Md,
    behaviour: u64,
    key: Str,
    value: Md,
}

impl Linker<'_> {
    /// Merges the flags `list` of the source into those of the destination. Cost: flags of the one times flags of the other.
    pub(super) fn module_flags(&mut self, list: &[Md]) -> Result<(), LinkError> {
        let flags = self.tables.strings.intern(module_flags::LIST);
        let mut own = self.tables.metadata.named_list(flags).to_vec();
        let mut theirs = Vec::with_capacity(list.len());
        for &node in list {
            theirs.push(self.md(node)?);
        }
        // A module that says nothing takes over what the other one says.
        if own.is_empty() {
            self.add_to_list(flags, theirs);
            return Ok(());
        }
        let mut keys_of_source = Vec::with_capacity(theirs.len());
        for node in theirs {
            let Some(flag) = self.flag(node) else { continue };
            if flag.behaviour == behaviour::REQUIRE {
                if !own.contains(&flag.node) {
                    own.push(flag.node);
                }
                continue;
            }
            keys_of_source.push(flag.key);
            match own.iter().position(|&node| self.flag(node).is_some_and(|f| f.is_value_of(flag.key))) {
                Some(at) => own[at] = self.merged_flag(own[at], flag)?,
                None => {
                    let missing_here = flag.behaviour == behaviour::MIN;
                    own.push(if missing_here { self.zero_flag(flag) } else { flag.node });
                }
            }
        }
        // The least of a value and none is zero.
        for node in &mut own {
            if let Some(flag) = self.flag(*node)
                && flag.behaviour == behaviour::MIN
                && !keys_of_source.contains(&flag.key)
            {
                *node = self.zero_flag(flag);
            }
        }
        self.check_required_flags(&own)?;
        *self.named_rows.list(&mut self.tables.metadata, flags) = own;
        Ok(())
    }

    /// The flag that the flag `own` of the destination and `flag` of the source become.
    fn merged_flag(&mut self, own: Md, flag: Flag) -> Result<Md, LinkError> {
        use behaviour::*;
        let Some(here) = self.flag(own) else { return Ok(own) };
        let differ = here.value != flag.value;
        let conflict =
            |linker: &Self| LinkError::ConflictingFlags { name: linker.tables.strings.text(flag.key).into_owned() };
        match (here.behaviour, flag.behaviour) {
            (OVERRIDE, OVERRIDE) if differ => return Err(conflict(self)),
            (OVERRIDE, _) => return Ok(own),
            (_, OVERRIDE) => return Ok(flag.node),
            (a, b) if a == b => {}
            (WARNING, MIN | MAX) | (MIN | MAX, WARNING) => {}
            _ => return Err(conflict(self)),
        }
        if differ && (here.behaviour == WARNING || flag.behaviour == WARNING) {
            let name = self.tables.strings.text(flag.key).into_owned();
            self.report.warnings.push(LinkWarning::DifferentFlags { name });
        }
        let either = |wanted| here.behaviour == wanted || flag.behaviour == wanted;
        let takes_theirs = match (self.tables.metadata_int(here.value), self.tables.metadata_int(flag.value)) {
            (Some(a), Some(b)) if either(MIN) => b < a,
            (Some(a), Some(b)) if either(MAX) => b > a,
            _ => false,
        };
        if either(MIN) || either(MAX) {
            // The behaviour stays that of the least or greatest, whosever the value is.
            let stronger = if matches!(here.behaviour, MIN | MAX) { here } else { flag };
            let value = if takes_theirs { flag.value } else { here.value };
            return Ok(self.flag_like(stronger, value));
        }
        match flag.behaviour {
            ERROR if differ => Err(conflict(self)),
            APPEND | APPEND_UNIQUE => {
                let mut all = self.tables.metadata.ops(here.value).to_vec();
                for &op in self.tables.metadata.ops(flag.value) {
                    if flag.behaviour == APPEND || !all.contains(&op) {
                        all.push(op);
                    }
                }
                let list = self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: all.into() });
                Ok(self.flag_like(here, list))
            }
            _ => Ok(own),
        }
    }

    /// A required flag `!{name, value}` is there with that value.
    fn check_required_flags(&self, list: &[Md]) -> Result<(), LinkError> {
        for requirement in list.iter().filter_map(|&node| self.flag(node)) {
            if requirement.behaviour != behaviour::REQUIRE {
                continue;
            }
            let &[name, value] = self.tables.metadata.ops(requirement.value) else { continue };
            let Some(key) = name.get().and_then(|name| self.tables.metadata.str_of(name)) else { continue };
            let found = list.iter().filter_map(|&node| self.flag(node)).find(|f| f.is_value_of(key));
            if found.is_none_or(|f| f.value != value) {
                return Err(LinkError::RequiredFlag { name: self.tables.strings.text(key).into_owned() });
            }
        }
        Ok(())
    }

    /// `flag` with another value.
    fn flag_like(&mut self, flag: Flag, value: Md) -> Md {
        let &[behaviour, name, _] = self.tables.metadata.ops(flag.node) else { return flag.node };
        self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: Box::new([behaviour, name, value]) })
    }
    /// `flag` with a value of zero.
    fn zero_flag(&mut self, flag: Flag) -> Md {
        let Some((ty, bits)) = self.flag_type(flag.value) else { return flag.node };
        let zero = self.tables.consts.add_int(ty, bits, 0);
        let value = self.tables.metadata.add(MdNode::Value(ty, zero));
        self.flag_like(flag, value)
    }
    fn flag_type(&self, value: Md) -> Option<(Type, u32)> {
        let MdNode::Value(ty, _) = *self.tables.metadata.get(value) else { return None };
        let bits = self.tables.types.view().int_bits(ty).filter(|&bits| bits <= 64)?;
        Some((ty, bits))
    }

    /// The flag of a node of the destination.
    fn flag(&self, node: Md) -> Option<Flag> {
        let nodes = &self.tables.metadata;
        let &[behaviour, key, value] = nodes.ops(node.get()?) else { return None };
        let (behaviour, key, value) = (behaviour.get()?, key.get()?, value.get()?);
        Some(Flag { node, behaviour: self.tables.metadata_int(behaviour)?, key: nodes.str_of(key)?, value })
    }
}

impl Flag {
    /// Whether it is a value called `key`, not a requirement.
    fn is_value_of(self, key: Str) -> bool {
        self.key == key && self.behaviour != behaviour::REQUIRE
    }
}
