//! Tests of dependences on small functions.

use super::*;
use crate::Scev;
use crate::print::Writer;
use expect_test::{Expect, expect};
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::loops::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::{FuncMut, Opcode};
use warpc_text::{ReadOptions, parse_module};

/// All pairs of loads and stores of `@f`, one line each.
fn pairs(text: &str) -> String {
    let mut m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
    let g = m.find_global("f").expect("f");
    let mut body = m.take_body(g).expect("body");
    let f = FuncMut::of_body(&mut body, m.ctx());
    let f = &f;
    let cfg = Cfg::new(f);
    let dom = DomTree::new(&cfg);
    let loops = Loops::new(&cfg, &dom);
    let facts = Assumptions::new(f, &cfg, &dom);
    let mut scev = Scev::new(f);
    let knobs = Knobs::default();
    let mut se = Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, &knobs);
    let w = Writer::new(&se);
    let mut work = Workspace::default();
    let mut d = Depend::new(&mut se, &mut work, &knobs);
    let touching: Vec<Inst> = f
        .block_order()
        .flat_map(|b| f.block_insts(b))
        .filter(|&i| matches!(f.op(i), Opcode::Load | Opcode::Store))
        .collect();
    let mut out = String::new();
    for (k, &a) in touching.iter().enumerate() {
        for (j, &b) in touching.iter().enumerate().skip(k) {
            out.push_str(&format!("{k}-{j}: "));
            match d.depends(a, b, false) {
                None => out.push_str("none!\n"),
                Some(x) => x.write(d.se, &w, &mut out),
            }
        }
    }
    out
}

/// A loop of `n` iterations with `body`, in which `%i` counts.
fn one_loop(n: &str, body: &str) -> String {
    format!(
        "define void @f(ptr noalias %a, ptr noalias %b, i64 %n, i64 %m) {{
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %next, %l ]
{body}
  %next = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %next, {n}
  br i1 %c, label %l, label %x
x:
  ret void
}}
"
    )
}

fn check(text: &str, want: Expect) {
    want.assert_eq(&pairs(text));
}

/// Store to `a[lhs]`, load from `a[rhs]`.
fn two(n: &str, before: &str, lhs: &str, rhs: &str) -> String {
    one_loop(
        n,
        &format!(
            "{before}
  %p = getelementptr inbounds i32, ptr %a, i64 {lhs}
  store i32 1, ptr %p
  %q = getelementptr inbounds i32, ptr %a, i64 {rhs}
  %v = load i32, ptr %q"
        ),
    )
}

#[test]
fn same_steps_have_a_distance() {
    check(
        &two("100", "  %j = add nsw i64 %i, 3", "%j", "%i"),
        expect![[r#"
            0-0: none!
            0-1: consistent flow [3]!
            1-1: none!
        "#]],
    );
    check(
        &two("3", "  %j = add nsw i64 %i, 3", "%j", "%i"),
        expect![[r#"
            0-0: none!
            0-1: none!
            1-1: none!
        "#]],
    );
}

#[test]
fn opposite_steps_cross() {
    check(
        &two("100", "  %j = sub nsw i64 98, %i", "%j", "%i"),
        expect![[r#"
            0-0: none!
            0-1: flow [*|<]!
            1-1: none!
        "#]],
    );
    check(
        &two("100", "  %j = sub nsw i64 99, %i", "%j", "%i"),
        expect![[r#"
            0-0: none!
            0-1: flow [<>]!
            1-1: none!
        "#]],
    );
}

#[test]
fn fixed_places_are_hit_once() {
    check(
        &two("100", "", "%i", "0"),
        expect![[r#"
            0-0: none!
            0-1: flow [p<=|<]!
            1-1: consistent input [S]!
        "#]],
    );
    check(
        &two("100", "", "99", "%i"),
        expect![[r#"
            0-0: consistent output [S]!
            0-1: flow [<=p|<]!
            1-1: none!
        "#]],
    );
}

/// An index of eight bits wraps: two iterations that differ by 256 access the same element.
#[test]
fn what_wraps_has_no_distance() {
    let narrow = "  %t = trunc i64 %i to i8
  %j = zext i8 %t to i64";
    check(
        &two("100", narrow, "%j", "%j"),
        expect![[r#"
            0-0: none!
            0-1: consistent flow [0|<]!
            1-1: none!
        "#]],
    );
    check(
        &two("1000", narrow, "%j", "%j"),
        expect![[r#"
            0-0: output [*]!
            0-1: flow [*|<]!
            1-1: input [*]!
        "#]],
    );
}

/// A value that is not known may be zero: then all iterations are the same place.
#[test]
fn unknown_steps_may_be_zero() {
    check(
        &two("100", "  %j = mul nsw i64 %i, %m", "%j", "%j"),
        expect![[r#"
            0-0: output [*]!
            0-1: flow [*|<]!
            1-1: input [*]!
        "#]],
    );
}
