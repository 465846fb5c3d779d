//! The 159 phases: a table, an order, and what runs them.
//!
//! | file | what |
//! |---|---|
//! | `table.rs` | the phases: number, position, name, group, duty, gate |
//! | `order.rs` | a sequence of phases: the default one, and edits of it |
//! | `named.rs` | `NamedPhases`: a sequence that the user writes |
//! | `disabled.rs` | phases that are left out, everywhere or in a function |
//! | `recipe.rs` | recipes: edits of the order by function, inherited from unit to unit |
//! | `sequence.rs` | all of these as one: what a user asks for |
//! | `names.rs` | phases by name, in any case, and the nearest name of one that is none |
//! | `dispatch.rs` | runs a sequence on a function, with all that may be asked for around a phase |
//! | `report.rs` | the list of phases as text |

mod disabled;
mod dispatch;
mod named;
mod names;
mod order;
mod recipe;
mod report;
mod sequence;
mod table;

pub use disabled::Disabled;
pub use dispatch::{Host, Unit, dispatch, is_no_op};
pub use named::{MAX_ENTRIES, NamedPhases};
pub use names::find;
pub use order::{Order, Step};
pub use recipe::Recipes;
pub use report::{markdown, stats_text};
pub use sequence::{Sequence, SequenceText};
pub use table::{COUNT, Duty, Gate, Group, PHASES, Phase, PhaseRow, default_order};

/// What is wrong with an option about phases.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// A name that no phase has.
    #[error("unknown phase `{name}`{}", .nearest.map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    Unknown {
        /// As written.
        name: String,
        /// The phase whose name is nearest.
        nearest: Option<&'static str>,
    },
    /// A phase without which the output is wrong or missing.
    #[error("phase `{0}` cannot be left out: the output is wrong or missing without it")]
    Indispensable(&'static str),
    /// A phase that reports nothing, where one that does is asked for.
    #[error("phase `{0}` reports nothing")]
    NoReport(&'static str),
    /// A sequence at whose end there is no code.
    #[error("the list of phases lacks `{0}` in its place: there is no code without it")]
    Missing(&'static str),
    /// More entries than a list may have.
    #[error("{0} phases are named; at most {MAX_ENTRIES} may be")]
    TooMany(usize),
    /// A parameter that is no number.
    #[error("`{entry}`: the parameter is no number")]
    Parameter {
        /// As written.
        entry: String,
    },
    /// An edit of a recipe that is none.
    #[error("`{0}` is no edit of a recipe: `-PHASE`, `PHASE>OTHER` or `+PHASE>OTHER` is one")]
    Edit(String),
    /// A part of a recipe without a function.
    #[error("`{0}` names no function: a recipe is `FUNCTION: EDIT, EDIT; ...`")]
    NoFunction(String),
}
