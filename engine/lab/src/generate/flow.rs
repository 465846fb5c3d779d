//! Control flow and functions.

use super::SLICE;
use super::state::{Gen, Ty};

/// Nesting of branches and loops.
const MAX_DEPTH: u32 = 5;

impl Gen {
    /// Helper functions and the kernel.
    pub fn module(&mut self) {
        if self.config.calls && self.config.size >= 30 {
            for n in 0..1 + self.below(3) {
                self.helper(n);
            }
        }
        self.kernel();
    }
    fn kernel(&mut self) {
        self.in_kernel = true;
        self.uniform = true;
        self.left = self.config.size as isize;
        self.lines.push("entry:".into());
        self.block = "entry".into();
        for (n, reg) in [("tid", "tid.x"), ("ntid", "ntid.x"), ("cta", "ctaid.x")] {
            self.declare(format!("declare i32 @llvm.nvvm.read.ptx.sreg.{reg}()"));
            self.line(format!("%{n} = call i32 @llvm.nvvm.read.ptx.sreg.{reg}()"));
        }
        self.line("%first = mul i32 %cta, %ntid".into());
        self.line("%id = add i32 %first, %tid".into());
        self.line("%wide = zext i32 %id to i64".into());
        self.line(format!("%byte = mul nuw nsw i64 %wide, {SLICE}"));
        self.line("%slice = getelementptr inbounds i8, ptr %out, i64 %byte".into());
        for v in ["%tid", "%id", "%n"] {
            self.values.push((Ty::Int(32), v.into()));
        }
        self.values.push((Ty::Int(64), "%wide".into()));
        for _ in 0..self.below(5) {
            self.new_slot();
        }
        if self.config.nests {
            self.new_arrays();
        }
        let budget = self.left;
        self.region(budget);
        if self.config.nests && self.config.threads && self.whole && self.one_in(3) {
            self.leaving();
        }
        self.sum_arrays();
        self.sink();
        self.line("ret void".into());
        self.end_function("define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i32 %n)");
    }
    /// A helper of a few values.
    fn helper(&mut self, n: usize) {
        self.in_kernel = false;
        self.uniform = false;
        self.values.clear();
        self.slots.clear();
        self.typed.clear();
        self.lines.push("entry:".into());
        self.block = "entry".into();
        let params: Vec<Ty> = (0..1 + self.below(3)).map(|_| self.any_type()).collect();
        let ret = self.any_type();
        for (i, &t) in params.iter().enumerate() {
            self.values.push((t, format!("%a{i}")));
        }
        if self.one_in(2) {
            self.new_slot();
        }
        let budget = (self.config.size / 8).clamp(4, 60);
        self.left = budget as isize;
        self.region(budget as isize);
        if self.config.flow && self.one_in(3) {
            let c = self.operand(Ty::Int(1));
            let (a, b) = (self.label(), self.label());
            self.line(format!("br i1 {c}, label %{a}, label %{b}"));
            self.start(&a);
            let v = self.operand(ret);
            self.line(format!("ret {} {v}", ret.text()));
            self.start(&b);
        }
        let v = self.operand(ret);
        self.line(format!("ret {} {v}", ret.text()));
        let list: Vec<String> = params.iter().enumerate().map(|(i, t)| format!("{} %a{i}", t.text())).collect();
        let attribute = self.pick(&["", " noinline", " alwaysinline", ""]);
        let linkage = self.pick(&["internal ", ""]);
        self.end_function(&format!("define {linkage}{} @f{n}({}){attribute}", ret.text(), list.join(", ")));
        self.helpers.push((format!("@f{n}"), params, ret));
        self.values.clear();
        self.slots.clear();
        self.typed.clear();
    }
    /// Statements worth `budget` instructions.
    pub(super) fn region(&mut self, budget: isize) {
        let end = self.left - budget;
        while self.left > end {
            let roomy = self.config.flow && self.depth < MAX_DEPTH && self.left - end > 12;
            let share = (self.left - end) / 2;
            if self.config.nests {
                self.statement_of_nest(share, roomy);
                continue;
            }
            match self.below(24) {
                0 | 1 if roomy => self.branch(share.min(60)),
                2 if roomy => self.counted_loop(share.min(60)),
                3 if roomy && self.one_in(2) => self.switch(share.min(60)),
                4 if roomy && self.one_in(2) => self.irreducible(),
                5 if roomy && self.one_in(3) => self.never(),
                6..=10 if self.in_kernel => self.memory(),
                11 if self.in_kernel && self.uniform && self.config.threads => {
                    if self.one_in(3) {
                        self.exchange()
                    } else {
                        self.lanes()
                    }
                }
                12 if !self.helpers.is_empty() && self.in_kernel => self.call(),
                13 if self.config.threads && self.one_in(4) => self.reflect(),
                _ => self.operation(),
            }
        }
    }
    /// A condition, and whether all threads agree on it.
    pub(super) fn condition(&mut self) -> (String, bool) {
        match self.below(4) {
            0 => {
                let bit = self.below(16);
                let a = if self.in_kernel { "%n".to_string() } else { self.operand(Ty::Int(32)) };
                let b = self.temp(format!("and i32 {a}, {}", 1 << bit));
                (self.temp(format!("icmp eq i32 {b}, 0")), self.in_kernel)
            }
            1 if self.in_kernel => {
                let k = self.pick(&[1, 2, 4, 16, 32]);
                let b = self.temp(format!("and i32 %tid, {k}"));
                (self.temp(format!("icmp ne i32 {b}, 0")), false)
            }
            _ => (self.operand(Ty::Int(1)), false),
        }
    }
    /// Runs `body` in an inner scope; returns the values it made that are still of use to phis.
    fn scoped(&mut self, uniform: bool, body: impl FnOnce(&mut Self)) -> Vec<(Ty, String)> {
        let (len, was) = (self.values.len(), self.uniform);
        self.uniform &= uniform;
        self.depth += 1;
        body(self);
        self.depth -= 1;
        self.uniform = was;
        self.values.split_off(len)
    }
    /// A value of `ty` at the end of an arm.
    fn arm_value(&mut self, made: &[(Ty, String)], ty: Ty) -> String {
        match made.iter().rev().find(|v| v.0 == ty) {
            Some(v) => v.1.clone(),
            None => self.operand(ty),
        }
    }
    fn join(&mut self, arms: &[(Vec<(Ty, String)>, String)]) {
        let mut types: Vec<Ty> = Vec::new();
        for (made, _) in arms {
            if let Some(v) = made.last()
                && !types.contains(&v.0)
            {
                types.push(v.0);
            }
        }
        if types.is_empty() {
            types.push(self.any_type());
        }
        let mut phis = Vec::new();
        for ty in types {
            let list: Vec<String> = arms
                .iter()
                .map(|(made, from)| {
                    let v = self.arm_value(made, ty);
                    format!("[ {v}, %{from} ]")
                })
                .collect();
            phis.push((ty, list.join(", ")));
        }
        for (ty, list) in phis {
            self.value(ty, format!("phi {} {list}", ty.text()));
        }
    }
    pub(super) fn branch(&mut self, budget: isize) {
        let (c, uniform) = self.condition();
        let (a, b, j) = (self.label(), self.label(), self.label());
        let with_else = self.one_in(2);
        let from = self.block.clone();
        self.line(format!("br i1 {c}, label %{a}, label %{}", if with_else { &b } else { &j }));
        self.start(&a);
        let made = self.scoped(uniform, |g| g.region(budget / 2));
        let mut arms = vec![(made, self.block.clone())];
        self.line(format!("br label %{j}"));
        if with_else {
            self.start(&b);
            let made = self.scoped(uniform, |g| g.region(budget / 2));
            arms.push((made, self.block.clone()));
            self.line(format!("br label %{j}"));
        } else {
            arms.push((Vec::new(), from));
        }
        self.start(&j);
        self.join(&arms);
    }
    pub(super) fn switch(&mut self, budget: isize) {
        let ty = self.pick(&[Ty::Int(32), Ty::Int(64), Ty::Int(8)]);
        let t = ty.text();
        let v = self.operand(ty);
        let v = self.temp(format!("and {t} {v}, 7"));
        let n = 2 + self.below(4);
        let labels: Vec<String> = (0..n).map(|_| self.label()).collect();
        let (d, j) = (self.label(), self.label());
        // Several cases may share a block.
        let cases: Vec<String> = (0..n + 1).map(|k| format!("{t} {k}, label %{}", labels[k % n])).collect();
        self.line(format!("switch {t} {v}, label %{d} [ {} ]", cases.join(" ")));
        let mut arms = Vec::new();
        for l in labels.iter().chain([&d]) {
            self.start(l);
            let made = self.scoped(false, |g| g.region(budget / (n as isize + 1)));
            arms.push((made, self.block.clone()));
            self.line(format!("br label %{j}"));
        }
        self.start(&j);
        self.join(&arms);
    }
    /// A loop with a bound, by threads or by a constant, that carries values.
    fn counted_loop(&mut self, budget: isize) {
        let (head, exit) = (self.label(), self.label());
        let from = self.block.clone();
        // Start, step, limit; whether all threads run it alike.
        let (start, step, limit, uniform) = match self.below(4) {
            0 if self.in_kernel => {
                ("%tid".to_string(), "%ntid".to_string(), self.pick(&["64", "100", "256"]).to_string(), false)
            }
            1 => {
                let v = self.operand(Ty::Int(32));
                let v = self.temp(format!("and i32 {v}, 7"));
                ("0".into(), "1".into(), v, false)
            }
            2 if self.in_kernel => {
                let v = self.temp("and i32 %n, 7".into());
                ("0".into(), "1".into(), v, true)
            }
            _ => ("0".into(), self.pick(&["1", "2", "3"]).to_string(), (1 + self.below(9)).to_string(), true),
        };
        let types: Vec<Ty> = (0..self.below(3)).map(|_| self.any_type()).collect();
        let initial: Vec<String> = types.iter().map(|&t| self.operand(t)).collect();
        self.line(format!("br label %{head}"));
        self.start(&head);
        let i = self.name();
        let carried: Vec<String> = types.iter().map(|_| self.name()).collect();
        let reserved = self.lines.len();
        for _ in 0..=types.len() {
            self.line(String::new());
        }
        let early = self.one_in(3);
        let mut break_arm = None;
        let kept: Vec<(Ty, String)> = types.iter().copied().zip(carried.iter().cloned()).collect();
        let (len, was) = (self.values.len(), self.uniform);
        self.values.push((Ty::Int(32), i.clone()));
        self.values.extend(kept.iter().cloned());
        self.uniform &= uniform && !early;
        self.depth += 1;
        self.region(budget / 2);
        if early {
            let c = self.operand(Ty::Int(1));
            let next = self.label();
            break_arm = Some(self.block.clone());
            self.line(format!("br i1 {c}, label %{exit}, label %{next}"));
            self.start(&next);
            self.region(budget / 4);
        }
        // The next value of a carried one is computed from it, or is any other value.
        let nexts: Vec<String> = (0..types.len())
            .map(|k| {
                let t = types[k];
                let v = self.operand(t);
                match t {
                    Ty::Int(n) if n > 1 && !self.one_in(4) => {
                        let op = self.pick(&["add", "sub", "xor", "mul"]);
                        let v = if self.one_in(2) { v } else { self.constant(t) };
                        let sum = self.temp(format!("{op} {} {}, {v}", t.text(), carried[k]));
                        if n == 32 { self.temp(format!("add i32 {sum}, {i}")) } else { sum }
                    }
                    Ty::Float | Ty::Double if self.one_in(2) => {
                        self.temp(format!("fadd {} {}, {v}", t.text(), carried[k]))
                    }
                    _ => v,
                }
            })
            .collect();
        let flags = if step == "%ntid" { "" } else { "nuw nsw " };
        let i2 = self.temp(format!("add {flags}i32 {i}, {step}"));
        let p = self.pick(&["slt", "ult"]);
        let more = self.temp(format!("icmp {p} i32 {i2}, {limit}"));
        let latch = self.block.clone();
        self.line(format!("br i1 {more}, label %{head}, label %{exit}"));
        self.depth -= 1;
        self.uniform = was;
        self.values.truncate(len);
        self.lines[reserved] = format!("  {i} = phi i32 [ {start}, %{from} ], [ {i2}, %{latch} ]");
        for (k, &t) in types.iter().enumerate() {
            self.lines[reserved + 1 + k] =
                format!("  {} = phi {} [ {}, %{from} ], [ {}, %{latch} ]", carried[k], t.text(), initial[k], nexts[k]);
        }
        self.start(&exit);
        for (k, &t) in types.iter().enumerate() {
            match &break_arm {
                Some(b) => {
                    self.value(t, format!("phi {} [ {}, %{latch} ], [ {}, %{b} ]", t.text(), nexts[k], carried[k]));
                }
                None => {
                    self.value(t, format!("phi {} [ {}, %{latch} ]", t.text(), nexts[k]));
                }
            }
        }
    }
    /// Two blocks that jump to each other and are both entered from outside.
    fn irreducible(&mut self) {
        let (c, _) = self.condition();
        let (a, b, exit) = (self.label(), self.label(), self.label());
        let from = self.block.clone();
        let (v, w) = (self.operand(Ty::Int(32)), self.operand(Ty::Int(32)));
        self.line(format!("br i1 {c}, label %{a}, label %{b}"));
        let names: Vec<String> = (0..10).map(|_| self.name()).collect();
        let [ia, xa, ia2, xa2, ma, ib, xb, ib2, xb2, mb] = &names[..] else { return };
        self.start(&a);
        self.line(format!("{ia} = phi i32 [ 0, %{from} ], [ {ib2}, %{b} ]"));
        self.line(format!("{xa} = phi i32 [ {v}, %{from} ], [ {xb2}, %{b} ]"));
        self.line(format!("{ia2} = add i32 {ia}, 1"));
        self.line(format!("{xa2} = mul i32 {xa}, 5"));
        self.line(format!("{ma} = icmp ult i32 {ia2}, 6"));
        self.line(format!("br i1 {ma}, label %{b}, label %{exit}"));
        self.start(&b);
        self.line(format!("{ib} = phi i32 [ 1, %{from} ], [ {ia2}, %{a} ]"));
        self.line(format!("{xb} = phi i32 [ {w}, %{from} ], [ {xa2}, %{a} ]"));
        self.line(format!("{ib2} = add i32 {ib}, 2"));
        self.line(format!("{xb2} = xor i32 {xb}, {ib}"));
        self.line(format!("{mb} = icmp ult i32 {ib2}, 9"));
        self.line(format!("br i1 {mb}, label %{a}, label %{exit}"));
        self.start(&exit);
        self.value(Ty::Int(32), format!("phi i32 [ {xa2}, %{a} ], [ {xb2}, %{b} ]"));
    }
    /// A branch that is never taken, to something that must not run.
    fn never(&mut self) {
        let v = self.operand(Ty::Int(32));
        let v = self.temp(format!("and i32 {v}, 15"));
        let k = self.pick(&[16, 20, 99]);
        let c = self.temp(format!("icmp ugt i32 {v}, {k}"));
        let (a, j) = (self.label(), self.label());
        match self.below(4) {
            // Known from the text, or no branch at all.
            0 => self.line(format!("br i1 false, label %{a}, label %{j}")),
            1 => self.line(format!("br label %{j}")),
            _ => self.line(format!("br i1 {c}, label %{a}, label %{j}")),
        }
        self.start(&a);
        if self.one_in(2) {
            self.declare("declare void @llvm.trap()".into());
            self.line("call void @llvm.trap()".into());
        }
        self.line("unreachable".into());
        self.start(&j);
    }
    /// A question about the target, which a pass answers.
    fn reflect(&mut self) {
        self.declare("declare i32 @__nvvm_reflect(ptr)".into());
        let name = self.pick(&["@ftz", "@arch"]);
        self.value(Ty::Int(32), format!("call i32 @__nvvm_reflect(ptr {name})"));
    }
    pub(super) fn call(&mut self) {
        let at = self.below(self.helpers.len());
        let (name, params, ret) = self.helpers[at].clone();
        let args: Vec<String> = params.iter().map(|&t| format!("{} {}", t.text(), self.operand(t))).collect();
        self.value(ret, format!("call {} {name}({})", ret.text(), args.join(", ")));
    }
}
