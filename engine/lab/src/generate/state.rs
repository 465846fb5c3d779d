//! Text under construction: lines, values in scope, random choices.

use super::Config;
use super::nests::Frame;
use warpc_columns::random::mix;

/// A type the generator makes values of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    /// Vector of so many of a scalar: index into [`SCALARS`].
    Vec(u32, u8),
    /// `{ i32, i64 }`
    Pair,
    /// `[3 x i16]`
    Array,
}

/// Element types of vectors.
pub(super) const SCALARS: [Ty; 8] =
    [Ty::Int(1), Ty::Int(8), Ty::Int(16), Ty::Int(32), Ty::Int(64), Ty::Half, Ty::Float, Ty::Double];

impl Ty {
    pub fn text(self) -> String {
        match self {
            Ty::Int(n) => format!("i{n}"),
            Ty::Half => "half".into(),
            Ty::BFloat => "bfloat".into(),
            Ty::Float => "float".into(),
            Ty::Double => "double".into(),
            Ty::Vec(n, s) => format!("<{n} x {}>", SCALARS[s as usize].text()),
            Ty::Pair => "{ i32, i64 }".into(),
            Ty::Array => "[3 x i16]".into(),
        }
    }
    /// Suffix of intrinsics.
    pub fn mangled(self) -> String {
        match self {
            Ty::Int(n) => format!("i{n}"),
            Ty::Half => "f16".into(),
            Ty::BFloat => "bf16".into(),
            Ty::Float => "f32".into(),
            Ty::Double => "f64".into(),
            Ty::Vec(n, s) => format!("v{n}{}", SCALARS[s as usize].mangled()),
            Ty::Pair | Ty::Array => String::new(),
        }
    }
    pub fn scalar(self) -> Ty {
        if let Ty::Vec(_, s) = self { SCALARS[s as usize] } else { self }
    }
    pub fn is_int(self) -> bool {
        matches!(self.scalar(), Ty::Int(_))
    }
    pub fn is_float(self) -> bool {
        matches!(self.scalar(), Ty::Half | Ty::BFloat | Ty::Float | Ty::Double)
    }
    pub fn bits(self) -> u32 {
        match self.scalar() {
            Ty::Int(n) => n,
            Ty::Half | Ty::BFloat => 16,
            Ty::Float => 32,
            _ => 64,
        }
    }
    /// The same shape with another element.
    pub fn with(self, elem: Ty) -> Ty {
        match self {
            Ty::Vec(n, _) => match SCALARS.iter().position(|&s| s == elem) {
                Some(s) => Ty::Vec(n, s as u8),
                None => self,
            },
            _ => elem,
        }
    }
    /// Whether vectors of such elements are made.
    pub fn in_vectors(self) -> bool {
        SCALARS.contains(&self)
    }
}

/// The function being written.
pub(super) struct Gen {
    pub config: Config,
    rng: u64,
    /// Declarations, in order of first use.
    declared: Vec<String>,
    /// Finished functions.
    functions: Vec<String>,
    /// Body of the function at hand.
    pub lines: Vec<String>,
    /// Values in scope, oldest first.
    pub values: Vec<(Ty, String)>,
    next: u32,
    /// Label of the block at hand.
    pub block: String,
    /// Instructions still to make.
    pub left: isize,
    /// Whether all threads of the block execute the code being written.
    pub uniform: bool,
    /// Whether the function at hand is the kernel.
    pub in_kernel: bool,
    /// Stack objects: name, bytes.
    pub slots: Vec<(String, u32)>,
    /// Stack objects of one type.
    pub typed: Vec<(String, Ty)>,
    /// Helper functions: name, parameter types, result.
    pub helpers: Vec<(String, Vec<Ty>, Ty)>,
    pub depth: u32,
    /// Loops of nests around the code being written, the outermost first.
    pub frames: Vec<Frame>,
    /// Numbers of 32 bits in scope that all threads agree on which are here together.
    pub agreed: Vec<String>,
    /// Arrays of the kernel that nests work on.
    pub arrays: Vec<String>,
    /// Whether no thread has left the kernel that others wait for.
    pub whole: bool,
    /// Irreducible cycles around the code being written that all threads run alike.
    pub uniform_tangles: u32,
}

