//! The options of `ptxas` 13.0: one row each, and how a command line is read.
//!
//! A long option has two dashes, a short one has one, whatever its length: `--gpu-name sm_90`, `-arch=sm_90`. A value stands behind
//! `=` or is the next argument; of `-O` and `-m` it may also stand directly behind the letter, and `-O` never takes the next
//! argument. Options of files (`--options-file`) stand in the place of the option that names the file.

use std::collections::HashMap;

/// What a value of an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// There is none.
    None,
    /// `true` or `false`.
    Bool,
    /// A number.
    Number,
    /// A number, directly behind the letter.
    Joined,
    /// Anything; the last one counts.
    Text,
    /// Anything, any number of times.
    Texts,
    /// One of these.
    OneOf(&'static [&'static str]),
    /// A GPU.
    Gpu,
}

/// Whether an option means something here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It does what it says.
    Full,
    /// It asks for an optimisation, for less of it, or for advice that this assembler does not give: code is right either way.
    Advice,
    /// It would change what code does, and is refused.
    Refused,
}

/// An option.
pub struct Row {
    /// Its long name, without dashes.
    pub long: &'static str,
    /// Its short name, without the dash.
    pub short: &'static str,
    /// Its value.
    pub value: Value,
    /// Its place in the text about options in a cubin.
    pub place: u8,
    /// What it means here.
    pub used: Use,
    /// What it does.
    pub help: &'static str,
}

const fn row(long: &'static str, short: &'static str, value: Value, place: u8, used: Use, help: &'static str) -> Row {
    Row { long, short, value, place, used, help }
}

use Use::{Advice, Full, Refused};
use Value::{Bool, Joined, None as Flag, Number, OneOf, Text, Texts};

