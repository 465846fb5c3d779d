//! Extension points: `-passes-ep-peephole=dce` and the like put passes at places of the pipelines of levels.
//!
//! A level is a table of rows here. Where an option of an extension point is given, `default<O1>` becomes the text of its rows,
//! with what the options name between them.

use warpc_phase::TableRow;

/// Where an extension point is in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// Before row number `.0`, or at the end where there is none.
    Before(u16),
    /// After each row that runs this pass over functions alone.
    AfterEach(&'static str),
    /// At the end of each nest over the call graph.
    NestEnd,
    /// At the end.
    Last,
}

/// Number of the first row that makes memory of the target of `default<O1>`: simplification ends before it.
const TARGET: u16 = 400;

/// How the names of pipelines of `nvopt` begin.
const NVOPT: [&str; 7] = ["default<O2>", "default<O3>", "default<Os>", "default<Oz>", "lto<O", "link<O", "nvopt<"];

/// Options without `passes-ep-`, and where their passes go in `default<O1>`. Those of loops go where loops are unrolled. Of those at
/// one place the first of this list goes first, which is the order of LLVM.
#[rustfmt::skip]
const POINTS: &[(&str, Place)] = &[
    ("pipeline-start",                Place::Before(0)),
    ("pipeline-early-simplification", Place::Before(200)),
    ("peephole",                      Place::AfterEach("instcombine")),
    ("cgscc-optimizer-late",          Place::NestEnd),
    ("late-loop-optimizations",       Place::Before(340)),
    ("loop-optimizer-end",            Place::Before(341)),
    ("scalar-optimizer-late",         Place::Before(TARGET)),
    ("optimizer-early",               Place::Before(TARGET)),
    ("vectorizer-start",              Place::Before(TARGET)),
    ("vectorizer-end",                Place::Before(TARGET)),
    ("optimizer-last",                Place::Last),
];

/// Passes at extension points, as the command line gives them: the name of the point and pipeline text.
#[derive(Clone, Default, Debug)]
pub struct Extensions(Vec<(String, String)>);

impl Extensions {
    /// Takes `POINT=PASSES` texts; of those for one point the last counts.
    pub fn new(given: &[String]) -> Result<Extensions, String> {
        let mut points: Vec<(String, String)> = Vec::new();
        for text in given {
            let (name, passes) = text.split_once('=').unwrap_or((text, ""));
            if !POINTS.iter().any(|row| row.0 == name) {
                return Err(format!("no extension point `{name}`"));
            }
            points.retain(|known| known.0 != name);
            if !passes.is_empty() {
                points.push((name.into(), passes.into()));
            }
        }
        Ok(Extensions(points))
    }
    fn at(&self, wanted: impl Fn(Place) -> bool) -> impl Iterator<Item = &str> {
        let points = POINTS.iter().filter(move |row| wanted(row.1));
        points.filter_map(|row| self.0.iter().find(|given| given.0 == row.0)).map(|given| &*given.1)
    }
    /// Pipeline text with the levels in it written out, and the passes of the extension points at their places.
    ///
    /// # Errors
    /// A point inside a pipeline of `nvopt` above level 0, which takes passes in another way. That of level 0 ends with
    /// `default<O0>`, which has the extension points.
    pub fn extend(&self, passes: &str) -> Result<String, String> {
        if self.0.is_empty() {
            return Ok(passes.into());
        }
        let mut text = passes.replace("nvopt<O0>", "default<O0>");
        text = self.around(&text)?;
        for pipeline in warpc_passes::PIPELINES.iter().filter(|pipeline| pipeline.name.starts_with("default<")) {
            text = text.replace(pipeline.name, &self.rows(&pipeline.rows));
        }
        Ok(text)
    }
    /// Pipeline text with the passes for the start and the end of a level around those of `nvopt`, whose rows the level plans later.
    fn around(&self, passes: &str) -> Result<String, String> {
        let mut parts: Vec<String> = Vec::new();
        for part in top_level(passes) {
            let is_of_nvopt = NVOPT.iter().any(|name| part.contains(name));
            if !is_of_nvopt {
                parts.push(part.into());
                continue;
            }
            let is_at_an_end = |place: Place| matches!(place, Place::Before(0) | Place::Last);
            let is_inside = part.contains('(');
            if is_inside || self.at(|place| !is_at_an_end(place)).next().is_some() {
                return Err(
                    "the pipelines of nvopt have the extension points `pipeline-start` and `optimizer-last` alone: \
                     passes are put into them with --plug-in"
                        .into(),
                );
            }
            parts.extend(self.at(|place| place == Place::Before(0)).map(str::to_string));
            parts.push(part.into());
            parts.extend(self.at(|place| place == Place::Last).map(str::to_string));
        }
        Ok(parts.join(","))
    }
    fn rows(&self, rows: &[TableRow]) -> String {
        // A level without the row that a point is before has the point after its first row, where functions are whole.
        let first = rows.first().map_or(0, |row| row.number);
        let place = |number: u16| match number {
            0 => 0,
            n if rows.iter().any(|row| row.number >= n) => n,
            _ => first + 1,
        };
        let mut parts: Vec<String> = Vec::new();
        let mut done = 0;
        for row in rows {
            let due = |at: Place| matches!(at, Place::Before(n) if (done..=row.number).contains(&place(n)));
            parts.extend(self.at(due).map(str::to_string));
            done = row.number + 1;
            parts.push(match row.text.strip_prefix("cgscc(").and_then(|text| text.strip_suffix(')')) {
                Some(inside) => {
                    let late: String = self.at(|at| at == Place::NestEnd).map(|passes| format!(",{passes}")).collect();
                    format!("cgscc({inside}{late})")
                }
                None => row.text.to_string(),
            });
            parts.extend(self.at(|at| matches!(at, Place::AfterEach(pass) if pass == row.text)).map(str::to_string));
        }
        parts.extend(self.at(|at| at == Place::Last).map(str::to_string));
        parts.join(",")
    }
}

