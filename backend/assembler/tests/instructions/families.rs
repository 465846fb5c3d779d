//! Every form of the families of integers: compiled with all checks, and run against the interpreter of PTX.
//!
//! Files in `ptx/` have one instruction, or a few that belong together, on each line of their kernels. A line is run alone: registers
//! 10 to 19 are loaded from memory, registers 20 to 23 are what it leaves. 64 threads have operands of their own, many of them at the
//! ends of their ranges.

use std::fmt::Write;
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch as Target;
use warpc_interp::{Arg, Launch, RunResult};
use warpc_sass::{Arch, print, read};

/// Texts of a family.
const FAMILIES: [(&str, &str); 6] = [
    ("integer", include_str!("../ptx/integer.ptx")),
    ("logic", include_str!("../ptx/logic.ptx")),
    ("compare", include_str!("../ptx/compare.ptx")),
    ("move", include_str!("../ptx/move.ptx")),
    ("video", include_str!("../ptx/video.ptx")),
    ("special", include_str!("../ptx/special.ptx")),
];

const THREADS: usize = 64;
/// Bytes of a thread: results at 0, operands at 32.
const STRIDE: usize = 128;

/// Register files: the letter, the type that is loaded, what makes the register of it, what makes a word of it, the type that is stored.
const FILES: [(char, &str, &str, &str, &str); 6] = [
    ('r', "u32", "", "", "u32"),
    ('d', "u64", "", "", "u64"),
    ('f', "f32", "", "", "f32"),
    ('g', "f64", "", "", "f64"),
    ('h', "u32", "cvt.u16.u32 %REG, %w", "cvt.u32.u16 %w, %REG", "u32"),
    ('p', "u32", "and.b32 %w, %w, 1; setp.ne.u32 %REG, %w, 0", "selp.u32 %w, 1, 0, %REG", "u32"),
];

/// Lines of the kernels of a text.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.lines().filter(|line| line.starts_with("    ")).map(str::trim);
    inside.filter(|line| !line.starts_with(".reg") && !line.starts_with("ret"))
}

/// A kernel that runs one line.
fn kernel(number: usize, line: &str) -> String {
    let mut text = format!(
        ".visible .entry k{number}(.param .u64 x) {{ .reg .b32 %w; .reg .b64 %at, %by; .reg .pred %p<24>; .reg .b16 %h<24>;\n\
         .reg .b32 %r<24>; .reg .b64 %d<24>; .reg .f32 %f<24>; .reg .f64 %g<24>; .reg .b128 %q<24>;\n\
         ld.param.u64 %at, [x]; mov.u32 %w, %tid.x; mul.wide.u32 %by, %w, {STRIDE}; add.s64 %at, %at, %by;\n"
    );
    let mut stores = String::new();
    for register in 10..24 {
        for (letter, load, before, after, store) in FILES {
            let name = format!("%{letter}{register}");
            if !line.split(|c: char| !c.is_alphanumeric() && c != '%').any(|word| word == name) {
                continue;
            }
            // What a line may leave as it was begins as something, too.
            let from = 32 + 8 * (register % 10) as usize;
            let direct = if before.is_empty() { &name } else { "%w" };
            let _ = writeln!(text, "ld.global.{load} {direct}, [%at+{from}];");
            if !before.is_empty() {
                let _ = writeln!(text, "{};", before.replace("%REG", &name));
            }
            if register >= 20 {
                if !after.is_empty() {
                    let _ = writeln!(stores, "{};", after.replace("%REG", &name));
                }
                let at = 8 * (register - 20);
                let _ = writeln!(stores, "st.global.{store} [%at+{at}], {direct};");
            }
        }
    }
    text + line + "\n" + &stores + "ret; }\n"
}

