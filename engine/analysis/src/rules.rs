//! Groups of rewrite rules, for passes and for scalar evolution.
//!
//! A rule is a function that looks at one instruction or expression and either returns what replaces it or `None`. Its doc comment
//! states the rewrite as `before -> after` with its condition. [`rules!`](macro@crate::rules) lists rules in the order in which they are
//! tried; the list becomes a plain function of direct calls.
//!
//! Every rule has cases in the folder `rules/` of its crate: inputs on which it fires, with the output, and inputs on which it must
//! not fire. A test of the crate runs them, and asks `Declared::problems` for rules without a statement or without a case of
//! each kind. A name that ends in `_rules` is a group: it needs no case.

/// Declares a method that tries rules in order and returns the first result.
///
/// ```
/// use warpc_analysis::rules;
///
/// struct Folder;
///
/// impl Folder {
///     rules! {
///         /// Rules of sums, in order.
///         fn sum_rules(&mut self, left: u32, right: u32) -> Option<u32> {
///             sum_of_zero,
///             sum_of_equals,
///         }
///     }
///
///     /// `x + 0 -> x`. Always.
///     fn sum_of_zero(&mut self, left: u32, right: u32) -> Option<u32> {
///         (right == 0).then_some(left)
///     }
///
///     /// `x + x -> 2 * x`. Always.
///     fn sum_of_equals(&mut self, left: u32, right: u32) -> Option<u32> {
///         (left == right).then_some(2 * left)
///     }
/// }
///
/// assert_eq!(Folder.sum_rules(3, 0), Some(3));
/// assert_eq!(Folder.sum_rules(3, 3), Some(6));
/// assert_eq!(Folder.sum_rules(3, 4), None);
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$meta:meta])*
        $vis:vis fn $group:ident(&mut self $(, $arg:ident: $ty:ty)*) -> Option<$result:ty> { $($rule:ident),+ $(,)? }
    ) => {
        $(#[$meta])*
        $vis fn $group(&mut self $(, $arg: $ty)*) -> Option<$result> {
            $crate::rules!(@first self, ($($arg),*), $($rule)+)
        }
    };
    // The arguments are one token tree, so that they can stand behind every rule.
    (@first $this:ident, $args:tt, $($rule:ident)+) => {{
        $(
            if let Some(result) = $this.$rule $args {
                #[cfg(test)]
                $crate::rules::fired::record(module_path!(), stringify!($rule));
                return Some(result);
            }
        )+
        None
    }};
}

/// Which rules fired, for tests: only test builds of the crate with the rules record it.
pub mod fired {
    use std::cell::RefCell;

    thread_local! {
        static FIRED: RefCell<Vec<(&'static str, &'static str)>> = const { RefCell::new(Vec::new()) };
    }

    /// Notes that rule `rule` of module `module` fired on this thread.
    pub fn record(module: &'static str, rule: &'static str) {
        FIRED.with_borrow_mut(|list| list.push((module, rule)));
    }
    /// Module and name of every rule that fired on this thread since the last call.
    pub fn take() -> Vec<(&'static str, &'static str)> {
        FIRED.with_borrow_mut(std::mem::take)
    }
}

#[cfg(any(test, feature = "testing"))]
pub use sources::{Declared, files};

/// The rules that sources declare.
#[cfg(any(test, feature = "testing"))]
mod sources {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::{Path, PathBuf};

    /// Rules as the sources of one folder declare them.
    #[derive(Default)]
    pub struct Declared {
        /// Names that `rules!` blocks list.
        pub listed: BTreeSet<String>,
        /// Names of functions whose doc comment has an arrow.
        pub stated: BTreeSet<String>,
    }

    impl Declared {
        /// Reads the `.rs` files of `folder`.
        ///
        /// # Panics
        /// If the folder or a file cannot be read.
        pub fn of_folder(folder: &Path) -> Declared {
            let mut declared = Declared::default();
            for path in files(folder, "rs") {
                declared.read(&std::fs::read_to_string(&path).expect("source"));
            }
            declared
        }

