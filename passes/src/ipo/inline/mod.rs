//! `inline`: bottom-up inliner, and `always-inline`.
//!
//! **When**: a direct call of a function with a body whose cost is below the threshold, or marked `alwaysinline`; never
//! `noinline`, never recursion through its own component.
//! **How**: strongly connected components of the call graph, callees first, so that a callee is judged by its size after its own
//! inlining. `cost.rs` counts instructions; the thresholds are the knobs. Local functions that lose their last use are erased.
//! **Cost**: linear in the code it looks at plus the code it adds; a caller stops growing at [`MAX_CALLER`] instructions.
//! **Invariants**: the stack frame's allocas go to the entry block; byval arguments are copied; every cloned instruction has
//! the location of the call.

mod cost;

use crate::ipo::calls::{self, CallGraph};
use warpc_engine::analysis::AnalysisSet;
use warpc_engine::ids::*;
use warpc_engine::ir::attrs::AttrKind;
use warpc_engine::ir::edit::inline::inline_call;
use warpc_engine::ir::{FuncMut, Module, Opcode};
use warpc_engine::knobs::Knob;
use warpc_engine::phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

/// Row of the pass table: the inliner.
pub const INFO: PassInfo = PassInfo {
    name: "inline",
    summary: "inline calls, callees first, by cost",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    knobs: &["inline-threshold", "inlinehint-threshold", "inlinecold-threshold"],
    idempotent: false,
    make: |mut params| {
        params.take_flag("only-mandatory", false);
        params.finish("inline")?;
        Ok(PassBody::Module(Box::new(Inline { only_always: false })))
    },
};

/// Row of the pass table: `alwaysinline` functions only.
pub const ALWAYS: PassInfo = PassInfo {
    name: "always-inline",
    summary: "inline functions marked alwaysinline",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    knobs: &[],
    idempotent: false,
    make: |mut params| {
        params.take_flag("insert-lifetime", true);
        params.finish("always-inline")?;
        Ok(PassBody::Module(Box::new(Inline { only_always: true })))
    },
};

/// Instruction rows at which a caller takes no more callees, unless they must be inlined.
const MAX_CALLER: usize = 2_000_000;

struct Inline {
    only_always: bool,
}

/// Whether a call should be inlined.
enum Verdict {
    Yes,
    No(&'static str, String),
}

impl ModulePass for Inline {
    fn run(&mut self, m: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        m.merge_overlays();
        let graph = CallGraph::of(m);
        let mut facts = cost::Facts::new(m, &graph);
        let mut changed = false;
        for c in 0..graph.components.len() {
            for &g in graph.components.members(c) {
                changed |= self.caller(m, cx, &graph, &mut facts, Global(g));
            }
        }
        if changed {
            let dropped = calls::erase_unused_local_functions(m, &facts.inlined);
            for g in dropped {
                facts.forget(g);
            }
        }
        changed
    }
}

fn text(m: &Module, g: Global) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(m.ctx().name(g))
}

/// Adds a remark to the caller `into` about `callee` when somebody wants remarks.
fn remark(
    cx: &mut ModuleCx<'_>,
    m: &Module,
    kind: RemarkKind,
    name: &'static str,
    [callee, into]: [Global; 2],
    what: impl FnOnce() -> String,
) {
    if cx.session.phase.remarks {
        let message = format!("'{}' {}", text(m, callee), what());
        cx.remarks.push((into, Remark { kind, pass: "inline", name, message, at: Inst::NONE }));
    }
}

