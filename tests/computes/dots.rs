//! Sums of products of bytes, in all forms that `dot-products` knows, on random words: as IR, as IR with `dp4a`, and as PTX.
//!
//! `WARPC_CASES=N` runs `N` kernels from seed `WARPC_SEED`.

use std::fmt::Write;
use warpc::{Emit, Options};
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch};
use warpc_ptx::interp;
use warpc_text::{ReadOptions, parse_module};

/// A kernel that is being written: its text, the number of values, the terms of its sum.
struct Kernel {
    text: String,
    values: u32,
    terms: Vec<String>,
    /// Instructions that must be found.
    expected: usize,
}

impl Kernel {
    fn value(&mut self, what: std::fmt::Arguments<'_>) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        writeln!(self.text, "  {name} = {what}").expect("text");
        name
    }
    fn load(&mut self, ty: &str, from: &str, at: usize, align: usize) -> String {
        let p = self.value(format_args!("getelementptr inbounds i8, ptr {from}, i64 {at}"));
        self.value(format_args!("load {ty}, ptr {p}, align {align}"))
    }
    /// Bits of a 32-bit word, extended, in one of the forms in which they are written.
    fn field(&mut self, rng: &mut Rng, word: &str, at: usize, width: usize, signed: bool) -> String {
        let top = 32 - width;
        match (signed, rng.below(3)) {
            (_, 0) => {
                let s = self.value(format_args!("lshr i32 {word}, {at}"));
                let t = self.value(format_args!("trunc i32 {s} to i{width}"));
                self.value(format_args!("{} i{width} {t} to i32", if signed { "sext" } else { "zext" }))
            }
            (true, _) if at == top => self.value(format_args!("ashr i32 {word}, {top}")),
            (true, _) => {
                let s = self.value(format_args!("shl i32 {word}, {}", top - at));
                self.value(format_args!("ashr i32 {s}, {top}"))
            }
            (false, 1) if at == top => self.value(format_args!("lshr i32 {word}, {top}")),
            (false, 1) => {
                let s = self.value(format_args!("shl i32 {word}, {}", top - at));
                self.value(format_args!("lshr i32 {s}, {top}"))
            }
            (false, _) => {
                let s = if at == 0 { word.to_string() } else { self.value(format_args!("lshr i32 {word}, {at}")) };
                self.value(format_args!("and i32 {s}, {}", (1u64 << width) - 1))
            }
        }
    }
    /// The four bytes of word `n` of `from`, extended.
    fn bytes(&mut self, rng: &mut Rng, from: &str, n: usize, signed: bool) -> [String; 4] {
        let ext = if signed { "sext" } else { "zext" };
        match rng.below(6) {
            0 => {
                let mut order = [0, 1, 2, 3];
                order.swap(rng.below(4), rng.below(4));
                let mut bytes = [const { String::new() }; 4];
                for k in order {
                    let b = self.load("i8", from, 4 * n + k, if k == 0 { 4 } else { 1 });
                    bytes[k] = self.value(format_args!("{ext} i8 {b} to i32"));
                }
                bytes
            }
            1 => {
                let lanes = if n.is_multiple_of(2) { rng.pick(&[4, 8]) } else { 4 };
                let v = self.load(&format!("<{lanes} x i8>"), from, 4 * n, 4);
                [0, 1, 2, 3].map(|k| {
                    let b = self.value(format_args!("extractelement <{lanes} x i8> {v}, i32 {k}"));
                    self.value(format_args!("{ext} i8 {b} to i32"))
                })
            }
            2 => {
                let w = self.load("i32", from, 4 * n, 4);
                let v = self.value(format_args!("bitcast i32 {w} to <4 x i8>"));
                [0, 1, 2, 3].map(|k| {
                    let b = self.value(format_args!("extractelement <4 x i8> {v}, i64 {k}"));
                    self.value(format_args!("{ext} i8 {b} to i32"))
                })
            }
            3 => {
                // Half of a word of 64 bits.
                let w = self.load("i64", from, 4 * (n & !1), 8);
                [0, 1, 2, 3].map(|k| {
                    let s = self.value(format_args!("lshr i64 {w}, {}", 32 * (n & 1) + 8 * k));
                    let b = self.value(format_args!("trunc i64 {s} to i8"));
                    self.value(format_args!("{ext} i8 {b} to i32"))
                })
            }
            _ => {
                let w = self.load("i32", from, 4 * n, 4);
                [0, 1, 2, 3].map(|k| self.field(rng, &w, 8 * k, 8, signed))
            }
        }
    }
    fn product(&mut self, rng: &mut Rng, x: &str, y: &str) {
        let (x, y) = if rng.one_in(2) { (x, y) } else { (y, x) };
        let nsw = if rng.one_in(2) { " nsw" } else { "" };
        let m = self.value(format_args!("mul{nsw} i32 {x}, {y}"));
        self.terms.push(m);
    }
    /// Bytes of two words.
    fn words(&mut self, rng: &mut Rng, n: usize) {
        let signs = [rng.one_in(2), rng.one_in(2)];
        let (x, y) = (self.bytes(rng, "%a", n, signs[0]), self.bytes(rng, "%b", n, signs[1]));
        for (x, y) in x.iter().zip(&y) {
            self.product(rng, x, y);
        }
    }
    /// Halves of a word and bytes of another.
    fn halves(&mut self, rng: &mut Rng, n: usize) {
        let (x, y) = (self.load("i32", "%a", 4 * n, 4), self.load("i32", "%b", 4 * n, 4));
        let (signs, high) = ([rng.one_in(2), rng.one_in(2)], rng.below(2));
        for k in 0..2 {
            let x = self.field(rng, &x, 16 * k, 16, signs[0]);
            let y = self.field(rng, &y, 16 * high + 8 * k, 8, signs[1]);
            self.product(rng, &x, &y);
        }
    }
    /// Bytes of a word by constants.
    fn constants(&mut self, rng: &mut Rng, n: usize) {
        let low = rng.one_in(2);
        let signed = rng.one_in(2);
        for b in &self.bytes(rng, "%a", n, signed) {
            match rng.below(3) {
                0 => self.terms.push(b.clone()),
                1 => {
                    let m = self.value(format_args!("shl i32 {b}, {}", rng.below(7)));
                    self.terms.push(m);
                }
                _ => {
                    let c = if low { rng.below(256) as i32 - 128 } else { rng.below(256) as i32 };
                    self.product(rng, b, &c.to_string());
                }
            }
        }
    }
    /// Something the sum has besides.
    fn others(&mut self, rng: &mut Rng) {
        for _ in 0..rng.below(4) {
            let w = self.load("i32", "%o", 4 * rng.below(4), 4);
            self.terms.push(w);
        }
    }
    /// What may stand in the way: another reader, a product too many, a write between loads.
    fn mischief(&mut self, rng: &mut Rng) {
        let signed = rng.one_in(2);
        let (x, y) = (self.bytes(rng, "%a", 1, true), self.bytes(rng, "%b", 1, signed));
        let odd = rng.below(5);
        for k in 0..4 {
            match odd {
                0 if k == 3 => {}
                1 if k == 2 => self.product(rng, &x[k], &y[1]),
                2 => {
                    self.product(rng, &x[k], &y[k]);
                    if k == 0 {
                        writeln!(self.text, "  store i32 {}, ptr %p", x[k]).expect("text");
                    }
                }
                3 if k == 1 => {
                    self.product(rng, &x[k], &y[k]);
                    let m = self.terms.last().cloned().expect("a term");
                    writeln!(self.text, "  store i32 {m}, ptr %p").expect("text");
                }
                _ => self.product(rng, &x[k], &y[k]),
            }
        }
        if odd == 4 {
            let b = self.load("i8", "%a", 4, 4);
            writeln!(self.text, "  store i8 {b}, ptr %b").expect("text");
            for k in 1..4 {
                let b = self.load("i8", "%a", 4 + k, 1);
                let c = self.load("i8", "%b", k, 1);
                let (b, c) =
                    (self.value(format_args!("sext i8 {b} to i32")), self.value(format_args!("zext i8 {c} to i32")));
                self.product(rng, &b, &c);
            }
        }
    }
    /// The sum in any order and association.
    fn sum(&mut self, rng: &mut Rng) -> String {
        let mut terms = std::mem::take(&mut self.terms);
        while terms.len() > 1 {
            let x = terms.swap_remove(rng.below(terms.len()));
            let k = rng.below(terms.len());
            terms[k] = self.value(format_args!("add i32 {x}, {}", terms[k]));
        }
        terms.pop().expect("a term")
    }
}

