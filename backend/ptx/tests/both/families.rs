//! Whole families of operations, one kernel for each and for each width and target: what it computes as IR and as PTX is the same.

use crate::run::same_for;
use warpc_ir::session::{Session, Target};

/// An old target, which lacks most that newer ones have, and one that has it.
const TARGETS: [&str; 2] = ["sm_75", "sm_90"];

/// A kernel that loads operands of types `params` as `%a0` and so on, computes `%r` of type `result`, and stores it.
fn kernel(params: &[&str], body: &str, result: &str, declared: &str) -> String {
    let mut text = String::from(
        "define ptx_kernel void @k(ptr %out, ptr %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %tid to i64
  %byte = mul i64 %wide, 64
  %o = getelementptr i8, ptr %out, i64 %byte
  %i = getelementptr i8, ptr %in, i64 %byte\n",
    );
    for (n, ty) in params.iter().enumerate() {
        let at = n * 16;
        text += &format!("  %p{n} = getelementptr i8, ptr %i, i64 {at}\n  %a{n} = load {ty}, ptr %p{n}, align 16\n");
    }
    text += &format!("{body}  store {result} %r, ptr %o, align 16\n  ret void\n}}\n");
    text + "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n" + declared
}

fn check(text: &str) {
    for target in TARGETS {
        let session = Session { target: Target::parse(target).unwrap(), ..Session::default() };
        same_for(text, &session);
    }
}

/// A call of an intrinsic that takes and gives `ty`.
fn intrinsic(name: &str, suffix: &str, ty: &str, arguments: &[&str], loaded: usize) {
    let typed =
        |separator: &str| arguments.iter().map(|a| format!("{ty}{separator}{a}")).collect::<Vec<_>>().join(", ");
    let body = format!("  %r = call {ty} @llvm.{name}.{suffix}({})\n", typed(" "));
    let types = vec![ty; arguments.len()].join(", ");
    check(&kernel(&vec![ty; loaded], &body, ty, &format!("declare {ty} @llvm.{name}.{suffix}({types})\n")));
}

const INTEGERS: [(&str, &str, u32); 9] = [
    ("i8", "i8", 8),
    ("i16", "i16", 16),
    ("i24", "i24", 24),
    ("i32", "i32", 32),
    ("i48", "i48", 48),
    ("i64", "i64", 64),
    ("i128", "i128", 128),
    ("<4 x i8>", "v4i8", 8),
    ("<2 x i16>", "v2i16", 16),
];

/// Words are what the machine shifts so: constants below, at and above them, and any amount.
#[test]
fn funnel_shifts_and_rotations() {
    for (ty, suffix, bits) in INTEGERS {
        for name in ["fshl", "fshr"] {
            intrinsic(name, suffix, ty, &["%a0", "%a1", "%a2"], 3);
            intrinsic(name, suffix, ty, &["%a0", "%a0", "%a1"], 2);
            if ty.starts_with('<') {
                continue;
            }
            for amount in [0, 1, 5, 31, 32, 33, 63, 64, 65, 96, 127, bits - 1, bits, bits + 1] {
                let amount = amount.to_string();
                intrinsic(name, suffix, ty, &["%a0", "%a1", &amount], 2);
                intrinsic(name, suffix, ty, &["%a0", "%a0", &amount], 1);
            }
        }
    }
}

/// Of short integers the container holds the whole sum; pairs of 16 bits are one instruction where the target has it.
#[test]
fn sums_minima_and_saturation() {
    for (ty, suffix, _) in INTEGERS {
        for name in ["smin", "smax", "umin", "umax", "sadd.sat", "ssub.sat", "uadd.sat", "usub.sat"] {
            intrinsic(name, suffix, ty, &["%a0", "%a1"], 2);
            intrinsic(name, suffix, ty, &["%a0", "%a0"], 1);
        }
        for operation in ["add", "sub", "mul", "xor"] {
            check(&kernel(&[ty, ty], &format!("  %r = {operation} {ty} %a0, %a1\n"), ty, ""));
        }
    }
    let chain = "  %s = add <2 x i16> %a0, %a1
  %m = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %s, <2 x i16> <i16 -3, i16 7>)
  %r = shufflevector <2 x i16> %m, <2 x i16> %s, <2 x i32> <i32 1, i32 2>\n";
    let declared = "declare <2 x i16> @llvm.smax.v2i16(<2 x i16>, <2 x i16>)\n";
    check(&kernel(&["<2 x i16>", "<2 x i16>"], chain, "<2 x i16>", declared));
}

