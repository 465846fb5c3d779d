//! What is checked: passes and pipelines.

use std::borrow::Cow;
use std::sync::Arc;
use warpc_columns::random::Rng;
use warpc_ir::session::Target;
use warpc_passes::REGISTRY;
use warpc_passes::idle;
use warpc_passes::nvopt::level::LEVELS;
use warpc_passes::nvopt::{Level, Plan, PlanOptions};
use warpc_phase::{NamedPipeline, Pipeline, Registry};

/// A pipeline under test.
#[derive(Clone)]
pub struct Subject {
    /// Text of the pipeline.
    pub name: String,
    /// The pipeline.
    pub pipeline: Arc<Pipeline>,
    /// Whether a second run must change nothing.
    pub idempotent: bool,
    /// Whether what it makes means the same for one thread only.
    pub for_one_thread: bool,
    /// Whether threads must arrive at every barrier as often as before.
    pub keeps_arrivals: bool,
}

/// Passes that are for programs of one thread, by name.
const FOR_ONE_THREAD: &[&str] = &["lower-atomic"];

/// Whether the pass of this name is one for loops: none of them may move a barrier into or out of a loop, or a condition. Passes for barriers
/// alone take barriers away.
fn is_for_loops(name: &str) -> bool {
    name.starts_with("loop-") || OTHERS_FOR_LOOPS.contains(&name)
}

/// Passes for loops whose names do not begin so.
const OTHERS_FOR_LOOPS: &[&str] = &[
    "lcssa",
    "licm",
    "lnicm",
    "indvars",
    "irce",
    "iv-demotion",
    "crc-table",
    "fix-irreducible",
    "unify-loop-exits",
    "guard-widening",
    "induct-addresses",
    "simple-loop-unswitch",
];

/// Passes that take barriers away which order nothing.
const FOR_BARRIERS: &[&str] = &["dead-barrier-elim", "barrier-lowering", "barrier-opt"];

/// Levels of `nvopt` without passes for barriers have this behind their name.
const BUT_BARRIERS: &str = " but barriers";

/// Parameters that make another pass of one, beside the pass without any.
const VARIANTS: &[&str] = &[
    "early-cse<memssa>",
    "jump-threading<divergent>",
    "scev-cgp<aggressive>",
    "reassociate<keep-forms>",
    "simplifycfg<keep-loop-forms>",
    "loop-unroll<O3;runtime>",
    "loop-unroll<O3;own>",
    "loop-unroll<O3;runtime;keep-forms;own>",
    "loop-unroll-full<O3;own>",
    "loop(loop-idiom<device-memory>)",
    "loop-distribute<all>",
    "loop-interchange<always>",
    "loop-unroll-and-jam<always>",
    "expand-scev-test<literal>",
    "expand-scev-test<fresh;uses>",
    "expand-scev-test<uses;exits;lcssa>",
    "expand-scev-test<literal;fresh;uses;exits;lcssa;no-hoist>",
];

