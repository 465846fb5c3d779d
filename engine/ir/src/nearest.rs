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

/// How many letters are to be inserted, removed, replaced, or exchanged with the next one, to make `b` of `a`.
fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    // The row of `a` before the last letter, that before the letter in front of it, and the one that is made.
    let (mut last, mut before): (Vec<usize>, Vec<usize>) = ((0..=b.len()).collect(), vec![0; b.len() + 1]);
    let mut row = vec![0; b.len() + 1];
    for i in 0..a.len() {
        row[0] = i + 1;
        for j in 0..b.len() {
            let replaced = last[j] + usize::from(a[i] != b[j]);
            row[j + 1] = replaced.min(row[j] + 1).min(last[j + 1] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_with_the_fewest_changes_is_meant() {
        let passes = ["sroa", "instcombine", "simplifycfg"];
        assert_eq!(nearest("sroaa", passes), Some("sroa"));
        assert_eq!(nearest("inst-combine", passes), Some("instcombine"));
        assert_eq!(nearest("sora", passes), Some("sroa"), "two letters in the wrong order are one change");
        assert_eq!(nearest("srxb", passes), None, "two changes in four letters are too many");
        assert_eq!(nearest("gvn", passes), None);
        assert_eq!(nearest("", passes), None);
        assert_eq!(nearest("x", ["y"]), None, "nothing of the name would be left");
        assert_eq!(nearest(&"a".repeat(1000), passes), None);
        assert_eq!(did_you_mean(Some("sroa")), ", did you mean `sroa`?");
    }

    #[test]
    fn distances() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("abc", "abc", 0),
            ("kitten", "sitting", 3),
            ("ab", "ba", 1),
            ("abcd", "badc", 2),
        ] {
            assert_eq!(edit_distance(a, b), expected, "{a} {b}");
        }
    }
}
