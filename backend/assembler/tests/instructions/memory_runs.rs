//! Accesses of memory and exchange within warps, run: the code in the interpreter of SASS, the text in that of PTX, equal bit for bit.

use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch as Places;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;

/// Bytes of each thread's part of the buffer: what it loads, then what it stores.
const PART: usize = 512;
const THREADS: u32 = 32;
/// Where results begin in a part.
const RESULTS: usize = 256;

/// A kernel: registers are loaded from the part of the thread, the statements run, results are stored.
fn kernel(statements: &str, results: &[&str]) -> String {
    let mut text = String::from(
        ".version 9.0\n.target sm_90a\n.address_size 64\n.shared .align 16 .b8 sv[1024];\n.visible .entry kernel(.param .u64 p)\n{\n\
         .local .align 16 .b8 lv[64];\n\
         .reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>; .reg .f64 %g<9>; .reg .b128 %q<3>;\n\
         .reg .b32 %s; .reg .b32 %t;\n\
         mov.u32 %t, %tid.x;\nld.param.u64 %d0, [p];\nmul.wide.u32 %d1, %t, 512;\nadd.s64 %d1, %d0, %d1;\n\
         mov.u32 %s, sv;\nmul.lo.s32 %r8, %t, 32;\nadd.s32 %s, %s, %r8;\n",
    );
    let mut place = 0;
    let mut load = |ty: &str, name: String, size: usize| {
        text += &format!("ld.global.{ty} {name}, [%d1+{place}];\n");
        place += size.max(4);
    };
    (1..5).for_each(|n| load("b32", format!("%r{n}"), 4));
    (2..4).for_each(|n| load("b64", format!("%d{n}"), 8));
    (1..5).for_each(|n| load("b16", format!("%h{n}"), 4));
    (1..3).for_each(|n| load("f32", format!("%f{n}"), 4));
    (1..3).for_each(|n| load("f64", format!("%g{n}"), 8));
    text += "setp.lt.s32 %p1, %r1, %r2;\n";
    text += statements;
    text += "\n";
    for (n, name) in results.iter().enumerate() {
        let at = RESULTS + 16 * n;
        let ty = match name.as_bytes()[1] {
            b'p' => {
                text += &format!("selp.b32 %r8, 1, 2, {name};\nst.global.b32 [%d1+{at}], %r8;\n");
                continue;
            }
            b'h' => "b16",
            b'd' => "b64",
            b'g' => "f64",
            b'f' => "f32",
            b'q' => "b128",
            _ => "b32",
        };
        text += &format!("st.global.{ty} [%d1+{at}], {name};\n");
    }
    text + "ret;\n}\n"
}

/// Numbers of a simple generator.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 17
    }
    /// A word: often one at an edge.
    fn word(&mut self) -> u32 {
        match self.next() % 6 {
            0 => 0,
            1 => u32::MAX,
            2 => i32::MIN as u32,
            3 => (self.next() % 9) as u32,
            _ => self.next() as u32,
        }
    }
}

/// What threads load: words and halves of any bits, numbers that are finite.
fn buffer(seed: u64) -> Vec<u8> {
    let mut numbers = Numbers(seed);
    let mut out = vec![0u8; PART * THREADS as usize];
    for part in out.chunks_mut(PART) {
        for word in part.chunks_mut(4) {
            word.copy_from_slice(&numbers.word().to_le_bytes());
        }
        // Halves and single numbers, then doubles: small ones, whose sums are no NaN.
        for place in (32..48).step_by(2) {
            let half = (numbers.next() as u16) & 0xb7ff | 0x0400;
            part[place..place + 2].copy_from_slice(&half.to_le_bytes());
        }
        for place in [48, 52] {
            part[place..place + 4].copy_from_slice(&((numbers.next() % 2000) as f32 / 8.0 - 100.0).to_le_bytes());
        }
        for place in [56, 64] {
            part[place..place + 8].copy_from_slice(&((numbers.next() % 2000) as f64 / 8.0 - 100.0).to_le_bytes());
        }
        part[RESULTS..].fill(0x5a);
    }
    out
}

