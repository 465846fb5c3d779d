//! Control words taken at their word: who does not wait reads the old value.

mod common;

use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, ErrorKind, Launch, RunResult};
use warpc_sass::Arch;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::read::read_line;

/// A line and its control word: stall, scoreboards of the result and of the sources (7 is none), set of scoreboards to wait for.
type Line = (&'static str, u8, u8, u8, u8);

/// Runs one thread on a buffer of the words 10, 11, 12, 13; returns what the run left.
fn run(lines: &[Line], adversarial: bool) -> RunResult {
    let prologue: [Line; 2] = [("LDC.64 R2, c[0x0][0x210]", 15, 0, 7, 0), ("ULDC.64 UR4, c[0x0][0x208]", 15, 7, 7, 1)];
    let mut words = Vec::new();
    for &(text, stall, write, read, wait) in prologue.iter().chain(lines) {
        let (write, read) = (Scoreboard::new(write), Scoreboard::new(read));
        let control = Control { stall, yields: false, write, read, wait, reuse: 0 };
        words.push(read_line(Arch::Sm90.table(), text, words.len() as u64 * 16, control).expect(text));
    }
    let program = Program::of_words(Arch::Sm90, &words, &[8], 0);
    let launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [1; 3],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![(10..14u32).flat_map(u32::to_le_bytes).collect()],
        ..Launch::default()
    };
    program.run(&launch, Mode { adversarial }).result
}

/// The first word of the buffer.
fn word(lines: &[Line], adversarial: bool) -> u32 {
    let result = run(lines, adversarial);
    assert_eq!(result.error, None);
    u32::from_le_bytes(result.buffers[0][..4].try_into().expect("four bytes"))
}

const STORE: Line = ("STG.E desc[UR4][R2.64], R4", 15, 7, 7, 0);
const EXIT: Line = ("EXIT", 15, 7, 7, 0);

#[test]
fn results_of_fixed_latency_need_their_cycles() {
    let code = |stall: u8| {
        [
            ("MOV R4, 0x1", 15, 7, 7, 0),
            ("IADD3 R4, R4, 0x5, RZ", stall, 7, 7, 0),
            ("IADD3 R4, R4, 0x10, RZ", 15, 7, 7, 0),
            STORE,
            EXIT,
        ]
    };
    assert_eq!([word(&code(4), true), word(&code(3), true)], [0x16, 0x11]);
    assert_eq!(word(&code(3), false), 0x16);
}

#[test]
fn guards_are_read_earlier_than_operands() {
    let code = |stall: u8, second: &'static str| {
        [
            ("MOV R4, 0x1", 15, 7, 7, 0),
            ("ISETP.EQ.AND P0, PT, RZ, 0x1, PT", 15, 7, 7, 0),
            ("ISETP.EQ.AND P0, PT, RZ, RZ, PT", stall, 7, 7, 0),
            (second, 15, 7, 7, 0),
            STORE,
            EXIT,
        ]
    };
    let guarded = "@P0 MOV R4, 0x2";
    assert_eq!([word(&code(13, guarded), true), word(&code(8, guarded), true)], [2, 1]);
    let selected = "SEL R4, RZ, 0x7, P0";
    assert_eq!([word(&code(8, selected), true), word(&code(2, selected), true)], [0, 7]);
}

#[test]
fn results_of_variable_latency_need_their_scoreboard() {
    let code = |wait: u8| {
        [
            ("MOV R4, 0x1", 15, 7, 7, 0),
            ("LDG.E R4, desc[UR4][R2.64+0x4]", 15, 2, 7, 0),
            ("IADD3 R4, R4, 0x1, RZ", 15, 7, 7, wait),
            STORE,
            EXIT,
        ]
    };
    assert_eq!([word(&code(1 << 2), true), word(&code(1 << 3), true), word(&code(0), false)], [12, 2, 12]);
    // A result that arrives after a later one of the same register replaces it.
    let late: [Line; 5] = [
        ("LDG.E R4, desc[UR4][R2.64+0x4]", 15, 2, 7, 0),
        ("MOV R4, 0x1", 15, 7, 7, 0),
        ("NOP", 15, 7, 7, 1 << 2),
        STORE,
        EXIT,
    ];
    assert_eq!([word(&late, true), word(&late, false)], [11, 1]);
}

#[test]
fn a_later_result_of_a_queue_covers_those_before_it() {
    let code: [Line; 7] = [
        ("MOV R4, 0x1", 15, 7, 7, 0),
        ("MUFU.EX2 R4, RZ", 15, 7, 7, 0),
        ("MUFU.EX2 R5, RZ", 15, 1, 7, 0),
        ("NOP", 15, 7, 7, 0),
        ("FADD R4, R4, R5", 15, 7, 7, 2),
        STORE,
        EXIT,
    ];
    assert_eq!(word(&code, true), 2f32.to_bits());
    let mut alone = code;
    alone[2] = ("MOV R5, 0x3f800000", 15, 7, 7, 0);
    assert_ne!(word(&alone, true), 2f32.to_bits());
}

#[test]
fn sources_that_are_read_late_are_locked() {
    let code = |read: u8, wait: u8| {
        [
            ("MOV R4, 0x1", 15, 7, 7, 0),
            ("STG.E desc[UR4][R2.64], R4", 15, 7, read, 0),
            ("MOV R4, 0x2", 15, 7, 7, wait),
            EXIT,
        ]
    };
    assert_eq!(word(&code(3, 1 << 3), true), 1);
    let error = run(&code(3, 0), true).error.expect("a fault");
    assert_eq!(error.kind, ErrorKind::DataRace);
    assert!(
        error.message.contains("R4 is overwritten before `STG.E desc[UR4][R2.64], R4` at 0x30"),
        "{}",
        error.message
    );
    assert_eq!(run(&code(3, 0), false).error, None);
}
