//! Loops made from a seed, for facts about values and counts: narrow and wide integers that wrap, polynomial recurrences, several
//! exits, nests, conditions before and inside, the strides of GPU code. Nothing is stored: poison is allowed where it does
//! not decide where control goes, and a run that goes wrong proves nothing.

use std::fmt::Write;
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch, Options};

/// Words of the input buffer that a thread may read.
const WORDS: usize = 64;
/// Instructions of a thread, on average.
const STEPS: u64 = 12_000;

/// A value at hand: its text, and the bits of its type.
#[derive(Clone, Debug)]
struct Val {
    text: String,
    bits: u32,
}

struct Gen<'r> {
    r: &'r mut Rng,
    out: String,
    /// Values that dominate the place at hand.
    vals: Vec<Val>,
    next: u32,
    block: String,
    /// Instructions that may still be made.
    left: u32,
    /// Where threads start in loops that they share, and their steps.
    strides: Vec<(Val, Val)>,
}

const WIDTHS: [u32; 6] = [8, 8, 16, 32, 32, 64];
const PREDS: [&str; 10] = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];

/// A module whose kernel `@k` runs a nest of loops, in its own body or in the function `@f`, and its launch.
pub fn program(seed: u64) -> (String, Launch) {
    let mut r = Rng(warpc_columns::random::mix(seed ^ 0x5ce7));
    let split = r.one_in(3);
    let mut g = Gen {
        r: &mut r,
        out: String::new(),
        vals: Vec::new(),
        next: 0,
        block: "entry".into(),
        left: 0,
        strides: Vec::new(),
    };
    g.left = 10 + g.r.below(50) as u32;
    g.body();
    let body = std::mem::take(&mut g.out);
    let mut text = String::from("target triple = \"nvptx64-nvidia-cuda\"\n");
    let bound = g.r.pick(&["", "", " \"nvvm.maxntid\"=\"64\"", " \"nvvm.reqntid\"=\"32\""]);
    let params = "ptr %in, i32 %n, i64 %m, i8 %c";
    if split {
        let _ = write!(text, "define void @f({params}) {{\nentry:\n{body}}}\n");
        let _ = write!(
            text,
            "define ptx_kernel void @k({params}){bound} {{\n  call void @f(ptr %in, i32 %n, i64 %m, i8 %c)\n  ret void\n}}\n"
        );
    } else {
        let _ = write!(text, "define ptx_kernel void @k({params}){bound} {{\nentry:\n{body}}}\n");
    }
    for s in ["tid.x", "ntid.x", "ctaid.x", "nctaid.x", "laneid", "warpsize"] {
        let _ = writeln!(text, "declare i32 @llvm.nvvm.read.ptx.sreg.{s}()");
    }
    for w in [8, 16, 32, 64] {
        for op in ["umin", "umax", "smin", "smax"] {
            let _ = writeln!(text, "declare i{w} @llvm.{op}.i{w}(i{w}, i{w})");
        }
    }
    text.push_str("declare void @llvm.assume(i1)\n");
    let buffer: Vec<u8> = (0..WORDS).flat_map(|_| g.word().to_le_bytes()).collect();
    let small = |g: &mut Gen<'_>| g.word() as u128;
    let args = vec![
        Arg::Buffer { index: 0, offset: 0 },
        Arg::Scalar(small(&mut g) & 0xffff_ffff),
        Arg::Scalar(small(&mut g)),
        Arg::Scalar(small(&mut g) & 0xff),
    ];
    let threads = if bound.contains("reqntid") { 32 } else { g.r.pick(&[1u32, 3, 32, 32, 40]) };
    let launch = Launch {
        kernel: "k".into(),
        grid: [g.r.pick(&[1u32, 1, 2, 3]), 1, 1],
        block: [threads, 1, 1],
        args,
        buffers: vec![buffer],
        options: Options { max_steps: STEPS * threads as u64, ..Options::default() },
        ..Default::default()
    };
    (text, launch)
}

