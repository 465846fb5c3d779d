//! PTX to code, by what the disassembler prints.

use crate::compile::{self, Settings};
use crate::launch::Launch;
use warpc_sass::{Arch, print};

/// Code of the first kernel of a file, line by line.
pub(crate) fn code(text: &str) -> Vec<String> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let launch = Launch::of(Arch::Sm90);
    let module = compile::module(&reading.rows, launch, &Settings::default());
    let module = module.unwrap_or_else(|failures| panic!("{}", failures[0].fault));
    let code = &module.kernels[0].code;
    let line = |(at, &word)| print::line(launch.arch.table(), word, at as u64 * 16).expect("a word of the table");
    code.words.iter().enumerate().map(line).collect()
}

/// Code of a kernel with these statements, without its start and its end.
pub(crate) fn statements(text: &str) -> Vec<String> {
    let registers =
        ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>; .reg .f64 %g<9>;";
    let lines = code(&format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 x) {{ {registers} {text} ret; }}"
    ));
    let end = lines.iter().position(|line| line.starts_with("EXIT")).expect("an end");
    lines[1..end].to_vec()
}

#[test]
fn sums_of_64_bits_carry() {
    let lines = statements("ld.param.u64 %d1, [x]; add.s64 %d2, %d1, %d1; st.global.u64 [%d1], %d2;");
    assert!(lines.iter().any(|line| line.starts_with("IADD3.X") && line.ends_with("P0, !PT")), "{lines:#?}");
}

#[test]
fn numbers_that_have_no_room_become_registers() {
    let lines =
        statements("mov.u32 %r1, %tid.x; mad.lo.s32 %r2, 7, %r1, 12; ld.param.u64 %d1, [x]; st.global.u32 [%d1], %r2;");
    assert!(lines.iter().any(|line| line.starts_with("MOV") && line.ends_with("0x7")), "{lines:#?}");
}

#[test]
fn guards_stand_at_the_lines_that_write() {
    let lines = statements(
        "ld.param.u64 %d1, [x]; mov.u32 %r1, %tid.x; setp.eq.s32 %p1, %r1, 0; @!%p1 add.s64 %d1, %d1, 4; @%p1 st.global.u32 [%d1], %r1;",
    );
    assert!(lines.iter().any(|line| line.starts_with("IADD3 ")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("@!P0 MOV")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("@P0 STG.E")), "{lines:#?}");
}

#[test]
fn numbers_of_shuffles_are_taken_as_far_as_they_are_read() {
    let shuffle = |text: &str| {
        let lines =
            statements(&format!("ld.param.u64 %d1, [x]; mov.u32 %r1, %tid.x; {text} st.global.u32 [%d1], %r2;"));
        lines.into_iter().find(|line| line.starts_with("SHFL")).expect("a shuffle")
    };
    let line = shuffle("shfl.sync.bfly.b32 %r2, %r1, 34, -1, -1;");
    assert!(line.contains("BFLY") && line.ends_with("0x2, 0x1f1f"), "{line}");
    let line = shuffle("shfl.sync.idx.b32 %r2|%p1, %r1, %r1, 0x7fffff1f, -1;");
    assert!(line.contains("IDX") && line.ends_with("0x1f1f"), "{line}");
}