impl Subject {
    /// The subject of a pipeline text. The error says what is wrong with the text.
    pub fn parse(name: &str) -> Result<Subject, String> {
        let of_level = name.strip_suffix(BUT_BARRIERS);
        let pipeline = match LEVELS.iter().find(|level| level.name() == of_level.unwrap_or(name)) {
            Some(&level) => written_rows(level, of_level.is_some())?,
            None => Pipeline::parse(name, &REGISTRY).map_err(|e| format!("{name}: {e}"))?,
        };
        let idempotent = REGISTRY.find(name).is_some_and(|p| p.idempotent);
        let for_one_thread = pipeline.rows().iter().any(|row| FOR_ONE_THREAD.contains(&row.step.name()));
        let keeps_arrivals = of_level.is_some() || pipeline.rows().iter().all(|row| is_for_loops(row.step.name()));
        let pipeline = Arc::new(pipeline);
        Ok(Subject { name: name.into(), pipeline, idempotent, for_one_thread, keeps_arrivals })
    }
    fn known(name: &str) -> Subject {
        Subject::parse(name).unwrap_or_else(|e| panic!("{e}"))
    }
    /// Every pass of the table, and the variants that parameters make. Passes that find nothing to do are one subject.
    pub fn passes() -> Vec<Subject> {
        let variants = VARIANTS.iter().filter(|v| Pipeline::parse(v, &REGISTRY).is_ok());
        let idle: Vec<&str> = idle::TABLE.iter().map(|pass| pass.name).collect();
        let idle = idle.join(",");
        let mut list: Vec<Subject> = working_passes().chain(variants.copied()).map(Subject::known).collect();
        list.push(Subject::known(&idle));
        list
    }
    /// Every named pipeline: `default<O0>`, `default<O1>`, ..., `nvopt<O3>`, ...
    pub fn levels() -> Vec<Subject> {
        let named = REGISTRY.pipelines.iter().map(|p| p.name);
        named.chain(LEVELS.iter().map(|level| level.name())).map(Subject::known).collect()
    }
    /// Passes and named pipelines.
    pub fn all() -> Vec<Subject> {
        let mut list = Subject::passes();
        list.extend(Subject::levels());
        list
    }
    /// Passes for loops and their variants.
    pub fn passes_for_loops() -> Vec<Subject> {
        let own = |s: &Subject| s.pipeline.rows().iter().all(|row| is_for_loops(row.step.name()));
        let mut list: Vec<Subject> = Subject::passes().into_iter().filter(own).collect();
        list.push(Subject::known("simple-loop-unswitch<nontrivial>"));
        list.push(Subject::known("loop-vectorize"));
        list
    }
    /// Levels with passes for loops, also without the passes for barriers, so that arrivals can be compared.
    pub fn levels_with_loops() -> Vec<Subject> {
        let levels =
            LEVELS.iter().map(|level| level.name()).filter(|n| ["O1", "O2", "O3"].iter().any(|o| n.contains(o)));
        let both = levels.flat_map(|n| [n.to_string(), format!("{n}{BUT_BARRIERS}")]);
        ["default<O1>".to_string()].into_iter().chain(both).map(|n| Subject::known(&n)).collect()
    }
    /// Two to eight passes in an order that the seed picks.
    pub fn composed(seed: u64) -> Subject {
        let mut rng = Rng(seed ^ 0x636f_6d70_6f73_6564);
        let names: Vec<&str> = working_passes().chain(VARIANTS.iter().copied()).collect();
        let n = 2 + rng.below(7);
        let list: Vec<&str> = (0..n).map(|_| rng.pick(&names)).collect();
        Subject::known(&list.join(","))
    }
}

/// Names of the passes that can find something to do.
fn working_passes() -> impl Iterator<Item = &'static str> {
    let is_idle = |name: &str| idle::TABLE.iter().any(|pass| pass.name == name);
    REGISTRY.passes().map(|pass| pass.name).filter(move |name| !is_idle(name))
}

/// The rows of a level of `nvopt` whose passes are written, without those for barriers where that is asked.
fn written_rows(level: Level, but_barriers: bool) -> Result<Pipeline, String> {
    let slots = level.slots([]).map_err(|e| e.to_string())?;
    let options = PlanOptions { sm: Target::default().sm, ..PlanOptions::default() };
    let plan = Plan::new(level, &slots, &options, &REGISTRY).map_err(|e| e.to_string())?;
    let mut rows = plan.table_rows();
    rows.retain(|row| !but_barriers || !FOR_BARRIERS.iter().any(|pass| row.text.contains(pass)));
    let rows = Cow::Owned(rows);
    let named = [NamedPipeline { name: level.name(), summary: "", rows, tracks_dependences: true }];
    let pipelines = [REGISTRY.pipelines, &named].concat();
    let registry = Registry { pipelines: &pipelines, ..REGISTRY };
    Pipeline::parse(level.name(), &registry).map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn composed_lists_read_and_reproduce() {
        for seed in 0..200 {
            let s = Subject::composed(seed);
            assert_eq!(s.name, Subject::composed(seed).name);
            assert!(s.pipeline.rows().len() >= 2);
        }
        assert!(Subject::parse("nothing-of-this-name").is_err());
        let keeps = |list: Vec<Subject>| list.iter().filter(|s| s.keeps_arrivals).count();
        assert!(keeps(Subject::passes_for_loops()) > 30 && keeps(Subject::levels_with_loops()) == 3);
        assert!(Subject::levels().iter().any(|s| s.name == "default<O1>"));
    }
}
