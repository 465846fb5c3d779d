//! Products of warp groups, and barriers in shared memory with the copies that they count: run in the interpreter of SASS, plain and with
//! every result as late as the control words allow, and in that of PTX, equal bit for bit.

use std::fmt::Write;
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch, RunResult};
use warpc_sass::Arch;

/// Bytes of both factors, at the start of the buffer.
const FACTORS: usize = 16 << 10;
/// Bytes that each thread leaves behind them.
const PART: usize = 512;
const THREADS: usize = 128;

/// A kernel whose threads have the factors in shared memory at `sv`, their index in `%t` and their part of the buffer at `%out`.
fn kernel(body: &str) -> String {
    format!(
        ".version 8.3\n.target sm_90a\n.address_size 64\n.visible .entry kernel(.param .u64 p)\n{{\n\
         .shared .align 1024 .b8 sv[{FACTORS}];\n.shared .align 16 .b8 bars[64];\n\
         .reg .b32 %t, %s, %r<300>; .reg .b64 %in, %out, %d<20>; .reg .pred %p<9>;\n\
         ld.param.u64 %in, [p];\nmov.u32 %t, %tid.x;\nmul.wide.u32 %out, %t, {PART};\nadd.s64 %out, %out, %in;\n\
         add.s64 %out, %out, {FACTORS};\nmov.u32 %s, sv;\n{body}ret;\n}}\n"
    )
}

/// Each thread copies its part of the factors to shared memory.
fn copy_factors() -> String {
    let bytes = FACTORS / THREADS;
    let mut text = format!(
        "mul.lo.u32 %r290, %t, {bytes};\nadd.u32 %r291, %s, %r290;\nmul.wide.u32 %d19, %t, {bytes};\nadd.s64 %d19, %d19, %in;\n"
    );
    for at in (0..bytes).step_by(8) {
        let _ = writeln!(text, "ld.global.b64 %d18, [%d19+{at}];\nst.shared.b64 [%r291+{at}], %d18;");
    }
    text + "fence.proxy.async;\nbar.sync 0;\n"
}

/// Stores registers `%r0`... of a thread.
fn store(registers: usize) -> String {
    (0..registers).map(|n| format!("st.global.b32 [%out+{}], %r{n};\n", 4 * n)).collect()
}

/// Runs a kernel in the interpreter of PTX, and its cubin plain and late.
fn run(text: &str, buffer: &[u8]) -> [RunResult; 3] {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "group.ptx");
    let request = Request::new(Arch::Sm90, Settings::default());
    let cubin = assemble(&reading, text.as_bytes(), &request);
    let cubin = cubin.unwrap_or_else(|fault| panic!("{fault:?}\n{text}")).bytes;
    let mut launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [THREADS as u32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![buffer.to_vec()],
        ..Launch::default()
    };
    launch.options.max_steps = 20_000_000;
    let meant = warpc_ptx::interp::load(&reading).expect("the module is laid out").run(&launch);
    let program = Program::read(&cubin).expect("a cubin");
    let [plain, late] = [false, true].map(|adversarial| program.run(&launch, Mode { adversarial }).result);
    [meant, plain, late]
}

/// All three runs end and leave the same; returns what.
fn same(body: &str, buffer: &[u8]) -> Vec<u8> {
    let text = kernel(body);
    let [meant, plain, late] = run(&text, buffer);
    assert!(meant.error.is_none(), "PTX: {:?}\n{text}", meant.error);
    for (who, other) in [("plain", plain), ("late", late)] {
        assert!(other.error.is_none(), "{who}: {:?}\n{text}", other.error);
        let at = (0..buffer.len()).find(|&at| meant.buffers[0][at] != other.buffers[0][at]);
        assert!(
            at.is_none(),
            "{who} differs at byte {} of the parts\n{text}",
            at.unwrap_or(0) as isize - FACTORS as isize
        );
    }
    meant.buffers[0][FACTORS..].to_vec()
}

