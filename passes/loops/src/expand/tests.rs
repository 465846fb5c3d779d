//! Plans by themselves: cost, refusal, removal, increments, places. What they compute is tested by running `expand-scev-test`.

use super::*;
use std::sync::Arc;
use warpc_analysis::{Analyses, Assumptions, Loops};
use warpc_ir::body::Body;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::knobs::Knobs;
use warpc_ir::module::Module;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_scev::{Scev, Wrap};

/// A function with what is known of it.
struct Case {
    m: Module,
    body: Body,
}

/// Analyses of a function.
struct Facts {
    cfg: Arc<Cfg>,
    dom: Arc<DomTree>,
    loops: Arc<Loops>,
    facts: Arc<Assumptions>,
    knobs: Knobs,
}

impl Facts {
    fn of(func: &FuncMut<'_>) -> Facts {
        let mut a = Analyses::default();
        Facts {
            cfg: a.cfg(func),
            dom: a.dom(func),
            loops: a.loops(func),
            facts: a.assumptions(func),
            knobs: Knobs::default(),
        }
    }
    fn se<'q, 'a>(&'q self, scev: &'q mut Scev, func: &'q FuncMut<'a>) -> Se<'q, 'a> {
        let mut se = Se::new(scev, func, &self.cfg, &self.dom, &self.loops, &self.facts, &self.knobs);
        let all: Vec<Inst> = func.block_order().flat_map(|b| func.block_insts(b)).collect();
        for i in all {
            se.get(i.into());
        }
        se
    }
    fn shape(&self) -> Shape<'_> {
        Shape { cfg: &self.cfg, dom: &self.dom, loops: &self.loops }
    }
}

fn case(text: &str) -> Case {
    let options = warpc_text::ReadOptions { keep_names: true, ..Default::default() };
    let mut m = warpc_text::parse_module(text.as_bytes(), &options).expect("text");
    let g = m.find_global("f").expect("f");
    let body = m.take_body(g).expect("a body");
    Case { m, body: *body }
}

impl Case {
    fn run<R>(&mut self, test: impl FnOnce(&mut FuncMut<'_>, &Facts) -> R) -> R {
        let mut f = FuncMut::of_body(&mut self.body, self.m.ctx());
        let facts = Facts::of(&f);
        test(&mut f, &facts)
    }
}

fn named(func: &FuncMut<'_>, name: &str) -> Inst {
    let names = func.side().names.as_ref().expect("names");
    func.block_order()
        .flat_map(|b| func.block_insts(b))
        .find(|&i| names.get(i.into()) == name.as_bytes())
        .expect("a name")
}

fn count(func: &FuncMut<'_>) -> usize {
    func.block_order().map(|b| func.block_insts(b).count()).sum()
}

const LOOP: &str = "
define i32 @f(i32 %n, i32 %d, i64 %w) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %i, %d
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %q = udiv i32 %n, %d
  ret i32 %q
}";

#[test]
fn what_is_there_costs_nothing() {
    case(LOOP).run(|f, facts| {
        let mut scev = Scev::new(f);
        let mut memory = Memory::default();
        let (x, q, next) = (named(f, "x"), named(f, "q"), named(f, "next"));
        let ret = f.next(q);
        let mut se = facts.se(&mut scev, f);
        let options = Options::default();
        let e = se.get(q.into());
        assert_eq!(plan(&mut se, &mut memory, &options, e, ret).map(|p| p.cost()), Ok(0));
        // Before it the divisor may be zero.
        assert_eq!(plan(&mut se, &mut memory, &options, e, q).err(), Some(Refusal::Division));
        assert!(!is_safe(&mut se, e, &options) && !is_safe_at(&mut se, e, q, &options));
        let guarded = Options { guard_divisions: true, ..Options::default() };
        assert!(is_safe_at(&mut se, e, q, &guarded));
        assert!(is_dear(&mut se, &mut memory, &guarded, e, q, 4));
        // A sum with what is there is one instruction.
        let ex = se.get(x.into());
        let n = se.get(Value::arg(0));
        let sum = se.add2(ex, n, Wrap::ANY);
        let at = f.next(next);
        // Where the multiplier is poison the product is in the first iteration too, the recurrence is not.
        assert!(is_dear(&mut se, &mut memory, &options, sum, at, 1));
        let options = Options { origin: x, ..Options::default() };
        assert!(!is_dear(&mut se, &mut memory, &options, sum, at, 1));
        assert!(is_dear(&mut se, &mut memory, &options, sum, at, 0));
        // The product is not available in the entry.
        let first = f.first(f.entry());
        assert_eq!(plan(&mut se, &mut memory, &options, ex, first).err(), Some(Refusal::Unavailable));
        assert!(!is_safe_at(&mut se, ex, first, &options));
        let never = warpc_scev::COULD_NOT_COMPUTE;
        assert_eq!(plan(&mut se, &mut memory, &options, never, ret).err(), Some(Refusal::NotComputable));
    });
}

