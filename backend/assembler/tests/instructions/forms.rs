//! Instructions made from the table of the language: for every form that needs no memory of its own kind, lines with the types and
//! modifiers that it allows, on registers with corner values. A line is a kernel; what the interpreter of PTX leaves is compared with
//! what the emulator makes of the assembler's cubin.
//!
//! | variable | what |
//! |---|---|
//! | `WARPC_FORMS` | lines per form (6) |
//! | `WARPC_FORMS_ONLY` | forms whose opcode begins so |
//! | `WARPC_PTXAS` | a vendor's assembler, whose cubins at `-O0` and `-O3` are compared too and reported |

use std::collections::BTreeMap;
use std::fmt::Write;
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_interp::{Arg, ErrorKind, Launch, RunResult};
use warpc_ptx_syntax::table::{FormRow, OperandClass, OperandForm, Table, table};
use warpc_ptx_syntax::types::{Type, TypeClass};
use warpc_sass::Arch;

const THREADS: usize = 64;
/// Bytes of a thread: results from 0, operands from 128, a place in memory from 224.
const STRIDE: usize = 256;
const OPERANDS: usize = 128;
const CELL: usize = 224;

/// Opcodes whose operands are no plain values, which tests of their own run: their first words.
const ELSEWHERE: [&str; 40] = [
    "alloca",
    "applypriority",
    "bar",
    "barrier",
    "bra",
    "brkpt",
    "brx",
    "call",
    "clusterlaunchcontrol",
    "cp",
    "createpolicy",
    "cvta",
    "discard",
    "exit",
    "getctarank",
    "griddepcontrol",
    "isspacep",
    "istypep",
    "ldmatrix",
    "mapa",
    "mbarrier",
    "mov",
    "multimem",
    "prefetch",
    "prefetchu",
    "ret",
    "setmaxnreg",
    "stackrestore",
    "stacksave",
    "stmatrix",
    "suld",
    "suq",
    "sured",
    "sust",
    "tcgen05",
    "tensormap",
    "tex",
    "tld4",
    "trap",
    "txq",
];
const MATRICES: [&str; 2] = ["wgmma", "wmma"];

/// Lines that differ, by what stands in their mnemonics, and why.
const KNOWN: [(&str, &str); 2] = [
    (
        "add shared::cluster f32",
        "the assembler's generic addition flushes, that of shared memory in the interpreter of PTX does not",
    ),
    (
        "mma m8n8k4 f16",
        "sums are made in single precision, as the vendor's routine does, in the interpreter of PTX in double",
    ),
];

/// Whether a difference is one of those.
fn is_known(mnemonic: &str) -> bool {
    KNOWN.iter().any(|row| row.0.split(' ').all(|word| mnemonic.split('.').any(|part| part == word)))
}

/// A stream of numbers, the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    fn below(&mut self, count: usize) -> usize {
        (self.next() >> 33) as usize % count.max(1)
    }
}

/// A line with what is loaded before it and stored behind it.
#[derive(Default)]
struct Kernel {
    loads: String,
    stores: String,
    sources: usize,
    results: usize,
    /// Where numbers are left, and which: one that is none may have any bits of such.
    numbers: Vec<(usize, Type)>,
}

/// The letter of the registers of so many bits.
fn letter(bits: u32) -> char {
    match bits {
        0..=16 => 'h',
        17..=32 => 'r',
        33..=64 => 'd',
        _ => 'q',
    }
}

