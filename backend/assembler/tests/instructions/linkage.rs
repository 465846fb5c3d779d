//! Jump tables, calls through pointers, relocatable files and what debuggers are told: the structure of files, read back, and runs.

use warpc_assembler::assemble::{AssembleFault, Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_assembler::cubin::Debug;
use warpc_interp::{Arg, Launch};
use warpc_sass::cubin::{Cubin, relocation};
use warpc_sass::write::module::{CubinModule, FrameOp, Kind, Reloc, Space, SymbolId, SymbolKind, Target};
use warpc_sass::{Arch, hazards, listing, write};

fn file(text: &str) -> String {
    format!(".version 8.0\n.target sm_90\n.address_size 64\n{text}")
}

fn made(text: &str, is_relocatable: bool, debug: Debug) -> Result<Vec<u8>, AssembleFault> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    assert!(reading.messages.is_empty(), "{:?}", reading.messages);
    let settings = Settings { is_relocatable, ..Settings::default() };
    let request = Request { debug, ..Request::new(Arch::Sm90, settings) };
    Ok(assemble(&reading, text.as_bytes(), &request)?.bytes)
}

/// An executable, whose control words are right and which the disassembler prints.
fn executable(text: &str) -> Vec<u8> {
    let bytes = made(&file(text), false, Debug::Given).unwrap_or_else(|fault| panic!("{fault}"));
    check(&bytes);
    bytes
}

fn check(bytes: &[u8]) {
    let cubin = Cubin::read(bytes).expect("a cubin");
    for report in hazards::check(&cubin).expect("code") {
        assert!(report.errors.is_empty(), "{}: {}", report.function, report.errors[0]);
    }
    listing::print(bytes, listing::Options::default()).expect("a listing");
}

fn relocatable(text: &str) -> CubinModule {
    let bytes = made(&file(text), true, Debug::Given).unwrap_or_else(|fault| panic!("{fault}"));
    check(&bytes);
    module(&bytes)
}

fn module(bytes: &[u8]) -> CubinModule {
    write::read(bytes).expect("its structure")
}

/// What 32 threads of a kernel leave in as many words, by the interpreter of machine code; also where results are late.
fn run(bytes: &[u8], kernel: &str) -> Vec<u32> {
    let program = warpc_emulate::Program::read(bytes).unwrap_or_else(|error| panic!("{error}"));
    let launch = Launch {
        kernel: kernel.to_string(),
        grid: [1; 3],
        block: [32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![vec![0; 128]],
        ..Launch::default()
    };
    let plain = program.run(&launch, warpc_emulate::Mode { adversarial: false }).result;
    let late = program.run(&launch, warpc_emulate::Mode { adversarial: true }).result;
    assert_eq!(plain.error, None);
    assert_eq!(plain.buffers, late.buffers);
    plain.buffers[0].chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

/// Bytes of the literals of a function, and of which.
fn literals(module: &CubinModule, function: &str) -> Vec<u32> {
    let id = symbol(module, function);
    let data = module.data_of(Space::Literals(id)).expect("literals");
    let warpc_sass::write::module::Contents::Bytes(bytes) = &data.contents else { panic!("bytes") };
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

fn symbol(module: &CubinModule, name: &str) -> SymbolId {
    let place = module.symbols.iter().position(|row| row.name == name);
    SymbolId(place.unwrap_or_else(|| panic!("no symbol {name}")) as u32)
}

fn relocations<'m>(module: &'m CubinModule, function: &str) -> &'m [Reloc] {
    match &module.symbols[symbol(module, function).0 as usize].kind {
        SymbolKind::Function(function) => &function.relocations,
        _ => panic!("no function"),
    }
}

/// Kinds of relocations of a function against a symbol.
fn kinds(module: &CubinModule, function: &str, to: &str) -> Vec<u32> {
    let target = Target::Symbol(symbol(module, to));
    let all = relocations(module, function).iter().filter(|relocation| relocation.target == target);
    let mut kinds: Vec<u32> = all.map(|relocation| relocation.kind).collect();
    kinds.sort_unstable();
    kinds
}

/// A branch by `%r1`, whose results come to `%r2`.
const SWITCH: &str = "ts: .branchtargets A, B, C, B; brx.idx %r1, ts;
    A: mov.u32 %r2, 11; bra E;
    B: add.u32 %r2, %r1, 100; bra E;
    C: mov.u32 %r2, 33;
    E:";

const START: &str = ".reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>;
    ld.param.u64 %d1, [x]; mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4; add.s64 %d1, %d1, %d2; and.b32 %r1, %r1, 3;";

#[test]
fn tables_of_branches_lie_in_constant_bank_2() {
    let text = format!(
        ".func (.param .b32 out) inner(.param .b32 in) {{ .reg .b32 %r<3>;
        ld.param.b32 %r1, [in]; {SWITCH} st.param.b32 [out], %r2; ret; }}
        .visible .entry k(.param .u64 x) {{ {START} {SWITCH}
        {{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r1; call (out), inner, (in); ld.param.b32 %r3, [out]; }}
        mad.lo.u32 %r2, %r3, 1000, %r2; st.global.u32 [%d1], %r2; ret; }}"
    );
    let bytes = executable(&text);
    let of = |n: u32| [11, 101, 33, 103][n as usize & 3];
    let expected: Vec<u32> = (0..32).map(|n| of(n) * 1000 + of(n)).collect();
    assert_eq!(run(&bytes, "k"), expected);
    let module = module(&bytes);
    let table = literals(&module, "k");
    assert_eq!(table.len(), 8, "those of the kernel, then those of the function");
    assert_eq!(table[1], table[3]);
    assert!(table[4] > table[2], "the function stands behind the kernel: {table:x?}");
    let SymbolKind::Function(kernel) = &module.symbols[symbol(&module, "k").0 as usize].kind else {
        panic!("a kernel")
    };
    let targets = kernel.attributes.iter().find(|row| row.0 == 0x34).expect("targets of branches");
    assert_eq!(targets.1.len(), 2 * (3 + 4) * 4);
}