/// All options, by long name.
#[rustfmt::skip]
pub const ROWS: &[Row] = &[
    row("Ofast-compile", "Ofc", Text, 22, Advice, "how much optimisation to leave out for speed of compilation: 0, min, mid or max"),
    row("abi-compile", "abi", Text, 60, Full, "calls by the ABI: yes, and nothing else"),
    row("allow-expensive-optimizations", "allow-expensive-optimizations", Bool, 41, Advice, "optimisations that cost much time and memory"),
    row("compile-as-tools-patch", "astoolspatch", Flag, 46, Refused, "code that tools patch into kernels"),
    row("compile-only", "c", Flag, 32, Full, "write a relocatable file"),
    row("compiler-annotations", "annotate", Flag, 45, Advice, "notes about the compiler's work in the file"),
    row("def-load-cache", "dlcm", OneOf(&["ca", "cg", "cv", "cs"]), 25, Advice, "cache operator of loads that name none"),
    row("def-store-cache", "dscm", OneOf(&["wb", "cg", "wt", "cs"]), 26, Advice, "cache operator of stores that name none"),
    row("device-debug", "g", Flag, 16, Full, "lines and descriptions for debuggers, and no optimisation; what registers hold is not described"),
    row("device-function-maxrregcount", "func-maxrregcount", Text, 13, Full, "most registers of functions that are no kernels, with -c: a number, archmax or archmin"),
    row("device-stack-protector", "device-stack-protector", Bool, 19, Full, "canaries on the stack; refused where a function that is no kernel has variables on it"),
    row("disable-optimizer-constants", "disable-optimizer-consts", Flag, 8, Advice, "no constants of the compiler in a constant bank"),
    row("disable-phases", "disable-phases", Text, 55, Full, "phases to leave out: names in any case"),
    row("disable-warnings", "w", Flag, 31, Full, "say no warning"),
    row("dont-merge-basicblocks", "no-bb-merge", Flag, 6, Advice, "keep basic blocks apart"),
    row("entry", "e", Texts, 0, Full, "compile these kernels only: names with commas; may be given more than once"),
    row("extensible-whole-program", "ewp", Flag, 43, Refused, "whole program mode that can be extended; with -c it says nothing"),
    row("fmad", "fmad", Bool, 40, Full, "contract a multiplication and an addition (default true)"),
    row("force-load-cache", "flcm", OneOf(&["ca", "cg", "cv", "cs"]), 27, Advice, "cache operator of all loads"),
    row("force-store-cache", "fscm", OneOf(&["wb", "cg", "wt", "cs"]), 28, Advice, "cache operator of all stores"),
    row("g-tensor-memory-access-check", "g-tmem-access-check", Flag, 47, Advice, "check accesses to tensor memory"),
    row("generate-line-info", "lineinfo", Flag, 17, Full, "line numbers"),
    row("gno-tensor-memory-access-check", "gno-tmem-access-check", Flag, 48, Advice, "do not check accesses to tensor memory"),
    row("gpu-name", "arch", Value::Gpu, 23, Full, "the GPU to write code for: sm_80, sm_89, sm_90, sm_90a, ...; with compute_NN or lto_NN the file is only read (default sm_75)"),
    row("help", "h", Flag, 49, Full, "print this text"),
    row("input-as-string", "ias", Texts, 50, Full, "PTX itself instead of a file"),
    row("legacy-bar-warp-wide-behavior", "legacy-bar-warp-wide-behavior", Flag, 36, Advice, "barriers as before sm_70"),
    row("list-version", "version-ls", Flag, 51, Full, "print the versions of PTX that are read"),
    row("machine", "m", Joined, 29, Full, "bits of addresses of the host: 64"),
    row("make-errors-visible-at-exit", "make-errors-visible-at-exit", Flag, 35, Advice, "report memory errors before a kernel exits"),
    row("maxntid", "maxntid", Texts, 11, Full, "most threads of a block, of kernels that say nothing: up to three numbers with commas"),
    row("maxrregcount", "maxrregcount", Text, 9, Full, "most registers of a thread: a number, archmax or archmin"),
    row("minnctapersm", "minnctapersm", Number, 10, Full, "least blocks of a multiprocessor, of kernels that say nothing"),
    row("named-phases", "named-phases", Text, 56, Full, "another sequence of phases: `warpc phases --help` tells its form"),
    row("opt-level", "O", Joined, 21, Full, "level of optimisation, 0 to 3 (default 3)"),
    row("optimize-float-atomics", "opt-fp-atomics", Flag, 33, Advice, "faster and less exact atomic operations on floating-point numbers"),
    row("options-file", "optf", Texts, 52, Full, "read options from a file"),
    row("output-file", "o", Text, 53, Full, "the file to write (default elf.o)"),
    row("override-directive-values", "override-directive-values", Flag, 12, Full, "--maxrregcount, --maxntid and --minnctapersm take precedence over directives"),
    row("phase-recipes", "phase-recipes", Text, 57, Full, "recipes: edits of the sequence by function"),
    row("phase-reports", "phase-reports", Text, 58, Full, "phases that report or print: names, or all"),
    row("position-independent-code", "pic", Bool, 44, Advice, "position independent code"),
    row("preserve-relocs", "preserve-relocs", Flag, 34, Full, "keep relocations in executables, which here always have them"),
    row("register-usage-level", "regUsageLevel", Number, 14, Advice, "how many registers optimisations may cost, 0 to 10 (default 5)"),
    row("return-at-end", "ret-end", Flag, 7, Advice, "keep the last return where it is"),
    row("sanitize", "sanitize", OneOf(&["memcheck", "threadsteer"]), 42, Refused, "instrument code for a tool"),
    row("sp-bounds-check", "sp-bounds-check", Flag, 18, Advice, "check the stack pointer"),
    row("split-compile", "split-compile", Number, 39, Full, "threads; 0 for all processors"),
    row("stat", "stat", OneOf(&["phase-wise"]), 59, Full, "time and memory of each phase"),
    row("suppress-async-bulk-multicast-advisory-warning", "suppress-async-bulk-multicast-advisory-warning", Flag, 37, Full, "no advice on multicast"),
    row("suppress-debug-info", "suppress-debug-info", Flag, 15, Full, "no debug sections in spite of -g or -lineinfo"),
    row("suppress-double-demote-warning", "suppress-double-demote-warning", Flag, 24, Full, "no warning about double precision on GPUs without it"),
    row("suppress-sparse-mma-advisory-info", "suppress-sparse-mma-advisory-info", Flag, 38, Full, "no advice on mma.sp"),
    row("suppress-stack-size-warning", "suppress-stack-size-warning", Flag, 1, Full, "no warning where the size of the stack is unknown"),
    row("verbose", "v", Flag, 2, Full, "report registers and memory of each function"),
    row("version", "V", Flag, 54, Full, "print the version"),
    row("warn-on-double-precision-use", "warn-double-usage", Flag, 5, Full, "warn of double precision"),
    row("warn-on-local-memory-usage", "warn-lmem-usage", Flag, 3, Full, "warn of local memory"),
    row("warn-on-spills", "warn-spills", Flag, 4, Full, "warn of spilled registers"),
    row("warning-as-error", "Werror", Flag, 30, Full, "warnings are errors"),
];

