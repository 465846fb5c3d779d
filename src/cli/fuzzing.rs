//! The fuzz target of the command line: any arguments are taken or refused with a message, whatever they are.
//!
//! Bytes become arguments: the first one picks a subcommand, each other below 200 a word of [`WORDS`]; what follows a larger one
//! is text up to the next zero. Nothing is run and no file is read; what is made of arguments without files is made: knobs,
//! filters of remarks, arguments of kernels.

use super::{Cli, Command, Refusal, args};
use clap::Parser;
use std::ffi::OsString;
use warpc_interp::{Launch, launch};

/// The first so many words are subcommands, one of them unknown.
const COMMANDS: usize = 13;

/// Subcommands, options and values.
const WORDS: &[&str] = &[
    "build",
    "opt",
    "llc",
    "as",
    "dis",
    "verify",
    "run",
    "reduce",
    "passes",
    "phases",
    "--named-phases=GvnCse,swap1",
    "knobs",
    "completions",
    "man",
    "help",
    "a.ll",
    "-",
    "--",
    "-o",
    "-O1",
    "-O",
    "-O9",
    "-j",
    "-j4",
    "-S",
    "-f",
    "-g",
    "-q",
    "-h",
    "--help",
    "--version",
    "-V",
    "-passes=sroa",
    "--passes",
    "-p",
    "default<O1>",
    "sroa,instcombine<no-verify>",
    "-print-after-all",
    "-print-before=sroa",
    "-filter-print-funcs=f,g",
    "-verify-each",
    "-opt-bisect-limit=-1",
    "-opt-bisect-limit",
    "-disable-pass=",
    "-stat=phase-wise",
    "-stat",
    "-time-trace=t.json",
    "-pass-remarks=(",
    "-pass-remarks=.*",
    "-pass-remarks",
    "-remarks-filter=[",
    "-knob",
    "--knob=inline-threshold=5",
    "-inline-threshold=7",
    "-inline-threshold",
    "-inline-threshold=x",
    "-nvptx-fma-level=1",
    "-nvvm-reflect-enable",
    "-nvvm-reflect-add",
    "__CUDA_FTZ=1",
    "-aa-pipeline",
    "-aa-pipeline=basic-aa",
    "-verify-dom-info",
    "-mcpu=sm_90",
    "-mcpu",
    "sm_100f",
    "--arch=sm_90a",
    "--arch",
    "sm_1",
    "-mattr=+ptx87",
    "-mattr",
    "+ptx99999999999",
    "--ptx-version=8.7",
    "--ptx-version",
    "--emit=ptx,ll",
    "--emit",
    "--out-dir",
    "--link",
    "--ftz",
    "--ftz=true",
    "--prec-div=2",
    "--ir-version=19",
    "--ir-version",
    "-1",
    "0",
    "4294967296",
    "18446744073709551616",
    "--json",
    "-mtriple=nvptx64",
    "-data-layout=",
    "--filetype=null",
    "-filetype=obj",
    "-fp-contract=fast",
    "--kernel",
    "k",
    "--grid",
    "--grid=4,2,1",
    "--block",
    "4294967295x4294967295x4294967295",
    "0,0",
    "--shared",
    "--arg",
    "i32:-5",
    "f16:1e9",
    "u128:0xffffffffffffffffffffffffffffffff",
    "i129:1",
    "buf:i32:8:rand(1,5,6)",
    "buf:f32:4:range(1e300,inf)",
    "buf:i128:3:fill(nan)",
    "buf:i7:2:rand",
    "buf:i8:99999999999:zeros",
    "same:0",
    "same:0+18446744073709551615",
    "same:1+8",
    "bytes:0a0B",
    "bytes:0",
    "struct:[i8:1,f64:2,same:0]",
    "struct:[[]",
    "struct:[struct:[i128:1],null]",
    "null",
    "--launch",
    "--seed=-1",
    "--max-steps",
    "--check-races",
    "--dump",
    "0=x",
    "--test",
    "--time-limit=1",
    "bash",
    "",
    "=",
    "--=",
    "-=x",
    "--O1",
    "-S=false",
    "-W",
    "-x",
    "-I",
    "-time-passes=1",
    "-stats",
    "-print-changed",
    "-print-changed=cdiff-quiet",
    "-filter-passes=sroa",
    "-debug-pass-manager",
    "-time-trace",
    "-global-isel=0",
    "-global-isel",
    "-stop-after=x",
    "-regalloc",
    "-frame-pointer=all",
    "-frame-pointer=x",
    "-nvptx-prec-sqrtf32",
    "-version",
    "-mcpu=help",
    "-help-list-hidden",
    "-print-passes",
    "-sroa",
];

