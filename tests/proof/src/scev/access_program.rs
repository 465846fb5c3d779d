//! Loops over memory made from a seed: several pointers into one buffer, strides of all kinds, narrow counters, accesses under
//! conditions, pointers that are one of two, early exits. What goes out of the buffer is a fault, and proves nothing.

use std::fmt::Write;
use warpc_columns::random::Rng;
use warpc_interp::{Arg, Launch, Options};

/// Bytes of a buffer, and where pointers into it start.
const BYTES: usize = 1 << 13;
const MIDDLE: u64 = 1 << 12;

struct Gen {
    r: Rng,
    out: String,
    next: u32,
    /// Type of pointers.
    ptr: &'static str,
    /// Bases: names of values.
    bases: Vec<String>,
    /// The counter, in 64 bits and as it is.
    iv: String,
    iv_bits: u32,
    /// A value loaded last, in 32 bits.
    loaded: Option<String>,
    /// Address of an access made before.
    addresses: Vec<(String, &'static str)>,
    /// Number of the block at hand, and its name.
    block: u32,
    here: String,
    /// One array at constant distances.
    plain: bool,
    /// Pointer that steps by itself.
    walker: Option<String>,
}

impl Gen {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }
    fn def(&mut self, rhs: &str) -> String {
        let v = format!("%v{}", self.next);
        self.next += 1;
        self.line(&format!("{v} = {rhs}"));
        v
    }
    fn flags(&mut self) -> &'static str {
        self.r.pick(&["", "nuw nsw ", "nsw ", "nsw ", "nuw "])
    }
    fn small(&mut self) -> i64 {
        self.r.pick(&[0, 0, 1, 1, 2, 3, 4, 8, 16, -1, -2, -8, 5, 12, 40])
    }
    /// The counter in 64 bits.
    fn wide_iv(&mut self) -> String {
        let (iv, bits) = (self.iv.clone(), self.iv_bits);
        if bits == 64 {
            return if self.r.one_in(6) {
                // Through a narrow type: only a predicate says that it is the same.
                let t = self.def(&format!("trunc i64 {iv} to i32"));
                let ext = self.r.pick(&["sext", "zext"]);
                self.def(&format!("{ext} i32 {t} to i64"))
            } else {
                iv
            };
        }
        let mut iv = iv;
        if self.r.one_in(3) {
            let (f, c) = (self.flags(), self.small());
            iv = self.def(&format!("add {f}i{bits} {iv}, {c}"));
        }
        let ext = self.r.pick(&["sext", "sext", "zext"]);
        self.def(&format!("{ext} i{bits} {iv} to i64"))
    }
    fn index(&mut self) -> String {
        if self.plain {
            let (iv, bits) = (self.iv.clone(), self.iv_bits);
            let x = if bits == 64 { iv } else { self.def(&format!("sext i{bits} {iv} to i64")) };
            let c = self.r.pick(&[0, 0, 1, 2, 3, 4, 6, 8, 8, 12, 16, 17, -1, -4, -8]);
            return if c == 0 { x } else { self.def(&format!("add nsw i64 {x}, {c}")) };
        }
        if self.r.one_in(9) {
            // The same in all iterations.
            return if self.r.one_in(2) { "%n".into() } else { self.small().to_string() };
        }
        if self.r.one_in(12)
            && let Some(v) = self.loaded.clone()
        {
            let m = self.def(&format!("and i32 {v}, 15"));
            return self.def(&format!("zext i32 {m} to i64"));
        }
        let mut x = self.wide_iv();
        let f = self.flags();
        match self.r.below(8) {
            0 | 1 => {
                let k = self.r.pick(&[2, 3, 4, -1, -2]);
                x = self.def(&format!("mul {f}i64 {x}, {k}"));
            }
            2 => x = self.def(&format!("mul {f}i64 {x}, %s")),
            3 if self.r.one_in(3) => x = self.def(&format!("mul i64 {x}, {x}")),
            _ => {}
        }
        match self.r.below(6) {
            0 | 1 => {
                let (f, c) = (self.flags(), self.small());
                x = self.def(&format!("add {f}i64 {x}, {c}"));
            }
            2 => {
                let f = self.flags();
                x = self.def(&format!("add {f}i64 {x}, %n"));
            }
            _ => {}
        }
        x
    }
    fn address(&mut self, ty: &'static str) -> String {
        if !self.addresses.is_empty() && self.r.one_in(4) {
            let k = self.r.below(self.addresses.len());
            if self.addresses[k].1 == ty || self.r.one_in(3) {
                return self.addresses[k].0.clone();
            }
        }
        let p = self.ptr;
        let flags = self.r.pick(&["inbounds ", "inbounds ", "nusw ", "nuw ", ""]);
        if let Some(w) = self.walker.clone()
            && self.r.one_in(3)
        {
            let c = self.small();
            return if c == 0 { w } else { self.def(&format!("getelementptr {flags}{ty}, {p} {w}, i64 {c}")) };
        }
        let k = if self.plain && !self.r.one_in(6) { 0 } else { self.r.below(self.bases.len()) };
        let mut base = self.bases[k].clone();
        if self.r.one_in(8)
            && let Some(v) = self.loaded.clone()
        {
            let (bit, other) = (self.def(&format!("trunc i32 {v} to i1")), self.r.below(self.bases.len()));
            let other = self.bases[other].clone();
            base = self.def(&format!("select i1 {bit}, {p} {base}, {p} {other}"));
        }
        let at = self.index();
        let a = self.def(&format!("getelementptr {flags}{ty}, {p} {base}, i64 {at}"));
        self.addresses.push((a.clone(), ty));
        a
    }
    fn access(&mut self) {
        let all = ["i32", "i32", "i32", "i32", "i8", "i16", "i64", "<2 x i32>"];
        let ty = if self.plain { "i32" } else { self.r.pick(&all) };
        let a = self.address(ty);
        let p = self.ptr;
        if self.r.one_in(2) {
            let value = match ty {
                "<2 x i32>" => "zeroinitializer".to_string(),
                "i32" => self.loaded.clone().unwrap_or("5".into()),
                _ => self.small().to_string(),
            };
            self.line(&format!("store {ty} {value}, {p} {a}, align 1"));
        } else {
            let v = self.def(&format!("load {ty}, {p} {a}, align 1"));
            if ty == "i32" {
                self.loaded = Some(v);
            }
        }
    }
    fn start(&mut self, kind: &str) -> String {
        self.block += 1;
        format!("{kind}{}", self.block)
    }
    /// Accesses under a condition; what they compute is not used after.
    fn conditional(&mut self, exit: &str) {
        let c = match self.loaded.clone() {
            Some(v) if self.r.one_in(2) => {
                let k = self.r.pick(&[0, 1, 5, 40]);
                self.def(&format!("icmp ugt i32 {v}, {k}"))
            }
            _ => {
                let (iv, bits) = (self.iv.clone(), self.iv_bits);
                let m = self.def(&format!("and i{bits} {iv}, 1"));
                self.def(&format!("icmp eq i{bits} {m}, 0"))
            }
        };
        let (then, join) = (self.start("then"), self.start("join"));
        if self.r.one_in(4) {
            self.line(&format!("br i1 {c}, label %{join}, label %{exit}"));
            self.enter(&join);
            return;
        }
        // A pointer that is one of two, by the way that was taken.
        let merged = self.r.one_in(3).then(|| self.address("i32"));
        let from = self.here.clone();
        self.line(&format!("br i1 {c}, label %{then}, label %{join}"));
        self.enter(&then);
        let before = (self.loaded.clone(), self.addresses.clone());
        for _ in 0..1 + self.r.below(2) {
            self.access();
        }
        let other = merged.is_some().then(|| self.address("i32"));
        (self.loaded, self.addresses) = before;
        self.line(&format!("br label %{join}"));
        self.enter(&join);
        if let (Some(x), Some(y)) = (merged, other) {
            let p = self.ptr;
            let a = self.def(&format!("phi {p} [ {x}, %{from} ], [ {y}, %{then} ]"));
            let load = self.r.one_in(2);
            if load {
                self.loaded = Some(self.def(&format!("load i32, {p} {a}, align 1")));
            } else {
                self.line(&format!("store i32 9, {p} {a}, align 1"));
            }
            self.addresses.push((a, "i32"));
        }
    }
    fn enter(&mut self, block: &str) {
        let _ = writeln!(self.out, "{block}:");
        self.here = block.into();
    }
}

