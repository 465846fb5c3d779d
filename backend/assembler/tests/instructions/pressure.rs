//! Many registers of every kind alive over many branches: more than a file has, and more than live ranges are found for in the budget.

use super::memory_runs::same;

/// `predicates` and `numbers` registers that are alive from the start to the end, with `branches` branches between.
fn alive_throughout(predicates: usize, numbers: usize, branches: usize) -> String {
    let mut text = format!("{{ .reg .pred %q<{predicates}>; .reg .b32 %x<{numbers}>; .reg .b32 %sum;\n");
    for n in 0..predicates {
        text += &format!("setp.lt.u32 %q{n}, %t, {};\n", n % 33);
    }
    for n in 0..numbers {
        text += &format!("mad.lo.u32 %x{n}, %r1, {n}, %r2;\n");
    }
    for n in 0..branches {
        let (to, from) = (n * 11 % numbers, n * 7 % numbers);
        text += &format!("@%q{} bra L{n}; add.u32 %x{to}, %x{from}, %r3; L{n}:\n", n % predicates);
    }
    text += "mov.u32 %sum, 0;\n";
    for n in 0..numbers {
        text += &format!("mad.lo.u32 %sum, %sum, 31, %x{n};\n");
    }
    for n in 0..predicates {
        text += &format!("@%q{n} add.u32 %sum, %sum, {n};\n");
    }
    text + "mov.u32 %r5, %sum; }"
}

#[test]
fn more_predicates_than_there_are() {
    same(&alive_throughout(60, 80, 120), &["%r5"]);
}

#[test]
fn more_than_the_budget_finds_live_ranges_for() {
    same(&alive_throughout(40, 1000, 300), &["%r5"]);
}
