//! Passes of loops that stand in the pipelines of levels where a knob asks for them, at the places that LLVM's pipelines have for them.
//!
//! | knob | where |
//! |---|---|
//! | `enable-loop-flatten` | at the end of the loops that unswitch |
//! | `enable-loopinterchange` | behind the loops before distribution; in rows for a GPU before complete unrolling |
//! | `enable-unroll-and-jam` | before loops are unrolled |
//! | `enable-loop-versioning-licm` | with `licm` behind it, before floats become integers |
//!
//! Of these places `default<O1>` for a GPU has that of complete unrolling alone.

use crate::knobs::{ENABLE_LOOP_FLATTEN, ENABLE_LOOP_VERSIONING_LICM, ENABLE_LOOPINTERCHANGE, ENABLE_UNROLL_AND_JAM};
use std::borrow::Cow;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_phase::{NamedPipeline, TableRow};

/// The knobs.
const ALL: [Knob<bool>; 4] =
    [ENABLE_LOOP_FLATTEN, ENABLE_LOOPINTERCHANGE, ENABLE_UNROLL_AND_JAM, ENABLE_LOOP_VERSIONING_LICM];

/// Whether a knob asks for a pass.
pub fn is_asked(knobs: &Knobs) -> bool {
    ALL.into_iter().any(|knob| knobs.get(knob))
}

/// `pipelines` with the passes that knobs ask for.
pub fn with_asked(pipelines: &[NamedPipeline], knobs: &Knobs) -> Vec<NamedPipeline> {
    let with_rows = |pipeline: &NamedPipeline| {
        let rows = pipeline.rows.iter().map(|row| TableRow { text: text_with(&row.text, knobs).into(), ..row.clone() });
        NamedPipeline { rows: Cow::Owned(rows.collect()), ..pipeline.clone() }
    };
    pipelines.iter().map(with_rows).collect()
}

/// The text of a row, with the passes that knobs ask for.
fn text_with(text: &str, knobs: &Knobs) -> String {
    let mut text = text.to_string();
    // At the end of the loops that unswitch.
    if knobs.get(ENABLE_LOOP_FLATTEN)
        && let Some(at) = place_of(&text, "simple-loop-unswitch")
        && text[at..].ends_with(')')
    {
        text.insert_str(text.len() - 1, ",loop-flatten");
    }
    if knobs.get(ENABLE_LOOPINTERCHANGE) {
        match place_of(&text, "loop-distribute") {
            Some(at) if text[..at].ends_with("),") => text.insert_str(at - 2, ",loop-interchange"),
            _ if text.starts_with("loop-unroll-full") => text.insert_str(0, "loop-interchange,"),
            _ => {}
        }
    }
    if knobs.get(ENABLE_LOOP_VERSIONING_LICM)
        && let Some(at) = place_of(&text, "float2int")
    {
        text.insert_str(at, "loop(loop-versioning-licm),loop-mssa(licm<allowspeculation>),");
    }
    if knobs.get(ENABLE_UNROLL_AND_JAM)
        && let Some(at) = place_of(&text, "loop-unroll<")
    {
        text.insert_str(at, "loop-unroll-and-jam,");
    }
    text
}

/// Where an element that begins with `name` stands, not one whose name ends so.
fn place_of(text: &str, name: &str) -> Option<usize> {
    text.match_indices(name).map(|found| found.0).find(|&at| at == 0 || matches!(text.as_bytes()[at - 1], b',' | b'('))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PIPELINES, REGISTRY, generic};
    use warpc_phase::{Pipeline, Registry};

    fn all() -> Knobs {
        let mut knobs = Knobs::default();
        for knob in ALL {
            knobs.set(knob, true);
        }
        knobs
    }

    #[test]
    fn passes_have_places_in_the_levels() {
        let knobs = all();
        assert!(is_asked(&knobs) && !is_asked(&Knobs::default()));
        for level in ["generic<O1>", "generic<O2>", "generic<O3>", "generic<Os>"] {
            let known: Vec<NamedPipeline> = PIPELINES.iter().cloned().chain(generic::named_in(level)).collect();
            let known = with_asked(&known, &knobs);
            let text = Pipeline::parse(level, &Registry { pipelines: &known, ..REGISTRY }).expect(level).text();
            for pass in ["loop-flatten", "loop-interchange", "loop-unroll-and-jam", "loop-versioning-licm"] {
                assert_eq!(text.matches(pass).count(), 1, "{level} {pass}: {text}");
            }
        }
    }

    #[test]
    fn rows_get_what_their_knob_says() {
        let knobs = all();
        assert_eq!(
            text_with("loop-mssa(licm,simple-loop-unswitch<nontrivial>)", &knobs),
            "loop-mssa(licm,simple-loop-unswitch<nontrivial>,loop-flatten)"
        );
        assert_eq!(text_with("loop-unroll-full<O3;own>", &knobs), "loop-interchange,loop-unroll-full<O3;own>");
        assert_eq!(
            text_with("float2int,loop(loop-deletion),loop-distribute", &knobs),
            "loop(loop-versioning-licm),loop-mssa(licm<allowspeculation>),float2int,\
             loop(loop-deletion,loop-interchange),loop-distribute"
        );
        assert_eq!(text_with("loop(indvars,loop-unroll-full)", &knobs), "loop(indvars,loop-unroll-full)");
        assert_eq!(text_with("loop-unroll<O3>", &knobs), "loop-unroll-and-jam,loop-unroll<O3>");
        assert_eq!(
            text_with("sroa,extra-simple-loop-unswitch-passes", &knobs),
            "sroa,extra-simple-loop-unswitch-passes"
        );
        assert_eq!(text_with("loop-unroll<O3>", &Knobs::default()), "loop-unroll<O3>");
    }
}
