//! Threads that wait for others of their warp: the code says where they give way, and ends in runs in which nobody gives way otherwise.

use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, ErrorKind, Launch, RunResult};
use warpc_sass::control::Control;
use warpc_sass::{Arch, print};

const THREADS: u32 = 32;

/// Kernels whose threads wait for each other, and what word 1 of their buffer is in the end. Word 0 is a lock or a flag.
const WAITING: [(&str, &str, u32); 7] = [
    (
        "a lock: who has it waits behind the loop for the others",
        "L: atom.global.cas.b32 %r1, [%d0], 0, 1; setp.ne.s32 %p1, %r1, 0; @%p1 bra L;
         ld.volatile.global.u32 %r2, [%d0+4]; add.u32 %r2, %r2, 1; st.volatile.global.u32 [%d0+4], %r2;
         membar.gl; atom.global.exch.b32 %r3, [%d0], 0;",
        THREADS,
    ),
    (
        "a lock, with the work inside of the loop",
        "mov.u32 %r6, 0;
         A: atom.global.cas.b32 %r1, [%d0], 0, 1; setp.ne.u32 %p1, %r1, 0; @%p1 bra B;
         ld.volatile.global.u32 %r2, [%d0+4]; add.u32 %r2, %r2, 1; st.volatile.global.u32 [%d0+4], %r2;
         mov.u32 %r6, 1; membar.gl; atom.global.exch.b32 %r1, [%d0], 0;
         B: setp.eq.u32 %p1, %r6, 0; @%p1 bra A;",
        THREADS,
    ),
    (
        "a flag of another thread",
        "setp.eq.u32 %p2, %t, 31; @%p2 bra S;
         L: ld.volatile.global.u32 %r1, [%d0]; setp.eq.s32 %p1, %r1, 0; @%p1 bra L; bra E;
         S: st.volatile.global.u32 [%d0], 1;
         E: atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
    (
        "a flag that is acquired, in an inner loop",
        "setp.eq.u32 %p2, %t, 0; @%p2 bra S; mov.u32 %r4, 0;
         A: add.u32 %r4, %r4, 1;
         L: ld.acquire.gpu.global.u32 %r1, [%d0]; setp.lt.u32 %p1, %r1, %r4; @%p1 bra L;
         setp.lt.u32 %p1, %r4, 3; @%p1 bra A; bra E;
         S: st.release.gpu.global.u32 [%d0], 3;
         E: atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
    (
        "a loop with two entries",
        "setp.eq.u32 %p2, %t, 7; @%p2 bra S; setp.gt.u32 %p2, %t, 15; mov.u32 %r4, 0; @%p2 bra M;
         A: add.u32 %r4, %r4, 1;
         M: ld.volatile.global.u32 %r1, [%d0]; setp.eq.u32 %p1, %r1, 0; @%p1 bra A; bra E;
         S: st.volatile.global.u32 [%d0], 1;
         E: atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
    (
        "a function that is called in a loop",
        "L: call (%r1), try, (%d0); setp.ne.u32 %p1, %r1, 0; @%p1 bra L;
         ld.volatile.global.u32 %r2, [%d0+4]; add.u32 %r2, %r2, 1; st.volatile.global.u32 [%d0+4], %r2;
         membar.gl; atom.global.exch.b32 %r3, [%d0], 0;",
        THREADS,
    ),
    (
        "sleep between looks",
        "setp.eq.u32 %p2, %t, 31; @%p2 bra S;
         L: nanosleep.u32 20; ld.volatile.global.u32 %r1, [%d0]; setp.eq.s32 %p1, %r1, 0; @%p1 bra L; bra E;
         S: st.volatile.global.u32 [%d0], 1;
         E: atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
];

/// Kernels whose threads wait at barriers of the block that the rest of their warp reaches elsewhere, or never, and how many threads add
/// one to word 1.
const APART: [(&str, &str, u32); 11] = [
    (
        "the others end",
        "setp.ne.u32 %p1, %t, 0; @%p1 bra E; barrier.sync 0; atom.global.add.u32 %r1, [%d0+4], 1; E:",
        1,
    ),
    (
        "the others arrive behind the arm",
        "setp.ne.u32 %p1, %t, 5; @%p1 bra E; barrier.sync 0; atom.global.add.u32 %r1, [%d0+4], 1; bra F;
         E: atom.global.add.u32 %r1, [%d0+4], 1; F: setp.eq.u32 %p1, %t, 5; @%p1 bra G; barrier.sync 0; G:",
        THREADS,
    ),
    (
        "in an arm of an arm",
        "setp.ge.u32 %p1, %t, 16; @%p1 bra E; setp.ge.u32 %p1, %t, 8; @%p1 bra E; barrier.sync 0;
         atom.global.add.u32 %r1, [%d0+4], 1; E:",
        8,
    ),
    (
        "a loop that each thread leaves in another round",
        "mov.u32 %r2, 0; L: add.u32 %r2, %r2, 1; barrier.sync 0; setp.le.u32 %p1, %r2, %t; @%p1 bra L;
         atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
    (
        "lanes that meet the others behind the arm",
        "setp.ge.u32 %p1, %t, 16; @%p1 bra E; bar.warp.sync -1; atom.global.add.u32 %r1, [%d0+4], 1;
         E: setp.lt.u32 %p1, %t, 16; @%p1 bra F; bar.warp.sync -1; atom.global.add.u32 %r1, [%d0+4], 1; F:",
        THREADS,
    ),
    (
        "two lanes of a mask in a register",
        "mov.u32 %r2, 0x21; setp.ne.u32 %p1, %t, 0; @%p1 bra E; bar.warp.sync %r2; atom.global.add.u32 %r1, [%d0+4], 1;
         E: setp.ne.u32 %p1, %t, 5; @%p1 bra F; bar.warp.sync %r2; atom.global.add.u32 %r1, [%d0+4], 1; F:",
        2,
    ),
    (
        "two lanes of a mask, in an arm of an arm",
        "setp.ge.u32 %p1, %t, 16; @%p1 bra E; setp.ne.u32 %p1, %t, 0; @%p1 bra E; bar.warp.sync 0x21;
         atom.global.add.u32 %r1, [%d0+4], 1; E: setp.ne.u32 %p1, %t, 5; @%p1 bra F; bar.warp.sync 0x21;
         atom.global.add.u32 %r1, [%d0+4], 1; F:",
        2,
    ),
    (
        "lanes that another one of their warp lets go, round by round",
        "mov.u32 %r2, 0; setp.ne.u32 %p1, %t, 0; @%p1 bra E;
         L: bar.warp.sync -1; add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 3; @%p1 bra L; bra F;
         E: bar.warp.sync -1; F: @!%p1 bra G; setp.eq.u32 %p1, %t, 0; @%p1 bra G; bar.warp.sync -1; bar.warp.sync -1;
         G: atom.global.add.u32 %r1, [%d0+4], 1;",
        THREADS,
    ),
    (
        "a vote behind the arm",
        "setp.ge.u32 %p1, %t, 16; @%p1 bra E; vote.sync.ballot.b32 %r2, %p1, -1; atom.global.add.u32 %r1, [%d0+4], 1;
         E: setp.lt.u32 %p1, %t, 16; @%p1 bra F; vote.sync.ballot.b32 %r2, %p1, -1; atom.global.add.u32 %r1, [%d0+4], 1; F:",
        THREADS,
    ),
    (
        "lanes that meet in a function",
        "setp.ge.u32 %p1, %t, 16; @%p1 bra E; call lanes, (); atom.global.add.u32 %r1, [%d0+4], 1;
         E: setp.lt.u32 %p1, %t, 16; @%p1 bra F; call lanes, (); atom.global.add.u32 %r1, [%d0+4], 1; F:",
        THREADS,
    ),
    ("in a function", "setp.ne.u32 %p1, %t, 0; @%p1 bra E; call meet, (); atom.global.add.u32 %r1, [%d0+4], 1; E:", 1),
];

/// Loops that wait for nobody.
const BUSY: [(&str, &str); 5] = [
    (
        "a counter",
        "mov.u32 %r1, 0; L: add.u32 %r1, %r1, 1; st.global.u32 [%d0], %r1; setp.lt.u32 %p1, %r1, 9; @%p1 bra L;",
    ),
    (
        "atomics without a reader",
        "mov.u32 %r1, 0; L: atom.global.add.u32 %r2, [%d0], 1; add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, 9; @%p1 bra L;",
    ),
    (
        "volatile loads that decide nothing",
        "mov.u32 %r1, 0; L: ld.volatile.global.u32 %r2, [%d0]; add.u32 %r3, %r3, %r2; add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, 9; @%p1 bra L; st.global.u32 [%d0+8], %r3;",
    ),
    ("a weak load", "L: ld.global.u32 %r1, [%d0+8]; setp.eq.u32 %p1, %r1, 1; @%p1 bra L;"),
    (
        "an atomic behind which a branch goes on",
        "atom.global.add.u32 %r2, [%d0], 1; setp.eq.u32 %p1, %r2, 3; @%p1 bra E; st.global.u32 [%d0+8], %r2; E:",
    ),
];

fn text(statements: &str) -> String {
    format!(
        ".version 8.3\n.target sm_90\n.address_size 64\n\
         .func (.reg .u32 %ro) try(.reg .b64 %rp) {{ atom.global.cas.b32 %ro, [%rp], 0, 1; ret; }}\n\
         .func meet() {{ barrier.sync 0; ret; }}\n\
         .func lanes() {{ bar.warp.sync -1; ret; }}\n\
         .visible .entry kernel(.param .u64 p)\n{{ .reg .b64 %d<4>; .reg .b32 %r<8>; .reg .b32 %t; .reg .pred %p<3>;\n\
         ld.param.u64 %d0, [p]; mov.u32 %t, %tid.x; mov.u32 %r3, 0;\n{statements}\nret; }}\n"
    )
}

/// Arms within arms, `depth` of them: each thread leaves at the arm behind its own number. All add one to word 1 in the end.
fn nested(depth: u32) -> String {
    let open = |n: u32| format!("setp.lt.u32 %p1, %t, {n}; @%p1 bra E{n}; add.u32 %r3, %r3, {n};");
    let close = |n: u32| format!("E{n}: add.u32 %r3, %r3, %t;");
    let arms: String = (0..depth).map(open).chain((0..depth).rev().map(close)).collect();
    arms + "mul.wide.u32 %d1, %t, 4; add.u64 %d1, %d0, %d1; st.global.u32 [%d1+64], %r3; atom.global.add.u32 %r1, [%d0+4], 1;"
}

fn cubin(text: &str) -> Vec<u8> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    assert!(reading.messages.is_empty(), "{:?}", reading.messages.first());
    let request = Request::new(Arch::Sm90, Settings { checks: true, ..Settings::default() });
    assemble(&reading, text.as_bytes(), &request).unwrap_or_else(|fault| panic!("{fault}")).bytes
}

fn launch() -> Launch {
    let mut launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [THREADS, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![vec![0; 64 + 4 * THREADS as usize]],
        ..Launch::default()
    };
    launch.options.max_steps = 1 << 20;
    launch
}

fn run(bytes: &[u8], adversarial: bool) -> RunResult {
    Program::read(bytes).expect("a cubin").run(&launch(), Mode { adversarial }).result
}

/// Places of the words of `bytes` that say `mnemonic`.
fn words_of(bytes: &[u8], mnemonic: &str) -> Vec<usize> {
    let table = Arch::Sm90.table();
    let at = |&at: &usize| {
        let word = bytes[at..at + 16].try_into().map(u128::from_le_bytes).unwrap_or_default();
        print::line(table, word, 0).is_some_and(|line| line.split([' ', ';']).any(|part| part == mnemonic))
    };
    (0..bytes.len() / 16 * 16).step_by(16).filter(at).collect()
}

/// The kernels end, plain and adversarially, and leave their counts.
fn ends_with_counts(cases: &[(&str, &str, u32)]) {
    for (name, statements, count) in cases {
        let bytes = cubin(&text(statements));
        for adversarial in [false, true] {
            let result = run(&bytes, adversarial);
            assert_eq!(result.error, None, "{name}, adversarial {adversarial}");
            assert_eq!(result.buffers[0][4..8], count.to_le_bytes(), "{name}, adversarial {adversarial}");
        }
    }
}

#[test]
fn threads_that_wait_give_way() {
    ends_with_counts(&WAITING);
}

#[test]
fn who_waits_at_a_barrier_is_not_waited_for() {
    ends_with_counts(&APART);
    // A barrier that is for whole warps keeps nobody from meeting.
    let whole = "setp.ne.u32 %p1, %r3, 0; @%p1 bra E; bar.sync 0; E: barrier.sync 0;";
    assert_eq!(words_of(&cubin(&text(whole)), "BSSY").len(), 1);
}

#[test]
fn who_goes_to_the_end_is_not_waited_for() {
    // The last warp of a launch is not full: its other threads end, and the barrier is for those that are left.
    ends_with_counts(&[
        (
            "a barrier for whole warps in an arm",
            "setp.ge.u32 %p1, %t, 17; @%p1 bra E; bar.sync 0; atom.global.add.u32 %r1, [%d0+4], 1; E:",
            17,
        ),
        (
            "and in a loop of the arm",
            "setp.ge.u32 %p1, %t, 17; @%p1 bra E; mov.u32 %r2, 0; L: bar.sync 0; add.u32 %r2, %r2, 1;
             setp.lt.u32 %p1, %r2, 3; @%p1 bra L; atom.global.add.u32 %r1, [%d0+4], 1; E:",
            17,
        ),
    ]);
}

/// More regions within each other than there are barriers: some barriers go to registers and come back, before the wait that their region
/// ends behind.
#[test]
fn more_regions_than_barriers() {
    for depth in [15, 16, 17, 18, 24, 31] {
        let bytes = cubin(&text(&nested(depth)));
        assert_eq!(words_of(&bytes, "BSSY").len(), depth as usize);
        let spilt = words_of(&bytes, "BMOV.32.CLEAR");
        assert_eq!(spilt.is_empty(), depth < 17, "{depth}: {} spills", spilt.len());
        for at in words_of(&bytes, "BMOV.32") {
            let word = u128::from_le_bytes(bytes[at..at + 16].try_into().expect("a word"));
            assert_eq!(
                Control::unpack(word).expect("control").write,
                None,
                "the disassembler takes no scoreboard there"
            );
        }
        for adversarial in [false, true] {
            let result = run(&bytes, adversarial);
            assert_eq!(result.error, None, "{depth}, adversarial {adversarial}");
            assert_eq!(result.buffers[0][4..8], THREADS.to_le_bytes());
            for (thread, word) in result.buffers[0][64..].chunks(4).enumerate() {
                let thread = thread as u32;
                // It leaves at the arm behind its own number, and comes by the ends of that one and of all around it.
                let wanted = (0..depth).filter(|&n| n <= thread).sum::<u32>() + thread * depth.min(thread + 2);
                assert_eq!(word, wanted.to_le_bytes(), "thread {thread} of {depth}");
            }
        }
    }
}

/// Of a barrier that is not aligned a warp is one arrival, whatever places its threads are at, as ptxas has it; what they do together reads no
/// register, and no region is around it.
#[test]
fn a_warp_is_gathered_for_what_is_not_aligned() {
    let add = "atom.global.add.u32 %r1, [%d0+4], 1;";
    let arms = |barrier: &str| {
        format!("and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 0; @%p1 bra E; {barrier} {add} bra F; E: {barrier} {add} F:")
    };
    let cluster = "barrier.cluster.arrive; barrier.cluster.wait;";
    for (barrier, gathered) in [("barrier.sync 0;", 2), ("barrier.sync 1, 32;", 2), (cluster, 6)] {
        let statements = arms(barrier);
        let bytes = cubin(&text(&statements));
        assert_eq!(words_of(&bytes, "WARPSYNC.COLLECTIVE.ALL").len(), gathered, "{barrier}");
        assert_eq!(words_of(&bytes, "ENDCOLLECTIVE").len(), gathered, "{barrier}");
        assert!(words_of(&bytes, "BSSY").is_empty(), "{barrier}");
        ends_with_counts(&[(barrier, &statements, THREADS)]);
    }
    assert!(words_of(&cubin(&text(&arms("bar.sync 0;"))), "WARPSYNC.COLLECTIVE.ALL").is_empty());
}

/// What takes the address of one thread goes round until all addresses were taken, and an arrival whose result nobody asks for may be at
/// the barrier of another thread block where a generic address says so.
#[test]
fn addresses_are_those_of_all_threads() {
    let fence = "mad.wide.u32 %d0, %t, 128, %d0; fence.proxy.tensormap::generic.acquire.gpu [%d0], 128;
                 ld.param.u64 %d0, [p]; atom.global.add.u32 %r1, [%d0+4], 1;";
    let code = cubin(&text(fence));
    assert_eq!(words_of(&code, "UTMACCTL.IV").len(), 1);
    ends_with_counts(&[("a fence", fence, THREADS)]);
    for (arrival, word) in [
        ("mbarrier.arrive.b64 _, [%d0];", ".RED.A1T0"),
        ("mbarrier.arrive.release.cluster.b64 _, [%d0], %r1;", ".RED.ART0"),
        ("mbarrier.arrive.expect_tx.relaxed.cluster.b64 _, [%d0], %r1;", ".RED"),
        ("mbarrier.arrive_drop.b64 _, [%d0], %r1;", ".RED.OPTOUT.ART0"),
        ("mbarrier.arrive.shared.b64 _, [%r1];", ".A1T0"),
        ("mbarrier.arrive.b64 %d0, [%d0];", ".A1T0"),
        ("mbarrier.arrive.noComplete.b64 _, [%d0], %r1;", ".TMASK.ART0"),
    ] {
        let code = cubin(&text(&format!("mov.u32 %r1, 1; {arrival}")));
        assert_eq!(words_of(&code, &format!("SYNCS.ARRIVE.TRANS64{word}")).len(), 1, "{arrival}");
    }
}

/// The same code with `NOP` for `YIELD` never ends where nobody gives way by itself, so that the runs above say something.
#[test]
fn without_yields_they_wait_for_ever() {
    // What pads a kernel.
    let padded = cubin(&text("bar.sync 0;"));
    let idle = words_of(&padded, "NOP")[0];
    for (name, statements, _) in WAITING.into_iter().filter(|row| !row.1.contains("nanosleep")) {
        let mut bytes = cubin(&text(statements));
        let yields = words_of(&bytes, "YIELD");
        assert!(!yields.is_empty(), "{name}");
        for at in yields {
            bytes[at..at + 16].copy_from_slice(&padded[idle..idle + 16]);
        }
        let kind = run(&bytes, true).error.map(|error| error.kind);
        // Where all threads meet in each round, nobody is left behind.
        let expected = (!name.contains("inside")).then_some(ErrorKind::StepLimit);
        assert_eq!(kind, expected, "{name}");
    }
}

#[test]
fn what_waits_for_nobody_does_not_yield() {
    for (name, statements) in BUSY {
        let bytes = cubin(&text(statements));
        assert!(words_of(&bytes, "YIELD").is_empty(), "{name}");
    }
    // A function may be called in a loop, whatever its own code is.
    let called = text("call (%r1), try, (%d0); st.global.u32 [%d0], %r1;");
    assert_eq!(words_of(&cubin(&called), "YIELD").len(), 1);
}
