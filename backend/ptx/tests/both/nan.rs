//! NaN as an integer: the value of the PTX ISA in the interpreter of the IR and in that of PTX. Constant folding is shown in
//! `tests/filetests/instcombine/nan_as_integer.ll`.

use warpc_ir::fold::float::target_nan_to_int;

/// Every conversion of a float to an integer that the target has: name, source, result.
fn conversions() -> Vec<(String, &'static str, u32)> {
    let mut out = Vec::new();
    for (from, ty) in [("f", "float"), ("d", "double")] {
        for (to, bits) in [("i", 32), ("ui", 32), ("ll", 64), ("ull", 64)] {
            for mode in ["rn", "rz", "rm", "rp"] {
                out.push((format!("llvm.nvvm.{from}2{to}.{mode}"), ty, bits));
                if from == "f" {
                    out.push((format!("llvm.nvvm.{from}2{to}.{mode}.ftz"), ty, bits));
                }
            }
        }
    }
    out
}

fn bits_of(ty: &str) -> u32 {
    match ty {
        "double" => 64,
        "float" => 32,
        _ => 16,
    }
}

/// Runs calls of `callee(ty %x)` with NaN and two numbers read from memory; the 64-bit words that come out.
fn run(callee: &str, ty: &str, bits: u32) -> Vec<u64> {
    let size = bits_of(ty) as usize / 8;
    let values = match ty {
        "double" => [f64::NAN.to_bits(), (-f64::NAN).to_bits(), 2.5f64.to_bits(), f64::INFINITY.to_bits()],
        "float" => [f32::NAN, -f32::NAN, 2.5, f32::INFINITY].map(|v| v.to_bits() as u64),
        "half" => [0x7e00, 0xfe00, 0x4100, 0x7c00],
        _ => [0x7fc0, 0xffc0, 0x4020, 0x7f80],
    };
    let input: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()[..size].to_vec()).collect();
    let mut body = format!("declare i{bits} @{callee}({ty})\ndefine ptx_kernel void @k(ptr %in, ptr %out) {{\n");
    for k in 0..4 {
        let widened = if bits == 64 { format!("or i64 %r{k}, 0") } else { format!("zext i{bits} %r{k} to i64") };
        body += &format!(
            " %p{k} = getelementptr {ty}, ptr %in, i64 {k}\n %x{k} = load {ty}, ptr %p{k}\n \
             %r{k} = call i{bits} @{callee}({ty} %x{k})\n %w{k} = {widened}\n \
             %q{k} = getelementptr i64, ptr %out, i64 {k}\n store i64 %w{k}, ptr %q{k}\n"
        );
    }
    body += " ret void\n}";
    let out = crate::common::same(&body, "sm_90", &crate::common::launch(1, vec![input, vec![0; 32]]));
    out[1].chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap())).collect()
}

#[test]
fn the_rule_of_the_isa() {
    // Zero where neither side has 64 bits, else the highest bit alone.
    for (from, to, value) in [
        (16, 8, 0),
        (16, 16, 0),
        (16, 32, 0),
        (16, 64, 1 << 63),
        (32, 8, 0),
        (32, 16, 0),
        (32, 32, 0),
        (32, 64, 1 << 63),
        (64, 8, 1 << 7),
        (64, 16, 1 << 15),
        (64, 32, 1 << 31),
        (64, 64, 1 << 63),
    ] {
        assert_eq!(target_nan_to_int(from, to), value, "{from} to {to}");
    }
}

#[test]
fn both_interpreters_convert_nan_as_the_isa_says() {
    for (callee, ty, bits) in conversions() {
        let out = run(&callee, ty, bits);
        let nan = target_nan_to_int(bits_of(ty), bits);
        assert_eq!(out[..2], [nan; 2], "{callee}");
        assert!(matches!(out[2], 2 | 3), "{callee}");
    }
}

#[test]
fn saturating_conversions_make_zero_of_nan() {
    for ty in ["half", "bfloat", "float", "double"] {
        let mangled = match ty {
            "half" => "f16",
            "bfloat" => "bf16",
            "float" => "f32",
            _ => "f64",
        };
        for bits in [8, 16, 32, 64] {
            for kind in ["fptosi", "fptoui"] {
                let out = run(&format!("llvm.{kind}.sat.i{bits}.{mangled}"), ty, bits);
                let top = u64::MAX >> (64 - bits) >> u32::from(kind == "fptosi");
                assert_eq!(out, [0, 0, 2, top], "{kind} {ty} i{bits}");
            }
        }
    }
}
