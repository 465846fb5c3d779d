//! Matrices of a warp: whole products, from loads to stores, in the interpreter of SASS and in that of PTX, equal bit for bit.

use std::fmt::Write;
use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch as Places;
use warpc_emulate::{Mode, Program};
use warpc_interp::{Arg, Launch};
use warpc_sass::Arch;

/// Bytes of each matrix.
const MATRIX: usize = 4096;

/// A product: types of A and B, of C, of D; the shape, and registers of A, B, C and D.
#[derive(Clone, Copy, Debug)]
struct Product {
    factor: &'static str,
    c: &'static str,
    d: &'static str,
    shape: &'static str,
    registers: [usize; 4],
}

const fn product(
    factor: &'static str,
    c: &'static str,
    d: &'static str,
    shape: &'static str,
    registers: [usize; 4],
) -> Product {
    Product { factor, c, d, shape, registers }
}

/// The letter of registers of a type.
fn letter(ty: &str) -> &'static str {
    match ty {
        "f32" => "%f",
        "f64" => "%g",
        _ => "%r",
    }
}

/// `{%r1, %r2}`
fn vector(ty: &str, first: usize, count: usize) -> String {
    let names: Vec<String> = (first..first + count).map(|n| format!("{}{n}", letter(ty))).collect();
    format!("{{{}}}", names.join(", "))
}

/// The name of a product.
fn name(product: Product, layouts: [&str; 2], option: &str) -> String {
    let Product { factor, c, d, shape, .. } = product;
    let [a, b] = layouts;
    match factor {
        "f16" => format!("wmma.mma.sync.aligned.{a}.{b}.{shape}.{d}.{c}"),
        "f64" => format!("wmma.mma.sync.aligned.{a}.{b}.{shape}{option}.f64.f64.f64.f64"),
        "b1" => format!("wmma.mma{option}.popc.sync.aligned.{a}.{b}.{shape}.s32.b1.b1.s32"),
        _ => format!("wmma.mma.sync.aligned.{a}.{b}.{shape}.{d}.{factor}.{factor}.{c}{option}"),
    }
}

/// A kernel of one product: matrices lie in one buffer, or in shared memory.
fn kernel(product: Product, layouts: [&str; 4], option: &str, strides: Option<u32>, space: &str) -> String {
    let Product { factor, c, d, shape, registers } = product;
    let mut text = String::from(
        ".version 8.8\n.target sm_90a\n.address_size 64\n.shared .align 32 .b8 sv[16384];\n.visible .entry kernel(.param .u64 p)\n{\n\
         .reg .pred %p<3>; .reg .b32 %r<60>; .reg .f32 %f<60>; .reg .b64 %d<9>; .reg .f64 %g<60>;\n\
         ld.param.u64 %d1, [p];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %d2, %r1, 512;\nadd.s64 %d3, %d1, %d2;\n\
         mov.u64 %d4, sv;\nadd.s64 %d5, %d4, %d2;\n",
    );
    let base = match space {
        ".shared" => {
            (0..512).step_by(8).for_each(|at| {
                let _ = writeln!(text, "ld.global.b64 %d6, [%d3+{at}];\nst.shared.b64 [%d5+{at}], %d6;");
            });
            text += "bar.sync 0;\n";
            "%d4"
        }
        _ => "%d1",
    };
    let stride = match strides {
        Some(stride) => {
            let _ = writeln!(text, "mov.u32 %r2, {stride};");
            ", %r2"
        }
        None => "",
    };
    let [of_a, of_b, of_c, of_d] = registers;
    let vectors = [vector(factor, 10, of_a), vector(factor, 20, of_b), vector(c, 30, of_c), vector(d, 40, of_d)];
    for (n, (which, ty)) in [("a", factor), ("b", factor), ("c", c)].into_iter().enumerate() {
        let (layout, at) = (layouts[n], n * MATRIX);
        let to = &vectors[n];
        let _ =
            writeln!(text, "wmma.load.{which}.sync.aligned.{layout}.{shape}{space}.{ty} {to}, [{base}+{at}]{stride};");
    }
    let [a, b, c_vector, d_vector] = &vectors;
    let _ = writeln!(text, "{} {d_vector}, {a}, {b}, {c_vector};", name(product, [layouts[0], layouts[1]], option));
    let (layout, at) = (layouts[3], 3 * MATRIX);
    let _ = writeln!(text, "wmma.store.d.sync.aligned.{layout}.{shape}{space}.{d} [{base}+{at}], {d_vector}{stride};");
    if space == ".shared" {
        text += "bar.sync 0;\n";
        (0..512).step_by(8).for_each(|at| {
            let _ = writeln!(text, "ld.shared.b64 %d6, [%d5+{at}];\nst.global.b64 [%d3+{at}], %d6;");
        });
    }
    text + "ret;\n}\n"
}

/// Small numbers of a type, whose sums are exact.
fn fill(bytes: &mut [u8], ty: &str, state: &mut u64) {
    let mut next = || {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *state >> 33
    };
    let size = match ty {
        "f16" | "bf16" => 2,
        "f32" | "tf32" => 4,
        "f64" => 8,
        _ => 1,
    };
    for place in bytes.chunks_mut(size) {
        let number = (next() % 9) as f32 - 4.0;
        match ty {
            // Powers of two.
            "f16" => place.copy_from_slice(
                &((0x3800u16 + (next() % 4) as u16 * 0x400) | ((next() as u16 & 1) << 15)).to_le_bytes(),
            ),
            "bf16" => place.copy_from_slice(&((number.to_bits() >> 16) as u16).to_le_bytes()),
            "f32" | "tf32" => place.copy_from_slice(&number.to_le_bytes()),
            "f64" => place.copy_from_slice(&f64::from(number).to_le_bytes()),
            _ => place[0] = next() as u8,
        }
    }
}