impl Kernel {
    fn load(&mut self, name: &str, bits: u32, at: usize) {
        let _ = match letter(bits) {
            'h' => writeln!(self.loads, "ld.global.b16 {name}, [%at+{at}];"),
            'r' => writeln!(self.loads, "ld.global.b32 {name}, [%at+{at}];"),
            'd' => writeln!(self.loads, "ld.global.b64 {name}, [%at+{at}];"),
            _ => writeln!(
                self.loads,
                "ld.global.b64 %lo, [%at+{at}]; ld.global.b64 %hi, [%at+{}]; mov.b128 {name}, {{%lo, %hi}};",
                at - 8
            ),
        };
    }
    fn source(&mut self, ty: Type) -> String {
        let number = self.sources;
        self.sources += 1;
        let at = OPERANDS + 8 + 8 * (number % 11);
        if ty == Type::Pred {
            let name = format!("%p{number}");
            let _ = writeln!(self.loads, "ld.global.b32 %w, [%at+{at}]; and.b32 %w, %w, 1; setp.ne.b32 {name}, %w, 0;");
            return name;
        }
        let name = format!("%{}{number}", letter(ty.bits()));
        self.load(&name, ty.bits(), at);
        name
    }
    fn result(&mut self, ty: Type) -> String {
        let number = 40 + self.results;
        let at = 8 * (self.results % 14);
        self.results += 1;
        self.numbers.push((at, ty));
        if ty == Type::Pred {
            let _ = writeln!(self.stores, "selp.b32 %w, 1, 0, %p{number}; st.global.b32 [%at+{at}], %w;");
            return format!("%p{number}");
        }
        let name = format!("%{}{number}", letter(ty.bits()));
        // What an instruction leaves as it was begins as something.
        self.load(&name, ty.bits(), OPERANDS + 8);
        let _ = match letter(ty.bits()) {
            'h' => writeln!(self.stores, "st.global.b16 [%at+{at}], {name};"),
            'r' => writeln!(self.stores, "st.global.b32 [%at+{at}], {name};"),
            'd' => writeln!(self.stores, "st.global.b64 [%at+{at}], {name};"),
            _ => {
                self.results += 1;
                writeln!(
                    self.stores,
                    "mov.b128 {{%lo, %hi}}, {name}; st.global.b64 [%at+{at}], %lo; st.global.b64 [%at+{}], %hi;",
                    at + 8
                )
            }
        };
        name
    }
    fn text(&self, number: usize, line: &str) -> String {
        format!(
            ".visible .entry k{number}(.param .u64 x) {{ .reg .b32 %w, %sh, %lc; .reg .b64 %at, %by, %lo, %hi;\n\
             .reg .pred %p<80>; .reg .b16 %h<80>; .reg .b32 %r<80>; .reg .b64 %d<80>; .reg .b128 %q<80>;\n\
             .shared .align 16 .b8 cells[{}]; .local .align 16 .b8 own[32];\n\
             ld.param.u64 %at, [x]; mov.u32 %w, %tid.x; mul.wide.u32 %by, %w, {STRIDE}; add.s64 %at, %at, %by;\n\
             mov.u32 %sh, cells; mad.lo.u32 %sh, %w, 32, %sh;\n{}{line}\n{}ret; }}\n",
            32 * THREADS,
            self.loads,
            self.stores
        )
    }
}

/// Choices of types of a form: each alternative with one type per place.
fn types_of(table: &Table, form: &FormRow) -> Vec<Vec<Type>> {
    let mut list = Vec::new();
    for alternative in &table.alternatives[form.types.range()] {
        let mut rows: Vec<Vec<Type>> = vec![Vec::new()];
        for set in alternative.iter().filter(|set| !set.is_empty()) {
            rows = rows.iter().flat_map(|row| set.iter().map(move |ty| [row.clone(), vec![ty]].concat())).collect();
        }
        list.extend(rows);
    }
    list
}

/// The mask of operations of lanes is the last operand.
fn has_mask(name: &str) -> bool {
    matches!(name, "shfl.sync" | "vote.sync" | "match" | "redux" | "elect" | "bar.warp.sync")
}

