//! What is known of small loops, asked for by a pass.

use super::*;
use crate::Scev;
use warpc_analysis::Analyses;
use warpc_analysis::testing::on_function;

fn with(text: &str, knobs: &[(Knob<i64>, i64)], test: impl FnOnce(&mut Se<'_, '_>, &LoopAccess)) {
    on_function(text, "f", |f| {
        let mut a = Analyses::default();
        let (cfg, dom, loops, facts) = (a.cfg(f), a.dom(f), a.loops(f), a.assumptions(f));
        let mut scev = Scev::new(f);
        let mut k = Knobs::default();
        for &(knob, v) in knobs {
            k.set(knob, v);
        }
        let mut se = Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, &k);
        let l = loops.inner_first()[0];
        let found =
            LoopAccess::new(&mut se, &mut AliasCache::default(), &LastAddresses::default(), l, Settings::new(&k));
        test(&mut se, &found);
    });
}

/// A loop over `n` elements that loads at each of `loads` and stores at each of `stores`, all relative to the counter.
fn body(args: &str, loads: &[(&str, i64)], stores: &[(&str, i64)]) -> String {
    let mut s = format!("define void @f({args}) {{\nentry:\n  br label %loop\nloop:\n");
    s.push_str("  %i = phi i64 [ 1000, %entry ], [ %next, %loop ]\n");
    for (k, (base, at)) in loads.iter().enumerate() {
        s.push_str(&format!("  %li{k} = add nsw i64 %i, {at}\n"));
        s.push_str(&format!("  %lp{k} = getelementptr inbounds i32, ptr {base}, i64 %li{k}\n"));
        s.push_str(&format!("  %v{k} = load i32, ptr %lp{k}\n"));
    }
    for (k, (base, at)) in stores.iter().enumerate() {
        s.push_str(&format!("  %si{k} = add nsw i64 %i, {at}\n"));
        s.push_str(&format!("  %sp{k} = getelementptr inbounds i32, ptr {base}, i64 %si{k}\n"));
        s.push_str(&format!("  store i32 7, ptr %sp{k}\n"));
    }
    s.push_str("  %next = add nuw nsw i64 %i, 1\n  %c = icmp ult i64 %next, 2000\n");
    s.push_str("  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}\n");
    s
}

#[test]
fn distances_decide() {
    use DependenceKind::*;
    // Elements the store is ahead of the load, what that is, and the bits of the widest vector.
    for (ahead, kind, width) in [
        (-3, Some(Forward), Option::None),
        (0, Some(Forward), Option::None),
        (1, Some(Backward), Option::None),
        (8, Some(BackwardVectorizable), Some(256)),
        (3, Some(BackwardVectorizableButPreventsForwarding), Option::None),
        (1000, Option::None, Option::None),
    ] {
        with(&body("ptr %p", &[("%p", 0)], &[("%p", ahead)]), &[], |_, a| {
            let found = a.dependences.as_ref().and_then(|d| d.first()).map(|d| d.kind);
            // What is stored where it was loaded is one pointer only if it is one value.
            assert_eq!(found, kind, "{ahead}");
            assert_eq!(a.max_vector_bits, width, "{ahead}");
            let safe = kind.is_none_or(|k| k.safety() == Safety::Safe);
            assert_eq!((a.safe, a.report.is_none()), (safe, safe), "{ahead}");
            assert!(!a.checks.needed);
        });
    }
}

#[test]
fn ranges_of_two_arrays_are_compared() {
    with(&body("ptr %p, ptr %q", &[("%p", 0), ("%p", 5)], &[("%q", 0)]), &[], |se, a| {
        assert!(a.safe && a.checks.needed && a.checks_complete);
        // Two loads of one array make one range.
        assert_eq!(a.checks.pairs, [(0, 1)]);
        assert_eq!(a.checks.groups.len(), 2);
        let ranges: Vec<String> =
            a.checks.groups.iter().map(|g| format!("{}..{}", se.text(g.low), se.text(g.high))).collect();
        assert_eq!(ranges, ["(4000 + %q)<nuw>..(8000 + %q)", "(4000 + %p)<nuw>..(8020 + %p)"]);
        assert_eq!(a.checks.differences, Option::None, "a range of two pointers has no one difference");
        assert!(a.few_checks(&Settings::new(&Knobs::default())));
    });
    with(&body("ptr noalias %p, ptr %q", &[("%p", 0)], &[("%q", 0)]), &[], |_, a| {
        assert!(a.safe && !a.checks.needed, "they never meet");
    });
    with(&body("ptr %p, ptr %q", &[("%p", 0)], &[("%q", 0)]), &[], |_, a| {
        let d = a.checks.differences.as_ref().expect("one load and one store");
        assert_eq!((d.len(), d[0].size), (1, 4));
    });
}

#[test]
fn many_accesses_end() {
    // Every load is before every store, and every store before all loads but its own.
    let offsets: Vec<(&str, i64)> = (0..600).map(|k| ("%p", -k)).collect();
    with(&body("ptr %p", &[("%p", 0)], &offsets), &[], |_, a| {
        assert_eq!(a.accesses.len(), 601);
        assert!(a.dependences.is_none(), "more than are kept");
        assert!(a.safe);
    });
    with(&body("ptr %p", &[("%p", 0)], &offsets), &[(knobs::MAX_DEPENDENCES, 1_000_000)], |_, a| {
        assert_eq!(a.dependences.as_ref().map(Vec::len), Some(600 * 601 / 2));
    });
}

#[test]
fn pairs_are_bounded() {
    let offsets: Vec<(&str, i64)> = (0..40).map(|k| ("%p", -k)).collect();
    with(&body("ptr %p", &[("%p", 0)], &offsets), &[(knobs::ACCESS_MAX_PAIRS, 100)], |_, a| {
        assert!(!a.safe && a.dependences.is_none());
    });
    let loads: Vec<(&str, i64)> = (0..40).map(|k| ("%p", 2 * k)).collect();
    let knobs = [(knobs::ACCESS_MAX_PAIRS, 100), (knobs::MEMORY_CHECK_MERGE_THRESHOLD, 0)];
    with(&body("ptr %p, ptr %q", &loads, &[("%q", 0)]), &knobs, |_, a| {
        assert!(!a.safe && !a.checks_complete && a.checks.pairs.is_empty());
        assert_eq!(a.report.as_ref().map(|r| r.name), Some("CantIdentifyArrayBounds"));
    });
}

#[test]
fn knobs_bound_groups() {
    let loads: Vec<(&str, i64)> = (0..40).map(|k| ("%p", 2 * k)).collect();
    let text = body("ptr %p, ptr %q", &loads, &[("%q", 0)]);
    with(&text, &[], |_, a| assert_eq!(a.checks.groups.len(), 2));
    with(&text, &[(knobs::MEMORY_CHECK_MERGE_THRESHOLD, 10)], |_, a| {
        assert!(a.checks.groups.len() > 20);
        assert_eq!(a.checks.pairs.len(), a.checks.groups.len() - 1);
        assert!(!a.few_checks(&Settings::new(&Knobs::default())));
    });
}
