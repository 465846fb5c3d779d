//! Loop nests over arrays made from a seed, for claims about dependences: subscripts that are sums over the induction variables
//! of up to three loops, in one or two dimensions, of constant and unknown sizes, with steps up and down, in narrow integers that
//! wrap, under conditions, in loops side by side, in the order of threads. Arrays are small, so that accesses do meet.

use std::fmt::Write;
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch, Options};

/// Bytes of the array, and where in it accesses start.
pub(super) const BYTES: u64 = 1 << 15;
const MIDDLE: u64 = 1 << 14;

/// An induction variable.
#[derive(Clone)]
struct Iv {
    name: String,
    bits: u32,
}

struct Gen<'r> {
    r: &'r mut Rng,
    out: String,
    ivs: Vec<Iv>,
    next: u32,
    block: String,
    /// Types of elements: mostly the first.
    elements: [u32; 2],
    /// Columns of two-dimensional arrays.
    columns: u64,
    accesses: u32,
}

/// A module with kernel `@k`, and its launch.
pub fn program(seed: u64) -> (String, Launch) {
    let mut r = Rng(warpc_columns::random::mix(seed ^ 0xa77a));
    let main = r.pick(&[32u32, 32, 64, 8]);
    let other = r.pick(&[8u32, 16, 32, 64]);
    let columns = r.pick(&[2u64, 4, 5, 8, 16]);
    let mut g = Gen {
        r: &mut r,
        out: String::new(),
        ivs: Vec::new(),
        next: 0,
        block: "entry".into(),
        elements: [main, other],
        columns,
        accesses: 0,
    };
    let n = 1 + g.r.below(9) as u128;
    let m = g.r.pick(&[0u128, 1, 1, 2, 3, 4, 8, 1 << 61, (1 << 64) - 1]);
    g.line("%tid32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
    g.line("%tid = zext i32 %tid32 to i64");
    g.line("%ntid32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()");
    g.line("%ntid = zext i32 %ntid32 to i64");
    g.line("%own = alloca [4096 x i64]");
    g.line("%local = getelementptr inbounds i8, ptr %own, i64 16384");
    for _ in 0..1 + g.r.below(2) {
        let depth = 1 + g.r.below(3);
        g.nest(depth);
    }
    g.line("ret void");
    let body = std::mem::take(&mut g.out);
    let mut text = String::from("target triple = \"nvptx64-nvidia-cuda\"\n");
    let _ = write!(text, "define ptx_kernel void @k(ptr %a, ptr noalias %b, i64 %n, i64 %m) {{\nentry:\n{body}}}\n");
    for s in ["tid.x", "ntid.x"] {
        let _ = writeln!(text, "declare i32 @llvm.nvvm.read.ptx.sreg.{s}()");
    }
    let args = vec![
        Arg::Buffer { index: 0, offset: MIDDLE },
        Arg::Buffer { index: 1, offset: MIDDLE },
        Arg::Scalar(n),
        Arg::Scalar(m),
    ];
    let launch = Launch {
        kernel: "k".into(),
        grid: [1, 1, 1],
        block: [g.r.pick(&[1u32, 1, 2, 3]), 1, 1],
        args,
        buffers: vec![vec![1; BYTES as usize], vec![2; BYTES as usize]],
        options: Options { max_steps: 200_000, ..Options::default() },
        ..Default::default()
    };
    (text, launch)
}

impl Gen<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str("  ");
        self.out.push_str(text);
        self.out.push('\n');
    }
    fn name(&mut self, of: &str) -> String {
        self.next += 1;
        format!("{of}{}", self.next)
    }
    fn def(&mut self, rhs: &str) -> String {
        let v = format!("%{}", self.name("v"));
        let text = format!("{v} = {rhs}");
        self.line(&text);
        v
    }
    fn start(&mut self, block: &str) {
        let _ = writeln!(self.out, "{block}:");
        self.block = block.into();
    }
    /// A loop with accesses and, while `depth` lasts, loops in it.
    fn nest(&mut self, depth: usize) {
        let (head, exit) = (self.name("h"), self.name("x"));
        let bits = self.r.pick(&[64u32, 64, 64, 32, 32, 16, 8]);
        let i = format!("%{}", self.name("i"));
        let next = format!("%{}", self.name("n"));
        let from = self.block.clone();
        // Start, step, bound and predicate.
        let trips = 1 + self.r.below(9) as i64;
        let flags = self.r.pick(&["", " nsw", " nuw nsw"]);
        let (first, step, bound, pred) = match self.r.below(6) {
            0 if bits == 64 => ("0".to_string(), "1".to_string(), "%n".to_string(), self.r.pick(&["slt", "ult", "ne"])),
            1 if bits == 64 => ("%tid".to_string(), "%ntid".to_string(), "24".to_string(), "slt"),
            2 => {
                let step = 1 + self.r.below(3) as i64;
                let first = step * trips + self.r.below(3) as i64;
                (
                    first.to_string(),
                    (-step).to_string(),
                    (first - step * trips).to_string(),
                    self.r.pick(&["sgt", "ne"]),
                )
            }
            // Narrow integers that come round again.
            3 if bits == 8 => ("120".to_string(), "4".to_string(), (((120 + 4 * trips) as u8) as i8).to_string(), "ne"),
            _ => {
                let step = self.r.pick(&[1i64, 1, 1, 2, 3]);
                let first = self.r.below(3) as i64;
                (
                    first.to_string(),
                    step.to_string(),
                    (first + step * trips).to_string(),
                    self.r.pick(&["slt", "ult", "ne"]),
                )
            }
        };
        let flags = if step.starts_with('-') && flags.contains("nuw") || first == "120" { "" } else { flags };
        self.line(&format!("br label %{head}"));
        self.start(&head);
        let phi_at = self.out.len();
        self.ivs.push(Iv { name: i.clone(), bits });
        for _ in 0..self.r.below(3) {
            self.access();
        }
        if depth > 1 {
            for _ in 0..1 + self.r.one_in(4) as usize {
                self.nest(depth - 1);
            }
        }
        let least = if depth == 1 { 1 } else { 0 };
        for _ in 0..least + self.r.below(3) {
            self.access();
        }
        let latch = self.block.clone();
        let phi = format!("  {i} = phi i{bits} [ {first}, %{from} ], [ {next}, %{latch} ]\n");
        self.out.insert_str(phi_at, &phi);
        self.line(&format!("{next} = add{flags} i{bits} {i}, {step}"));
        let c = self.def(&format!("icmp {pred} i{bits} {next}, {bound}"));
        self.line(&format!("br i1 {c}, label %{head}, label %{exit}"));
        self.start(&exit);
        self.ivs.pop();
    }
    /// An induction variable as an integer of `bits`.
    fn iv(&mut self, k: usize, bits: u32) -> String {
        let v = self.ivs[k].clone();
        match v.bits.cmp(&bits) {
            std::cmp::Ordering::Equal => v.name,
            std::cmp::Ordering::Less => {
                let op = self.r.pick(&["sext", "zext"]);
                self.def(&format!("{op} i{} {} to i{bits}", v.bits, v.name))
            }
            std::cmp::Ordering::Greater => self.def(&format!("trunc i{} {} to i{bits}", v.bits, v.name)),
        }
    }
    /// A subscript: a sum over the induction variables, of 64 bits.
    fn subscript(&mut self) -> String {
        let bits = self.r.pick(&[64u32, 64, 64, 64, 32, 8]);
        let flags = if bits < 32 { "" } else { self.r.pick(&["", " nsw"]) };
        let c = self.r.pick(&[0i64, 0, 0, 1, 1, 2, 3, 5, 7, -1, -2, 12]);
        let mut sum = c.to_string();
        for k in 0..self.ivs.len() {
            let unknown = bits == 64 && self.r.one_in(10);
            let factor = if unknown {
                self.r.pick(&["%n", "%m", "%tid"]).to_string()
            } else {
                self.r.pick(&["0", "0", "1", "1", "1", "-1", "2", "2", "3", "-2", "4", "5"]).to_string()
            };
            if factor == "0" {
                continue;
            }
            let i = self.iv(k, bits);
            let i = if factor == "1" { i } else { self.def(&format!("mul{flags} i{bits} {i}, {factor}")) };
            sum = self.def(&format!("add{flags} i{bits} {i}, {sum}"));
        }
        if self.r.one_in(8) && bits == 64 {
            let add = self.r.pick(&["%n", "%tid", "%m"]);
            sum = self.def(&format!("add i64 {sum}, {add}"));
        }
        if bits < 64 {
            let op = self.r.pick(&["sext", "zext", "sext"]);
            sum = self.def(&format!("{op} i{bits} {sum} to i64"));
        }
        sum
    }
    /// A load or store of an element somewhere.
    fn access(&mut self) {
        if self.accesses == 8 {
            return;
        }
        self.accesses += 1;
        // Under a condition, sometimes.
        let join = if self.r.one_in(6) && !self.ivs.is_empty() {
            let k = self.r.below(self.ivs.len());
            let (then, join) = (self.name("t"), self.name("j"));
            let v = self.ivs[k].clone();
            let bits = self.r.pick(&[1, 3]);
            let bit = self.def(&format!("and i{} {}, {bits}", v.bits, v.name));
            let c = self.def(&format!("icmp eq i{} {bit}, 0", v.bits));
            self.line(&format!("br i1 {c}, label %{then}, label %{join}"));
            self.start(&then);
            Some(join)
        } else {
            None
        };
        let base = self.r.pick(&["%a", "%a", "%a", "%a", "%b", "%local"]);
        let element = self.elements[self.r.one_in(6) as usize];
        let inbounds = self.r.pick(&["", "", " inbounds"]);
        let first = self.subscript();
        let p = match self.r.below(5) {
            0 | 1 => {
                let second = self.subscript();
                let columns = self.columns;
                self.def(&format!(
                    "getelementptr{inbounds} [{columns} x i{element}], ptr {base}, i64 {first}, i64 {second}"
                ))
            }
            2 => {
                // Rows of unknown length.
                let second = self.subscript();
                let length = self.r.pick(&["%n", "%n", "%ntid"]);
                let row = self.def(&format!("mul i64 {first}, {length}"));
                let at = self.def(&format!("add i64 {row}, {second}"));
                self.def(&format!("getelementptr{inbounds} i{element}, ptr {base}, i64 {at}"))
            }
            _ => {
                let unit = if self.r.one_in(12) { 8 } else { element };
                self.def(&format!("getelementptr{inbounds} i{unit}, ptr {base}, i64 {first}"))
            }
        };
        if self.r.one_in(2) {
            self.line(&format!("store i{element} 3, ptr {p}, align 1"));
        } else {
            self.def(&format!("load i{element}, ptr {p}, align 1"));
        }
        if let Some(join) = join {
            self.line(&format!("br label %{join}"));
            self.start(&join);
        }
    }
}
