//! Kernels in PTX: what they compute.

use super::{load, read};
use warpc_interp::launch::add_arg;
use warpc_interp::{ErrorKind, Launch, RunResult};

/// Runs kernel `k` of a module of which `text` is everything but the header.
fn run(text: &str, block: u32, args: &[&str]) -> RunResult {
    let text = format!(".version 9.0\n.target sm_90\n.address_size 64\n{text}");
    let m = read(text.as_bytes(), "t.ptx").unwrap_or_else(|e| panic!("{e}\n{text}"));
    let p = load(&m).unwrap();
    let mut l = Launch { kernel: "k".into(), grid: [1; 3], block: [block, 1, 1], ..Default::default() };
    for a in args {
        add_arg(&mut l, a).unwrap();
    }
    l.options.max_steps = 1_000_000;
    p.run(&l)
}

/// The words that each of `count` threads stores: `body` computes `%r0` (and may use `%r1` to `%r19`, the thread in `%r20`).
fn words(body: &str, count: u32) -> Vec<u32> {
    let text = format!(
        ".global .align 4 .u32 g[4] = {{1, 2, 3, 4}};
        .shared .align 8 .b8 s[256];
        .visible .entry k(.param .u64 .ptr .align 4 k_param_0)
        {{
        .reg .pred %p<4>; .reg .b16 %rs<8>; .reg .b32 %r<21>; .reg .b64 %rd<16>; .reg .b128 %rq<2>;
        ld.param.b64 %rd0, [k_param_0];
        mov.u32 %r20, %tid.x;
        mul.wide.u32 %rd1, %r20, 4;
        add.s64 %rd1, %rd0, %rd1;
        {body}
        st.global.b32 [%rd1], %r0;
        ret;
        }}"
    );
    let r = run(&text, count, &[&format!("buf:i32:{count}:zeros")]);
    if let Some(e) = r.error {
        panic!("{e}\n{body}");
    }
    r.buffers[0].chunks(4).map(|c| u32::from_le_bytes(c.try_into().unwrap())).collect()
}

fn word(body: &str) -> u32 {
    words(body, 1)[0]
}

#[test]
fn integers() {
    assert_eq!(word("mov.b32 %r1, -7; shr.s32 %r0, %r1, 40;"), u32::MAX);
    assert_eq!(word("mov.b32 %r1, 1; shl.b32 %r0, %r1, 32;"), 0);
    assert_eq!(word("mov.b32 %r1, 0x8000; bfi.b32 %r0, -1, %r1, 4, 8;"), 0x8ff0);
    assert_eq!(word("mov.b32 %r1, 0x12f4; bfe.s32 %r0, %r1, 4, 4;"), u32::MAX);
    assert_eq!(word("mov.b32 %r1, 5; mov.b32 %r2, 0x80000000; shf.l.wrap.b32 %r0, %r2, %r1, 33;"), 11);
    assert_eq!(word("mov.b32 %r1, -1; add.cc.u32 %r2, %r1, 1; addc.u32 %r0, 0, 0;"), 1);
    assert_eq!(word("mov.b32 %r1, 0; sub.cc.u32 %r2, %r1, 1; subc.u32 %r0, 7, 0;"), 6);
    assert_eq!(
        word("mov.b32 %r1, -3; mul.wide.s32 %rd2, %r1, 5; shr.u64 %rd2, %rd2, 32; cvt.u32.u64 %r0, %rd2;"),
        u32::MAX
    );
    assert_eq!(word("mov.b32 %r1, 0x1234; prmt.b32 %r0, %r1, 0, 0x0123;"), 0x3412_0000);
    assert_eq!(word("mov.b32 %r1, 12; lop3.b32 %r0, %r1, 10, 0, 0xC0;"), 8);
    assert_eq!(word("mov.b32 %r1, 0x01020304; dp4a.u32.u32 %r0, %r1, 0x01010101, 5;"), 15);
    let lanes = |op: &str| {
        word(&format!("mov.b32 %r1, 0x80ff017f; mov.b32 %r2, 0x01020304; mov.b32 %r3, 0; {op} %r0, %r1, %r2, %r3;"))
    };
    assert_eq!(lanes("vadd4.u32.u32.u32"), 0x8101_0483);
    assert_eq!(lanes("vadd4.s32.s32.s32.sat"), 0x8101_047f);
    assert_eq!(lanes("vsub2.u32.u32.u32"), 0x7ffd_fe7b);
    assert_eq!(lanes("vabsdiff4.u32.u32.u32"), 0x7ffd_027b);
    assert_eq!(lanes("vmax4.s32.s32.s32"), 0x0102_037f);
    assert_eq!(word("mov.b32 %r1, 300; cvt.sat.u8.u32 %rs1, %r1; cvt.u32.u16 %r0, %rs1;"), 255);
    assert_eq!(word("mov.b32 %r1, 0xff; cvt.s16.s8 %rs1, %r1; cvt.s32.s16 %r0, %rs1;"), u32::MAX);
    assert_eq!(word("mov.b32 %r1, 5; setp.gt.u32 %p1|%p2, %r1, 6; selp.b32 %r0, 1, 2, %p2;"), 1);
    assert_eq!(
        word(
            "mov.b64 %rd2, 3; mov.b64 %rd3, 9; mov.b128 %rq1, {%rd2, %rd3}; mov.b128 {%rd4, %rd5}, %rq1; cvt.u32.u64 %r0, %rd5;"
        ),
        9
    );
}

