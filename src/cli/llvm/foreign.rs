//! Options of LLVM's that belong to what is not here: other targets, passes that are not written, profiles, sanitizers. There are
//! thousands of them, so they stand in a list, `foreign.txt`, and not in the tables. A knob or a row of a table with the same name
//! comes first: what is written takes its name back without an edit of the list.

use super::{Effect, Row, Takes};

const LIST: &str = include_str!("foreign.txt");

/// Every option of the list, as a row.
pub fn rows() -> impl Iterator<Item = Row> {
    let mut group = (Effect::Nothing, "");
    LIST.lines().filter_map(move |line| {
        if let Some(head) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            group = match head.split_once(": ") {
                Some(("unwritten", note)) => (Effect::Unwritten, note),
                Some((_, note)) => (Effect::Nothing, note),
                None => (Effect::Nothing, head),
            };
            return None;
        }
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let (name, value) = line.split_once(" =").map_or((line, None), |(name, value)| (name, Some(value)));
        let takes = match value {
            None => Takes::Switch,
            Some("") => Takes::Value,
            Some("?") => Takes::MaybeValue,
            Some(list) => Takes::Listed(list),
        };
        Some(Row { name, takes, effect: group.0, note: group.1 })
    })
}

/// The option called `name`.
pub fn find(name: &str) -> Option<Row> {
    rows().find(|row| row.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::llvm::{Tool, rows as table_rows};
    use std::collections::HashSet;

    #[test]
    fn the_list_is_well_formed() {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let mut seen = HashSet::new();
        for row in rows() {
            assert!(row.name.chars().all(plain) && !row.note.is_empty(), "{row:?}");
            assert!(seen.insert(row.name), "{} stands twice", row.name);
        }
        assert!(seen.len() > 2000);
        let groups: Vec<&str> = LIST.lines().filter(|line| line.starts_with('[')).collect();
        assert!(groups.iter().all(|line| line.starts_with("[ignored: ") || line.starts_with("[unwritten: ")));
    }

    #[test]
    fn every_option_of_the_list_belongs_to_no_table_of_both_tools() {
        let names = |tool| table_rows(tool).map(|row| row.name).collect::<HashSet<_>>();
        let (opt, llc) = (names(Tool::Opt), names(Tool::Llc));
        let twice: Vec<&str> =
            rows().map(|row| row.name).filter(|name| opt.contains(name) && llc.contains(name)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn values_are_read() {
        assert!(find("no-such-option").is_none() && find("S").is_none());
        assert_eq!(find("polly-tiling").map(|row| row.takes), Some(Takes::Switch));
        assert_eq!(find("partial-unrolling-threshold").map(|row| row.takes), Some(Takes::Value));
        assert_eq!(find("amdgpu-use-native").map(|row| row.takes), Some(Takes::MaybeValue));
        let listed = find("window-sched").unwrap();
        assert!(listed.wrong_value(Some("on")).is_none() && listed.wrong_value(Some("maybe")).is_some());
        assert!(listed.takes_next());
    }
}
