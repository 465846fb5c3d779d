//! What is checked: passes and pipelines.

use std::sync::Arc;
use warpc_columns::random::Rng;
use warpc_passes::REGISTRY;
use warpc_phase::Pipeline;

/// A pipeline under test.
#[derive(Clone)]
pub struct Subject {
    /// Text of the pipeline.
    pub name: String,
    /// The pipeline.
    pub pipeline: Arc<Pipeline>,
    /// Whether a second run must change nothing.
    pub idempotent: bool,
}

/// Parameters that make another pass of one, beside the pass without any.
const VARIANTS: &[&str] = &[
    "early-cse<memssa>",
    "scev-cgp<aggressive>",
    "expand-scev-test<literal>",
    "expand-scev-test<fresh;uses>",
    "expand-scev-test<uses;exits;lcssa>",
    "expand-scev-test<literal;fresh;uses;exits;lcssa;no-hoist>",
];

impl Subject {
    /// The subject of a pipeline text. The error says what is wrong with the text.
    pub fn parse(name: &str) -> Result<Subject, String> {
        let pipeline = Pipeline::parse(name, &REGISTRY).map_err(|e| format!("{name}: {e}"))?;
        let idempotent = REGISTRY.find(name).is_some_and(|p| p.idempotent);
        Ok(Subject { name: name.into(), pipeline: Arc::new(pipeline), idempotent })
    }
    fn known(name: &str) -> Subject {
        Subject::parse(name).unwrap_or_else(|e| panic!("{e}"))
    }
    /// Every pass of the table, and the variants that parameters make.
    pub fn passes() -> Vec<Subject> {
        let variants = VARIANTS.iter().filter(|v| Pipeline::parse(v, &REGISTRY).is_ok());
        REGISTRY.passes().map(|p| p.name).chain(variants.copied()).map(Subject::known).collect()
    }
    /// Every named pipeline: `default<O0>`, `default<O1>`, ...
    pub fn levels() -> Vec<Subject> {
        REGISTRY.pipelines.iter().map(|p| Subject::known(p.name)).collect()
    }
    /// Passes and named pipelines.
    pub fn all() -> Vec<Subject> {
        let mut list = Subject::passes();
        list.extend(Subject::levels());
        list
    }
    /// Two to eight passes in an order that the seed picks.
    pub fn composed(seed: u64) -> Subject {
        let mut rng = Rng(seed ^ 0x636f_6d70_6f73_6564);
        let names: Vec<&str> = REGISTRY.passes().map(|p| p.name).chain(VARIANTS.iter().copied()).collect();
        let n = 2 + rng.below(7);
        let list: Vec<&str> = (0..n).map(|_| rng.pick(&names)).collect();
        Subject::known(&list.join(","))
    }
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
        assert!(Subject::levels().iter().any(|s| s.name == "default<O1>"));
    }
}
