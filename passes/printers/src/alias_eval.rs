//! `aa-eval`: asks alias analysis about every pair of accessed addresses, and every call with every address and every other call; says
//! how often each answer came, and with the knobs `print-...` which.
//!
//! **Cost**: quadratic in the accessed addresses of a function and in its calls, as what can be printed is.
//! **Source**: the format is that of LLVM's pass of the same name, so that its tests can judge.

use crate::knobs;
use std::collections::HashSet;
use std::fmt::Write;
use warpc_analysis::{Alias, AliasCache, AliasResult, AnalysisSet, Loc, ModRef, Size};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_text::{FunctionText, type_text};

const NAME: &str = "aa-eval";

/// Row of the pass.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "ask alias analysis about all pairs of accesses, and count the answers",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[knobs::ALIAS_EVAL],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(AliasEval)))
    },
};

struct AliasEval;

impl ModulePass for AliasEval {
    fn run(&mut self, m: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let shown = Shown::of(&cx.session.knobs);
        let (mut out, mut counts, mut functions) = (String::new(), Counts::default(), 0);
        for g in m.defined_functions() {
            // Lists of uses, which tell what escapes, are there while a function is edited.
            functions += 1;
            m.edit(g, |f| evaluate(f, &shown, &mut counts, &mut out));
        }
        if functions > 0 {
            counts.report(&mut out);
        }
        cx.text.extend_from_slice(out.as_bytes());
        false
    }
}

/// Which answers are printed.
struct Shown {
    /// By [`AliasResult`].
    aliases: [bool; 4],
    /// By the bits of [`ModRef`].
    mod_refs: [bool; 4],
    /// Whether loads and stores are compared with their metadata, too.
    metadata: bool,
}

impl Shown {
    fn of(knobs: &Knobs) -> Shown {
        let all = knobs.get(knobs::AA_PRINT_ALL);
        let of = |list: [_; 4]| list.map(|knob| all || knobs.get(knob));
        Shown {
            aliases: of([knobs::AA_PRINT_NO, knobs::AA_PRINT_MAY, knobs::AA_PRINT_PARTIAL, knobs::AA_PRINT_MUST]),
            mod_refs: of([knobs::AA_PRINT_NO_MODREF, knobs::AA_PRINT_REF, knobs::AA_PRINT_MOD, knobs::AA_PRINT_MODREF]),
            metadata: knobs.get(knobs::AA_METADATA),
        }
    }
    fn anything(&self) -> bool {
        self.aliases.iter().chain(&self.mod_refs).any(|&shown| shown)
    }
}

/// How often each answer came.
#[derive(Default)]
struct Counts {
    /// By [`AliasResult`].
    aliases: [u64; 4],
    /// By the bits of [`ModRef`].
    mod_refs: [u64; 4],
}

/// Per cent of `total`, without and with the tenth behind the point.
fn whole_percent(part: u64, total: u64) -> u64 {
    part * 100 / total
}
fn percent(part: u64, total: u64) -> String {
    format!("{}.{}%", whole_percent(part, total), part * 1000 / total % 10)
}

impl Counts {
    fn report(&self, out: &mut String) {
        out.push_str("===== Alias Analysis Evaluator Report =====\n");
        let [no, may, partial, must] = self.aliases;
        let kinds = [("no alias", no), ("may alias", may), ("partial alias", partial), ("must alias", must)];
        match self.aliases.iter().sum() {
            0 => out.push_str("  Alias Analysis Evaluator Summary: No pointers!\n"),
            total => Counts::table(
                &kinds,
                total,
                "Total Alias Queries Performed",
                "Alias Analysis Evaluator Pointer Alias Summary",
                out,
            ),
        }
        let [none, reads, writes, both] = self.mod_refs;
        let kinds = [("no mod/ref", none), ("mod", writes), ("ref", reads), ("mod & ref", both)];
        match self.mod_refs.iter().sum() {
            0 => out.push_str("  Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!\n"),
            total => Counts::table(
                &kinds,
                total,
                "Total ModRef Queries Performed",
                "Alias Analysis Evaluator Mod/Ref Summary",
                out,
            ),
        }
    }
    fn table(kinds: &[(&str, u64)], total: u64, queries: &str, summary: &str, out: &mut String) {
        // Writing to a string does not fail.
        let _ = writeln!(out, "  {total} {queries}");
        for &(kind, count) in kinds {
            let _ = writeln!(out, "  {count} {kind} responses ({})", percent(count, total));
        }
        let shares: Vec<String> = kinds.iter().map(|x| format!("{}%", whole_percent(x.1, total))).collect();
        let _ = writeln!(out, "  {summary}: {}", shares.join("/"));
    }
}

/// What a function accesses.
#[derive(Default)]
struct Accesses {
    /// Addresses with the types that are accessed there, each once, in order.
    pointers: Vec<(Value, Type)>,
    loads: Vec<Inst>,
    stores: Vec<Inst>,
    calls: Vec<Inst>,
}