impl Gen {
    /// A loop with accesses, entered from block `from`; control goes on in block `after`. Whether it steps by the threads of a block.
    fn innermost(&mut self, from: &str) -> bool {
        let ptr = self.ptr;
        let bits = self.r.pick(&[64, 64, 64, 32, 32, 32, 16, 8]);
        self.iv_bits = bits;
        self.iv = "%i".into();
        let threads = self.r.one_in(10);
        let mut step = self.r.pick(&[1i64, 1, 1, 1, 2, 3, 4, -1, -1, -2]);
        let trips = 1 + self.r.below(20) as i64;
        let (mut first, mut stop) = match (step > 0, self.r.one_in(3)) {
            (true, _) => {
                let at = self.small().max(0);
                (at.to_string(), at + step * trips)
            }
            (false, _) => (((-step) * trips).to_string(), 0),
        };
        let symbolic = self.r.one_in(3);
        let mut by = step.to_string();
        if threads && bits == 32 {
            first = self.def("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
            by = self.def("call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()");
            (step, stop) = (1, 40);
        }
        self.line("br label %loop");
        self.out.push_str("loop:\n");
        self.line(&format!("%i = phi i{bits} [ {first}, %{from} ], [ %i.next, %latch ]"));
        if self.r.one_in(4) {
            self.line(&format!("%w = phi {ptr} [ %b, %{from} ], [ %w.next, %latch ]"));
            self.walker = Some("%w".into());
        }
        let pieces = 1 + self.r.below(4);
        for k in 0..pieces {
            self.access();
            if k + 1 < pieces && self.r.one_in(3) {
                self.conditional("after");
            }
        }
        if self.r.one_in(3) {
            self.access();
        }
        self.line("br label %latch");
        self.out.push_str("latch:\n");
        let f = self.flags();
        self.line(&format!("%i.next = add {f}i{bits} %i, {by}"));
        if self.walker.is_some() {
            let d = self.r.pick(&[4, 4, 1, 2, 8, -4, 12]);
            let f = self.r.pick(&["inbounds ", "inbounds ", "nuw ", ""]);
            self.line(&format!("%w.next = getelementptr {f}i8, {ptr} %w, i64 {d}"));
        }
        let bound = match (symbolic, bits) {
            (true, 64) if step > 0 => "%n".to_string(),
            (true, 32) if step > 0 => "%m".to_string(),
            _ => stop.to_string(),
        };
        let p = match step > 0 {
            true => self.r.pick(&["ult", "slt", "slt", "ule", "ne"]),
            false => self.r.pick(&["sgt", "sge", "ne", "ugt"]),
        };
        let on = self.r.pick(&["%i.next", "%i.next", "%i"]);
        self.line(&format!("%more = icmp {p} i{bits} {on}, {bound}"));
        self.line("br i1 %more, label %loop, label %after");
        self.out.push_str("after:\n");
        threads
    }
}

/// A module whose kernel `@k` runs loops over memory, and its launch.
pub fn program(seed: u64) -> (String, Launch) {
    let mut r = Rng(warpc_columns::random::mix(seed ^ 0xacce55));
    let ptr = r.pick(&["ptr", "ptr", "ptr addrspace(1)"]);
    let mut g = Gen {
        r,
        out: String::new(),
        next: 0,
        ptr,
        bases: vec!["%a".into(), "%a".into(), "%b".into(), "%c".into()],
        iv: String::new(),
        iv_bits: 64,
        loaded: None,
        addresses: Vec::new(),
        block: 0,
        here: "loop".into(),
        plain: false,
        walker: None,
    };
    g.plain = g.r.one_in(3);
    let size = g.r.pick(&["", " \"nvvm.maxntid\"=\"32\""]);
    let own = g.r.pick(&["", "", " noalias"]);
    // Known bytes matter to loops with several exits only.
    let known = g.r.pick(&["", "", " dereferenceable(512)"]);
    let head = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k({ptr}{known} %a, {ptr} %b, {ptr}{own} %c, i64 %n, i64 %s, i32 %m){size} {{\nentry:\n"
    );
    if g.r.one_in(3) {
        let c = g.small();
        let v = g.def(&format!("getelementptr inbounds i32, {ptr} %a, i64 {c}"));
        g.bases.push(v);
    }
    if g.r.one_in(4) {
        let v = g.def(&format!("getelementptr i32, {ptr} %a, i64 %n"));
        g.bases.push(v);
    }
    let outer = g.r.one_in(3);
    let mut from = "entry".to_string();
    if outer {
        g.line("br label %outer");
        g.out.push_str("outer:\n");
        g.line("%j = phi i64 [ 0, %entry ], [ %j.next, %after ]");
        let k = g.small();
        let row = g.def(&format!("mul nuw nsw i64 %j, {}", k.unsigned_abs()));
        let v = g.def(&format!("getelementptr inbounds i32, {ptr} %a, i64 {row}"));
        g.bases.push(v);
        from = "outer".into();
    }
    let threads = g.innermost(&from);
    if outer {
        g.line("%j.next = add nuw nsw i64 %j, 1");
        g.line("%again = icmp ult i64 %j.next, 3");
        g.line("br i1 %again, label %outer, label %done");
        g.out.push_str("done:\n");
    }
    g.line("ret void");
    let text = format!(
        "{head}{}}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n",
        g.out
    );
    let noise = g.r.bits();
    let buffer =
        |k: u64| (0..BYTES).map(|n| (warpc_columns::random::mix(noise ^ k ^ (n as u64 / 4)) % 3) as u8).collect();
    let apart = g.r.pick(&[0u64, 4, 8, 16, 64, 80, 512, 1024, 2]);
    let middle = if known.is_empty() { MIDDLE } else { 2048 };
    let args = vec![
        Arg::Buffer { index: 0, offset: middle },
        Arg::Buffer { index: 0, offset: if g.r.one_in(2) { middle + apart } else { middle - apart } },
        Arg::Buffer { index: 1, offset: MIDDLE },
        Arg::Scalar(1 + g.r.below(30) as u128),
        Arg::Scalar(g.r.pick(&[1i64, 1, 1, 2, 3, 0, -1]) as u64 as u128),
        Arg::Scalar(1 + g.r.below(30) as u128),
    ];
    let threads = if threads { g.r.pick(&[4u32, 8]) } else { 1 };
    let launch = Launch {
        kernel: "k".into(),
        grid: [1, 1, 1],
        block: [threads, 1, 1],
        args,
        buffers: vec![buffer(1), buffer(2)],
        options: Options { max_steps: 4_000 * threads as u64, ..Options::default() },
        ..Default::default()
    };
    (text, launch)
}
