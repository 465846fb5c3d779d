//! Options about the phases of the assembler: what `build --emit cubin` and `warpc ptxas` print and measure, and what they refuse.

use super::{folder, warpc};
use std::fs;

const KERNEL: &str = "\
.version 8.0
.target sm_90
.address_size 64
.func (.reg .u32 %r) twice(.reg .u32 %a) { add.u32 %r, %a, %a; ret; }
.visible .entry k(.param .u64 out)
{
  .reg .b64 %a<4>; .reg .b32 %r<4>;
  ld.param.u64 %a1, [out];
  mov.u32 %r1, %tid.x;
  call (%r2), twice, (%r1);
  st.global.b32 [%a1], %r2;
  ret;
}
";
const MODULE: &str =
    "define ptx_kernel void @zero(ptr addrspace(1) %p) {\n store i32 0, ptr addrspace(1) %p\n ret void\n}\n";

#[test]
fn phases_report_where_they_are_asked_to() {
    let d = folder(&[("k.ptx", KERNEL), ("k.ll", MODULE)]);
    let ptxas = |options: &[&str]| {
        warpc(d.path(), &[&["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-o", "k.cubin"], options].concat())
    };
    assert_eq!(ptxas(&[]).err, "");
    let silent = fs::read(d.path().join("k.cubin")).expect("a cubin");
    let r = ptxas(&["--phase-reports", "dumpnvucodehex,ReportAfterRegisterAllocation"]);
    assert_eq!(r.status, 0, "{}", r.err);
    assert_eq!(fs::read(d.path().join("k.cubin")).expect("a cubin"), silent);
    // Functions come before kernels, phases in their order; the code of a function stands behind that of the kernel.
    let heads: Vec<&str> = r.err.lines().filter_map(|line| line.strip_prefix("# ")).collect();
    assert_eq!(
        heads,
        [
            "ReportAfterRegisterAllocation: twice",
            "DumpNVuCodeHex: twice",
            "ReportAfterRegisterAllocation: k",
            "DumpNVuCodeHex: k"
        ]
    );
    assert!(r.err.contains("registers R "), "{}", r.err);
    // The words are those of the cubin.
    let words = r.err.lines().filter(|line| line.starts_with("/*")).map(|line| {
        let mut halves =
            line.split_whitespace().skip(1).map(|half| u64::from_str_radix(&half[2..], 16).expect("a number"));
        [halves.next().expect("the lower half").to_le_bytes(), halves.next().expect("the upper half").to_le_bytes()]
            .concat()
    });
    let words = words.collect::<Vec<_>>().concat();
    assert!(!words.is_empty() && silent.windows(words.len()).any(|window| window == words));

    let build = |options: &[&str]| {
        warpc(d.path(), &[&["build", "k.ll", "-q", "--emit", "cubin", "-o", "b.cubin"], options].concat())
    };
    let text = build(&["--phase-reports=DumpNVuCodeText"]).err;
    assert!(text.contains("# DumpNVuCodeText: zero\n") && text.contains("EXIT ;"), "{text}");
    let all = build(&["--phase-reports=all"]).err;
    for phase in ["ReportInitialRepresentation", "ReportBeforeScheduling", "ReportFinalMemoryUsage", "DumpNVuCodeHex"] {
        assert!(all.contains(&format!("# {phase}: zero\n")), "{all}");
    }
}

#[test]
fn phases_are_observed_as_passes_are() {
    let d = folder(&[("k.ptx", KERNEL), ("k.ll", MODULE)]);
    let build = |options: &[&str]| {
        warpc(d.path(), &[&["build", "k.ll", "-q", "--emit", "cubin", "-o", "b.cubin"], options].concat())
    };
    let stat = build(&["--stat=phase-wise"]).err;
    for row in ["select ::", "LateExpansion :: [Total ", "ProcessO0WaitsAndSBs :: ", "All Phases Summary :: "] {
        assert!(stat.contains(row), "{stat}");
    }
    let printed = build(&["--print-after=LateExpansion"]).err;
    assert!(printed.contains("After LateExpansion") && printed.contains("EXIT"), "{printed}");
    let wrong = build(&["--print-after=LateExpansio"]);
    assert!(wrong.status != 0 && wrong.err.contains("did you mean `LateExpansion`?"), "{}", wrong.err);
    let r = warpc(d.path(), &["build", "k.ll", "-q", "-o", "k.o.ptx", "--print-after=LateExpansion"]);
    assert_ne!(r.status, 0, "phases have no names where there is no assembler");
    let stat = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "--stat=phase-wise"]).err;
    assert!(stat.contains("LateExpansion :: [Total ") && stat.contains("[Runs 2 ]"), "{stat}");
}

#[test]
fn sequences_are_refused_where_no_code_would_come_out() {
    let d = folder(&[("k.ptx", KERNEL), ("k.ll", MODULE)]);
    let build = |options: &[&str]| {
        let r = warpc(d.path(), &[&["build", "k.ll", "-q", "--emit", "cubin", "-o", "b.cubin"], options].concat());
        (r.status, r.err)
    };
    assert_eq!(
        build(&["--named-phases=shuffle=3,swap1", "--disable-phases=GvnCse", "--recipes=zero: -OriDoRemat"]),
        (0, String::new())
    );
    for (option, text) in [
        ("--named-phases=GvnCse", "the list of phases lacks `OriCheckInitialProgram` in its place"),
        ("--named-phases=GvnCs", "did you mean `GvnCse`?"),
        ("--disable-phases=LateExpansion", "phase `LateExpansion` cannot be left out"),
        ("--recipes=zero: -LateExpansion", "phase `LateExpansion` cannot be left out"),
        ("--phase-reports=GvnCse", "phase `GvnCse` reports nothing"),
    ] {
        let (status, err) = build(&[option]);
        assert!(status == 2 && err.contains(text), "{option}: {status} {err}");
        let r = warpc(d.path(), &["build", "k.ll", "-q", "-o", "k.o.ptx", option]);
        assert!(r.status == 2, "{option} without a cubin: {}", r.err);
    }
    let r = warpc(d.path(), &["build", "k.ll", "-q", "-o", "k.o.ptx", "--phase-reports=all"]);
    assert!(r.err.contains("need --emit cubin"), "{}", r.err);
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "--named-phases=GvnCse"]);
    assert!(r.status == 255 && r.err.starts_with("ptxas fatal   : the list of phases lacks"), "{}", r.err);
}
