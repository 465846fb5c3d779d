//! Whether a call is inlined: attributes first, then cost against a threshold.

use super::analyser::{self, Cost, Settings};
use super::cost;
use super::profile::Heat;
use crate::knobs;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::module::{ModuleCtx, Symbol};
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{Calls, RemarkText};

/// What the parameters of the pass ask for.
#[derive(Clone, Copy)]
pub struct Asked {
    /// Only what is marked `alwaysinline`.
    pub only_always: bool,
    /// No other inliner looks at the rest.
    pub alone: bool,
    /// The threshold of the pipeline, where the command line says no other: those for size have a small one.
    pub threshold: Option<i64>,
}

/// Whether a call should be inlined.
pub enum Verdict {
    /// Yes: name of the remark and the cost.
    Yes(&'static str, RemarkText),
    /// No: the remark.
    No(Refusal),
    /// No, and this is not worth a remark.
    Silent,
}

/// Why a call stays, as a remark says it.
pub struct Refusal {
    /// Name of the remark.
    pub name: &'static str,
    /// The reason in words.
    pub because: &'static str,
    /// What follows the reason.
    pub details: RemarkText,
    /// A pattern in the body that is the reason.
    pub pattern: Option<&'static str>,
}

impl Refusal {
    /// One that no cost outweighs.
    pub fn never(why: impl std::fmt::Display) -> Refusal {
        let details = RemarkText::from("(cost=never)").text(": ").arg("Reason", why);
        Refusal { name: "NeverInline", because: "it should never be inlined ", details, pattern: None }
    }
    /// The same for a body that holds what cannot be inlined.
    pub fn pattern(why: &'static str) -> Refusal {
        Refusal { pattern: Some(why), ..Refusal::never(why) }
    }
}

fn always_text(why: &str) -> RemarkText {
    RemarkText::from("(cost=always)").text(": ").arg("Reason", why)
}

fn cost_text(cost: i64, threshold: i64) -> RemarkText {
    RemarkText::from("(cost=").arg("Cost", cost).text(", threshold=").arg("Threshold", threshold).text(")")
}

/// Instruction rows at which a caller takes no more callees, unless they must be inlined.
const MAX_CALLER: usize = 2_000_000;
/// Thresholds of callers with `minsize` and `optsize`.
const MIN_SIZE: i64 = 5;
const OPT_SIZE: i64 = 50;

/// Attributes that a caller must have exactly when the callee has them.
const SAME: &[AttrKind] = &[
    AttrKind::SanitizeAddress,
    AttrKind::SanitizeThread,
    AttrKind::SanitizeType,
    AttrKind::SanitizeMemory,
    AttrKind::SanitizeHWAddress,
    AttrKind::SanitizeMemTag,
    AttrKind::SanitizeNumericalStability,
    AttrKind::SafeStack,
    AttrKind::ShadowCallStack,
    AttrKind::NoProfile,
];
/// The same for attributes that are strings; the value counts too.
const SAME_TEXT: &[&[u8]] =
    &[b"use-sample-profile", b"sign-return-address", b"sign-return-address-key", b"branch-protection-pauth-lr"];

fn set_of(ctx: ModuleCtx<'_>, global: Global) -> AttrSet {
    ctx.attrs().list(ctx.globals.parts[global.index()].attrs).func
}

/// Whether code under the attributes of `callee` may run under those of `caller`.
pub fn compatible(ctx: ModuleCtx<'_>, caller: Global, callee: Global, superset: bool) -> bool {
    let (a, b) = (set_of(ctx, caller), set_of(ctx, callee));
    if a == b {
        return true;
    }
    let attrs = ctx.attrs();
    let text = |s: AttrSet, key: &[u8]| ctx.tables.strings.find(key).and_then(|k| attrs.string(s, k));
    if SAME.iter().any(|&k| attrs.has(a, k) != attrs.has(b, k)) || SAME_TEXT.iter().any(|k| text(a, k) != text(b, k)) {
        return false;
    }
    if attrs.has(b, AttrKind::StrictFP) && !attrs.has(a, AttrKind::StrictFP) {
        return false;
    }
    // Library functions that must not be recognised: the caller knows of no more than the callee.
    let off = |s: AttrSet| {
        attrs.set(s).iter().filter_map(|x| match x {
            Attr::Str(k, _) if ctx.tables.strings.get(*k).starts_with(b"no-builtin") => Some(*k),
            _ => None,
        })
    };
    let all = |s: AttrSet| text(s, b"no-builtins").is_some();
    let within = all(a) || !all(b) && off(b).all(|k| off(a).any(|x| x == k));
    within && (superset || off(a).count() == off(b).count())
}

/// The reason not to inline that an attribute gives, whatever the cost.
pub fn forbidden(func: &FuncMut<'_>, call: Inst, callee: Global, knobs: &Knobs) -> Option<&'static str> {
    let ctx = func.ctx();
    let attrs = ctx.attrs();
    let (a, b) = (set_of(ctx, func.global()), set_of(ctx, callee));
    if !compatible(ctx, func.global(), callee, knobs.get(knobs::INLINE_CALLER_SUPERSET_NOBUILTIN)) {
        return Some("conflicting attributes");
    }
    if attrs.has(a, AttrKind::OptimizeNone) {
        return Some("optnone attribute");
    }
    if attrs.has(b, AttrKind::NullPointerIsValid) && !attrs.has(a, AttrKind::NullPointerIsValid) {
        return Some("nullptr definitions incompatible");
    }
    if ctx.globals.sym[callee.index()].linkage.is_interposable() || interposed(ctx, callee) {
        return Some("interposable");
    }
    if attrs.has(b, AttrKind::NoInline) || attrs.has(b, AttrKind::OptimizeNone) {
        return Some("noinline function attribute");
    }
    if func.attrs().fn_has(func.call(call).attrs, AttrKind::NoInline) {
        return Some("noinline call site attribute");
    }
    if ctx.tables.strings.find(b"loader-replaceable").is_some_and(|key| attrs.string(b, key).is_some()) {
        return Some("loader replaceable function attribute");
    }
    None
}

/// The number that attribute `key` of a function has.
fn text_number(ctx: ModuleCtx<'_>, set: AttrSet, key: &[u8]) -> Option<u64> {
    let value = ctx.attrs().string(set, ctx.tables.strings.find(key)?)??;
    std::str::from_utf8(ctx.tables.strings.get(value)).ok()?.parse().ok()
}

/// Whether another module may replace the definition of `global`: it is not local, and this module allows it by a flag.
fn interposed(ctx: ModuleCtx<'_>, global: Global) -> bool {
    let sym = ctx.globals.sym[global.index()];
    if sym.linkage.is_local() || sym.flags & Symbol::DSO_LOCAL != 0 {
        return false;
    }
    ctx.tables.module_flag_int(b"SemanticInterposition").is_some_and(|allowed| allowed != 0)
}

/// Whether the thread ends after `call`: code that runs once at most is not worth growing.
fn leads_nowhere(func: &Func<'_>, call: Inst) -> bool {
    let b = match func.op(call) {
        Opcode::Invoke => func.operand(call, func.num_operands(call) - 3).as_block(),
        _ => Some(func.block_of(call)),
    };
    b.and_then(|b| func.terminator(b).get()).is_some_and(|t| func.op(t) == Opcode::Unreachable)
}

/// Judges `call` of `callee`. With `only_always`, only `alwaysinline` functions are inlined.
pub fn judge(
    func: &FuncMut<'_>,
    (calls, knobs, explain): (&Calls, &Knobs, bool),
    sizes: &cost::Facts,
    (call, callee): (Inst, Global),
    view: &Func<'_>,
    Asked { only_always, threshold, .. }: Asked,
    heat: Heat,
) -> Verdict {
    let ctx = func.ctx();
    let never = |why: &str| Verdict::No(Refusal::never(why));
    let set = set_of(ctx, callee);
    let attrs = ctx.attrs();
    if attrs.has(set, AttrKind::AlwaysInline) || func.attrs().fn_has(func.call(call).attrs, AttrKind::AlwaysInline) {
        if func.attrs().fn_has(func.call(call).attrs, AttrKind::NoInline) {
            return never("noinline call site attribute");
        }
        return match sizes.can_clone(view) {
            Ok(()) => Verdict::Yes("AlwaysInline", always_text("always inline attribute")),
            Err(why) => never(&why.to_string()),
        };
    }
    if only_always {
        return Verdict::Silent;
    }
    if let Some(why) = forbidden(func, call, callee, knobs) {
        return never(why);
    }
    if func.num_insts() > MAX_CALLER {
        let (name, because) = ("CallerTooBig", "the caller is too big");
        return Verdict::No(Refusal { name, because, details: RemarkText::default(), pattern: None });
    }
    if knobs.get(knobs::INLINE_ALL_VIABLE_CALLS) && sizes.can_clone(view).is_ok() {
        let why = "Inlining forced by -inline-all-viable-calls";
        return Verdict::Yes("AlwaysInline", always_text(why));
    }
    let only = is_only_call(calls, ctx, callee);
    let limit = limit(func, call, callee, knobs, threshold, heat, only);
    let asked_stack = || text_number(ctx, set_of(ctx, func.global()), b"inline-max-stacksize");
    let max_stack = match u64::try_from(knobs.get(knobs::INLINE_MAX_STACKSIZE)) {
        Ok(bytes) => bytes,
        Err(_) => asked_stack().unwrap_or(u64::MAX),
    };
    let wave = |global: Global| calls.wave[global.index()];
    let finished =
        |global: Global| wave(global) < wave(func.global()) || ctx.globals.sym[global.index()].is_declaration();
    let settings = Settings {
        call_penalty: knobs.get(knobs::INLINE_CALL_PENALTY),
        full: knobs.get(knobs::INLINE_COST_FULL) || explain,
        traced: false,
        max_stack,
        max_recursive_stack: knobs.get(knobs::RECURSIVE_INLINE_MAX_STACKSIZE).try_into().unwrap_or(u64::MAX),
        recursive: has_recursion(calls, func),
        only,
        may_look_at: &finished,
    };
    let tuned = analyser::TUNING.iter().any(|key| ctx.tables.strings.find(key).is_some());
    if !explain && !tuned && settings.max_stack == u64::MAX && !limit.counts_loops && !settings.recursive {
        // The cost of the whole body is known, and is an upper bound.
        let body = sizes.body(func, callee);
        let saved = analyser::call_site(func, call, callee, settings.call_penalty);
        if body - saved - limit.last_call < limit.threshold {
            return Verdict::Yes("Inlined", RemarkText::default());
        }
    }
    match analyser::analyse(func, call, view, limit, settings).cost {
        Cost::Never(why) => Verdict::No(Refusal::never(why)),
        Cost::Pattern(why) => Verdict::No(Refusal::pattern(why)),
        Cost::Of(cost, threshold) if cost < threshold => Verdict::Yes("Inlined", cost_text(cost, threshold)),
        Cost::Of(cost, threshold) => {
            let (name, because) = ("TooCostly", "too costly to inline ");
            Verdict::No(Refusal { name, because, details: cost_text(cost, threshold), pattern: None })
        }
    }
}

/// Whether the one call that there is of local function `callee` is judged: its body goes when the call does.
fn is_only_call(calls: &Calls, ctx: ModuleCtx<'_>, callee: Global) -> bool {
    let local = ctx.globals.sym[callee.index()].linkage.is_local();
    local && !calls.graph.is_referenced(callee) && calls.left[callee.index()] == 1
}

/// What a cost is compared with.
#[derive(Clone, Copy)]
pub struct Limit {
    /// Units that any callee may cost.
    pub threshold: i64,
    /// Units more for a callee of one block.
    pub single_block: i64,
    /// Units more for vector code, which gains most from its context.
    pub vector: i64,
    /// Units less that a callee costs whose body goes with this call.
    pub last_call: i64,
    /// Each loop costs something.
    pub counts_loops: bool,
}

impl Limit {
    /// The limit that comes of `base` where nothing moves it.
    pub fn plain(func: &Func<'_>, base: i64) -> Limit {
        let threshold = if is_for_gpu(func) { base * cost::THRESHOLD_FACTOR } else { base };
        let attrs = func.ctx().attrs();
        let small = attrs.has(set_of(func.ctx(), func.global()), AttrKind::MinSize);
        let (single_block, vector) = if small { (0, 0) } else { (threshold / 2, threshold * 3 / 2) };
        Limit { threshold, single_block, vector, last_call: 0, counts_loops: small }
    }
}

/// The limit for `call` of `callee`, whose body goes with the call if this is the `only` one. `bound`: what the pipeline says.
pub fn limit(
    func: &Func<'_>,
    call: Inst,
    callee: Global,
    knobs: &Knobs,
    bound: Option<i64>,
    heat: Heat,
    only: bool,
) -> Limit {
    let ctx = func.ctx();
    let attrs = ctx.attrs();
    let gpu = is_for_gpu(func);
    let (own, set) = (set_of(ctx, func.global()), set_of(ctx, callee));
    let small = attrs.has(own, AttrKind::MinSize);
    let optsize = attrs.has(own, AttrKind::OptimizeForSize);
    // Who names a threshold wants it for all: the defaults for size and for cold functions move it no more.
    let asked = knobs.is_set(knobs::INLINE_THRESHOLD);
    let known = knobs.get(knobs::INLINE_THRESHOLD);
    let mut base = bound.filter(|_| !asked).unwrap_or(known);
    // Growing for what seldom runs is not worth what would be saved elsewhere.
    let mut cold = false;
    if small && !asked {
        base = base.min(MIN_SIZE);
    } else if optsize && !small && !asked {
        base = base.min(OPT_SIZE);
    }
    if !small {
        if attrs.has(set, AttrKind::InlineHint) {
            base = base.max(knobs.get(knobs::INLINE_HINT_THRESHOLD));
        }
        match heat {
            Heat::Hot if !optsize => base = knobs.get(knobs::HOT_CALLSITE_THRESHOLD),
            Heat::Cold => {
                base = base.min(knobs.get(knobs::INLINE_COLD_CALLSITE_THRESHOLD));
                cold = true;
            }
            Heat::HotCallee => base = base.max(knobs.get(knobs::INLINE_HINT_THRESHOLD)),
            _ if heat == Heat::ColdCallee || attrs.has(set, AttrKind::Cold) => {
                if !asked || knobs.is_set(knobs::INLINE_COLD_THRESHOLD) {
                    base = base.min(knobs.get(knobs::INLINE_COLD_THRESHOLD));
                }
                cold = true;
            }
            _ => {}
        }
    }
    if leads_nowhere(func, call) {
        return Limit { threshold: 0, single_block: 0, vector: 0, last_call: 0, counts_loops: small };
    }
    let threshold = if gpu { base * cost::THRESHOLD_FACTOR } else { base };
    let (single_block, vector) = match small || cold || threshold <= 0 {
        true => (0, 0),
        false => (threshold / 2, threshold * 3 / 2),
    };
    // On a GPU a slot that is passed on costs memory in every thread: it is worth a lot to have it in registers.
    let slots = if gpu { cost::passed_slots(func, call) } else { 0 };
    let last_call = if only && !cold { analyser::LAST_CALL } else { 0 };
    Limit { threshold: threshold + slots, single_block, vector, last_call, counts_loops: small }
}

/// Whether the caller may call itself, directly or not.
fn has_recursion(calls: &Calls, func: &Func<'_>) -> bool {
    calls.graph.callees(func.global()).contains(&func.global())
}
