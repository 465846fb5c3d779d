//! Groups of rewrite rules.
//!
//! A rule is a function that looks at one instruction and either returns the value that replaces it or `None`. Its doc comment
//! states the rewrite as `before -> after` with its condition. [`rules!`] lists rules in the order in which they are tried;
//! the list becomes a plain function of direct calls.
//!
//! Every rule has cases in `passes/scalar/rules/<pass>/*.txt`: inputs on which it fires, with the output of the whole pass, and
//! inputs on which it must not fire. `testing/rules.rs` runs them, checks them exactly where the exact evaluator can, and fails
//! for a rule without a statement or without a case of each kind. A name that ends in `_rules` is a group: it needs no case.

/// Declares a method that tries rules in order and returns the first result.
///
/// ```ignore
/// rules! {
///     /// Rules of `sub`.
///     fn sub_rules(&mut self, site: Binary) -> Option<Value> {
///         sub_of_bools,
///         sub_of_constant,
///     }
/// }
/// ```
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
                $crate::rules::fired::record(module_path!(), stringify!($rule));
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
        static FIRED: RefCell<Vec<(&'static str, &'static str)>> = const { RefCell::new(Vec::new()) };
    }

    /// Notes that rule `rule` of module `module` fired on this thread.
    pub(crate) fn record(module: &'static str, rule: &'static str) {
        FIRED.with_borrow_mut(|list| list.push((module, rule)));
    }
    /// Module and name of every rule that fired on this thread since the last call.
    pub(crate) fn take() -> Vec<(&'static str, &'static str)> {
        FIRED.with_borrow_mut(std::mem::take)
    }
}