/// From this place on an option says nothing about the code: it is not in the cubin.
const UNTOLD: u8 = 49;

/// A command line that is refused, in the words of ptxas.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// No such option.
    #[error("Unknown option '{0}'")]
    Unknown(String),
    /// The value is missing.
    #[error("argument expected after '{0}'")]
    ValueMissing(String),
    /// A flag with a value.
    #[error("no argument expected after '{0}'")]
    NoValue(String),
    /// A value that is no number.
    #[error("'{0}': expected a number")]
    Number(String),
    /// A value that is neither true nor false.
    #[error("'{0}': expected true or false")]
    Bool(String),
    /// A value that is not in the list.
    #[error("Value '{0}' is not defined for option '{1}'")]
    Undefined(String, &'static str),
    /// A value that is out of its range.
    #[error("Invalid value '{0}' for option '{1}'")]
    Invalid(String, &'static str),
    /// A file of options that cannot be read.
    #[error("Could not open options file '{0}'")]
    OptionsFile(String),
    /// Files of options that name each other.
    #[error("Too many options file opened '{0}'")]
    TooManyFiles(String),
    /// A level of fast compilation that does not exist.
    #[error("Invalid value for --Ofast-compile/-Ofc ({0}), is not 'max', 'mid', 'min', or '0'")]
    FastCompile(String),
    /// A level of optimisation that does not go with one of fast compilation.
    #[error("Conflicting options -opt-level=<{0}> and --Ofast-compile={1} specified")]
    FastCompileLevel(&'static str, &'static str),
    /// `-g` with optimisation.
    #[error("Optimized debugging not supported")]
    OptimisedDebugging,
    /// A relocatable or extensible file that tools would patch in.
    #[error("Conflicting options '--{0}' and --compile-as-tools-patch specified")]
    ToolsPatch(&'static str),
    /// An option whose effect on code is not there.
    #[error("Option '--{0}' is not supported by this assembler")]
    Unsupported(&'static str),
}

/// What a command line says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandLine {
    /// The values of each option, by row; an empty one for a flag.
    values: HashMap<usize, Vec<String>>,
    /// Files of PTX.
    pub inputs: Vec<String>,
    /// Options that were given twice with different values.
    pub redefined: Vec<&'static str>,
}

/// Files of options inside each other.
const MAX_DEPTH: usize = 16;

impl CommandLine {
    /// Reads arguments, the program's name not among them. `open` reads a file of options.
    pub fn read(arguments: &[String], open: &mut dyn FnMut(&str) -> Option<String>) -> Result<CommandLine, Refusal> {
        let mut line = CommandLine::default();
        line.arguments(arguments, open, 0)?;
        Ok(line)
    }

    fn arguments(
        &mut self,
        arguments: &[String],
        open: &mut dyn FnMut(&str) -> Option<String>,
        depth: usize,
    ) -> Result<(), Refusal> {
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if !argument.starts_with('-') || argument == "-" {
                self.inputs.push(argument.clone());
                continue;
            }
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (argument.as_str(), None),
            };
            let (index, joined) = find(name)?;
            let row = &ROWS[index];
            let value = match (joined, value) {
                (Some(_), Some(_)) => Some(&argument[2..]),
                (joined, value) => joined.or(value),
            };
            let value = match (row.value, value) {
                (Value::None, None) => String::new(),
                (Value::None, Some(_)) => return Err(Refusal::NoValue(name.into())),
                (_, Some(value)) => value.to_string(),
                (Value::Joined, None) if name == "-O" => continue,
                (_, None) => rest.next().ok_or_else(|| Refusal::ValueMissing(name.into()))?.clone(),
            };
            check(row, &value)?;
            if row.long == "options-file" {
                if depth >= MAX_DEPTH {
                    return Err(Refusal::TooManyFiles(value));
                }
                let text = open(&value).ok_or(Refusal::OptionsFile(value))?;
                self.arguments(&words(&text), open, depth + 1)?;
                continue;
            }
            let values = self.values.entry(index).or_default();
            if row.value != Value::Texts
                && let Some(before) = values.last()
                && *before != value
            {
                self.redefined.push(row.long);
            }
            values.push(value);
        }
        Ok(())
    }

    /// The last value of an option.
    pub fn value(&self, long: &str) -> Option<&str> {
        self.all(long).last().map(String::as_str)
    }

    /// All values of an option.
    pub fn all(&self, long: &str) -> &[String] {
        let index = ROWS.iter().position(|row| row.long == long);
        index.and_then(|index| self.values.get(&index)).map_or(&[], Vec::as_slice)
    }

    /// Whether a flag is given.
    pub fn has(&self, long: &str) -> bool {
        !self.all(long).is_empty()
    }

    /// The kernels that are asked for; a list has commas.
    pub fn entries(&self) -> Vec<String> {
        let names = self.all("entry").iter().flat_map(|value| value.split(','));
        names.filter(|name| !name.is_empty()).map(String::from).collect()
    }

    /// Options that are given and would change code in a way that is not there.
    pub fn refused(&self) -> Option<&'static Row> {
        let is_ignored = |row: &Row| row.long == "extensible-whole-program" && self.has("compile-only");
        let is_given = |row: &&Row| row.used == Use::Refused && self.has(row.long) && !is_ignored(row);
        ROWS.iter().find(is_given)
    }

    /// Options that are given and change nothing.
    pub fn idle(&self) -> impl Iterator<Item = &'static Row> {
        ROWS.iter().filter(|row| row.used == Use::Advice && self.has(row.long))
    }

    /// The options as a cubin tells of them: `-O 0 -arch sm_90 -c  `.
    pub fn summary(&self) -> String {
        let mut rows: Vec<(u8, usize)> = self.values.keys().map(|index| (ROWS[*index].place, *index)).collect();
        rows.sort_unstable();
        let mut text = String::new();
        for (_, index) in rows.into_iter().filter(|(place, _)| *place < UNTOLD) {
            let values = self.all(ROWS[index].long);
            let told = if ROWS[index].value == Value::Texts { values } else { &values[values.len() - 1..] };
            text.push_str(&format!("-{} {} ", ROWS[index].short, told.join(",")));
        }
        text
    }
}

