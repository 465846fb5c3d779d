//! Small programs as text, run by one warp.

#![allow(dead_code)]

use warpc_emulate::{Mode, Program, Run};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::read::read_line;

/// Control words that wait for everything: each instruction of variable latency sets scoreboard 0, each waits for it.
pub fn patient() -> Control {
    Control { stall: 15, yields: false, write: Scoreboard::new(0), read: Scoreboard::new(1), wait: 3, reuse: 0 }
}

/// The words of some lines; those that begin with `:` are places that branches name by `@NAME`.
pub fn assemble(lines: &str, control: impl Fn(&str) -> Control) -> Vec<u128> {
    let lines: Vec<&str> = lines.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut places = Vec::new();
    let mut code = Vec::new();
    for line in lines {
        match line.strip_prefix(':') {
            Some(name) => places.push((format!("@{name}"), code.len() * 16)),
            None => code.push(line.to_string()),
        }
    }
    let mut words = Vec::new();
    for (index, line) in code.iter().enumerate() {
        let mut text = line.clone();
        for (name, at) in &places {
            if text.ends_with(name.as_str()) {
                text = format!("{}{at:#x}", &text[..text.len() - name.len()]);
            }
        }
        let word = read_line(Arch::Sm90.table(), &text, index as u64 * 16, control(&text));
        words.push(word.unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    words
}

/// Runs code of one warp of `threads` threads: R2 is the address of `words` words, R0 the thread.
pub fn run_words(code: &str, words: &[u32], threads: u32, shared: u32) -> Run {
    let prologue = "LDC.64 R2, c[0x0][0x210]\nULDC.64 UR4, c[0x0][0x208]\nS2R R0, SR_TID.X\n";
    let code = assemble(&format!("{prologue}{code}\nEXIT"), |_| patient());
    let program = Program::of_words(Arch::Sm90, &code, &[8], shared);
    let launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [threads, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![words.iter().flat_map(|word| word.to_le_bytes()).collect()],
        ..Launch::default()
    };
    program.run(&launch, Mode::default())
}

/// The words that a run left.
pub fn words_of(run: &Run) -> Vec<u32> {
    assert_eq!(run.result.error, None);
    run.result.buffers[0].chunks(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
}

/// Runs one thread: R4, R5, ... hold the inputs; returns R20, R21, ... after the code, as many as asked for.
pub fn values(code: &str, inputs: &[u32], outputs: usize) -> Vec<u32> {
    let mut text = String::new();
    for place in 0..inputs.len() {
        text += &format!("LDG.E R{}, desc[UR4][R2.64+{:#x}]\n", 4 + place, 4 * place);
    }
    text += code;
    text += "\n";
    for place in 0..outputs {
        text += &format!("STG.E desc[UR4][R2.64+{:#x}], R{}\n", 4 * place, 20 + place);
    }
    let mut words = inputs.to_vec();
    words.resize(inputs.len().max(outputs), 0);
    words_of(&run_words(&text, &words, 1, 0))[..outputs].to_vec()
}

/// The same for one output.
pub fn value(code: &str, inputs: &[u32]) -> u32 {
    values(code, inputs, 1)[0]
}

/// Runs 32 threads: R4 is the thread's input, its output is R20.
pub fn lanes(code: &str, inputs: [u32; 32]) -> Vec<u32> {
    let text =
        format!("IMAD.WIDE.U32 R2, R0, 0x4, R2\nLDG.E R4, desc[UR4][R2.64]\n{code}\nSTG.E desc[UR4][R2.64], R20");
    words_of(&run_words(&text, &inputs, 32, 0x800))
}
