//! The name that was probably meant: for messages about unknown names.

/// The name that becomes `name` by the fewest changes of a letter, one in four letters at most, but one in a short name. Of several
/// that are equally near the first.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // No known name is longer; a text of any length would cost its length per known name.
    if name.len() > 80 {
        return None;
    }
    let most = (name.len() / 4).max(1).min(name.len().saturating_sub(1));
    // Names of much other length cannot be near.
    let known = known.into_iter().filter(|candidate| candidate.len().abs_diff(name.len()) <= most);
    let near = known.map(|candidate| (edit_distance(name, candidate), candidate)).min_by_key(|near| near.0)?;
    (near.0 <= most && near.0 > 0).then_some(near.1)
}

/// The end of a message about an unknown name: `, did you mean ...?`, or nothing.
pub fn did_you_mean(near: Option<&str>) -> String {
    near.map(|n| format!(", did you mean `{n}`?")).unwrap_or_default()
}

/// How many letters are to be inserted, removed or replaced to make `b` of `a`.
fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.bytes().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_with_the_fewest_changes_is_meant() {
        let passes = ["sroa", "instcombine", "simplifycfg"];
        assert_eq!(nearest("sroaa", passes), Some("sroa"));
        assert_eq!(nearest("inst-combine", passes), Some("instcombine"));
        assert_eq!(nearest("sora", passes), None, "two changes in four letters are too many");
        assert_eq!(nearest("gvn", passes), None);
        assert_eq!(nearest("", passes), None);
        assert_eq!(nearest("x", ["y"]), None, "nothing of the name would be left");
        assert_eq!(nearest(&"a".repeat(1000), passes), None);
        assert_eq!(did_you_mean(Some("sroa")), ", did you mean `sroa`?");
    }

    #[test]
    fn distances() {
        for (a, b, expected) in
            [("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3)]
        {
            assert_eq!(edit_distance(a, b), expected, "{a} {b}");
        }
    }
}