/// A buffer with numbers of a type, all finite and none very large.
fn buffer(ty: &str) -> Vec<u8> {
    let mut state = 0x0123_4567_89ab_cdefu64;
    let mut word = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let (keep, set) = match ty {
        "f16" => (0x8fff_8fff, 0x3000_3000),
        "bf16" => (0x80ff_80ff, 0x3f00_3f00),
        "tf32" => (0x80ff_ffff, 0x3f00_0000),
        "e4m3" | "e5m2" => (0xbfbf_bfbf, 0),
        _ => (u32::MAX, 0),
    };
    let mut bytes: Vec<u8> = (0..FACTORS / 4).flat_map(|_| (word() & keep | set).to_le_bytes()).collect();
    bytes.resize(FACTORS + PART * THREADS, 0);
    bytes
}

/// How a product is made.
#[derive(Clone, Copy)]
struct Product {
    columns: usize,
    depth: usize,
    /// Types of the sum and of both factors.
    types: [&'static str; 3],
    a_in_registers: bool,
    /// Text behind the predicate: signs, then which factors lie across.
    options: &'static str,
    /// Strides and the swizzle of both descriptors.
    descriptor: u64,
}

/// Leading offset, stride, swizzle.
const fn descriptor(leading: u64, stride: u64, swizzle: u64) -> u64 {
    (leading >> 4) << 16 | (stride >> 4) << 32 | swizzle << 62
}

const SWIZZLED: u64 = descriptor(16, 1024, 1);
const PLAIN: u64 = descriptor(128, 256, 0);

impl Product {
    fn registers(self) -> usize {
        self.columns / if self.types[0] == "f16" { 4 } else { 2 }
    }
    /// Sums begin as numbers of the buffer, and two products are added.
    fn body(self) -> String {
        let count = self.registers();
        let mut text = copy_factors();
        for n in 0..count {
            let _ = writeln!(text, "ld.global.b32 %r{n}, [%in+{}];", 4 * n);
        }
        for n in 0..4 {
            let _ = writeln!(text, "mad.lo.u32 %r{}, %t, 16, {};\nadd.u32 %r{0}, %r{0}, %s;", 200 + n, 4 * n);
            let _ = writeln!(text, "ld.shared.b32 %r{0}, [%r{0}];", 200 + n);
        }
        // The second factor begins at half of shared memory.
        for (n, at) in [(1, 0), (2, FACTORS / 2)] {
            let _ = writeln!(
                text,
                "add.u32 %r292, %s, {at};\nshr.u32 %r292, %r292, 4;\nand.b32 %r292, %r292, 0x3fff;\n\
                 cvt.u64.u32 %d{n}, %r292;\nor.b64 %d{n}, %d{n}, {:#x};",
                self.descriptor
            );
        }
        let sums: Vec<String> = (0..count).map(|n| format!("%r{n}")).collect();
        let [sum, a, b] = self.types;
        let first = if self.a_in_registers { "{%r200, %r201, %r202, %r203}" } else { "%d1" };
        let name = format!("wgmma.mma_async.sync.aligned.m64n{}k{}.{sum}.{a}.{b}", self.columns, self.depth);
        text += "wgmma.fence.sync.aligned;\nsetp.eq.u32 %p1, 0, 0;\n";
        for _ in 0..2 {
            let _ = writeln!(text, "{name} {{{}}}, {first}, %d2, %p1{};", sums.join(", "), self.options);
        }
        text += "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\n";
        text + &store(count)
    }
}

#[test]
fn products_of_warp_groups_compute_the_same() {
    let product = |columns, depth, types, a_in_registers, options, descriptor| Product {
        columns,
        depth,
        types,
        a_in_registers,
        options,
        descriptor,
    };
    let cases = [
        product(8, 16, ["f32", "f16", "f16"], false, ", 1, 1, 0, 0", PLAIN),
        product(32, 16, ["f32", "f16", "f16"], false, ", -1, 1, 0, 0", SWIZZLED),
        product(64, 16, ["f16", "f16", "f16"], false, ", 1, -1, 0, 0", SWIZZLED),
        product(32, 16, ["f16", "f16", "f16"], true, ", -1, 1, 0", SWIZZLED),
        product(16, 16, ["f32", "bf16", "bf16"], false, ", 1, 1, 1, 1", SWIZZLED),
        product(40, 16, ["f32", "bf16", "bf16"], true, ", 1, 1, 0", SWIZZLED),
        product(24, 8, ["f32", "tf32", "tf32"], false, ", 1, -1", SWIZZLED),
        product(8, 8, ["f32", "tf32", "tf32"], true, ", 1, 1", SWIZZLED),
        product(48, 32, ["f32", "e4m3", "e5m2"], false, ", 1, 1", SWIZZLED),
        product(32, 32, ["f16", "e5m2", "e4m3"], true, ", -1, -1", SWIZZLED),
        product(24, 32, ["s32", "s8", "u8"], false, "", SWIZZLED),
        product(32, 32, ["s32", "u8", "s8"], true, "", SWIZZLED),
    ];
    for case in cases {
        let left = same(&case.body(), &buffer(case.types[1]));
        assert!(left.iter().any(|&byte| byte != 0), "a product that leaves nothing proves nothing");
    }
}

/// All 128 sums of the widest product live at once, and all other values beside them.
#[test]
fn the_widest_product_has_room() {
    let widest = Product {
        columns: 256,
        depth: 16,
        types: ["f16", "f16", "f16"],
        a_in_registers: false,
        options: ", 1, 1, 0, 0",
        descriptor: descriptor(16, 256, 3),
    };
    same(&widest.body(), &buffer("f16"));
    let singles = Product { columns: 240, types: ["f32", "f16", "f16"], ..widest };
    // Sixty values live over the product.
    let load: String = (130..190).map(|n| format!("ld.global.b32 %r{n}, [%in+{}];\n", 4 * n)).collect();
    let add: String = (130..190).map(|n| format!("add.u32 %r0, %r0, %r{n};\n")).collect();
    let body = singles.body().replace("wgmma.fence", &format!("{load}wgmma.fence"));
    same(&body.replacen("st.global", &format!("{add}st.global"), 1), &buffer("f16"));
}

#[test]
fn barriers_in_memory_count_arrivals() {
    let start = "mov.u32 %r1, bars;\nsetp.eq.u32 %p1, %t, 0;\n@%p1 mbarrier.init.shared.b64 [%r1], 128;\nbar.sync 0;\n";
    let cases = [
        // Half of the threads wait with the state that they got, the others for the parity of the phase.
        "mbarrier.arrive.shared.b64 %d1, [%r1];\nand.b32 %r2, %t, 1;\nsetp.ne.u32 %p2, %r2, 0;\n@%p2 bra W2;\n\
         W1: mbarrier.test_wait.shared.b64 %p3, [%r1], %d1;\n@!%p3 bra W1;\nbra E;\n\
         W2: mbarrier.try_wait.parity.shared.b64 %p3, [%r1], 0;\n@!%p3 bra W2;\nE:\n",
        // Two phases; in the second those that left are not missed.
        "setp.lt.u32 %p2, %t, 32;\n@%p2 mbarrier.arrive_drop.shared.b64 %d1, [%r1];\n@!%p2 mbarrier.arrive.shared.b64 %d1, [%r1];\n\
         V1: mbarrier.try_wait.shared.b64 %p3, [%r1], %d1;\n@!%p3 bra V1;\n@%p2 bra E;\n\
         mbarrier.arrive.shared.b64 %d2, [%r1];\nV2: mbarrier.test_wait.parity.shared.b64 %p3, [%r1], 1;\n@!%p3 bra V2;\nE:\n",
        // One thread arrives for all of its warp, and expects what another says has come.
        "and.b32 %r2, %t, 31;\nsetp.eq.u32 %p2, %r2, 0;\n@%p2 mbarrier.arrive.shared.b64 %d1, [%r1], 32;\n\
         setp.eq.u32 %p3, %t, 5;\n@%p3 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r1], 64;\n\
         @%p3 mbarrier.complete_tx.relaxed.cta.shared.b64 [%r1], 64;\n\
         X: mbarrier.try_wait.parity.shared.b64 %p4, [%r1], 0;\n@!%p4 bra X;\n",
    ];
    for case in cases {
        // What others wrote before they arrived is there.
        let write =
            "mul.lo.u32 %r3, %t, 4;\nadd.u32 %r3, %r3, %s;\nadd.u32 %r4, %t, 1000;\nst.shared.b32 [%r3], %r4;\n";
        let read = "xor.b32 %r5, %t, 127;\nmul.lo.u32 %r5, %r5, 4;\nadd.u32 %r5, %r5, %s;\nld.shared.b32 %r0, [%r5];\n";
        let left = same(&format!("{start}{write}{case}{read}{}", store(1)), &buffer("u8"));
        for thread in 0..THREADS as u32 {
            let place = thread as usize * PART;
            let word = u32::from_le_bytes(left[place..place + 4].try_into().expect("4 bytes"));
            assert_eq!(word, 1000 + (thread ^ 127), "{case}");
        }
    }
}

#[test]
fn bulk_copies_are_counted() {
    let start = "mov.u32 %r1, bars;\nsetp.eq.u32 %p1, %t, 0;\n@%p1 mbarrier.init.shared.b64 [%r1], 128;\nbar.sync 0;\n";
    let copy = "mbarrier.arrive.expect_tx.shared.b64 %d1, [%r1], 64;\nmul.wide.u32 %d3, %t, 64;\nadd.s64 %d3, %d3, %in;\n\
         mul.lo.u32 %r3, %t, 64;\nadd.u32 %r3, %r3, %s;\n";
    // Every thread has a copy of its own; operands of bulk copies are those of one thread, so they go one by one.
    let one = "mov.u32 %r7, 0;\nN: setp.eq.u32 %p2, %r7, %t;\n@!%p2 bra S;\n\
         cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%d3], 64, [%r1];\n\
         S: add.u32 %r7, %r7, 1;\nsetp.lt.u32 %p3, %r7, 128;\n@%p3 bra N;\n";
    let wait = "W: mbarrier.try_wait.shared.b64 %p4, [%r1], %d1;\n@!%p4 bra W;\n";
    let read = "xor.b32 %r5, %t, 127;\nmul.lo.u32 %r5, %r5, 64;\nadd.u32 %r5, %r5, %s;\nld.shared.b32 %r0, [%r5+60];\n";
    let bytes = buffer("u8");
    let wide = "cvt.u64.u32 %d6, %r3;\ncvt.u64.u32 %d7, %r1;\n";
    let by_wide_addresses = one.replace("[%r3]", "[%d6]").replace("[%r1]", "[%d7]");
    for one in [one, &by_wide_addresses] {
        let left = same(&format!("{start}{copy}{wide}{one}{wait}{read}{}", store(1)), &bytes);
        for thread in 0..THREADS {
            assert_eq!(left[thread * PART..][..4], bytes[(thread ^ 127) * 64 + 60..][..4], "thread {thread}");
        }
    }
    // And back to global memory.
    let back = "bar.sync 0;\nfence.proxy.async;\nmov.u32 %r7, 0;\nM: setp.eq.u32 %p2, %r7, %t;\n@!%p2 bra T;\n\
         cp.async.bulk.global.shared::cta.bulk_group [%out], [%r3], 64;\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\n\
         T: add.u32 %r7, %r7, 1;\nsetp.lt.u32 %p3, %r7, 128;\n@%p3 bra M;\n";
    same(&format!("{start}{copy}{wide}{one}{wait}{}", back.replace("[%r3]", "[%d6]")), &bytes);
    let left = same(&format!("{start}{copy}{one}{wait}{back}"), &bytes);
    assert!((0..THREADS).all(|thread| left[thread * PART..][..64] == bytes[thread * 64..][..64]));
}

/// Two products of 128 bits that are exchanged and compared.
#[test]
fn atomic_operations_have_up_to_128_bits() {
    let body = "mul.lo.u32 %r3, %t, 16;\nadd.u32 %r3, %r3, %s;\n.reg .b128 %q<4>; .reg .b64 %a, %b;\n\
         ld.global.b64 %d1, [%in];\nld.global.b64 %d2, [%in+8];\nmov.b128 %q1, {%d1, %d2};\n\
         cvt.u64.u32 %d3, %t;\nmov.b128 %q2, {%d3, %d1};\n\
         st.global.v2.b64 [%out], {%d1, %d2};\n\
         atom.global.b128.exch %q3, [%out], %q2;\nmov.b128 {%a, %b}, %q3;\nst.global.v2.b64 [%out+16], {%a, %b};\n\
         atom.global.b128.cas %q3, [%out], %q2, %q1;\nmov.b128 {%a, %b}, %q3;\nst.global.v2.b64 [%out+32], {%a, %b};\n\
         atom.global.b128.cas %q3, [%out], %q2, %q3;\nmov.b128 {%a, %b}, %q3;\nst.global.v2.b64 [%out+48], {%a, %b};\n";
    same(body, &buffer("u8"));
}

/// Stores and sums that go on by themselves, and copies of single threads, all counted by a barrier.
#[test]
fn stores_and_copies_are_counted() {
    let start = "mov.u32 %r1, bars;\nsetp.eq.u32 %p1, %t, 0;\n@%p1 mbarrier.init.shared.b64 [%r1], 128;\n\
         mul.lo.u32 %r3, %t, 32;\nadd.u32 %r3, %r3, %s;\nst.shared.v2.b64 [%r3], {0, 0};\nst.shared.v2.b64 [%r3+16], {0, 0};\nbar.sync 0;\n\
         mapa.shared::cluster.u32 %r5, %r3, 0;\nmapa.shared::cluster.u32 %r6, %r1, 0;\nld.global.v2.b64 {%d5, %d6}, [%in+16];\n\
         add.u32 %r7, %t, 77;\ncvt.u64.u32 %d8, %r5;\ncvt.u64.u32 %d9, %r6;\n";
    let wait = "W: mbarrier.try_wait.shared.b64 %p4, [%r1], %d1;\n@!%p4 bra W;\n\
         ld.shared.v4.b32 {%r10, %r11, %r12, %r13}, [%r3];\nst.global.v4.b32 [%out], {%r10, %r11, %r12, %r13};\n\
         ld.shared.v4.b32 {%r10, %r11, %r12, %r13}, [%r3+16];\nst.global.v4.b32 [%out+16], {%r10, %r11, %r12, %r13};\n";
    let arrive = |bytes: u32| format!("mbarrier.arrive.expect_tx.shared.b64 %d1, [%r1], {bytes};\n");
    let to = "shared::cluster.mbarrier::complete_tx::bytes";
    let cases = [
        format!("{}st.async.weak.{to}.b32 [%r5], %r7, [%r6];\n", arrive(4)),
        format!("{}st.async.weak.{to}.b64 [%r5+8], %d5, [%r6];\n", arrive(8)),
        // Addresses of shared memory may stand in registers of 64 bits.
        format!("{}st.async.weak.{to}.b64 [%d8+8], %d5, [%d9];\n", arrive(8)),
        format!("{}red.async.relaxed.cluster.{to}.add.u32 [%d8], %r7, [%d9];\n", arrive(4)),
        format!("{}st.async.weak.{to}.v2.b32 [%r5+8], {{%r7, %t}}, [%r6];\n", arrive(8)),
        format!("{}st.async.weak.{to}.v4.b32 [%r5+16], {{%r7, %t, %t, %r7}}, [%r6];\n", arrive(16)),
        format!("{}st.async.weak.{to}.v2.b64 [%r5], {{%d5, %d6}}, [%r6];\n", arrive(16)),
        format!("{}red.async.relaxed.cluster.{to}.add.u32 [%r5], %r7, [%r6];\n", arrive(4)),
        format!("{}red.async.relaxed.cluster.{to}.xor.b32 [%r5+4], %r7, [%r6];\n", arrive(4)),
        format!("{}red.async.relaxed.cluster.{to}.max.s32 [%r5+4], %r7, [%r6];\n", arrive(4)),
        format!("{}red.async.relaxed.cluster.{to}.inc.u32 [%r5+4], %r7, [%r6];\n", arrive(4)),
        format!("{}red.async.relaxed.cluster.{to}.add.u64 [%r5+8], %d5, [%r6];\n", arrive(8)),
        "cp.async.ca.shared.global [%r3], [%in+32], 16;\ncp.async.mbarrier.arrive.shared.b64 [%r1];\nmbarrier.arrive.shared.b64 %d1, [%r1];\n".into(),
        "cp.async.cg.shared.global [%r3+16], [%in+48], 16;\ncp.async.mbarrier.arrive.noinc.shared.b64 [%r1];\nmov.b64 %d1, 0;\n".into(),
    ];
    for case in cases {
        let text = if case.contains("noinc") {
            wait.replace("try_wait.shared", "try_wait.parity.shared").replace("%d1;", "0;")
        } else {
            wait.into()
        };
        let left = same(&format!("{start}{case}{text}"), &buffer("u8"));
        assert!(left[..32].iter().any(|&byte| byte != 0), "{case}");
    }
}
