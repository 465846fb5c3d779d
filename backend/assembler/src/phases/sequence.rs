//! Which phases run on which function, and which of them report: what options about phases say, put together.

use super::names::named;
use super::{Disabled, Duty, NamedPhases, OptionError, Order, Phase, Recipes, default_order};

/// Options about phases as texts; an empty one says nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct SequenceText<'t> {
    /// Another sequence ([`NamedPhases`]).
    pub named: &'t str,
    /// Phases that are left out ([`Disabled::everywhere`]).
    pub disabled: &'t str,
    /// Recipes of functions ([`Recipes`]).
    pub recipes: &'t str,
    /// Phases that report: names in any case, divided by commas, or `all`.
    pub reports: &'t str,
}

/// Which phases run.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sequence {
    /// The sequence of functions without a recipe.
    pub order: Order,
    /// Phases that are left out.
    pub disabled: Disabled,
    /// Recipes of functions.
    pub recipes: Recipes,
    /// Phases that report or print, which do nothing unless they are asked for; in order.
    pub reports: Vec<Phase>,
}

impl Sequence {
    /// Reads options.
    ///
    /// # Errors
    /// Names of no phase, lists that are none, phases that cannot be left out.
    pub fn parse(text: SequenceText<'_>) -> Result<Sequence, OptionError> {
        let mut sequence = Sequence { recipes: Recipes::parse(text.recipes)?, ..Sequence::default() };
        if !text.named.is_empty() {
            sequence.order = NamedPhases::parse(text.named)?.order().clone();
        }
        if !text.disabled.is_empty() {
            sequence.disabled.everywhere(text.disabled)?;
        }
        for name in text.reports.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            if name.eq_ignore_ascii_case("all") {
                sequence.reports.extend(Phase::all().filter(|phase| phase.row().duty == Duty::Report));
                continue;
            }
            let phase = named(name)?;
            if phase.row().duty != Duty::Report {
                return Err(OptionError::NoReport(phase.name()));
            }
            sequence.reports.push(phase);
        }
        sequence.reports.sort_unstable();
        sequence.reports.dedup();
        Ok(sequence)
    }

    /// Whether code comes out at its end: the phases that `has_work` names and that cannot be left out are all in the sequence, in their
    /// order. Recipes leave these where they are.
    ///
    /// # Errors
    /// The first that is missing, or that comes too early.
    pub fn is_complete(&self, has_work: impl Fn(Phase) -> bool) -> Result<(), OptionError> {
        let is_needed = |phase: &Phase| !phase.may_be_left_out() && has_work(*phase);
        let mut steps = self.order.steps().iter().map(|step| step.phase);
        match default_order().into_iter().filter(is_needed).find(|&needed| !steps.any(|phase| phase == needed)) {
            Some(phase) => Err(OptionError::Missing(phase.name())),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(list: &str) -> Sequence {
        Sequence::parse(SequenceText { named: list, ..SequenceText::default() }).expect("a list")
    }

    #[test]
    fn reports_are_named_or_all() {
        let reports = |text: &str| {
            let sequence = Sequence::parse(SequenceText { reports: text, ..SequenceText::default() })?;
            Ok::<_, OptionError>(sequence.reports.iter().map(|phase| phase.name()).collect::<Vec<_>>())
        };
        assert_eq!(reports("").expect("none"), Vec::<&str>::new());
        assert_eq!(
            reports("dumpnvucodehex, DumpNVuCodeText,DumpNVuCodeHex").expect("two"),
            ["DumpNVuCodeText", "DumpNVuCodeHex"]
        );
        assert!(reports("ALL").expect("all").contains(&"ReportAfterRegisterAllocation"));
        assert_eq!(reports("GvnCse").expect_err("no report").to_string(), "phase `GvnCse` reports nothing");
        assert!(
            reports("DumpNVuCodeTex").expect_err("no phase").to_string().contains("did you mean `DumpNVuCodeText`?")
        );
    }

    #[test]
    fn sequences_without_what_makes_code_are_incomplete() {
        let works = |phase: Phase| crate::compile::WORK.iter().any(|row| row.0 == phase.name());
        assert_eq!(Sequence::default().is_complete(works), Ok(()));
        assert_eq!(named("shuffle=7,swap1").is_complete(works), Ok(()));
        assert_eq!(named("GvnCse").is_complete(works), Err(OptionError::Missing("OriCheckInitialProgram")));
        // All phases that work, the last two exchanged.
        let mut names: Vec<&str> = default_order().into_iter().filter(|&phase| works(phase)).map(Phase::name).collect();
        assert_eq!(named(&names.join(",")).is_complete(works), Ok(()));
        let needed = |name: &&str| Sequence::parse(SequenceText { disabled: name, ..SequenceText::default() }).is_err();
        names.retain(needed);
        let last = names.len() - 1;
        names.swap(last, last - 1);
        assert_eq!(named(&names.join(",")).is_complete(works), Err(OptionError::Missing(names[last - 1])));
    }
}
