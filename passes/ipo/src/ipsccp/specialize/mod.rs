//! Copies of functions for constants that some calls pass (`func-spec`).
//!
//! **When**: an argument that is anything is a constant in a call, and a copy of the function for that constant is worth it: calls of
//! the argument can be inlined there, or a good part of the function folds (`savings.rs`). The best copies are made, three for each
//! function that has any; calls that pass their constants call them, those within the copies too. Then all is solved again, and so on
//! while there is something new. What nobody calls any more goes.
//! **How**: facts of arguments stay while all is solved again, those of results are found anew. A recursive function that is passed a slot
//! that holds one constant gets a constant variable instead (`slots.rs`).
//! **Invariants**: functions that must not be copied stay, so do those that other modules may replace. **Cost**: each round is linear
//! in the calls of the functions that can be copied and in what they would save, up to a bound for the module.
//! **Source**: the conditions and numbers are those of LLVM's pass.

mod choose;
mod savings;
mod sites;
mod slots;
mod worth;

use super::Whole;
use super::between::Row;
use crate::knobs;
use crate::outline::rescope_copy;
use crate::references::erase_global;
use crate::signature::call_sites;
use sites::constant_of;
use std::collections::{BTreeMap, BTreeSet};
use warpc_analysis::facts::called_function;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::module::{GlobalRow, Linkage, Parts, Symbol, Visibility};
use warpc_ir::{Func, Module, Opcode, Value};

/// Instructions looked at in all, after which no more copies are considered.
const BUDGET: usize = 4_000_000;

/// A copy that can be made.
struct Spec {
    function: Row,
    /// Arguments and what they are, constants of the table between functions.
    constants: Vec<(usize, Value)>,
    /// How good it is.
    score: u64,
    /// What it will cost.
    size: u64,
    /// Calls that pass the constants.
    sites: Vec<(Row, Inst)>,
    /// The copy, once it is made.
    copy: Option<Global>,
}

/// What is known of a function that can be copied.
#[derive(Clone, Copy)]
struct Metrics {
    /// Cost of all its instructions; `None` where it must not be copied.
    size: Option<u64>,
    is_recursive: bool,
}

/// Makes copies, round after round.
pub(super) struct Specializer<'k> {
    knobs: &'k Knobs,
    metrics: BTreeMap<Row, Metrics>,
    copies: BTreeSet<Row>,
    /// What the copies of a function cost so far.
    growth: BTreeMap<Row, u64>,
    /// Functions that only copies of them are called instead of.
    replaced: Vec<Global>,
    /// Constant variables that were made.
    variables: usize,
    budget: usize,
}

