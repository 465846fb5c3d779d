//! Integers of all widths up to 8,192 bits: every operation on random numbers, as IR and as PTX.
//!
//! `WARPC_CASES=N` runs `N` rounds of numbers from seed `WARPC_SEED`.

use std::fmt::Write;
use warpc::{Emit, Options};
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch, compare};
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

const THREADS: u32 = 32;

/// One operation: instructions that define `%r`, with `T` for the type, and the type of `%r`.
struct Case {
    rows: String,
    ty: String,
}

/// A kernel of operations on `%a`, `%b`, the amount `%n` that is less than the width, and the divisor `%d`, which is not zero.
struct Kernel {
    bits: u32,
    cases: Vec<Case>,
    declared: Vec<String>,
}

impl Kernel {
    fn push(&mut self, ty: &str, rows: &str) {
        let own = format!("i{}", self.bits);
        self.cases.push(Case { rows: rows.replace('T', &own), ty: ty.replace('T', &own) });
    }
    fn call(&mut self, ret: &str, name: &str, params: &[&str], args: &[&str]) {
        let own = format!("i{}", self.bits);
        let (ret, name) = (ret.replace('T', &own), name.replace('T', &own));
        let params: Vec<String> = params.iter().map(|p| p.replace('T', &own)).collect();
        let declaration = format!("declare {ret} @llvm.{name}({})\n", params.join(", "));
        if !self.declared.contains(&declaration) {
            self.declared.push(declaration);
        }
        let args: Vec<String> = params.iter().zip(args).map(|(t, a)| format!("{t} {a}")).collect();
        let call = format!("call {ret} @llvm.{name}({})", args.join(", "));
        if ret.starts_with('{') {
            self.push(&own, &format!("%s = {call}\n %r = extractvalue {ret} %s, 0"));
            self.push("i1", &format!("%s = {call}\n %r = extractvalue {ret} %s, 1"));
        } else {
            self.push(&ret, &format!("%r = {call}"));
        }
    }
    fn arithmetic(&mut self) {
        for op in ["add", "sub", "mul", "and", "or", "xor"] {
            self.push("T", &format!("%r = {op} T %a, %b"));
        }
        for op in ["add", "sub", "mul", "and", "or", "xor"] {
            self.push("T", &format!("%r = {op} T %a, 18446744073709551617"));
        }
        self.push("T", "%r = xor T %a, -1");
        self.push("T", "%r = sub T 0, %a");
        self.push("T", "%r = mul T %a, %a");
        self.push("T", "%c = icmp ult T %a, %b\n %r = select i1 %c, T %b, T %n");
        // Factors of which half is zero.
        let half = self.bits / 2;
        for op in ["zext", "sext"] {
            self.push(
                "T",
                &format!(
                    "%x = trunc T %a to i{half}\n %y = trunc T %b to i{half}\n %u = {op} i{half} %x to T\n \
                     %v = {op} i{half} %y to T\n %r = mul T %u, %v"
                ),
            );
        }
    }
    fn shifts(&mut self) {
        for op in ["shl", "lshr", "ashr"] {
            self.push("T", &format!("%r = {op} T %a, %n"));
            for by in [0, 1, 31, 32, 37, 64, self.bits / 2, self.bits - 1] {
                if by < self.bits {
                    self.push("T", &format!("%r = {op} T %a, {by}"));
                }
            }
        }
        for name in ["fshl", "fshr"] {
            self.call("T", &format!("{name}.T"), &["T"; 3], &["%a", "%b", "%n"]);
            self.call("T", &format!("{name}.T"), &["T"; 3], &["%a", "%b", "%b"]);
            self.call("T", &format!("{name}.T"), &["T"; 3], &["%a", "%b", "0"]);
            self.call("T", &format!("{name}.T"), &["T"; 3], &["%a", "%b", "1000000007"]);
        }
    }
    fn divisions(&mut self) {
        for op in ["udiv", "urem"] {
            self.push("T", &format!("%r = {op} T %a, %d"));
            self.push("T", &format!("%x = lshr T %d, %n\n %y = or T %x, 1\n %r = {op} T %a, %y"));
            self.push("T", &format!("%x = and T %b, 65535\n %y = or T %x, 1\n %r = {op} T %a, %y"));
            self.push("T", &format!("%r = {op} T %a, 10"));
            self.push("T", &format!("%r = {op} T %a, 4096"));
        }
        for op in ["sdiv", "srem"] {
            // Never the least number, which divided by -1 is undefined.
            self.push("T", &format!("%x = ashr T %a, 1\n %r = {op} T %x, %d"));
            self.push("T", &format!("%x = ashr T %a, 1\n %y = ashr T %d, %n\n %z = or T %y, 1\n %r = {op} T %x, %z"));
            self.push("T", &format!("%r = {op} T %a, 1000"));
            self.push("T", &format!("%r = {op} T %a, -64"));
        }
        self.push("T", "%q = udiv T %a, %d\n %m = urem T %a, %d\n %r = xor T %q, %m");
    }
    fn comparisons(&mut self) {
        for pred in ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"] {
            for other in ["%b", "%a", "0", "-1", "18446744073709551616"] {
                self.push("i1", &format!("%r = icmp {pred} T %a, {other}"));
            }
        }
        for name in ["smin", "smax", "umin", "umax"] {
            self.call("T", &format!("{name}.T"), &["T"; 2], &["%a", "%b"]);
        }
        self.call("T", "abs.T", &["T", "i1"], &["%a", "false"]);
        for name in ["scmp", "ucmp"] {
            self.call("i8", &format!("{name}.i8.T"), &["T"; 2], &["%a", "%b"]);
            self.call("T", &format!("{name}.T.T"), &["T"; 2], &["%a", "%b"]);
        }
    }
    fn saturation(&mut self) {
        for name in ["uadd", "sadd", "usub", "ssub"] {
            self.call("T", &format!("{name}.sat.T"), &["T"; 2], &["%a", "%b"]);
            self.call("{ T, i1 }", &format!("{name}.with.overflow.T"), &["T"; 2], &["%a", "%b"]);
        }
        for name in ["ushl", "sshl"] {
            self.call("T", &format!("{name}.sat.T"), &["T"; 2], &["%a", "%n"]);
            self.call("T", &format!("{name}.sat.T"), &["T"; 2], &["%a", "3"]);
        }
    }
    fn checked_products(&mut self) {
        for name in ["umul", "smul"] {
            self.call("{ T, i1 }", &format!("{name}.with.overflow.T"), &["T"; 2], &["%a", "%b"]);
        }
        let (ret, params) = ("{ T, i1 }", ["T"; 2]);
        for name in ["umul", "smul"] {
            // Small enough to fit now and then.
            self.push("T", "%r = ashr T %a, %n");
            self.call(ret, &format!("{name}.with.overflow.T"), &params, &["%n", "%b"]);
        }
    }
    fn counts(&mut self) {
        self.call("T", "ctpop.T", &["T"], &["%a"]);
        for name in ["ctlz", "cttz"] {
            self.call("T", &format!("{name}.T"), &["T", "i1"], &["%a", "false"]);
            self.call("T", &format!("{name}.T"), &["T", "i1"], &["%n", "false"]);
        }
        self.call("T", "bitreverse.T", &["T"], &["%a"]);
        if self.bits.is_multiple_of(16) {
            self.call("T", "bswap.T", &["T"], &["%a"]);
        }
    }
    fn conversions(&mut self) {
        for to in [1, 32, 33, 64, 65, 100, 128, 129, self.bits - 1] {
            if to < self.bits {
                for op in ["zext", "sext"] {
                    self.push("T", &format!("%x = trunc T %a to i{to}\n %r = {op} i{to} %x to T"));
                }
                self.push(&format!("i{to}"), &format!("%r = trunc T %a to i{to}"));
            }
        }
        if self.bits <= 128 {
            return;
        }
        for to in ["double", "float", "half", "bfloat"] {
            for op in ["uitofp", "sitofp"] {
                self.push(to, &format!("%r = {op} T %a to {to}"));
                self.push(to, &format!("%x = ashr T %a, %n\n %r = {op} T %x to {to}"));
            }
        }
        for (from, bits, code) in
            [("double", 64, "f64"), ("float", 32, "f32"), ("half", 16, "f16"), ("bfloat", 16, "bf16")]
        {
            let number = format!("%w = trunc T %a to i{bits}\n %f = bitcast i{bits} %w to {from}");
            for (op, name) in [("fptoui", "fptoui.sat"), ("fptosi", "fptosi.sat")] {
                // Out of range is poison, which the run of the PTX may make anything.
                self.push("T", &format!("{number}\n %r = {op} {from} %f to T"));
                let own = format!("i{}", self.bits);
                let declaration = format!("declare {own} @llvm.{name}.{own}.{code}({from})\n");
                self.declared.push(declaration);
                self.push("T", &format!("{number}\n %r = call T @llvm.{name}.T.{code}({from} %f)"));
            }
        }
    }
    fn text(&self) -> String {
        let bits = self.bits;
        let mut t = format!(
            "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
             target triple = \"nvptx64-nvidia-cuda\"\n\
             declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{}\
             define ptx_kernel void @k(ptr %in, ptr %out) {{\n \
             %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n %t3 = mul i32 %t, 3\n \
             %pa = getelementptr i{bits}, ptr %in, i32 %t3\n %pb = getelementptr i{bits}, ptr %pa, i32 1\n \
             %pn = getelementptr i{bits}, ptr %pa, i32 2\n %a = load i{bits}, ptr %pa\n %b = load i{bits}, ptr %pb\n \
             %n = load i{bits}, ptr %pn\n %zero = icmp eq i{bits} %b, 0\n %d = select i1 %zero, i{bits} 1, i{bits} %b\n \
             %bytes = mul i32 %t, {}\n %o = getelementptr i8, ptr %out, i32 %bytes\n",
            self.declared.concat(),
            self.cases.len() * slot(bits),
        );
        for (k, case) in self.cases.iter().enumerate() {
            let mut rows = String::new();
            for part in case.rows.split('%') {
                // Values of a case have its number, but those of all cases.
                let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
                let shared = matches!(&part[..end], "a" | "b" | "n" | "d");
                let first = rows.is_empty();
                match (first, shared) {
                    (true, _) if !case.rows.starts_with('%') => rows.push_str(part),
                    (true, _) if part.is_empty() => rows.push(' '),
                    (_, true) => write!(rows, "%{part}").unwrap(),
                    (_, false) => write!(rows, "%{}{k}{}", &part[..end], &part[end..]).unwrap(),
                }
            }
            writeln!(t, " {rows}\n %o{k} = getelementptr i8, ptr %o, i32 {}", k * slot(bits)).unwrap();
            writeln!(t, " store {} %r{k}, ptr %o{k}", case.ty).unwrap();
        }
        t.push_str(" ret void\n}\n");
        t
    }
}

