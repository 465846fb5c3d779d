//! `warpc ptxas`: what stands on a command line of ptxas, what is said, and the cubin.

use super::{Run, finish, folder, piped, warpc};
use std::fs;
use std::process::Command;
use warpc_sass::cubin::Cubin;

/// A kernel that stores the number of its thread.
const KERNEL: &str = "\
.version 8.0
.target sm_90
.address_size 64
.visible .global .align 4 .u32 flag = 7;
.visible .entry k(.param .u64 out)
{
  .reg .b64 %a<4>; .reg .b32 %r<4>;
  ld.param.u64 %a1, [out];
  mov.u32 %r1, %tid.x;
  st.global.b32 [%a1], %r1;
  ret;
}
.visible .entry other() { ret; }
";

fn said(run: &Run) -> (i32, &str) {
    (run.status, run.err.as_str())
}

#[test]
fn a_cubin_is_written_where_o_says() {
    let d = folder(&[("k.ptx", KERNEL)]);
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-o", "k.cubin"]);
    assert_eq!((r.status, r.err.as_str(), r.out.as_str()), (0, "", ""));
    let file = fs::read(d.path().join("k.cubin")).unwrap();
    let cubin = Cubin::read(&file).unwrap();
    assert_eq!(cubin.arch.number(), 90);
    for section in [".text.k", ".text.other", ".nv.info.k", ".nv.constant0.k", ".nv.global.init"] {
        assert!(cubin.elf.section(section).is_some(), "{section}");
    }
    assert!(String::from_utf8_lossy(cubin.elf.section(".note.nv.tkinfo").unwrap().bytes).contains("-O 0 -arch sm_90 "));
    // Without -o, and with options of a file; the bytes do not depend on the number of threads.
    fs::write(d.path().join("options"), "--gpu-name sm_90 \"-O0\"").unwrap();
    let r = warpc(d.path(), &["ptxas", "--options-file=options", "k.ptx"]);
    assert_eq!(said(&r), (0, ""));
    assert_eq!(fs::read(d.path().join("elf.o")).unwrap(), file);
    let r = warpc(d.path(), &["ptxas", "-ias", KERNEL, "-arch", "sm_90", "--opt-level", "0", "-e", "other"]);
    assert_eq!(said(&r), (0, ""));
    let one = fs::read(d.path().join("elf.o")).unwrap();
    let cubin = Cubin::read(&one).unwrap();
    assert!(cubin.elf.section(".text.k").is_none() && cubin.elf.section(".text.other").is_some());
}

#[test]
fn lines_are_written_where_they_are_asked_for_or_known() {
    let located = KERNEL.replace("  mov.u32", "  .loc 1 7 3\n  mov.u32") + ".file 1 \"/src/k.cu\"\n";
    let d = folder(&[("k.ptx", KERNEL), ("l.ptx", &located)]);
    let lines = |file: &str, options: &[&str]| {
        let r = warpc(d.path(), &[&["ptxas", file, "-arch=sm_90", "-O0", "-o", "k.cubin"], options].concat());
        assert_eq!(said(&r), (0, ""));
        let bytes = fs::read(d.path().join("k.cubin")).unwrap();
        let cubin = Cubin::read(&bytes).unwrap();
        let size = |name| cubin.elf.section(name).map_or(0, |section| section.bytes.len());
        [".debug_line", ".rela.debug_line", ".nv_debug_line_sass", ".nv_debug_ptx_txt"].map(size)
    };
    assert_eq!(lines("k.ptx", &[]), [0; 4]);
    let [sources, relocations, ptx, text] = lines("k.ptx", &["-lineinfo"]);
    assert!((sources, relocations) == (26, 0) && ptx > 40 && text > 200, "{sources} {relocations} {ptx} {text}");
    let all = lines("l.ptx", &[]);
    // One kernel has a location: one address.
    assert!(all[0] > 50 && all[1] == 24, "{all:?}");
    assert_eq!(lines("l.ptx", &["-g", "-O0", "-w"])[1], 24);
    assert_eq!(lines("l.ptx", &["-lineinfo", "-suppress-debug-info"]), [0; 4]);
}