/// Runs both ways; a fault of the interpreter of PTX is the test's.
pub(super) fn same(statements: &str, results: &[&str]) {
    let text = kernel(statements, results);
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let module = compile::module(&reading.rows, Places::of(Arch::Sm90), &Settings::default());
    let module = module.unwrap_or_else(|failures| {
        panic!("{}\n{statements}", failures.iter().map(|failure| failure.fault.to_string()).collect::<String>())
    });
    let code = &module.kernels[0].code;
    let ours = Program::of_words(Arch::Sm90, &code.words, &[8], 2048);
    let theirs = warpc_ptx::interp::load(&reading).expect("a program");
    for seed in 0..2 {
        let mut launch = Launch {
            kernel: "kernel".into(),
            grid: [1; 3],
            block: [THREADS, 1, 1],
            args: vec![Arg::Buffer { index: 0, offset: 0 }],
            buffers: vec![buffer(seed)],
            ..Launch::default()
        };
        launch.options.max_steps = 1_000_000;
        let wanted = theirs.run(&launch);
        assert!(wanted.error.is_none(), "PTX: {:?}\n{statements}", wanted.error);
        let got = ours.run(&launch, Mode::default()).result;
        assert!(got.error.is_none(), "SASS: {:?}\n{statements}", got.error);
        let (wanted, got) = (&wanted.buffers[0], &got.buffers[0]);
        if let Some(at) = (0..wanted.len()).find(|&at| wanted[at] != got[at]) {
            let (thread, place) = (at / PART, (at % PART) & !3);
            let word =
                |bytes: &[u8]| u32::from_le_bytes(bytes[thread * PART + place..][..4].try_into().expect("4 bytes"));
            panic!(
                "thread {thread}, byte {place}, seed {seed}: PTX {:#x}, SASS {:#x}\n{statements}",
                word(wanted),
                word(got)
            );
        }
    }
}

/// Runs all, and says which differ.
fn all(cases: &[(&str, &[&str])]) {
    let mut failures = Vec::new();
    for &(statements, results) in cases {
        if let Err(cause) = std::panic::catch_unwind(|| same(statements, results)) {
            failures.push(cause.downcast_ref::<String>().cloned().unwrap_or_else(|| statements.to_string()));
        }
    }
    assert!(failures.is_empty(), "{} of {} differ:\n{}", failures.len(), cases.len(), failures.join("\n"));
}