/// Operands: ends of ranges and numbers in between, the same in every run.
fn operands() -> Vec<u8> {
    const ENDS: [u32; 32] = [
        0,
        1,
        2,
        7,
        8,
        15,
        16,
        31,
        32,
        33,
        63,
        64,
        65,
        127,
        128,
        255,
        256,
        0x7fff,
        0x8000,
        0xffff,
        0x1_0000,
        0xff_ffff,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0001,
        0xffff_fffe,
        0xffff_ffff,
        0x80_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x7fc0_0000,
        0x8000_0003,
    ];
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as u32
    };
    let mut word = || match next() % 8 {
        0..5 => ENDS[(next() % 32) as usize],
        5 => next(),
        6 => next() >> 16,
        _ => next() >> 24,
    };
    (0..THREADS * STRIDE / 4).flat_map(|_| word().to_le_bytes()).collect()
}

fn launch(kernel: usize, operands: &[u8]) -> Launch {
    Launch {
        kernel: format!("k{kernel}"),
        grid: [1; 3],
        block: [THREADS as u32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![operands.to_vec()],
        ..Launch::default()
    }
}

/// The cubin of a text.
fn cubin(text: &str) -> Vec<u8> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let request = Request::new(Arch::Sm90, Settings::default());
    assemble(&reading, text.as_bytes(), &request).unwrap_or_else(|fault| panic!("{fault}")).bytes
}

#[test]
fn every_form_becomes_code_that_reads_back() {
    let table = Arch::Sm90.table();
    for (family, text) in FAMILIES {
        let reading = warpc_ptx_syntax::read(text.as_bytes(), family);
        assert!(reading.messages.is_empty(), "{family}: {:?}", reading.messages.first());
        let settings = Settings { checks: true, ..Settings::default() };
        let module = compile::module(&reading.rows, Target::of(Arch::Sm90), &settings);
        let module = module.unwrap_or_else(|failures| panic!("{family}: {}", failures[0].fault));
        for kernel in &module.kernels {
            for (row, &word) in kernel.code.words.iter().enumerate() {
                let at = row as u64 * 16;
                let line = print::line(table, word, at).unwrap_or_else(|| panic!("{family}: {word:#x}"));
                let inst = table.decode(word).unwrap_or_else(|error| panic!("{family}: {line}: {error}"));
                let again = read::read_line(table, &line, at, inst.control);
                let again = again.unwrap_or_else(|error| panic!("{family}: {line}: {error}"));
                assert_eq!(print::line(table, again, at).as_deref(), Some(line.as_str()));
            }
        }
    }
}

#[test]
fn every_form_computes_what_ptx_says() {
    let operands = operands();
    let (mut equal, mut unknown) = (0, 0);
    let mut wrong: Vec<String> = Vec::new();
    for (family, text) in FAMILIES.into_iter().filter(|family| family.0 != "special") {
        let lines: Vec<&str> = lines(text).collect();
        let header = ".version 9.0\n.target sm_90\n.address_size 64\n".to_string();
        let text = lines.iter().enumerate().fold(header, |text, (n, line)| text + &kernel(n, line));
        let reading = warpc_ptx::interp::read(text.as_bytes(), family).expect("the text is PTX");
        let meant = warpc_ptx::interp::load(&reading).expect("the module is ready");
        let made = warpc_emulate::Program::read(&cubin(&text)).unwrap_or_else(|error| panic!("{family}: {error}"));
        for (n, line) in lines.iter().enumerate() {
            let launch = launch(n, &operands);
            let expected: RunResult = meant.run(&launch);
            let found = made.run(&launch, warpc_emulate::Mode::default()).result;
            assert_eq!(found.error, None, "{line}");
            if expected.error.is_some() {
                // The interpreter of PTX does not know it, or divides by zero.
                unknown += 1;
                continue;
            }
            if let Some(at) = (0..operands.len()).find(|&at| found.buffers[0][at] != expected.buffers[0][at]) {
                let thread = at / STRIDE * STRIDE;
                wrong.push(format!(
                    "{family}: {line}\noperands {:02x?}\nfound    {:02x?}\nexpected {:02x?}",
                    &operands[thread + 32..thread + 80],
                    &found.buffers[0][thread..thread + 32],
                    &expected.buffers[0][thread..thread + 32]
                ));
            } else {
                equal += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(equal > 700 && unknown < 400, "{equal} lines are equal, {unknown} are not known");
}