#[test]
fn functions_with_several_results_have_no_calling_convention() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.func (.reg .b32 o, .reg .b32 n) f() { mov.u32 o, 1; mov.u32 n, 2; ret; }\n\
                .visible .entry k() { ret; }\n";
    let d = folder(&[("k.ptx", text)]);
    let told = "ptxas warning : Function 'f' with multiple return values found, disabling ABI\n";
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-o", "k.cubin"]);
    assert_eq!(said(&r), (0, told));
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-c", "-o", "k.cubin"]);
    assert_eq!(said(&r), (255, &*format!("{told}ptxas fatal   : 'Compile only(-c)' requires ABI\n")));
}

#[test]
fn addresses_of_32_bits_are_refused() {
    let kernel = |head: &str, parameter: &str, address: &str| {
        format!(
            ".version 8.0\n.target sm_90\n{head}\n.global .u32 g;\n.visible .entry k(.param .{parameter} a) {{\n\
             .reg .{parameter} %a; .reg .u32 %r;\n ld.param.{parameter} %a, [a];\n {address}\n st.shared.u32 [%r], %r; ret; }}\n"
        )
    };
    let says = |text: String| {
        let d = folder(&[("k.ptx", &text)]);
        let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-o", "k.cubin"]);
        (r.status, r.err)
    };
    let abi = "ptxas fatal   :  32-Bit ABI (--machine 32 or 32-Bit addressing) is not supported on sm_90 or higher architectures.\n";
    let machine =
        "ptxas warning :  64 Bit host architecture (--machine) being used mismatches with .address_size of 32 bits\n";
    let used = "ptxas warning : Program uses 32-bit address on line '8' which is conflicting with .address_size 64\n";
    let fine = (0, String::new());
    assert_eq!(says(kernel(".address_size 64", "u64", "ld.global.u32 %r, [%a];")), fine);
    assert_eq!(says(kernel("", "u64", "ld.global.u32 %r, [%a];")), fine);
    assert_eq!(says(kernel("", "u32", "ld.shared.u32 %r, [%a];")), fine);
    assert_eq!(says(kernel(".address_size 64", "u32", "ld.local.u32 %r, [%a]; ld.const.u32 %r, [%a];")), fine);
    assert_eq!(says(kernel(".address_size 32", "u32", "")), (255, format!("{machine}{abi}")));
    assert_eq!(says(kernel("", "u32", "ld.global.u32 %r, [%a];")), (255, format!("{machine}{abi}")));
    for address in [
        "ld.global.u32 %r, [%a];",
        "ld.volatile.u32 %r, [%a+4];",
        "st.global.u32 [%a], %r;",
        "atom.add.u32 %r, [%a], 1;",
        "prefetch.global.L1 [%a];",
        "mov.u32 %r, g;",
        "cvta.to.global.u32 %r, %a;",
    ] {
        let text = kernel(".address_size 64", "u32", address);
        assert_eq!(says(text), (255, format!("{used}{abi}")), "{address}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_of_the_name_ptxas_is_the_assembler() {
    use std::os::unix::process::CommandExt;
    let mut program = Command::new(env!("CARGO_BIN_EXE_warpc"));
    let r = finish(program.arg0("/usr/bin/ptxas").arg("--version").output().unwrap());
    assert_eq!((r.status, r.err.as_str()), (0, ""));
    // What Triton, XLA and CUDA.jl look for.
    assert!(r.out.contains("release 13.0, V13.0.88") && r.out.starts_with("ptxas: "), "{}", r.out);
}

#[test]
fn help_and_versions_are_printed() {
    let d = folder(&[]);
    let help = warpc(d.path(), &["ptxas", "--help"]);
    assert_eq!((help.status, help.err.as_str()), (0, ""));
    for option in ["--gpu-name <gpu name> (-arch)", "--maxrregcount <value> (-maxrregcount)", "--verbose (-v)"] {
        assert!(help.out.contains(option), "{option}");
    }
    // Without an input the help is printed, as ptxas does it.
    assert_eq!(warpc(d.path(), &["ptxas", "-arch=sm_90"]).out, help.out);
    let versions = warpc(d.path(), &["ptxas", "-version-ls"]).out;
    assert!(versions.lines().any(|line| line == "9.0") && versions.lines().any(|line| line == "3.2"));
}

#[test]
fn wrong_options_are_refused_in_the_words_of_ptxas() {
    let d = folder(&[("k.ptx", KERNEL)]);
    for (arguments, text) in [
        (&["-arch", "sm_x", "k.ptx"] as &[&str], "Value 'sm_x' is not defined for option 'gpu-name'"),
        (&["k.ptx", "--nosuch"], "Unknown option '-nosuch'"),
        (&["k.ptx", "-o"], "argument expected after '-o'"),
        (&["k.ptx", "-arch=sm_90", "-g", "-O3"], "Optimized debugging not supported"),
        (&["k.ptx", "-arch=sm_90", "-e", "nosuch"], "Unknown function nosuch"),
        (&["k.ptx", "-arch=sm_80"], "SM version specified by .target is higher than default SM version assumed"),
        (&["k.ptx", "-arch=sm_90", "-o", "no/such/file"], "Output file 'no/such/file' could not be opened"),
    ] {
        let r = warpc(d.path(), &[&["ptxas"], arguments].concat());
        assert_eq!(said(&r), (255, format!("ptxas fatal   : {text}\n").as_str()), "{arguments:?}");
    }
    let aborted = "ptxas fatal   : Ptx assembly aborted due to errors\n";
    let r = warpc(d.path(), &["ptxas", "none.ptx", "-arch=sm_90"]);
    assert_eq!(
        said(&r),
        (255, format!("ptxas fatal   : Input file 'none.ptx' could not be opened\n{aborted}").as_str())
    );
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-dlcm=zz"]);
    let text = format!("ptxas error   : Invalid default cache modifier on load specified: zz\n{aborted}");
    assert_eq!(said(&r), (255, text.as_str()));
}

/// The words and the order of ptxas; what is fatal ends the run, and errors end it where the file would be read.
#[test]
fn options_that_do_not_go_together_are_told() {
    let d = folder(&[("k.ptx", KERNEL)]);
    let ignored = |stays: &str, goes: &str| {
        format!("ptxas warning : Conflicting options '{stays}' and '{goes}' specified, ignoring '{goes}' option\n")
    };
    let sections = "ptxas warning :  .debug_abbrev section not found\nptxas warning :  .debug_info section not found\n";
    let aborted = "ptxas fatal   : Ptx assembly aborted due to errors\n";
    let lower = "ptxas warning : For profile sm_90 adjusting per thread register count of 3 to lower bound of 24\n";
    let relocations = "ptxas warning : '--preserve-relocs' option is not fully implemented for 'sm_90' and may not work as expected\n";
    let bar = "'--legacy-bar-warp-wide-behavior'";
    let level = |levels: &str, fast: &str| {
        format!("ptxas fatal   : Conflicting options -opt-level=<{levels}> and --Ofast-compile={fast} specified\n")
    };
    let warn = |text: &str| format!("ptxas warning : {text}\n");
    let cases: &[(&[&str], i32, String)] = &[
        (&["-g"], 0, sections.into()),
        (&["-g", "-w"], 0, String::new()),
        (&["-g", "-Werror"], 255, sections.replace("warning :", "error   :") + aborted),
        (&["-g", "-lineinfo"], 0, warn("Conflicting options --device-debug and --generate-line-info specified, ignoring --generate-line-info option") + sections),
        (&["-g", "-regUsageLevel", "5"], 0, ignored("--device-debug", "--register-usage-level") + sections),
        (&["-g", "-Ofc=min"], 0, ignored("--device-debug", "--Ofast-compile=<min,mid,max>") + sections),
        (&["-g", "-Ofc=0"], 0, sections.into()),
        (&["-Ofc=max", "-O2"], 255, level("1,2,3", "max")),
        (&["-Ofc=mid", "-O0"], 255, level("0,2,3", "mid")),
        (&["-Ofc=min", "-O3", "-g"], 255, level("0,2,3", "min")),
        (&["-Ofc=max", "-O0"], 0, String::new()),
        (&["-Ofc=min", "-O1"], 0, String::new()),
        (&["-abi=yes"], 0, String::new()),
        (&["-abi=no"], 255, format!("ptxas error   : Invalid value 'no' for option -abi.\n{aborted}")),
        (&["-ewp", "-c"], 0, ignored("--compile-only", "--extensible-whole-program")),
        (&["-ewp"], 255, "ptxas fatal   : Option '--extensible-whole-program' is not supported by this assembler\n".into()),
        (&["-astoolspatch", "-ewp"], 255, "ptxas fatal   : Conflicting options '--extensible-whole-program' and --compile-as-tools-patch specified\n".into()),
        (&["-astoolspatch"], 255, "ptxas error   : Entry function is not allowed when command line option '--compile-as-tools-patch' is specified \nptxas fatal   : Ptx assembly aborted due to errors\n".into()),
        (&["-astoolspatch", "-c"], 255, "ptxas fatal   : Conflicting options '--compile-only' and --compile-as-tools-patch specified\n".into()),
        (&["-func-maxrregcount=3", "-maxrregcount=3", "-c"], 0, lower.repeat(2)),
        (&["-func-maxrregcount=300", "-c"], 0, warn("Too big maxrregcount value specified 300, will be ignored")),
        (&["-maxrregcount=40", "-maxntid=4"], 0, warn("Conflicting options -maxrregcount and -maxntid specified, ignoring -maxntid option")),
        (&["-maxntid=1,2,3,4"], 0, warn("Too many values specified for option '-maxntid', option will be ignored")),
        (&["-maxntid=x4"], 0, String::new()),
        (&["-preserve-relocs", "-maxrregcount=3"], 0, format!("{lower}{relocations}")),
        (&["-preserve-relocs", "-arch=sm_80"], 255, warn("incompatible redefinition for option 'gpu-name', the last value of this option was used") + "ptxas fatal   : SM version specified by .target is higher than default SM version assumed\n"),
        (&["-legacy-bar-warp-wide-behavior"], 0, warn(&format!("{bar} is a deprecated option, It will be removed in future release and is not recommended")) + &warn(&format!("Command line option {bar} not supported for '.target sm_70', will be ignored"))),
        (&["-g-tmem-access-check", "-w"], 0, "ptxas info    : Command line option '--g-tensor-memory-access-check / --gno-tensor-memory-access-check' not supported for '.target sm_90', will be ignored\n".into()),
        (&["-abi=no", "-dlcm=xx", "-preserve-relocs"], 255, format!("ptxas error   : Invalid value 'no' for option -abi.\nptxas error   : Invalid default cache modifier on load specified: xx\n{relocations}{aborted}")),
        (&["-e", "k,nosuch"], 255, "ptxas fatal   : Unknown function nosuch\n".into()),
        (&["-e", "k,other"], 0, String::new()),
        (&["-device-stack-protector=true"], 0, String::new()),
    ];
    for (options, status, text) in cases {
        let r = warpc(d.path(), &[&["ptxas", "k.ptx", "-arch=sm_90"], *options].concat());
        assert_eq!(said(&r), (*status, text.as_str()), "{options:?}");
    }
}

/// Threads and blocks of the options are those of kernels that say nothing, or of all.
#[test]
fn threads_and_blocks_may_be_given_by_options() {
    let own = KERNEL.replacen("{", ".maxntid 128 {", 1);
    let d = folder(&[("k.ptx", &own)]);
    // The attribute about threads, of the kernel that says something and of the one that does not.
    let threads = |options: &[&str]| {
        let r = warpc(d.path(), &[&["ptxas", "k.ptx", "-arch=sm_90", "-o", "k.cubin"], options].concat());
        assert_eq!(said(&r), (0, ""));
        let bytes = fs::read(d.path().join("k.cubin")).unwrap();
        let cubin = Cubin::read(&bytes).unwrap();
        [".nv.info.k", ".nv.info.other"].map(|section| {
            let info = cubin.elf.section(section).unwrap().bytes;
            let at = info.windows(4).position(|bytes| bytes == [0x04, 0x05, 0x0c, 0x00])?;
            let sizes = info[at + 4..at + 16].chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap()));
            Some(sizes.collect::<Vec<u32>>())
        })
    };
    let some = |sizes: [u32; 3]| Some(sizes.to_vec());
    assert_eq!(threads(&[]), [some([128, 1, 1]), None]);
    assert_eq!(threads(&["-maxntid=64,2"]), [some([128, 1, 1]), some([64, 2, 1])]);
    assert_eq!(
        threads(&["-maxntid=64", "-maxntid=3", "-override-directive-values"]),
        [some([64, 3, 1]), some([64, 3, 1])]
    );
    assert_eq!(threads(&["-maxntid=0"]), [some([128, 1, 1]), None]);
}

