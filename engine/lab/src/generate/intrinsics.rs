//! Small kernels that call intrinsics of lanes, of fixed point and of memory under masks, with random types and constants. A kernel may
//! have undefined behaviour: whoever runs it looks.

use super::SLICE;
use std::fmt::Write;
use warpc_columns::random::Rng;

/// Integers that are called on: widths that the target has, and others.
const INTS: [u32; 9] = [1, 4, 8, 8, 16, 24, 32, 32, 64];
/// Floating-point types with the names of their overloads.
const FLOATS: [(&str, &str, u32); 3] = [("half", "f16", 16), ("float", "f32", 32), ("double", "f64", 64)];

/// The text of a kernel so far.
struct Kernel {
    random: Rng,
    body: String,
    names: u32,
    /// Where the next result goes in the slice of the thread.
    next: usize,
}

/// A vector type.
#[derive(Clone, Copy)]
struct Lanes {
    len: u32,
    elem: &'static str,
    /// The element as overloads spell it.
    name: &'static str,
    bits: u32,
    float: bool,
}

impl Lanes {
    fn text(&self) -> String {
        format!("<{} x {}>", self.len, self.elem)
    }
    fn mangled(&self) -> String {
        format!("v{}{}", self.len, self.name)
    }
    fn mask(&self) -> String {
        format!("<{} x i1>", self.len)
    }
    fn bytes(&self) -> usize {
        (self.len * self.bits).div_ceil(8) as usize
    }
}

fn int(bits: u32) -> &'static str {
    match bits {
        1 => "i1",
        4 => "i4",
        8 => "i8",
        16 => "i16",
        24 => "i24",
        32 => "i32",
        _ => "i64",
    }
}

/// The kernel `@k` of a seed.
pub fn text(seed: u64) -> String {
    let mut kernel = Kernel { random: Rng(seed ^ 0x1a7e5), body: String::new(), names: 0, next: 0 };
    for _ in 0..1 + kernel.random.below(4) {
        kernel.one();
    }
    format!(
        "define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i64 %n) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
         %tw = zext i32 %t to i64\n  %at = mul i64 %tw, {SLICE}\n  %slice = getelementptr i8, ptr %out, i64 %at\n  \
         %from = mul i64 %tw, 24\n  %input = getelementptr i8, ptr %in, i64 %from\n  \
         %nw = trunc i64 %n to i32\n{}  ret void\n}}\n",
        kernel.body
    )
}