/// Bytes whose only reader extends them by the sign are loaded so, also where it reads one twice.
#[test]
fn comparisons_and_counts() {
    for (ty, suffix, _) in INTEGERS.into_iter().filter(|(ty, ..)| !ty.starts_with('<')) {
        for order in ["eq", "slt", "ult", "sge"] {
            for other in ["%a1", "%a0", "7"] {
                let body = format!("  %c = icmp {order} {ty} %a0, {other}\n  %r = select i1 %c, i32 3, i32 5\n");
                check(&kernel(&[ty, ty], &body, "i32", ""));
            }
        }
        for name in ["scmp", "ucmp"] {
            let body = format!("  %r = call i32 @llvm.{name}.i32.{suffix}({ty} %a0, {ty} %a1)\n");
            check(&kernel(&[ty, ty], &body, "i32", &format!("declare i32 @llvm.{name}.i32.{suffix}({ty}, {ty})\n")));
        }
        for name in ["ctlz", "cttz", "abs"] {
            for poison in [false, true] {
                // Neither zero nor the least number, which may be poison.
                let body = format!(
                    "  %x = lshr {ty} %a0, 1\n  %y = or {ty} %x, 4\n  %r = call {ty} @llvm.{name}.{suffix}({ty} %y, i1 {poison})\n"
                );
                check(&kernel(&[ty], &body, ty, &format!("declare {ty} @llvm.{name}.{suffix}({ty}, i1)\n")));
            }
        }
    }
}

#[test]
fn division_of_128_bits_by_powers_of_two() {
    let (least, half) = (i128::MIN, 1i128 << 126);
    for divisor in [1, -1, 2, -2, 8, -8, 1 << 63, 1 << 64, -(1 << 64), 1 << 100, half, -half, least, 3, -5] {
        for operation in ["sdiv", "srem", "udiv", "urem"] {
            // The least number divided by minus one is not defined.
            let body = format!("  %x = or i128 %a0, 1\n  %r = {operation} i128 %x, {divisor}\n");
            check(&kernel(&["i128"], &body, "i128", ""));
        }
    }
}

#[test]
fn shifts_of_128_bits_by_constants() {
    for operation in ["shl", "lshr", "ashr"] {
        for amount in [0, 1, 31, 32, 33, 63, 64, 65, 95, 96, 127] {
            check(&kernel(&["i128"], &format!("  %r = {operation} i128 %a0, {amount}\n"), "i128", ""));
        }
    }
}

/// Bytes and halves within their words, at each place of them.
#[test]
fn atomic_operations_on_parts_of_words() {
    let integers = "add sub and or xor nand xchg max min umax umin uinc_wrap udec_wrap usub_cond usub_sat";
    for ty in ["i8", "i16"] {
        for offset in (0..4).step_by(if ty == "i8" { 1 } else { 2 }) {
            for operation in integers.split(' ') {
                let body = format!(
                    "  %whole = getelementptr i8, ptr %o, i64 32
  %part = getelementptr i8, ptr %whole, i64 {offset}
  store i64 %a1, ptr %whole, align 8
  %r = atomicrmw {operation} ptr %part, {ty} %a0 monotonic\n"
                );
                check(&kernel(&[ty, "i64"], &body, ty, ""));
            }
        }
    }
}