/// Where a line's address is, by its state space; none where that is not made.
fn address(kernel: &mut Kernel, words: &[&str]) -> Option<String> {
    let space = words.iter().copied().find(|word| {
        ["global", "shared", "const", "local", "param"].iter().any(|space| word.split(':').next() == Some(space))
    });
    match space {
        None | Some("global") => Some(format!("[%at+{CELL}]")),
        Some(word) if word.starts_with("shared") => {
            for half in [0, 16] {
                let from = CELL + half;
                let _ =
                    writeln!(kernel.loads, "ld.global.b64 %lo, [%at+{from}]; ld.global.b64 %hi, [%at+{}];", from + 8);
                let _ =
                    writeln!(kernel.loads, "st.shared.b64 [%sh+{half}], %lo; st.shared.b64 [%sh+{}], %hi;", half + 8);
                let _ =
                    writeln!(kernel.stores, "ld.shared.b64 %lo, [%sh+{half}]; ld.shared.b64 %hi, [%sh+{}];", half + 8);
                let _ =
                    writeln!(kernel.stores, "st.global.b64 [%at+{from}], %lo; st.global.b64 [%at+{}], %hi;", from + 8);
            }
            Some("[%sh]".into())
        }
        Some("const") => Some("[words+16]".into()),
        Some("local") => {
            for half in [0, 8, 16, 24] {
                let at = CELL + half;
                let _ = writeln!(kernel.loads, "ld.global.b64 %lo, [%at+{at}]; st.local.b64 [own+{half}], %lo;");
                let _ = writeln!(kernel.stores, "ld.local.b64 %lo, [own+{half}]; st.global.b64 [%at+{at}], %lo;");
            }
            Some("[own]".into())
        }
        Some(_) => None,
    }
}

/// One operand of a line.
fn operand(
    kernel: &mut Kernel,
    form: &OperandForm,
    types: &[Type],
    (words, elements): (&[&str], u32),
    random: &mut Random,
) -> Option<String> {
    let ty = form.types.iter().next().or(types.get(form.type_index as usize).copied()).unwrap_or(Type::B32);
    let count = if form.sizes == 0 { 0 } else { form.sizes.trailing_zeros() + 1 };
    let count = if form.sizes == u64::MAX { return None } else { count };
    let list = |kernel: &mut Kernel, count: u32, is_result: bool| {
        let names: Vec<String> =
            (0..count).map(|_| if is_result { kernel.result(ty) } else { kernel.source(ty) }).collect();
        format!("{{{}}}", names.join(", "))
    };
    Some(match form.class {
        OperandClass::Dest | OperandClass::DestOrSink if count > 0 => list(kernel, count, true),
        OperandClass::Dest | OperandClass::DestOrSink => {
            let mut text = kernel.result(ty);
            if form.pair == 2 || form.pair == 1 && random.below(2) == 0 {
                let _ = write!(text, "|{}", kernel.result(Type::Pred));
            }
            text
        }
        OperandClass::Source if count > 0 => list(kernel, count, false),
        OperandClass::Source if ty != Type::Pred && ty.bits() <= 64 && random.below(8) == 0 => match ty.class() {
            TypeClass::Float if ty == Type::F32 => "0f3FC00000".into(),
            TypeClass::Float if ty == Type::F64 => "0d3FF8000000000000".into(),
            TypeClass::Float | TypeClass::Alternate | TypeClass::Packed => kernel.source(ty),
            _ => ["0", "1", "5", "31", "77"][random.below(5)].into(),
        },
        OperandClass::Source | OperandClass::Register => kernel.source(ty),
        OperandClass::Predicate => {
            let name = kernel.source(Type::Pred);
            if random.below(3) == 0 { format!("!{name}") } else { name }
        }
        OperandClass::Immediate => match form.range {
            Some((low, high)) => (i64::from(low) + random.below((high - low + 1) as usize) as i64).to_string(),
            None => random.below(256).to_string(),
        },
        OperandClass::Memory => address(kernel, words)?,
        OperandClass::VectorDest if elements > 1 => list(kernel, elements, true),
        OperandClass::VectorDest => kernel.result(ty),
        OperandClass::VectorSource if elements > 1 => list(kernel, elements, false),
        OperandClass::VectorSource => kernel.source(ty),
        _ => return None,
    })
}

