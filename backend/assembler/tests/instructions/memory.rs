//! Accesses of memory, barriers and exchange within warps: every form becomes code that the disassembler reads.

use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch;
use warpc_sass::{Arch, print};

/// Code of each kernel of a file, line by line.
fn code(text: &str) -> Vec<Vec<String>> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let launch = Launch::of(Arch::Sm90);
    // In debug builds each phase is checked: forms, allocation, convergence.
    let module = compile::module(&reading.rows, launch, &Settings::default());
    let module = module.unwrap_or_else(|failures| {
        let faults: Vec<String> = failures.iter().map(|failure| failure.fault.to_string()).collect();
        panic!("{}", faults.join("\n"))
    });
    let line = |(at, &word)| print::line(launch.arch.table(), word, at as u64 * 16).expect("the disassembler knows it");
    module.kernels.iter().map(|kernel| kernel.code.words.iter().enumerate().map(line).collect()).collect()
}

/// Code of statements, without the start and the end of a kernel.
fn statements(text: &str) -> Vec<String> {
    let registers = ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>; .reg .f64 %g<9>; .reg .b128 %q<3>;";
    let kernel = format!(
        ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 x) {{ {registers} {text} ret; }}"
    );
    let lines = code(&kernel).remove(0);
    let end = lines.iter().position(|line| line.starts_with("EXIT")).expect("an end");
    lines[..end].iter().filter(|line| !line.contains("c[0x0][0x28]")).cloned().collect()
}

/// A family's file: each kernel has several instructions, none of which may get lost.
fn whole(text: &str) {
    let kernels = code(text);
    assert_eq!(kernels.len(), text.matches(".visible .entry").count());
    for (kernel, source) in kernels.iter().zip(text.split(".visible .entry").skip(1)) {
        let instructions = source.lines().filter(|line| line.ends_with(';') && !line.contains(".reg ")).count();
        let written = kernel.iter().filter(|line| *line != "NOP").count();
        assert!(written + 2 >= instructions, "{source}\n{}", kernel.join("\n"));
    }
}

#[test]
fn every_load_and_store_is_code() {
    whole(include_str!("../ptx/memory.ptx"));
}

#[test]
fn every_atomic_and_fence_is_code() {
    whole(include_str!("../ptx/atomic.ptx"));
}

#[test]
fn every_exchange_and_barrier_is_code() {
    whole(include_str!("../ptx/warp.ptx"));
}

#[test]
fn every_asynchronous_copy_is_code() {
    whole(include_str!("../ptx/async.ptx"));
}

#[test]
fn every_access_of_an_image_is_code() {
    whole(include_str!("../ptx/image.ptx"));
    whole(include_str!("../ptx/image_independent.ptx"));
}

#[test]
fn every_bulk_copy_is_code() {
    whole(include_str!("../ptx/bulk.ptx"));
}

#[test]
fn every_access_of_several_gpus_is_code() {
    whole(include_str!("../ptx/multimem.ptx"));
}