/// Runs a kernel both ways.
fn same(product: Product, text: &str) -> Result<(), String> {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
    let module = compile::module(&reading.rows, Places::of(Arch::Sm90), &Settings::default());
    let module = module.map_err(|failures| failures[0].fault.to_string())?;
    let ours = Program::of_words(Arch::Sm90, &module.kernels[0].code.words, &[8], 4 * MATRIX as u32 + 1024);
    let theirs = warpc_ptx::interp::load(&reading).map_err(|_| "the interpreter of PTX does not load it")?;
    let mut buffer = vec![0u8; 4 * MATRIX];
    let mut state = 7;
    for (matrix, ty) in buffer.chunks_mut(MATRIX).zip([product.factor, product.factor, product.c]) {
        fill(matrix, ty, &mut state);
    }
    let mut launch = Launch {
        kernel: "kernel".into(),
        grid: [1; 3],
        block: [32, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![buffer],
        ..Launch::default()
    };
    launch.options.max_steps = 1_000_000;
    let wanted = theirs.run(&launch);
    let got = ours.run(&launch, Mode::default()).result;
    match (wanted.error, got.error) {
        (None, None) => {}
        (wanted, got) => return Err(format!("PTX: {wanted:?}, SASS: {got:?}")),
    }
    let (wanted, got) = (&wanted.buffers[0], &got.buffers[0]);
    if wanted[3 * MATRIX..].iter().all(|&byte| byte == 0) {
        return Err("nothing was stored".into());
    }
    match (0..wanted.len()).find(|&at| wanted[at] != got[at]) {
        Some(at) => Err(format!("byte {at}: PTX {:#x}, SASS {:#x}", wanted[at], got[at])),
        None => Ok(()),
    }
}

/// All layouts, with and without a stride, in all spaces.
fn all(products: &[Product], factor_layouts: &[[&str; 2]], options: &[&str]) {
    let mut failures = Vec::new();
    for (n, &product) in products.iter().enumerate() {
        for (m, &[a, b]) in factor_layouts.iter().enumerate() {
            for (k, &option) in options.iter().enumerate() {
                for (c, d) in [("row", "col"), ("col", "row")] {
                    let turn = n + m + k + usize::from(c == "row");
                    let space = [".global", "", ".shared"][turn % 3];
                    // 4,096 bytes are 16 lines of 64 at least.
                    let strides =
                        if turn % 2 == 0 { None } else { Some(if product.factor == "b1" { 128 } else { 32 }) };
                    let text = kernel(product, [a, b, c, d], option, strides, space);
                    if let Err(why) = same(product, &text) {
                        failures.push(format!("{product:?} {a} {b} {c} {d} {option} {strides:?} {space}: {why}"));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
}

const LAYOUTS: [[&str; 2]; 4] = [["row", "row"], ["row", "col"], ["col", "row"], ["col", "col"]];

#[test]
fn products_of_halves() {
    let mut products = Vec::new();
    for shape in ["m16n16k16", "m8n32k16", "m32n8k16"] {
        for (c, of_c) in [("f16", 4), ("f32", 8)] {
            for (d, of_d) in [("f16", 4), ("f32", 8)] {
                products.push(product("f16", c, d, shape, [8, 8, of_c, of_d]));
            }
        }
    }
    all(&products, &LAYOUTS, &[""]);
}

#[test]
fn products_of_other_floats() {
    let products = [
        product("bf16", "f32", "f32", "m16n16k16", [4, 4, 8, 8]),
        product("bf16", "f32", "f32", "m8n32k16", [2, 8, 8, 8]),
        product("bf16", "f32", "f32", "m32n8k16", [8, 2, 8, 8]),
        product("tf32", "f32", "f32", "m16n16k8", [4, 4, 8, 8]),
    ];
    all(&products, &LAYOUTS, &[""]);
    let double = product("f64", "f64", "f64", "m8n8k4", [1, 1, 2, 2]);
    all(&[double], &LAYOUTS, &["", ".rn", ".rz", ".rm", ".rp"]);
}

#[test]
fn products_of_bytes() {
    let mut products = Vec::new();
    for factor in ["s8", "u8"] {
        for (shape, of_a, of_b) in [("m16n16k16", 2, 2), ("m8n32k16", 1, 4), ("m32n8k16", 4, 1)] {
            products.push(product(factor, "s32", "s32", shape, [of_a, of_b, 8, 8]));
        }
    }
    all(&products, &LAYOUTS, &["", ".satfinite"]);
}

#[test]
fn products_of_nibbles() {
    let of = |factor| product(factor, "s32", "s32", "m8n8k32", [1, 1, 2, 2]);
    all(&[of("s4"), of("u4")], &[["row", "col"]], &["", ".satfinite"]);
}

/// Products of bits are not run: they are code, whose first instruction is printed.
#[test]
fn products_of_bits() {
    let bits = product("b1", "s32", "s32", "m8n8k128", [1, 1, 2, 2]);
    for option in [".and", ".xor"] {
        let text = kernel(bits, ["row", "col", "row", "col"], option, Some(128), ".global");
        let reading = warpc_ptx_syntax::read(text.as_bytes(), "test.ptx");
        let module = compile::module(&reading.rows, Places::of(Arch::Sm90), &Settings::default());
        let module = module.unwrap_or_else(|failures| panic!("{}", failures[0].fault));
        let table = Arch::Sm90.table();
        let words = &module.kernels[0].code.words;
        let lines = words.iter().filter_map(|&word| warpc_sass::print::line(table, word, 0));
        let count = lines.filter(|line| line.starts_with("BMMA.88128.AND.POPC")).count();
        assert_eq!(count, if option == ".xor" { 2 } else { 1 });
    }
}
