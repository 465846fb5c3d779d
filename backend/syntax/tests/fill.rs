//! Rows that a program fills are those of the text that says the same.

use warpc_ptx_syntax::rows::{Guard, Operand, OperandKind, Register};
use warpc_ptx_syntax::types::Type;
use warpc_ptx_syntax::{Callee, Filler, print, read};

const HEAD: &str = ".version 8.5\n.target sm_90\n.address_size 64\n";
const TWICE: &str = ".func (.param .b32 r) twice(.param .b32 a);\n";
const KERNEL: &str = ".visible .entry k(.param .u64 p)\n{";

fn start() -> Filler {
    let mut filler = Filler::default();
    filler.head(HEAD.as_bytes());
    filler.items(TWICE.as_bytes());
    filler.open_function(KERNEL.as_bytes());
    filler.statements(b".reg .b32 %r<3>; .reg .pred %p<2>; .reg .b64 %rd<2>;");
    filler
}

#[test]
fn a_body_filled_by_hand_is_the_one_that_is_read() {
    let mut filler = start();
    let groups: Vec<_> = filler.rows().register_groups.clone();
    let (value, predicate) = (groups[0].member(1), groups[1].member(1));
    // setp.gt.s32 %p1, %r1, -7;
    let compare = filler.spelling(b"setp.gt.s32");
    let first = filler.next_operand();
    for operand in [predicate, value, Operand::of(OperandKind::Integer, 0, -7i64 as u64)] {
        filler.operand(operand);
    }
    filler.instruction(compare, Guard::default(), first);
    // @!%p1 bra done;
    let branch = filler.spelling(b"bra");
    let waiting = filler.operand(Operand::awaited_label());
    filler.instruction(branch, Guard { register: Register(predicate.id), negated: true }, waiting);
    // { .param .b32 a; .param .align 8 .b8 b[16]; st.param.b32 [b+4], %r1; call.uni (a), twice, (a); }
    filler.open_scope();
    let name = filler.name(b"a");
    let argument = filler.call_parameter(name, Type::B32, None, None);
    let name = filler.name(b"b");
    let bytes = filler.call_parameter(name, Type::B8, Some(8), Some(16));
    let store = filler.spelling(b"st.param.b32");
    let address = filler.operand(Operand::of(OperandKind::Address, 0, 0));
    let base = filler.operand(filler.rows().variable_operand(bytes));
    filler.add_offset(base, 4);
    filler.close_list(address);
    filler.operand(value);
    filler.instruction(store, Guard::default(), address);
    let call = filler.spelling(b"call.uni");
    let results = filler.operand(Operand::of(OperandKind::List, 0, 0));
    filler.operand(filler.rows().variable_operand(argument));
    filler.close_list(results);
    let twice = filler.named(b"twice").expect("a function");
    let target = filler.operand(twice);
    let arguments = filler.operand(Operand::of(OperandKind::List, 0, 0));
    filler.operand(filler.rows().variable_operand(argument));
    filler.close_list(arguments);
    filler.call(call, Callee { results: Some(results), target, arguments }, results);
    filler.close_scope();
    let name = filler.name(b"done");
    let label = filler.label(name);
    filler.set_label(waiting, label);
    // A table of one place, and what is said as text.
    let name = filler.name(b"places");
    let first = filler.operand(Operand::of(OperandKind::Label, label.0, 0));
    let targets = filler.branch_targets(name, first);
    let jump = filler.spelling(b"brx.idx");
    let first = filler.operand(value);
    filler.operand(Operand::of(OperandKind::Targets, targets.0, 0));
    filler.instruction(jump, Guard::default(), first);
    filler.statements(b"mov.u32 %r2, %tid.x; ld.param.u64 %rd1, [p]; ret;");
    filler.close_function();
    filler.items(b".global .u32 last = 5;");
    let filled = filler.finish();
    assert!(!filled.is_refused(), "{}", filled.render("k"));
    let text = format!(
        "{HEAD}{TWICE}{KERNEL}
.reg .b32 %r<3>; .reg .pred %p<2>; .reg .b64 %rd<2>;
setp.gt.s32 %p1, %r1, -7;
@!%p1 bra done;
{{ .param .b32 a; .param .align 8 .b8 b[16]; st.param.b32 [b+4], %r1; call.uni (a), twice, (a); }}
done: places: .branchtargets done;
brx.idx %r1, places;
mov.u32 %r2, %tid.x; ld.param.u64 %rd1, [p]; ret;
}}
.global .u32 last = 5;
"
    );
    let text = read(text.as_bytes(), "k");
    assert!(!text.is_refused(), "{}", text.render("k"));
    assert_eq!(print(&filled.rows), print(&text.rows));
    assert_eq!(filled.rows.instructions.form, text.rows.instructions.form);
    assert_eq!(filled.rows.variables.len(), text.rows.variables.len());
    assert_eq!(filled.rows.functions[1].registers, text.rows.functions[1].registers);
}

/// Messages of `filler` without those that come after the first.
fn refused(filler: Filler) -> String {
    let reading = filler.finish();
    assert!(reading.is_refused());
    reading.messages[0].problem.to_string()
}

#[test]
fn what_is_wrong_is_refused_and_ends_the_filling() {
    let mut filler = start();
    filler.close_scope();
    // Passed over.
    filler.statements(b"no such thing");
    filler.close_function();
    assert!(refused(filler).contains("yntax"));
    let mut filler = start();
    filler.open_scope();
    filler.close_function();
    assert!(refused(filler).contains("yntax"));
    let mut filler = start();
    let spelling = filler.spelling(b"add.u77");
    let first = filler.next_operand();
    filler.instruction(spelling, Guard::default(), first);
    filler.close_function();
    assert!(refused(filler).contains(".u77"));
    let mut filler = start();
    let spelling = filler.spelling(b"add.s32");
    let first = filler.next_operand();
    filler.instruction(spelling, Guard::default(), first);
    filler.close_function();
    assert!(refused(filler).contains("add"));
    let mut filler = start();
    let (call, target) = (filler.spelling(b"call"), filler.operand(Operand::of(OperandKind::Integer, 0, 0)));
    let arguments = filler.operand(Operand::of(OperandKind::List, 0, 0));
    filler.call(call, Callee { results: None, target, arguments }, target);
    assert_eq!(refused(filler), warpc_ptx_syntax::message::Problem::CallTarget.to_string());
    let mut filler = start();
    filler.operand_text(b"nobody");
    filler.close_function();
    assert!(refused(filler).contains("nobody"));
    // A part that is not whole, and a head that declares only.
    let mut filler = start();
    filler.operand_text(b"%r1 %r2");
    assert!(refused(filler).contains("%r2"));
    let mut filler = Filler::default();
    filler.open_function(b".func f();");
    assert!(filler.finish().is_refused());
}