/// The line before the first `EXIT` that has a part.
fn line_with(text: &str, part: &str) -> String {
    let lines = statements(text);
    lines.iter().find(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {lines:#?}")).clone()
}

#[test]
fn images_have_the_operands_that_the_hardware_wants() {
    // Coordinates, then level, offset and reference; the handle and a word of zeros.
    let level = "tex.level.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%d1, {%f5,%f6}], %f7, {%r1,%r2}, %f8;";
    assert!(line_with(level, "TEX").starts_with("TEX.LL.AOFFI.DC R"), "{}", line_with(level, "TEX"));
    assert!(line_with(level, "TEX").ends_with(", 0x0, 2D"));
    let sample = "tex.2dms.v4.f32.s32 {%f1,%f2,%f3,%f4}, [%d1, {%r5,%r6,%r7,%r7}];";
    assert!(line_with(sample, "TLD").starts_with("TLD.LZ.MS R"));
    // Without a level it is one below all, since nobody knows the neighbours of a thread.
    let plain = "tex.a1d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%d1, {%r5,%f6}];";
    assert!(line_with(plain, "0xc2000000").starts_with("MOV "));
    assert!(line_with(plain, "0xffff, PT").starts_with("ISETP.GT.U32.AND"));
    let gradients = "tex.grad.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%d1, {%f5,%f6}], {%f1,%f2}, {%f3,%f4};";
    assert!(line_with(gradients, "TXD").ends_with(", 0x0, 2D"));
    let bytes = "suld.b.2d.cg.v2.b8.clamp {%h1,%h2}, [%d1, {%r1,%r2}];";
    assert!(line_with(bytes, "SULD").starts_with("SULD.D.BA.2D.U16.STRONG.SYS R"));
    let formatted = "sust.p.1d.v2.b32.zero [%d1, {%r1}], {%r2,%r3};";
    assert!(line_with(formatted, "SUST").starts_with("SUST.P.1D.STRONG.SM.RG.IGN [R"));
}

#[test]
fn gradients_that_the_hardware_has_not_are_an_error() {
    let text = ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k() { .reg .f32 %f<9>; .reg .b64 %d;\n\
        tex.grad.3d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%d, {%f1,%f1,%f1,%f1}], {%f1,%f1,%f1,%f1}, {%f1,%f1,%f1,%f1};\nret; }";
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let failures = compile::module(&reading.rows, Launch::of(Arch::Sm90), &Settings::default()).expect_err("an error");
    let fault = failures[0].fault.to_string();
    assert!(fault.contains("__cuda_syscall_tex_grad_3d_v4_f32_f32"), "{fault}");
}

#[test]
fn each_thread_that_asks_for_a_counted_copy_gets_one() {
    let count = |text: &str, part: &str| statements(text).iter().filter(|line| line.contains(part)).count();
    let load = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%d1], %r2, [%r3];";
    assert_eq!((count(load, "ELECT"), count(load, "BRA.U.ANY"), count(load, "UBLKCP.S.G")), (1, 1, 1));
    let store = "cp.async.bulk.global.shared::cta.bulk_group [%d1], [%r1], %r2;";
    assert_eq!((count(store, "ELECT"), count(store, "UBLKCP.G.S")), (0, 1));
}

#[test]
fn handles_of_names_are_words_that_the_driver_fills() {
    let text = ".version 9.0\n.target sm_90\n.address_size 64\n.global .texref t; .global .surfref s;\n\
        .visible .entry k(.param .u64 x, .param .texref own) { .reg .f32 %f<9>; .reg .b32 %r<9>;\n\
        tex.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [t, {%f5,%f6}]; tex.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [own, {%f5,%f6}];\n\
        suld.b.1d.b32.trap {%r1}, [s, {%r2}]; txq.channel_order.b32 %r3, [t]; ret; }";
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    assert!(reading.messages.is_empty(), "{:?}", reading.messages.first());
    let module = compile::module(&reading.rows, Launch::of(Arch::Sm90), &Settings::default());
    let module = module.unwrap_or_else(|failures| panic!("{}", failures[0].fault));
    // Three words behind the parameter of 8 bytes, and one number in the code.
    let places: Vec<u32> = module.kernels[0].images.iter().map(|image| image.1).collect();
    assert_eq!(places, [0x218, 0x21c, 0x220]);
    assert_eq!((module.kernels[0].code.runtime.len(), module.kernels[0].code.parameters), (1, 8));
    let request = Request::new(Arch::Sm90, Settings::default());
    let bytes = assemble(&reading, text.as_bytes(), &request).expect("a cubin").bytes;
    let has = |name: &[u8]| bytes.windows(name.len()).any(|window| window == name);
    assert!(has(b".rela.nv.constant0.k\0") && has(b".nv.unified.texrefDescSize\0") && has(b".rela.text.k\0"));
}

#[test]
fn every_product_of_matrices_is_code() {
    whole(include_str!("../ptx/tensor.ptx"));
}

#[test]
fn every_product_of_a_warp_group_is_code() {
    let kernels = code(include_str!("../ptx/wgmma.ptx"));
    let products = include_str!("../ptx/wgmma.ptx").matches("wgmma.mma_async").count();
    let count = |part: &str| kernels.iter().flatten().filter(|line| line.contains(part)).count();
    assert_eq!((count("GMMA"), count("WARPGROUP.DEPBAR")), (products, products));
    // None of them has a scoreboard.
    let reading = warpc_ptx_syntax::read(include_bytes!("../ptx/wgmma.ptx"), "test.ptx");
    let launch = Launch::of(Arch::Sm90);
    let module = compile::module(&reading.rows, launch, &Settings::default()).unwrap_or_else(|_| panic!("it compiles"));
    for &word in module.kernels.iter().flat_map(|kernel| kernel.code.words.iter()) {
        let line = print::line(launch.arch.table(), word, 0).expect("the disassembler knows it");
        let control = warpc_sass::control::Control::unpack(word).expect("control bits");
        let is_alone = control.write.is_none() && control.read.is_none();
        assert!(is_alone || !line.contains("GMMA") && !line.starts_with("WARPGROUP"), "{line}");
    }
}