/// A kernel of a form, with choice `turn` of what it allows.
fn line(table: &Table, form: &FormRow, turn: usize, random: &mut Random) -> Option<(Kernel, String)> {
    let name = table.opcodes[form.opcode.index()];
    let all = types_of(table, form);
    let types = if all.is_empty() { Vec::new() } else { all[turn % all.len()].clone() };
    let mut words: Vec<&str> = Vec::new();
    for group in &table.groups[form.groups.range()] {
        let choices = &table.choices[group.choices.range()];
        let count = choices.len() + usize::from(!group.required);
        let pick = if turn < count { turn } else { random.below(count) };
        words.extend(choices.get(pick).map(|modifier| table.modifiers[modifier.index()]));
    }
    let sizes: Vec<u32> = (0..4).filter(|bit| form.vectors >> bit & 1 == 1).map(|bit| 1 << bit).collect();
    let elements = if sizes.is_empty() { 1 } else { sizes[turn % sizes.len()] };
    let mut kernel = Kernel::default();
    let mut mnemonic = name.to_string();
    words.iter().for_each(|word| mnemonic += &format!(".{word}"));
    if elements > 1 {
        let _ = write!(mnemonic, ".v{elements}");
    }
    types.iter().for_each(|ty| mnemonic += &format!(".{}", ty.text()));
    let forms = &table.operands[form.operands.range()];
    let mut operands = Vec::new();
    for (index, form) in forms.iter().enumerate() {
        if form.optional && random.below(2) == 0 {
            break;
        }
        if has_mask(name) && index + 1 == forms.len() {
            operands.push("-1".into());
            continue;
        }
        operands.push(operand(&mut kernel, form, &types, (&words, elements), random)?);
    }
    if words.contains(&"tf32") || types.contains(&Type::Tf32) {
        kernel.numbers.iter_mut().for_each(|number| number.1 = Type::F32);
    }
    if forms.iter().any(|form| form.class == OperandClass::Memory) {
        kernel.numbers.extend(types.first().map(|&ty| (CELL, ty)));
    }
    let is_collective = has_mask(name) || matches!(name, "mma" | "movmatrix");
    let guard =
        if !is_collective && random.below(6) == 0 { format!("@{} ", kernel.source(Type::Pred)) } else { String::new() };
    Some((kernel, format!("{guard}{mnemonic} {};", operands.join(", "))))
}

/// What threads begin with: ends of ranges of integers and of numbers, and any bits.
fn memory() -> Vec<u8> {
    const INTEGERS: [u64; 20] =
        [0, 1, 2, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 128, 255, 256, 0x7fff, 0x8000, 0x7fff_ffff, 0x8000_0000];
    const SINGLES: [u32; 18] = [
        0,
        0x8000_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x3f00_0000,
        0x4020_0000,
        0xc020_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        1,
        0x8000_0001,
        0x0080_0000,
        0x007f_ffff,
        0x7f7f_ffff,
        0x4f00_0000,
        0xcf00_0000,
        0x4b7f_ffff,
    ];
    const HALVES: [u16; 16] = [
        0, 0x8000, 0x3c00, 0xbc00, 0x3800, 0x4100, 0xc100, 0x7c00, 0xfc00, 0x7e00, 1, 0x8001, 0x0400, 0x03ff, 0x7bff,
        0x5640,
    ];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut word = || -> u64 {
        let wide = |random: &mut Random| INTEGERS[random.below(20)];
        match random.below(10) {
            0 => wide(&mut random),
            1 => wide(&mut random).wrapping_neg(),
            2 => !wide(&mut random),
            3 => wide(&mut random) << 32 | wide(&mut random),
            4 | 5 => u64::from(SINGLES[random.below(18)]) << 32 | u64::from(SINGLES[random.below(18)]),
            6 => (0..4).fold(0, |word, _| word << 16 | u64::from(HALVES[random.below(16)])),
            7 => f64::from(f32::from_bits(SINGLES[random.below(18)])).to_bits(),
            8 => (random.next() as i32 as f64 / 65536.0).to_bits(),
            _ => random.next(),
        }
    };
    (0..THREADS * STRIDE / 8).flat_map(|_| word().to_le_bytes()).collect()
}

const HEAD: &str = ".version 9.0\n.target sm_90a\n.address_size 64\n\
    .const .align 16 .b32 words[16] = {1, 0x80000000, 3, 0x7fc00000, 5, 6, 0xffffffff, 8, 9, 10, 11, 12, 13, 14, 15, 16};\n";

fn launch(kernel: usize, memory: &[u8]) -> Launch {
    Launch {
        kernel: format!("k{kernel}"),
        grid: [1; 3],
        block: [THREADS as u32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![memory.to_vec()],
        ..Launch::default()
    }
}

/// The cubin of a text; none where the assembler lacks an instruction.
fn cubin(text: &str) -> Option<Vec<u8>> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "forms.ptx");
    let request = Request::new(Arch::Sm90, Settings::default());
    Some(assemble(&reading, text.as_bytes(), &request).ok()?.bytes)
}

