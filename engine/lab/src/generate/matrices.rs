//! Nests of counted loops over arrays on the stack: neighbours that could be fused, nests that could be exchanged or jammed, stores that
//! depend on earlier iterations.

use super::state::{Gen, Ty};

/// Rows and columns of an array: counters stay below 7, and indices may be one more.
const SIDE: usize = 8;

/// The loops around a statement.
struct Nest {
    ivs: Vec<String>,
    bits: u32,
}

impl Gen {
    /// Makes arrays of the kernel, filled from the input.
    pub(super) fn new_arrays(&mut self) {
        for _ in 0..self.below(3) {
            let m = self.name();
            self.line(format!("{m} = alloca [{SIDE} x [{SIDE} x i32]], align 16"));
            let offset = self.below(64) * 8;
            let from = self.temp(format!("getelementptr inbounds i8, ptr %in, i64 {offset}"));
            self.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".into());
            let bytes = SIDE * SIDE * 4;
            self.line(format!(
                "call void @llvm.memcpy.p0.p0.i64(ptr align 16 {m}, ptr align 8 {from}, i64 {bytes}, i1 false)"
            ));
            self.arrays.push(m);
        }
    }
    /// Adds up the arrays, so that what they hold is seen.
    pub(super) fn sum_arrays(&mut self) {
        for m in self.arrays.clone() {
            let (from, head, exit) = (self.block.clone(), self.label(), self.label());
            let (i, sum) = (self.name(), self.name());
            self.line(format!("br label %{head}"));
            self.start(&head);
            let at = self.lines.len();
            self.lines.resize(at + 2, String::new());
            let p = self.temp(format!("getelementptr inbounds i32, ptr {m}, i64 {i}"));
            let v = self.temp(format!("load i32, ptr {p}, align 4"));
            let turned = self.temp(format!("mul i32 {sum}, 31"));
            let sum2 = self.temp(format!("add i32 {turned}, {v}"));
            let i2 = self.temp(format!("add nuw nsw i64 {i}, 1"));
            let more = self.temp(format!("icmp ne i64 {i2}, {}", SIDE * SIDE));
            self.line(format!("br i1 {more}, label %{head}, label %{exit}"));
            self.lines[at] = format!("  {i} = phi i64 [ 0, %{from} ], [ {i2}, %{head} ]");
            self.lines[at + 1] = format!("  {sum} = phi i32 [ 0, %{from} ], [ {sum2}, %{head} ]");
            self.start(&exit);
            self.values.push((Ty::Int(32), sum2));
        }
    }
    /// A nest of one to three loops over the arrays, and a load of what it made.
    pub(super) fn matrix(&mut self) {
        if self.arrays.is_empty() {
            return self.operation();
        }
        let depth = self.pick(&[1, 2, 2, 2, 3]);
        let mut nest = Nest { ivs: Vec::new(), bits: self.pick(&[32, 64]) };
        let twice = self.one_in(3);
        // Neighbours have the same bounds more often than not.
        let bound = self.bound_of(&nest);
        self.level(&mut nest, depth, &bound);
        if twice {
            let other = if self.one_in(3) { self.bound_of(&nest) } else { bound };
            self.level(&mut nest, depth.min(2), &other);
        }
        let (a, b) = (self.below(SIDE), self.below(SIDE));
        let p = self.cell(&a.to_string(), &b.to_string());
        self.value(Ty::Int(32), format!("load i32, ptr {p}, align 4"));
    }
    /// A bound of a loop: a constant, a number that is known when the code runs, or the counter of a loop around.
    fn bound_of(&mut self, nest: &Nest) -> String {
        match self.below(4) {
            0 => {
                let mask = self.pick(&[7, 3]);
                let n = self.temp(format!("and i32 %n, {mask}"));
                let n = self.temp(format!("call i32 @llvm.umin.i32(i32 {n}, i32 6)"));
                self.declare("declare i32 @llvm.umin.i32(i32, i32)".into());
                if nest.bits == 64 { self.temp(format!("zext nneg i32 {n} to i64")) } else { n }
            }
            1 if !nest.ivs.is_empty() => {
                let at = self.below(nest.ivs.len());
                nest.ivs[at].clone()
            }
            _ => (1 + self.below(6)).to_string(),
        }
    }
    /// A loop with `depth - 1` loops in it, up to a bound.
    fn level(&mut self, nest: &mut Nest, depth: usize, bound: &str) {
        let bits = nest.bits;
        let (from, head, body, exit) = (self.block.clone(), self.label(), self.label(), self.label());
        // A loop that tests behind its iterations has at least one.
        let top = !bound.parse::<u32>().is_ok_and(|n| n > 0) || self.one_in(3);
        let first = if self.one_in(4) { "1" } else { "0" };
        let iv = self.name();
        self.line(format!("br label %{head}"));
        self.start(&head);
        let at = self.lines.len();
        self.lines.push(String::new());
        let p = self.pick(&["slt", "ult"]);
        if top {
            let more = self.temp(format!("icmp {p} i{bits} {iv}, {bound}"));
            self.line(format!("br i1 {more}, label %{body}, label %{exit}"));
            self.start(&body);
        }
        nest.ivs.push(iv.clone());
        if depth == 1 || self.one_in(4) {
            self.access(nest);
        }
        if depth > 1 {
            let inner = self.bound_of(nest);
            self.level(nest, depth - 1, &inner);
            if self.one_in(4) {
                self.level(nest, 1, &inner);
            }
            if self.one_in(4) {
                self.access(nest);
            }
        } else if self.one_in(2) {
            self.access(nest);
        }
        nest.ivs.pop();
        let next = self.temp(format!("add nuw nsw i{bits} {iv}, 1"));
        let latch = self.block.clone();
        if top {
            self.line(format!("br label %{head}"));
        } else {
            let more = self.temp(format!("icmp {p} i{bits} {next}, {bound}"));
            self.line(format!("br i1 {more}, label %{head}, label %{exit}"));
        }
        self.lines[at] = format!("  {iv} = phi i{bits} [ {first}, %{from} ], [ {next}, %{latch} ]");
        self.start(&exit);
    }
    /// An index of 64 bits: a counter, one more than it, or a constant.
    fn index(&mut self, nest: &Nest) -> String {
        if nest.ivs.is_empty() || self.one_in(6) {
            return self.below(SIDE).to_string();
        }
        let at = self.below(nest.ivs.len());
        let mut v = nest.ivs[at].clone();
        let bits = nest.bits;
        if self.one_in(3) {
            v = self.temp(format!("add nuw nsw i{bits} {v}, 1"));
        }
        if bits == 64 {
            return v;
        }
        let op = self.pick(&["sext", "zext", "zext nneg"]);
        self.temp(format!("{op} i32 {v} to i64"))
    }
    fn cell(&mut self, row: &str, column: &str) -> String {
        let at = self.below(self.arrays.len());
        let m = self.arrays[at].clone();
        self.temp(format!("getelementptr inbounds [{SIDE} x [{SIDE} x i32]], ptr {m}, i64 0, i64 {row}, i64 {column}"))
    }
    /// A store to a cell of what other cells hold, sometimes under a condition.
    fn access(&mut self, nest: &Nest) {
        let join = if self.one_in(5) {
            let c = if self.one_in(2) {
                let bit = self.pick(&[1, 2, 4, 8]);
                let bit = self.temp(format!("and i32 %n, {bit}"));
                self.temp(format!("icmp eq i32 {bit}, 0"))
            } else {
                self.operand(Ty::Int(1))
            };
            let (then, join) = (self.label(), self.label());
            self.line(format!("br i1 {c}, label %{then}, label %{join}"));
            self.start(&then);
            Some(join)
        } else {
            None
        };
        let mut v = match self.below(3) {
            0 => self.constant(Ty::Int(32)),
            1 => self.operand(Ty::Int(32)),
            _ => match nest.ivs.last() {
                Some(iv) if nest.bits == 64 => self.temp(format!("trunc i64 {iv} to i32")),
                Some(iv) => iv.clone(),
                None => "3".into(),
            },
        };
        for _ in 0..self.below(3) {
            let (a, b) = (self.index(nest), self.index(nest));
            let p = self.cell(&a, &b);
            let x = self.temp(format!("load i32, ptr {p}, align 4"));
            let op = self.pick(&["add", "mul", "xor", "sub"]);
            v = self.temp(format!("{op} i32 {x}, {v}"));
        }
        let (a, b) = (self.index(nest), self.index(nest));
        let p = self.cell(&a, &b);
        self.line(format!("store i32 {v}, ptr {p}, align 4"));
        if let Some(join) = join {
            self.line(format!("br label %{join}"));
            self.start(&join);
        }
    }
}