impl Inline {
    fn caller(
        &self,
        m: &mut Module,
        cx: &mut ModuleCx<'_>,
        graph: &CallGraph,
        facts: &mut cost::Facts,
        g: Global,
    ) -> bool {
        let Some(mut body) = m.take_body(g) else { return false };
        let caller_attrs = m.globals().parts()[g.index()].attrs;
        let optnone = m.ctx().attrs().fn_has(caller_attrs, AttrKind::OptimizeNone);
        let mut changed = false;
        {
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let mut work: Vec<Inst> =
                f.block_order().flat_map(|b| f.block_insts(b)).filter(|&i| f.op(i) == Opcode::Call).collect();
            work.reverse();
            // Calls that came in with a callee are looked at once: their callees were finished before, and what was not
            // inlined there is judged again here in its new surroundings. Those back into the callee's own component are
            // not: recursion would unroll until the caller is full. Other callees cannot reach that component again.
            while let Some(call) = work.pop() {
                let Some(callee) = f.callee(call).as_global() else { continue };
                let Some(view) = m.func(callee) else { continue };
                let same_component = graph.components.of(callee.index()) == graph.components.of(g.index());
                let verdict = if same_component {
                    Verdict::No("Recursive", "it is recursive".into())
                } else {
                    self.judge(&f, cx, facts, call, callee, optnone)
                };
                let into = g;
                match verdict {
                    Verdict::No(name, why) => {
                        let what = || format!("not inlined into '{}' because {why}", text(m, into));
                        remark(cx, m, RemarkKind::Missed, name, [callee, into], what);
                    }
                    Verdict::Yes => match inline_call(&mut f, call, &view) {
                        Ok(blocks) => {
                            changed = true;
                            facts.inlined[callee.index()] = true;
                            let what = || format!("inlined into '{}'", text(m, into));
                            remark(cx, m, RemarkKind::Passed, "Inlined", [callee, into], what);
                            // The last block is the rest of the caller, whose calls are in the list already.
                            let fresh = &blocks[..blocks.len() - 1];
                            let at = work.len();
                            for &b in fresh {
                                work.extend(f.block_insts(b).filter(|&i| {
                                    let recursive = |c: Global| {
                                        graph.components.of(c.index()) == graph.components.of(callee.index())
                                    };
                                    f.op(i) == Opcode::Call && !f.callee(i).as_global().is_some_and(recursive)
                                }));
                            }
                            work[at..].reverse();
                        }
                        Err(why) => {
                            let what = || format!("not inlined into '{}' because of {why:?}", text(m, into));
                            remark(cx, m, RemarkKind::Missed, "NotInlinable", [callee, into], what);
                        }
                    },
                }
            }
        }
        if changed {
            warpc_engine::ir::edit::compact::compact(&mut body);
        }
        let has_overlay = body.side.overlay.is_some();
        m.put_body(g, body);
        if has_overlay {
            m.merge_overlays();
        }
        if changed {
            facts.forget(g);
        }
        changed
    }

    fn judge(
        &self,
        f: &FuncMut<'_>,
        cx: &ModuleCx<'_>,
        facts: &mut cost::Facts,
        call: Inst,
        callee: Global,
        optnone: bool,
    ) -> Verdict {
        let ctx = f.ctx();
        let (sym, parts) = (&ctx.globals.sym[callee.index()], &ctx.globals.parts[callee.index()]);
        let attrs = ctx.attrs();
        let always = attrs.fn_has(parts.attrs, AttrKind::AlwaysInline)
            || f.attrs().fn_has(f.call(call).attrs, AttrKind::AlwaysInline);
        let never =
            attrs.fn_has(parts.attrs, AttrKind::NoInline) || f.attrs().fn_has(f.call(call).attrs, AttrKind::NoInline);
        if sym.linkage.is_interposable() {
            return Verdict::No("NeverInline", "it may be replaced at link time".into());
        }
        if always && !f.attrs().fn_has(f.call(call).attrs, AttrKind::NoInline) {
            return Verdict::Yes;
        }
        if self.only_always {
            return Verdict::No("NeverInline", "it is not marked alwaysinline".into());
        }
        if never || optnone || attrs.fn_has(parts.attrs, AttrKind::OptimizeNone) {
            return Verdict::No(
                "NeverInline",
                "it should never be inlined (cost=never): noinline function attribute".into(),
            );
        }
        if f.num_insts() > MAX_CALLER {
            return Verdict::No("CallerTooBig", "the caller is too big".into());
        }
        let knobs = &cx.session.knobs;
        let base = if attrs.fn_has(parts.attrs, AttrKind::Cold) {
            knobs.int(Knob::InlineColdThreshold)
        } else if attrs.fn_has(parts.attrs, AttrKind::InlineHint) {
            knobs.int(Knob::InlineHintThreshold)
        } else {
            knobs.int(Knob::InlineThreshold)
        };
        let threshold = base * cost::THRESHOLD_FACTOR;
        let cost = facts.cost(f, call, callee);
        if cost < threshold {
            Verdict::Yes
        } else {
            Verdict::No("TooCostly", format!("too costly to inline (cost={cost}, threshold={threshold})"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_engine::session::Session;
    use warpc_engine::text::{ReadOptions, parse_module};

    #[test]
    fn recursion_is_inlined_into_others_once() {
        let text = b"
define internal i32 @even(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  %s = call i32 @odd(i32 %r)
  br label %done
done:
  %v = phi i32 [ 1, %0 ], [ %s, %more ]
  ret i32 %v
}
define internal i32 @odd(i32 %n) {
  %r = call i32 @even(i32 %n)
  %s = call i32 @even(i32 %r)
  ret i32 %s
}
define i32 @top(i32 %n) {
  %r = call i32 @even(i32 %n)
  ret i32 %r
}
";
        let mut m = parse_module(text, &ReadOptions::default()).unwrap();
        let session = Session::default();
        let PassBody::Module(mut pass) = (INFO.make)(Default::default()).unwrap() else { unreachable!() };
        assert!(pass.run(&mut m, &mut ModuleCx { session: &session, remarks: &mut Vec::new() }));
        let top = m.find_global("top").unwrap();
        assert!(m.body(top).unwrap().insts.len() < 20);
        assert!(warpc_engine::verify::verify_module(&m).is_ok());
    }
}