/// Vectors of bytes and of shorts, whole and by elements, where an access takes words.
#[test]
fn vectors_in_words() {
    for (lanes, narrow) in [(8, "i8"), (16, "i8"), (8, "i16"), (4, "i16"), (4, "i8")] {
        let short = format!("<{lanes} x {narrow}>");
        let bits: u32 = narrow[1..].parse().unwrap();
        let per = 128 / lanes;
        for extension in ["sext", "zext"] {
            // As wide as 16 bytes have room for.
            let wide = format!("<{lanes} x i{}>", per.max(bits * 2).min(32));
            let body = format!("  %r = {extension} {short} %a0 to {wide}\n");
            check(&kernel(&[&short], &body, &wide, ""));
            let body = format!(
                "  %x = {extension} {short} %a0 to {wide}\n  %y = mul {wide} %x, %x\n  %r = trunc {wide} %y to {short}\n"
            );
            check(&kernel(&[&short], &body, &short, ""));
        }
        for name in ["add", "smax", "umin", "xor"] {
            let body = format!("  %r = call {narrow} @llvm.vector.reduce.{name}.v{lanes}{narrow}({short} %a0)\n");
            let declared = format!("declare {narrow} @llvm.vector.reduce.{name}.v{lanes}{narrow}({short})\n");
            check(&kernel(&[&short], &body, narrow, &declared));
        }
        let body =
            format!("  %c = icmp slt {short} %a0, %a1\n  %r = select <{lanes} x i1> %c, {short} %a1, {short} %a0\n");
        check(&kernel(&[&short, &short], &body, &short, ""));
    }
}

/// Halves and bfloats that are no NaN: comparisons, rounding to integers, conversions.
#[test]
fn halves() {
    for (ty, suffix) in [("half", "f16"), ("bfloat", "bf16"), ("<2 x half>", "v2f16"), ("<2 x bfloat>", "v2bf16")] {
        let lanes = if ty.starts_with('<') { 2 } else { 1 };
        let of = |scalar: &str| if lanes == 2 { format!("<2 x {scalar}>") } else { scalar.to_string() };
        let (short, word, double, bit) = (of("i16"), of("i32"), of("double"), of("i1"));
        let number = |n: u32| {
            format!(
                "  %s{n} = ashr {short} %a{n}, {}\n  %x{n} = sitofp {short} %s{n} to {ty}\n  %n{n} = fdiv {ty} %x{n}, {}\n",
                if lanes == 2 { "splat (i16 5)" } else { "5" },
                if lanes == 2 {
                    format!("splat ({} 8.0)", ty.split(' ').next_back().unwrap().trim_end_matches('>'))
                } else {
                    "8.0".into()
                }
            )
        };
        for name in ["floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round", "fabs"] {
            let body = format!("{}  %r = call {ty} @llvm.{name}.{suffix}({ty} %n0)\n", number(0));
            check(&kernel(&[&short], &body, ty, &format!("declare {ty} @llvm.{name}.{suffix}({ty})\n")));
        }
        for order in ["oeq", "olt", "ult", "une", "ord", "uno"] {
            let body = format!(
                "{}{}  %c = fcmp {order} {ty} %n0, %n1\n  %r = select {bit} %c, {ty} %n1, {ty} %n0\n",
                number(0),
                number(1)
            );
            check(&kernel(&[&short, &short], &body, ty, ""));
        }
        let body = format!(
            "{}  %d = fpext {ty} %n0 to {double}\n  %e = fmul {double} %d, %d\n  %r = fptrunc {double} %e to {ty}\n",
            number(0)
        );
        check(&kernel(&[&short], &body, ty, ""));
        for conversion in ["fptosi", "fptoui"] {
            let body = format!(
                "{}  %p = call {ty} @llvm.fabs.{suffix}({ty} %n0)\n  %r = {conversion} {ty} %p to {word}\n",
                number(0)
            );
            check(&kernel(&[&short], &body, &word, &format!("declare {ty} @llvm.fabs.{suffix}({ty})\n")));
        }
        let bytes = of("i8");
        for conversion in ["sitofp", "uitofp"] {
            check(&kernel(&[&bytes], &format!("  %r = {conversion} {bytes} %a0 to {ty}\n"), ty, ""));
        }
        for narrow in ["i1", "i5", "i24"].map(of) {
            for conversion in ["sitofp", "uitofp"] {
                let body = format!("  %t = trunc {word} %a0 to {narrow}\n  %r = {conversion} {narrow} %t to {ty}\n");
                check(&kernel(&[&word], &body, ty, ""));
            }
        }
        let exponent = format!("  %e = ashr {word} %a1, {}\n", if lanes == 2 { "splat (i32 25)" } else { "25" });
        let word_suffix = if lanes == 2 { "v2i32" } else { "i32" };
        let name = format!("llvm.ldexp.{suffix}.{word_suffix}");
        let body = format!("{}{exponent}  %r = call {ty} @{name}({ty} %n0, {word} %e)\n", number(0));
        check(&kernel(&[&short, &word], &body, ty, &format!("declare {ty} @{name}({ty}, {word})\n")));
    }
}