/// The row of an option, and a value that stands directly behind its letter.
fn find(name: &str) -> Result<(usize, Option<&str>), Refusal> {
    let place = |is_it: &dyn Fn(&Row) -> bool| ROWS.iter().position(is_it);
    if let Some(long) = name.strip_prefix("--") {
        let index = place(&|row| row.long == long);
        return index.map(|index| (index, None)).ok_or_else(|| Refusal::Unknown(name[1..].into()));
    }
    let short = &name[1..];
    if let Some(index) = place(&|row| row.short == short) {
        return Ok((index, None));
    }
    let joined = place(&|row| row.value == Value::Joined && short.starts_with(row.short));
    joined.map(|index| (index, Some(&short[1..]))).ok_or_else(|| Refusal::Unknown(short.into()))
}

fn check(row: &Row, value: &str) -> Result<(), Refusal> {
    match row.value {
        Value::Bool if !matches!(value, "true" | "false") => Err(Refusal::Bool(value.into())),
        Value::Joined if row.long == "machine" && value != "64" => Err(Refusal::Undefined(value.into(), row.long)),
        Value::Number | Value::Joined if value.parse::<i64>().is_err() => Err(Refusal::Number(value.into())),
        Value::Number if row.long == "split-compile" && value.starts_with('-') => {
            Err(Refusal::Invalid(value.into(), "--split-compile"))
        }
        Value::Gpu if Gpu::parse(value).is_none() => Err(Refusal::Undefined(value.into(), row.long)),
        // Cache operators are checked later, with words of their own.
        Value::OneOf(allowed) if row.long == "sanitize" && !allowed.contains(&value) => {
            Err(Refusal::Undefined(value.into(), row.long))
        }
        Value::Text if row.long == "Ofast-compile" && !matches!(value, "0" | "min" | "mid" | "max") => {
            Err(Refusal::FastCompile(value.into()))
        }
        Value::Text if row.long.ends_with("maxrregcount") => {
            let is_right = matches!(value, "archmax" | "archmin") || value.parse::<i64>().is_ok();
            if is_right { Ok(()) } else { Err(Refusal::Invalid(value.into(), row.long)) }
        }
        _ => Ok(()),
    }
}

