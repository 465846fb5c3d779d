//! Memory on the stack that threads ask for, and vectors that calls pass: runs of `alloca`, `stacksave`, `stackrestore` and calls in both
//! interpreters.

use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch as Places;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;

const THREADS: u32 = 32;

/// Runs a kernel on a buffer of a word for each thread; both ways must leave the same.
fn same(functions: &str, body: &str) {
    let text = format!(
        ".version 9.0\n.target sm_90\n.address_size 64\n{functions}\n.visible .entry kernel(.param .u64 p)\n{{\n\
         .reg .pred %p<9>; .reg .b32 %r<60>; .reg .b64 %d<30>;\n.local .align 8 .b8 fixed[64];\n\
         mov.u32 %r0, %tid.x;\nld.param.u64 %d0, [p];\nmul.wide.u32 %d1, %r0, 4;\nadd.s64 %d0, %d0, %d1;\n\
         {body}\nst.global.u32 [%d0], %r1;\nret;\n}}\n"
    );
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "stack.ptx");
    assert!(reading.messages.is_empty(), "{:?}", reading.messages);
    let module = compile::module(&reading.rows, Places::of(Arch::Sm90), &Settings::default());
    let module = module.unwrap_or_else(|failures| panic!("{}\n{text}", failures[0].fault));
    let ours = Program::of_words(Arch::Sm90, &module.kernels[0].code.words, &[8], 2048);
    let mut launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [THREADS, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![vec![0x5a; THREADS as usize * 4]],
        ..Launch::default()
    };
    launch.options.max_steps = 200_000;
    let wanted = warpc_ptx::interp::load(&reading).expect("a program").run(&launch);
    assert!(wanted.error.is_none(), "PTX: {:?}\n{text}", wanted.error);
    for mode in [Mode::default(), Mode { adversarial: true }] {
        let got = ours.run(&launch, mode).result;
        assert!(got.error.is_none(), "SASS: {:?}\n{text}", got.error);
        assert_eq!(wanted.buffers[0], got.buffers[0], "{text}");
    }
}

#[test]
fn rooms_of_many_sizes_lie_apart() {
    // Each thread asks for rooms of its own sizes, in a loop; what lies in the first ones and in the variable stays.
    same(
        "",
        "mov.u64 %d2, fixed; st.local.u32 [%d2+60], %r0; mov.u32 %r2, 0; mov.u32 %r1, 0;\n\
         stacksave.u64 %d9;\n\
         next: add.u32 %r3, %r0, %r2; mad.lo.u32 %r3, %r3, 4, 4; cvt.u64.u32 %d3, %r3;\n\
         alloca.u64 %d4, %d3, 64; st.local.u32 [%d4], %r3; and.b64 %d5, %d4, 63; cvt.u32.u64 %r5, %d5; add.u32 %r1, %r1, %r5;\n\
         alloca.u64 %d6, 24; st.local.u32 [%d6+20], %r2; ld.local.u32 %r4, [%d4]; add.u32 %r1, %r1, %r4;\n\
         setp.eq.u32 %p1, %r2, 3; @%p1 mov.u64 %d8, %d6;\n\
         add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 7; @%p1 bra next;\n\
         ld.local.u32 %r4, [%d8+20]; mad.lo.u32 %r1, %r1, 16, %r4;\n\
         stackrestore.u64 %d9; alloca.u64 %d4, 16; st.local.u32 [%d4], 77;\n\
         ld.local.u32 %r6, [%d2+60]; add.u32 %r1, %r1, %r6; ld.local.u32 %r6, [%d4]; add.u32 %r1, %r1, %r6;",
    );
}

#[test]
fn a_guard_holds_for_the_room() {
    same(
        "",
        "and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 1; alloca.u64 %d2, 32; st.local.u32 [%d2], 5; mov.u64 %d3, %d2;\n\
         @%p1 alloca.u64 %d3, 48; @!%p1 stacksave.u64 %d4; st.local.u32 [%d3], %r0; ld.local.u32 %r1, [%d2];",
    );
}

