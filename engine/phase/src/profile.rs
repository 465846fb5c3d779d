//! Which counts are hot and which are cold: what the summary of a module's profile says, unless a knob says otherwise.

use crate::knobs;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::module::Tables;

/// The least count of code that is hot by the module's profile; `None` where the module has no summary of one.
pub fn hot_count(tables: &Tables, knobs: &Knobs) -> Option<u64> {
    bound(tables, knobs, knobs::PROFILE_HOT_COUNT, knobs::PROFILE_CUTOFF_HOT)
}

/// The greatest count of code that is cold by the module's profile; `None` where the module has no summary of one.
pub fn cold_count(tables: &Tables, knobs: &Knobs) -> Option<u64> {
    bound(tables, knobs, knobs::PROFILE_COLD_COUNT, knobs::PROFILE_CUTOFF_COLD)
}

/// The count that `count` gives, else the least of those that make up `share` of all that ran.
fn bound(tables: &Tables, knobs: &Knobs, count: Knob<i64>, share: Knob<i64>) -> Option<u64> {
    let least = tables.least_count(u64::try_from(knobs.get(share)).ok()?)?;
    Some(u64::try_from(knobs.get(count)).unwrap_or(least))
}