/// The words of a file of options: between white space, or in quotes.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match quote {
            Some(end) if letter == end => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// What `--gpu-name` names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gpu {
    /// Whether code is written: not for `compute_90` and `lto_90`.
    pub is_real: bool,
    /// 90.
    pub number: u32,
    /// `a` or `f`.
    pub suffix: Option<char>,
}

/// The GPUs that there are, and which letters may follow.
const GPUS: [(u32, &str); 12] = [
    (75, ""),
    (80, ""),
    (86, ""),
    (87, ""),
    (88, ""),
    (89, ""),
    (90, "a"),
    (100, "af"),
    (103, "af"),
    (110, "af"),
    (120, "af"),
    (121, "af"),
];

impl Gpu {
    /// Reads `sm_90a`, `compute_90`, `lto_90`.
    pub fn parse(text: &str) -> Option<Gpu> {
        let (kind, rest) = text.split_once('_')?;
        if !matches!(kind, "sm" | "compute" | "lto") {
            return None;
        }
        let letter = rest.chars().last().filter(char::is_ascii_lowercase);
        let digits = &rest[..rest.len() - letter.map_or(0, char::len_utf8)];
        GPUS.iter().find_map(|(number, letters)| {
            let is_it = number.to_string() == digits && letter.is_none_or(|letter| letters.contains(letter));
            is_it.then_some(Gpu { is_real: kind == "sm", number: *number, suffix: letter })
        })
    }

    /// `sm_90a`.
    pub fn name(&self) -> String {
        format!("sm_{}{}", self.number, self.suffix.map(String::from).unwrap_or_default())
    }

