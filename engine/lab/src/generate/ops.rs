//! Operations of values: each is defined on all operands it may get, or gets operands on which it is.

use super::state::{Gen, SCALARS, Ty};

const INT_PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const FLOAT_PREDICATES: [&str; 14] =
    ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"];

/// Types of one size.
const SAME_SIZE: [&[Ty]; 6] = [
    &[Ty::Int(16), Ty::Half, Ty::BFloat, Ty::Vec(2, 1)],
    &[Ty::Int(24), Ty::Vec(3, 1)],
    &[Ty::Int(32), Ty::Float, Ty::Vec(4, 1), Ty::Vec(2, 2), Ty::Vec(2, 5)],
    &[Ty::Int(64), Ty::Double, Ty::Vec(4, 2), Ty::Vec(2, 3), Ty::Vec(4, 5), Ty::Vec(2, 6)],
    &[Ty::Int(96), Ty::Vec(3, 3), Ty::Vec(3, 6)],
    &[Ty::Int(128), Ty::Vec(2, 4), Ty::Vec(4, 3), Ty::Vec(4, 6), Ty::Vec(2, 7)],
];

/// A constant of all elements.
fn splat(ty: Ty, v: &str) -> String {
    match ty {
        Ty::Vec(n, s) => {
            let e = format!("{} {v}", SCALARS[s as usize].text());
            format!("<{}>", vec![e; n as usize].join(", "))
        }
        _ => v.into(),
    }
}

