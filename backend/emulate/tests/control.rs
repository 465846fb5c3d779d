//! Divergence, convergence, calls, barriers, what lanes tell one another.

mod common;

use common::{assemble, lanes, patient, run_words, words_of};
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, ErrorKind, Launch};
use warpc_sass::Arch;

fn numbers() -> [u32; 32] {
    std::array::from_fn(|lane| lane as u32)
}

#[test]
fn lanes_part_and_meet_again() {
    let code = "ISETP.LT.AND P0, PT, R0, 0xa, PT
        BSSY B0, @end
        @P0 BRA @low
        MOV R20, 0x64
        BRA @meet
        :low
        MOV R20, 0xc8
        :meet
        BSYNC B0
        :end
        VOTE.ANY R6, PT, PT
        POPC R6, R6
        IADD3 R20, R20, R6, RZ";
    let expected: Vec<u32> = (0..32).map(|lane| if lane < 10 { 232 } else { 132 }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn lanes_leave_a_loop_one_after_the_other() {
    // Lane n goes around n times, leaves the barrier by BREAK when it is odd, and the others meet behind the loop.
    let code = "MOV R20, RZ
        LOP3.LUT R7, R0, 0x1, RZ, 0xc0, !PT
        ISETP.NE.AND P1, PT, R7, RZ, PT
        BSSY B1, @met
        :loop
        ISETP.GE.AND P0, PT, R20, R0, PT
        @P0 BRA @out
        IADD3 R20, R20, 0x1, RZ
        BRA @loop
        :out
        @P1 BREAK B1
        @P1 BRA @odd
        BSYNC B1
        :met
        VOTE.ANY R6, PT, PT
        POPC R6, R6
        IMAD R20, R6, 0x100, R20
        :odd
        NOP";
    let expected: Vec<u32> = (0..32).map(|lane| if lane % 2 == 1 { lane } else { 0x1000 + lane }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn lanes_that_end_are_not_waited_for() {
    let code = "MOV R20, 0x5
        BSSY B0, @met
        STG.E desc[UR4][R2.64], R20
        ISETP.GT.AND P0, PT, R0, 0x3, PT
        @P0 EXIT
        BSYNC B0
        :met
        VOTE.ANY R20, PT, PT";
    let expected: Vec<u32> = (0..32).map(|lane| if lane > 3 { 5 } else { 15 }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn calls_return_to_where_they_came_from() {
    let code = "MOV R20, 0xe0
        MOV R21, RZ
        CALL.REL.NOINC @twice
        MOV R20, 0x110
        MOV R21, RZ
        CALL.REL.NOINC @twice
        MOV R20, R4
        STG.E desc[UR4][R2.64], R20
        EXIT
        :twice
        IADD3 R4, R4, R4, RZ
        RET.REL.NODEC R20 0x0";
    // The code begins behind three instructions and two more; returns lead behind the calls.
    let code = code.replace("0xe0", "0x80").replace("0x110", "0xb0");
    let expected: Vec<u32> = (0..32).map(|lane| 4 * lane).collect();
    assert_eq!(lanes(&code, numbers()), expected);
}

#[test]
fn indirect_branches_divide_the_warp() {
    let code = "LOP3.LUT R6, R0, 0x1, RZ, 0xc0, !PT
        IMAD R6, R6, 0x20, RZ
        MOV R7, RZ
        BSSY B0, @end
        BRX R6 0x0
        MOV R20, 0x1
        BRA @meet
        MOV R20, 0x2
        :meet
        BSYNC B0
        :end
        NOP";
    let expected: Vec<u32> = (0..32).map(|lane| 1 + lane % 2).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn masks_meet_lane_by_lane() {
    // Odd and even lanes wait among themselves.
    let code = "LOP3.LUT R6, R0, 0x1, RZ, 0xc0, !PT
        MOV R7, 0x55555555
        SHF.L.U32 R7, R7, R6, RZ
        WARPSYNC.EXCLUSIVE R7
        VOTE.ANY R20, PT, PT";
    let expected: Vec<u32> = (0..32).map(|lane| if lane % 2 == 0 { 0x5555_5555 } else { 0xaaaa_aaaa }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn a_collective_section_is_run_together() {
    let code = "MOV R7, 0xffffffff
        ISETP.LT.AND P0, PT, R0, 0x8, PT
        @P0 BRA @second
        BSSY B1, @one
        WARPSYNC.COLLECTIVE R7, @first_end
        SHFL.BFLY P1, R20, R4, 0x1f, 0x1f
        ENDCOLLECTIVE
        :first_end
        BSYNC B1
        :one
        BRA @end
        :second
        WARPSYNC.COLLECTIVE R7, @second_end
        SHFL.BFLY P1, R20, R4, 0x1f, 0x1f
        ENDCOLLECTIVE
        :second_end
        IADD3 R20, R20, 0x64, RZ
        :end
        NOP";
    let expected: Vec<u32> = (0..32).map(|lane| if lane < 8 { 131 - lane } else { 31 - lane }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}

#[test]
fn shuffles_stay_in_their_segment() {
    let all = |how: &str| lanes(&format!("SHFL.{how}\nSEL R6, RZ, 0x100, !P0\nIADD3 R20, R20, R6, RZ"), numbers());
    let inside = |lane: u32, from: u32, holds: bool| if holds { from + 0x100 } else { lane };
    let up: Vec<u32> = (0..32u32).map(|l| inside(l, l.wrapping_sub(2), l >= 2)).collect();
    assert_eq!(all("UP P0, R20, R4, 0x2, RZ"), up);
    let down: Vec<u32> = (0..32).map(|l| inside(l, l + 3, l % 8 + 3 < 8)).collect();
    assert_eq!(all("DOWN P0, R20, R4, 0x3, 0x181f"), down);
    let cross: Vec<u32> = (0..32).map(|l| l ^ 5).map(|l| l + 0x100).collect();
    assert_eq!(all("BFLY P0, R20, R4, 0x5, 0x1f"), cross);
    let index: Vec<u32> = (0..32).map(|l| l / 4 * 4 + 1 + 0x100).collect();
    assert_eq!(all("IDX P0, R20, R4, 0x1, 0x1c1f"), index);
}

#[test]
fn votes_matches_and_reductions() {
    let parity: Vec<u32> = (0..32).map(|l| if l % 2 == 0 { 0x5555_5555 } else { 0xaaaa_aaaa }).collect();
    let odd = "LOP3.LUT R6, R4, 0x1, RZ, 0xc0, !PT\n";
    assert_eq!(lanes(&format!("{odd}MATCH.ANY R20, R6"), numbers()), parity);
    assert_eq!(lanes("REDUX.SUM UR6, R4\nMOV R20, UR6", numbers()), [496; 32]);
    assert_eq!(
        lanes("REDUX.MAX.S32 UR6, R4\nMOV R20, UR6", std::array::from_fn(|l| (l as u32).wrapping_sub(40))),
        [!0 - 8; 32]
    );
    assert_eq!(lanes("REDUX.OR UR6, R4\nMOV R20, UR6", numbers()), [31; 32]);
    let vote = "ISETP.LT.AND P0, PT, R4, 0x20, PT\nVOTE.ALL P1, P0\nSEL R20, RZ, 0x1, !P1";
    assert_eq!(lanes(vote, numbers()), [1; 32]);
    let elected: Vec<u32> = (0..32).map(|l| (l == 0) as u32).collect();
    assert_eq!(lanes("ELECT P0, URZ, PT\nSEL R20, RZ, 0x1, !P0", numbers()), elected);
}

#[test]
fn a_loop_goes_round_until_no_lane_has_a_value_that_was_not_seen() {
    // Lanes have four values of two registers, of which some are equal in one of them. All lanes count how often they go round.
    let code = "MOV R20, RZ
        LOP3.LUT R6, R0, 0x1, RZ, 0xc0, !PT
        LOP3.LUT R7, R0, 0x2, RZ, 0xc0, !PT
        PLOP3.LUT P1, PT, PT, PT, PT, 0x80, 0x0
        :loop
        PLOP3.LUT P0, PT, P0, P1, PT, 0xa2, 0x0
        @P1 R2UR P0, UR6, R6
        PLOP3.LUT P0, PT, P0, P1, PT, 0xa2, 0x0
        @P1 R2UR.OR P0, UR7, R7
        @P1 PLOP3.LUT P1, PT, P0, PT, PT, 0x80, 0x0
        IADD3 R20, R20, 0x10, RZ
        IADD3 R20, R20, UR6, RZ
        IADD3 R20, R20, UR7, RZ
        @P1 BRA.U.ANY @loop";
    assert_eq!(lanes(code, numbers()), [4 * 0x10 + 6; 32]);
}

/// A launch of two warps on one buffer.
fn two_warps(code: &str, shared: u32) -> warpc_emulate::Run {
    let prologue = "LDC.64 R2, c[0x0][0x210]\nULDC.64 UR4, c[0x0][0x208]\nS2R R0, SR_TID.X\n";
    let code = assemble(&format!("{prologue}{code}\nEXIT"), |_| patient());
    let program = Program::of_words(Arch::Sm90, &code, &[8], shared);
    let launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [64, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![vec![0; 256]],
        ..Launch::default()
    };
    program.run(&launch, Mode::default())
}

#[test]
fn a_barrier_orders_the_warps_of_a_block() {
    let exchange = "IMAD R5, R0, 0x4, RZ\nSTS [R5+0x400], R0\nBAR.SYNC.DEFER_BLOCKING 0x0\nLOP3.LUT R5, R5, 0xfc, RZ, 0x3c, !PT\n\
        LDS R20, [R5+0x400]\nIMAD.WIDE.U32 R2, R0, 0x4, R2\nSTG.E desc[UR4][R2.64], R20";
    let expected: Vec<u32> = (0..64).rev().collect();
    assert_eq!(words_of(&two_warps(exchange, 0x800)), expected);
    let count = "LOP3.LUT R5, R0, 0x1, RZ, 0xc0, !PT\nISETP.NE.AND P0, PT, R5, RZ, PT\nBAR.RED.POPC.DEFER_BLOCKING 0x0, P0\n\
        B2R.RESULT R20\nIMAD.WIDE.U32 R2, R0, 0x4, R2\nSTG.E desc[UR4][R2.64], R20";
    assert_eq!(words_of(&two_warps(count, 0)), [32; 64]);
}

#[test]
fn a_barrier_that_is_never_reached_is_a_deadlock() {
    let code = "ISETP.LT.AND P0, PT, R0, 0x20, PT\n@P0 BAR.SYNC.DEFER_BLOCKING 0x1, 0x80";
    let error = two_warps(code, 0).result.error.expect("a fault");
    assert_eq!(error.kind, ErrorKind::Deadlock);
    assert!(error.message.contains("BAR.SYNC"), "{}", error.message);
}

#[test]
fn endless_loops_run_out_of_steps() {
    let code = assemble(":loop\nBRA @loop", |_| patient());
    let program = Program::of_words(Arch::Sm90, &code, &[], 0);
    let mut launch = Launch { kernel: "kernel".into(), grid: [1; 3], block: [32, 1, 1], ..Launch::default() };
    launch.options.max_steps = 1000;
    let run = program.run(&launch, Mode::default());
    assert_eq!(run.result.error.map(|error| error.kind), Some(ErrorKind::StepLimit));
    assert_eq!(run.warp_instructions, 32);
}

#[test]
fn instructions_are_counted_for_warps_and_for_threads() {
    let run = run_words("ISETP.LT.AND P0, PT, R0, 0x3, PT\n@P0 MOV R4, R0\n@!PT MOV R4, R0", &[0], 8, 0);
    // Seven instructions, EXIT among them: all lanes of five, three lanes of one, none of one.
    assert_eq!((run.warp_instructions, run.thread_instructions), (7, 5 * 8 + 3));
}

#[test]
fn waits_of_two_calls_at_one_barrier_are_apart() {
    // Eight lanes use the barrier again inside, as a function that calls itself does, while all others wait outside.
    let code = "MOV R20, RZ
        BSSY B0, @end
        LOP3.LUT R7, R0, 0x18, RZ, 0xc0, !PT
        ISETP.NE.AND P0, PT, R7, 0x10, PT
        @P0 BRA @outer
        BMOV.32.CLEAR R6, B0
        BSSY B0, @inner_end
        LOP3.LUT R8, R0, 0x4, RZ, 0xc0, !PT
        ISETP.NE.AND P1, PT, R8, RZ, PT
        @P1 BRA @late
        BRA @inner
        :late
        NOP
        :inner
        BSYNC B0
        :inner_end
        VOTE.ANY R20, PT, PT
        BMOV.32 B0, R6
        :outer
        BSYNC B0
        :end
        VOTE.ANY R9, PT, PT
        LOP3.LUT R20, R20, R9, RZ, 0x3c, !PT";
    let expected: Vec<u32> = (0..32).map(|lane| if lane / 8 == 2 { 0xff00_ffff } else { !0 }).collect();
    assert_eq!(lanes(code, numbers()), expected);
}
