//! The pipelines of `nvopt` from the command line: `warpc pipeline`, option slots, plug-in passes, compiling with them.

use std::process::{Command, Output};

fn warpc(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warpc")).args(args).output().unwrap()
}

fn out(args: &[&str]) -> String {
    let o = warpc(args);
    assert!(o.status.success(), "{args:?}: {}", String::from_utf8_lossy(&o.stderr));
    String::from_utf8(o.stdout).unwrap()
}

/// Exit status and standard error.
fn refused(args: &[&str]) -> (Option<i32>, String) {
    let o = warpc(args);
    (o.status.code(), String::from_utf8(o.stderr).unwrap())
}

#[test]
fn a_listing_shows_rows_guards_and_slots() {
    let row = |text: &str, start: &str| -> String {
        let line = text.lines().find(|l| l.split_whitespace().take(3).collect::<Vec<_>>().join(" ").starts_with(start));
        line.unwrap_or_else(|| panic!("no `{start}` in\n{text}")).to_string()
    };
    let o1 = out(&["pipeline", "O1"]);
    assert!(row(&o1, "22 - Sink").contains("tier!=1 && !opts[1040]"));
    assert!(!o1.contains("tier 2"), "{o1}");
    let o3 = out(&["pipeline", "O3", "--opt", "disable-late-opt=on"]);
    assert!(o3.contains("tier 3"));
    assert!(row(&o3, "75 - NVVMLateOpt").contains("tier==3 && !opts[360]"));
    let inserted = out(&["pipeline", "nvopt<O2>", "--plug-in", "1=adce"]);
    let at = |text: &str| inserted.find(text).unwrap_or_else(|| panic!("no {text}"));
    assert!(at("tier 0") < at("plug-in") && at("plug-in") < at("tier 1"), "{inserted}");
}

#[test]
fn wrong_names_are_refused() {
    let (status, err) = refused(&["pipeline", "O4"]);
    assert!(status == Some(2) && err.contains("there is no pipeline `O4`, did you mean `O"), "{err}");
    let (status, err) = refused(&["pipeline", "O3", "--opt", "65=on"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("both `disable-reassociate` and `disable-divergence-lowering`"), "{err}");
    let (_, err) = refused(&["pipeline", "O3", "--opt", "disable-licm=maybe"]);
    assert!(err.contains("option slot `disable-licm` takes on or off, not `maybe`"), "{err}");
    let (_, err) = refused(&["pipeline", "O3", "--plug-in", "1=sroaa"]);
    assert!(err.contains("did you mean `sroa`"), "{err}");
    let (status, err) = refused(&["build", "x.ll", "--opt", "133=on"]);
    assert!(status == Some(1) && err.contains("which is not among the passes"), "{err}");
}

#[test]
fn modules_compile_with_every_pipeline_and_missing_rows_are_said() {
    for level in ["O0", "O1", "O2", "O3", "Ofcmax", "Ofcmid", "Ofcmin"] {
        let passes = format!("nvopt<{level}>");
        let o = warpc(&[
            "build",
            "tests/kernels/saxpy.ll",
            "tests/kernels/reduce_block.ll",
            "--passes",
            &passes,
            "--out-dir",
            env!("CARGO_TARGET_TMPDIR"),
        ]);
        let err = String::from_utf8(o.stderr).unwrap();
        assert!(o.status.success(), "{level}: {err}");
        let said = err.matches("are not written and left out").count();
        let left_out = out(&["pipeline", level]).contains("(not written)");
        assert_eq!(said, usize::from(left_out), "{level}: {err}");
    }
}

#[test]
fn the_rows_of_a_level_and_a_slot_decide_what_is_done() {
    let opt = |extra: &[&str]| {
        let args =
            ["opt", "-S", "tests/kernels/reduce_block.ll", "-o", "-", "-passes=nvopt<O1>", "--print-pipeline-passes"];
        out(&[&args[..], extra].concat())
    };
    let count = |text: &str, pass: &str| text.split([',', '(', ')']).filter(|p| *p == pass).count();
    let (with, without) = (opt(&[]), opt(&["--opt", "disable-sroa=on"]));
    assert_eq!(count(&with, "sroa") - count(&without, "sroa"), 2, "{with}\n{without}");
}