/// The vendor's cubin of a text.
fn vendor(ptxas: &str, text: &str, level: &str) -> Option<Vec<u8>> {
    let stem = std::env::temp_dir().join(format!("forms-{}-{level}", std::process::id()));
    let (from, to) = (stem.with_extension("ptx"), stem.with_extension("cubin"));
    std::fs::write(&from, text).ok()?;
    let done = std::process::Command::new(ptxas)
        .args(["-arch", "sm_90a", &format!("-O{level}"), "--fmad=false", "-o"])
        .args([&to, &from])
        .output()
        .ok()?;
    done.status.success().then(|| std::fs::read(&to).ok())?
}

/// The bits of a value with every number that is none made the same.
fn canonical(bytes: &mut [u8], ty: Type) {
    let (size, exponent, fraction): (usize, u64, u64) = match ty {
        Type::F16 | Type::F16x2 => (2, 0x7c00, 0x3ff),
        Type::Bf16 | Type::Bf16x2 => (2, 0x7f80, 0x7f),
        Type::F32 | Type::Tf32 => (4, 0x7f80_0000, 0x7f_ffff),
        Type::F64 => (8, 0x7ff0_0000_0000_0000, 0xf_ffff_ffff_ffff),
        _ => return,
    };
    for part in bytes.chunks_exact_mut(size) {
        let value = part.iter().rev().fold(0u64, |value, &byte| value << 8 | u64::from(byte));
        if value & exponent == exponent && value & fraction != 0 {
            part.copy_from_slice(&(exponent | fraction).to_le_bytes()[..size]);
        }
    }
}

/// What differs in the results of two runs.
fn difference(line: &Line, memory: &[u8], expected: &RunResult, found: &RunResult, who: &str) -> Option<String> {
    let text = &line.text;
    if let Some(error) = &found.error {
        return Some(format!("{who}{text}\n    {}", error.message));
    }
    let mut runs = [expected.buffers[0].clone(), found.buffers[0].clone()];
    for thread in runs.iter_mut().flat_map(|run| run.chunks_exact_mut(STRIDE)) {
        for &(at, ty) in &line.numbers {
            let end = if at == CELL { STRIDE } else { at + ty.bits() as usize / 8 };
            canonical(&mut thread[at..end], ty);
        }
    }
    let at = (0..memory.len()).find(|&at| runs[0][at] != runs[1][at])?;
    let thread = at / STRIDE * STRIDE;
    let words = |bytes: &[u8]| {
        bytes
            .chunks(8)
            .map(|word| word.iter().rev().map(|b| format!("{b:02x}")).collect())
            .collect::<Vec<String>>()
            .join(" ")
    };
    Some(format!(
        "{who}{text}\n    operands {} cell {}\n    found    {} cell {}\n    expected {} cell {}",
        words(&memory[thread + OPERANDS + 8..thread + OPERANDS + 48]),
        words(&memory[thread + CELL..thread + STRIDE]),
        words(&found.buffers[0][thread..thread + 32]),
        words(&found.buffers[0][thread + CELL..thread + STRIDE]),
        words(&expected.buffers[0][thread..thread + 32]),
        words(&expected.buffers[0][thread + CELL..thread + STRIDE])
    ))
}

/// A line that the reader takes.
struct Line {
    form: usize,
    kernel: String,
    text: String,
    numbers: Vec<(usize, Type)>,
}