/// Division by what has an exact reciprocal, and classes that a comparison with infinity tells.
#[test]
fn floats() {
    for (ty, integer, suffix) in [("float", "i32", "f32"), ("double", "i64", "f64")] {
        let number = format!("  %n = sitofp {integer} %a0 to {ty}\n");
        for divisor in ["2.0", "-0.25", "1.0", "1024.0", "3.0"] {
            check(&kernel(&[integer], &format!("{number}  %r = fdiv {ty} %n, {divisor}\n"), ty, ""));
        }
        for mask in [0x204, 0x1f8, 0x1fb, 0x207, 0x3, 0x3fc, 0x108, 0x90] {
            let body = format!(
                "  %f = bitcast {integer} %a0 to {ty}\n  %c = call i1 @llvm.is.fpclass.{suffix}({ty} %f, i32 {mask})\n  %r = zext i1 %c to i32\n"
            );
            check(&kernel(&[integer], &body, "i32", &format!("declare i1 @llvm.is.fpclass.{suffix}({ty}, i32)\n")));
        }
    }
}

/// Stores what `compute` makes of number `%n` of type `ty`, whose bits are `%a0`, at four places: of the bits as they are, with the
/// other sign, and of both without a mantissa, among which are zeros and infinities.
fn of_special_numbers(ty: &str, bits: u32, mantissa: u32, compute: &str) -> String {
    let (sign, exponent) = (i64::MIN >> (64 - bits), -(1i64 << mantissa));
    let number = |n: u32, mask: i64, turn: i64| {
        let computed = compute.replace("%n", &format!("%n{n}")).replace("%t", &format!("%t{n}"));
        format!(
            "  %m{n} = and i{bits} %a0, {mask}\n  %x{n} = xor i{bits} %m{n}, {turn}\n  %n{n} = bitcast i{bits} %x{n} to {ty}\n{computed}"
        ) + &format!("  %to{n} = getelementptr i8, ptr %o, i64 {}\n  store {ty} %t{n}, ptr %to{n}\n", 16 + 8 * n)
    };
    let all = [(-1, 0), (-1, sign), (exponent, 0), (exponent, sign)];
    let all: String = (0..).zip(all).map(|(n, (mask, turn))| number(n, mask, turn)).collect();
    all + &format!("  %r = fneg {ty} %t0\n")
}

/// Selects of what they compare, with zeros of both signs, subnormal numbers, infinities and NaN on both sides.
#[test]
fn selects_by_comparisons() {
    for (ty, bits, mantissa, smallest) in [
        ("float", 32, 23, "0x36A0000000000000"),
        ("half", 16, 10, "0xH0001"),
        ("bfloat", 16, 7, "0xR0001"),
        ("double", 64, 52, "0x0000000000000001"),
    ] {
        for pred in ["ogt", "oge", "olt", "ole", "ugt", "uge", "ult", "ule"] {
            for bound in ["0.0", "-0.0", "2.0", smallest] {
                for [yes, no] in [["%n", bound], [bound, "%n"]] {
                    let compute =
                        format!("  %tc = fcmp {pred} {ty} %n, {bound}\n  %t = select i1 %tc, {ty} {yes}, {ty} {no}\n");
                    let body = of_special_numbers(ty, bits, mantissa, &compute.replace("%tc", "%c_of%n"));
                    let body = body.replace("%c_of%", "%c_");
                    check(&kernel(&[&format!("i{bits}")], &body, ty, ""));
                }
            }
        }
    }
}

