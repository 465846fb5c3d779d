//! Products of a warp whose operands need care: quarters of a warp, and sparse matrices with places that are some. Numbers are small, so that
//! sums are exact: run in the interpreter of SASS and in that of PTX, equal bit for bit. `WARPC_PTXAS` names an assembler whose cubins are
//! compared, too.

use std::fmt::Write;
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;

/// Bytes of each lane: 32 words of operands, then 8 of results.
const PART: usize = 256;
const RESULTS: usize = 128;

/// A product: its name, types and registers of D, A, B and C, and for sparse ones the bits of an element and the selector.
struct Product {
    name: String,
    types: [&'static str; 4],
    registers: [usize; 4],
    sparse: Option<usize>,
}

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }
    /// A register of small numbers of a type.
    fn register(&mut self, ty: &str) -> u32 {
        let mut pack = |bits: u32, number: &mut dyn FnMut(&mut Numbers) -> u32| {
            (0..32 / bits).fold(0, |word, n| word | number(self) << (bits * n))
        };
        let small = |numbers: &mut Numbers| numbers.below(9) as i32 - 4;
        let half = |value: i32| {
            let bits = (value as f32).to_bits();
            if value == 0 { 0 } else { bits >> 16 & 0x8000 | ((bits >> 23 & 255) - 112) << 10 | bits >> 13 & 0x3ff }
        };
        match ty {
            "f32" | "tf32" => (small(self) as f32).to_bits(),
            "s32" => (small(self) * 1000) as u32,
            "f16" => pack(16, &mut |numbers| half(small(numbers))),
            "bf16" => pack(16, &mut |numbers| (small(numbers) as f32).to_bits() >> 16),
            // 0, ±1, ±1.5, ±2 and so on.
            "e4m3" => pack(8, &mut |numbers| [0, 0x38, 0xb8, 0x3c, 0xbc, 0x40, 0xc0][numbers.below(7) as usize]),
            "e5m2" => pack(8, &mut |numbers| [0, 0x3c, 0xbc, 0x3e, 0xbe, 0x40, 0xc0][numbers.below(7) as usize]),
            _ => self.below(1 << 32) as u32,
        }
    }
    /// Places of eight groups of numbers of a sparse matrix.
    fn places(&mut self, bits: usize) -> u32 {
        let list: &[u32] =
            if bits == 32 { &[0b0100, 0b1110] } else { &[0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110] };
        (0..8).fold(0, |word, n| word | list[self.below(list.len() as u64) as usize] << (4 * n))
    }
}

fn letter(ty: &str) -> &'static str {
    if ty == "f32" { "%f" } else { "%r" }
}

/// The vendor's cubin of a text.
fn vendor(ptxas: &str, level: &str, text: &str) -> Vec<u8> {
    let test = std::thread::current().name().unwrap_or_default().to_string();
    let stem = std::env::temp_dir().join(format!("{test}-{}-{level}", std::process::id()));
    let (from, to) = (stem.with_extension("ptx"), stem.with_extension("cubin"));
    std::fs::write(&from, text).expect("a file");
    let done = std::process::Command::new(ptxas).args(["-arch", "sm_90a", level, "-o"]).args([&to, &from]).output();
    assert!(done.expect("an assembler").status.success(), "{text}");
    std::fs::read(&to).expect("a cubin")
}