/// Bytes of one result in memory, and of one operand.
fn slot(bits: u32) -> usize {
    match bits {
        0..=64 => 8,
        65..=128 => 16,
        _ => (bits as usize).div_ceil(256) * 32,
    }
}

/// A number with runs of zeros and ones, where carries go far, of any length below the width.
fn number(rng: &mut Rng, bits: u32) -> Vec<u8> {
    let mut bytes = vec![0u8; slot(bits)];
    let length = 1 + rng.below(bits as usize);
    let (mut run, mut left) = (0, 0);
    for k in 0..length {
        if left == 0 {
            run = rng.below(3);
            left = 1 + rng.below(70);
        }
        left -= 1;
        let bit = if run == 2 { rng.below(2) } else { run };
        bytes[k / 8] |= (bit as u8) << (k % 8);
    }
    if rng.one_in(3) && bytes[(length - 1) / 8] >> ((length - 1) % 8) & 1 != 0 {
        for k in length..bits as usize {
            bytes[k / 8] |= 1 << (k % 8);
        }
    }
    bytes
}

fn launch(rng: &mut Rng, kernel: &Kernel) -> Launch {
    let bits = kernel.bits;
    let mut input = Vec::new();
    for _ in 0..THREADS {
        let a = number(rng, bits);
        let b = if rng.one_in(8) { a.clone() } else { number(rng, bits) };
        let mut amount = vec![0u8; slot(bits)];
        amount[..4].copy_from_slice(&(rng.below(bits as usize) as u32).to_le_bytes());
        input.extend([a, b, amount].concat());
    }
    Launch {
        kernel: "k".into(),
        grid: [1; 3],
        block: [THREADS, 1, 1],
        args: vec![Arg::Buffer { index: 0, offset: 0 }, Arg::Buffer { index: 1, offset: 0 }],
        buffers: vec![input, vec![0; THREADS as usize * kernel.cases.len() * slot(bits)]],
        ..Default::default()
    }
}

