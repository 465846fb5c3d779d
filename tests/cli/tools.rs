//! The commands that stand for one of LLVM's tools, and `warpc reduce`: one module in, one out.

use super::{BAD_IR, BAD_SYNTAX, GOOD, Run, folder, piped, warpc};
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn unwritten_passes_are_named() {
    let d = folder(&[("a.ll", GOOD)]);
    let r = warpc(d.path(), &["opt", "-passes=sroa,sandbox-vectorizer", "-S", "a.ll"]);
    assert_eq!((r.status, r.err.as_str(), r.out.as_str()), (1, "unimplemented: sandbox-vectorizer\n", ""));
    let r = warpc(d.path(), &["opt", "-passes=function(sroa", "-S", "a.ll"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("`(` without `)` at column 9"), "{}", r.err);
}

#[test]
fn opt_runs_passes_on_standard_input() {
    let d = folder(&[]);
    let r = piped(d.path(), &["opt", "-passes=sroa", "-S"], GOOD);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(!r.out.contains("alloca") && r.out.contains("%w = add nsw i32 %x, 1"), "{}", r.out);
    let again = piped(d.path(), &["opt", "-passes=sroa", "-S"], &r.out);
    assert_eq!(again.out.replace("<stdin>", ""), r.out.replace("<stdin>", ""));
    let r =
        piped(d.path(), &["opt", "-passes=sroa", "-disable-output", "-print-after-all", "-opt-bisect-limit=-1"], GOOD);
    assert_eq!((r.status, r.out.as_str()), (0, ""));
    assert!(r.err.contains("BISECT: running pass (1) sroa on k\n"), "{}", r.err);
    assert!(r.err.contains("; *** IR Dump After SROAPass on k ***"), "{}", r.err);
    let r = piped(d.path(), &["opt", "-passes=sroa", "-opt-bisect-limit=0", "-S"], GOOD);
    assert!(r.out.contains("alloca") && r.err.contains("NOT running pass (1)"), "{}", r.err);
    let r = piped(d.path(), &["opt", "-passes=sroa", "--disable-pass=sroa", "-S"], GOOD);
    assert!(r.out.contains("alloca"));
}

#[test]
fn observations_go_where_they_are_asked_to() {
    let d = folder(&[("a.ll", GOOD)]);
    let args = [
        "opt",
        "-passes=sroa,simplifycfg",
        "a.ll",
        "-S",
        "-o",
        "out.ll",
        "--stat=phase-wise",
        "--time-trace=t.json",
        "--verify-each",
        "--check-analyses",
        "--remarks-output=r.yaml",
    ];
    let r = warpc(d.path(), &args);
    assert_eq!((r.status, r.out.as_str()), (0, ""), "{}", r.err);
    for line in ["sroa :: [Total ", "simplifycfg :: [Total ", "All Phases Summary :: [Total ", "[Pool Consumption = "] {
        assert!(r.err.lines().any(|l| l.starts_with(line)), "{line}: {}", r.err);
    }
    let trace: serde_json::Value = serde_json::from_slice(&fs::read(d.path().join("t.json")).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    for name in ["read", "verify", "sroa", "simplifycfg", "compile"] {
        assert!(events.iter().any(|e| e["name"] == name), "{name}");
    }
    assert!(fs::read_to_string(d.path().join("out.ll")).unwrap().contains("define"));
    assert!(d.path().join("r.yaml").exists());
}

#[test]
fn bitcode_is_taken_where_text_is() {
    let modules = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/bitcode/tests/modules");
    let d = folder(&[]);
    let at = |name: &str| d.path().join(name);
    for name in ["body", "debug", "globals"] {
        fs::copy(modules.join(name).with_extension("bc"), at("x.bc")).unwrap();
        fs::copy(modules.join(name).with_extension("ll"), at("y.ll")).unwrap();
        let body = |r: Run| {
            assert_eq!(r.status, 0, "{name}: {}", r.err);
            r.out.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n")
        };
        let dis = |file: &str| body(warpc(d.path(), &["dis", file, "-o", "-"]));
        assert_eq!(dis("x.bc"), dis("y.ll"));
        // The output of `dis` stands beside the input under the name of text.
        assert_eq!(warpc(d.path(), &["dis", "x.bc"]).status, 0);
        assert!(at("x.ll").exists());
        fs::remove_file(at("x.ll")).unwrap();
        if name == "debug" {
            let ptx = |file: &str| body(warpc(d.path(), &["build", file, "-o", "-"]));
            assert!(ptx("x.bc").contains(".entry kernel"));
            assert_eq!(ptx("x.bc"), ptx("y.ll"));
            let built = warpc(d.path(), &["build", ".", "--out-dir", "out"]);
            assert_eq!(built.status, 0, "{}", built.err);
            assert_eq!(fs::read(at("out/x.ptx")).unwrap(), fs::read(at("out/y.ptx")).unwrap());
        }
    }
    // A library: of bitcode only what is reached is read.
    fs::copy(modules.join("body.bc"), at("lib.bc")).unwrap();
    fs::copy(modules.join("body.ll"), at("lib.ll")).unwrap();
    let user = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @integers(i32, i32, i1)\n\
        define ptx_kernel void @user(ptr %p) {\n  %v = call i32 @integers(i32 1, i32 2, i1 true)\n  \
        store i32 %v, ptr %p\n  ret void\n}\n";
    fs::write(at("user.ll"), user).unwrap();
    let linked = |lib: &str| {
        let r = warpc(d.path(), &["build", "user.ll", "--link", lib, "-o", "-"]);
        assert_eq!(r.status, 0, "{lib}: {}", r.err);
        r.out
    };
    assert_eq!(linked("lib.bc"), linked("lib.ll"));
    assert!(linked("lib.bc").contains("user") && !linked("lib.bc").contains(".extern .func integers"));
    assert_eq!(warpc(d.path(), &["verify", "x.bc"]).status, 0);
    assert_eq!(warpc(d.path(), &["opt", "-passes=sroa", "-S", "x.bc", "-o", "-"]).status, 0);
}

#[test]
fn bitcode_is_written_where_llvm_writes_it() {
    let d = folder(&[("a.ll", GOOD)]);
    let bytes = |name: &str| fs::read(d.path().join(name)).unwrap();
    let ok = |args: &[&str]| {
        let r = warpc(d.path(), args);
        assert_eq!((r.status, r.err.as_str()), (0, ""), "{args:?}");
        r.out
    };
    ok(&["as", "a.ll"]);
    ok(&["as", "-f", "a.ll", "-o", "b.bc"]);
    ok(&["opt", "a.ll", "-o", "c.bc"]);
    ok(&["opt", "-passes=sroa", "a.ll", "-o", "d.bc"]);
    assert!(bytes("a.bc").starts_with(b"BC\xc0\xde"));
    assert_eq!(bytes("a.bc"), bytes("b.bc"));
    assert_eq!(bytes("a.bc"), bytes("c.bc"), "no passes change nothing");
    assert!(bytes("d.bc").len() < bytes("a.bc").len(), "sroa removes instructions");
    // The name of an output says nothing about its form.
    ok(&["as", "a.ll", "-o", "e.ll"]);
    assert_eq!(bytes("a.bc"), bytes("e.ll"));
    for text in [&["as", "-S"][..], &["opt", "-S"], &["as", "--ir-version=22"], &["opt", "-ir-version=19"]] {
        ok(&[text, &["a.ll", "-o", "f.bc"]].concat());
        assert!(bytes("f.bc").starts_with(b"; ModuleID"), "{text:?}");
    }
    // What goes to a pipe is bitcode.
    let piped =
        Command::new(env!("CARGO_BIN_EXE_warpc")).current_dir(d.path()).args(["as", "a.ll", "-o", "-"]).output();
    assert_eq!(piped.unwrap().stdout, bytes("a.bc"));
}

#[test]
fn options_of_llvm_as_have_their_effect() {
    let d = folder(&[("a.ll", GOOD), ("broken.ll", BAD_IR)]);
    let exists = |name: &str| d.path().join(name).exists();
    for dashes in ["-", "--"] {
        let r = warpc(d.path(), &["as", "a.ll", &format!("{dashes}disable-output"), "-o", "none.bc"]);
        assert_eq!((r.status, r.out.as_str(), r.err.as_str()), (0, "", ""));
        assert!(!exists("none.bc"));
    }
    let r = warpc(d.path(), &["as", "broken.ll", "-o", "broken.bc"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("assembly parsed, but does not verify as correct!"), "{}", r.err);
    assert!(!exists("broken.bc"));
    let r = warpc(d.path(), &["as", "broken.ll", "-disable-verify", "-o", "broken.bc"]);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(exists("broken.bc"));
    // Options that LLVM takes and that have no meaning here are taken, too; others are not.
    assert_eq!(warpc(d.path(), &["as", "a.ll", "-module-hash", "-o", "hash.bc"]).status, 0);
    assert_eq!(warpc(d.path(), &["as", "a.ll", "-no-such-option"]).status, 2);
    // From standard input, to standard output.
    let r = piped(d.path(), &["as", "-S"], GOOD);
    assert!(r.status == 0 && r.out.contains("define"), "{}", r.err);
}

#[test]
fn text_is_passed_along() {
    let d = folder(&[("a.ll", GOOD)]);
    let once = warpc(d.path(), &["as", "-S", "a.ll", "-o", "-"]);
    assert_eq!(once.status, 0, "{}", once.err);
    let twice = piped(d.path(), &["dis"], &once.out);
    let body = |s: &str| s.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n");
    assert_eq!(body(&once.out), body(&twice.out));
    assert_eq!(warpc(d.path(), &["as", "a.ll"]).status, 0);
    assert!(d.path().join("a.bc").exists());
    assert_eq!(warpc(d.path(), &["dis", "a.ll"]).status, 2, "an input is not overwritten");
}

#[test]
#[cfg(unix)]
fn reduce_keeps_what_the_command_wants() {
    let d = folder(&[("a.ll", GOOD), ("bad.ll", BAD_SYNTAX)]);
    let r = warpc(d.path(), &["reduce", "--test", "grep -q alloca", "a.ll", "-o", "small.ll"]);
    assert_eq!((r.status, r.out.as_str()), (0, ""), "{}", r.err);
    let small = fs::read_to_string(d.path().join("small.ll")).unwrap();
    assert!(small.contains("alloca") && !small.contains("add nsw") && !small.contains("store"), "{small}");
    assert!(r.err.contains("runs of the test"), "{}", r.err);
    // The same again, to standard output, from standard input.
    let again = piped(d.path(), &["reduce", "--test", "grep -q alloca {}", "-", "-q"], GOOD);
    assert_eq!((again.status, again.out.as_str(), again.err.as_str()), (0, small.as_str(), ""));
    // Nothing to go by: no output.
    let r = warpc(d.path(), &["reduce", "--test", "grep -q nothing", "a.ll", "-o", "none.ll"]);
    assert_eq!(r.status, 2);
    assert!(r.err.contains("a.ll is not interesting"), "{}", r.err);
    assert!(!d.path().join("none.ll").exists());
    // What does not read is reduced by lines.
    let r = warpc(d.path(), &["reduce", "--test", "grep -q addd", "bad.ll"]);
    assert_eq!((r.status, r.out.as_str()), (0, "  %x = addd i32 1, 2\n"));
    assert_eq!(warpc(d.path(), &["reduce", "--test", "true", "missing.ll"]).status, 1);
}

#[test]
fn sass_prints_the_code_of_cubins() {
    let d = folder(&[("k.ptx", "// This is no cubin.")]);
    let digits = include_str!("../../backend/sass/tests/data/kernels.cubin.hex").replace('\n', "");
    let bytes: Vec<u8> =
        (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap()).collect();
    fs::write(d.path().join("k.cubin"), bytes).unwrap();
    let expected = include_str!("../../backend/sass/tests/data/kernels.txt");
    let r = warpc(d.path(), &["sass", "k.cubin"]);
    assert_eq!((r.status, r.out.as_str(), r.err.as_str()), (0, expected, ""));
    // What is no cubin is an error, and the next file is printed.
    let r = warpc(d.path(), &["sass", "k.ptx", "k.cubin"]);
    assert_eq!((r.status, r.out.as_str()), (1, expected));
    assert!(r.err.contains("k.ptx: not a 64-bit little-endian ELF file"), "{}", r.err);
}

#[test]
fn sass_checks_cubins_for_hazards() {
    let digits = include_str!("../../backend/sass/tests/data/kernels.cubin.hex").replace('\n', "");
    let mut bytes: Vec<u8> =
        (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap()).collect();
    let d = folder(&[("k.ptx", "// This is no cubin.")]);
    fs::write(d.path().join("k.cubin"), &bytes).unwrap();
    let r = warpc(d.path(), &["sass", "--check-hazards", "k.cubin"]);
    assert_eq!((r.status, r.out.as_str(), r.err.as_str()), (0, "", ""));
    // The same without what any instruction of the code waits for: bits 116 to 121 of each word.
    let listing = warpc(d.path(), &["sass", "--hex", "k.cubin"]).out;
    let halves: Vec<u64> =
        listing.split("/* 0x").skip(1).map(|word| u64::from_str_radix(&word[..16], 16).unwrap()).collect();
    for pair in halves.chunks_exact(2) {
        let word: Vec<u8> = pair.iter().flat_map(|half| half.to_le_bytes()).collect();
        let broken: Vec<u8> = [pair[0], pair[1] & !(63 << 52)].iter().flat_map(|half| half.to_le_bytes()).collect();
        for at in (0..bytes.len() - 16).step_by(8) {
            if bytes[at..at + 16] == word {
                bytes[at..at + 16].copy_from_slice(&broken);
            }
        }
    }
    fs::write(d.path().join("broken.cubin"), &bytes).unwrap();
    let r = warpc(d.path(), &["sass", "--check-hazards", "broken.cubin", "k.ptx"]);
    assert_eq!(r.status, 1);
    let first = r.out.lines().next().unwrap();
    assert!(first.starts_with("broken.cubin: sm_90 kernel ") && first.contains(" written by 0x"), "{first}");
    assert!(r.out.lines().any(|line| line.ends_with(", nobody waited")), "{}", r.out);
    assert!(r.err.contains("k.ptx: not a 64-bit little-endian ELF file"), "{}", r.err);
    assert_eq!(warpc(d.path(), &["sass", "--check-hazards", "--hex", "k.cubin"]).status, 2);
}

#[test]
fn llc_takes_the_options_of_llvms_tests() {
    let d = folder(&[]);
    let quiet = "-mtriple=nvptx64-nvidia-cuda -mattr=+ptx80 -O3 -verify-machineinstrs -disable-post-ra -frame-pointer=all \
                 -asm-verbose=false -fp-contract=fast -nvptx-prec-divf32=0 -nvptx-fma-level=2 --nvptx-no-f16-math -disable-cgp \
                 -tail-dup-size=100 -enable-tail-merge=0 --relocation-model=static -enable-unsafe-fp-math -denormal-fp-math-f32=preserve-sign";
    let llc = |more: &str, input: &str| {
        let args: Vec<&str> = ["llc", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        piped(d.path(), &args, input)
    };
    let r = llc(&format!("-mcpu=sm_80 {quiet}"), GOOD);
    assert_eq!((r.status, r.err.as_str()), (0, ""), "{}", r.out);
    assert!(r.out.contains(".version 8.0\n.target sm_80"), "{}", r.out);
    // The layout is that of the target, whatever the module says; -nvptx-short-ptr changes it.
    let narrow = "target datalayout = \"e-p:32:32\"\ndefine void @f(ptr %p, ptr addrspace(3) %s) {\n ret void\n}\n";
    let r = llc("-march=nvptx64 -mcpu=sm_75", narrow);
    assert!(r.out.contains(".param .b64 f_param_0,\n\t.param .b64 f_param_1"), "{}{}", r.out, r.err);
    let r = llc("-march=nvptx64 -mcpu=sm_75 -nvptx-short-ptr", narrow);
    assert!(r.out.contains(".param .b64 f_param_0,\n\t.param .b32 f_param_1"), "{}{}", r.out, r.err);
    // Code for another processor would not run: older ones, other targets' and 32 bits are refused.
    for cpu in ["sm_20", "sm_70", "gfx900"] {
        let r = llc(&format!("-mcpu={cpu}"), GOOD);
        assert_eq!((r.status, r.out.as_str()), (2, ""), "{cpu}: {}", r.err);
        assert!(r.err.contains(&format!("-mcpu={cpu} is not supported: one of sm_75,")), "{}", r.err);
    }
    let r = llc("-march=nvptx -mcpu=sm_75", GOOD);
    assert!(r.status != 0 && r.err.contains("unimplemented: 32-bit"), "{}", r.err);
}

#[test]
fn the_way_out_of_ssa_is_shown_where_asked() {
    let d = folder(&[]);
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                %j = add i32 %i, 1\n  store volatile i32 %i, ptr addrspace(1) %p\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  ret void\n}\n";
    let llc = |more: &str| {
        let args: Vec<&str> = ["llc", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        let r = piped(d.path(), &args, text);
        assert_eq!(r.status, 0, "{}", r.err);
        r
    };
    assert_eq!(llc("").err, "");
    // Before: a copy on both sides of the phi; after: none.
    let r = llc("-dump-before-cssa");
    assert!(r.err.starts_with("*** rows of k before its phis are coalesced ***"), "{}", r.err);
    assert!(r.err.matches("mov.b32").count() >= 3 && r.out.matches("mov.b32").count() == 1, "{}{}", r.err, r.out);
    assert!(
        llc("-cssa-verbosity=1").err.starts_with("cssa: k: 2 of 2 copies of phis joined"),
        "{}",
        llc("-cssa-verbosity=1").err
    );
    let every = llc("-cssa-verbosity=2").err;
    assert!(every.lines().count() == 3 && every.contains("mov.b32: Joined"), "{every}");
}

#[test]
fn passes_of_the_machine_level_are_observed_like_others() {
    let d = folder(&[]);
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                %j = add i32 %i, 1\n  store volatile i32 %i, ptr addrspace(1) %p\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  ret void\n}\n";
    let build = |more: &str| {
        let args: Vec<&str> = ["build", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        let r = piped(d.path(), &args, text);
        assert_eq!(r.status, 0, "{}", r.err);
        r
    };
    let plain = build("");
    let copies = |text: &str| text.matches("mov.b32").count();
    // Rows are printed as PTX: with the copies of the phi before they are coalesced, without after.
    let r = build("--print-before=coalesce-copies --print-after=rewrite-rows --verify-each");
    assert_eq!(r.out, plain.out);
    let (before, after) = r.err.split_once("IR Dump After rewrite-rows on k").expect("two dumps");
    assert!(before.contains("IR Dump Before coalesce-copies on k"), "{before}");
    assert!(copies(before) >= 3 && copies(after) == 1, "{}", r.err);
    // What may be left out leaves a kernel that has its copies still; what may not is never left out.
    let r = build("--disable-pass=rewrite-rows --disable-pass=select --disable-pass=print-ptx");
    assert!(copies(&r.out) > copies(&plain.out), "{}", r.out);
    let r = build("--opt-bisect-limit=0");
    assert!(r.err.contains("NOT running pass") && r.err.contains("coalesce-moves on k"), "{}", r.err);
    assert!(r.out.contains(".visible .entry k("), "{}", r.out);
    // Times, events and remarks.
    let r = build("--stat=phase-wise --time-trace=trace.json --pass-remarks=rewrite-rows");
    for pass in ["select", "share-rows", "dead-rows", "out-of-ssa", "coalesce-copies", "rewrite-rows", "print-ptx"] {
        assert!(r.err.contains(&format!("\n{pass} :: [Total")), "{pass}: {}", r.err);
    }
    assert!(r.err.contains("2 of 2 copies joined"), "{}", r.err);
    let trace = std::fs::read_to_string(d.path().join("trace.json")).expect("a trace");
    assert!(trace.contains("\"coalesce-moves\""), "{trace}");
    let list = piped(d.path(), &["passes", "coalesce"], "").out;
    assert!(list.contains("coalesce-copies") && list.contains("machine"), "{list}");
}

#[test]
fn debug_information_is_written_unless_it_is_not_wanted() {
    let text = r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
  store i32 1, ptr addrspace(1) %p, align 4, !dbg !5
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 7, column: 2, scope: !3)
"#;
    let dir = folder(&[("k.ll", text)]);
    for (options, told) in [(&[][..], true), (&["--no-debug-info"], false), (&["--no-debug-info", "-g"], true)] {
        let run = warpc(dir.path(), &[&["build", "k.ll", "-o", "-"], options].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        for part in [".loc", ".file", ".debug_info", ", debug\n"] {
            assert_eq!(run.out.contains(part), told, "{part} with {options:?}:\n{}", run.out);
        }
    }
}

/// As opt does: what is attached as a location is debug information, and a module that names no version has none that counts.
#[test]
fn a_location_that_is_none_goes_with_debug_information_of_no_version() {
    let text = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1, !dbg !0\n  ret i32 %a\n}\n!0 = !{i32 1}\n";
    let dir = folder(&[("f.ll", text)]);
    let run = warpc(dir.path(), &["opt", "-S", "-passes=verify", "f.ll"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("add i32 %x, 1\n"), "{}", run.out);
    assert!(run.err.contains("ignoring debug info with an invalid version (0) in f.ll"), "{}", run.err);
    let versioned = format!("{text}!llvm.module.flags = !{{!1}}\n!1 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n");
    let dir = folder(&[("f.ll", &versioned)]);
    let run = warpc(dir.path(), &["opt", "-S", "-passes=verify", "f.ll"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.err.contains("ignoring invalid debug info in f.ll"), "{}", run.err);
}

#[test]
fn phases_are_listed_in_the_order_in_which_they_run() {
    let d = folder(&[]);
    let names = |arguments: &[&str]| -> Vec<String> {
        let r = warpc(d.path(), &[&["phases"], arguments].concat());
        assert_eq!(r.status, 0, "{}", r.err);
        r.out.lines().map(|line| line.split_whitespace().nth(1).unwrap().to_string()).collect()
    };
    let all = names(&[]);
    assert_eq!((all.len(), all[0].as_str()), (159, "OriCheckInitialProgram"));
    assert_eq!(names(&["--named-phases", "gvncse,oridoremat=3"]), ["GvnCse", "OriDoRemat=3"]);
    assert_eq!(names(&["livedeadfirst", "--recipes", "*: -OriPerformLiveDeadFirst", "--function=f"]), [] as [&str; 0]);
    let gated = warpc(d.path(), &["phases", "gvncse", "-O0"]).out;
    assert!(gated.contains("not at this level"), "{gated}");
    let left_out = warpc(d.path(), &["phases", "gvncse", "--disable=GVNCSE"]).out;
    assert!(left_out.contains("left out"), "{left_out}");
    let r = warpc(d.path(), &["phases", "--named-phases=GvnCze"]);
    assert_eq!((r.status, r.err.trim()), (2, "warpc: error: unknown phase `GvnCze`, did you mean `GvnCse`?"));
    let v: serde_json::Value = serde_json::from_str(&warpc(d.path(), &["phases", "--json"]).out).unwrap();
    assert_eq!(v[0]["number"], 0);
}