#[test]
fn double_precision_is_told_by_line() {
    let double = KERNEL
        .replace("  ret;\n", "  .reg .f64 %d<2>; mov.f64 %d1, 0d0000000000000000;\n  add.f64 %d1, %d1, %d1;\n  ret;\n");
    let d = folder(&[("k.ptx", &double)]);
    let told = |options: &[&str]| warpc(d.path(), &[&["ptxas", "k.ptx", "-arch=sm_90"], options].concat());
    let line = |number: u32| {
        format!("ptxas k.ptx, line {number}; warning : Program is doing double precision computations.\n")
    };
    assert_eq!(said(&told(&["-warn-double-usage"])), (0, (line(11) + &line(12)).as_str()));
    assert_eq!(said(&told(&["-warn-double-usage", "-w"])), (0, ""));
    assert_eq!(said(&told(&[])), (0, ""));
}

#[test]
fn stacks_of_functions_have_no_protector() {
    let text = KERNEL.replace(".visible .entry other", ".func f() { .local .b8 x[16]; ret; }\n.visible .entry other");
    let d = folder(&[("k.ptx", &text)]);
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-device-stack-protector=true"]);
    let text = "ptxas fatal   : Option '--device-stack-protector' is not supported by this assembler\n";
    assert_eq!(said(&r), (255, text));
    assert_eq!(said(&warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-device-stack-protector=false"])), (0, ""));
}

#[test]
fn targets_and_gpus_must_fit() {
    let file = |target: &str| KERNEL.replace("sm_90", target).replace("8.0", "8.8");
    let texts = [("a.ptx", file("sm_90a")), ("f.ptx", file("sm_100f")), ("k.ptx", file("sm_80"))];
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let d = folder(&files);
    for (name, gpu, text) in [
        ("a.ptx", "sm_90", "PTX with .target 'sm_90a' cannot be compiled for architecture 'sm_90'"),
        ("a.ptx", "sm_100", "Program with .target 'sm_90a' cannot be compiled to future architecture"),
        ("f.ptx", "sm_90", "SM version specified by .target is higher than default SM version assumed"),
    ] {
        let r = warpc(d.path(), &["ptxas", name, "-arch", gpu]);
        assert_eq!(said(&r), (255, format!("ptxas fatal   : {text}\n").as_str()));
    }
    // With a virtual architecture a file is only read.
    for (name, gpu) in [("f.ptx", "compute_103"), ("k.ptx", "lto_90"), ("a.ptx", "compute_90a")] {
        assert_eq!(said(&warpc(d.path(), &["ptxas", name, "-arch", gpu])), (0, ""));
    }
    assert!(!d.path().join("elf.o").exists());
}

#[test]
fn all_errors_of_a_file_are_told() {
    let bad = KERNEL.replace("mov.u32", "movv.u32").replace("st.global.b32 [%a1]", "st.global.b32 [%nosuch]");
    let d = folder(&[("bad.ptx", &bad), ("later.ptx", &KERNEL.replace("8.0", "99.99"))]);
    let r = warpc(d.path(), &["ptxas", "bad.ptx", "-arch=sm_90"]);
    assert_eq!(r.status, 255);
    let lines: Vec<&str> = r.err.lines().collect();
    assert_eq!(lines[0], "ptxas bad.ptx, line 9; error   : Not a name of any known instruction: 'movv'");
    assert!(lines[1].starts_with("ptxas bad.ptx, line 10; error   : "), "{}", r.err);
    assert_eq!(*lines.last().unwrap(), "ptxas fatal   : Ptx assembly aborted due to errors");
    // Two files: each is read, and the run ends once.
    let r = warpc(d.path(), &["ptxas", "later.ptx", "bad.ptx", "-arch=sm_90"]);
    let version = "ptxas later.ptx, line 1; fatal   : Unsupported .version 99.99; current version is '9.0'";
    assert_eq!(r.err.lines().next(), Some(version));
    assert_eq!(r.err.matches("aborted due to errors").count(), 1);
    let r = piped(d.path(), &["ptxas", "-", "-arch=sm_90"], "nothing");
    assert!(r.err.contains("Missing .version directive at start of file"), "{}", r.err);
}

#[test]
fn warnings_can_be_silenced_or_made_errors() {
    let d = folder(&[("k.ptx", KERNEL)]);
    let base = ["ptxas", "k.ptx", "-arch=sm_90", "-maxrregcount", "300"];
    let text = "Too big maxrregcount value specified 300, will be ignored";
    let r = warpc(d.path(), &base);
    assert_eq!(said(&r), (0, format!("ptxas warning : {text}\n").as_str()));
    let r = warpc(d.path(), &[&base[..], &["-w"]].concat());
    assert_eq!(said(&r), (0, ""));
    let r = warpc(d.path(), &[&base[..], &["-Werror"]].concat());
    let aborted = "ptxas fatal   : Ptx assembly aborted due to errors\n";
    assert_eq!(said(&r), (255, format!("ptxas error   : {text}\n{aborted}").as_str()));
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-maxrregcount=8"]);
    let text = "For profile sm_90 adjusting per thread register count of 8 to lower bound of 24";
    assert_eq!(said(&r), (0, format!("ptxas warning : {text}\n").as_str()));
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_80", "-arch=sm_90"]);
    let text = "incompatible redefinition for option 'gpu-name', the last value of this option was used";
    assert_eq!(said(&r), (0, format!("ptxas warning : {text}\n").as_str()));
}

#[test]
fn the_report_says_who_wins_over_the_limit_of_registers() {
    let d = folder(&[("k.ptx", &KERNEL.replace("{", ".maxnreg 32 {"))]);
    let base = ["ptxas", "k.ptx", "-arch=sm_90", "-maxrregcount", "40"];
    assert_eq!(said(&warpc(d.path(), &base)), (0, ""));
    for (option, text) in [
        ("-v", "ptxas info    : Overriding global maxrregcount 40 with entry-specific value 32 of .maxnreg"),
        (
            "-override-directive-values",
            "ptxas info    : Overriding maximum register limit 32 for 'k' with  40 of maxrregcount option",
        ),
    ] {
        let r = warpc(d.path(), &[&base[..], &["-v", option]].concat());
        assert_eq!((r.status, r.err.lines().next()), (0, Some(text)), "{}", r.err);
    }
}

#[test]
fn the_report_has_the_lines_that_callers_read() {
    let d = folder(&[("k.ptx", KERNEL)]);
    let r = warpc(d.path(), &["ptxas", "-v", "-O0", "k.ptx", "--gpu-name", "sm_90"]);
    assert_eq!(r.status, 0, "{}", r.err);
    let lines: Vec<&str> = r.err.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "ptxas info    : 4 bytes gmem",
            "ptxas info    : Compiling entry function 'k' for 'sm_90'",
            "ptxas info    : Function properties for k",
        ]
    );
    assert_eq!(lines[3], "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads");
    assert!(lines[4].starts_with("ptxas info    : Used ") && lines[4].ends_with(" registers, used 0 barriers"));
    // Levels that are not written are compiled as level 0, and -v says so.
    let r = warpc(d.path(), &["ptxas", "-v", "k.ptx", "-arch=sm_90"]);
    assert_eq!(r.err.lines().next(), Some("ptxas info    : Optimisation level 3 is compiled as level 0"));
}