#[test]
fn loads_and_stores() {
    all(&[
        ("ld.global.u8 %r5, [%d1+3];", &["%r5"]),
        ("ld.global.s8 %r5, [%d1+3];", &["%r5"]),
        ("ld.global.s16 %d4, [%d1+2];", &["%d4"]),
        ("ld.global.u32 %d4, [%d1+4];", &["%d4"]),
        ("ld.global.s32 %d4, [%d1+4];", &["%d4"]),
        ("ld.global.s8 %d4, [%d1+7];", &["%d4"]),
        ("ld.global.v4.u8 {%h5, %h6, %h7, %h8}, [%d1+4];", &["%h5", "%h6", "%h7", "%h8"]),
        ("ld.global.v4.s8 {%r5, %r6, %r7, %r8}, [%d1+4]; mov.b32 %r1, %r8;", &["%r5", "%r6", "%r7", "%r1"]),
        ("ld.global.v2.s8 {%d4, %d5}, [%d1+6];", &["%d4", "%d5"]),
        ("ld.global.v2.s16 {%r5, %r6}, [%d1+4];", &["%r5", "%r6"]),
        ("ld.global.v4.u16 {%h5, %h6, %h7, %h8}, [%d1+8];", &["%h5", "%h6", "%h7", "%h8"]),
        ("ld.global.v4.s16 {%d4, %d5, %d6, %d7}, [%d1+8];", &["%d4", "%d5", "%d6", "%d7"]),
        ("ld.global.v2.b64 {%d4, %d5}, [%d1+16];", &["%d4", "%d5"]),
        ("ld.global.v4.b32 {%r5, %r6, %r7, %r2}, [%d1+16];", &["%r5", "%r6", "%r7", "%r2"]),
        ("ld.global.v2.s32 {%d4, %d5}, [%d1+16];", &["%d4", "%d5"]),
        ("st.global.v2.u8 [%d1+300], {%h1, %h2};", &[]),
        ("st.global.v4.u8 [%d1+300], {%h1, %h2, 7, %h3};", &[]),
        ("st.global.v4.u16 [%d1+304], {%h1, 513, %h2, %h3};", &[]),
        ("st.global.v2.b64 [%d1+304], {%d2, -2};", &[]),
        ("st.global.v4.f32 [%d1+304], {%f1, 0f3f800000, %f2, %f1};", &[]),
        ("st.global.v2.f64 [%d1+304], {%g1, 0d4000000000000000};", &[]),
        ("st.global.u8 [%d1+301], %d2; st.global.u16 [%d1+304], %r1;", &[]),
        ("st.global.u64 [%d1+304], -5; st.global.u8 [%d1+313], 300;", &[]),
        ("@%p1 ld.global.v2.s8 {%d2, %d3}, [%d1+6];", &["%d2", "%d3"]),
        ("@!%p1 st.global.v2.f32 [%d1+304], {%f1, %f2};", &[]),
        ("@%p1 ld.global.u8 %d2, [%d1+6];", &["%d2"]),
        ("st.shared.v4.b32 [%s], {%r1, %r2, %r3, %r4}; ld.shared.v2.b64 {%d4, %d5}, [%s];", &["%d4", "%d5"]),
        ("st.shared.v4.u8 [%s], {1, 2, 3, %h1}; ld.shared.u32 %r5, [%s];", &["%r5"]),
        ("st.shared.f64 [%s+8], %g1; ld.shared.s8 %d4, [%s+15];", &["%d4"]),
        ("st.local.v2.b32 [lv+8], {%r1, %r2}; ld.local.b64 %d4, [lv+8];", &["%d4"]),
        ("st.local.v4.u8 [lv], {%h1, %h2, %h3, %h4}; ld.local.s16 %r5, [lv+2];", &["%r5"]),
        ("ld.u32 %r5, [%d1+4]; st.u32 [%d1+300], %r5;", &["%r5"]),
        ("ld.acquire.gpu.global.u32 %r5, [%d1]; st.release.sys.global.u32 [%d1+300], %r5;", &["%r5"]),
        ("ld.volatile.global.v2.u32 {%r5, %r6}, [%d1]; st.relaxed.cta.global.u8 [%d1+300], %r5;", &["%r6"]),
        ("ld.global.nc.v2.f32 {%f3, %f4}, [%d1+48];", &["%f3", "%f4"]),
        ("st.v2.b32 [lv+8], {%r1, %r2}; ld.u32 %r5, [lv+12]; ld.volatile.u16 %r6, [lv+8];", &["%r5", "%r6"]),
        ("st.u32 [lv], %r1; ld.relaxed.gpu.u32 %r5, [lv]; ld.acquire.cta.s8 %r6, [lv+1];", &["%r5", "%r6"]),
        ("setp.eq.u32 %p2, %t, 3; @%p2 st.v2.u32 [sv+1016], {%r1, %r2}; bar.sync 0; ld.u64 %d4, [sv+1016];", &["%d4"]),
        (
            "st.volatile.u32 [sv+1020], 5; bar.sync 0; red.add.u32 [sv+1020], %t; bar.sync 0; ld.u32 %r5, [sv+1020];",
            &["%r5"],
        ),
        (
            "setp.eq.u32 %p2, %t, 9; @%p2 atom.exch.b32 %r5, [sv+1012], %r1; bar.sync 0; ld.u32 %r6, [sv+1012];",
            &["%r6"],
        ),
        ("ld.param.u32 %r5, [p]; ld.param.u8 %r6, [p+3]; sub.s32 %r5, %r5, %r5;", &["%r5"]),
    ]);
}