        /// Adds what `source` declares.
        pub fn read(&mut self, source: &str) {
            let (mut statement, mut in_block, mut in_list) = (false, false, false);
            for line in source.lines().map(str::trim) {
                in_block |= line == "rules! {";
                if in_list && line == "}" {
                    (in_list, in_block) = (false, false);
                } else if in_list {
                    let names = line.split(',').map(str::trim);
                    let names = names.filter(|name| !name.is_empty() && !name.starts_with("//"));
                    self.listed.extend(names.filter(|name| !name.ends_with("_rules")).map(String::from));
                } else if in_block && line.contains("-> Option<") && line.ends_with('{') {
                    in_list = true;
                } else if let Some(comment) = line.strip_prefix("///") {
                    statement |= comment.contains("->");
                } else if !line.starts_with("#[") {
                    let name = line.strip_prefix("pub(super) ").unwrap_or(line).strip_prefix("fn ");
                    if let Some(name) = name.filter(|_| statement).and_then(|rest| rest.split('(').next()) {
                        self.stated.insert(name.to_string());
                    }
                    statement = false;
                }
            }
        }

        /// What is missing: `cases` has for each rule the numbers of cases where it fires and where it must not. One line per
        /// problem.
        pub fn problems(&self, cases: &BTreeMap<String, [usize; 2]>) -> Vec<String> {
            let mut problems = Vec::new();
            for rule in &self.listed {
                if !self.stated.contains(rule) {
                    problems.push(format!("{rule}: no doc comment that states it as `before -> after`"));
                }
                if !cases.get(rule).is_some_and(|[fires, never]| *fires > 0 && *never > 0) {
                    problems.push(format!("{rule}: needs a case where it fires and one where it does not"));
                }
            }
            for rule in cases.keys().filter(|rule| !self.listed.contains(*rule)) {
                problems.push(format!("{rule}: has cases, but no `rules!` block lists it"));
            }
            if self.listed.is_empty() {
                problems.push("no `rules!` block lists a rule".to_string());
            }
            problems
        }
    }

    /// Files of `folder` with extension `extension`, in order of their names.
    ///
    /// # Panics
    /// If the folder cannot be read.
    pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        let mut out: Vec<PathBuf> = entries.map(|e| e.expect("entry").path()).collect();
        out.retain(|path| path.extension().is_some_and(|e| e == extension));
        out.sort();
        out
    }
}

#[cfg(test)]
mod tests {
    use super::Declared;
    use std::collections::BTreeMap;

    const SOURCE: &str = "
        rules! {
            /// Rules of sums.
            pub(super) fn sum_rules(&mut self, site: Site) -> Option<Value> {
                sum_of_zero,
                sum_of_pairs, // `x + x`
                sum_of_parts_rules,
            }
        }

        /// `x + 0 -> x`. Always.
        #[inline]
        fn sum_of_zero(&mut self, site: Site) -> Option<Value> {}

        /// A sum of equals.
        fn sum_of_pairs(&mut self, site: Site) -> Option<Value> {}
    ";

    #[test]
    fn sources_declare_rules() {
        let mut declared = Declared::default();
        declared.read(SOURCE);
        assert_eq!(Vec::from_iter(&declared.listed), ["sum_of_pairs", "sum_of_zero"]);
        assert_eq!(Vec::from_iter(&declared.stated), ["sum_of_zero"]);
    }

    #[test]
    fn every_rule_has_a_statement_and_cases() {
        let mut declared = Declared::default();
        declared.read(SOURCE);
        let cases = [("sum_of_zero", [1, 1]), ("sum_of_pairs", [1, 0]), ("sum_of_nothing", [1, 1])];
        let cases: BTreeMap<String, [usize; 2]> = cases.into_iter().map(|(rule, n)| (rule.to_string(), n)).collect();
        let problems = declared.problems(&cases);
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].starts_with("sum_of_pairs: no doc comment"));
        assert!(problems[1].starts_with("sum_of_pairs: needs a case"));
        assert!(problems[2].starts_with("sum_of_nothing: has cases"));
        assert_eq!(Declared::default().problems(&BTreeMap::new()), ["no `rules!` block lists a rule"]);
    }
}