impl Kernel {
    /// Appends an instruction with a result; its name.
    fn value(&mut self, text: &str) -> String {
        self.names += 1;
        let _ = writeln!(self.body, "  %v{} = {text}", self.names);
        format!("%v{}", self.names)
    }
    fn lanes(&mut self) -> Lanes {
        let len = self.random.pick(&[2, 3, 4, 4, 5, 8]);
        if self.random.one_in(3) { self.floats(len) } else { self.ints(len) }
    }
    fn ints(&mut self, len: u32) -> Lanes {
        let bits = self.random.pick(&INTS);
        Lanes { len, elem: int(bits), name: int(bits), bits, float: false }
    }
    fn floats(&mut self, len: u32) -> Lanes {
        let (elem, name, bits) = self.random.pick(&FLOATS);
        Lanes { len, elem, name, bits, float: true }
    }
    fn input(&mut self) -> String {
        let offset = self.random.below(24) * 8;
        self.value(&format!("getelementptr i8, ptr %input, i64 {offset}"))
    }
    /// A constant element.
    fn element(&mut self, lanes: Lanes) -> String {
        if self.random.one_in(12) {
            return self.random.pick(&["undef", "poison"]).into();
        }
        if lanes.float {
            return self.random.pick(&["0.0", "-0.0", "1.0", "-2.5", "3.0", "100.0"]).into();
        }
        if lanes.bits == 1 {
            return self.random.pick(&["true", "false"]).into();
        }
        let low = (1i64 << (lanes.bits - 1).min(62)) - 1;
        let noise = self.random.bits() as i64 >> (64 - lanes.bits);
        self.random.pick(&[0, 1, -1, 2, 3, low, -low - 1, noise]).to_string()
    }
    /// A vector: of the input, or a constant.
    fn vector(&mut self, lanes: Lanes) -> String {
        let ty = lanes.text();
        if self.random.one_in(4) {
            let parts: Vec<_> = (0..lanes.len).map(|_| format!("{} {}", lanes.elem, self.element(lanes))).collect();
            return format!("<{}>", parts.join(", "));
        }
        let address = self.input();
        self.value(&format!("load {ty}, ptr {address}, align 1"))
    }
    fn mask(&mut self, len: u32) -> String {
        match self.random.below(6) {
            0 => "splat (i1 true)".into(),
            1 => {
                let bits = self.random.bits();
                let parts: Vec<_> = (0..len).map(|k| format!("i1 {}", bits >> k & 1 != 0)).collect();
                format!("<{}>", parts.join(", "))
            }
            2 => {
                let end = self.random.below(10);
                let base = self.random.pick(&["%nw", "%t", "0", "-2"]);
                self.value(&format!("call <{len} x i1> @llvm.get.active.lane.mask.v{len}i1.i32(i32 {base}, i32 {end})"))
            }
            _ => {
                let lanes = Lanes { len, elem: "i8", name: "i8", bits: 8, float: false };
                let numbers = self.input();
                let numbers = self.value(&format!("load {}, ptr {numbers}, align 1", lanes.text()));
                self.value(&format!("icmp slt <{len} x i8> {numbers}, splat (i8 2)"))
            }
        }
    }
    fn length(&mut self, len: u32) -> String {
        match self.random.below(3) {
            0 => len.to_string(),
            1 => self.random.below(len as usize + 1).to_string(),
            _ => {
                let base = self.random.pick(&["%nw", "%t"]);
                self.value(&format!("call i32 @llvm.umin.i32(i32 {base}, i32 {len})"))
            }
        }
    }
    /// Stores a result.
    fn keep(&mut self, ty: &str, value: &str, bytes: usize) {
        if self.next + bytes > SLICE {
            return;
        }
        let address = self.value(&format!("getelementptr i8, ptr %slice, i64 {}", self.next));
        self.next += bytes.next_multiple_of(8);
        let _ = writeln!(self.body, "  store {ty} {value}, ptr {address}, align 1");
    }
    fn keep_lanes(&mut self, lanes: Lanes, value: &str) {
        self.keep(&lanes.text(), value, lanes.bytes());
    }
    fn one(&mut self) {
        match self.random.below(8) {
            0 => self.predicated(),
            1 => self.moved(),
            2 => self.reduced(),
            3 => self.fixed(),
            4 => self.loaded(),
            5 => self.stored(),
            6 => self.arranged(),
            _ => self.counted(),
        }
    }
    /// An operation of `llvm.vp.*` that works on each lane.
    fn predicated(&mut self) {
        let lanes = self.lanes();
        let (ty, name, len) = (lanes.text(), lanes.mangled(), lanes.len);
        let (a, b, mask, length) = (self.vector(lanes), self.vector(lanes), self.mask(len), self.length(len));
        let end = format!("<{len} x i1> {mask}, i32 {length}");
        let op = if lanes.float {
            self.random.pick(&["fadd", "fsub", "fmul", "fdiv", "minnum", "maximum", "copysign"])
        } else {
            self.random.pick(&[
                "add", "sub", "mul", "and", "or", "xor", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "smin",
                "smax", "umin", "umax", "sadd.sat", "usub.sat", "ssub.sat", "uadd.sat",
            ])
        };
        if self.random.one_in(5) {
            let kind = if lanes.float { "fcmp" } else { "icmp" };
            let list: &[&str] =
                if lanes.float { &["oeq", "ult", "ord", "une"] } else { &["eq", "slt", "uge", "ne", "sgt"] };
            let predicate = self.random.pick(list);
            let r = self.value(&format!(
                "call <{len} x i1> @llvm.vp.{kind}.{name}({ty} {a}, {ty} {b}, metadata !\"{predicate}\", {end})"
            ));
            return self.keep(&lanes.mask(), &r, 1);
        }
        let r = self.value(&format!("call {ty} @llvm.vp.{op}.{name}({ty} {a}, {ty} {b}, {end})"));
        self.keep_lanes(lanes, &r);
    }
    /// Lanes that move, or are chosen.
    fn moved(&mut self) {
        let lanes = self.lanes();
        let (ty, name, len) = (lanes.text(), lanes.mangled(), lanes.len);
        let (a, b, mask, length) = (self.vector(lanes), self.vector(lanes), self.mask(len), self.length(len));
        let r = match self.random.below(4) {
            0 => format!("@llvm.vp.merge.{name}(<{len} x i1> {mask}, {ty} {a}, {ty} {b}, i32 {length})"),
            1 => format!("@llvm.vp.select.{name}(<{len} x i1> {mask}, {ty} {a}, {ty} {b}, i32 {length})"),
            2 => format!("@llvm.experimental.vp.reverse.{name}({ty} {a}, <{len} x i1> {mask}, i32 {length})"),
            _ => {
                let place = self.random.below(2 * len as usize) as i64 - i64::from(len);
                let first = self.length(len);
                format!(
                    "@llvm.experimental.vp.splice.{name}({ty} {a}, {ty} {b}, i32 {place}, <{len} x i1> {mask}, i32 {first}, i32 {length})"
                )
            }
        };
        let r = self.value(&format!("call {ty} {r}"));
        self.keep_lanes(lanes, &r);
    }
    fn reduced(&mut self) {
        let lanes = self.lanes();
        let (ty, elem, name, len) = (lanes.text(), lanes.elem, lanes.mangled(), lanes.len);
        let a = self.vector(lanes);
        let op = if lanes.float {
            self.random.pick(&["fadd", "fmul", "fmin", "fmax", "fminimum", "fmaximum"])
        } else {
            self.random.pick(&["add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"])
        };
        let start = self.element(lanes);
        let text = if self.random.one_in(2) {
            let (mask, length) = (self.mask(len), self.length(len));
            format!(
                "call {elem} @llvm.vp.reduce.{op}.{name}({elem} {start}, {ty} {a}, <{len} x i1> {mask}, i32 {length})"
            )
        } else if matches!(op, "fadd" | "fmul") {
            format!("call {elem} @llvm.vector.reduce.{op}.{name}({elem} {start}, {ty} {a})")
        } else {
            format!("call {elem} @llvm.vector.reduce.{op}.{name}({ty} {a})")
        };
        let r = self.value(&text);
        self.keep(elem, &r, lanes.bits.div_ceil(8) as usize);
    }
    fn fixed(&mut self) {
        let len = self.random.pick(&[2, 3, 4]);
        let mut lanes = self.ints(len);
        if lanes.bits == 1 {
            lanes = Lanes { elem: "i8", name: "i8", bits: 8, ..lanes };
        }
        let (ty, name) = (lanes.text(), lanes.mangled());
        let op = self.random.pick(&[
            "smul.fix",
            "umul.fix",
            "smul.fix.sat",
            "umul.fix.sat",
            "sdiv.fix",
            "udiv.fix",
            "sdiv.fix.sat",
            "udiv.fix.sat",
        ]);
        let (a, b) = (self.vector(lanes), self.vector(lanes));
        let b = if op.contains("div") { self.value(&format!("or {ty} {b}, splat ({} 1)", lanes.elem)) } else { b };
        let places = self.random.below(lanes.bits as usize);
        let r = self.value(&format!("call {ty} @llvm.{op}.{name}({ty} {a}, {ty} {b}, i32 {places})"));
        self.keep_lanes(lanes, &r);
    }
    fn loaded(&mut self) {
        let lanes = self.lanes();
        let (ty, name, len) = (lanes.text(), lanes.mangled(), lanes.len);
        let (address, rest, mask, length) = (self.input(), self.vector(lanes), self.mask(len), self.length(len));
        let mask = format!("<{len} x i1> {mask}");
        let r = match self.random.below(5) {
            0 => format!("@llvm.masked.load.{name}.p0(ptr {address}, {mask}, {ty} {rest})"),
            1 => format!("@llvm.masked.expandload.{name}(ptr {address}, {mask}, {ty} {rest})"),
            2 => format!("@llvm.vp.load.{name}.p0(ptr align 1 {address}, {mask}, i32 {length})"),
            3 if lanes.bits >= 8 => {
                let step = self.random.below(24) as i64 - 4;
                let address = self.value(&format!("getelementptr i8, ptr {address}, i64 32"));
                format!(
                    "@llvm.experimental.vp.strided.load.{name}.p0.i64(ptr align 1 {address}, i64 {step}, {mask}, i32 {length})"
                )
            }
            _ => {
                let places = Lanes { len, elem: "i8", name: "i8", bits: 8, float: false };
                let places = self.vector(places);
                let places = self.value(&format!("and <{len} x i8> {places}, splat (i8 63)"));
                let places = self.value(&format!("getelementptr i8, ptr {address}, <{len} x i8> {places}"));
                format!("@llvm.masked.gather.{name}.v{len}p0(<{len} x ptr> {places}, {mask}, {ty} {rest})")
            }
        };
        let r = self.value(&format!("call {ty} {r}"));
        self.keep_lanes(lanes, &r);
    }
    fn stored(&mut self) {
        let lanes = self.lanes();
        let (ty, name, len) = (lanes.text(), lanes.mangled(), lanes.len);
        if self.next + 96 > SLICE {
            return;
        }
        let address = self.value(&format!("getelementptr i8, ptr %slice, i64 {}", self.next));
        self.next += 96;
        let (value, mask, length) = (self.vector(lanes), self.mask(len), self.length(len));
        let mask = format!("<{len} x i1> {mask}");
        let call = match self.random.below(5) {
            0 => format!("@llvm.masked.store.{name}.p0({ty} {value}, ptr {address}, {mask})"),
            1 => format!("@llvm.masked.compressstore.{name}({ty} {value}, ptr {address}, {mask})"),
            2 => format!("@llvm.vp.store.{name}.p0({ty} {value}, ptr align 1 {address}, {mask}, i32 {length})"),
            3 if lanes.bits >= 8 => {
                let step = self.random.below(12);
                format!(
                    "@llvm.experimental.vp.strided.store.{name}.p0.i64({ty} {value}, ptr align 1 {address}, i64 {step}, {mask}, i32 {length})"
                )
            }
            _ => {
                let places = Lanes { len, elem: "i8", name: "i8", bits: 8, float: false };
                let places = self.vector(places);
                let places = self.value(&format!("and <{len} x i8> {places}, splat (i8 63)"));
                let places = self.value(&format!("getelementptr i8, ptr {address}, <{len} x i8> {places}"));
                format!("@llvm.masked.scatter.{name}.v{len}p0({ty} {value}, <{len} x ptr> {places}, {mask})")
            }
        };
        let _ = writeln!(self.body, "  call void {call}");
    }
    /// Vectors put together and taken apart.
    fn arranged(&mut self) {
        let lanes = self.lanes();
        let (ty, name, len) = (lanes.text(), lanes.mangled(), lanes.len);
        let (a, b) = (self.vector(lanes), self.vector(lanes));
        match self.random.below(5) {
            0 => {
                let r = self.value(&format!("call {ty} @llvm.vector.reverse.{name}({ty} {a})"));
                self.keep_lanes(lanes, &r);
            }
            1 => {
                let place = self.random.below(len as usize);
                let side = self.random.pick(&["left", "right"]);
                let r = self
                    .value(&format!("call {ty} @llvm.vector.splice.{side}.{name}({ty} {a}, {ty} {b}, i32 {place})"));
                self.keep_lanes(lanes, &r);
            }
            2 => {
                let twice = Lanes { len: 2 * len, ..lanes };
                let (whole, mangled) = (twice.text(), twice.mangled());
                let r = self.value(&format!("call {whole} @llvm.vector.interleave2.{mangled}({ty} {a}, {ty} {b})"));
                self.keep_lanes(twice, &r);
            }
            3 => {
                let thrice = Lanes { len: 3 * len, ..lanes };
                let (whole, mangled) = (thrice.text(), thrice.mangled());
                let all = self.vector(thrice);
                let r = self
                    .value(&format!("call {{ {ty}, {ty}, {ty} }} @llvm.vector.deinterleave3.{mangled}({whole} {all})"));
                let n = self.random.below(3);
                let part = self.value(&format!("extractvalue {{ {ty}, {ty}, {ty} }} {r}, {n}"));
                self.keep_lanes(lanes, &part);
            }
            _ => {
                let square = Lanes { len: 4, ..lanes };
                let (a, b) = (self.vector(square), self.vector(square));
                let (ty, name) = (square.text(), square.mangled());
                let r = self.value(&format!(
                    "call {ty} @llvm.matrix.multiply.{name}.{name}.{name}({ty} {a}, {ty} {b}, i32 2, i32 2, i32 2)"
                ));
                self.keep_lanes(square, &r);
            }
        }
    }
    /// What masks count and pick.
    fn counted(&mut self) {
        let lanes = self.lanes();
        let (ty, elem, name, len) = (lanes.text(), lanes.elem, lanes.mangled(), lanes.len);
        let (a, b, mask) = (self.vector(lanes), self.vector(lanes), self.mask(len));
        match self.random.below(5) {
            0 => {
                let r = self.value(&format!(
                    "call {ty} @llvm.experimental.vector.compress.{name}({ty} {a}, <{len} x i1> {mask}, {ty} {b})"
                ));
                self.keep_lanes(lanes, &r);
            }
            1 => {
                let other = self.element(lanes);
                let r = self.value(&format!(
                    "call {elem} @llvm.experimental.vector.extract.last.active.{name}({ty} {a}, <{len} x i1> {mask}, {elem} {other})"
                ));
                self.keep(elem, &r, lanes.bits.div_ceil(8) as usize);
            }
            2 => {
                let zero = self.random.pick(&["true", "false"]);
                let bits = self.random.pick(&[8, 32, 64]);
                let r = self.value(&format!(
                    "call i{bits} @llvm.experimental.cttz.elts.i{bits}.v{len}i1(<{len} x i1> {mask}, i1 {zero})"
                ));
                self.keep(int(bits), &r, bits as usize / 8);
            }
            3 => {
                let zero = self.random.pick(&["true", "false"]);
                let (other, length) = (self.mask(len), self.length(len));
                let r = self.value(&format!(
                    "call i32 @llvm.vp.cttz.elts.i32.v{len}i1(<{len} x i1> {mask}, i1 {zero}, <{len} x i1> {other}, i32 {length})"
                ));
                self.keep("i32", &r, 4);
            }
            _ if !lanes.float => {
                let r = self.value(&format!(
                    "call <{len} x i1> @llvm.experimental.vector.match.{name}.{name}({ty} {a}, {ty} {b}, <{len} x i1> {mask})"
                ));
                self.keep(&lanes.mask(), &r, 1);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use warpc_text::{ReadOptions, parse_module};
    use warpc_verify::verify_module;

    #[test]
    fn kernels_are_valid() {
        for seed in 0..300 {
            let text = super::text(seed);
            let module = parse_module(text.as_bytes(), &ReadOptions::default())
                .unwrap_or_else(|e| panic!("seed {seed}: {}", e[0].render("generated", text.as_bytes())));
            if let Err(errors) = verify_module(&module) {
                panic!("seed {seed}: {}\n{text}", errors[0].render(&module));
            }
        }
    }
}
