//! Control words of what is compiled: the checker of hazards finds nothing, in all files of the families and in what once went wrong.

use warpc_assembler::assemble::{Assembled, Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_assembler::launch::Launch;
use warpc_sass::control::Control;
use warpc_sass::cubin::Cubin;
use warpc_sass::{Arch, hazards, print};

/// Instructions of the first kernel, each with its control words; the checker has seen all code.
fn checked(text: &str) -> Vec<(String, Control)> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let launch = Launch::of(Arch::Sm90);
    let made = assemble(&reading, text.as_bytes(), &Request::new(Arch::Sm90, Settings::default()));
    let Assembled { module, bytes } = made.unwrap_or_else(|fault| panic!("{fault}"));
    let reports = hazards::check(&Cubin::read(&bytes).expect("a cubin")).expect("code");
    for report in reports {
        assert!(report.errors.is_empty(), "{}: {}", report.function, report.errors[0]);
    }
    let table = launch.arch.table();
    let row = |(at, &word): (usize, &u128)| {
        let line = print::line(table, word, at as u64 * 16).expect("the disassembler knows it");
        (line, Control::unpack(word).expect("control words"))
    };
    module.kernels.first().map_or(Vec::new(), |kernel| kernel.code.words.iter().enumerate().map(row).collect())
}

/// Statements in a kernel.
fn statements(text: &str) -> Vec<(String, Control)> {
    checked(&format!(
        ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 x) {{ .reg .b32 %r<20>; .reg .b64 %d<9>;\n\
         ld.param.u64 %d1, [x]; ld.global.v4.u32 {{%r1, %r2, %r3, %r4}}, [%d1];\n{text}\n\
         st.global.v4.u32 [%d1], {{%r5, %r6, %r7, %r8}}; ret; }}"
    ))
}

#[test]
fn the_files_of_the_families_are_without_hazards() {
    for text in [
        include_str!("../ptx/async.ptx"),
        include_str!("../ptx/atomic.ptx"),
        include_str!("../ptx/compare.ptx"),
        include_str!("../ptx/integer.ptx"),
        include_str!("../ptx/memory.ptx"),
        include_str!("../ptx/move.ptx"),
        include_str!("../ptx/special.ptx"),
        include_str!("../ptx/tensor.ptx"),
        include_str!("../ptx/warp.ptx"),
    ] {
        checked(text);
    }
}

#[test]
fn loads_of_matrices_are_waited_for() {
    let lines = statements("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r5, %r6, %r7, %r8}, [%r1];");
    let load = lines.iter().find(|line| line.0.starts_with("LDSM")).expect("a load");
    assert!(load.1.write.is_some(), "{load:?}");
}

#[test]
fn instructions_that_do_nothing_stand_behind_products_of_matrices() {
    let lines = statements(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r5, %r6, %r7, %r8}, {%r1, %r2, %r3, %r4}, {%r1, %r2}, {%r1, %r2, %r3, %r4};\n\
         mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%r5, %r6, %r7, %r8}, {%r1, %r2}, {%r3}, {%r5, %r6, %r7, %r8};",
    );
    let products: Vec<_> = (0..lines.len()).filter(|&at| lines[at].0.contains("MMA")).collect();
    assert_eq!(products.len(), 2);
    for at in products {
        assert!(lines[at + 1].0 == "NOP" && lines[at + 2].0 == "NOP", "{lines:#?}");
    }
}

#[test]
fn traps_set_no_scoreboard() {
    let lines = statements("trap;");
    let trap = lines.iter().find(|line| line.0.starts_with("BPT")).expect("a trap");
    assert!(trap.1.read.is_none() && trap.1.write.is_none(), "{trap:?}");
}

#[test]
fn copies_to_shared_memory_have_room_for_small_offsets_only() {
    let lines = statements(
        "cp.async.cg.shared.global [%d2+4096], [%d3+4096], 16;\ncp.async.cg.shared.global [%d2+524288], [%d3+-2048], 16;",
    );
    let copies: Vec<&str> =
        lines.iter().filter(|line| line.0.starts_with("LDGSTS")).map(|line| line.0.as_str()).collect();
    assert_eq!(copies.len(), 2, "{lines:?}");
    assert!(copies[0].contains("+0x1000], desc[UR") && !copies[0].ends_with("+0x1000]"), "{copies:?}");
    assert!(!copies[1].contains("+0x80000]") && copies[1].ends_with("+-0x800]"), "{copies:?}");
}

#[test]
fn parameters_whose_address_is_taken_lie_in_the_frame() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n\
        .func (.param .b32 out) second(.param .align 8 .b8 pair[8]) { .reg .b64 %d<3>; .reg .b32 %r<3>;\n\
        mov.b64 %d1, pair; ld.local.b32 %r1, [%d1+4]; st.param.b32 [out], %r1; ret; }\n\
        .visible .entry k(.param .u64 x) { .reg .b64 %d<3>; .reg .b32 %r<3>;\n\
        ld.param.u64 %d1, [x]; { .param .align 8 .b8 both[8]; .param .b32 one; st.param.b64 [both], %d1;\n\
        call.uni (one), second, (both); ld.param.b32 %r1, [one]; } st.global.b32 [%d1], %r1; ret; }";
    let lines = checked(text);
    let stores: Vec<&str> = lines.iter().filter(|line| line.0.starts_with("STL")).map(|line| line.0.as_str()).collect();
    assert_eq!(stores[stores.len() - 2..], ["STL [R1], R4", "STL [R1+0x4], R5"]);
    assert!(lines.iter().any(|line| line.0.starts_with("LDL ") && line.0.ends_with("+0x4]")), "{lines:?}");
}

#[test]
fn functions_called_inside_a_region_and_before_it() {
    // What is called in the loop returns there and not to before the first branch, whose region it would leave by its way out.
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n\
        .func again(.param .b64 place) { .reg .b64 %d<3>; ld.param.b64 %d1, [place]; st.b64 [%d1], %d1; ret; }\n\
        .visible .entry k(.param .u64 x) { .reg .b64 %d<3>; .reg .pred %p<5>; .reg .b32 %r<5>;\n\
        ld.param.u64 %d1, [x]; { .param .b64 to; st.param.b64 [to], %d1; call.uni again, (to); }\n\
        ld.global.b32 %r1, [%d1]; setp.eq.b32 %p1, %r1, 1; @%p1 bra end;\n\
        ld.global.b32 %r2, [%d1+4]; setp.eq.b32 %p2, %r2, 1; @%p2 bra end;\n\
        more: { .param .b64 to; st.param.b64 [to], %d1; call.uni again, (to); }\n\
        ld.global.b32 %r3, [%d1+8]; setp.eq.b32 %p3, %r3, 1; @%p3 bra more;\n\
        end: st.global.b32 [%d1+12], %r1; ret; }";
    let lines = checked(text);
    let regions = lines.iter().filter(|line| line.0.starts_with("BSSY")).count();
    assert!(regions >= 2, "{lines:?}");
}
