//! Ranges that a program declares: attributes of arguments and of calls, metadata of loads and calls.

use super::Simplifier;
use crate::range::Range;
use warpc_analysis::facts::arg_attrs;
use warpc_ir::Value;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::Inst;
use warpc_ir::opcode::{Opcode, flags};

impl Simplifier<'_, '_> {
    /// The range that is declared for `value`, of `bits` bits.
    pub(super) fn declared_range(&self, value: Value, bits: u32) -> Option<Range> {
        let attrs = self.f.attrs();
        if let Some(index) = value.as_arg() {
            return range_of_attribute(attrs.get(arg_attrs(self.f, index), AttrKind::Range), bits);
        }
        let def = value.as_inst()?;
        match self.f.op(def) {
            Opcode::Load => self.range_of_metadata(def, bits),
            Opcode::Call => {
                let list = attrs.list(self.f.call(def).attrs).ret;
                self.range_of_metadata(def, bits).or_else(|| range_of_attribute(attrs.get(list, AttrKind::Range), bits))
            }
            _ => None,
        }
    }

    /// The least range around the intervals of `!range` of `inst`.
    fn range_of_metadata(&self, inst: Inst, bits: u32) -> Option<Range> {
        if self.f.flags(inst) & flags::HAS_MD == 0 {
            return None;
        }
        let tables = self.f.ctx().tables;
        let found = self.f.attachments(inst).find(|attached| tables.strings.get(attached.kind) == b"range")?;
        let mut all: Option<Range> = None;
        for pair in tables.metadata.ops(found.node).chunks_exact(2) {
            let interval = half_open(tables.metadata_u128(pair[0])?, tables.metadata_u128(pair[1])?, bits)?;
            all = Some(match all {
                Some(before) => before.union(interval).or_else(|| before.hull(interval))?,
                None => interval,
            });
        }
        all
    }
}

fn range_of_attribute(attribute: Option<&Attr>, bits: u32) -> Option<Range> {
    match attribute? {
        Attr::Range(range) => half_open(range.lo as u128, range.hi as u128, bits),
        _ => None,
    }
}

/// The values from `first` up to the one before `end`, wrapping; equal limits say nothing here.
fn half_open(first: u128, end: u128, bits: u32) -> Option<Range> {
    let mask = crate::patterns::mask(bits);
    ((first ^ end) & mask != 0).then(|| Range::new(bits, first & mask, end.wrapping_sub(1) & mask))
}