#[test]
fn floats() {
    let f = |v: f32| v.to_bits();
    assert_eq!(word("mov.b32 %r1, 0f3FC00000; fma.rn.f32 %r0, %r1, 0f40000000, 0f3F800000;"), f(4.0));
    assert_eq!(word("mov.b32 %r1, 0f40490FDB; cvt.rni.s32.f32 %r0, %r1;"), 3);
    assert_eq!(word("mov.b32 %r1, 0f7FC00000; cvt.rzi.s32.f32 %r0, %r1;"), 0);
    assert_eq!(
        word("mov.b32 %r1, 0f7FC00000; cvt.rzi.s64.f32 %rd2, %r1; shr.u64 %rd2, %rd2, 32; cvt.u32.u64 %r0, %rd2;"),
        1 << 31
    );
    assert_eq!(word("mov.b32 %r1, 0f00000001; add.ftz.f32 %r0, %r1, 0f00000001;"), 0);
    assert_eq!(word("mov.b32 %r1, 0fBF800000; add.sat.f32 %r0, %r1, 0f00000000;"), 0);
    assert_eq!(word("mov.b32 %r1, 0f3F800000; copysign.f32 %r0, 0f80000000, %r1;"), f(-1.0));
    assert_eq!(word("mov.b32 %r1, 0f7FC00000; setp.neu.f32 %p1, %r1, %r1; selp.b32 %r0, 1, 0, %p1;"), 1);
    assert_eq!(word("mov.b32 %r1, 0f7FC00000; setp.ne.f32 %p1, %r1, %r1; selp.b32 %r0, 1, 0, %p1;"), 0);
    assert_eq!(
        word(
            "mov.b32 %r1, 0f3F800000; mov.b32 %r2, 0f40000000; cvt.rn.f16x2.f32 %r3, %r1, %r2; add.f16x2 %r0, %r3, %r3;"
        ),
        0x4000_4400
    );
    assert_eq!(word("mov.b32 %r1, 0f7F800000; testp.infinite.f32 %p1, %r1; selp.b32 %r0, 1, 0, %p1;"), 1);
    assert_eq!(word("mov.b32 %r1, 0f80000000; testp.normal.f32 %p1, %r1; selp.b32 %r0, 1, 0, %p1;"), 1);
}