#[test]
fn what_other_files_would_have_is_told() {
    let head = ".version 8.3\n.target sm_90\n.address_size 64\n";
    let variable = ".extern .global .align 4 .u32 x; .entry k(.param .u64 .ptr .global .align 16 p, .param .u64 q) \
                    { .reg .b64 %a; mov.u64 %a, x; st.global.u64 [%a], %a; ret; }";
    let unsized_one = variable.replace(".u32 x;", ".u32 x[];");
    let function = ".extern .func foo; .entry k() { call foo; ret; }";
    let printing = ".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b); .extern .func unused; \
                    .visible .entry one() { ret; } .visible .entry two() { .reg .b32 %r; .reg .b64 %a; \
                    { .param .b64 a; .param .b64 b; .param .b32 c; mov.u64 %a, 0; st.param.b64 [a], %a; st.param.b64 [b], %a; \
                    call (c), vprintf, (a, b); ld.param.b32 %r, [c]; } ret; }";
    let d = folder(&[]);
    let run = |text: &str, more: &[&str]| {
        fs::write(d.path().join("k.ptx"), format!("{head}{text}\n")).unwrap();
        warpc(d.path(), &[&["ptxas", "-arch=sm_90", "-O0", "k.ptx", "-o", "k.cubin"], more].concat())
    };
    let warning =
        "ptxas warning : Unresolved extern variable 'x' in whole program compilation, ignoring extern qualifier\n";
    assert_eq!(said(&run(variable, &[])), (0, warning));
    let bytes = fs::read(d.path().join("k.cubin")).unwrap();
    let cubin = Cubin::read(&bytes).unwrap();
    assert_eq!(cubin.elf.section(".nv.global").map(|section| section.size), Some(4));
    // The first parameter points to global memory, 16 bytes aligned; the second one is no pointer.
    let info = cubin.elf.section(".nv.info.k").unwrap().bytes;
    for word in [0x0021_f404u32, 0x0021_f000] {
        assert!(info.windows(4).any(|bytes| bytes == word.to_le_bytes()), "{word:#x}");
    }
    assert_eq!(said(&run(&unsized_one, &[])), (255, "ptxas fatal   : Unresolved extern variable 'x'\n"));
    assert_eq!(said(&run(function, &[])), (255, "ptxas fatal   : Unresolved extern function 'foo'\n"));
    assert_eq!(said(&run(printing, &[])), (0, ""));
    let bytes = fs::read(d.path().join("k.cubin")).unwrap();
    let cubin = Cubin::read(&bytes).unwrap();
    // Only the kernel that calls the driver's function names it.
    let size = |name| cubin.elf.section(name).unwrap().bytes.len();
    assert_eq!(size(".nv.info.two"), size(".nv.info.one") + 8);
}

