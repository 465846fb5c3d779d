//! Cubins written: a file of ptxas that comes back byte for byte, and a module made by hand.

use warpc_sass::cubin::{Cubin, attribute};
use warpc_sass::write::module::*;
use warpc_sass::write::{self, CubinModule, ReadError, WriteError, frame};
use warpc_sass::{Arch, listing};

/// What ptxas 13.0.88 wrote for `tests/data/kernels.ptx`, as hexadecimal text of 32 bytes a line.
fn file() -> Vec<u8> {
    let text = include_str!("data/kernels.cubin.hex");
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    digits.chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

#[test]
fn a_cubin_of_ptxas_is_written_again_byte_for_byte() {
    let module = write::read(&file()).unwrap();
    assert!(module.functions().count() > 1);
    assert_eq!(write::write(&module).unwrap(), file());
}

#[test]
fn a_damaged_cubin_is_refused_or_written_but_never_a_panic() {
    let file = file();
    for at in 0..file.len() {
        let mut damaged = file.clone();
        damaged[at] = if at % 2 == 0 { 0xff } else { 0 };
        if let Ok(module) = write::read(&damaged) {
            let _ = write::write(&module);
        }
    }
    for length in 0..64 {
        assert!(write::read(&file[..length]).is_err());
    }
}

/// `EXIT`, a branch to itself, and `NOP`, as ptxas writes them for sm_90.
const EXIT: u128 = 0x000fea0003800000_000000000000794d;
const STOP: u128 = 0x000fc0000383ffff_fffffffc00fc7947;
const NOP: u128 = 0x000fc00000000000_0000000000007918;

/// A kernel with one parameter, a variable that it names, and a function of another file.
fn by_hand(arch: Arch, kind: Kind) -> CubinModule {
    let kernel = SymbolId(0);
    let mut words = vec![EXIT, STOP];
    words.resize(8, NOP);
    let function = Function {
        is_entry: true,
        size: 128,
        words,
        registers: 12,
        frame_size: 16,
        min_stack_size: 16,
        parameters: vec![Parameter { ordinal: 0, offset: 0, size: 8, pointer: 0x500 }],
        parameter_bytes: 8,
        max_threads: Some([128, 1, 1]),
        max_registers: Some(64),
        barriers: 2,
        exits: vec![0],
        externals: vec![SymbolId(3)],
        has_convergence_stack: true,
        attributes: vec![(attribute::COOP_GROUP_INSTR_OFFSETS, vec![16, 0, 0, 0])],
        ..Function::default()
    };
    let variable = |space, offset, size| SymbolKind::Variable(Variable { space, offset, size });
    let row = |name: &str, binding, kind| SymbolRow { name: name.into(), binding, kind };
    let address = Reloc { offset: 0, kind: 2, target: Target::Symbol(SymbolId(2)), addend: 0 };
    let mut data = vec![
        DataSection {
            space: Space::GlobalInit,
            align: 4,
            has_symbol: true,
            contents: Contents::Bytes(vec![1, 2, 3, 4]),
            relocations: Vec::new(),
            emptied: None,
        },
        DataSection {
            space: Space::Shared(kernel),
            align: 16,
            has_symbol: true,
            contents: Contents::Zeros(1056),
            relocations: Vec::new(),
            emptied: None,
        },
    ];
    if kind == Kind::Executable {
        data.push(DataSection {
            space: Space::Addresses,
            align: 8,
            has_symbol: true,
            contents: Contents::Bytes(vec![0; 8]),
            relocations: vec![address],
            emptied: None,
        });
    }
    CubinModule {
        arch,
        accelerated: arch == Arch::Sm90,
        kind,
        tool: Tool {
            name: "ptxas".into(),
            version: "Cuda compilation tools, release 13.0, V13.0.88".into(),
            build: "Build warpc".into(),
            options: "-O 0 -arch sm_90a ".into(),
        },
        isa_class: if arch >= Arch::Sm90 { 1 } else { 0 },
        finalizer_features: 0,
        tensor_maps: 0,
        has_samplers: false,
        samplers: Vec::new(),
        symbols: vec![
            row("kernel", Binding::Global, SymbolKind::Function(Box::new(function))),
            row("hidden", Binding::Local, variable(Space::GlobalInit, 2, 2)),
            row("table", Binding::Global, variable(Space::GlobalInit, 0, 4)),
            row("vprintf", Binding::Global, SymbolKind::ExternalFunction),
        ],
        data,
        calls: vec![(kernel, SymbolId(3))],
        addressed: Vec::new(),
        indirect_callers: Vec::new(),
        address_users: Vec::new(),
        compiled: vec![Compiled { function: kernel, symbols: 4 }],
        prototypes: Vec::new(),
        prototyped: Vec::new(),
        frames: vec![frame::usual(kernel, true, 128, 0, 16)],
        debug: Vec::new(),
    }
}

#[test]
fn a_module_made_by_hand_comes_back() {
    for arch in Arch::ALL {
        for kind in [Kind::Executable, Kind::Relocatable] {
            let module = by_hand(arch, kind);
            let file = write::write(&module).unwrap();
            let mut back = write::read(&file).unwrap();
            back.data.sort_by_key(|data| module.data.iter().position(|own| own.space == data.space));
            // What is said for the other kind of file is not in this one.
            let mut expected = module.clone();
            if let SymbolKind::Function(function) = &mut expected.symbols[0].kind
                && kind == Kind::Relocatable
            {
                function.min_stack_size = 0;
            }
            assert_eq!(back, expected, "{arch:?} {kind:?}");
            assert_eq!(write::write(&back).unwrap(), file);
        }
    }
}

#[test]
fn the_reader_and_the_listing_find_what_was_written() {
    let file = write::write(&by_hand(Arch::Sm90, Kind::Executable)).unwrap();
    let cubin = Cubin::read(&file).unwrap();
    assert_eq!((cubin.arch, cubin.is_accelerated()), (Arch::Sm90, true));
    let section = cubin.elf.section(".nv.info.kernel").unwrap();
    let codes: Vec<u8> = cubin.attributes(section).unwrap().iter().map(|attribute| attribute.code).collect();
    assert_eq!(codes, [0x37, 0x17, 0x50, 0x1b, 0x4c, 0x0f, 0x5f, 0x28, 0x1c, 0x05, 0x1e, 0x19, 0x0a, 0x36]);
    assert_eq!(cubin.elf.section(".nv.constant0.kernel").unwrap().size, 0x218);
    assert_eq!(cubin.elf.section(".nv.shared.kernel").unwrap().size, 1056);
    let text = listing::print(&file, listing::Options::default()).unwrap();
    for line in [".global         kernel", "EXIT", "BRA `(.L_x_0)", ".type\t\tvprintf,@function"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn a_module_that_no_cubin_can_hold_is_refused() {
    let refused = |change: &dyn Fn(&mut CubinModule)| {
        let mut module = by_hand(Arch::Sm90, Kind::Executable);
        change(&mut module);
        write::write(&module).unwrap_err()
    };
    fn kernel(module: &mut CubinModule) -> &mut Function {
        match &mut module.symbols[0].kind {
            SymbolKind::Function(function) => function,
            _ => unreachable!(),
        }
    }
    let error = refused(&|module| kernel(module).parameter_bytes = 70_000);
    assert_eq!(error, WriteError::Parameters { bytes: 70_000 });
    let error = refused(&|module| kernel(module).attributes.push((0xee, vec![])));
    assert_eq!(error, WriteError::Attribute { code: 0xee });
    let error = refused(&|module| module.calls.push((SymbolId(9), SymbolId(0))));
    assert_eq!(error, WriteError::Symbol { symbol: SymbolId(9) });
    let error = refused(&|module| module.compiled[0].function = SymbolId(1));
    assert_eq!(error, WriteError::NotCompiled { symbol: SymbolId(1) });
    let error = refused(&|module| module.data[1].align = 24);
    assert_eq!(error, WriteError::Align { align: 24 });
    let target = Target::Space(Space::Constant);
    let error = refused(&|module| module.data[2].relocations[0].target = target);
    assert_eq!(error, WriteError::Target { target });
    assert!(matches!(write::read(b"no cubin"), Err(ReadError::Cubin(_))));
}