impl Gen {
    /// One operation with a result in scope.
    pub fn operation(&mut self) {
        match self.below(20) {
            0..=4 => self.plain_int(),
            5..=6 => self.flagged_int(),
            7 => self.division(),
            8 => self.shift(),
            9 => self.compare(),
            10 => self.select(),
            11..=12 => self.cast(),
            13..=14 => self.int_intrinsic(),
            15..=16 if self.config.floats => self.float_op(),
            17 if self.config.floats => self.float_cast(),
            18 if self.config.vectors => self.vector_op(),
            19 if self.config.vectors => self.aggregate_op(),
            _ => self.guarded(),
        }
    }
    fn plain_int(&mut self) {
        let ty = self.int_type();
        let op = self.pick(&["add", "sub", "mul", "and", "or", "xor", "xor", "add"]);
        let (a, b) = (self.operand(ty), self.operand(ty));
        self.value(ty, format!("{op} {} {a}, {b}", ty.text()));
    }
    /// A value below 2^k, by a mask; `index` is less than the width.
    fn narrow(&mut self, ty: Ty, index: u32) -> String {
        let a = self.operand(ty);
        if index >= 128 {
            return self.temp(format!("lshr {} {a}, {}", ty.text(), ty.bits() - index));
        }
        let mask = splat(ty, &((1u128 << index) - 1).to_string());
        self.temp(format!("and {} {a}, {mask}", ty.text()))
    }
    fn flagged_int(&mut self) {
        let ty = self.int_type();
        let w = ty.bits();
        if w < 7 {
            return self.plain_int();
        }
        let t = ty.text();
        let flags = self.pick(&["nsw", "nuw", "nuw nsw"]);
        match self.below(6) {
            0 => {
                let (a, b) = (self.narrow(ty, w - 2), self.narrow(ty, w - 2));
                self.value(ty, format!("add {flags} {t} {a}, {b}"));
            }
            1 => {
                let k = w / 2 - 1;
                let (a, b) = (self.narrow(ty, k), self.narrow(ty, k));
                self.value(ty, format!("mul {flags} {t} {a}, {b}"));
            }
            2 => {
                let (a, b) = (self.narrow(ty, w - 2), self.narrow(ty, w - 2));
                self.value(ty, format!("sub nsw {t} {a}, {b}"));
            }
            3 => {
                // The low bits of the one are clear where the other's are set.
                let a = self.narrow(ty, 3);
                let b = self.operand(ty);
                let b = self.temp(format!("shl {t} {b}, {}", splat(ty, "3")));
                self.value(ty, format!("or disjoint {t} {b}, {a}"));
            }
            4 => {
                let a = self.narrow(ty, w - 4);
                self.value(ty, format!("shl {flags} {t} {a}, {}", splat(ty, "2")));
            }
            _ => {
                let a = self.operand(ty);
                let a = self.temp(format!("shl {t} {a}, {}", splat(ty, "2")));
                let op = self.pick(&["lshr", "ashr", "sdiv", "udiv"]);
                let by = if op.ends_with("div") { "4" } else { "2" };
                if w < 8 && op == "sdiv" {
                    return;
                }
                self.value(ty, format!("{op} exact {t} {a}, {}", splat(ty, by)));
            }
        }
    }
    fn division(&mut self) {
        let ty = self.int_type();
        let w = ty.bits();
        if w < 7 {
            return self.plain_int();
        }
        let t = ty.text();
        let op = self.pick(&["udiv", "urem", "sdiv", "srem"]);
        let a = self.operand(ty);
        // A positive divisor: never zero, never -1.
        let b = if self.one_in(2) {
            let c = self.pick(&["2", "3", "5", "8", "10", "16"]);
            splat(ty, c)
        } else {
            let b = self.narrow(ty, w - 2);
            self.temp(format!("or {t} {b}, {}", splat(ty, "1")))
        };
        self.value(ty, format!("{op} {t} {a}, {b}"));
    }
    fn shift(&mut self) {
        let ty = self.int_type();
        let w = ty.bits();
        if w < 7 {
            return self.plain_int();
        }
        let t = ty.text();
        let op = self.pick(&["shl", "lshr", "ashr"]);
        let a = self.operand(ty);
        let b = if self.one_in(2) {
            let n = self.below(w as usize);
            splat(ty, &n.to_string())
        } else {
            let k = 31 - w.leading_zeros();
            self.narrow(ty, k)
        };
        self.value(ty, format!("{op} {t} {a}, {b}"));
    }
    fn compare(&mut self) {
        if self.config.floats && self.one_in(3) {
            let ty = self.float_type();
            let (a, b) = (self.operand(ty), self.operand(ty));
            let p = self.pick(&FLOAT_PREDICATES);
            self.value(ty.with(Ty::Int(1)), format!("fcmp {p} {} {a}, {b}", ty.text()));
        } else {
            let ty = self.int_type();
            let (a, b) = (self.operand(ty), self.operand(ty));
            let p = self.pick(&INT_PREDICATES);
            self.value(ty.with(Ty::Int(1)), format!("icmp {p} {} {a}, {b}", ty.text()));
        }
    }
    fn select(&mut self) {
        let ty = self.any_type();
        let t = ty.text();
        let (a, b) = (self.operand(ty), self.operand(ty));
        let ct = if self.one_in(2) {
            Ty::Int(1)
        } else if let Ty::Vec(n, _) = ty {
            Ty::Vec(n, 0)
        } else {
            Ty::Int(1)
        };
        let c = self.operand(ct);
        self.value(ty, format!("select {} {c}, {t} {a}, {t} {b}", ct.text()));
    }
    fn cast(&mut self) {
        if self.one_in(4) {
            return self.bit_cast();
        }
        let (from, to) = (self.int_type(), self.scalar_int());
        let to = if to.in_vectors() || !matches!(from, Ty::Vec(..)) { from.with(to) } else { from };
        let (f, t) = (from.bits(), to.bits());
        if f == t {
            return self.plain_int();
        }
        let a = self.operand(from);
        let op = if f > t { "trunc" } else { self.pick(&["zext", "sext"]) };
        self.value(to, format!("{op} {} {a} to {}", from.text(), to.text()));
    }
    /// The bits of one or two values as another type, and what becomes of both.
    fn bit_cast(&mut self) {
        let c = self.config;
        let made = |t: &Ty| match t {
            Ty::Vec(..) if !c.vectors => false,
            Ty::Int(24 | 96 | 128) => c.odd_ints,
            _ => c.floats || !t.is_float(),
        };
        let group = self.pick(&SAME_SIZE);
        let of: Vec<Ty> = group.iter().copied().filter(made).collect();
        if of.len() < 2 {
            return self.plain_int();
        }
        let at = self.below(of.len());
        let (from, to) = (of[at], of[(at + 1 + self.below(of.len() - 1)) % of.len()]);
        let a = self.bits_as(from, to);
        if !self.one_in(3) {
            return;
        }
        let b = self.bits_as(from, to);
        let t = to.text();
        if to.is_float() {
            let p = self.pick(&FLOAT_PREDICATES);
            self.value(to.with(Ty::Int(1)), format!("fcmp {p} {t} {a}, {b}"));
            return;
        }
        match self.below(3) {
            0 => {
                let op = self.pick(&["and", "or", "xor"]);
                self.value(to, format!("{op} {t} {a}, {b}"));
            }
            1 => {
                let c = self.operand(Ty::Int(1));
                self.value(to, format!("select i1 {c}, {t} {a}, {t} {b}"));
            }
            _ => {
                let p = self.pick(&INT_PREDICATES);
                self.value(to.with(Ty::Int(1)), format!("icmp {p} {t} {a}, {b}"));
            }
        }
    }
    /// A bit cast of some value. The bits of a NaN are not determined, so numbers come from integers, and integers that
    /// become numbers have exponents of finite ones.
    fn bits_as(&mut self, from: Ty, to: Ty) -> String {
        let a = match from.is_float() {
            true => self.number_of_int(from),
            false => self.operand(from),
        };
        let (t, u) = (from.text(), to.text());
        if !to.is_float() {
            return self.value(to, format!("bitcast {t} {a} to {u}"));
        }
        let whole = to.with(Ty::Int(to.bits()));
        let w = whole.text();
        let a = if from == whole { a } else { self.temp(format!("bitcast {t} {a} to {w}")) };
        let mask = splat(whole, &((1u64 << (to.bits() - 2)) - 1).to_string());
        let a = self.temp(format!("and {w} {a}, {mask}"));
        self.value(to, format!("bitcast {w} {a} to {u}"))
    }
    /// An operation that may be poison, used only where it is not.
    fn guarded(&mut self) {
        let ty = self.pick(&[Ty::Int(32), Ty::Int(64), Ty::Int(16)]);
        let t = ty.text();
        let (a, b) = (self.operand(ty), self.operand(ty));
        match self.below(3) {
            0 => {
                let c = self.temp(format!("icmp slt {t} {a}, 1000"));
                let v = self.temp(format!("add nsw {t} {a}, 77"));
                self.value(ty, format!("select i1 {c}, {t} {v}, {t} {b}"));
            }
            1 => {
                let c = self.temp(format!("icmp ult {t} {b}, {}", ty.bits()));
                let v = self.temp(format!("shl {t} {a}, {b}"));
                self.value(ty, format!("select i1 {c}, {t} {v}, {t} 0"));
            }
            _ => {
                // The second condition may be poison; the first keeps it away.
                let c = self.temp(format!("icmp uge {t} {a}, 3"));
                let v = self.temp(format!("sub nuw {t} {a}, 3"));
                let d = self.temp(format!("icmp ult {t} {v}, {b}"));
                self.value(Ty::Int(1), format!("select i1 {c}, i1 {d}, i1 false"));
            }
        }
    }
    fn int_intrinsic(&mut self) {
        let ty = self.int_type();
        let (t, m) = (ty.text(), ty.mangled());
        let w = ty.bits();
        let (a, b) = (self.operand(ty), self.operand(ty));
        match self.below(9) {
            0 | 1 => {
                let f = self.pick(&["smin", "smax", "umin", "umax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"]);
                self.declare(format!("declare {t} @llvm.{f}.{m}({t}, {t})"));
                self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a}, {t} {b})"));
            }
            2 => {
                let f = self.pick(&["ctpop", "bitreverse"]);
                self.declare(format!("declare {t} @llvm.{f}.{m}({t})"));
                self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a})"));
            }
            3 => {
                let f = self.pick(&["ctlz", "cttz", "abs"]);
                self.declare(format!("declare {t} @llvm.{f}.{m}({t}, i1)"));
                self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a}, i1 false)"));
            }
            4 if w.is_multiple_of(16) => {
                self.declare(format!("declare {t} @llvm.bswap.{m}({t})"));
                self.value(ty, format!("call {t} @llvm.bswap.{m}({t} {a})"));
            }
            5 => {
                let f = self.pick(&["fshl", "fshr"]);
                let c = self.operand(ty);
                self.declare(format!("declare {t} @llvm.{f}.{m}({t}, {t}, {t})"));
                self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a}, {t} {b}, {t} {c})"));
            }
            6 | 7 if matches!(ty, Ty::Int(n) if n > 1) => {
                let f = self.pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
                self.declare(format!("declare {{ {t}, i1 }} @llvm.{f}.with.overflow.{m}({t}, {t})"));
                let r = self.temp(format!("call {{ {t}, i1 }} @llvm.{f}.with.overflow.{m}({t} {a}, {t} {b})"));
                self.value(ty, format!("extractvalue {{ {t}, i1 }} {r}, 0"));
                self.value(Ty::Int(1), format!("extractvalue {{ {t}, i1 }} {r}, 1"));
            }
            _ if matches!(ty, Ty::Int(_)) => {
                let f = self.pick(&["scmp", "ucmp"]);
                self.declare(format!("declare i32 @llvm.{f}.i32.{m}({t}, {t})"));
                self.value(Ty::Int(32), format!("call i32 @llvm.{f}.i32.{m}({t} {a}, {t} {b})"));
            }
            _ => {
                let v = self.temp(format!("freeze {t} {a}"));
                self.values.push((ty, v));
            }
        }
    }
    fn float_type(&mut self) -> Ty {
        loop {
            let t = self.any_type();
            if t.is_float() {
                return t;
            }
        }
    }
    fn float_op(&mut self) {
        let ty = self.float_type();
        let (t, m) = (ty.text(), ty.mangled());
        let (a, b) = (self.operand(ty), self.operand(ty));
        match self.below(6) {
            0..=2 => {
                let op = self.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                self.value(ty, format!("{op} {t} {a}, {b}"));
            }
            3 => {
                self.value(ty, format!("fneg {t} {a}"));
            }
            4 => {
                let f = self.pick(&["fabs", "floor", "ceil", "trunc", "rint", "sqrt"]);
                self.declare(format!("declare {t} @llvm.{f}.{m}({t})"));
                self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a})"));
            }
            _ => {
                let f = self.pick(&["minnum", "maxnum", "minimum", "maximum", "copysign", "fma"]);
                if f == "fma" {
                    let c = self.operand(ty);
                    self.declare(format!("declare {t} @llvm.fma.{m}({t}, {t}, {t})"));
                    self.value(ty, format!("call {t} @llvm.fma.{m}({t} {a}, {t} {b}, {t} {c})"));
                } else {
                    // The sign of a copied NaN is not determined: the source is an integer.
                    let b = if f == "copysign" { self.number_of_int(ty) } else { b };
                    self.declare(format!("declare {t} @llvm.{f}.{m}({t}, {t})"));
                    self.value(ty, format!("call {t} @llvm.{f}.{m}({t} {a}, {t} {b})"));
                }
            }
        }
    }
    /// A number that is no NaN.
    fn number_of_int(&mut self, ty: Ty) -> String {
        let it = ty.with(Ty::Int(16));
        let a = self.operand(it);
        self.temp(format!("sitofp {} {a} to {}", it.text(), ty.text()))
    }
    fn float_cast(&mut self) {
        let ty = self.float_type();
        let t = ty.text();
        match self.below(5) {
            0 => {
                let it = if matches!(ty, Ty::Vec(..)) { ty.with(Ty::Int(32)) } else { self.scalar_int() };
                let op = self.pick(&["sitofp", "uitofp"]);
                let a = self.operand(it);
                self.value(ty, format!("{op} {} {a} to {t}", it.text()));
            }
            1 if matches!(ty, Ty::Float | Ty::Double) && self.one_in(2) => {
                // A conversion of the target, of NaN as likely as not.
                let (from, nan) =
                    if ty == Ty::Float { ("f", "0x7FF8000000000000") } else { ("d", "0xFFF8000000000000") };
                let (suffix, bits) = self.pick(&[("i", 32), ("ui", 32), ("ll", 64), ("ull", 64)]);
                let mode = self.pick(&["rn", "rz", "rm", "rp"]);
                let a = self.operand(ty);
                let name = format!("llvm.nvvm.{from}2{suffix}.{mode}");
                self.declare(format!("declare i{bits} @{name}({t})"));
                let first = self.temp(format!("fcmp olt {t} {a}, 0.0"));
                let x = self.temp(format!("select i1 {first}, {t} {nan}, {t} {a}"));
                self.value(Ty::Int(bits), format!("call i{bits} @{name}({t} {x})"));
            }
            1 => {
                let to = ty.with(Ty::Int(32));
                let f = self.pick(&["fptosi.sat", "fptoui.sat"]);
                let (tt, tm) = (to.text(), to.mangled());
                let a = self.operand(ty);
                self.declare(format!("declare {tt} @llvm.{f}.{tm}.{}({t})", ty.mangled()));
                self.value(to, format!("call {tt} @llvm.{f}.{tm}.{}({t} {a})", ty.mangled()));
            }
            2 => {
                let it = ty.with(Ty::Int(8));
                let a = self.operand(it);
                let v = self.temp(format!("sitofp {} {a} to {t}", it.text()));
                let to = ty.with(Ty::Int(32));
                self.value(to, format!("fptosi {t} {v} to {}", to.text()));
            }
            3 if !matches!(ty, Ty::Vec(..)) && ty != Ty::Double => {
                let a = self.operand(ty);
                self.value(Ty::Double, format!("fpext {t} {a} to double"));
            }
            _ => {
                let to = self.pick(&[Ty::Half, Ty::BFloat, Ty::Float]);
                let a = self.operand(Ty::Double);
                self.value(to, format!("fptrunc double {a} to {}", to.text()));
            }
        }
    }
    fn vector_op(&mut self) {
        let ty = loop {
            if let t @ Ty::Vec(..) = self.any_type() {
                break t;
            }
        };
        let Ty::Vec(n, s) = ty else { return };
        let e = SCALARS[s as usize];
        let t = ty.text();
        let a = self.operand(ty);
        match self.below(5) {
            0 => {
                let i = self.below(n as usize);
                self.value(e, format!("extractelement {t} {a}, i32 {i}"));
            }
            1 => {
                let i = self.below(n as usize);
                let v = self.operand(e);
                self.value(ty, format!("insertelement {t} {a}, {} {v}, i32 {i}", e.text()));
            }
            2 => {
                let b = self.operand(ty);
                let mask: Vec<String> = (0..n).map(|_| format!("i32 {}", self.below(2 * n as usize))).collect();
                self.value(ty, format!("shufflevector {t} {a}, {t} {b}, <{n} x i32> <{}>", mask.join(", ")));
            }
            3 if n != 3 => {
                let i = self.operand(Ty::Int(32));
                let i = self.temp(format!("and i32 {i}, {}", n - 1));
                self.value(e, format!("extractelement {t} {a}, i32 {i}"));
            }
            _ if e.is_int() && e.bits() > 1 => {
                let f = self.pick(&["add", "and", "or", "xor", "smax", "umin"]);
                let et = e.text();
                self.declare(format!("declare {et} @llvm.vector.reduce.{f}.{}({t})", ty.mangled()));
                self.value(e, format!("call {et} @llvm.vector.reduce.{f}.{}({t} {a})", ty.mangled()));
            }
            _ => {
                let v = self.operand(e);
                let one = self.temp(format!("insertelement {t} poison, {} {v}, i32 0", e.text()));
                self.value(ty, format!("shufflevector {t} {one}, {t} poison, <{n} x i32> zeroinitializer"));
            }
        }
    }
    fn aggregate_op(&mut self) {
        if self.one_in(2) {
            let a = self.operand(Ty::Pair);
            if self.one_in(2) {
                let v = self.operand(Ty::Int(64));
                self.value(Ty::Pair, format!("insertvalue {{ i32, i64 }} {a}, i64 {v}, 1"));
            } else {
                let (i, t) = self.pick(&[(0, Ty::Int(32)), (1, Ty::Int(64))]);
                self.value(t, format!("extractvalue {{ i32, i64 }} {a}, {i}"));
            }
        } else {
            let a = self.operand(Ty::Array);
            let i = self.below(3);
            if self.one_in(2) {
                let v = self.operand(Ty::Int(16));
                self.value(Ty::Array, format!("insertvalue [3 x i16] {a}, i16 {v}, {i}"));
            } else {
                self.value(Ty::Int(16), format!("extractvalue [3 x i16] {a}, {i}"));
            }
        }
    }
}