#[test]
fn undo_leaves_nothing() {
    case(LOOP).run(|f, facts| {
        let mut scev = Scev::new(f);
        let mut memory = Memory::default();
        let x = named(f, "x");
        let before = count(f);
        let e = facts.se(&mut scev, f).get(x.into());
        for mode in [Mode::Canonical, Mode::Literal] {
            let options = Options { mode, reuse: false, ..Options::default() };
            let p = plan(&mut facts.se(&mut scev, f), &mut memory, &options, e, x).expect("a plan");
            assert!(!p.is_empty());
            let done = p.apply(f, &mut scev, &facts.shape());
            assert_eq!(count(f), before + done.inserted.len());
            f.check_uses().expect("uses");
            // What was inserted is found again.
            let again =
                plan(&mut facts.se(&mut scev, f), &mut memory, &Options { except: x, ..Options::default() }, e, x);
            assert_eq!(again.map(|p| p.len()), Ok(0));
            done.undo(f, &mut scev);
            assert_eq!(count(f), before);
            f.check_uses().expect("uses");
            let found: Vec<Inst> = facts.se(&mut scev, f).values_of(e).collect();
            assert_eq!(found, [x]);
        }
    });
}

#[test]
fn after_the_increment() {
    case(LOOP).run(|f, facts| {
        let mut scev = Scev::new(f);
        let mut memory = Memory::default();
        let (i, next, c) = (named(f, "i"), named(f, "next"), named(f, "c"));
        let l = facts.loops.of(f.block_of(i));
        let post = Options { post_inc: SmallVec::from_slice(&[l]), ..Options::default() };
        let mut se = facts.se(&mut scev, f);
        let e = se.get(next.into());
        assert_eq!(se.pre_inc(e), se.get(i.into()));
        let p = plan(&mut se, &mut memory, &post, e, c).expect("a plan");
        assert!(p.is_empty(), "the increment is there: {p:?}");
        // Above the increment one is made of the phi that is there.
        let p = plan(&mut se, &mut memory, &post, e, named(f, "x")).expect("a plan");
        assert_eq!((p.len(), p.cost()), (1, 1));
        // New phi, new increment: the increment is the answer.
        let fresh = Options { reuse: false, ..post };
        let p = plan(&mut se, &mut memory, &fresh, e, c).expect("a plan");
        let done = p.apply(f, &mut scev, &facts.shape());
        let v = done.value.as_inst().expect("an instruction");
        assert_eq!((f.op(v), done.inserted.len()), (Opcode::Add, 2));
        f.check_uses().expect("uses");
    });
}

/// A function of a hundred thousand terms is planned from a work list, in linear time and without recursion.
#[test]
fn deep_expressions() {
    use std::fmt::Write;
    let n = 100_000;
    let mut text = String::from("define i64 @f(i64 %n) {\n  %v0 = lshr i64 %n, 1\n");
    for k in 1..n {
        let op = if k % 2 == 0 { "lshr" } else { "mul" };
        let _ = writeln!(text, "  %v{k} = {op} i64 %v{}, {}", k - 1, if k % 2 == 0 { 1 } else { 3 });
    }
    let _ = writeln!(text, "  ret i64 %v{}\n}}", n - 1);
    let mut c = case(&text);
    c.run(|f, facts| {
        let mut scev = Scev::new(f);
        let mut memory = Memory::default();
        let last = named(f, &format!("v{}", n - 1));
        let mut knobs = Knobs::default();
        knobs.set(warpc_scev::knobs::SCEV_MAX_EXPR_SIZE, 100_000_000);
        knobs.set(warpc_scev::knobs::SCEV_MAX_RECURSION_DEPTH, 100_000_000);
        let mut se = Se::new(&mut scev, f, &facts.cfg, &facts.dom, &facts.loops, &facts.facts, &knobs);
        let e = se.get(last.into());
        let options = Options { reuse: false, ..Options::default() };
        let p = plan(&mut se, &mut memory, &options, e, f.next(last)).expect("a plan");
        assert!(p.len() > n / 2, "{}", p.len());
        p.apply(f, &mut scev, &facts.shape());
        f.check_uses().expect("uses");
    });
}