impl<'k> Specializer<'k> {
    pub(super) fn new(knobs: &'k Knobs) -> Specializer<'k> {
        Specializer {
            knobs,
            metrics: BTreeMap::new(),
            copies: BTreeSet::new(),
            growth: BTreeMap::new(),
            replaced: Vec::new(),
            variables: 0,
            budget: BUDGET,
        }
    }

    /// Makes copies while any is worth it. Whether something changed.
    pub(super) fn run(&mut self, module: &mut Module, whole: &mut Whole) -> bool {
        let rounds = self.knobs.get(knobs::FUNCSPEC_MAX_ITERS);
        let mut changed = false;
        for _ in 0..rounds {
            if !self.round(module, whole) {
                break;
            }
            changed = true;
        }
        changed || self.variables > 0
    }

    fn round(&mut self, module: &mut Module, whole: &mut Whole) -> bool {
        let mut specs = Vec::new();
        let mut functions = 0;
        for row in (0..whole.functions.len()).map(Row::new) {
            if self.is_candidate(module, whole, row) && self.find(module, whole, row, &mut specs) {
                functions += 1;
            }
        }
        if functions == 0 {
            return false;
        }
        let most = functions * usize::try_from(self.knobs.get(knobs::FUNCSPEC_MAX_CLONES)).unwrap_or(0);
        let scores: Vec<u64> = specs.iter().map(|spec| spec.score).collect();
        let best = choose::best(&scores, most);
        if best.is_empty() {
            return false;
        }
        whole.drop_copies(module);
        let mut originals: Vec<Row> = Vec::new();
        for at in best {
            self.make(module, whole, &mut specs[at]);
            originals.push(specs[at].function);
        }
        originals.sort_unstable();
        originals.dedup();
        whole.start_again(module);
        let mut redirected = false;
        for &row in &originals {
            redirected |= self.redirect_rest(module, whole, row, &specs);
        }
        if redirected {
            whole.drop_copies(module);
            whole.start_again(module);
        }
        for row in originals {
            if self.metrics.get(&row).is_some_and(|metrics| metrics.is_recursive) {
                self.promote_slots(module, whole, row);
            }
        }
        true
    }

    /// Whether function `row` may be copied, and copies are worth a look.
    fn is_candidate(&mut self, module: &mut Module, whole: &mut Whole, row: Row) -> bool {
        let function = &whole.functions[row.index()];
        if !function.reached || function.settled || self.copies.contains(&row) {
            return false;
        }
        let global = function.global;
        let Some(func) = module.func(global) else { return false };
        let attrs = module.globals().parts()[global.index()].attrs;
        let marked = [
            AttrKind::NoDuplicate,
            AttrKind::OptimizeForSize,
            AttrKind::MinSize,
            AttrKind::AlwaysInline,
            AttrKind::OptimizeNone,
            AttrKind::Naked,
        ];
        if func.num_args() == 0
            || marked.iter().any(|&kind| func.attrs().fn_has(attrs, kind))
            || module.globals().sym()[global.index()].linkage.is_interposable()
        {
            return false;
        }
        let is_new = !self.metrics.contains_key(&row);
        if is_new {
            let metrics = metrics(&func);
            self.metrics.insert(row, metrics);
        }
        let Metrics { size, is_recursive } = self.metrics[&row];
        let literals = self.knobs.get(knobs::FUNCSPEC_FOR_LITERAL_CONSTANT);
        let only_large = !self.is_forced() && (literals || !func.attrs().fn_has(attrs, AttrKind::NoInline));
        let least = u64::try_from(self.knobs.get(knobs::FUNCSPEC_MIN_FUNCTION_SIZE)).unwrap_or(0);
        if size.is_none_or(|size| only_large && size < least) || !literals && !is_new && !is_recursive {
            return false;
        }
        if is_new && is_recursive {
            self.promote_slots(module, whole, row);
        }
        true
    }

    fn is_forced(&self) -> bool {
        self.knobs.get(knobs::FORCE_SPECIALIZATION)
    }

    /// A copy of the function of `spec`, which the calls of `spec` call from now on.
    fn make(&mut self, module: &mut Module, whole: &mut Whole, spec: &mut Spec) {
        let from = whole.functions[spec.function.index()].global;
        let Some(body) = module.body(from) else { return };
        let mut body = Box::new(body.clone());
        *self.growth.entry(spec.function).or_default() += spec.size;
        let base = String::from_utf8_lossy(module.ctx().name(from)).into_owned();
        let mut number = self.copies.len() + 1;
        let name = loop {
            let name = format!("{base}.specialized.{number}");
            if module.find_global(&name).is_none() {
                break name;
            }
            number += 1;
        };
        let name = module.tables_mut().strings.intern(name.as_bytes());
        let (globals, index) = (module.globals(), from.index());
        let (sym, shape, parts) = (globals.sym()[index], globals.shape()[index], globals.parts()[index]);
        let sym = Symbol { name, linkage: Linkage::Internal, visibility: Visibility::Default, ..sym };
        let mut parts = Parts { comdat: Comdat::NONE, number: u32::MAX, ..parts };
        let extra = module.ctx().extra(from).cloned();
        if let Some(extra) = extra {
            // What is attached to the function is said of it alone; its debug information is copied below.
            let extras = &mut module.tables_mut().extras;
            extras.push(warpc_ir::module::FuncExtra { attachments: Vec::new(), ..extra });
            parts.extra = extras.len() as u32 - 1;
        }
        let copy = Global(module.globals_mut().push(GlobalRow { sym, shape, parts }));
        body.side.global = copy;
        module.put_body(copy, body);
        rescope_copy(module, from, copy);
        let row = whole.add_copy(module, spec.function, copy, &spec.constants);
        self.copies.insert(row);
        spec.copy = Some(copy);
        for &(caller, call) in &spec.sites {
            redirect(module, whole, caller, call, copy);
        }
    }

    /// Lets calls of function `row` that were not looked at call the best copy that fits; calls that pass other values stay.
    fn redirect_rest(&mut self, module: &mut Module, whole: &mut Whole, row: Row, specs: &[Spec]) -> bool {
        let mut left = 0;
        let mut any = false;
        let on_address = self.knobs.get(knobs::FUNCSPEC_ON_ADDRESS);
        for (caller, call) in whole.calls_of(row) {
            let mut best: Option<&Spec> = None;
            if !whole.runs_call(module, caller, call) {
                continue;
            }
            for spec in specs.iter().filter(|spec| spec.function == row && spec.copy.is_some()) {
                if best.is_some_and(|best| spec.score <= best.score) {
                    continue;
                }
                let passes = |&(number, constant): &(usize, Value)| {
                    constant_of(module, whole, (caller, call), number, on_address) == Some(constant)
                };
                let mut constants = spec.constants.iter();
                if constants.all(passes) {
                    best = Some(spec);
                }
            }
            match best.and_then(|best| best.copy) {
                Some(copy) => {
                    redirect(module, whole, caller, call, copy);
                    any = true;
                }
                None => left += usize::from(caller != row),
            }
        }
        let function = &whole.functions[row.index()];
        if left == 0 && function.closed {
            self.replaced.push(function.global);
        }
        any
    }

    /// Erases functions that only they themselves call, as all other calls go to copies.
    pub(super) fn erase_replaced(&mut self, module: &mut Module) {
        let calls = call_sites(module);
        let gone: BTreeSet<Global> = self.replaced.iter().copied().collect();
        for &global in &gone {
            let called = calls.row(global.index()).iter().any(|site| !gone.contains(&site.caller));
            if !called {
                erase_global(module, global);
            }
        }
    }
}

/// What `func` costs, and whether it calls itself.
fn metrics(func: &Func<'_>) -> Metrics {
    let sizes = warpc_printers::cost_model::CodeSize::of(func);
    let (mut size, mut is_recursive, mut copies) = (0, false, true);
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        size += sizes.cost(inst);
        is_recursive |= called_function(func, inst) == Some(func.global());
        copies &= func.op(inst) != Opcode::IndirectBr
            && !(func.op(inst).is_call() && warpc_analysis::facts::call_has(func, inst, AttrKind::NoDuplicate));
    }
    Metrics { size: (copies && size > 0).then_some(size), is_recursive }
}

/// Lets `call` of function `caller` call `copy`.
fn redirect(module: &mut Module, whole: &mut Whole, caller: Row, call: Inst, copy: Global) {
    let function = &mut whole.functions[caller.index()];
    function.note_edit();
    module.edit(function.global, |func| {
        let callee = func.num_operands(call) - 1;
        func.set_operand(call, callee, Value::global(copy));
    });
}