fn number_of(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// PTX of a module after a pipeline.
fn ptx(text: &str, passes: &str) -> Vec<u8> {
    let emit = Emit { ptx: true, ir: false, cubin: false };
    let options = Options { passes: Some(passes.into()), verify_output: true, emit, ..Options::default() };
    let out = warpc::compile(text.as_bytes(), &options).unwrap_or_else(|d| panic!("{}\n{text}", d[0].message));
    out.ptx.expect("PTX")
}

/// Runs the kernel as it is and as PTX after each of the pipelines that code is made by.
fn check(kernel: &Kernel, pipelines: &[&str]) {
    let text = kernel.text();
    let m = parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", text.as_bytes())));
    let p = interp::program(&m).expect("a program");
    let (first, rounds) = (number_of("WARPC_SEED").unwrap_or(0), number_of("WARPC_CASES").unwrap_or(1));
    for passes in pipelines {
        let module = interp::read(&ptx(&text, passes), "test.ptx").unwrap_or_else(|e| panic!("{e}"));
        let q = interp::load_like(&module, &p).expect("a program");
        for seed in first..first + rounds {
            let launch = launch(&mut Rng((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)), kernel);
            let (before, after) = (p.run(&launch), q.run(&launch));
            for run in [&before, &after] {
                assert!(run.error.is_none(), "i{} {passes}, seed {seed}: {:?}", kernel.bits, run.error);
            }
            assert!(before.buffers[1].iter().any(|&b| b != 0), "nothing was computed");
            if let Err(difference) = compare::refines(&before, &after) {
                let bad = before.buffers[1].iter().zip(&after.buffers[1]).enumerate();
                let defined = |at: usize| before.shadows.get(1).is_none_or(|s| s.get(at).is_none_or(|&s| s == 0));
                let at = bad.filter(|(at, (x, y))| x != y && defined(*at)).map(|b| b.0).next().unwrap_or(0);
                let case = &kernel.cases[at / slot(kernel.bits) % kernel.cases.len()];
                panic!("i{} {passes}, seed {seed}: {difference:?}\n{}", kernel.bits, case.rows);
            }
        }
    }
}

const ALL: [&str; 3] = ["default<O0>", "default<O1>", "codegen"];
/// The widths that are taken in full.
const WIDTHS: [u32; 10] = [65, 96, 127, 128, 129, 192, 255, 256, 257, 512];

fn kernels(bits: u32, families: &[fn(&mut Kernel)]) -> Kernel {
    let mut kernel = Kernel { bits, cases: Vec::new(), declared: Vec::new() };
    for family in families {
        family(&mut kernel);
    }
    kernel
}

#[test]
fn sums_products_and_shifts() {
    for bits in WIDTHS {
        check(&kernels(bits, &[Kernel::arithmetic, Kernel::shifts, Kernel::counts]), &ALL);
    }
}

#[test]
fn comparisons_and_saturation() {
    for bits in WIDTHS {
        check(&kernels(bits, &[Kernel::comparisons, Kernel::saturation]), &ALL);
    }
}

#[test]
fn divisions_and_checked_products() {
    for bits in WIDTHS {
        check(&kernels(bits, &[Kernel::divisions, Kernel::checked_products]), &ALL);
    }
}

#[test]
fn conversions() {
    for bits in WIDTHS {
        check(&kernels(bits, &[Kernel::conversions]), &ALL);
    }
}

#[test]
fn widest() {
    let families: [fn(&mut Kernel); 7] = [
        Kernel::arithmetic,
        Kernel::shifts,
        Kernel::counts,
        Kernel::comparisons,
        Kernel::saturation,
        Kernel::divisions,
        Kernel::checked_products,
    ];
    for bits in [1000, 4096, 8192] {
        for family in families {
            let mut kernel = kernels(bits, &[family]);
            if bits > 1000 {
                kernel.cases.truncate(6);
            }
            check(&kernel, &["default<O1>"]);
        }
    }
}

/// A power modulo a number of 256 bits, by squaring: what kernels of such integers are for. The answer is from another program.
#[test]
fn power_by_a_modulus() {
    let text = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
define internal i256 @product(i256 %a, i256 %b, i256 %m) {
  %x = zext i256 %a to i512
  %y = zext i256 %b to i512
  %p = mul nuw i512 %x, %y
  %n = zext i256 %m to i512
  %q = urem i512 %p, %n
  %r = trunc nuw i512 %q to i256
  ret i256 %r
}
define ptx_kernel void @k(ptr %p) {
entry:
  %p1 = getelementptr i256, ptr %p, i64 1
  %p2 = getelementptr i256, ptr %p, i64 2
  %p3 = getelementptr i256, ptr %p, i64 3
  %base = load i256, ptr %p1
  %exponent = load i256, ptr %p2
  %m = load i256, ptr %p3
  br label %head
head:
  %a = phi i256 [ %base, %entry ], [ %square, %next ]
  %e = phi i256 [ %exponent, %entry ], [ %half, %next ]
  %r = phi i256 [ 1, %entry ], [ %kept, %next ]
  %none = icmp eq i256 %e, 0
  br i1 %none, label %done, label %body
body:
  %odd = trunc i256 %e to i1
  br i1 %odd, label %multiply, label %next
multiply:
  %more = call i256 @product(i256 %r, i256 %a, i256 %m)
  br label %next
next:
  %kept = phi i256 [ %r, %body ], [ %more, %multiply ]
  %square = call i256 @product(i256 %a, i256 %a, i256 %m)
  %half = lshr i256 %e, 1
  br label %head
done:
  store i256 %r, ptr %p
  ret void
}
";
    let numbers: [u64; 16] = [
        0,
        0,
        0,
        0, // the result
        0x4164d8399f767c45,
        0x5bc8fbbcbde5c099,
        0xb0c11fdecb91ce37,
        0xd76d4330f1446bea,
        0xa6eb8c9ebd69fe29,
        0x87b0b125ec1d7da0,
        0xd7210dff076ce2ef,
        0xc6a5387777330bdb,
        0x3fc1ea36f17fd374,
        0x0d464138a6233255,
        0x2827688de6a16a3b,
        0xdf2dd97f1cfb10f6,
    ];
    let result: [u64; 4] = [0xfe629e4b9a4dc7f5, 0xd7eda3b412771459, 0x7cd5333d75e60680, 0x46f15fe3544f3504];
    let bytes = |words: &[u64]| -> Vec<u8> { words.iter().flat_map(|w| w.to_le_bytes()).collect() };
    let launch = Launch {
        kernel: "k".into(),
        grid: [1; 3],
        block: [1; 3],
        args: vec![Arg::Buffer { index: 0, offset: 0 }],
        buffers: vec![bytes(&numbers)],
        ..Default::default()
    };
    let m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("a module");
    let p = interp::program(&m).expect("a program");
    let run = p.run(&launch);
    assert!(run.error.is_none(), "{:?}", run.error);
    assert_eq!(run.buffers[0][..32], bytes(&result));
    for passes in ALL {
        let module = interp::read(&ptx(text, passes), "test.ptx").unwrap_or_else(|e| panic!("{e}"));
        let run = interp::load_like(&module, &p).expect("a program").run(&launch);
        assert!(run.error.is_none(), "{passes}: {:?}", run.error);
        assert_eq!(run.buffers[0][..32], bytes(&result), "{passes}");
    }
}