#[test]
fn atomics() {
    let mut cases: Vec<(String, Vec<&str>)> = Vec::new();
    for (space, address) in [(".global", "%d1+300"), ("", "%d1+300"), (".shared", "%s")] {
        let put = if space == ".shared" { "st.shared.b32 [%s], %r3;" } else { "" };
        let get = if space == ".shared" { "ld.shared.b32 %r6, [%s];" } else { "ld.global.b32 %r6, [%d1+300];" };
        for op in [
            "add.u32", "add.s32", "min.s32", "min.u32", "max.s32", "max.u32", "inc.u32", "dec.u32", "and.b32",
            "or.b32", "xor.b32", "exch.b32",
        ] {
            cases.push((format!("{put} atom{space}.{op} %r5, [{address}], %r1; {get}"), vec!["%r5", "%r6"]));
            if op != "exch.b32" {
                cases.push((format!("{put} red{space}.{op} [{address}], %r1; {get}"), vec!["%r6"]));
            }
        }
        cases.push((format!("{put} atom{space}.cas.b32 %r5, [{address}], %r3, %r1; {get}"), vec!["%r5", "%r6"]));
        cases.push((format!("{put} atom{space}.cas.b32 %r5, [{address}], 0x5a5a5a5a, 7; {get}"), vec!["%r5", "%r6"]));
    }
    for (space, address) in [(".global", "%d1+304"), ("", "%d1+304"), (".shared", "%s+8")] {
        let put = if space == ".shared" { "st.shared.b64 [%s+8], %d3;" } else { "st.global.b64 [%d1+304], %d3;" };
        let get = if space == ".shared" { "ld.shared.b64 %d5, [%s+8];" } else { "ld.global.b64 %d5, [%d1+304];" };
        for op in ["add.u64", "min.s64", "min.u64", "max.s64", "max.u64", "and.b64", "or.b64", "xor.b64", "exch.b64"] {
            cases.push((format!("{put} atom{space}.{op} %d4, [{address}], %d2; {get}"), vec!["%d4", "%d5"]));
            cases.push((format!("{put} atom{space}.{op} %d4, [{address}], -3; {get}"), vec!["%d4", "%d5"]));
            if op != "exch.b64" {
                cases.push((format!("{put} red{space}.{op} [{address}], %d2; {get}"), vec!["%d5"]));
            }
        }
        cases.push((format!("{put} atom{space}.cas.b64 %d4, [{address}], %d3, %d2; {get}"), vec!["%d4", "%d5"]));
        cases.push((format!("{put} atom{space}.cas.b64 %d4, [{address}], 1, 2; {get}"), vec!["%d4", "%d5"]));
        let put = if space == ".shared" { "st.shared.f64 [%s+8], %g1;" } else { "st.global.f64 [%d1+304], %g1;" };
        cases.push((format!("{put} atom{space}.add.f64 %g3, [{address}], %g2; {get}"), vec!["%g3", "%d5"]));
        cases.push((format!("{put} @%p1 red{space}.add.f64 [{address}], %g2; {get}"), vec!["%d5"]));
    }
    for (space, address) in [(".global", "%d1+300"), ("", "%d1+300"), (".shared", "%s")] {
        let put = if space == ".shared" { "st.shared.f32 [%s], %f1;" } else { "st.global.f32 [%d1+300], %f1;" };
        let get = if space == ".shared" { "ld.shared.b32 %r6, [%s];" } else { "ld.global.b32 %r6, [%d1+300];" };
        cases.push((format!("{put} atom{space}.add.f32 %f3, [{address}], %f2; {get}"), vec!["%f3", "%r6"]));
        cases.push((format!("{put} @!%p1 red{space}.add.f32 [{address}], %f2; {get}"), vec!["%r6"]));
        let pair = if space == ".shared" {
            "st.shared.v2.b16 [%s], {%h1, %h2};"
        } else {
            "st.global.v2.b16 [%d1+300], {%h1, %h2};"
        };
        for add in [0, 2] {
            for op in ["add.noftz.f16", "add.noftz.bf16"] {
                cases.push((format!("{pair} atom{space}.{op} %h5, [{address}+{add}], %h3; {get}"), vec!["%h5", "%r6"]));
            }
            cases.push((
                format!("{pair} atom{space}.cas.b16 %h5, [{address}+{add}], %h2, %h4; {get}"),
                vec!["%h5", "%r6"],
            ));
            cases.push((
                format!("{pair} atom{space}.cas.b16 %h5, [{address}+{add}], %h1, 9; {get}"),
                vec!["%h5", "%r6"],
            ));
        }
        let both = "ld.global.b32 %r7, [%d1+36];";
        for op in ["add.noftz.f16x2", "add.noftz.bf16x2"] {
            cases.push((format!("{both} {pair} atom{space}.{op} %r5, [{address}], %r7; {get}"), vec!["%r5", "%r6"]));
        }
    }
    let cases: Vec<(&str, &[&str])> = cases.iter().map(|case| (case.0.as_str(), case.1.as_slice())).collect();
    all(&cases);
}

