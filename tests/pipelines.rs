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
    let count = |text: &str, pass: &str| text.split([',', '(', ')', '<']).filter(|p| *p == pass).count();
    let (with, without) = (opt(&[]), opt(&["--opt", "disable-sroa=on"]));
    assert_eq!(count(&with, "sroa") - count(&without, "sroa"), 2, "{with}\n{without}");
}

/// Passes of the machine level are the same everywhere: names of the passes over IR that ran, in order.
fn ran(args: &[&str]) -> Vec<String> {
    let output = warpc(&[args, &["tests/kernels/reduce_block.ll", "-o", "-", "--stat=phase-wise"]].concat());
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {err}");
    let rows = err.lines().filter_map(|line| line.split_once(" :: "));
    rows.map(|row| row.0.to_string()).take_while(|name| name != "select" && name != "All Phases Summary").collect()
}

#[test]
fn levels_run_their_pipelines() {
    let of = |command: &str, level: &str| ran(&[command, level, "-S"][..if command == "opt" { 3 } else { 2 }]);
    for command in ["build", "opt"] {
        for (level, pipeline) in [
            ("-O0", "nvopt<O0>"),
            ("-O1", "default<O1>"),
            ("-O2", "nvopt<O2>"),
            ("-O3", "nvopt<O3>"),
            ("-Ofast-compile=max", "nvopt<Ofcmax>"),
            ("-Ofc=mid", "nvopt<Ofcmid>"),
            ("-Ofc=min", "nvopt<Ofcmin>"),
        ] {
            let passes = format!("--passes={pipeline}");
            assert_eq!(of(command, level), of(command, &passes), "{command} {level}");
        }
    }
    assert_eq!(ran(&["build"]), ran(&["build", "-O1"]));
    assert_eq!(ran(&["build", "-optO2"]), ran(&["build", "-O2"]));
    assert_eq!(ran(&["build", "-O3", "-Ofc=max", "-O2"]), ran(&["build", "-O2"]));
}

#[test]
fn the_level_of_code_generation_is_its_own() {
    let last = |args: &[&str]| out(&[&["pipeline", "O2"], args].concat()).lines().last().unwrap().to_string();
    assert!(last(&[]).ends_with("codegen"));
    assert!(last(&["--opt", "codegen-level=0"]).ends_with("default<O0>"));
    let text =
        |args: &[&str]| out(&[&["opt", "-S", "tests/kernels/saxpy.ll", "--print-pipeline-passes"], args].concat());
    assert_eq!(text(&["-O2", "-llcO0"]), text(&["-O2", "--opt", "codegen-level=0"]));
    assert_ne!(text(&["-O2", "-llcO0"]), text(&["-O2"]));
    assert_eq!(text(&["-O2", "-llcO3"]), text(&["-O2"]));
}

#[test]
fn levels_that_there_are_not_are_refused() {
    let (status, err) = refused(&["build", "x.ll", "-O2", "--passes=sroa"]);
    let message = "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use \
                   -passes='default<O#>,other-pass'";
    assert!(status == Some(2) && err.contains(message), "{err}");
    let (status, err) = refused(&["build", "x.ll", "-Ofast-compile=4"]);
    assert!(
        status == Some(2) && err.contains("libnvvm : error: -Ofast-compile called with unsupported level"),
        "{err}"
    );
    let (status, err) = refused(&["build", "x.ll", "-O4"]);
    assert!(status == Some(2) && err.contains("`4` is no level: 0 to 3"), "{err}");
}

#[test]
fn rows_that_are_left_out_are_said_once_and_not_where_nobody_wants_to_know() {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/left_out");
    let build = |extra: &[&str]| {
        let inputs = ["build", "tests/kernels/saxpy.ll", "tests/kernels/bit_tricks.ll", "-O2", "--out-dir", folder];
        String::from_utf8(warpc(&[&inputs[..], extra].concat()).stderr).unwrap()
    };
    let left_out = out(&["pipeline", "O2"]).contains("(not written)");
    assert_eq!(build(&[]).matches("left out").count(), usize::from(left_out));
    for silent in ["--no-warn-unwritten", "-q"] {
        assert!(!build(&[silent]).contains("left out"), "{silent}");
    }
    let listed = out(&["passes", "nvopt"]);
    assert_eq!(listed.lines().filter(|line| line.starts_with("nvopt<")).count(), 7, "{listed}");
}

#[test]
fn skipped_rows_are_counted_and_change_nothing() {
    let opt = |extra: &[&str]| warpc(&[&["opt", "-O3", "-S", "tests/kernels/conv2d.ll", "-o", "-"], extra].concat());
    let skipped = |output: &Output| -> u64 {
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        let counts =
            err.lines().filter_map(|line| line.split_once("[Skipped ")?.1.split(' ').next()?.parse::<u64>().ok());
        counts.sum()
    };
    let (with, without) = (opt(&["--stat=phase-wise"]), opt(&["--stat=phase-wise", "-track-dependences=0"]));
    assert!(skipped(&with) > 10 && skipped(&without) == 0);
    assert_eq!(with.stdout, without.stdout);
    assert_eq!(with.stdout, opt(&[]).stdout);
    let json = opt(&["--stats", "--stats-json"]);
    assert!(String::from_utf8_lossy(&json.stderr).contains("Number of runs skipped because nothing had changed"));
    // Whoever counts passes counts them all.
    let numbers = |extra: &[&str]| {
        let output = opt(&[&["-opt-bisect-limit=-1"], extra].concat());
        String::from_utf8_lossy(&output.stderr).matches("BISECT: running pass").count()
    };
    assert_eq!(numbers(&[]), numbers(&["-track-dependences=0"]));
}