#[test]
fn options_that_change_nothing_are_told_with_v() {
    let d = folder(&[("k.ptx", KERNEL)]);
    let r =
        warpc(d.path(), &["ptxas", "-v", "-O0", "k.ptx", "-arch", "sm_90", "-dlcm=cg", "--fmad=false", "-pic", "true"]);
    assert_eq!(r.status, 0, "{}", r.err);
    let told: Vec<&str> = r.err.lines().filter(|line| line.ends_with("changes nothing in this assembler")).collect();
    let line = |option: &str| format!("ptxas info    : Option '--{option}' changes nothing in this assembler");
    assert_eq!(told, [line("def-load-cache"), line("position-independent-code")]);
    assert_eq!(r.err.lines().filter(|line| line.starts_with("ptxas info    : Compile time = ")).count(), 2);
    let quiet = warpc(d.path(), &["ptxas", "-O0", "k.ptx", "-arch", "sm_90", "-dlcm=cg"]);
    assert_eq!(said(&quiet), (0, ""));
}

/// Two functions in a table, and a kernel that calls the one of its thread; another kernel calls none.
const TABLE: &str = "\
.version 8.3
.target sm_90
.address_size 64
.func (.param .b32 r) next(.param .b32 x) { .reg .b32 %r<5>; ld.param.u32 %r1, [x]; add.u32 %r1, %r1, 1; st.param.b32 [r], %r1; ret; }
.func (.param .b32 r) triple(.param .b32 x) { .reg .b32 %r<5>; ld.param.u32 %r1, [x]; mul.lo.u32 %r1, %r1, 3; st.param.b32 [r], %r1; ret; }
.global .align 8 .u64 table[2] = {next, triple};
.visible .entry other() { ret; }
.visible .entry k(.param .u64 out)
{
  .reg .b32 %r<6>; .reg .b64 %a<9>;
  ld.param.u64 %a1, [out];
  mov.u32 %r1, %tid.x;
  and.b32 %r2, %r1, 1;
  mul.wide.u32 %a2, %r2, 8;
  mov.u64 %a3, table;
  add.u64 %a3, %a3, %a2;
  ld.global.u64 %a4, [%a3];
  { .param .b32 param0; .param .b32 retval0; st.param.b32 [param0], %r1;
  prototype_0: .callprototype (.param .b32 _) _ (.param .b32 _);
  call (retval0), %a4, (param0), prototype_0;
  ld.param.b32 %r3, [retval0]; }
  mul.wide.u32 %a5, %r1, 4;
  add.u64 %a5, %a5, %a1;
  st.global.u32 [%a5], %r3;
  ret;
}
";

