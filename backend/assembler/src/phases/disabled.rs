//! Phases that are left out, everywhere or in one function.
//!
//! A phase is left out where the text holds its name, in any case: so a name that is part of another is left out with it
//! (`GeneralOptimizeMid2` leaves out `GeneralOptimize` and `GeneralOptimizeMid`, too), as in the document.

use super::names::named;
use super::{OptionError, Phase};

/// Phases that are left out.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Disabled {
    /// By phase: left out everywhere.
    everywhere: Vec<bool>,
    /// Left out in a function: by hash of its name, then by name.
    functions: Vec<OfFunction>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct OfFunction {
    hash: u64,
    name: String,
    phases: Vec<bool>,
}

impl Disabled {
    /// Leaves out the phases whose names `text` holds: a list, divided by commas, colons, semicolons or blanks.
    pub fn everywhere(&mut self, text: &str) -> Result<(), OptionError> {
        merge(&mut self.everywhere, &phases_of(text)?);
        Ok(())
    }
    /// The same in function `name` only.
    pub fn in_function(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let phases = phases_of(text)?;
        let hash = fnv1a(name.as_bytes());
        match self.find(hash, name) {
            Ok(at) => merge(&mut self.functions[at].phases, &phases),
            Err(at) => self.functions.insert(at, OfFunction { hash, name: name.to_string(), phases }),
        }
        Ok(())
    }
    /// Whether `phase` is left out in `function`.
    pub fn contains(&self, phase: Phase, function: &str) -> bool {
        let is_set = |phases: &[bool]| phases.get(phase.number()).copied().unwrap_or(false);
        is_set(&self.everywhere)
            || !self.functions.is_empty()
                && self.find(fnv1a(function.as_bytes()), function).is_ok_and(|at| is_set(&self.functions[at].phases))
    }
    fn find(&self, hash: u64, name: &str) -> Result<usize, usize> {
        self.functions.binary_search_by(|row| (row.hash, row.name.as_str()).cmp(&(hash, name)))
    }
}

/// By phase: whether `text` holds its name. A word that names no phase is an error, as is a phase that cannot be left out.
fn phases_of(text: &str) -> Result<Vec<bool>, OptionError> {
    for word in text.split([',', ':', ';', ' ', '\t', '\n']).filter(|word| !word.is_empty()) {
        let phase = named(word)?;
        if !phase.may_be_left_out() {
            return Err(OptionError::Indispensable(phase.name()));
        }
    }
    let lower = text.to_ascii_lowercase();
    Ok(Phase::all().map(|phase| lower.contains(&phase.name().to_ascii_lowercase())).collect())
}

fn merge(into: &mut Vec<bool>, from: &[bool]) {
    into.resize(from.len().max(into.len()), false);
    for (old, new) in into.iter_mut().zip(from) {
        *old |= new;
    }
}

/// Hash of a name: FNV-1a.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phases::find;

    fn phase(name: &str) -> Phase {
        find(name).expect("a phase")
    }

    #[test]
    fn a_name_in_the_text_leaves_its_phase_out() {
        let mut disabled = Disabled::default();
        disabled.everywhere("gvncse, OriDoRemat").expect("phases");
        let is_out = |name: &str| disabled.contains(phase(name), "f");
        assert!(is_out("GvnCse") && is_out("OriDoRemat"));
        assert!(!is_out("OriDoRematEarly"), "the text does not hold the longer name");
    }

    #[test]
    fn a_name_within_a_name_is_left_out_with_it() {
        let mut disabled = Disabled::default();
        disabled.everywhere("GeneralOptimizeMid2").expect("phases");
        assert!(disabled.contains(phase("GeneralOptimizeMid"), "f"));
        assert!(disabled.contains(phase("GeneralOptimize"), "f"));
        assert!(!disabled.contains(phase("GeneralOptimizeLate"), "f"));
    }

    #[test]
    fn functions_have_lists_of_their_own() {
        let mut disabled = Disabled::default();
        for function in ["b", "a", "c"] {
            disabled.in_function(function, "GvnCse").expect("phases");
        }
        disabled.in_function("a", "OriDoRemat").expect("phases");
        assert!(disabled.contains(phase("GvnCse"), "a") && disabled.contains(phase("OriDoRemat"), "a"));
        assert!(disabled.contains(phase("GvnCse"), "c") && !disabled.contains(phase("OriDoRemat"), "c"));
        assert!(!disabled.contains(phase("GvnCse"), "d"));
    }

    #[test]
    fn what_the_output_needs_stays() {
        let error = |text: &str| Disabled::default().everywhere(text).expect_err("refused").to_string();
        assert!(error("ConvertUnsupportedOps").contains("cannot be left out"));
        assert!(error("AdvancedPhaseAllocReg").contains("cannot be left out"));
        assert_eq!(error("GvnCs"), "unknown phase `GvnCs`, did you mean `GvnCse`?");
    }

    #[test]
    fn names_hash_as_fnv_1a_says() {
        assert_eq!((fnv1a(b""), fnv1a(b"a")), (0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c));
    }
}
