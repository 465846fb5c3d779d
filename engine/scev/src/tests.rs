//! Tests over small functions.

use super::*;
use warpc_analysis::Analyses;
use warpc_analysis::testing::on_function;

/// Runs `test` on the view of the first function of `text`, called `f`.
pub(super) fn with(text: &str, test: impl FnOnce(&mut Se<'_, '_>)) {
    with_knobs(text, &Knobs::default(), test);
}

/// The same with knobs.
pub(super) fn with_knobs(text: &str, knobs: &Knobs, test: impl FnOnce(&mut Se<'_, '_>)) {
    on_function(text, "f", |f| {
        let mut a = Analyses::default();
        let (cfg, dom, loops, facts) = (a.cfg(f), a.dom(f), a.loops(f), a.assumptions(f));
        let mut scev = Scev::new(f);
        test(&mut Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs));
    });
}

#[test]
fn one_world_serves_one_function_after_the_other() {
    on_function(COUNTED, "f", |f| {
        let (mut a, knobs) = (Analyses::default(), Knobs::default());
        let fill = |a: &mut Analyses| {
            a.with_scev(f, &knobs, |se| {
                for k in 0..1000 {
                    se.make_const(Ty::int(32), k);
                }
                let i = named(se, "i");
                let text = text_of(se, i);
                (se.nodes().len(), text)
            })
        };
        let first = fill(&mut a);
        a.clear();
        let world: NodeWorld = a.spare().take().expect("a dropped result leaves its World");
        let room = world.room();
        assert!(room as usize >= first.0);
        a.spare().put(world);
        assert_eq!(fill(&mut a), first, "nothing of the first function is left");
        assert!(a.spare().take::<NodeWorld>().is_none(), "the World is in use");
        // A result that was taken out and does not hold any more leaves its World too.
        let scev = a.take_scev(f);
        let copy = scev.clone();
        a.discard_scev(scev);
        assert_eq!(a.spare().take::<NodeWorld>().map(|w| w.room()), Some(room));
        assert_eq!(copy.nodes.len(), first.0);
    });
}

/// Value called `name`.
pub(super) fn named(se: &Se<'_, '_>, name: &str) -> Value {
    let names = se.f.side().names.as_ref().expect("names are kept");
    let all = se.f.block_order().flat_map(|b| se.f.block_insts(b)).map(Value::inst);
    let args = (0..se.f.num_args() as u32).map(Value::arg);
    args.chain(all).find(|&v| names.get(v) == name.as_bytes()).expect("a value of this name")
}

pub(super) fn text(se: &mut Se<'_, '_>, name: &str) -> String {
    let v = named(se, name);
    text_of(se, v)
}

fn text_of(se: &mut Se<'_, '_>, value: Value) -> String {
    let e = se.get(value);
    se.text(e)
}

const COUNTED: &str = "
define void @f(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 0.0, ptr %a
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, 100
  br i1 %c, label %loop, label %done
done:
  ret void
}";

#[test]
fn a_counted_loop() {
    with(COUNTED, |se| {
        assert_eq!(text(se, "i"), "{0,+,1}<nuw><nsw><%loop>");
        assert_eq!(text(se, "a"), "{%p,+,4}<nuw><%loop>");
        let l = se.loops.top()[0];
        let n = se.backedge_taken_count(l);
        assert_eq!(se.constant(n), Some(99));
        assert_eq!(se.small_constant_trip_count(l), 100);
        let i = named(se, "i");
        let i = se.get(i);
        assert_eq!(se.range(i, false), Interval::new(32, 0, 100));
        let last = se.at_scope(i, Loop::NONE);
        assert_eq!(se.constant(last), Some(99));
        assert!(se.is_invariant(last, l) && !se.is_invariant(i, l));
        assert_eq!(se.verify(&Knobs::default()), Vec::<String>::new());
        se.forget_loop(l);
        assert_eq!(text(se, "i"), "{0,+,1}<nuw><nsw><%loop>");
    });
}

#[test]
fn folds_of_sums_and_products() {
    with("define void @f(i32 %x, i32 %y) {\n  ret void\n}", |se| {
        let (x, y) = (se.get(Value::arg(0)), se.get(Value::arg(1)));
        let ty = Ty::int(32);
        let (three, m) = (se.make_const(ty, 3), se.minus_one(ty));
        let sum = se.add(Exprs::from_slice(&[x, y, x, three]), Wrap::ANY, 0);
        assert_eq!(se.text(sum), "(3 + (2 * %x) + %y)");
        let d = se.minus(sum, y, Wrap::ANY);
        assert_eq!(se.text(d), "(3 + (2 * %x))");
        let n = se.negate(d, Wrap::ANY);
        let zero = se.add2(n, d, Wrap::ANY);
        assert!(se.is_zero(zero));
        let p = se.mul(Exprs::from_slice(&[y, three, x, m]), Wrap::ANY);
        assert_eq!(se.text(p), "(-3 * %x * %y)");
        let not = se.not(x);
        assert_eq!(se.not(not), x);
        let r = se.urem(x, three);
        assert_eq!(se.match_urem(r), Some((x, three)));
        let (low, high) = (se.umin2(x, three), se.umax2(x, three));
        assert_eq!((se.text(low), se.text(high)), ("(3 umin %x)".into(), "(3 umax %x)".into()));
        let wide = se.zero_extend(low, Ty::int(64), 0);
        assert_eq!(se.text(wide), "(3 umin (zext i32 %x to i64))");
    });
}

#[test]
fn deep_chains_keep_no_stack() {
    let n = 20_000;
    let mut s = String::from("define void @f(i32 %x) {\n  %v0 = xor i32 %x, 5\n");
    for k in 1..n {
        let op = if k % 2 == 0 { "mul" } else { "sub" };
        s.push_str(&format!("  %v{k} = {op} i32 %v{}, %x\n", k - 1));
    }
    s.push_str("  ret void\n}");
    with(&s, |se| {
        let v = named(se, &format!("v{}", n - 1));
        let e = se.get(v);
        se.range(e, false);
        se.range(e, true);
        se.at_scope(e, Loop::NONE);
        assert_eq!(se.bits(e), 32);
    });
}