impl Gen {
    pub fn new(config: Config) -> Gen {
        Gen {
            config,
            rng: mix(config.seed),
            declared: Vec::new(),
            functions: Vec::new(),
            lines: Vec::new(),
            values: Vec::new(),
            next: 0,
            block: "entry".into(),
            left: config.size as isize,
            uniform: true,
            in_kernel: true,
            slots: Vec::new(),
            typed: Vec::new(),
            helpers: Vec::new(),
            depth: 0,
            frames: Vec::new(),
            agreed: Vec::new(),
            arrays: Vec::new(),
            whole: true,
            uniform_tangles: 0,
        }
    }
    pub fn random(&mut self) -> u64 {
        self.rng = self.rng.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.rng)
    }
    /// Below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.random() % n.max(1) as u64) as usize
    }
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
    pub fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }
    pub fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }
    pub fn line(&mut self, text: String) {
        self.lines.push(format!("  {text}"));
        self.left -= 1;
    }
    /// An instruction with a result, which is not put in scope.
    pub fn temp(&mut self, text: String) -> String {
        let n = self.name();
        self.line(format!("{n} = {text}"));
        n
    }
    /// An instruction whose result may be used from here on.
    pub fn value(&mut self, ty: Ty, text: String) -> String {
        let n = self.temp(text);
        self.values.push((ty, n.clone()));
        n
    }
    /// Starts a block.
    pub fn start(&mut self, label: &str) {
        self.lines.push(format!("{label}:"));
        self.block = label.into();
    }
    /// Declares a function once.
    pub fn declare(&mut self, text: String) {
        if !self.declared.contains(&text) {
            self.declared.push(text);
        }
    }
    /// A type, as the configuration allows.
    pub fn any_type(&mut self) -> Ty {
        let c = self.config;
        loop {
            return match self.below(16) {
                0..=4 => Ty::Int(32),
                5..=6 => Ty::Int(64),
                7 => Ty::Int(1),
                8 => self.pick(&[Ty::Int(8), Ty::Int(16)]),
                9 if c.wide_ints && self.one_in(2) => {
                    self.pick(&[Ty::Int(129), Ty::Int(160), Ty::Int(200), Ty::Int(256), Ty::Int(300)])
                }
                9 if c.odd_ints => self.pick(&[Ty::Int(128), Ty::Int(7), Ty::Int(33), Ty::Int(24), Ty::Int(96)]),
                10..=11 if c.floats => Ty::Float,
                12 if c.floats => self.pick(&[Ty::Double, Ty::Half, Ty::BFloat]),
                13..=14 if c.vectors => {
                    let n = self.pick(&[2, 4, 3]);
                    let mut s = self.below(SCALARS.len());
                    if !c.floats {
                        s %= 5;
                    }
                    Ty::Vec(n, s as u8)
                }
                15 if c.vectors => self.pick(&[Ty::Pair, Ty::Array]),
                _ => continue,
            };
        }
    }
    pub fn int_type(&mut self) -> Ty {
        loop {
            let t = self.any_type();
            if t.is_int() {
                return t;
            }
        }
    }
    pub fn scalar_int(&mut self) -> Ty {
        loop {
            if let t @ Ty::Int(_) = self.any_type() {
                return t;
            }
        }
    }
    /// A constant of a type.
    pub fn constant(&mut self, ty: Ty) -> String {
        match ty {
            Ty::Int(1) => if self.one_in(2) { "true" } else { "false" }.into(),
            Ty::Int(n) => {
                let r = self.random();
                let v: i128 = match r % 8 {
                    0 => 0,
                    1 => 1,
                    2 => -1,
                    3 => (r >> 8 & 15) as i128,
                    4 => 1i128 << ((r >> 8) % (n as u64 - 1)).min(120),
                    5 => (1i128 << (n - 1).min(126)) - 1,
                    _ => (r as i64 as i128) >> (r >> 3 & 31),
                };
                // Cut to the width, signed.
                let v = if n < 128 { (v << (128 - n)) >> (128 - n) } else { v };
                v.to_string()
            }
            Ty::Half | Ty::BFloat => self.pick(&["0.0", "1.0", "-2.0", "0.5", "3.0", "-0.0"]).into(),
            Ty::Float | Ty::Double => {
                self.pick(&["0.0", "1.0", "-1.0", "0.5", "3.0", "-0.0", "1024.0", "-0.125"]).into()
            }
            Ty::Vec(n, s) => {
                if self.one_in(4) {
                    return "zeroinitializer".into();
                }
                let e = SCALARS[s as usize];
                let list: Vec<String> = (0..n).map(|_| format!("{} {}", e.text(), self.constant(e))).collect();
                format!("<{}>", list.join(", "))
            }
            Ty::Pair => {
                let (a, b) = (self.constant(Ty::Int(32)), self.constant(Ty::Int(64)));
                format!("{{ i32 {a}, i64 {b} }}")
            }
            Ty::Array => {
                let e: Vec<String> = (0..3).map(|_| format!("i16 {}", self.constant(Ty::Int(16)))).collect();
                format!("[{}]", e.join(", "))
            }
        }
    }
    /// A value of a type: one in scope, the newer the likelier, or a constant.
    pub fn operand(&mut self, ty: Ty) -> String {
        if !self.one_in(6)
            && let Some(v) = self.existing(ty)
        {
            return v;
        }
        self.constant(ty)
    }
    /// A value of a type in scope.
    pub fn existing(&mut self, ty: Ty) -> Option<String> {
        let of: Vec<usize> = (0..self.values.len()).rev().filter(|&i| self.values[i].0 == ty).take(12).collect();
        if of.is_empty() {
            return None;
        }
        let at = self.below(of.len()).min(self.below(of.len()));
        Some(self.values[of[at]].1.clone())
    }
    /// Puts the function at hand among the finished ones.
    pub fn end_function(&mut self, head: &str) {
        let body = std::mem::take(&mut self.lines).join("\n");
        self.functions.push(format!("{head} {{\n{body}\n}}\n"));
    }
    /// The whole module.
    pub fn finish(self) -> String {
        let mut out = String::from(
            "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
             target triple = \"nvptx64-nvidia-cuda\"\n\n\
             @shared = internal addrspace(3) global [128 x i64] undef, align 16\n\
             @table = internal addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4\n\
             @ftz = private constant [11 x i8] c\"__CUDA_FTZ\\00\", align 1\n\
             @arch = private constant [12 x i8] c\"__CUDA_ARCH\\00\", align 1\n\n",
        );
        for f in &self.functions {
            out.push_str(f);
            out.push('\n');
        }
        for d in &self.declared {
            out.push_str(d);
            out.push('\n');
        }
        out
    }
}
