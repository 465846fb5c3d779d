//! Knobs that have two defaults: what the rows of `nvopt` take, which are those of the specifications or what was measured to be
//! better ([docs/loops.md](../../../docs/loops.md)), and what a pass takes that is run by name, which is LLVM's. A knob that is set
//! is one value for both.
//!
//! The passes hold the numbers, told apart by parameters of the rows (`own`, `guards`, `threshold=-1`); this table is what
//! `warpc knobs` shows of them. Sorted by name.

/// The two defaults of a knob, as texts.
pub struct Defaults {
    /// Name of the knob.
    pub knob: &'static str,
    /// Of a pass that is run by name.
    pub by_name: &'static str,
    /// Of the rows of `nvopt`.
    pub nvopt: &'static str,
}

const fn of(knob: &'static str, by_name: &'static str, nvopt: &'static str) -> Defaults {
    Defaults { knob, by_name, nvopt }
}

/// All knobs whose defaults differ.
pub const DIFFERENT: &[Defaults] = &[
    of("iv-loop-level", "any", "1"),
    of("jump-threading-divergent", "false", "true"),
    of("loop-index-split-threshold", "256", "-1"),
    of("unroll-allow-partial", "true", "tier>1"),
    of("unroll-allow-peeling", "true", "false"),
    of("unroll-max-iteration-count-to-analyze", "10", "100"),
    of("unroll-partial-threshold", "37", "150"),
    of("unroll-runtime", "true", "tier>1"),
    of("unroll-runtime-convergent", "false", "true"),
    of("unroll-threshold", "150", "400"),
    of("unroll-threshold-local", "none", "2000"),
];

/// The two defaults of the knob called `name`, where they differ.
pub fn of_knob(name: &str) -> Option<&'static Defaults> {
    DIFFERENT.binary_search_by_key(&name, |row| row.knob).ok().map(|at| &DIFFERENT[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nvopt::{Level, Plan, PlanOptions};
    use crate::{KNOBS, REGISTRY};

    #[test]
    fn the_table_is_sorted_and_names_knobs() {
        assert!(DIFFERENT.is_sorted_by_key(|row| row.knob));
        for row in DIFFERENT {
            assert!(KNOBS.iter().any(|table| table.iter().any(|knob| knob.name == row.knob)), "{}", row.knob);
            assert!(row.by_name != row.nvopt, "{}", row.knob);
        }
        assert_eq!(of_knob("unroll-threshold").map(|row| row.nvopt), Some("400"));
        assert!(of_knob("unroll-count").is_none());
    }

    #[test]
    fn rows_of_nvopt_say_what_the_table_says() {
        let of_level = |level: Level| {
            let slots = level.slots([]).expect("slots");
            let plan = Plan::new(level, &slots, &PlanOptions::default(), &REGISTRY).expect("a plan");
            let elements = plan.rows.iter().filter(|row| row.runs).flat_map(|row| &row.elements);
            elements.map(|element| format!("{}\n", element.0)).collect::<String>()
        };
        let (first, second) = (of_level(Level::O1), of_level(Level::O2));
        for text in ["indvars<guards>", "jump-threading<divergent>", "loop-index-split<threshold=-1>", "own>"] {
            assert!(first.contains(text) && second.contains(text), "{text}\n{first}");
        }
        let in_part = "loop-unroll<O3;partial;runtime;keep-forms;own>";
        assert!(!first.contains(in_part) && second.contains(in_part), "{first}");
        assert!(!first.contains(";peeling") && !second.contains(";peeling"));
    }
}