#[test]
fn calls_keep_the_frame() {
    // A function with a room of its own, arguments on the stack of both, values that are spilt around the call.
    let many: String = (0..20).map(|n| format!(", .param .b32 a{n}")).collect();
    let sum: String = (0..20).map(|n| format!("ld.param.u32 %r2, [a{n}]; add.u32 %r1, %r1, %r2;\n")).collect();
    let function = format!(
        ".func (.param .b32 out) f(.param .b32 size{many}) {{ .reg .b32 %r<9>; .reg .b64 %d<9>; .local .b8 own[16];\n\
         ld.param.u32 %r3, [size]; cvt.u64.u32 %d1, %r3; mov.u64 %d2, own; st.local.u32 [%d2+8], %r3; mov.u32 %r1, 0;\n\
         alloca.u64 %d3, %d1; st.local.u32 [%d3], 9; ld.local.u32 %r4, [%d2+8]; add.u32 %r1, %r1, %r4;\n\
         {sum} st.param.b32 [out], %r1; ret; }}\n\
         .func (.param .b32 out) plain(.param .b32 x) {{ .reg .b32 %r<40>; ld.param.u32 %r0, [x];\n\
         {} st.param.b32 [out], %r39; ret; }}",
        (1..40).map(|n| format!("mad.lo.u32 %r{n}, %r{}, 3, {n};\n", n - 1)).collect::<String>()
    );
    let stores: String = (0..20).map(|n| format!("add.u32 %r3, %r0, {n}; st.param.b32 [q{n}], %r3;\n")).collect();
    let declared: String = (0..20).map(|n| format!(".param .b32 q{n}; ")).collect();
    let passed: String = (0..20).map(|n| format!(", q{n}")).collect();
    let kept: String = (10..50).map(|n| format!("mad.lo.u32 %r{n}, %r0, {n}, 7;\n")).collect();
    let used: String = (10..50).map(|n| format!("add.u32 %r1, %r1, %r{n};\n")).collect();
    same(
        &function,
        &format!(
            "{kept} mad.lo.u32 %r2, %r0, 4, 8; cvt.u64.u32 %d2, %r2; alloca.u64 %d3, %d2, 32; st.local.u32 [%d3+4], %r2;\n\
             mov.u64 %d7, fixed; st.local.u32 [%d7], 1234;\n\
             {{ {declared} .param .b32 size; .param .b32 out; st.param.b32 [size], %r2; {stores}\n\
             call (out), f, (size{passed}); ld.param.b32 %r1, [out]; }}\n\
             alloca.u64 %d4, %d2; st.local.u32 [%d4], 3;\n\
             {{ .param .b32 x; .param .b32 out; st.param.b32 [x], %r1; call (out), plain, (x); ld.param.b32 %r4, [out]; }}\n\
             add.u32 %r1, %r1, %r4; {used} ld.local.u32 %r2, [%d3+4]; add.u32 %r1, %r1, %r2; ld.local.u32 %r2, [%d4]; add.u32 %r1, %r1, %r2;\n\
             ld.local.u32 %r2, [%d7]; add.u32 %r1, %r1, %r2;"
        ),
    );
}

#[test]
fn vector_registers_are_passed_and_given_back() {
    let halves = ".func (.reg .u32 result) f(.reg .v4 .u16 in) { .reg .u32 %a, %b; cvt.u32.u16 %a, in.y; cvt.u32.u16 %b, in.w;\n\
                  shl.b32 %b, %b, 16; add.u32 result, %a, %b; ret; }\n";
    let wide = ".func (.reg .v2 .b32 result) g(.reg .v2 .b64 in, .reg .b32 y) { .reg .b32 %a; cvt.u32.u64 %a, in.x; add.u32 result.x, %a, y;\n\
                cvt.u32.u64 %a, in.y; sub.u32 result.y, %a, y; ret; }\n";
    same(
        &format!("{halves}{wide}"),
        ".reg .v4 .u16 H; .reg .v2 .b64 W; .reg .v2 .b32 R; .reg .b16 %h<5>;\n\
         cvt.u16.u32 %h1, %r0; add.u16 %h2, %h1, 7; add.u16 %h3, %h1, 70; add.u16 %h4, %h1, 700;\n\
         mov.v4.u16 H, {%h1, %h2, %h3, %h4}; call (%r2), f, (H);\n\
         cvt.u64.u32 %d2, %r2; add.u64 %d3, %d2, 1000; mov.v2.b64 W, {%d2, %d3}; call (R), g, (W, %r0);\n\
         mad.lo.u32 %r1, R.x, 31, R.y;",
    );
}
