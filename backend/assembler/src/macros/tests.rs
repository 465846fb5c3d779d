//! Macros: tables, nesting, guards.

use super::*;
use crate::ori::isa::Class;
use crate::ori::{Op, Suffixes};
use crate::template::Placer;
use warpc_sass::Arch;

#[test]
fn one_phase_expands_each_macro() {
    let mut names = std::collections::HashMap::new();
    for phase in PHASES {
        let rules = rules(phase).expect("a table");
        for op in Op::ALL.iter().filter(|op| rules.has(name_of(OriHead::of(**op)))) {
            assert!(op.is_macro(), "phase {phase} expands {}, which is no macro", op.text());
            assert_eq!(names.insert(*op, phase), None, "two phases expand {}", op.text());
        }
    }
    for op in Op::ALL.iter().filter(|op| op.is_macro()) {
        assert!(names.contains_key(op), "no phase expands {}", op.text());
    }
}

/// A function with one macro, and its rows behind a phase.
fn expanded(guarded: bool, head: OriHead, numbers: &[i32], phase: usize) -> String {
    let launch = Launch::of(Arch::Sm90);
    let mut rows = crate::ori::OriBody::default();
    {
        let mut machine = rows.write();
        let mut placer = Placer::new(&mut machine, launch.descriptor);
        let entry = placer.block();
        placer.open(entry);
        let (result, source, guard) = (placer.register(Class::R), placer.register(Class::R), placer.register(Class::P));
        let mut operands: Vec<Operand> = Vec::new();
        operands.extend(guarded.then(|| Operand::reg(guard).with(oflag::GUARD | oflag::NEG)));
        let tied = if guarded { oflag::TIED } else { 0 };
        operands.extend([Operand::def(result).with(tied), Operand::reg(source)]);
        operands.extend(numbers.iter().map(|&number| Operand::imm(number)));
        placer.row(head, &operands);
        placer.emit(Op::Exit, &[], &[]);
        placer.close();
    }
    Expander::default().run(&mut rows.write(), phase, launch).unwrap_or_else(|fault| panic!("{fault}"));
    let mut text = String::new();
    crate::ori::print(rows.read(), &[], &mut text);
    text
}

#[test]
fn a_macro_with_a_guard_is_branched_around() {
    let head = OriHead::new(Op::Div, Suffixes::new(&[Suffix::U32]));
    let text = expanded(true, head, &[7], 143);
    assert!(text.contains("@P%2 BRA"), "{text}");
    assert!(!text.contains(".DIV") && text.contains("MUFU.RCP"), "{text}");
}

#[test]
fn a_macro_of_macros_is_expanded_whole() {
    let head = OriHead::new(Op::Rem, Suffixes::new(&[Suffix::S32]));
    let text = expanded(false, head, &[-3], 143);
    assert!(!text.contains("   .DIV") && !text.contains("   .REM"), "{text}");
}

#[test]
fn macros_of_other_phases_stay() {
    let head = OriHead::new(Op::Div, Suffixes::new(&[Suffix::U32]));
    assert!(expanded(false, head, &[7], 146).contains(".DIV.U32"));
}