#[test]
fn control_and_predicates() {
    let loops = "mov.b32 %r0, 0; mov.b32 %r1, 0;
        $L_1: setp.ge.u32 %p1, %r1, %r20; @%p1 bra $L_2; add.s32 %r0, %r0, %r1; add.s32 %r1, %r1, 1; bra.uni $L_1;
        $L_2:";
    assert_eq!(words(loops, 8), [0, 0, 1, 3, 6, 10, 15, 21]);
    let table = "and.b32 %r1, %r20, 1;
        $L_brx_0: .branchtargets $L_4, $L_5;
        brx.idx %r1, $L_brx_0;
        $L_4: mov.b32 %r0, 40; bra.uni $L_6;
        $L_5: mov.b32 %r0, 50;
        $L_6: setp.eq.u32 %p1, %r20, 2; @%p1 add.s32 %r0, %r0, 1; @!%p1 add.s32 %r0, %r0, 2;";
    assert_eq!(words(table, 4), [42, 52, 41, 52]);
    // A register of one path alone is undefined on the other.
    let r = run(
        ".visible .entry k() { .reg .pred %p<2>; .reg .b32 %r<3>; .reg .b64 %rd<2>;
         mov.u32 %r1, %tid.x; setp.eq.u32 %p1, %r1, 5; @%p1 bra $L_1; mov.b32 %r2, 1;
         $L_1: setp.eq.u32 %p1, %r2, 1; @%p1 bra $L_1; ret; }",
        8,
        &[],
    );
    assert_eq!(r.error.unwrap().kind, ErrorKind::Poison);
}

#[test]
fn lanes_and_blocks() {
    assert_eq!(words("shfl.sync.down.b32 %r0|%p1, %r20, 1, 31, -1;", 32)[..3], [1, 2, 3]);
    assert_eq!(words("setp.lt.u32 %p1, %r20, 3; vote.sync.ballot.b32 %r0, %p1, -1;", 32)[9], 7);
    assert_eq!(words("redux.sync.add.s32 %r0, %r20, -1;", 32)[0], 496);
    assert_eq!(words("setp.gt.u32 %p1, %r20, 9; bar.red.popc.u32 %r0, 0, %p1;", 64)[3], 54);
    let shared = "mov.b32 %r2, s; shl.b32 %r1, %r20, 2; add.s32 %r2, %r2, %r1; st.shared.b32 [%r2], %r20; bar.sync 0;
        mov.b64 %rd2, s; ld.shared.v2.b32 {%r3, %r4}, [%rd2+8]; cvta.shared.u64 %rd3, %rd2; ld.b32 %r5, [%rd3+252];
        add.s32 %r0, %r3, %r4; add.s32 %r0, %r0, %r5;";
    assert_eq!(words(shared, 64)[7], 2 + 3 + 63);
    assert_eq!(words("mov.b64 %rd2, g; atom.global.add.u32 %r0, [%rd2+4], 5;", 3), [2, 7, 12]);
    assert_eq!(words("atom.global.cas.b32 %r1, [g], 1, 9; ld.global.b32 %r0, [g];", 1), [9]);
    assert_eq!(words("mov.b64 %rd5, 7; atom.global.exch.b32 %r20, [g+8], %r20; mov.b32 %r0, %r20;", 2), [3, 0]);
}

#[test]
fn calls() {
    let text =
        ".extern .func (.param .b32 func_retval0) vprintf(.param .b64 vprintf_param_0, .param .b64 vprintf_param_1);
        .global .align 1 .b8 f[5] = {37, 100, 33, 10, 0};
        .func (.param .b32 func_retval0) fib(.param .b32 fib_param_0) {
        .reg .pred %p<2>; .reg .b32 %r<8>;
        ld.param.b32 %r1, [fib_param_0]; mov.b32 %r4, %r1; setp.lt.u32 %p1, %r1, 2; @%p1 bra $L_1;
        sub.s32 %r2, %r1, 1;
        { .param .b32 param0; st.param.b32 [param0], %r2; .param .b32 retval0; call.uni (retval0), fib, (param0);
          ld.param.b32 %r3, [retval0]; }
        sub.s32 %r2, %r1, 2;
        { .param .b32 param0; st.param.b32 [param0], %r2; .param .b32 retval0; call.uni (retval0), fib, (param0);
          ld.param.b32 %r4, [retval0]; }
        add.s32 %r4, %r4, %r3;
        $L_1: st.param.b32 [func_retval0], %r4; ret; }
        .visible .entry k(.param .u64 k_param_0, .param .align 4 .b8 k_param_1[8]) {
        .local .align 8 .b8 __local_depot[8]; .reg .b64 %SP; .reg .b64 %SPL;
        .reg .b32 %r<4>; .reg .b64 %rd<4>;
        mov.b64 %SPL, __local_depot; cvta.local.u64 %SP, %SPL;
        ld.param.b64 %rd1, [k_param_0]; ld.param.b32 %r1, [k_param_1+4]; mov.b64 %rd2, fib;
        { .param .b32 param0; st.param.b32 [param0], %r1; .param .b32 retval0;
          prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);
          call (retval0), %rd2, (param0), prototype_0; ld.param.b32 %r2, [retval0]; }
        st.global.b32 [%rd1], %r2; st.local.b32 [%SPL], %r2; mov.b64 %rd3, f;
        { .param .b64 param0; st.param.b64 [param0], %rd3; .param .b64 param1; st.param.b64 [param1], %SP;
          .param .b32 retval0; call.uni (retval0), vprintf, (param0, param1); }
        ret; }";
    let r = run(text, 1, &["buf:i32:1:zeros", "bytes:0000000009000000"]);
    assert_eq!(r.error, None);
    assert_eq!(r.buffers[0], [34, 0, 0, 0]);
    assert_eq!(r.printf, b"34!\n");
}