/// Arguments that bytes stand for.
fn arguments(data: &[u8]) -> Vec<OsString> {
    let mut out = vec![OsString::from("warpc")];
    let Some((&first, mut rest)) = data.split_first() else { return out };
    if first < 240 {
        out.push(WORDS[first as usize % COMMANDS].into());
    }
    while let Some((&first, tail)) = rest.split_first() {
        if first < 200 {
            out.push(WORDS[first as usize % WORDS.len()].into());
            rest = tail;
            continue;
        }
        let end = tail.iter().position(|&b| b == 0).unwrap_or(tail.len());
        out.push(text(&tail[..end]));
        rest = tail.get(end + 1..).unwrap_or_default();
    }
    out
}

#[cfg(unix)]
fn text(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn text(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

/// Any arguments. Panics where they are refused without a message, or where bringing them to the form of clap twice is not
/// the same as once.
pub fn command_line(data: &[u8]) {
    let words = arguments(data);
    let once = args::normalise(words.clone());
    assert_eq!(args::normalise(once.clone()), once, "{words:?}");
    match super::parse(words.clone()) {
        Ok(cli) => settings(&cli),
        Err(Refusal::Unimplemented { option, .. }) => assert!(option.len() > 1, "{words:?}"),
        Err(Refusal::Refused(text) | Refusal::Answer(text) | Refusal::Log(text)) => {
            assert!(!text.is_empty(), "{words:?}")
        }
        Err(Refusal::Message(e)) => assert!(!e.render().to_string().is_empty(), "{words:?}"),
    }
    // The same words without the rewriting.
    let _ = Cli::try_parse_from(&words);
}

/// What is made of a command line before a file is read.
fn settings(cli: &Cli) {
    let phase = match &cli.command {
        Command::Build(a) => &a.phase,
        Command::Opt(a) => &a.phase,
        Command::Llc(a) => &a.phase,
        Command::Run(a) => return kernel_arguments(&a.args),
        _ => return,
    };
    if phase.reads_files() {
        return;
    }
    match phase.knobs() {
        Ok(k) => {
            let _ = phase.phase(&k);
            if let Err(e) = phase.remark_filter(&k) {
                assert!(!e.to_string().is_empty());
            }
        }
        Err(e) => assert!(!e.is_empty()),
    }
}

/// Arguments of a kernel: read, or refused with a message.
pub fn kernel_arguments(list: &[String]) {
    let mut l = Launch::default();
    for text in list {
        // No files, and no buffers that take long to fill.
        let long = |d: &str| d.len() > 5 && d.len() < 11;
        if text.contains("file") || text.split(|c: char| !c.is_ascii_digit()).any(long) {
            continue;
        }
        if let Err(e) = launch::add_arg(&mut l, text) {
            assert!(!e.to_string().is_empty());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_lab::fuzzing::run_for;

    #[test]
    fn every_word_alone_and_behind_every_command() {
        assert!(WORDS.len() <= 200);
        for w in 0..WORDS.len() as u8 {
            command_line(&[255, w]);
            // Commands that take many options, with and without something behind.
            for c in [0, 1, 2, 6, 7] {
                command_line(&[c, w]);
                command_line(&[c, w, 13]);
            }
        }
    }

    #[test]
    fn a_second_of_command_lines() {
        assert!(run_for(command_line, 1.0, 11) > 20);
    }
}