#[test]
fn functions_are_called_through_tables() {
    let again = TABLE.replace(
        "entry other() { ret; }",
        "entry other() { .reg .b64 %a; P: .callprototype _ (); mov.u64 %a, 0; call %a, (), P; ret; }",
    );
    let d = folder(&[("k.ptx", TABLE), ("again.ptx", &again)]);
    let r = warpc(d.path(), &["ptxas", "k.ptx", "-arch=sm_90", "-O0", "-o", "k.cubin"]);
    assert_eq!(said(&r), (0, ""));
    let run = |file: &str| {
        let r = warpc(d.path(), &["run", file, "--kernel", "k", "--block", "8", "--arg", "buf:u32:8:zeros"]);
        assert_eq!((r.status, r.err.as_str()), (0, ""), "{}", r.err);
        r.out.lines().next().unwrap_or_default().to_string()
    };
    let out = run("k.cubin");
    assert_eq!(out, run("k.ptx"));
    assert!(out.ends_with(": 1 3 3 9 5 15 7 21"), "{out}");
    // Places of functions differ between kernels; pointers are the same in all of them.
    let r = warpc(d.path(), &["ptxas", "again.ptx", "-arch=sm_90", "-O0", "-o", "again.cubin"]);
    assert_eq!(said(&r), (0, ""));
    assert_eq!(run("again.cubin"), out);
}