/// Two kernels that call through pointers: from a table in memory, and chosen by a predicate.
const POINTERS: &str = "
    .func (.param .b32 out) three(.param .b32 in) { .reg .b32 %r<3>;
    ld.param.b32 %r1, [in]; mul.lo.u32 %r2, %r1, 3; st.param.b32 [out], %r2; ret; }
    .func (.param .b32 out) seven(.param .b32 in) { .reg .b32 %r<3>;
    ld.param.b32 %r1, [in]; add.u32 %r2, %r1, 7; st.param.b32 [out], %r2; ret; }
    .visible .global .align 8 .u64 table[3] = {seven, 0, three};";

const CALL: &str = "{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r1;
    proto: .callprototype (.param .b32 _) _ (.param .b32 _);
    call (out), %d5, (in), proto; ld.param.b32 %r2, [out]; } st.global.u32 [%d1], %r2; ret; }";

fn pointers() -> String {
    format!(
        "{POINTERS} .visible .entry stored(.param .u64 x) {{ {START}
        mov.u64 %d3, table; and.b32 %r3, %r1, 2; mul.wide.u32 %d4, %r3, 8; add.s64 %d3, %d3, %d4; ld.global.u64 %d5, [%d3]; {CALL}
        .visible .entry chosen(.param .u64 x) {{ {START}
        setp.lt.u32 %p1, %r1, 2; mov.u64 %d3, three; mov.u64 %d4, seven; selp.b64 %d5, %d3, %d4, %p1; {CALL}
        .visible .entry other(.param .u64 x) {{ {START} st.global.u32 [%d1], %r1; ret; }}"
    )
}

#[test]
fn kernels_call_through_pointers_by_tables_of_their_own() {
    let bytes = executable(&pointers());
    let low = |n: u32| n & 3;
    let stored: Vec<u32> = (0..32).map(|n| if low(n) & 2 == 0 { low(n) + 7 } else { low(n) * 3 }).collect();
    let chosen: Vec<u32> = (0..32).map(|n| if low(n) < 2 { low(n) * 3 } else { low(n) + 7 }).collect();
    assert_eq!(run(&bytes, "stored"), stored);
    assert_eq!(run(&bytes, "chosen"), chosen);
    let module = module(&bytes);
    for kernel in ["stored", "chosen"] {
        let table = literals(&module, kernel);
        assert_eq!(table.len(), 6, "nothing, and two functions, 64 bits each");
        assert_eq!(table[..2], [0, 0]);
        assert!(table[2] != 0 && table[4] != 0 && table[3] == 0 && table[5] == 0, "{table:x?}");
    }
    assert!(module.data_of(Space::Literals(symbol(&module, "other"))).is_none());
}

#[test]
fn targets_of_calls_may_be_said_instead_of_a_prototype() {
    let text = format!(
        "{POINTERS} .visible .entry k(.param .u64 x) {{ {START} mov.u64 %d5, three;
        {{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r1;
        list: .calltargets three, seven; call (out), %d5, (in), list; ld.param.b32 %r2, [out]; }}
        st.global.u32 [%d1], %r2; ret; }}"
    );
    let expected: Vec<u32> = (0..32).map(|n| (n & 3) * 3).collect();
    assert_eq!(run(&executable(&text), "k"), expected);
}

