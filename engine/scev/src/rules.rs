//! Folds as rules.
//!
//! A rule is a function that looks at the operands of one constructor and returns what they fold to, or `None`. Its doc comment
//! states the fold as `before -> after` with its condition. [`rules!`] lists rules in the order in which they are tried; the list
//! becomes a plain function of direct calls.
//!
//! Every rule has cases in `engine/scev/rules/*.txt`, which `tests_rules.rs` runs: it compares the printed result, computes both
//! sides for many inputs, and fails for a rule without a statement or without a case.

/// Declares a method that tries rules in order and returns the first result.
macro_rules! rules {
    (
        $(#[$meta:meta])*
        $vis:vis fn $group:ident(&mut self $(, $arg:ident: $ty:ty)*) -> Option<$result:ty> { $($rule:ident),+ $(,)? }
    ) => {
        $(#[$meta])*
        $vis fn $group(&mut self $(, $arg: $ty)*) -> Option<$result> {
            rules!(@first self, ($($arg),*), $($rule)+)
        }
    };
    // The arguments are one token tree, so that they can stand behind every rule.
    (@first $this:ident, $args:tt, $($rule:ident)+) => {{
        $(
            if let Some(result) = $this.$rule $args {
                #[cfg(test)]
                $crate::rules::fired::record(stringify!($rule));
                return Some(result);
            }
        )+
        None
    }};
}

/// Which rules fired, for tests.
#[cfg(test)]
pub(crate) mod fired {
    use std::cell::RefCell;

    thread_local! {
        static FIRED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    }

    /// Notes that `rule` fired on this thread.
    pub(crate) fn record(rule: &'static str) {
        FIRED.with_borrow_mut(|list| list.push(rule));
    }
    /// Every rule that fired on this thread since the last call.
    pub(crate) fn take() -> Vec<&'static str> {
        FIRED.with_borrow_mut(std::mem::take)
    }
}