    /// GPUs with the same number of tens are a family; so are 110 and nothing else.
    pub fn family(number: u32) -> u32 {
        number / 10
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<CommandLine, Refusal> {
        let arguments: Vec<String> = arguments.iter().map(|argument| argument.to_string()).collect();
        CommandLine::read(&arguments, &mut |name| match name {
            "one" => Some("-arch=sm_90 'a b.ptx'\n-v".into()),
            "two" => Some("--options-file one -o \"x y\"".into()),
            "itself" => Some("-optf itself".into()),
            _ => None,
        })
    }

    #[test]
    fn rows_are_in_order_and_names_are_given_once() {
        assert!(ROWS.is_sorted_by_key(|row| row.long));
        for (place, row) in ROWS.iter().enumerate() {
            assert!(
                ROWS[..place].iter().all(|other| other.long != row.long && other.short != row.short),
                "{}",
                row.long
            );
            assert!(!row.help.is_empty());
            assert!(ROWS[..place].iter().all(|other| other.place != row.place), "{}", row.long);
        }
    }

    #[test]
    fn options_are_read_in_every_form_that_ptxas_takes() {
        let line =
            read(&["-arch", "sm_90", "--opt-level", "0", "k.ptx", "-m64", "-fmad=false", "-o", "k.cubin"]).unwrap();
        assert_eq!((line.value("gpu-name"), line.value("opt-level")), (Some("sm_90"), Some("0")));
        assert_eq!((line.value("fmad"), line.value("machine")), (Some("false"), Some("64")));
        assert_eq!(line.inputs, ["k.ptx"]);
        assert_eq!(line.summary(), "-O 0 -arch sm_90 -m 64 -fmad false ");
        let line = read(&["--gpu-name=sm_90a", "-O1", "-v", "-lineinfo", "-c", "-"]).unwrap();
        assert_eq!(line.summary(), "-v  -lineinfo  -O 1 -arch sm_90a -c  ");
        assert!(line.has("verbose") && !line.has("help"));
        assert_eq!(read(&["-O", "2"]).unwrap().inputs, ["2"]);
        let line = read(&["-e", "a,b", "-warn-double-usage", "-e", "c", "-no-bb-merge", "-warn-spills"]).unwrap();
        assert_eq!(line.entries(), ["a", "b", "c"]);
        assert_eq!(line.summary(), "-e a,b,c -warn-spills  -warn-double-usage  -no-bb-merge  ");
    }

    #[test]
    fn options_of_files_stand_in_their_place() {
        let line = read(&["--options-file=two", "-arch=sm_80"]).unwrap();
        assert_eq!((line.value("output-file"), line.value("gpu-name")), (Some("x y"), Some("sm_80")));
        assert_eq!(
            (line.inputs.as_slice(), line.redefined.as_slice()),
            (&["a b.ptx".to_string()][..], &["gpu-name"][..])
        );
        assert_eq!(read(&["-optf", "none"]), Err(Refusal::OptionsFile("none".into())));
        assert_eq!(read(&["-optf", "itself"]), Err(Refusal::TooManyFiles("itself".into())));
    }

    #[test]
    fn what_is_wrong_is_said_in_the_words_of_ptxas() {
        let cases: &[(&[&str], &str)] = &[
            (&["-arch"], "argument expected after '-arch'"),
            (&["-arch", "sm_x"], "Value 'sm_x' is not defined for option 'gpu-name'"),
            (&["--gpu-name=sm_91"], "Value 'sm_91' is not defined for option 'gpu-name'"),
            (&["-arch=sm_80a"], "Value 'sm_80a' is not defined for option 'gpu-name'"),
            (&["-arch="], "Value '' is not defined for option 'gpu-name'"),
            (&["--nosuch"], "Unknown option '-nosuch'"),
            (&["-nosuch=3"], "Unknown option 'nosuch'"),
            (&["-gpu-name", "sm_90"], "Unknown option 'gpu-name'"),
            (&["--arch", "sm_90"], "Unknown option '-arch'"),
            (&["--"], "Unknown option '-'"),
            (&["-fmadfalse"], "Unknown option 'fmadfalse'"),
            (&["-Ox"], "'x': expected a number"),
            (&["-Ofast=mid"], "'fast=mid': expected a number"),
            (&["--abi=yes"], "Unknown option '-abi'"),
            (&["--opt-level"], "argument expected after '--opt-level'"),
            (&["-m32"], "Value '32' is not defined for option 'machine'"),
            (&["--maxrregcount=abc"], "Invalid value 'abc' for option 'maxrregcount'"),
            (&["--fmad", "maybe"], "'maybe': expected true or false"),
            (&["-v=true"], "no argument expected after '-v'"),
            (&["-regUsageLevel=xx"], "'xx': expected a number"),
            (&["--sanitize=foo"], "Value 'foo' is not defined for option 'sanitize'"),
            (&["-split-compile=-2"], "Invalid value '-2' for option '--split-compile'"),
            (&["-Ofc=huge"], "Invalid value for --Ofast-compile/-Ofc (huge), is not 'max', 'mid', 'min', or '0'"),
        ];
        for (arguments, text) in cases {
            assert_eq!(read(arguments).unwrap_err().to_string(), *text, "{arguments:?}");
        }
    }

    #[test]
    fn gpus_have_the_letters_that_exist() {
        for (text, is_there) in
            [("sm_90a", true), ("sm_90f", false), ("sm_100f", true), ("compute_75", true), ("sm_", false)]
        {
            assert_eq!(Gpu::parse(text).is_some(), is_there, "{text}");
        }
        assert_eq!(Gpu::parse("lto_90a").map(|gpu| (gpu.is_real, gpu.name())), Some((false, "sm_90a".into())));
    }
}
