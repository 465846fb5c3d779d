//! What is refused, or said by default, besides the rules of the language: modules of other targets, names in options that name
//! nothing, requests of the source that no pass of the level takes up.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use warpc_ir::Module;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::func::Func;
use warpc_ir::ids::{Block, Inst, Md};
use warpc_ir::loop_hints::{LOOP_KIND, LoopHints, UNROLL_DISABLE, UNROLL_PREFIX};
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_ir::session::PhaseOptions;
use warpc_passes::REGISTRY;
use warpc_passes::unwritten::UNWRITTEN;
use warpc_phase::{PassInfo, Registry};
use warpc_ptx::pipeline::ROWS;

use crate::compiler::plain;
use crate::phases;

/// Rows of a pipeline that are no passes and can be printed around.
const STEPS: [&str; 3] = ["verify", "print", "invalidate"];

/// Errors for passes of a user whose names mean something else already.
pub(crate) fn names_taken(own: &[&'static [PassInfo]]) -> Vec<Diag> {
    let known = REGISTRY.passes().map(|p| p.name).chain(ROWS.iter().map(|row| row.info.name)).chain(STEPS);
    let mut taken: BTreeSet<&str> = known.chain(REGISTRY.pipelines.iter().map(|p| p.name)).collect();
    let again = own.iter().flat_map(|table| table.iter()).filter(|pass| !taken.insert(pass.name));
    again.map(|pass| plain(format!("own pass `{}`: the name is taken", pass.name))).collect()
}

/// Errors for names in `options` that no pass has, and warnings for names of passes that are known and not written: they never
/// run, so that there is nothing to print, to skip or to look at. Phases of the assembler have names where it runs.
pub(crate) fn unknown_passes(options: &PhaseOptions, registry: &Registry<'_>, assembles: bool) -> Vec<Diag> {
    let counted: Vec<String> = options.counters.iter().map(|counter| counter.pass.clone()).collect();
    let lists = [
        ("--debug-counter", &counted),
        ("--print-before", &options.print_before),
        ("--print-after", &options.print_after),
        ("--disable-pass", &options.disabled),
        ("--filter-passes", &options.filter_passes),
    ];
    let phases = || phases::names().filter(|_| assembles);
    let machine = || ROWS.iter().map(|row| row.info.name).chain(phases());
    let known = || registry.passes().map(|p| p.name).chain(machine()).chain(STEPS);
    let mut found = Vec::new();
    for (option, names) in lists {
        for name in names.iter().filter(|name| !known().any(|k| k == *name)) {
            found.push(match UNWRITTEN.binary_search(&name.as_str()) {
                Ok(_) => Diag {
                    severity: Severity::Warning,
                    ..plain(format!("{option}: the pass {name} is not written and never runs"))
                },
                Err(_) => plain(format!("{option}: unknown pass `{name}`{}", did_you_mean(nearest(name, known())))),
            });
        }
    }
    found
}

/// Error for a module that is written for another target than code is made for. A module that names none may be for any.
pub(crate) fn foreign_target(module: &Module) -> Option<Diag> {
    let tables = module.tables();
    let triple = String::from_utf8_lossy(tables.strings.get(tables.triple)).into_owned();
    let arch = triple.split('-').next().unwrap_or_default();
    match arch {
        "" | "nvptx64" | "unknown" => None,
        "nvptx" => Some(plain(format!("unimplemented: 32-bit target nvptx (the module is for `{triple}`)"))),
        _ => Some(Diag {
            hint: Some(
                "a module that fits both targets is taken with its triple replaced: llc -mtriple=nvptx64-nvidia-cuda"
                    .into(),
            ),
            ..plain(format!("the module is for `{triple}`; code is made for nvptx64 alone"))
        }),
    }
}

/// Which functions of `--filter-print-funcs` some module of the compilations had.
#[derive(Default)]
pub(crate) struct FilteredFunctions {
    /// By name asked for: `None` once a module had it, else the nearest name that was seen.
    missing: Mutex<BTreeMap<String, Option<String>>>,
    found: Mutex<Vec<String>>,
}

impl FilteredFunctions {
    /// Looks for the functions that are to be printed alone in `module`.
    pub(crate) fn look_in(&self, module: &Module, wanted: &[String]) {
        if wanted.is_empty() {
            return;
        }
        let ctx = module.ctx();
        let functions: Vec<_> =
            module.defined_functions().into_iter().map(|g| String::from_utf8_lossy(ctx.name(g)).into_owned()).collect();
        for name in wanted {
            if functions.contains(name) {
                self.found.lock().unwrap_or_else(PoisonError::into_inner).push(name.clone());
            } else {
                let near = nearest(name, functions.iter().map(String::as_str)).map(str::to_string);
                let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
                let entry = missing.entry(name.clone()).or_default();
                if entry.is_none() {
                    *entry = near;
                }
            }
        }
    }
    /// Messages about names that no module had.
    pub(crate) fn messages(&self) -> Vec<String> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        let absent = missing.iter().filter(|(name, _)| !found.contains(name));
        absent
            .map(|(name, near)| format!("--filter-print-funcs: no function `{name}`{}", did_you_mean(near.as_deref())))
            .collect()
    }
}

/// A remark when loops are left whose source asks for unrolling (`#pragma unroll`): once per module, with the first of them.
pub(crate) fn unrolling_not_done(module: &Module) -> Option<Diag> {
    let ctx = module.ctx();
    let strings = &ctx.tables.strings;
    // Nearly all modules end here: the name of the request is not among their strings.
    let requests = ["enable", "full", "count"].map(|s| [UNROLL_PREFIX, s.as_bytes()].concat());
    if strings.find(LOOP_KIND).is_none() || requests.iter().all(|r| strings.find(r).is_none()) {
        return None;
    }
    let (mut loops, mut first) = (0, None);
    for g in module.defined_functions() {
        let Some(body) = module.body(g) else { continue };
        let f = Func::of_body(body, ctx);
        for latch_end in (0..f.num_blocks()).map(|b| f.terminator(Block::new(b))) {
            if wants_unrolling(&f, latch_end, &requests) {
                loops += 1;
                first.get_or_insert_with(|| String::from_utf8_lossy(f.name()).into_owned());
            }
        }
    }
    let function = first?;
    let text = match loops {
        1 => format!("a loop of {function} asks to be unrolled and is left as it is"),
        n => format!("{n} loops ask to be unrolled and are left as they are, the first in {function}"),
    };
    Some(Diag {
        severity: Severity::Warning,
        hint: Some("-O2 and -O3 unroll in part; -O1 unrolls only whole loops of few iterations that are known, lower levels none".into()),
        ..plain(text)
    })
}

/// Whether the `llvm.loop` node at `latch_end` has one of `requests`, and nothing forbids it.
fn wants_unrolling(f: &Func<'_>, latch_end: Inst, requests: &[Vec<u8>; 3]) -> bool {
    let hints = LoopHints::of(f, latch_end);
    let [enable, full, count] = requests;
    hints.node != Md::NONE
        && !hints.is_on(f, UNROLL_DISABLE)
        && (hints.has(f, enable) || hints.has(f, full) || hints.number(f, count).is_some_and(|n| n > 1))
}
