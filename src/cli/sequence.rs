//! Options about the phases of the assembler.

use warpc_assembler::compile::is_written;
use warpc_assembler::phases::{OptionError, Sequence, SequenceText};

/// Which phases of the assembler run, and which report.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Phases of the assembler")]
pub struct SequenceArgs {
    /// Another sequence: NAME,NAME=PARAMETER, and the edits shuffle, swap1 to swap6, OriPerformLiveDead=SET, OriCopyProp=SET
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    pub named_phases: String,
    /// Phases to leave out: names in any case
    #[arg(long, visible_alias = "disable", value_name = "LIST", default_value = "", hide_default_value = true)]
    pub disable_phases: String,
    /// Recipes: 'FUNCTION: -PHASE, PHASE>OTHER, +PHASE>OTHER; ...'
    #[arg(long, value_name = "RECIPES", default_value = "", hide_default_value = true)]
    pub recipes: String,
}

impl SequenceArgs {
    /// The sequence, with the phases that report.
    pub fn sequence(&self, reports: &str) -> Result<Sequence, OptionError> {
        let (named, disabled) = (self.named_phases.as_str(), self.disable_phases.as_str());
        Sequence::parse(SequenceText { named, disabled, recipes: &self.recipes, reports })
    }
}

/// The same, of which code comes out.
pub fn complete(sequence: Sequence) -> Result<Sequence, OptionError> {
    sequence.is_complete(is_written)?;
    Ok(sequence)
}