impl Gen<'_> {
    /// A number likely to matter: small, small and negative, beside a power of two, or anything.
    fn word(&mut self) -> u64 {
        let x = self.r.bits();
        match x >> 60 {
            0..=6 => x & 31,
            7..=8 => (x & 31).wrapping_neg(),
            9..=10 => (1u64 << (x & 63)).wrapping_add((x >> 8 & 3).wrapping_sub(1)),
            11..=12 => x & 0xff,
            13 => x & 0xffff,
            _ => x.rotate_left(17),
        }
    }
    fn line(&mut self, text: &str) {
        self.out.push_str("  ");
        self.out.push_str(text);
        self.out.push('\n');
    }
    fn def(&mut self, bits: u32, rhs: &str) -> Val {
        let v = Val { text: format!("%v{}", self.next), bits };
        self.next += 1;
        let text = format!("{} = {rhs}", v.text);
        self.line(&text);
        self.left = self.left.saturating_sub(1);
        v
    }
    fn keep(&mut self, bits: u32, rhs: &str) -> Val {
        let v = self.def(bits, rhs);
        self.vals.push(v.clone());
        v
    }
    fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }
    fn start(&mut self, name: &str) {
        self.out.push_str(name);
        self.out.push_str(":\n");
        self.block = name.into();
    }
    fn number(&mut self, bits: u32) -> Val {
        let x = self.word();
        let v = if bits == 64 { x as i64 } else { (x << (64 - bits)) as i64 >> (64 - bits) };
        Val { text: v.to_string(), bits }
    }
    /// A value of a width: one at hand, one converted, or a number.
    fn get(&mut self, bits: u32) -> Val {
        if self.vals.is_empty() || self.r.one_in(4) {
            return self.number(bits);
        }
        // The newest are wanted most.
        let n = self.vals.len();
        let k = if self.r.one_in(2) { n - 1 - self.r.below(n.min(5)) } else { self.r.below(n) };
        let v = self.vals[k].clone();
        self.convert(v, bits)
    }
    fn convert(&mut self, v: Val, bits: u32) -> Val {
        if v.bits == bits {
            return v;
        }
        let rhs = if v.bits > bits {
            let flag = self.r.pick(&["", "", "", " nuw", " nsw"]);
            format!("trunc{flag} i{} {} to i{bits}", v.bits, v.text)
        } else {
            let op = self.r.pick(&["sext", "sext", "zext", "zext", "zext nneg"]);
            format!("{op} i{} {} to i{bits}", v.bits, v.text)
        };
        self.keep(bits, &rhs)
    }
    fn flags(&mut self) -> &'static str {
        self.r.pick(&["", "", "", " nuw", " nsw", " nsw", " nuw nsw"])
    }
    /// An instruction on values at hand.
    fn inst(&mut self) {
        let w = self.r.pick(&WIDTHS);
        let a = self.get(w);
        let kind = self.r.below(20);
        let rhs = match kind {
            0..=5 => {
                let b = self.get(w);
                format!("{}{} i{w} {}, {}", self.r.pick(&["add", "add", "sub", "mul"]), self.flags(), a.text, b.text)
            }
            6 => format!("shl{} i{w} {}, {}", self.flags(), a.text, self.r.below(w as usize)),
            7 => format!("{} i{w} {}, {}", self.r.pick(&["lshr", "ashr"]), a.text, self.r.below(w as usize)),
            8..=9 => {
                let n = self.number(w).text;
                format!("{} i{w} {}, {n}", self.r.pick(&["and", "or", "xor"]), a.text)
            }
            10 => format!("and i{w} {}, {}", a.text, (1u64 << self.r.below(w as usize - 1)) - 1),
            11 => format!("xor i{w} {}, -1", a.text),
            12..=13 => {
                let n = 1 + self.r.below(17);
                format!("{} i{w} {}, {n}", self.r.pick(&["udiv", "udiv exact", "urem", "sdiv", "srem"]), a.text)
            }
            14..=15 => {
                let b = self.get(w);
                let op = self.r.pick(&["umin", "umax", "smin", "smax"]);
                format!("call i{w} @llvm.{op}.i{w}(i{w} {}, i{w} {})", a.text, b.text)
            }
            16..=17 => {
                let b = self.get(w);
                let c = self.condition(1);
                let (x, y) = if self.r.one_in(2) { (&a, &b) } else { (&b, &a) };
                format!("select i1 {c}, i{w} {}, i{w} {}", x.text, y.text)
            }
            18 => {
                let b = self.get(w);
                let p = self.r.pick(&PREDS);
                let c = self.def(1, &format!("icmp {p} i{w} {}, {}", a.text, b.text));
                format!("{} i1 {} to i{w}", self.r.pick(&["zext", "sext"]), c.text)
            }
            _ => {
                // An address, as a number.
                let b = self.get(64);
                let flag = self.r.pick(&["", " inbounds", " nusw", " nuw"]);
                let size = self.r.pick(&["i8", "i32", "i64", "[3 x i16]"]);
                let p = self.def(64, &format!("getelementptr{flag} {size}, ptr %in, i64 {}", b.text));
                self.keep(64, &format!("ptrtoint ptr {} to i64", p.text));
                return;
            }
        };
        self.keep(w, &rhs);
    }
    /// A condition made of up to `n` comparisons.
    fn condition(&mut self, n: usize) -> String {
        let w = self.r.pick(&WIDTHS);
        let (a, b) = (self.get(w), self.get(w));
        let p = self.r.pick(&PREDS);
        let samesign = if self.r.one_in(12) && p.len() == 3 { " samesign" } else { "" };
        let c = self.def(1, &format!("icmp{samesign} {p} i{w} {}, {}", a.text, b.text)).text;
        if n > 1 && self.r.one_in(3) {
            let d = self.condition(n - 1);
            let rhs = match self.r.below(4) {
                0 => format!("and i1 {c}, {d}"),
                1 => format!("or i1 {c}, {d}"),
                2 => format!("select i1 {c}, i1 {d}, i1 false"),
                _ => format!("select i1 {c}, i1 true, i1 {d}"),
            };
            return self.def(1, &rhs).text;
        }
        c
    }
    fn body(&mut self) {
        // What the function knows at its start: arguments, special registers, numbers of the thread's own.
        self.vals.push(Val { text: "%n".into(), bits: 32 });
        self.vals.push(Val { text: "%m".into(), bits: 64 });
        self.vals.push(Val { text: "%c".into(), bits: 8 });
        let t = self.keep(32, "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
        for s in ["ntid.x", "ctaid.x", "nctaid.x", "laneid", "warpsize"] {
            if self.r.one_in(3) {
                self.keep(32, &format!("call i32 @llvm.nvvm.read.ptx.sreg.{s}()"));
            }
        }
        if self.r.one_in(2) {
            self.strides(&t);
        }
        for _ in 0..self.r.below(3) {
            let k = self.r.below(WORDS / 2);
            let i = self.def(32, &format!("add i32 {}, {k}", t.text));
            let i = self.def(32, &format!("urem i32 {}, {WORDS}", i.text));
            let p = self.def(64, &format!("getelementptr i64, ptr %in, i32 {}", i.text));
            let w = self.r.pick(&WIDTHS);
            self.keep(w, &format!("load i{w}, ptr {}, align 8", p.text));
        }
        for _ in 0..self.r.below(3) {
            self.inst();
        }
        if self.r.one_in(5) {
            let c = self.condition(1);
            self.line(&format!("call void @llvm.assume(i1 {c})"));
        }
        let guarded = self.r.one_in(2);
        let done = self.label();
        if guarded {
            let c = self.condition(2);
            let on = self.label();
            let (x, y) = if self.r.one_in(2) { (&on, &done) } else { (&done, &on) };
            self.line(&format!("br i1 {c}, label %{x}, label %{y}"));
            self.start(&on);
        }
        let known = self.vals.len();
        self.nest(0);
        if self.r.one_in(3) {
            self.nest(0);
        }
        self.line(&format!("br label %{done}"));
        if guarded {
            self.vals.truncate(known);
        }
        self.start(&done);
        for _ in 0..self.r.below(3) {
            self.inst();
        }
        self.line("ret void");
    }
    /// Numbers of threads in warps, blocks and the grid with the sizes of these, in 32 or 64 bits.
    fn strides(&mut self, tid: &Val) {
        let mut reg = |s: &str| self.keep(32, &format!("call i32 @llvm.nvvm.read.ptx.sreg.{s}()"));
        let [size, block, blocks, warp] = ["ntid.x", "ctaid.x", "nctaid.x", "warpsize"].map(&mut reg);
        let first = self.keep(32, &format!("mul i32 {}, {}", block.text, size.text));
        let start = self.keep(32, &format!("add i32 {}, {}", first.text, tid.text));
        let grid = self.keep(32, &format!("mul i32 {}, {}", blocks.text, size.text));
        for (a, b) in [(tid, &warp), (tid, &size), (&start, &grid), (&first, &grid)] {
            self.strides.push((a.clone(), b.clone()));
            let op = self.r.pick(&["zext", "zext nneg", "sext"]);
            let mut wide = |v: &Val| self.keep(64, &format!("{op} i32 {} to i64", v.text));
            let pair = (wide(a), wide(b));
            self.strides.push(pair);
        }
    }
    /// A loop; control goes on behind it.
    fn nest(&mut self, depth: u32) {
        let (head, exit) = (self.label(), self.label());
        // Start values of the phis are made before the loop.
        let count = 1 + self.r.below(3);
        let mut phis: Vec<(Val, Val)> = Vec::new();
        // The first may step by threads.
        let mut stride = None;
        if !self.strides.is_empty() && self.r.one_in(2) {
            let (start, step) = self.strides[self.r.below(self.strides.len())].clone();
            phis.push((Val { text: format!("%v{}", self.next), bits: start.bits }, start));
            self.next += 1;
            stride = Some(step);
        }
        for _ in 0..count {
            let w = self.r.pick(&WIDTHS);
            let start = if self.r.one_in(3) { self.number(w) } else { self.get(w) };
            phis.push((Val { text: format!("%v{}", self.next), bits: w }, start));
            self.next += 1;
        }
        let fuel = self.r.one_in(2).then(|| {
            self.next += 1;
            (format!("%v{}", self.next - 1), 1 + self.r.below(if depth == 0 { 40 } else { 9 }))
        });
        let from = self.block.clone();
        self.line(&format!("br label %{head}"));
        let outside = self.vals.len();
        self.start(&head);
        // The phis stand here; what comes round is known at the end.
        let hole = self.out.len();
        self.vals.extend(phis.iter().map(|p| p.0.clone()));
        for _ in 0..self.r.below(4) {
            self.inst();
        }
        let mut here = self.vals.len();
        if let Some((f, n)) = &fuel {
            let (f, n) = (f.clone(), *n);
            let next = self.label();
            let c = self.def(1, &format!("icmp uge i16 {f}, {n}"));
            self.line(&format!("br i1 {}, label %{exit}, label %{next}", c.text));
            self.start(&next);
        } else if self.r.one_in(2) {
            // An exit at the top.
            self.exit(&exit, &phis);
        }
        let mut parts = 1 + self.r.below(3);
        while parts > 0 {
            parts -= 1;
            match self.r.below(6) {
                0 if depth < 2 && self.left > 6 => self.nest(depth + 1),
                1 => self.diamond(),
                2 => self.exit(&exit, &phis),
                _ => {
                    for _ in 0..1 + self.r.below(3) {
                        self.inst();
                    }
                }
            }
        }
        let steps = self.steps(&phis, stride.as_ref(), outside);
        let fuel_next = fuel.as_ref().map(|(f, _)| self.def(16, &format!("add nuw nsw i16 {f}, 1")).text);
        // The latch: an exit, or just back.
        let latch = self.block.clone();
        if fuel.is_some() && self.r.one_in(2) {
            self.line(&format!("br label %{head}"));
        } else {
            let c = self.exit_condition(&phis, &steps);
            let (x, y) = if self.r.one_in(2) { (&head, &exit) } else { (&exit, &head) };
            self.line(&format!("br i1 {c}, label %{x}, label %{y}"));
        }
        let mut text = String::new();
        for ((phi, start), step) in phis.iter().zip(&steps) {
            let _ = writeln!(
                text,
                "  {} = phi i{} [ {}, %{from} ], [ {}, %{latch} ]",
                phi.text, phi.bits, start.text, step.text
            );
        }
        if let (Some((f, _)), Some(n)) = (&fuel, fuel_next) {
            let _ = writeln!(text, "  {f} = phi i16 [ 0, %{from} ], [ {n}, %{latch} ]");
        }
        self.out.insert_str(hole, &text);
        // What the head knows dominates all exits.
        if self.r.one_in(6) {
            here = outside;
        }
        self.vals.truncate(here);
        self.start(&exit);
    }
    /// What the phis become by an iteration: mostly a sum with a small step, or with one that does not change in the loop, whose values
    /// are those before row `outside`. The first phi steps by `stride`, if there is one.
    fn steps(&mut self, phis: &[(Val, Val)], stride: Option<&Val>, outside: usize) -> Vec<Val> {
        let mut steps: Vec<Val> = Vec::new();
        for (k, (phi, _)) in phis.iter().enumerate() {
            let w = phi.bits;
            if let Some(step) = stride.filter(|_| k == 0) {
                let flags = self.flags();
                let v = self.keep(w, &format!("add{flags} i{w} {}, {}", phi.text, step.text));
                steps.push(v);
                continue;
            }
            let step = if self.r.one_in(3) {
                self.get(w)
            } else {
                // Mostly a small step, or one that does not change.
                match self.r.below(3) {
                    0 => Val { text: self.r.pick(&["1", "1", "2", "3", "-1", "-3", "4"]).into(), bits: w },
                    1 => self.number(w),
                    _ => {
                        let inner = self.vals.split_off(outside.max(1));
                        let v = self.get(w);
                        let made = self.vals.split_off(outside.max(1));
                        self.vals.extend(inner);
                        self.vals.extend(made);
                        v
                    }
                }
            };
            let flags = self.flags();
            let rhs = match self.r.below(14) {
                0..=7 => format!("add{flags} i{w} {}, {}", phi.text, step.text),
                8..=9 => format!("sub{flags} i{w} {}, {}", phi.text, step.text),
                10 => format!("{} i{w} {}, {}", self.r.pick(&["lshr", "ashr", "shl"]), phi.text, 1 + self.r.below(3)),
                11 => format!("mul{flags} i{w} {}, {}", phi.text, step.text),
                12 => {
                    format!("{} i{w} {}, {}", self.r.pick(&["and", "or", "xor", "udiv"]), phi.text, 1 + self.r.below(6))
                }
                _ => {
                    steps.push(step);
                    continue;
                }
            };
            let v = self.keep(w, &rhs);
            steps.push(v);
        }
        steps
    }
    /// A comparison with one of the phis or what they become.
    fn exit_condition(&mut self, phis: &[(Val, Val)], steps: &[Val]) -> String {
        if self.r.one_in(5) {
            return self.condition(2);
        }
        let k = self.r.below(phis.len());
        let v = if !steps.is_empty() && self.r.one_in(2) { steps[k].clone() } else { phis[k].0.clone() };
        let bound = self.get(v.bits);
        let p = self.r.pick(&PREDS);
        let (a, b) = if self.r.one_in(5) { (&bound, &v) } else { (&v, &bound) };
        let c = self.def(1, &format!("icmp {p} i{} {}, {}", v.bits, a.text, b.text)).text;
        if self.r.one_in(5) {
            let d = self.condition(1);
            let op = self.r.pick(&["and", "or"]);
            return self.def(1, &format!("{op} i1 {c}, {d}")).text;
        }
        c
    }
    fn exit(&mut self, exit: &str, phis: &[(Val, Val)]) {
        let next = self.label();
        if self.r.one_in(8) {
            // By a switch.
            let (phi, _) = phis[self.r.below(phis.len())].clone();
            let (x, y) = (self.r.below(12), 12 + self.r.below(30));
            let w = phi.bits;
            self.line(&format!(
                "switch i{w} {}, label %{next} [ i{w} {x}, label %{exit} i{w} {y}, label %{exit} ]",
                phi.text
            ));
        } else {
            let c = self.exit_condition(phis, &[]);
            let (x, y) = if self.r.one_in(2) { (exit, next.as_str()) } else { (next.as_str(), exit) };
            self.line(&format!("br i1 {c}, label %{x}, label %{y}"));
        }
        self.start(&next);
    }
    /// Two ways that meet again in a phi.
    fn diamond(&mut self) {
        let c = self.condition(1);
        let (yes, no, end) = (self.label(), self.label(), self.label());
        self.line(&format!("br i1 {c}, label %{yes}, label %{no}"));
        let w = self.r.pick(&WIDTHS);
        let known = self.vals.len();
        let mut sides = Vec::new();
        for side in [&yes, &no] {
            self.start(side);
            if self.r.one_in(2) {
                self.inst();
            }
            let v = self.get(w);
            self.vals.truncate(known);
            let from = self.block.clone();
            self.line(&format!("br label %{end}"));
            sides.push((v, from));
        }
        self.start(&end);
        let rhs =
            format!("phi i{w} [ {}, %{} ], [ {}, %{} ]", sides[0].0.text, sides[0].1, sides[1].0.text, sides[1].1);
        self.keep(w, &rhs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::read;
    use warpc_interp::Program;

    /// Every program reads and verifies, and most runs end well, or nothing would be proved.
    #[test]
    fn loops_run() {
        let (mut well, total) = (0, 300);
        for seed in 0..total {
            let (text, launch) = program(seed);
            let m = read(&text);
            if let Err(wrong) = warpc_verify::verify_module(&m) {
                panic!("{seed}: {:?}\n{text}", wrong[0]);
            }
            let r = Program::new(&m).unwrap().run(&launch);
            well += r.error.is_none() as u64;
        }
        assert!(well * 3 > total, "only {well} of {total} runs end well");
    }
}