#[test]
fn a_product_of_a_warp_group_is_waited_for() {
    let lines = statements(
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1,%f2,%f3,%f4}, %d1, %d2, 0, -1, -1, 0, 1; st.global.f32 [%d1], %f4;",
    );
    let start = lines.iter().position(|line| line == "WARPGROUP.ARRIVE").expect("a product");
    assert!(lines[start + 1].starts_with("HGMMA.64x8x16.F32 R"), "{lines:#?}");
    assert!(lines[start + 1].contains(".negA.negB.tnspB, R"), "{lines:#?}");
    assert_eq!(lines[start + 2], "WARPGROUP.DEPBAR.LE gsb0, 0x0");
}

#[test]
fn every_field_of_a_tensor_is_code() {
    whole(include_str!("../ptx/tensormap.ptx"));
}

#[test]
fn a_policy_has_its_part_in_sixteenths() {
    let part = "createpolicy.fractional.L2::evict_first.L2::evict_unchanged.b64 %d2, 0.5; st.global.b64 [%d1], %d2;";
    let lines = statements(part);
    let start = lines.iter().position(|line| line.starts_with("FMUL")).expect("a part");
    assert!(lines[start - 1].ends_with("0x3f000000"), "{lines:#?}");
    assert!(lines[start + 1].starts_with("F2I.U32.TRUNC.NTZ"), "{lines:#?}");
    assert!(lines[start + 3].ends_with("0x120, RZ, 0xfc, !PT"), "{lines:#?}");
    let whole =
        statements("createpolicy.fractional.L2::evict_unchanged.L2::evict_first.b64 %d2; st.global.b64 [%d1], %d2;");
    assert!(whole.iter().any(|line| line.starts_with("MOV R") && line.ends_with("0x110")), "{whole:#?}");
}

#[test]
fn elements_of_vectors_are_taken_out_with_their_signs() {
    let lines = statements("ld.global.v2.s8 {%r1, %d2}, [%d1];");
    let expected = ["ULDC.64 UR0, c[0x0][0x208]", "LDG.E.U16 R0, desc[UR0][R2.64]", "PRMT R2, R0, 0x8880, RZ"];
    assert_eq!(lines[..3], expected);
    assert!(lines.iter().any(|line| line.starts_with("SHF.R.S32.HI")), "{lines:#?}");
}

#[test]
fn orders_are_fences_around_the_access() {
    let lines = statements("st.release.sys.global.u32 [%d1+4], %r1; ld.acquire.gpu.global.u32 %r2, [%d1];");
    let expected = [
        "MEMBAR.ALL.SYS",
        "ERRBAR",
        "CGAERRBAR",
        "ULDC.64 UR0, c[0x0][0x208]",
        "STG.E.STRONG.SYS desc[UR0][R2.64+0x4], R0",
        "ULDC.64 UR0, c[0x0][0x208]",
        "LDG.E.STRONG.GPU R0, desc[UR0][R2.64]",
        "CCTL.IVALL",
    ];
    assert_eq!(lines, expected);
    assert_eq!(statements("ld.acquire.cta.global.u32 %r2, [%d1];").len(), 2, "no fence within a thread block");
}

#[test]
fn a_cache_policy_is_the_descriptor() {
    let lines = statements("ld.global.L1::evict_first.L2::cache_hint.u32 %r1, [%d1], %d2;");
    assert_eq!(lines, ["R2UR UR0, R4", "R2UR UR1, R5", "LDG.E.EF R0, desc[UR0][R2.64]"]);
}

#[test]
fn what_shared_memory_cannot_add_is_a_loop() {
    let lines = statements("red.shared.add.f32 [%r1], %f1;");
    let names: Vec<&str> = lines.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names[..6], ["BSSY", "LDS", "FADD", "ATOMS.CAST.SPIN", "ISETP.EQ.U32.AND", "@!P0"]);
    assert_eq!(statements("red.global.add.f32 [%d1], %f1;").len(), 2);
}

#[test]
fn only_threads_of_the_mask_vote() {
    let lines = statements("vote.sync.ballot.b32 %r1, %p1, %r2;");
    assert_eq!(lines[1], "WARPSYNC.EXCLUSIVE R0");
    assert_eq!(statements("vote.sync.ballot.b32 %r1, %p1, -1;")[0], "WARPSYNC.ALL");
    assert!(statements("vote.sync.ballot.b32 %r1, %p1, 0xffff;").iter().any(|line| line.contains("EXCLUSIVE")));
}

