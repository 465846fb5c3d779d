//! Phases by name, in any case.

use super::OptionError;
use super::table::{COUNT, PHASES, Phase};
use std::sync::LazyLock;

/// Phases by their names in lower case, sorted.
static BY_NAME: LazyLock<[(String, Phase); COUNT]> = LazyLock::new(|| {
    let mut names: Vec<_> = Phase::all().map(|phase| (phase.name().to_ascii_lowercase(), phase)).collect();
    names.sort();
    names.try_into().unwrap_or_else(|_| unreachable!("one name a phase"))
});

/// The phase of a name, in any case.
pub fn find(name: &str) -> Option<Phase> {
    let wanted = name.to_ascii_lowercase();
    let at = BY_NAME.binary_search_by(|row| row.0.as_str().cmp(&wanted)).ok()?;
    Some(BY_NAME[at].1)
}

/// The same, or what is wrong with the name.
pub(super) fn named(name: &str) -> Result<Phase, OptionError> {
    find(name).ok_or_else(|| OptionError::Unknown { name: name.to_string(), nearest: nearest(name) })
}

/// The name that takes the fewest edits to become, where a third of its letters at most have to change.
fn nearest(name: &str) -> Option<&'static str> {
    let wanted = name.to_ascii_lowercase();
    let candidates = PHASES.iter().map(|row| (edit_distance(&wanted, &row.name.to_ascii_lowercase()), row.name));
    let (distance, found) = candidates.min_by_key(|candidate| candidate.0)?;
    (distance <= found.len() / 3).then_some(found)
}

/// Letters that must be put in, left out or replaced to make `one` of `other`.
fn edit_distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, x) in one.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in other.bytes().enumerate() {
            let replaced = diagonal + (x != y) as usize;
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phase_is_found_by_its_name_in_any_case() {
        for phase in Phase::all() {
            assert_eq!(find(phase.name()), Some(phase));
            assert_eq!(find(&phase.name().to_ascii_uppercase()), Some(phase));
        }
        assert_eq!(find("GvnCs"), None);
    }

    #[test]
    fn a_wrong_name_says_the_nearest() {
        let error = named("GvnCs").expect_err("no such phase");
        assert_eq!(error.to_string(), "unknown phase `GvnCs`, did you mean `GvnCse`?");
        assert_eq!(named("zzzz").expect_err("no such phase").to_string(), "unknown phase `zzzz`");
    }
}
