//! `NamedPhases`: a sequence of phases that the user writes, `NAME,NAME=PARAMETER,shuffle,swap1,...`.
//!
//! Where the list names phases they are the sequence, in this order; where it holds nothing but edits they are made on the default
//! order. Edits are made in the order of the list, after the sequence is there:
//!
//! | entry | what it does |
//! |---|---|
//! | `shuffle`, `shuffle=SEED` | optimisations exchange places within their group |
//! | `swap1` to `swap6` | two phases exchange places ([`SWAPS`]) |
//! | `OriPerformLiveDead=SET` | of the four phases of that name those whose bit is set stay: 1 for the first, 2, 4, 8 |
//! | `OriCopyProp=SET` | the same for the six bundles in which copies are propagated |
//! | `OriPerformLiveDead`, `OriCopyProp` | without a set: a phase of the sequence, the first of the four or the plain bundle |

use super::names::named;
use super::{OptionError, Order, Phase, Step};

/// Most entries of a list.
pub const MAX_ENTRIES: usize = 256;

/// Pairs that `swap1` to `swap6` exchange. The document does not say which: these neighbours feed each other.
pub const SWAPS: [(&str, &str); 6] = [
    ("OriStrengthReduce", "OriLoopUnrolling"),
    ("OriHoistInvariantsEarly", "GeneralOptimizeMid"),
    ("GvnCse", "OriReassociateAndCommon"),
    ("OriDoPredication", "LateOriCommoning"),
    ("OriDoRemat", "OriPropagateVaryingSecond"),
    ("OriBackCopyPropagate", "OriPerformLiveDeadFourth"),
];

/// Phases that `OriPerformLiveDead` is about, by bit.
const LIVE_DEAD: [&str; 4] =
    ["OriPerformLiveDeadFirst", "OriPerformLiveDeadSecond", "OriPerformLiveDeadThird", "OriPerformLiveDeadFourth"];

/// Phases that `OriCopyProp` is about, by bit.
const COPY_PROPAGATION: [&str; 6] = [
    "GeneralOptimizeEarly",
    "GeneralOptimize",
    "GeneralOptimizeMid",
    "GeneralOptimizeMid2",
    "GeneralOptimizeLate",
    "GeneralOptimizeLate2",
];

/// A list of phases and edits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedPhases {
    order: Order,
}

/// An edit of a sequence.
enum Edit {
    Shuffle(u64),
    Swap(Phase, Phase),
    /// Of these phases only those whose bit is set stay.
    Keep(&'static [&'static str], u64),
}

impl NamedPhases {
    /// Reads a list.
    pub fn parse(list: &str) -> Result<NamedPhases, OptionError> {
        let entries: Vec<&str> = list.split(',').map(str::trim).filter(|entry| !entry.is_empty()).collect();
        if entries.len() > MAX_ENTRIES {
            return Err(OptionError::TooMany(entries.len()));
        }
        let (mut steps, mut edits) = (Vec::new(), Vec::new());
        for entry in entries {
            let (name, parameter) = split(entry)?;
            match edit_of(name, parameter)? {
                Some(edit) => edits.push(edit),
                None => steps.push(Step { phase: phase_of(name)?, parameter }),
            }
        }
        let mut order = if steps.is_empty() { Order::default() } else { Order::new(steps) };
        for edit in edits {
            match edit {
                Edit::Shuffle(seed) => order.shuffle(seed),
                Edit::Swap(one, other) => order.swap(one, other),
                Edit::Keep(names, set) => {
                    for (bit, name) in names.iter().enumerate().filter(|&(bit, _)| set >> bit & 1 == 0) {
                        debug_assert!(bit < 64);
                        order.remove(named(name)?);
                    }
                }
            }
        }
        Ok(NamedPhases { order })
    }
    /// The sequence.
    pub fn order(&self) -> &Order {
        &self.order
    }
}

/// Name and parameter of an entry.
fn split(entry: &str) -> Result<(&str, Option<i64>), OptionError> {
    let Some((name, parameter)) = entry.split_once('=') else { return Ok((entry, None)) };
    match number(parameter.trim()) {
        Some(number) => Ok((name.trim_end(), Some(number))),
        None => Err(OptionError::Parameter { entry: entry.to_string() }),
    }
}

/// A number as C writes it: decimal, `0x` and sixteen digits, `0` and eight.
fn number(text: &str) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (radix, digits) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(rest) => (16, rest),
        None if digits.len() > 1 && digits.starts_with('0') => (8, &digits[1..]),
        None => (10, digits),
    };
    // `from_str_radix` takes another sign.
    let starts = digits.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric());
    i64::from_str_radix(digits, radix).ok().filter(|_| starts)?.checked_mul(sign)
}

