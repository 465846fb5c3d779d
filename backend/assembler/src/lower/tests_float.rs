//! Families of floats: what instructions become, and that every form of the corpus gets through all phases.

use super::tests::statements;
use super::{Layout, Lowering};
use crate::compile::{self, Settings};
use crate::launch::Launch;
use crate::ori::OriBody;
use std::collections::HashSet;
use warpc_ptx_syntax::rows::Function;
use warpc_sass::{Arch, print};

/// Lines of the code that are no copies of numbers.
fn lines_of(text: &str) -> Vec<String> {
    statements(text).into_iter().filter(|line| !line.starts_with("MOV ")).collect()
}

#[test]
fn arithmetic_of_32_bits_is_one_line() {
    assert_eq!(lines_of("sub.rz.ftz.sat.f32 %f1, %f2, %f3;"), ["FADD.FTZ.RZ.SAT R0, R0, -R2"]);
    assert_eq!(lines_of("max.NaN.xorsign.abs.f32 %f1, %f2, %f3;"), ["FMNMX.NAN.XORSIGN R0, |R0|, |R2|, !PT"]);
    assert_eq!(lines_of("neg.f32 %f1, %f2;"), ["FADD R0, -R0, -RZ"]);
    assert_eq!(lines_of("copysign.f32 %f1, %f2, %f3;"), ["LOP3.LUT R0, R2, 0x80000000, R0, 0xb8, !PT"]);
}

#[test]
fn numbers_of_64_bits_stand_by_their_high_half_or_in_registers() {
    assert_eq!(lines_of("add.f64 %g1, %g2, 0d3FF8000000000000;"), ["DADD R2, R2, 1.5"]);
    assert_eq!(lines_of("mul.f64 %g1, 0d4000000000000000, %g2;").last().map(String::as_str), Some("DMUL R2, R4, R2"));
    let whole = statements("add.f64 %g1, %g2, 0d400921FB54442D18;");
    assert!(whole.iter().any(|line| line.ends_with("0x54442d18")), "{whole:#?}");
    assert!(whole.iter().any(|line| line.ends_with("0x400921fb")), "{whole:#?}");
}

#[test]
fn halves_are_read_from_the_lower_half() {
    assert_eq!(
        lines_of("fma.rn.ftz.relu.f16 %h1, %h2, %h3, %h4;"),
        ["HFMA2.FTZ.RELU R0, R0.H0_H0, R2.H0_H0, R3.H0_H0"]
    );
    assert_eq!(lines_of("abs.bf16 %h1, %h2;"), ["HFMA2.BF16_V2 R0, -RZ.H0_H0, RZ.H0_H0, |R0|.H0_H0"]);
    assert_eq!(lines_of("sub.bf16x2 %r1, %r2, %r3;"), ["HADD2.BF16_V2 R0, R0, -R2"]);
}

#[test]
fn narrow_integers_are_extended_to_the_width_of_the_register() {
    assert_eq!(lines_of("cvt.rzi.s8.f32 %r1, %f2;"), ["F2I.S8.TRUNC.NTZ R0, R0", "PRMT R0, R0, 0x8880, RZ"]);
    let wide = lines_of("cvt.rni.sat.s16.f64 %d1, %g2;");
    assert!(wide.iter().any(|line| line.starts_with("SHF.R.S32.HI")), "{wide:#?}");
}

#[test]
fn results_that_nobody_wants_go_nowhere() {
    assert_eq!(lines_of("setp.lt.f32 _|%p1, %f2, %f3;"), ["FSETP.LT.AND PT, P0, R0, R2, PT"]);
}

#[test]
fn quotients_round_once_at_their_end() {
    let lines = lines_of("div.rp.f32 %f1, %f2, %f3;");
    assert_eq!(lines.iter().filter(|line| line.contains(".RP")).count(), 1, "{lines:#?}");
    let lines = lines_of("sqrt.rm.f64 %g1, %g2;");
    assert_eq!(lines.iter().filter(|line| line.contains(".RM")).count(), 1, "{lines:#?}");
}

/// Every instruction of a file is lowered, legal, allocated, encoded, and decoded to a line.
fn goes_through(path: &str, text: &str) {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), path);
    assert!(reading.messages.is_empty(), "{path}: {:?}", reading.messages);
    let launch = Launch::of(Arch::Sm90);
    assert!(Layout::new(&reading.rows, launch, false).symbols.is_empty());
    let settings = Settings { checks: true, ..Settings::default() };
    let module = compile::module(&reading.rows, launch, &settings);
    let module = module.unwrap_or_else(|failures| panic!("{path}: {}", failures[0].fault));
    let instructions = text.lines().filter(|line| line.ends_with(';')).count();
    let mut words = 0;
    for kernel in &module.kernels {
        for (at, &word) in kernel.code.words.iter().enumerate() {
            assert!(print::line(launch.arch.table(), word, at as u64 * 16).is_some(), "{path}: {word:#x}");
            words += 1;
        }
    }
    assert!(words > instructions);
}

const CORPUS: [(&str, &str); 4] = [
    ("float.ptx", include_str!("../../tests/ptx/float.ptx")),
    ("float_compare.ptx", include_str!("../../tests/ptx/float_compare.ptx")),
    ("half.ptx", include_str!("../../tests/ptx/half.ptx")),
    ("convert.ptx", include_str!("../../tests/ptx/convert.ptx")),
];

#[test]
fn all_forms_of_the_corpus_go_through() {
    CORPUS.iter().for_each(|(path, text)| goes_through(path, text));
}

#[test]
fn every_rule_of_floats_has_a_line_of_the_corpus() {
    let mut reached: HashSet<(&str, usize)> = HashSet::new();
    for (path, text) in CORPUS {
        let reading = warpc_ptx_syntax::read(text.as_bytes(), path);
        let launch = Launch::of(Arch::Sm90);
        let layout = Layout::new(&reading.rows, launch, false);
        let mut lowering = Lowering::new(&reading.rows, launch, &layout);
        for function in 0..reading.rows.functions.len() {
            let mut body = OriBody::default();
            let lowered = lowering.function(Function::new(function), &mut body.write());
            lowered.unwrap_or_else(|fault| panic!("{path}: {fault}"));
        }
        reached.extend(lowering.forms.iter().flatten().map(|form| form.body.origin));
    }
    let tables = ["float.txt", "double.txt", "half.txt", "fcompare.txt", "convert.txt"];
    let rules = crate::template::read(&crate::template::tables::LOWERING);
    let left: Vec<(&str, usize)> = rules
        .all()
        .iter()
        .map(|rule| (rule.table, rule.line))
        .filter(|rule| tables.contains(&rule.0) && !reached.contains(rule))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}
