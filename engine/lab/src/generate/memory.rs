//! Memory operations: the input, the slice of the output, stack objects, shared memory, counters.

use super::state::{Gen, SCALARS, Ty};
use super::{COUNTERS, INPUT_WORDS, SLICE};

/// Bytes and alignment of a type that is loaded and stored.
fn layout(ty: Ty) -> Option<(usize, usize)> {
    let scalar = |t: Ty| match t.bits() {
        1 | 7 | 8 => 1,
        16 => 2,
        24 | 32 => 4,
        33 | 64 => 8,
        96 | 128 => 16,
        129..=256 => 32,
        _ => 64,
    };
    Some(match ty {
        Ty::Vec(n, s) => {
            let e = SCALARS[s as usize];
            if e == Ty::Int(1) {
                return None;
            }
            let n = (n as usize * scalar(e)).next_power_of_two();
            (n, n)
        }
        Ty::Pair => (16, 8),
        Ty::Array => (6, 2),
        t => (scalar(t), scalar(t)),
    })
}

impl Gen {
    fn memory_type(&mut self) -> (Ty, usize, usize) {
        loop {
            let t = self.any_type();
            if let Some((size, align)) = layout(t) {
                return (t, size, align);
            }
        }
    }
    /// One access of some memory.
    pub fn memory(&mut self) {
        match self.below(8) {
            0 | 1 => self.read_input(),
            2 | 3 => self.output(),
            4 | 5 => self.stack(),
            6 if self.config.threads => self.counter(),
            _ => self.table(),
        }
    }
    fn read_input(&mut self) {
        let ty = loop {
            // Random bits as numbers would be NaNs of any payload: read integers only, of widths that memory fills.
            let t = self.any_type();
            if t.is_int() && matches!(t.bits(), 8 | 16 | 32 | 64 | 128) && layout(t).is_some() {
                break t;
            }
        };
        let (size, align) = layout(ty).unwrap_or((8, 8));
        let i = self.operand(Ty::Int(32));
        let i = self.temp(format!("and i32 {i}, {}", INPUT_WORDS * 8 / size / 2 - 1));
        let i = self.temp(format!("zext nneg i32 {i} to i64"));
        let p = self.temp(format!("getelementptr inbounds {}, ptr %in, i64 {i}", ty.text()));
        self.value(ty, format!("load {}, ptr {p}, align {align}", ty.text()));
    }
    /// Address of `size` bytes of the thread's output slice.
    pub fn slice_address(&mut self, size: usize) -> String {
        let slots = SLICE / size;
        if self.one_in(3) {
            let i = self.operand(Ty::Int(32));
            let i = self.temp(format!(
                "and i32 {i}, {}",
                slots.next_power_of_two() / if slots.is_power_of_two() { 1 } else { 2 } - 1
            ));
            let i = self.temp(format!("zext i32 {i} to i64"));
            let i = self.temp(format!("mul nuw nsw i64 {i}, {size}"));
            return self.temp(format!("getelementptr inbounds i8, ptr %slice, i64 {i}"));
        }
        let off = self.below(slots) * size;
        self.temp(format!("getelementptr inbounds nuw i8, ptr %slice, i64 {off}"))
    }
    fn output(&mut self) {
        let (ty, size, align) = self.memory_type();
        // The slice is zero at first: every type may be read from it, floats only where no integer bits can be.
        let p = self.slice_address(size.max(align));
        let align = align.min(16);
        if self.one_in(3) && ty.is_int() && matches!(ty.bits(), 8 | 16 | 32 | 64 | 128) && !self.config.floats {
            self.value(ty, format!("load {}, ptr {p}, align {align}", ty.text()));
        } else {
            let v = self.operand(ty);
            let volatile = if self.one_in(12) { "volatile " } else { "" };
            self.line(format!("store {volatile}{} {v}, ptr {p}, align {align}", ty.text()));
            if ty == Ty::Pair {
                // The four bytes between its members are undef now, and may be read as a number later.
                let gap = self.temp(format!("getelementptr inbounds nuw i8, ptr {p}, i64 4"));
                self.line(format!("store i32 0, ptr {gap}, align 4"));
            }
        }
    }
    /// Makes a stack object that holds zeros.
    pub fn new_slot(&mut self) {
        let (ty, _, align) = self.memory_type();
        let n = self.name();
        if self.one_in(3) {
            self.line(format!("{n} = alloca [64 x i8], align 16"));
            self.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)".into());
            self.line(format!("call void @llvm.memset.p0.i64(ptr align 16 {n}, i8 0, i64 64, i1 false)"));
            self.slots.push((n, 64));
        } else {
            self.line(format!("{n} = alloca {}, align {}", ty.text(), align.min(16)));
            let v = self.constant(ty);
            self.line(format!("store {} {v}, ptr {n}, align {}", ty.text(), align.min(16)));
            self.typed.push((n, ty));
        }
    }
    fn stack(&mut self) {
        if !self.typed.is_empty() && !self.one_in(3) {
            let at = self.below(self.typed.len());
            let (n, ty) = self.typed[at].clone();
            let align = layout(ty).map_or(1, |l| l.1).min(16);
            if self.one_in(2) {
                self.value(ty, format!("load {}, ptr {n}, align {align}", ty.text()));
            } else {
                let v = self.operand(ty);
                self.line(format!("store {} {v}, ptr {n}, align {align}", ty.text()));
            }
            return;
        }
        if self.slots.is_empty() {
            return self.table();
        }
        let at = self.below(self.slots.len());
        let (n, bytes) = self.slots[at].clone();
        if self.slots.len() > 1 && self.one_in(5) {
            let other = self.slots[(at + 1) % self.slots.len()].0.clone();
            self.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".into());
            let len = self.pick(&[8, 16, 32, 64]);
            self.line(format!(
                "call void @llvm.memcpy.p0.p0.i64(ptr align 16 {n}, ptr align 16 {other}, i64 {len}, i1 false)"
            ));
            return;
        }
        // Whole integers only: bytes of floats would leave through them.
        let ty = self.pick(&[Ty::Int(8), Ty::Int(16), Ty::Int(32), Ty::Int(64)]);
        let size = ty.bits() / 8;
        let p = if self.one_in(3) {
            let i = self.operand(Ty::Int(32));
            let i = self.temp(format!("and i32 {i}, {}", bytes / size - 1));
            self.temp(format!("getelementptr inbounds {}, ptr {n}, i32 {i}", ty.text()))
        } else {
            let off = self.below((bytes / size) as usize) as u32 * size;
            self.temp(format!("getelementptr inbounds i8, ptr {n}, i64 {off}"))
        };
        if self.one_in(2) {
            self.value(ty, format!("load {}, ptr {p}, align {size}", ty.text()));
        } else {
            let v = self.operand(ty);
            self.line(format!("store {} {v}, ptr {p}, align {size}", ty.text()));
        }
    }
    fn table(&mut self) {
        let i = self.operand(Ty::Int(32));
        let i = self.temp(format!("and i32 {i}, 7"));
        let p = self.temp(format!("getelementptr inbounds [8 x i32], ptr addrspace(4) @table, i32 0, i32 {i}"));
        self.value(Ty::Int(32), format!("load i32, ptr addrspace(4) {p}, align 4"));
    }
    /// An atomic operation on a counter; what it returns depends on the order of threads and is not used.
    pub fn counter(&mut self) {
        // Each counter has one operation, so that the effects commute.
        let at = self.below(COUNTERS);
        let op = ["add", "or", "xor", "umax", "umin", "and", "max", "min"][at % 8];
        let ty = if at < 8 { Ty::Int(32) } else { Ty::Int(64) };
        let p = self.temp(format!("getelementptr inbounds i64, ptr %counters, i64 {at}"));
        let v = self.operand(ty);
        let scope = self.pick(&["", "syncscope(\"device\") ", "syncscope(\"block\") "]);
        self.temp(format!("atomicrmw {op} ptr {p}, {} {v} {scope}monotonic, align {}", ty.text(), ty.bits() / 8));
    }
    /// Threads exchange words through shared memory. All threads of the block must execute this.
    pub fn exchange(&mut self) {
        let ty = self.pick(&[Ty::Int(32), Ty::Int(64)]);
        let t = ty.text();
        let barrier = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)";
        self.declare("declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)".into());
        let v = self.operand(ty);
        let p = self.temp("getelementptr inbounds [128 x i64], ptr addrspace(3) @shared, i32 0, i32 %tid".into());
        self.line(format!("store {t} {v}, ptr addrspace(3) {p}, align 8"));
        self.line(barrier.into());
        let x = self.pick(&[1, 3, 8, 17, 31]);
        let other = self.temp(format!("xor i32 %tid, {x}"));
        // In a block of fewer threads the partner is taken from those that are there.
        let n = self.temp("sub i32 %ntid, 1".into());
        let other = self.temp(format!("and i32 {other}, {n}"));
        let q = self.temp(format!("getelementptr inbounds [128 x i64], ptr addrspace(3) @shared, i32 0, i32 {other}"));
        if self.one_in(2) {
            let q = self.temp(format!("addrspacecast ptr addrspace(3) {q} to ptr"));
            self.value(ty, format!("load {t}, ptr {q}, align 8"));
        } else {
            self.value(ty, format!("load {t}, ptr addrspace(3) {q}, align 8"));
        }
        self.line(barrier.into());
    }
    /// Lanes exchange values. All lanes of the warp must execute this.
    pub fn lanes(&mut self) {
        match self.below(5) {
            0 | 1 => {
                let mode = self.pick(&["bfly", "idx", "up", "down"]);
                let clamp = if mode == "up" { 0 } else { 31 };
                self.declare(format!("declare i32 @llvm.nvvm.shfl.sync.{mode}.i32(i32, i32, i32, i32)"));
                let v = self.operand(Ty::Int(32));
                let by = self.pick(&[0, 1, 2, 5, 16]);
                self.value(
                    Ty::Int(32),
                    format!("call i32 @llvm.nvvm.shfl.sync.{mode}.i32(i32 -1, i32 {v}, i32 {by}, i32 {clamp})"),
                );
            }
            2 => {
                self.declare("declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)".into());
                let v = self.operand(Ty::Int(1));
                self.value(Ty::Int(32), format!("call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 {v})"));
            }
            3 => {
                let mode = self.pick(&["all", "any", "uni"]);
                self.declare(format!("declare i1 @llvm.nvvm.vote.{mode}.sync(i32, i1)"));
                let v = self.operand(Ty::Int(1));
                self.value(Ty::Int(1), format!("call i1 @llvm.nvvm.vote.{mode}.sync(i32 -1, i1 {v})"));
            }
            _ => {
                let op = self.pick(&["add", "umin", "max", "and", "or", "xor"]);
                self.declare(format!("declare i32 @llvm.nvvm.redux.sync.{op}(i32, i32)"));
                let v = self.operand(Ty::Int(32));
                self.value(Ty::Int(32), format!("call i32 @llvm.nvvm.redux.sync.{op}(i32 {v}, i32 -1)"));
            }
        }
    }
    /// Stores a value of every type in scope, so that what was computed is seen.
    pub fn sink(&mut self) {
        let mut seen: Vec<Ty> = Vec::new();
        let mut at = 0;
        if !self.config.seed.is_multiple_of(4) {
            at = self.checksum();
        }
        for (ty, v) in self.values.clone().into_iter().rev() {
            let Some((size, align)) = layout(ty) else { continue };
            if seen.iter().filter(|&&t| t == ty).count() >= 3 {
                continue;
            }
            let place = (at as usize).next_multiple_of(size.max(align));
            if place + size > SLICE {
                break;
            }
            seen.push(ty);
            at = (place + size) as u32;
            let p = self.temp(format!("getelementptr inbounds i8, ptr %slice, i64 {place}"));
            self.line(format!("store {} {v}, ptr {p}, align {}", ty.text(), align.min(16)));
        }
    }
    /// Stores a sum over all integers in scope, so that none of them is without effect. Returns the bytes it takes.
    fn checksum(&mut self) -> u32 {
        let all: Vec<(Ty, String)> = self.values.iter().filter(|v| matches!(v.0, Ty::Int(_))).cloned().collect();
        let mut sum = "0".to_string();
        for (ty, v) in all.into_iter().rev().take(60) {
            let wide = match ty.bits() {
                64 => v,
                n if n < 64 => self.temp(format!("zext {} {v} to i64", ty.text())),
                n if n > 128 => {
                    // Of the highest bits, too.
                    let t = ty.text();
                    let high = self.temp(format!("lshr {t} {v}, {}", n - 64));
                    let both = self.temp(format!("xor {t} {v}, {high}"));
                    self.temp(format!("trunc {t} {both} to i64"))
                }
                _ => self.temp(format!("trunc {} {v} to i64", ty.text())),
            };
            let turned = self.temp(format!("mul i64 {sum}, 31"));
            sum = self.temp(format!("add i64 {turned}, {wide}"));
        }
        self.line(format!("store i64 {sum}, ptr %slice, align 8"));
        8
    }
}
