//! Where the outputs of `warpc build` go.

use super::build::{Args, Kind};
use super::inputs::{self, FileId, Found, shown};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use warpc_ir::session::Target;
use warpc_ptx::features::target_text;

/// What stands for the architecture in the file of `-o`.
const ARCHITECTURE: &str = "%a";

/// An output of one input.
#[derive(PartialEq, Eq, Debug)]
pub struct Planned {
    /// Number of its target.
    pub target: usize,
    /// What is written.
    pub kind: Kind,
    /// Where.
    pub path: PathBuf,
}

/// What is written of one input.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Outputs of the compiler.
    pub outputs: Vec<Planned>,
    /// The fat binary of all targets.
    pub fatbin: Option<PathBuf>,
    /// The dependency file of its own.
    pub rules: Option<PathBuf>,
}

impl Plan {
    /// All files but the dependency file.
    pub fn products(&self) -> impl Iterator<Item = &Path> {
        self.outputs.iter().map(|output| &*output.path).chain(self.fatbin.as_deref())
    }
}

/// `stem.extension`, whatever the stem is made of.
fn with_suffix(stem: &Path, extension: &str) -> PathBuf {
    let mut path = stem.as_os_str().to_os_string();
    path.push(".");
    path.push(extension);
    path.into()
}

/// `path` with the architecture in place of `%a`. Names that are no text have none.
fn for_target(path: &Path, target: Target) -> PathBuf {
    match path.to_str() {
        Some(text) => text.replace(ARCHITECTURE, &target_text(target)).into(),
        None => path.to_path_buf(),
    }
}

/// Where the outputs of each input go. `joined` are inputs without outputs of their own.
pub fn plan(
    args: &Args,
    kinds: &[Kind],
    targets: &[Target],
    found: &[Found],
    joined: &[Found],
) -> Result<Vec<Plan>, String> {
    let mut plans = match &args.output {
        Some(output) => vec![named(args, output, kinds, targets, found.len())?],
        None => found.iter().map(|input| beside(args, kinds, targets, input)).collect::<Result<_, _>>()?,
    };
    if let Some(wrong) = args.dependencies.wrong(found.len()) {
        return Err(wrong.into());
    }
    let mut taken: BTreeMap<FileId, &str> = BTreeMap::new();
    for (plan, input) in plans.iter_mut().zip(found) {
        if args.dependencies.is_on() && args.dependencies.file().is_none() {
            let first = plan.products().next().filter(|path| *path != Path::new("-"));
            let rules = match (&args.output, first, stem(args, input)) {
                (Some(_), Some(path), _) => args.dependencies.path(path),
                (None, Some(_), Some(stem)) => args.dependencies.path(&with_suffix(&stem, "d")),
                _ => return Err("-MD needs an output with a name: name the dependency file with -MF".into()),
            };
            plan.rules = rules;
        }
        for path in plan.products().chain(plan.rules.as_deref()) {
            if let Some(id) = FileId::of(path)
                && let Some(other) = taken.insert(id, &input.input.name)
            {
                return Err(format!("{other} and {} would both be written to {}", input.input.name, shown(path)));
            }
        }
    }
    let inputs = found
        .iter()
        .chain(joined)
        .filter_map(|f| f.path.as_deref())
        .chain(args.link.iter().chain(&args.libdevice).map(|p| &**p));
    let reports = args.phase.outputs(Path::new("-"));
    let files = plans.iter().flat_map(|plan| plan.products().chain(plan.rules.as_deref()));
    let outputs = files.chain(args.dependencies.file()).chain(reports.iter().map(|path| &**path));
    inputs::keep_inputs(inputs, outputs)?;
    Ok(plans)
}

/// The output that `-o` names.
fn named(args: &Args, output: &Path, kinds: &[Kind], targets: &[Target], inputs: usize) -> Result<Plan, String> {
    if inputs != 1 || kinds.len() + usize::from(args.fatbin) != 1 {
        return Err("-o takes one input and one kind of output; use --out-dir for more".into());
    }
    if args.fatbin {
        return Ok(Plan { fatbin: Some(output.to_path_buf()), ..Plan::default() });
    }
    let has_place = output.to_str().is_some_and(|text| text.contains(ARCHITECTURE));
    if targets.len() > 1 && !has_place {
        return Err(format!("-o takes one architecture, or {ARCHITECTURE} in its name where the architecture goes"));
    }
    // Without --arch the target is that of the module, and the name means itself.
    let path = |target| if args.arch.is_empty() { output.to_path_buf() } else { for_target(output, target) };
    let outputs =
        targets.iter().enumerate().map(|(at, &target)| Planned { target: at, kind: kinds[0], path: path(target) });
    Ok(Plan { outputs: outputs.collect(), ..Plan::default() })
}

/// Path of the outputs of an input without extension; none for standard output.
fn stem(args: &Args, input: &Found) -> Option<PathBuf> {
    match (&args.out_dir, &input.path) {
        (Some(dir), _) => Some(dir.join(&input.stem)),
        (None, Some(path)) => Some(path.with_extension("")),
        (None, None) => None,
    }
}

/// Outputs beside the input, or below the output folder. With several architectures their names have it: `k.sm_90.ptx`.
fn beside(args: &Args, kinds: &[Kind], targets: &[Target], input: &Found) -> Result<Plan, String> {
    let stem = stem(args, input);
    let mut plan = Plan::default();
    for (at, &target) in targets.iter().enumerate() {
        for &kind in kinds {
            let path = match &stem {
                Some(stem) if targets.len() > 1 => {
                    with_suffix(stem, &format!("{}.{}", target_text(target), kind.extension()))
                }
                Some(stem) => with_suffix(stem, kind.extension()),
                None => PathBuf::from("-"),
            };
            plan.outputs.push(Planned { target: at, kind, path });
        }
    }
    if args.fatbin {
        plan.fatbin = Some(stem.as_ref().map_or("-".into(), |stem| with_suffix(stem, "fatbin")));
    }
    if stem.is_none() && plan.products().count() > 1 {
        return Err("standard output takes one kind of output for one architecture; use --out-dir".into());
    }
    Ok(plan)
}
