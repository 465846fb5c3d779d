//! The fuzz target of the reader: any bytes are an error or a module, which prints to text that reads as itself and can be laid
//! out for the interpreter, however little sense it makes.

use super::{print_module, read_module};
use crate::interp;
use warpc_lab::fuzzing::edit;

/// Small modules that between them use most of what is printed.
const SEEDS: &[&str] = &[include_str!("fuzzing/arith.ptx"), include_str!("fuzzing/module.ptx")];

/// Pieces of text that edits insert.
const DICTIONARY: &[&str] = &[
    ".reg",
    ".b32",
    ".pred",
    ".param",
    ".b64 %x<4294967295>;",
    "%p1",
    "@!%p1",
    "%r1",
    "%rd7",
    "{%r1, %r2}",
    "[%rd1+4]",
    "[x]",
    "[k_param_0]",
    "0x7FFFFFFFFFFFFFFFF",
    "-1",
    "0f3F800000",
    "0d3FF0000000000000",
    "0",
    ".align 3",
    ".func",
    ".entry",
    ".visible",
    ".extern",
    ".global",
    ".shared",
    ".const",
    "mov.b32",
    "add.s32",
    "ld.global.v4.b32",
    "st.shared.b8",
    "bra",
    "bra.uni $L_1;",
    "call.uni",
    "ret;",
    "setp.lt.s32",
    "prototype_0 : .callprototype ()_ (.param .b32 _);",
    "brx.idx",
    "$L_1:",
    "$L_2: .branchtargets $L_1, $L_2;",
    "{",
    "}",
    "(",
    ")",
    ";",
    ",",
    "|",
    "_",
    "%tid.x",
    ".loc 1 1 1",
    ".file 1 \"a\"",
    ".section .debug_info { .b8 1 }",
    ".pragma \"nounroll\";",
    ".reqntid 4294967295, 1, 1",
    ".alias x, f;",
    ".maxnreg 3",
    ".version 99.9",
    ".target sm_90",
    "//",
    "/*",
    "*/",
    "\"",
];

/// Any bytes where the first is below 32, else edits of a valid text.
pub fn read_ptx(data: &[u8]) {
    let text = match data.split_first() {
        Some((&k, rest)) if k < 32 => rest.to_vec(),
        _ => edit(SEEDS, DICTIONARY, data),
    };
    let Ok(m) = read_module(&text) else { return };
    let once = print_module(&m);
    match read_module(&once) {
        Ok(again) => {
            let twice = print_module(&again);
            assert!(once == twice, "not a fixpoint:\n{}\n{}", show(&once), show(&twice));
        }
        Err(e) => panic!("printed text does not read: {}\nfrom\n{}", e[0].render("printed", &once), show(&text)),
    }
    // Memory is laid out, so not for modules that ask for much of it.
    if m.variables.iter().all(|v| v.size() < 1 << 20)
        && let Ok(reading) = interp::read(&text, "fuzzed.ptx")
    {
        let _ = interp::load(&reading);
    }
}

fn show(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_lab::fuzzing::run_for;

    #[test]
    fn seeds_read_and_load() {
        for s in SEEDS {
            read_module(s.as_bytes()).unwrap_or_else(|e| panic!("{}", e[0].render("seed.ptx", s.as_bytes())));
            let reading = interp::read(s.as_bytes(), "seed.ptx").unwrap_or_else(|e| panic!("{e}"));
            interp::load(&reading).unwrap();
        }
    }

    #[test]
    fn a_second_of_read_ptx() {
        assert!(run_for(read_ptx, 1.0, 17) > 50);
    }
}