/// Pairs of halves whose lanes are extremes, of whole vectors and of lanes that are put together.
#[test]
fn extremes_of_pairs() {
    for ty in ["half", "bfloat"] {
        for (pred, bounds) in [("ogt", ["0.0", "2.0"]), ("ole", ["0.0", "-2.0"]), ("ult", ["2.0", "0.0"])] {
            let [low, high] = bounds;
            let vector = format!("<{ty} {low}, {ty} {high}>");
            let number = format!("  %n = bitcast i32 %a0 to <2 x {ty}>\n");
            let whole = format!(
                "{number}  %c = fcmp {pred} <2 x {ty}> %n, {vector}\n  %r = select <2 x i1> %c, <2 x {ty}> %n, <2 x {ty}> {vector}\n"
            );
            check(&kernel(&["i32"], &whole, &format!("<2 x {ty}>"), ""));
            let lane = |n: usize, from: &str, to: &str| {
                format!(
                    "  %l{n} = extractelement <2 x {ty}> %n, i32 {n}\n  %c{n} = fcmp {pred} {ty} %l{n}, {0}
  %s{n} = select i1 %c{n}, {ty} %l{n}, {ty} {0}\n  {to} = insertelement <2 x {ty}> {from}, {ty} %s{n}, i32 {n}\n",
                    bounds[n]
                )
            };
            let lanes = number.clone() + &lane(0, "%n", "%t") + &lane(1, "%t", "%r");
            check(&kernel(&["i32"], &lanes, &format!("<2 x {ty}>"), ""));
            let turned = number + &lane(1, "%n", "%t") + &lane(0, "%t", "%u");
            let turned =
                turned + &format!("  %r = shufflevector <2 x {ty}> %u, <2 x {ty}> poison, <2 x i32> <i32 1, i32 0>\n");
            check(&kernel(&["i32"], &turned, &format!("<2 x {ty}>"), ""));
        }
    }
}

/// Orders of wide integers of which some limbs are known, from extensions and constants.
#[test]
fn orders_of_extended_integers() {
    for bits in [65, 100, 128, 160, 192, 256] {
        let ty = format!("i{bits}");
        let number = |n: u32| {
            format!(
                "  %z{n} = zext i64 %a{n} to {ty}\n  %s{n} = sext i64 %a{n} to {ty}\n  %w{n} = shl {ty} %z{n}, {}\n  %v{n} = or {ty} %w{n}, %z{n}\n",
                bits - 64
            )
        };
        let head = number(0) + &number(1);
        // The larger ones are for types that hold them.
        let powers = [1, 1 << 31, 1 << 63, 1 << 64, 3 << 64, 1 << 100]
            .into_iter()
            .filter(|&power: &i128| power < 1 << 62 || bits > 101);
        let bounds = powers.flat_map(|power| [power.to_string(), (-power).to_string()]).chain(["0".into()]);
        let others = ["%z1", "%s1", "%v1", "%w1"].map(String::from);
        let pairs = others.into_iter().chain(bounds).flat_map(|y| ["%v0", "%z0", "%s0"].map(|x| (x, y.clone())));
        let tests: Vec<(&str, String)> = pairs.collect();
        for chunk in tests.chunks(6) {
            let mut body = head.clone();
            body += "  %r0 = add i64 0, 0\n";
            let mut at = 0;
            for (x, y) in chunk {
                for pred in ["ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge", "eq", "ne"] {
                    body += &format!(
                        "  %c{at} = icmp {pred} {ty} {x}, {y}\n  %b{at} = zext i1 %c{at} to i64\n  %d{at} = shl i64 %r{at}, 1\n  %r{} = or i64 %d{at}, %b{at}\n",
                        at + 1
                    );
                    at += 1;
                }
            }
            check(&kernel(&["i64", "i64"], &(body + &format!("  %r = add i64 %r{at}, 0\n")), "i64", ""));
        }
    }
}