#[test]
fn faults_name_the_line() {
    let kernel = |body: &str| {
        format!(
            ".visible .entry k(.param .u64 k_param_0) {{ .reg .b32 %r<3>; .reg .b64 %rd<3>;\nld.param.b64 %rd1, [k_param_0];\n{body}\nret; }}"
        )
    };
    for (body, kind) in [
        ("ld.global.b32 %r1, [%rd1+16];", ErrorKind::OutOfBounds),
        ("ld.global.b32 %r1, [%rd1+2];", ErrorKind::Misaligned),
        ("ld.shared.b32 %r1, [%rd1];", ErrorKind::OutOfBounds),
        ("ld.global.b32 %r1, [%rd2];", ErrorKind::Poison),
        ("trap;", ErrorKind::Trap),
        ("tex.2d.v4.f32.f32 {%r1, %r1, %r1, %r1}, [%rd1, {%r1, %r2}];", ErrorKind::Unsupported),
    ] {
        let e = run(&kernel(body), 1, &["buf:i32:4:zeros"]).error.unwrap_or_else(|| panic!("{body}"));
        assert_eq!((e.kind, e.line), (kind, Some(6)), "{e}");
        assert_eq!(e.function, "k");
    }
}

#[test]
fn matrix_products() {
    // A has ones in its first column, B is 1 to 8 in its first row, C is 0.5.
    let body = "and.b32 %r1, %r20, 3; setp.eq.u32 %p1, %r1, 0; selp.b32 %r2, 0x3C00, 0, %p1;
        shr.u32 %r3, %r20, 2; add.s32 %r3, %r3, 1; cvt.rn.f32.u32 %r4, %r3; cvt.rn.f16.f32 %rs1, %r4; cvt.u32.u16 %r4, %rs1;
        selp.b32 %r4, %r4, 0, %p1; mov.b32 %r5, 0; mov.b32 %r6, 0f3F000000;
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r7, %r8, %r9, %r10}, {%r2, %r2, %r5, %r5}, {%r4, %r5}, {%r6, %r6, %r6, %r6};
        cvt.rni.s32.f32 %r0, %r8; add.f32 %r9, %r10, 0f00000000; cvt.rpi.s32.f32 %r9, %r9; mad.lo.s32 %r0, %r9, 100, %r0;";
    let w = words(body, 32);
    // Columns 1, 3, 5, 7 of each row: 2.5, 4.5, 6.5, 8.5.
    assert_eq!(w[..4], [302, 504, 706, 908]);
    assert_eq!(w[28..], [302, 504, 706, 908]);
    let ints = "mov.b32 %r1, 0x01010101; mov.b32 %r2, 0xFFFFFFFF; mov.b32 %r3, 7;
        mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r0, %r4, %r5, %r6}, {%r1, %r1, %r1, %r1}, {%r2, %r2}, {%r3, %r3, %r3, %r3};";
    assert_eq!(words(ints, 32)[9] as i32, -25);
}