/// Lines of all forms.
fn lines(per_form: usize, only: &str) -> Vec<Line> {
    let table = table();
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut list = Vec::new();
    for (number, form) in table.forms.iter().enumerate() {
        let name = table.opcodes[form.opcode.index()];
        let first = name.split('.').next().unwrap_or("");
        let is_elsewhere = ELSEWHERE.contains(&first) || MATRICES.contains(&first) || name.contains("async");
        if is_elsewhere
            || matches!(name, "st.bulk" | "mma.sp" | "mma.sp::ordered_metadata")
            || form.needs.target > 90
            || !name.starts_with(only)
        {
            continue;
        }
        for turn in 0..per_form {
            let Some((kernel, text)) = line(table, form, turn, &mut random) else { continue };
            let Kernel { numbers, .. } = &kernel;
            let (numbers, kernel) = (numbers.clone(), kernel.text(list.len(), &text));
            let reading = warpc_ptx_syntax::read(format!("{HEAD}{kernel}").as_bytes(), "forms.ptx");
            if !reading.is_refused() {
                list.push(Line { form: number, kernel, text, numbers });
            }
        }
    }
    list
}

#[test]
fn every_form_computes_the_same_in_both_interpreters() {
    let number = |name: &str, default: usize| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let only = std::env::var("WARPC_FORMS_ONLY").unwrap_or_default();
    let lines = lines(number("WARPC_FORMS", 6), &only);
    let memory = memory();
    let ptxas = std::env::var("WARPC_PTXAS").ok();
    let (mut equal, mut wrong, mut vendors) = (0, Vec::new(), Vec::new());
    let mut not_run: BTreeMap<String, usize> = BTreeMap::new();
    let mut forms_run = std::collections::BTreeSet::new();
    let mut forms = std::collections::BTreeSet::new();
    for chunk in 0..lines.len().div_ceil(64) {
        let part = &lines[chunk * 64..lines.len().min(chunk * 64 + 64)];
        let text: String = part.iter().map(|line| line.kernel.as_str()).collect();
        let whole = format!("{HEAD}{text}");
        let reading = warpc_ptx_syntax::read(whole.as_bytes(), "forms.ptx");
        let meant = warpc_ptx::interp::load(&reading).expect("the module is laid out");
        let cubins: Vec<Option<Vec<u8>>> = match &ptxas {
            Some(ptxas) => ["0", "3"].map(|level| vendor(ptxas, &whole, level)).into(),
            None => Vec::new(),
        };
        let others: Vec<_> = cubins.iter().flatten().filter_map(|c| warpc_emulate::Program::read(c).ok()).collect();
        for (n, line) in part.iter().enumerate() {
            let mnemonic = line.text.split(' ').find(|word| !word.starts_with('@')).unwrap_or("");
            let launch = launch(chunk * 64 + n, &memory);
            forms.insert(line.form);
            let expected = meant.run(&launch);
            if let Some(error) = &expected.error {
                *not_run.entry(format!("PTX: {mnemonic}: {}", error.message)).or_insert(0) += 1;
                continue;
            }
            forms_run.insert(line.form);
            for (number, other) in others.iter().enumerate() {
                let found = other.run(&launch, warpc_emulate::Mode::default()).result;
                vendors.extend(difference(line, &memory, &expected, &found, &format!("ptxas {number}: ")));
            }
            let Some(cubin) = cubin(&format!("{HEAD}{}", line.kernel)) else {
                *not_run.entry(format!("assembler: {mnemonic}")).or_insert(0) += 1;
                continue;
            };
            let made = warpc_emulate::Program::read(&cubin).unwrap_or_else(|error| panic!("{}: {error}", line.text));
            let found = made.run(&launch, warpc_emulate::Mode::default()).result;
            if let Some(error) = found.error.as_ref().filter(|error| error.kind == ErrorKind::Unsupported) {
                let what = error.message.split(", at").next().unwrap_or("");
                *not_run.entry(format!("emulator: {mnemonic}: {what}")).or_insert(0) += 1;
                continue;
            }
            match difference(line, &memory, &expected, &found, "").filter(|_| !is_known(mnemonic)) {
                Some(difference) => wrong.push(difference),
                None => equal += 1,
            }
        }
    }
    eprintln!("{} lines, {equal} equal; {} of {} forms run", lines.len(), forms_run.len(), forms.len());
    not_run.iter().for_each(|(what, count)| eprintln!("not run {count}: {what}"));
    vendors.iter().for_each(|difference| eprintln!("{difference}"));
    assert!(wrong.is_empty(), "{} lines are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(!only.is_empty() || equal > lines.len() * 85 / 100, "only {equal} of {} lines are equal", lines.len());
}
