//! What a profile says of a module as a whole: the flag `ProfileSummary`, pairs of names and values, one of which is the table of
//! counts `!{cutoff, least count, number of counts}`: the hottest counts that make up `cutoff` millionths of all that ran are
//! `least count` and more. Source: LLVM's `ProfileSummary::getFromMD`.

use crate::ids::{Global, Md};
use crate::module::{ModuleCtx, Tables};

/// Flags with a summary, the one that LLVM prefers first.
const FLAGS: [&[u8]; 2] = [b"CSProfileSummary", b"ProfileSummary"];

impl Tables {
    /// Whether the module's profile was made by samples: calls say how often they ran, blocks do not.
    pub fn profile_is_sampled(&self) -> bool {
        let format = self.summary_field(b"ProfileFormat").and_then(|format| self.metadata.str_of(format));
        format.is_some_and(|format| self.strings.get(format) == b"SampleProfile")
    }

    /// The value that the summary has for `name`.
    fn summary_field(&self, name: &[u8]) -> Option<Md> {
        let md = &self.metadata;
        let summary = FLAGS.iter().find_map(|flag| self.module_flags(flag).next())?;
        let name = self.strings.find(name)?;
        md.ops(summary).iter().find_map(|&pair| match *md.ops(pair) {
            [key, value] if md.str_of(key) == Some(name) => Some(value),
            _ => None,
        })
    }

    /// The least of the counts that make up `share` millionths of all that ran; `None` where the module has no summary of a profile, or none
    /// that says so.
    pub fn least_count(&self, share: u64) -> Option<u64> {
        let md = &self.metadata;
        let counts = self.summary_field(b"DetailedSummary")?;
        md.ops(counts).iter().find_map(|&row| match *md.ops(row) {
            [cutoff, least, _] if self.metadata_int(cutoff)? >= share => self.metadata_int(least),
            _ => None,
        })
    }
}

impl ModuleCtx<'_> {
    /// How often function `global` is entered, by `!prof !{!"function_entry_count", ...}`.
    pub fn entry_count(self, global: Global) -> Option<u64> {
        let tables = self.tables;
        let prof = tables.strings.find(b"prof")?;
        let node = self.extra(global)?.attachments.iter().find(|at| at.0 == prof)?.1;
        let ops = tables.metadata.ops(node);
        let name = tables.metadata.str_of(*ops.first()?)?;
        (tables.strings.get(name) == b"function_entry_count").then(|| tables.metadata_int(*ops.get(1)?)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::*;
    use crate::metadata::MdNode;
    use crate::module::Module;
    use crate::module_flags::LIST;

    #[test]
    fn counts_are_hot_from_the_first_row_that_makes_up_enough() {
        let mut module = Module::default();
        assert_eq!(module.tables().least_count(990_000), None);
        let t = module.tables_mut();
        let int = |t: &mut Tables, n: u64| {
            let value = t.consts.add_int(Type::I64, 64, n);
            t.metadata.add(MdNode::Value(Type::I64, value))
        };
        let text = |t: &mut Tables, text: &str| {
            let text = t.strings.intern(text.as_bytes());
            t.metadata.add(MdNode::Str(text))
        };
        let tuple = |t: &mut Tables, ops: &[Md]| t.metadata.add(MdNode::Tuple { ops: ops.into(), distinct: false });
        let rows = [(10_000, 900), (990_000, 70), (999_999, 3)];
        let rows: Vec<Md> =
            rows.map(|(cutoff, least)| [int(t, cutoff), int(t, least), int(t, 1)]).map(|row| tuple(t, &row)).to_vec();
        let rows = tuple(t, &rows);
        let pairs = [("TotalCount", int(t, 5)), ("DetailedSummary", rows)].map(|(key, value)| [text(t, key), value]);
        let pairs = pairs.map(|pair| tuple(t, &pair));
        let summary = tuple(t, &pairs);
        let flag = [int(t, 1), text(t, "ProfileSummary"), summary];
        let flag = tuple(t, &flag);
        let list = t.strings.intern(LIST);
        t.metadata.named.push((list, vec![flag]));
        assert_eq!(module.tables().least_count(990_000), Some(70));
        assert_eq!(module.tables().least_count(999_999), Some(3));
        assert!(!module.tables().profile_is_sampled());
    }
}