#[test]
fn exchange_within_a_warp() {
    all(&[
        ("shfl.sync.idx.b32 %r5|%p2, %r1, %r2, 31, -1;", &["%r5", "%p2"]),
        ("shfl.sync.up.b32 %r5|%p2, %r1, 3, 0, -1;", &["%r5", "%p2"]),
        ("shfl.sync.down.b32 %r5|%p2, %r1, 5, 31, 0xffffffff;", &["%r5", "%p2"]),
        ("shfl.sync.bfly.b32 %r5|%p2, %r1, 16, 31, -1;", &["%r5", "%p2"]),
        ("shfl.sync.bfly.b32 %r5, 5, 1, 0x1c03, -1;", &["%r5"]),
        ("vote.sync.all.pred %p2, %p1, -1;", &["%p2"]),
        ("vote.sync.any.pred %p2, !%p1, -1;", &["%p2"]),
        ("vote.sync.uni.pred %p2, %p1, -1;", &["%p2"]),
        ("vote.sync.ballot.b32 %r5, %p1, -1;", &["%r5"]),
        ("vote.sync.ballot.b32 %r5, !%p1, -1;", &["%r5"]),
        ("activemask.b32 %r5;", &["%r5"]),
        ("match.any.sync.b32 %r5, %r1, -1;", &["%r5"]),
        ("match.any.sync.b64 %r5, %d2, -1;", &["%r5"]),
        ("match.all.sync.b32 %r5|%p2, %r1, -1;", &["%r5", "%p2"]),
        ("mov.u32 %r1, 3; match.all.sync.b32 %r5|%p2, %r1, -1;", &["%r5", "%p2"]),
        ("redux.sync.add.s32 %r5, %r1, -1;", &["%r5"]),
        ("redux.sync.min.s32 %r5, %r1, -1;", &["%r5"]),
        ("redux.sync.max.u32 %r5, %r1, -1;", &["%r5"]),
        ("redux.sync.and.b32 %r5, %r1, -1;", &["%r5"]),
        ("redux.sync.or.b32 %r5, %r1, -1;", &["%r5"]),
        ("redux.sync.xor.b32 %r5, %r1, -1;", &["%r5"]),
        ("bar.red.popc.u32 %r5, 0, %p1;", &["%r5"]),
        ("bar.red.and.pred %p2, 0, %p1;", &["%p2"]),
        ("bar.red.or.pred %p2, 1, 32, !%p1;", &["%p2"]),
        ("st.shared.b32 [%s], %r1; bar.sync 0; ld.shared.b32 %r5, [sv+64];", &["%r5"]),
        (
            "st.shared.b32 [%s], %r1; mov.u32 %r2, 3; mov.u32 %r3, 32; barrier.sync %r2, %r3; ld.shared.b32 %r5, [sv+64];",
            &["%r5"],
        ),
        ("setp.lt.u32 %p2, %t, 7; @%p2 vote.sync.ballot.b32 %r2, %p1, 0x7f;", &["%r2"]),
        ("setp.lt.u32 %p2, %t, 7; @%p2 shfl.sync.idx.b32 %r2, %r1, 3, 31, 0x7f;", &["%r2"]),
        ("setp.lt.u32 %p2, %t, 7; @%p2 redux.sync.add.u32 %r2, %r1, 0x7f;", &["%r2"]),
        ("elect.sync %r5|%p2, -1;", &["%p2"]),
    ]);
}

#[test]
fn products_of_8_bit_floats() {
    let mut statements = Vec::new();
    for a in ["e4m3", "e5m2"] {
        for b in ["e4m3", "e5m2"] {
            // Powers of two near one, with signs: their sums are exact.
            let near = "and.b32 %r1, %r1, 0xbcbcbcbc; or.b32 %r1, %r1, 0x30303030; and.b32 %r2, %r2, 0xb8b8b8b8; \
                        or.b32 %r2, %r2, 0x30303030; mov.b32 %r3, 0x38b43430; mov.b32 %r4, 0xb0303438; \
                        mov.f32 %f1, 0f41200000; mov.f32 %f2, 0fc0400000; mov.b32 %r5, 0x40003c00;";
            let shape = "mma.sync.aligned.m16n8k";
            statements.push((
                format!("{near} {shape}16.row.col.f32.{a}.{b}.f32 {{%f3,%f4,%f5,%f6}}, {{%r1,%r2}}, {{%r3}}, {{%f1,%f2,%f2,%f1}};"),
                ["%f3", "%f4", "%f5", "%f6"],
            ));
            statements.push((
                format!("{near} {shape}32.row.col.f32.{a}.{b}.f32 {{%f3,%f4,%f5,%f6}}, {{%r1,%r2,%r4,%r3}}, {{%r3,%r1}}, {{%f1,%f2,%f2,%f1}};"),
                ["%f3", "%f4", "%f5", "%f6"],
            ));
            statements.push((
                format!("{near} {shape}16.row.col.f16.{a}.{b}.f16 {{%r6,%r7}}, {{%r1,%r2}}, {{%r3}}, {{%r5,%r5}};"),
                ["%r6", "%r7", "%r6", "%r7"],
            ));
            statements.push((
                format!("{near} {shape}32.row.col.f16.{a}.{b}.f16 {{%r6,%r7}}, {{%r1,%r2,%r4,%r3}}, {{%r3,%r1}}, {{%r5,%r5}};"),
                ["%r6", "%r7", "%r6", "%r7"],
            ));
        }
    }
    let cases: Vec<(&str, &[&str])> = statements.iter().map(|(text, results)| (text.as_str(), &results[..])).collect();
    all(&cases);
}