#[test]
fn pieces_of_matrices_are_registers_side_by_side() {
    let lines = statements(
        "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2}, {%r3}, {%f5, %f6, %f7, %f8};",
    );
    let product = lines.iter().find(|line| line.starts_with("HMMA.1688.F32")).expect("a product");
    let numbers: Vec<u32> =
        product.split(' ').skip(1).map(|r| r.trim_matches(['R', ',']).parse().expect("R")).collect();
    assert!(numbers[0].is_multiple_of(4) && numbers[1].is_multiple_of(2) && numbers[3].is_multiple_of(4), "{product}");
}

#[test]
fn a_copy_of_less_than_its_size_is_filled_with_zeros() {
    let lines = statements("cp.async.ca.shared.global [%r1], [%d1], 8, %r2;");
    assert!(
        lines.last().is_some_and(|line| line.starts_with("LDGSTS.E.64.ZFILL") && line.ends_with("P0")),
        "{lines:#?}"
    );
    assert!(lines.iter().any(|line| line.contains("0x7, RZ, 0xc0")), "the address moves back: {lines:#?}");
}

#[test]
fn a_barrier_begins_with_both_counts() {
    let lines = statements("mbarrier.init.shared.b64 [%r1], 1;");
    assert!(lines.iter().any(|line| line.ends_with("0xb, RZ")) && lines.iter().any(|line| line.ends_with("0x1, RZ")));
    assert!(lines.last().is_some_and(|line| line.starts_with("SYNCS.EXCH.64 URZ")), "{lines:#?}");
}

#[test]
fn a_number_of_128_bits_is_stored_with_zeros_above() {
    let lines = statements("ld.param.b64 %d1, [x]; st.global.b128 [%d1], -1; st.shared.b128 [%r1], 0x123456789;");
    let stores: Vec<&String> = lines.iter().filter(|line| line.contains(".128")).collect();
    assert_eq!(stores.len(), 2, "{}", lines.join("\n"));
    let moved = |number: &str| lines.iter().filter(|line| line.starts_with("MOV") && line.ends_with(number)).count();
    assert_eq!((moved(", 0xffffffff"), moved(", 0x23456789"), moved(", 0x1")), (2, 1, 1), "{}", lines.join("\n"));
    assert_eq!(moved(", 0x0"), 4, "{}", lines.join("\n"));
}

#[test]
fn stores_that_go_on_by_themselves_name_either_shared_space() {
    let of = |space: &str| {
        statements(&format!("st.async.shared::{space}.mbarrier::complete_tx::bytes.b32 [%r1], %r2, [%r3];"))
    };
    assert_eq!(of("cta"), of("cluster"));
}

#[test]
fn the_first_targets_have_no_subnormal_numbers() {
    let of = |target: &str| {
        let text = format!(
            ".version 3.1\n.target {target}\n.address_size 64\n.visible .entry k(.param .u64 x) {{ .reg .f32 %f<9>; .reg .pred %p<2>; .reg .b32 %r<2>;\nadd.f32 %f1, %f2, %f3; mad.f32 %f4, %f1, %f2, %f3; setp.lt.f32 %p1, %f1, %f2; cvt.rzi.s32.f32 %r1, %f1; mov.f32 %f5, %f1; ret; }}"
        );
        code(&text).remove(0).iter().filter(|line| line.contains(".FTZ")).count()
    };
    assert_eq!((of("sm_13"), of("sm_20")), (4, 0));
}

#[test]
fn sums_over_several_gpus_are_evicted_first_and_the_listing_does_not_say_so() {
    let kernel = ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 x) { .reg .b32 %r<3>; .reg .b64 %d<3>;\n\
        ld.param.b64 %d1, [x]; multimem.ld_reduce.relaxed.sys.global.add.u32 %r1, [%d1]; ret; }";
    let reading = warpc_ptx_syntax::read(kernel.as_bytes(), "test.ptx");
    let launch = Launch::of(Arch::Sm90);
    let module = compile::module(&reading.rows, launch, &Settings::default()).expect("code");
    let words = &module.kernels[0].code.words;
    let table = launch.arch.table();
    let line = |word: &u128| print::line(table, *word, 0).expect("the disassembler knows it");
    let sum = words.iter().find(|word| line(word).starts_with("LDGMC")).expect("a sum");
    assert!(line(sum).starts_with("LDGMC.E.ADD.32.STRONG.SYS"), "{}", line(sum));
    assert_eq!(sum >> 84 & 7, 0);
}