/// A subtraction leaves the carry of `a + ~b + 1`: set where nothing was borrowed. Of 64 bits too, and through chains of three.
#[test]
fn subtractions_leave_the_carry_of_a_sum() {
    let carry = |first: &str, a: &str, b: &str| {
        word(&format!(
            "mov.b32 %r1, -1; add.cc.u32 %r2, %r1, 1; mov.b32 %r3, {a}; {first} %r2, %r3, {b}; addc.u32 %r0, 0, 0;"
        ))
    };
    assert_eq!(carry("sub.cc.u32", "0", "1"), 0);
    assert_eq!(carry("sub.cc.s32", "1", "1"), 1);
    assert_eq!(carry("sub.cc.s32", "-1", "1"), 1);
    assert_eq!(carry("sub.cc.u32", "1", "-1"), 0);
    assert_eq!(carry("sub.cc.u32", "0", "0"), 1);
    // With a carry in, which says that nothing was borrowed before.
    assert_eq!(carry("subc.cc.u32", "5", "5"), 1);
    assert_eq!(carry("subc.cc.u32", "4", "5"), 0);
    let wide = |a: &str, b: &str| {
        word(&format!("mov.b64 %rd2, {a}; sub.cc.u64 %rd3, %rd2, {b}; addc.u64 %rd4, 0, 0; cvt.u32.u64 %r0, %rd4;"))
    };
    assert_eq!((wide("0", "1"), wide("1", "0"), wide("7", "7")), (0, 1, 1));
    // 96 bits: 2^64 - 1, by its three words.
    let chain = "mov.b32 %r1, 0; sub.cc.u32 %r2, %r1, 1; subc.cc.u32 %r3, %r1, 0; subc.u32 %r4, 1, 0;";
    assert_eq!(["%r2", "%r3", "%r4"].map(|r| word(&format!("{chain} mov.b32 %r0, {r};"))), [u32::MAX, u32::MAX, 0]);
    // An addition's carry is what a subtraction reads as nothing borrowed.
    assert_eq!(word("mov.b32 %r1, -1; add.cc.u32 %r2, %r1, 1; subc.u32 %r0, 7, 0;"), 7);
    assert_eq!(word("mov.b32 %r1, 1; add.cc.u32 %r2, %r1, 1; subc.u32 %r0, 7, 0;"), 6);
}

/// Variables declared in bodies: each function has its own, seen in their block, with initialisers.
#[test]
fn variables_of_functions() {
    let text = "
        .shared .align 4 .u32 same;
        .func (.param .b32 r) f()
        {
        .reg .b32 %r<3>;
        .const .align 4 .u32 same = 40;
        .global .align 4 .u32 table[2] = {1, 2};
        ld.const.u32 %r0, [same];
        ld.global.u32 %r1, [table+4];
        add.s32 %r0, %r0, %r1;
        st.param.b32 [r], %r0;
        ret;
        }
        .visible .entry k(.param .u64 .ptr .align 4 k_param_0)
        {
        .reg .b32 %r<9>; .reg .b64 %rd<4>;
        // demoted variable
        .shared .align 4 .b8 tile[16];
        ld.param.b64 %rd0, [k_param_0];
        mov.b32 %r1, 5;
        st.shared.b32 [same], %r1;
        {
        .shared .align 4 .u32 same;
        mov.b32 %r2, 100;
        st.shared.b32 [same], %r2;
        mov.b64 %rd1, tile;
        st.shared.b32 [%rd1+8], %r2;
        ld.shared.b32 %r3, [same];
        }
        ld.shared.b32 %r4, [same];
        { .param .b32 retval0; call.uni (retval0), f, (); ld.param.b32 %r5, [retval0]; }
        ld.shared.b32 %r6, [tile+8];
        add.s32 %r7, %r3, %r4;
        add.s32 %r7, %r7, %r5;
        add.s32 %r7, %r7, %r6;
        st.global.b32 [%rd0], %r7;
        ret;
        }";
    let r = run(text, 1, &["buf:i32:1:zeros"]);
    assert!(r.error.is_none(), "{}", r.error.unwrap());
    assert_eq!(r.buffers[0], 247u32.to_le_bytes());
    let twice =
        b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n.shared .u32 a;\n.shared .u32 a;\nret;\n}";
    let messages = read(twice, "t.ptx").err().unwrap();
    assert!(messages.contains("Duplicate definition of variable 'a'"), "{messages}");
}
