//! Fields of descriptors of tensors: which bits an instruction changes, run. The places are those of the vendor's code for sm_90.

use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch as Places;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;

/// Bits that change: the word, the mask, the value.
type Change = (usize, u32, u32);

/// Runs one statement on a descriptor whose bytes are all `fill`.
fn after(statement: &str, fill: u8) -> Vec<u32> {
    let text = format!(
        ".version 8.8\n.target sm_90a\n.address_size 64\n.visible .entry kernel(.param .u64 p)\n{{\n.reg .b64 %d<3>; .reg .b32 %r<3>;\n\
         ld.param.u64 %d1, [p];\nmov.b64 %d2, 0x123456789abcdef0;\nmov.b32 %r1, 6;\n{statement}\nret;\n}}\n"
    );
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let module = compile::module(&reading.rows, Places::of(Arch::Sm90), &Settings::default());
    let module = module.unwrap_or_else(|failures| panic!("{}", failures[0].fault));
    let program = Program::of_words(Arch::Sm90, &module.kernels[0].code.words, &[8], 0);
    let launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [1; 3],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![vec![fill; 128]],
        ..Launch::default()
    };
    let got = program.run(&launch, Mode::default()).result;
    assert!(got.error.is_none(), "{statement}: {:?}", got.error);
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("4 bytes"));
    got.buffers[0].chunks(4).map(word).collect()
}

fn check(field: &str, ty: &str, operands: &str, changes: &[Change]) {
    for space in [".global", ""] {
        let statement = format!("tensormap.replace.tile.{field}{space}.b1024.{ty} [%d1], {operands};");
        for fill in [0u8, 0xff] {
            let mut wanted = vec![u32::from_le_bytes([fill; 4]); 32];
            for &(word, mask, value) in changes {
                wanted[word] = wanted[word] & !mask | value & mask;
            }
            assert_eq!(after(&statement, fill), wanted, "{statement}");
        }
    }
}

#[test]
fn sizes_and_steps() {
    for n in 0..5u32 {
        let at = n as usize;
        check("global_dim", "b32", &format!("{n}, %r1"), &[(8 + at, u32::MAX, 5)]);
        check("element_stride", "b32", &format!("{n}, %r1"), &[(13, 7 << (3 * n), 5 << (3 * n))]);
        let (word, shift) = if n == 0 { (13, 24) } else { (14, 8 * (n - 1)) };
        check("box_dim", "b32", &format!("{n}, %r1"), &[(word, 0xff << shift, 5 << shift)]);
        if n < 4 {
            // 0x123456789abcdef0, in units of 16 bytes.
            let changes = [(3 + at, u32::MAX, 0x89ab_cdef), (7, 0xf << (4 * n), 7 << (4 * n))];
            check("global_stride", "b64", &format!("{n}, %d2"), &changes);
        }
    }
    check("global_address", "b64", "%d2", &[(0, u32::MAX, 0x9abc_def0), (1, u32::MAX, 0x1234_5678)]);
    check("rank", "b32", "%r1", &[(2, 0x70, 6 << 4)]);
}

#[test]
fn forms() {
    for n in 0..11 {
        check("elemtype", "b32", &n.to_string(), &[(2, 0x780, n << 7)]);
    }
    check("elemtype", "b32", "11", &[(2, 0x1_0780, 0x1_0380)]);
    for n in 0..4 {
        check("swizzle_mode", "b32", &n.to_string(), &[(2, 0x40_6000, n << 13)]);
    }
    for n in 0..3 {
        check("interleave_layout", "b32", &n.to_string(), &[(2, 0x1800, n << 11)]);
    }
    for n in 0..2 {
        check("fill_mode", "b32", &n.to_string(), &[(2, 0x8000, n << 15)]);
    }
}