fn check(product: &Product, selector: usize) {
    let Product { name, types, registers, sparse } = product;
    let mut text = String::from(
        ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry kernel(.param .u64 p)\n{\n\
         .reg .b32 %t, %r<90>; .reg .f32 %f<90>; .reg .b64 %d<4>;\nld.param.u64 %d1, [p];\nmov.u32 %t, %tid.x;\n\
         mul.wide.u32 %d2, %t, 256;\nadd.s64 %d1, %d1, %d2;\n",
    );
    let mut lists = Vec::new();
    let mut at = 0;
    let mut kinds = Vec::new();
    for which in 0..4 {
        let names: Vec<String> =
            (0..registers[which]).map(|n| format!("{}{}", letter(types[which]), 20 * which + n)).collect();
        for name in names.iter().filter(|_| which > 0) {
            let _ = writeln!(text, "ld.global.b32 {name}, [%d1+{at}];");
            kinds.push(types[which]);
            at += 4;
        }
        lists.push(format!("{{{}}}", names.join(", ")));
    }
    let mut operands = lists.join(", ");
    if sparse.is_some() {
        let _ = writeln!(text, "ld.global.b32 %r89, [%d1+{at}];");
        let _ = write!(operands, ", %r89, {selector}");
    }
    let _ = writeln!(text, "{name}.{} {operands};", types.join("."));
    for n in 0..registers[0] {
        let _ = writeln!(text, "st.global.b32 [%d1+{}], {}{n};", RESULTS + 4 * n, letter(types[0]));
    }
    text += "ret;\n}\n";
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "matrices.ptx");
    let cubin = assemble(&reading, text.as_bytes(), &Request::new(Arch::Sm90, Settings::default()));
    let mut cubins = vec![cubin.unwrap_or_else(|fault| panic!("{fault:?}\n{text}")).bytes];
    if let Ok(ptxas) = std::env::var("WARPC_PTXAS") {
        cubins.extend(["-O0", "-O3"].map(|level| vendor(&ptxas, level, &text)));
    }
    for seed in 1..4 {
        let mut numbers = Numbers(seed);
        let mut buffer = Vec::new();
        for _ in 0..32 {
            let mut words: Vec<u32> = kinds.iter().map(|ty| numbers.register(ty)).collect();
            words.extend(sparse.map(|bits| numbers.places(bits)));
            words.resize(PART / 4, 0);
            buffer.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        }
        let launch = Launch {
            kernel: "kernel".into(),
            grid: [1; 3],
            block: [32, 1, 1],
            args: vec![Arg::Buffer { index: 0, offset: 0 }],
            buffers: vec![buffer],
            ..Launch::default()
        };
        let meant = warpc_ptx::interp::load(&reading).expect("the module is laid out").run(&launch);
        assert!(meant.error.is_none(), "PTX: {:?}\n{text}", meant.error);
        let runs = cubins.iter().enumerate().flat_map(|(n, cubin)| [(n, cubin, false), (n, cubin, true)]);
        for (number, cubin, adversarial) in runs {
            let program = Program::read(cubin).expect("a cubin");
            let got = program.run(&launch, Mode { adversarial }).result;
            assert!(got.error.is_none(), "SASS: {:?}\n{text}", got.error);
            let at = (0..PART * 32).find(|&at| meant.buffers[0][at] != got.buffers[0][at]);
            let (lane, byte) = (at.unwrap_or(0) / PART, at.unwrap_or(0) % PART);
            assert!(at.is_none(), "cubin {number}, late {adversarial}: lane {lane}, byte {byte}\n{text}");
        }
        let results = meant.buffers[0].chunks(PART).flat_map(|part| &part[RESULTS..]);
        assert!(results.into_iter().any(|&byte| byte != 0), "a product that leaves nothing proves nothing\n{text}");
    }
}

#[test]
fn quarters_of_a_warp_multiply_halves() {
    for a in ["row", "col"] {
        for b in ["row", "col"] {
            for (d, c) in [("f16", "f16"), ("f32", "f16"), ("f32", "f32")] {
                let count = |ty: &str| if ty == "f16" { 4 } else { 8 };
                let name = format!("mma.sync.aligned.m8n8k4.{a}.{b}");
                let product =
                    Product { name, types: [d, "f16", "f16", c], registers: [count(d), 2, 2, count(c)], sparse: None };
                check(&product, 0);
            }
        }
    }
}

#[test]
fn sparse_matrices_multiply() {
    // Shape, types of D and both factors, registers of D, A and B, bits of an element, selectors.
    #[rustfmt::skip]
    let rows: &[(&str, [&'static str; 3], [usize; 3], usize, usize)] = &[
        ("m16n8k16", ["f16", "f16", "f16"], [2, 2, 2], 16, 4),
        ("m16n8k16", ["f32", "f16", "f16"], [4, 2, 2], 16, 4),
        ("m16n8k16", ["f32", "bf16", "bf16"], [4, 2, 2], 16, 4),
        ("m16n8k32", ["f16", "f16", "f16"], [2, 4, 4], 16, 2),
        ("m16n8k32", ["f32", "f16", "f16"], [4, 4, 4], 16, 2),
        ("m16n8k32", ["f32", "bf16", "bf16"], [4, 4, 4], 16, 2),
        ("m16n8k8", ["f32", "tf32", "tf32"], [4, 2, 2], 32, 4),
        ("m16n8k16", ["f32", "tf32", "tf32"], [4, 4, 4], 32, 2),
        ("m16n8k32", ["s32", "s8", "u8"], [4, 2, 2], 8, 2),
        ("m16n8k64", ["s32", "u8", "s8"], [4, 4, 4], 8, 1),
        ("m16n8k64", ["s32", "s4", "s4"], [4, 2, 2], 4, 2),
        ("m16n8k64", ["s32", "u4", "s4"], [4, 2, 2], 4, 2),
        ("m16n8k128", ["s32", "s4", "u4"], [4, 4, 4], 4, 1),
        ("m16n8k128", ["s32", "u4", "u4"], [4, 4, 4], 4, 1),
        ("m16n8k64", ["f32", "e4m3", "e4m3"], [4, 4, 4], 8, 1),
        ("m16n8k64", ["f32", "e4m3", "e5m2"], [4, 4, 4], 8, 1),
        ("m16n8k64", ["f32", "e5m2", "e4m3"], [4, 4, 4], 8, 1),
        ("m16n8k64", ["f32", "e5m2", "e5m2"], [4, 4, 4], 8, 1),
    ];
    for &(shape, [d, a, b], [of_d, of_a, of_b], bits, selectors) in rows {
        for selector in 0..selectors {
            for sp in ["sp", "sp::ordered_metadata"] {
                let limits = if d == "s32" && selector > 0 { ".satfinite" } else { "" };
                let name = format!("mma.{sp}.sync.aligned.{shape}.row.col{limits}");
                let registers = [of_d, of_a, of_b, of_d];
                check(&Product { name, types: [d, a, b, d], registers, sparse: Some(bits) }, selector);
            }
        }
    }
}