/// Quotients and remainders by constants of numbers with zeros above, of which the dividend may know and may not.
#[test]
fn divisions_of_numbers_with_zeros_above() {
    for (ty, bits) in [("i8", 8u32), ("i16", 16), ("i24", 24), ("i32", 32), ("i48", 48), ("i64", 64)] {
        for amount in [0, 1, 2, bits / 2, bits - 5] {
            for divisor in [1u64, 3, 6, 7, 10, 28, 100, 641, 1 << 20, 0x7fff_ffff, u64::MAX] {
                // As a number of the type.
                let divisor = ((divisor << (64 - bits)) as i64 >> (64 - bits)).to_string();
                let divided: String = ["udiv", "urem", "sdiv", "srem"]
                    .iter()
                    .enumerate()
                    .map(|(n, operation)| {
                        format!(
                            "  %q{n} = {operation} {ty} %s, {divisor}\n  %to{n} = getelementptr i8, ptr %o, i64 {}\n  store {ty} %q{n}, ptr %to{n}\n",
                            16 + 8 * n
                        )
                    })
                    .collect();
                // The least number divided by minus one is not defined.
                let dividend = match amount {
                    0 => format!("  %s = or {ty} %a0, 1\n"),
                    _ => format!("  %s = lshr {ty} %a0, {amount}\n"),
                };
                if divisor != "0" {
                    check(&kernel(&[ty], &(dividend + &divided + &format!("  %r = xor {ty} %q0, %q1\n")), ty, ""));
                }
            }
        }
    }
}

/// Switches to targets of one value and of several, with and without a default, by values of which something is known.
#[test]
fn switches() {
    let lists: [&[&[&str]]; 9] = [
        &[&["91", "123"], &["93", "125"], &["44"], &["58"]],
        &[&["0", "1", "2", "5", "7", "20", "31"], &["3"], &["-1"]],
        &[&["0"], &["1"], &["2"], &["3"], &["4"], &["5"], &["6"]],
        &[&["-128", "-126", "126", "124"], &["127", "-127"], &["1"]],
        &[&["0", "2"], &["1", "3"], &["4", "6", "7"], &["5"]],
        &[&["64", "65", "66", "80"], &["67"], &["68", "70", "72", "74"]],
        &[&["-3", "-2", "-1", "0", "1", "2", "8"], &["3"]],
        &[&["16", "17", "24", "25"], &["1", "9"]],
        &[&["1"], &["2"], &["4"], &["8"], &["16"], &["32"], &["64"], &["0"]],
    ];
    let heads = ["add {ty} %a0, 0", "and {ty} %a0, 7", "and {ty} %a0, 127", "and {ty} %a0, 6", "lshr {ty} %a0, 1"];
    for ty in ["i8", "i12", "i16", "i32", "i64"] {
        for targets in lists {
            for head in heads {
                for default in ["br label %end", "unreachable"] {
                    let cases: String = (0..)
                        .zip(targets)
                        .flat_map(|(n, values)| values.iter().map(move |value| (n, value)))
                        .map(|(n, value)| format!("{ty} {value}, label %c{n} "))
                        .collect();
                    let blocks: String = (0..targets.len()).map(|n| format!("c{n}:\n  br label %end\n")).collect();
                    let pairs: String =
                        (0..targets.len()).map(|n| format!("[ {}, %c{n} ]", 3 + n * n)).collect::<Vec<_>>().join(", ");
                    let taken = default != "unreachable";
                    // A default that is not reached: only the values of one case are let through.
                    let value = match taken {
                        true => format!("  %x = {}\n", head.replace("{ty}", ty)),
                        false => format!(
                            "  %y = {}\n  %odd = trunc {ty} %y to i1\n  %x = select i1 %odd, {ty} {}, {ty} {}\n",
                            head.replace("{ty}", ty),
                            targets[0][0],
                            targets[targets.len() - 1][0]
                        ),
                    };
                    let body = format!(
                        "{value}  switch {ty} %x, label %d [ {cases} ]\n{blocks}d:\n  {default}\nend:\n  %r = phi i32 {}{pairs}\n",
                        if taken { "[ 1, %d ], " } else { "" }
                    );
                    check(&kernel(&[ty], &body, "i32", ""));
                }
            }
        }
    }
}