/// The edit that an entry is; none where it is a phase.
fn edit_of(name: &str, parameter: Option<i64>) -> Result<Option<Edit>, OptionError> {
    let lower = name.to_ascii_lowercase();
    let set = parameter.map(|set| set as u64);
    Ok(match (lower.as_str(), set) {
        ("shuffle", seed) => Some(Edit::Shuffle(seed.unwrap_or(0))),
        ("oriperformlivedead", Some(set)) => Some(Edit::Keep(&LIVE_DEAD, set)),
        ("oricopyprop", Some(set)) => Some(Edit::Keep(&COPY_PROPAGATION, set)),
        _ => {
            let pair = lower.strip_prefix("swap").and_then(|digits| digits.parse::<usize>().ok());
            match pair.and_then(|n| n.checked_sub(1)).and_then(|n| SWAPS.get(n)) {
                Some((one, other)) => Some(Edit::Swap(named(one)?, named(other)?)),
                None => None,
            }
        }
    })
}

/// The phase that an entry names.
fn phase_of(name: &str) -> Result<Phase, OptionError> {
    match name.to_ascii_lowercase().as_str() {
        "oriperformlivedead" => named(LIVE_DEAD[0]),
        "oricopyprop" => named(COPY_PROPAGATION[1]),
        _ => named(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn names(list: &str) -> Vec<&'static str> {
        let named = NamedPhases::parse(list).expect("a list");
        named.order().steps().iter().map(|step| step.phase.name()).collect()
    }

    #[test]
    fn phases_of_a_list_are_the_sequence() {
        let named = NamedPhases::parse("gvncse, ORIDOREMAT=0x10,GvnCse=-3,").expect("a list");
        let steps: Vec<_> = named.order().steps().iter().map(|step| (step.phase.name(), step.parameter)).collect();
        assert_eq!(steps, [("GvnCse", None), ("OriDoRemat", Some(16)), ("GvnCse", Some(-3))]);
    }

    #[test]
    fn a_list_of_edits_edits_the_default_order() {
        let place = |names: &[&str], name: &str| names.iter().position(|&n| n == name);
        let plain = names("");
        let swapped = names("swap3");
        assert_eq!(place(&plain, "GvnCse"), place(&swapped, "OriReassociateAndCommon"));
        assert_ne!(names("shuffle=7"), plain);
        assert_eq!(names("shuffle=7"), names("shuffle=7"));
    }

    #[test]
    fn every_swap_names_two_phases_and_exchanges_them() {
        for (n, (one, other)) in SWAPS.iter().enumerate() {
            let list = names(&format!("{one},{other},swap{}", n + 1));
            assert_eq!(list, [*other, *one]);
        }
        assert!(NamedPhases::parse("swap7").is_err());
    }

    #[test]
    fn liveness_and_copy_propagation_are_placed_by_a_set_or_by_the_list() {
        let kept = names("OriPerformLiveDead=5");
        let live: Vec<_> = kept.iter().filter(|name| name.starts_with("OriPerformLiveDead")).collect();
        assert_eq!(live, [&"OriPerformLiveDeadFirst", &"OriPerformLiveDeadThird"]);
        assert!(!names("OriCopyProp=0").iter().any(|name| name.starts_with("GeneralOptimize")));
        assert_eq!(
            names("OriCopyProp,GvnCse,OriPerformLiveDead"),
            ["GeneralOptimize", "GvnCse", "OriPerformLiveDeadFirst"]
        );
    }

    #[test]
    fn wrong_lists_are_refused() {
        let error = |list: &str| NamedPhases::parse(list).expect_err("wrong").to_string();
        assert_eq!(error("GvnCse,GvnCze"), "unknown phase `GvnCze`, did you mean `GvnCse`?");
        assert_eq!(error("GvnCse=x"), "`GvnCse=x`: the parameter is no number");
        assert_eq!(error("GvnCse=--1"), "`GvnCse=--1`: the parameter is no number");
        assert_eq!(error(&"GvnCse,".repeat(257)), "257 phases are named; at most 256 may be");
        assert!(NamedPhases::parse(&"GvnCse,".repeat(256)).is_ok());
    }

    #[test]
    fn numbers_are_those_of_c() {
        assert_eq!(["0", "10", "-1", "0x1f", "017", "+5"].map(number), [0, 10, -1, 31, 15, 5].map(Some));
        assert_eq!(["", "x", "08", "0x", "1 2", "-+1"].map(number), [None; 6]);
    }

    proptest! {
        #[test]
        fn any_text_is_a_list_or_an_error(list in ".{0,300}") {
            let _ = NamedPhases::parse(&list);
        }
    }
}