fn kernel(rng: &mut Rng) -> Kernel {
    let mut k = Kernel { text: String::new(), values: 0, terms: Vec::new(), expected: 0 };
    k.text.push_str(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\
         define ptx_kernel void @k(ptr %a, ptr %b, ptr %o) {\n  %p = getelementptr i8, ptr %o, i64 16\n",
    );
    for n in 0..1 + rng.below(4) {
        match rng.below(5) {
            0 => k.halves(rng, n),
            _ => k.words(rng, n),
        }
        k.expected += 1;
    }
    if rng.one_in(3) {
        k.constants(rng, 4);
    }
    k.others(rng);
    if rng.one_in(3) {
        k.mischief(rng);
        // What stands in the way of these may be in the way of the others.
        k.expected = 0;
    }
    let s = k.sum(rng);
    writeln!(k.text, "  store i32 {s}, ptr %o\n  ret void\n}}").expect("text");
    k
}

fn compiled(text: &str, passes: &str) -> (Vec<u8>, Vec<u8>) {
    let emit = Emit { ptx: true, ir: true, cubin: false };
    let options = Options { passes: Some(passes.into()), verify_output: true, emit, ..Options::default() };
    let out = warpc::compile(text.as_bytes(), &options).unwrap_or_else(|d| panic!("{}\n{text}", d[0].message));
    (out.ptx.expect("PTX"), out.ir.expect("IR"))
}

fn byte(rng: &mut Rng) -> u8 {
    let any = rng.bits() as u8;
    rng.pick(&[0, 1, 127, 128, 255, any])
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn products_of_bytes_are_dot_products() {
    let (first, cases) = (number("WARPC_SEED").unwrap_or(0), number("WARPC_CASES").unwrap_or(200));
    for seed in first..first + cases {
        let rng = &mut Rng((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let k = kernel(rng);
        let m = parse_module(k.text.as_bytes(), &ReadOptions::default())
            .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", k.text.as_bytes())));
        let p = interp::program(&m).expect("a program");
        for passes in ["dot-products", "codegen", "instcombine,codegen"] {
            let (ptx, ir) = compiled(&k.text, passes);
            let count = ptx.windows(3).filter(|w| *w == b"dp4" || *w == b"dp2").count();
            let say = || format!("seed {seed}, {passes}\n{}\n{}", k.text, String::from_utf8_lossy(&ptx));
            // Combining may make a difference of the sum.
            assert!(count >= k.expected || passes.starts_with("inst"), "{count} of {}: {}", k.expected, say());
            let m = parse_module(&ir, &ReadOptions::default()).expect("printed IR");
            let combined = interp::program(&m).expect("a program");
            let module = interp::read(&ptx, "test.ptx").unwrap_or_else(|e| panic!("{e}"));
            let q = interp::load_like(&module, &p).expect("a program");
            for _ in 0..4 {
                let buffers: Vec<Vec<u8>> = [24, 16, 32].map(|n| (0..n).map(|_| byte(rng)).collect()).into();
                let l = Launch {
                    kernel: "k".into(),
                    grid: [1; 3],
                    block: [1; 3],
                    args: (0..3).map(|index| Arg::Buffer { index, offset: 0 }).collect(),
                    buffers,
                    ..Launch::default()
                };
                let before = p.run(&l);
                assert!(before.error.is_none(), "{:?} {}", before.error, say());
                for (after, what) in [(combined.run(&l), "IR"), (q.run(&l), "PTX")] {
                    assert!(after.error.is_none(), "{what}: {:?} {}", after.error, say());
                    assert!(before.buffers == after.buffers, "{what} differs: {}", say());
                }
            }
        }
    }
}