/// The parts of pipeline text between commas outside brackets.
fn top_level(passes: &str) -> Vec<&str> {
    let mut depth = 0i32;
    passes
        .split(|c: char| {
            depth += matches!(c, '(' | '<') as i32 - matches!(c, ')' | '>') as i32;
            c == ',' && depth == 0
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_passes::{PIPELINES, REGISTRY};
    use warpc_phase::Pipeline;

    fn extended(given: &[&str], passes: &str) -> String {
        let given: Vec<String> = given.iter().map(|text| text.to_string()).collect();
        Extensions::new(&given).unwrap().extend(passes).unwrap()
    }

    #[test]
    fn levels_are_the_same_when_written_out() {
        for level in PIPELINES.iter().filter(|level| level.name.starts_with("default<")) {
            let names = |text: &str| -> Vec<String> {
                let pipeline = Pipeline::parse(text, &REGISTRY).unwrap();
                pipeline.rows().iter().map(|row| row.step.name().to_string()).collect()
            };
            let mut expected = names(level.name);
            expected.push("dce".into());
            assert_eq!(names(&extended(&["optimizer-last=dce"], level.name)), expected);
        }
        assert_eq!(extended(&[], "default<O1>,dce"), "default<O1>,dce");
        assert_eq!(extended(&["peephole=dce"], "sroa"), "sroa");
    }

    #[test]
    fn every_point_of_every_level_has_one_place() {
        for level in ["default<O0>", "default<O1>"] {
            for (point, place) in POINTS {
                let pass = if *place == Place::NestEnd { "function(no-op-function)" } else { "no-op-function" };
                let text = extended(&[&format!("{point}={pass}")], level);
                let count = text.matches("no-op-function").count();
                match place {
                    Place::AfterEach(_) => assert_eq!(count, if level == "default<O0>" { 0 } else { 2 }, "{text}"),
                    _ => assert_eq!(count, 1, "{point}: {text}"),
                }
                Pipeline::parse(&text, &REGISTRY).unwrap_or_else(|e| panic!("{text}: {e}"));
            }
        }
    }

    #[test]
    fn places() {
        let text = extended(&["pipeline-start=globaldce", "peephole=dce", "peephole=adce"], "default<O1>");
        assert!(
            text.starts_with("globaldce,nvvm-reflect,") && text.matches("instcombine,adce,").count() == 2,
            "{text}"
        );
        assert!(!text.contains(",dce"), "{text}");
        let text = extended(&["cgscc-optimizer-late=function(dce)", "scalar-optimizer-late=adce"], "default<O1>");
        assert!(text.contains("simplifycfg),function(dce)),globaldce,"), "{text}");
        assert!(text.contains(",adce,nvptx-lower-args,"), "{text}");
        let ends = ["pipeline-start=globaldce", "optimizer-last=repeat<2>(dce,adce),dce"];
        let around = "sroa,globaldce,default<O2>,repeat<2>(dce,adce),dce,adce";
        assert_eq!(extended(&ends, "sroa,default<O2>,adce"), around);
        let inside = Extensions::new(&["peephole=dce".into()]).unwrap();
        assert!(inside.extend("default<O3>").unwrap_err().contains("`pipeline-start` and `optimizer-last` alone"));
        assert!(Extensions::new(&["optimizer-last=dce".into()]).unwrap().extend("repeat<2>(default<O2>)").is_err());
        let text = extended(&["late-loop-optimizations=loop-rotate", "loop-optimizer-end=loop-rotate"], "default<O1>");
        assert!(text.contains(",loop-rotate,loop-unroll-full<O3;own>,loop-rotate,"), "{text}");
        assert_eq!(Extensions::new(&["nowhere=dce".into()]).unwrap_err(), "no extension point `nowhere`");
    }
}