impl Accesses {
    fn of(f: &Func<'_>) -> Accesses {
        let mut all = Accesses::default();
        let mut seen = HashSet::new();
        for i in f.block_order().flat_map(|b| f.block_insts(b)) {
            let pointer = match f.op(i) {
                Opcode::Load => {
                    all.loads.push(i);
                    (f.operand(i, 0), f.ty(i))
                }
                Opcode::Store => {
                    all.stores.push(i);
                    (f.operand(i, 1), f.type_of(f.operand(i, 0)))
                }
                op => {
                    if op.is_call() {
                        all.calls.push(i);
                    }
                    continue;
                }
            };
            if seen.insert(pointer) {
                all.pointers.push(pointer);
            }
        }
        all
    }
}

/// An accessed address in words: `i32`, ` addrspace(1)`, `* %p`. Beside calls the address space is left out.
fn pointer_text(f: &Func<'_>, texts: &mut FunctionText<'_>, (ptr, ty): (Value, Type)) -> [String; 3] {
    let text = type_text(f.types(), &f.ctx().tables.strings, ty);
    let space = f.types().addrspace(f.type_of(ptr)).filter(|&space| space != 0);
    let space = space.map_or(String::new(), |space| format!(" addrspace({space})"));
    let mut name = String::from("* ");
    texts.operand(f, ptr, &mut name);
    [text, space, name]
}

fn alias_text(result: AliasResult) -> &'static str {
    match result {
        AliasResult::No => "NoAlias",
        AliasResult::May => "MayAlias",
        AliasResult::Partial => "PartialAlias",
        AliasResult::Must => "MustAlias",
    }
}

fn mod_ref_text(result: ModRef) -> &'static str {
    ["NoModRef", "Just Ref", "Just Mod", "Both ModRef"][result.0 as usize & 3]
}

/// Asks all questions about one function.
fn evaluate(f: &Func<'_>, shown: &Shown, counts: &mut Counts, out: &mut String) {
    let all = Accesses::of(f);
    if shown.anything() {
        let _ = writeln!(
            out,
            "Function: {}: {} pointers, {} call sites",
            String::from_utf8_lossy(f.name()),
            all.pointers.len(),
            all.calls.len()
        );
    }
    let mut cache = AliasCache::default();
    let mut aa = Alias::new(f, &mut cache);
    let mut texts = FunctionText::new(f);
    let names: Vec<[String; 3]> = match shown.anything() {
        true => all.pointers.iter().map(|&p| pointer_text(f, &mut texts, p)).collect(),
        false => Vec::new(),
    };
    let mut whole = |i: Inst| {
        let mut text = String::new();
        texts.inst(f, i, &mut text);
        text
    };
    let locs: Vec<Loc> = all.pointers.iter().map(|&(ptr, ty)| Loc::new(ptr, Size::of(f, ty))).collect();
    for (k, x) in locs.iter().enumerate() {
        for (n, y) in locs[..k].iter().enumerate() {
            let result = aa.alias(x, y);
            counts.aliases[result as usize] += 1;
            if !shown.aliases[result as usize] {
                continue;
            }
            let swapped = names[n][2] < names[k][2];
            let (first, second) = if swapped { (n, k) } else { (k, n) };
            let offset = match result {
                AliasResult::Partial => aa.nested_distance(&locs[first], &locs[second]),
                _ => None,
            };
            let offset = offset.map(|n| format!(" (off {n})")).unwrap_or_default();
            let _ = writeln!(
                out,
                "  {}{offset}:\t{}, {}",
                alias_text(result),
                names[first].concat(),
                names[second].concat()
            );
        }
    }
    if shown.metadata {
        let pairs = all.loads.iter().flat_map(|&load| all.stores.iter().map(move |&store| (load, store)));
        let stores = all.stores.iter().enumerate();
        for (x, y) in pairs.chain(stores.flat_map(|(k, &x)| all.stores[..k].iter().map(move |&y| (x, y)))) {
            let (Some(a), Some(b)) = (Loc::of(f, x), Loc::of(f, y)) else { continue };
            let result = aa.alias(&a, &b);
            counts.aliases[result as usize] += 1;
            if shown.aliases[result as usize] {
                let _ = writeln!(out, "  {}:   {} <->   {}", alias_text(result), whole(x), whole(y));
            }
        }
    }
    for &call in &all.calls {
        for (k, loc) in locs.iter().enumerate() {
            let result = aa.call_mod_ref(call, loc);
            counts.mod_refs[result.0 as usize & 3] += 1;
            if shown.mod_refs[result.0 as usize & 3] {
                let [ty, _, name] = &names[k];
                let _ = writeln!(out, "  {}:  Ptr: {ty}{name}\t<->  {}", mod_ref_text(result), whole(call));
            }
        }
    }
    for &first in &all.calls {
        for &second in all.calls.iter().filter(|&&second| second != first) {
            let result = aa.mod_ref_call(first, second);
            counts.mod_refs[result.0 as usize & 3] += 1;
            if shown.mod_refs[result.0 as usize & 3] {
                let _ = writeln!(out, "  {}:   {} <->   {}", mod_ref_text(result), whole(first), whole(second));
            }
        }
    }
}