#[test]
fn another_name_of_a_function_calls_it() {
    let text = format!(
        "{POINTERS} .visible .func (.param .b32 out) triple(.param .b32 in); .alias triple, three;
        .visible .entry k(.param .u64 x) {{ {START}
        {{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r1; call (out), triple, (in); ld.param.b32 %r2, [out]; }}
        st.global.u32 [%d1], %r2; ret; }}"
    );
    let text = text.replace(".func (.param .b32 out) three", ".visible .func (.param .b32 out) three");
    let expected: Vec<u32> = (0..32).map(|n| (n & 3) * 3).collect();
    assert_eq!(run(&executable(&text), "k"), expected);
}

#[test]
fn functions_of_relocatable_files_have_sections_of_their_own() {
    let text = format!(
        "{POINTERS} .extern .func (.param .b32 out) elsewhere(.param .b32 in);
        .visible .func (.param .b32 out) visible(.param .align 8 .b8 in[24], .param .f32 f) {{ .reg .b32 %r<3>;
        ld.param.b32 %r1, [in+4]; {SWITCH} st.param.b32 [out], %r2; ret; }}
        .visible .entry k(.param .u64 x) {{ {START} mov.u64 %d5, three;
        {{ .param .b32 in; .param .b32 out; st.param.b32 [in], %r1; call (out), elsewhere, (in); ld.param.b32 %r1, [out]; }}
        {{ .param .align 8 .b8 in[24]; .param .f32 f; .param .b32 out; st.param.b32 [in], %r1; st.param.f32 [f], 0f3F800000;
        call (out), visible, (in, f); ld.param.b32 %r1, [out]; }} {CALL}"
    );
    let module = relocatable(&text);
    assert_eq!(module.kind, Kind::Relocatable);
    let compiled: Vec<&str> = module.functions().map(|(_, row, _)| row.name.as_str()).collect();
    assert_eq!(compiled, ["three", "seven", "visible", "k"]);
    assert_eq!(kinds(&module, "k", "elsewhere"), [relocation::CALL]);
    assert_eq!(kinds(&module, "k", "visible"), [relocation::CALL]);
    assert_eq!(kinds(&module, "k", "three"), [relocation::POINTER_LOW_32, relocation::POINTER_HIGH_32]);
    assert!(
        relocations(&module, "k")
            .iter()
            .any(|row| row.kind == relocation::CALL_OFFSET && row.target == Target::Runtime(1))
    );
    assert_eq!(kinds(&module, "visible", "visible.const_opt.0.16"), [relocation::CONSTANT_FIELD]);
    assert_eq!(literals(&module, "visible").len(), 4);
    let table = module.data_of(Space::GlobalInit).expect("the table");
    let pointers: Vec<(u64, u32)> = table.relocations.iter().map(|row| (row.offset, row.kind)).collect();
    assert_eq!(pointers, [(0, relocation::POINTER_64), (16, relocation::POINTER_64)]);
    let k = symbol(&module, "k");
    assert!(module.calls.contains(&(k, symbol(&module, "elsewhere"))));
    let prototype = |index: u32| module.prototypes[index as usize].as_str();
    assert_eq!(module.indirect_callers.iter().map(|row| (row.0, prototype(row.1))).collect::<Vec<_>>(), [(k, "#ii")]);
    let mut addressed: Vec<&str> =
        module.addressed.iter().map(|row| module.symbols[row.0.0 as usize].name.as_str()).collect();
    addressed.sort_unstable();
    assert_eq!(addressed, ["seven", "three"]);
    let of_visible = module.prototyped.iter().find(|row| row.0 == symbol(&module, "visible")).expect("its prototype");
    assert_eq!(prototype(of_visible.1), "#ib24f");
}

#[test]
fn variables_of_relocatable_files_are_left_to_the_linker() {
    let module = relocatable(
        ".extern .global .u32 there; .extern .global .u32 unused; .visible .global .u32 here = 5; .common .global .u32 both;
        .visible .const .u32 bank[2] = {1, 2}; .shared .align 16 .b8 block[64]; .extern .shared .align 8 .b8 rest[];
        .visible .entry k(.param .u64 x) { .reg .b32 %r<9>; .reg .b64 %d<3>; .shared .u32 own[3];
        ld.param.u64 %d1, [x]; ld.global.u32 %r1, [there]; ld.global.u32 %r2, [here+4]; ld.global.u32 %r3, [both];
        ld.const.u32 %r4, [bank+4]; ld.shared.u32 %r5, [block+8]; ld.shared.u32 %r6, [rest]; ld.shared.u32 %r7, [own];
        add.u32 %r1, %r1, %r2; add.u32 %r1, %r1, %r3; add.u32 %r1, %r1, %r4; add.u32 %r1, %r1, %r5; add.u32 %r1, %r1, %r6;
        add.u32 %r1, %r1, %r7; st.global.u32 [%d1], %r1; ret; }
        .visible .global .u64 addresses[4] = {there, bank, generic(bank), k};",
    );
    let address = [relocation::ABSOLUTE_LOW_32, relocation::ABSOLUTE_HIGH_32];
    for name in ["there", "here", "both"] {
        assert_eq!(kinds(&module, "k", name), address, "{name}");
    }
    assert_eq!(kinds(&module, "k", "bank"), [relocation::ABSOLUTE_16_AT_32]);
    for name in ["block", "rest"] {
        assert_eq!(kinds(&module, "k", name), [relocation::ABSOLUTE_32_AT_32], "{name}");
    }
    assert!(module.symbols.iter().all(|row| row.name != "unused"));
    let kind = |name: &str| &module.symbols[symbol(&module, name).0 as usize].kind;
    assert_eq!(*kind("both"), SymbolKind::Common { size: 4, align: 4 });
    assert!(matches!(kind("rest"), SymbolKind::ExternalVariable { space: Space::ModuleShared, size: 0, .. }));
    assert!(matches!(kind("block"), SymbolKind::Variable(row) if row.space == Space::ModuleShared && row.offset == 16));
    let own = module.symbols.iter().find(|row| row.name.starts_with("$__own__")).expect("a variable of the kernel");
    assert!(matches!(&own.kind, SymbolKind::Variable(row) if row.space == Space::Shared(symbol(&module, "k"))));
    let data = module.data_of(Space::GlobalInit).expect("addresses");
    let kinds: Vec<u32> = data.relocations.iter().map(|row| row.kind).collect();
    let expected = [relocation::GENERIC_64, relocation::ABSOLUTE_64, relocation::GENERIC_64, relocation::KERNEL_64];
    assert_eq!(kinds, expected);
}

#[test]
fn addresses_in_constant_memory_are_places_in_executables() {
    let bytes = executable(
        ".const .u32 first = 1; .const .u32 second = 2; .visible .global .u64 places[2] = {second, generic(second)};
        .visible .global .u8 parts[2] = {0xff(first), 0xff00(places)};
        .visible .entry k(.param .u64 x) { .reg .b64 %d<4>; .reg .b32 %r<4>; .reg .pred %p<2>;
        ld.param.u64 %d1, [x]; mov.u64 %d2, places; ld.global.u8 %r1, [parts+1]; cvt.u32.u64 %r2, %d2; shr.u32 %r2, %r2, 8;
        and.b32 %r2, %r2, 255; setp.eq.u32 %p1, %r1, %r2; selp.u32 %r3, 1, 2, %p1; st.global.u32 [%d1], %r3; ret; }
        .visible .global .u64 kernels[1] = {k};",
    );
    assert_eq!(run(&bytes, "k")[0], 1, "the second byte of an address");
    let module = module(&bytes);
    let data = module.data_of(Space::GlobalInit).expect("addresses");
    let warpc_sass::write::module::Contents::Bytes(contents) = &data.contents else { panic!("bytes") };
    assert_eq!(contents[..8], 4u64.to_le_bytes());
    let rows: Vec<(u64, u32)> = data.relocations.iter().map(|row| (row.offset, row.kind)).collect();
    let expected = [(8, relocation::GENERIC_64), (17, relocation::GENERIC_BYTE + 1), (24, relocation::KERNEL_64)];
    assert_eq!(rows, expected);
}

#[test]
fn functions_of_relocatable_files_keep_the_registers_of_their_callers() {
    let loads: String = (1..40).map(|n| format!("ld.volatile.global.u32 %r{n}, [%d1+{}];\n", n * 4)).collect();
    let stores: String = (1..40).map(|n| format!("st.volatile.global.u32 [%d1+{}], %r{n};\n", n * 4)).collect();
    let text = file(&format!(
        ".visible .func f(.param .u64 x) {{ .reg .b32 %r<40>; .reg .b64 %d<3>; ld.param.u64 %d1, [x]; {loads} {stores} ret; }}"
    ));
    let bytes = made(&text, true, Debug::Given).unwrap_or_else(|fault| panic!("{fault}"));
    check(&bytes);
    let text = listing::print(&bytes, listing::Options::default()).expect("a listing");
    let of = |mnemonic: &str| -> Vec<u32> {
        let lines = text.lines().filter(|line| line.contains(&format!(" {mnemonic} ")));
        let number = |line: &str| {
            // The register that is stored or loaded stands by itself; the stack pointer in brackets.
            let register = line.split([' ', ',', ';']).find(|word| word.starts_with('R'));
            register.and_then(|word| word[1..].parse().ok())
        };
        lines.filter_map(number).collect()
    };
    let (mut stored, mut loaded) = (of("STL"), of("LDL"));
    stored.sort_unstable();
    loaded.sort_unstable();
    loaded.dedup();
    assert_eq!(stored, loaded);
    assert!([2, 16, 17, 18, 19, 22, 31, 36, 39].iter().all(|register| stored.contains(register)), "{stored:?}");
    assert!(stored.iter().all(|register| ![0, 3, 15, 20, 21, 32, 35].contains(register)), "{stored:?}");
}

const DESCRIBED: &str = ".version 8.0
.target sm_90, debug
.address_size 64
.file 1 \"a.c\"
.visible .global .u32 counter;
.visible .entry k(.param .u64 x)
{
.local .align 8 .b8 depot[24]; .reg .b32 %r<3>; .reg .b64 %d<3>;
.loc 1 3 0
$begin:
ld.param.u64 %d1, [x];
mov.u64 %d2, depot;
ld.global.u32 %r1, [%d1];
.loc 1 4 0
$inside:
st.local.u32 [%d2+8], %r1;
ld.local.u32 %r2, [%d2+8];
st.global.u32 [counter], %r2;
ret;
$end:
}
.section .debug_abbrev
{
.b8 1, 17, 1, 0, 0, 0
}
.section .debug_info
{
.b32 50
.b8 2, 0
.b32 .debug_abbrev
.b8 8
.b64 $begin
.b64 $end
.b64 counter+4
.b8 3
.b64 depot
.b32 $end-$begin
.b32 $text+1
}
.section .debug_str
{
.b8 7
$text:
.b8 97, 0
}
.section .debug_macinfo { }
";

#[test]
fn descriptions_name_code_and_variables() {
    let bytes = made(DESCRIBED, false, Debug::Code).unwrap_or_else(|fault| panic!("{fault}"));
    check(&bytes);
    let module = module(&bytes);
    let names: Vec<&str> = module.debug.iter().map(|section| section.name.as_str()).collect();
    assert_eq!(
        names,
        [
            ".debug_line",
            ".debug_str",
            ".nv_debug_line_sass",
            ".nv_debug_ptx_txt",
            ".nv_debug_info_reg_sass",
            ".nv_debug_info_reg_type",
            ".debug_abbrev",
            ".debug_info",
        ]
    );
    // The flags name the section with the note of the architecture.
    let cubin = Cubin::read(&bytes).expect("a cubin");
    assert_eq!(cubin.elf.sections[(cubin.elf.flags >> 24) as usize].name, ".note.nv.cuinfo");
    let info = &module.debug[7];
    let k = Target::Symbol(symbol(&module, "k"));
    let rows: Vec<(u64, u32, Target)> = info.relocations.iter().map(|row| (row.offset, row.kind, row.target)).collect();
    let counter = Target::Symbol(symbol(&module, "counter"));
    assert_eq!(rows, [11, 19, 27].map(|at| (at, relocation::ABSOLUTE_64, if at == 27 { counter } else { k })));
    assert_eq!(info.relocations[2].addend, 4);
    let size = (info.relocations[1].addend - info.relocations[0].addend) as u32;
    assert_eq!(info.bytes[44..48], size.to_le_bytes());
    assert_eq!(info.bytes[48..52], 2u32.to_le_bytes());
    // `DW_OP_fbreg -32`, then operations that do nothing: the frame has 32 bytes, the variable lies at its start.
    assert_eq!(info.bytes[35..44], [0x91, 0x60, 0x96, 0x96, 0x96, 0x96, 0x96, 0x96, 0x96]);
    let frame = module.frames.iter().find(|frame| frame.function == symbol(&module, "k")).expect("a frame");
    assert!(frame.changes.contains(&FrameOp::Op(0x0c, vec![0x0500_0001, 32])), "{frame:?}");
}

#[test]
fn relocatable_descriptions_name_sections() {
    let bytes = made(DESCRIBED, true, Debug::Given).unwrap_or_else(|fault| panic!("{fault}"));
    let module = module(&bytes);
    let info = module.debug.iter().find(|section| section.name == ".debug_info").expect("the section");
    let place = |name: &str| module.debug.iter().position(|section| section.name == name).expect("a section") as u32;
    let of_sections: Vec<(u64, Target, i64)> = info
        .relocations
        .iter()
        .filter(|row| row.kind == relocation::ABSOLUTE_32)
        .map(|row| (row.offset, row.target, row.addend))
        .collect();
    let expected =
        [(6, Target::Debug(Some(place(".debug_abbrev"))), 0), (48, Target::Debug(Some(place(".debug_str"))), 2)];
    assert_eq!(of_sections, expected);
    assert!(module.debug.iter().any(|section| section.name.starts_with(".nv_debug_ptx_txt.")));
}

/// Entries of a function in the section of registers: word, name, kind, number, first and last instruction.
fn held(bytes: &[u8], function: &str) -> Vec<(u32, String, u32, u32, u32, u32)> {
    let mut at = 0;
    let number = |at: &mut usize| {
        *at += 4;
        u32::from_le_bytes(bytes[*at - 4..*at].try_into().unwrap())
    };
    let text = |at: &mut usize| {
        let length = bytes[*at..].iter().position(|byte| *byte == 0).expect("an end");
        *at += length + 1;
        String::from_utf8(bytes[*at - length - 1..*at - 1].to_vec()).expect("a name")
    };
    while at < bytes.len() {
        let name = text(&mut at);
        let count = number(&mut at);
        let mut rows = Vec::new();
        for _ in 0..count {
            let (word, register) = (number(&mut at), text(&mut at));
            let place = number(&mut at);
            rows.push((word, register, place >> 24, place & 0xff_ffff, number(&mut at), number(&mut at)));
        }
        if name == function {
            return rows;
        }
    }
    panic!("no function {function}");
}

#[test]
fn registers_are_where_code_has_them() {
    let text = file(
        ".func (.param .b32 out) inner(.param .b32 in) { .reg .b32 %inner<3>;
        ld.param.b32 %inner1, [in]; mul.lo.u32 %inner2, %inner1, 3; st.param.b32 [out], %inner2; ret; }
        .visible .entry k(.param .u64 x) { .reg .b32 %r<9>; .reg .f32 %single; .reg .b64 %d<3>; .reg .pred %p<2>;
        ld.param.u64 %d1, [x]; mov.u32 %r1, %tid.x; mov.u32 %r2, 0;
        AGAIN: setp.ge.u32 %p1, %r2, %r1; @%p1 bra DONE; ld.global.f32 %single, [%d1+4]; st.global.f32 [%d1+8], %single;
        { .param .b32 in; .param .b32 out; st.param.b32 [in], %r2; call (out), inner, (in); ld.param.b32 %r3, [out]; }
        add.u32 %r2, %r2, %r3; add.u32 %r2, %r2, 1; bra AGAIN;
        DONE: st.global.u32 [%d1], %r2; ret; }",
    );
    let bytes = made(&text, false, Debug::Code).unwrap_or_else(|fault| panic!("{fault}"));
    check(&bytes);
    let module = module(&bytes);
    let section = |name: &str| &module.debug.iter().find(|section| section.name == name).expect("the section").bytes;
    let (places, types) = (section(".nv_debug_info_reg_sass"), section(".nv_debug_info_reg_type"));
    let SymbolKind::Function(kernel) = &module.symbols[symbol(&module, "k").0 as usize].kind else {
        panic!("a kernel")
    };
    let inner = module.symbols.iter().find_map(|row| match &row.kind {
        SymbolKind::Inner(inner) => Some(inner.offset as u32),
        _ => None,
    });
    let mut seen = 0;
    for (function, offset) in [("k", 0), ("$k$inner", inner.expect("a function"))] {
        let rows = held(places, function);
        for (_, name, kind, register, start, end) in &rows {
            let letter = if *kind == 2 { 'P' } else { 'R' };
            let line = |at: u32| {
                let at = at + offset;
                warpc_sass::print::line(Arch::Sm90.table(), kernel.words[at as usize / 16], at as u64).expect("a line")
            };
            // A wide register is named by its first word.
            let names = |line: &str| {
                let is_it =
                    |word: &str| word == format!("{letter}{register}") || word == format!("{letter}{}", register & !1);
                line.split(|c: char| !c.is_alphanumeric()).any(is_it)
            };
            assert!(start < end, "{name}");
            // What a caller or a called function left is there already.
            let is_given = *start == 0 || line(start - 16).starts_with("CALL");
            assert!(is_given || names(&line(*start)), "{name} in {letter}{register} from {start:#x}: {}", line(*start));
            assert!(names(&line(*end)), "{name} in {letter}{register} to {end:#x}: {}", line(*end));
            seen += 1;
        }
        let head = function.len() + 5;
        let at = types
            .windows(function.len() + 1)
            .position(|text| text == [function.as_bytes(), &[0]].concat())
            .expect("types");
        for (row, ty) in rows.iter().zip(&types[at + head..]) {
            let expected = match &row.1[..2] {
                "%p" => 16,
                "%d" => 3,
                "%s" => 14,
                _ => 2,
            };
            assert_eq!(*ty, expected, "{}", row.1);
        }
    }
    assert!(seen >= 4, "{seen} places");
}

#[test]
fn spilt_bytes_count_all_registers_of_wide_ones() {
    let loads: String = (1..40).map(|n| format!("ld.volatile.global.u64 %d{n}, [%d0+{}];\n", n * 8)).collect();
    let stores: String = (1..40).map(|n| format!("st.volatile.global.u64 [%d0+{}], %d{n};\n", n * 8)).collect();
    let text = file(&format!(
        ".visible .entry k(.param .u64 x) .maxnreg 32 {{ .reg .b64 %d<40>; ld.param.u64 %d0, [x]; {loads} {stores} ret; }}"
    ));
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let made = assemble(&reading, text.as_bytes(), &Request::new(Arch::Sm90, Settings::default()));
    let assembled = made.unwrap_or_else(|fault| panic!("{fault}"));
    let code = &assembled.module.kernels[0].code;
    let listing = listing::print(&assembled.bytes, listing::Options::default());
    let listing = listing.expect("a listing");
    let bytes = |wide: &str, narrow: &str| {
        8 * listing.matches(wide).count() as u32 + 4 * listing.matches(narrow).count() as u32
    };
    assert_eq!(code.spill_traffic, (bytes(" STL.64 ", " STL "), bytes(" LDL.64 ", " LDL ")));
    assert!(code.spill_traffic.0 > 4 * code.spilt.stores, "{code:?}");
}

const IMAGES: &str = ".global .texref t; .global .surfref u; .extern .global .texref far;
    .func (.reg .b32 out) texel() { .reg .f32 %f<5>; mov.f32 %f0, 0f00000000;
        tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [far, {%f0, %f0}]; mov.b32 out, %f1; ret; }
    .visible .entry k(.param .u64 p, .param .texref own) { .reg .b64 %d; .reg .b32 %r<3>; .reg .f32 %f<5>;
        ld.param.u64 %d, [p]; mov.f32 %f0, 0f00000000; call (%r1), texel, ();
        tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [t, {%f0, %f0}]; st.global.f32 [%d], %f1;
        tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [own, {%f0, %f0}]; st.global.f32 [%d], %f2;
        txq.width.b32 %r2, [t]; st.global.b32 [%d], %r2;
        sust.b.2d.b32.trap [u, {0, 0}], %r1; ret; }";

#[test]
fn numbers_of_images_in_relocatable_files_are_places_that_the_linker_knows() {
    let module = relocatable(IMAGES);
    for (function, image, places) in [("k", "t", 2), ("k", "own", 1), ("k", "u", 1), ("texel", "far", 1)] {
        assert_eq!(kinds(&module, function, image), vec![relocation::CONSTANT_FIELD; places], "{image}");
        let kind = &module.symbols[symbol(&module, image).0 as usize].kind;
        assert!(
            matches!(kind, SymbolKind::Image { parameter_of, .. } if parameter_of.is_some() == (image == "own")),
            "{image}"
        );
    }
    assert!(!module.data.iter().any(|data| matches!(data.space, Space::Parameters(_))), "the linker makes the words");
}

#[test]
fn executables_and_relocatable_files_say_what_samplers_do() {
    let text = ".version 8.0\n.target sm_90, texmode_independent\n.address_size 64\n
        .global .samplerref plain;
        .global .samplerref full = { addr_mode_0 = clamp_to_border, addr_mode_1 = mirror, addr_mode_2 = 9, filter_mode = linear };
        .global .samplerref many[2] = { { addr_mode_0 = wrap }, { addr_mode_0 = mirror } };
        .global .samplerref texels = { addr_mode_1 = wrap, filter_mode = nearest, force_unnormalized_coords = 1 };
        .visible .entry k() { ret; }";
    for is_relocatable in [false, true] {
        let module = module(&made(text, is_relocatable, Debug::Given).unwrap_or_else(|fault| panic!("{fault}")));
        let said: Vec<_> = module.samplers.iter().map(|row| (row.symbol, row.modes, row.unnormalized)).collect();
        let unset = [0xff; 4];
        assert_eq!(said[0], (symbol(&module, "plain"), unset, None));
        assert_eq!(said[1], (symbol(&module, "full"), [4, 1, 0xff, 1], None));
        assert_eq!(said[2], (symbol(&module, "texels"), [0xff, 0, 0xff, 0], Some(1)));
        assert_eq!((said.len(), module.has_samplers), (3, true));
    }
}

#[test]
fn callers_of_what_may_wait_have_no_regions_in_relocatable_files() {
    let kernel = |functions: &str, call: &str| {
        let text = format!(
            "{functions} .visible .entry k(.param .u64 p) {{ .reg .b64 %d; .reg .b32 %t; .reg .pred %p; ld.param.u64 %d, [p];
            mov.u32 %t, %tid.x; setp.ne.u32 %p, %t, 0; @%p bra E; {call} st.global.b32 [%d], %t; E: st.global.b32 [%d+4], %t; ret; }}"
        );
        let bytes = made(&file(&text), true, Debug::Given).unwrap_or_else(|fault| panic!("{fault}"));
        listing::print(&bytes, listing::Options::default()).expect("a listing").matches("BSSY").count()
    };
    let waits = ".func f() { barrier.sync 0; ret; }";
    assert_eq!(kernel(waits, "call f, ();"), 0);
    assert_eq!(kernel(&format!("{waits} .func g() {{ call f, (); ret; }}"), "call g, ();"), 0, "behind another one");
    assert_eq!(kernel(waits, ""), 1, "nobody calls it");
    assert_eq!(kernel(".func f() { bar.warp.sync 3; ret; }", "call f, ();"), 0);
    assert_eq!(kernel(".func f() { bar.sync 0; ret; }", "call f, ();"), 1, "for whole warps");
    assert_eq!(kernel(".func f() { membar.cta; ret; }", "call f, ();"), 1);
    assert_eq!(kernel(".extern .func f();", "call f, ();"), 0, "nobody knows");
    let free = ".extern .func free(.param .b64 a);";
    let call = "{ .param .b64 a; st.param.b64 [a], %d; call free, (a); }";
    assert_eq!(kernel(free, call), 1, "functions of the driver wait for nobody");
}
