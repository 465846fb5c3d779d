//! Nests of loops: what loop passes look for, and what makes them wrong.
//!
//! | statement | what |
//! |---|---|
//! | [`Gen::nest`] | a loop with any counter (`counters.rs`), exits and back edges in its middle, out of loops around it as well, and early returns |
//! | [`Gen::tangle`] | an irreducible cycle of two or three blocks, entered at each, with loops in it |
//! | [`Gen::matrix`] | perfect and imperfect nests over a stack array, alone or side by side |
//! | [`Gen::bits`] | loops over the bits of a value |
//! | [`Gen::leaving`] | the last loop of a kernel, with barriers, that threads leave one by one |
//!
//! Threads meet (barriers, shuffles, votes) only where all of them are: in loops that all run alike, and behind loops that they do not.

use super::counters::Counter;
use super::state::{Gen, Ty};

/// A barrier of the block, whichever lanes of a warp come to it.
const BARRIER: &str = "@llvm.nvvm.barrier.cta.sync.all(i32 0)";

/// A loop that is being written.
pub(super) struct Frame {
    head: String,
    exits: [String; 2],
    counter: Counter,
    /// The name of the counter.
    iv: String,
    types: Vec<Ty>,
    carried: Vec<String>,
    /// Whether all threads take the same iterations and exits.
    uniform: bool,
    /// Edges to the exits: which, from where, values of the carried types.
    breaks: Vec<(usize, String, Vec<String>)>,
    /// Back edges: from where, the next counter, the next carried values.
    backs: Vec<(String, String, Vec<String>)>,
}

impl Gen {
    /// A statement of a kernel of loops.
    pub(super) fn statement_of_nest(&mut self, share: isize, roomy: bool) {
        let together = self.in_kernel && self.uniform && self.whole && self.config.threads;
        match self.below(24) {
            0..=4 if roomy => self.nest(share.min(60)),
            5 if roomy => self.branch(share.min(30)),
            6 if roomy && self.one_in(2) => self.tangle(share.min(40)),
            7 if self.in_kernel && self.one_in(3) => self.matrix(),
            8 if self.one_in(4) => self.bits(),
            9 if roomy && self.one_in(4) => self.switch(share.min(40)),
            10 if together => self.exchange(),
            11 | 12 if together && self.config.lanes => self.lanes(),
            13 if together => {
                self.declare("declare void @llvm.nvvm.barrier.cta.sync.all(i32)".into());
                self.line(format!("call void {BARRIER}"));
            }
            14 if self.config.threads && self.in_kernel => self.counter(),
            15..=17 if self.in_kernel => self.memory(),
            18 | 19 if !self.frames.is_empty() => self.leave(),
            20 if !self.helpers.is_empty() && self.in_kernel => self.call(),
            _ => self.operation(),
        }
    }
    /// Iterations that a loop at this depth may have: what is inside runs so often.
    pub(super) fn most_iterations(&self) -> i128 {
        [9, 5, 3, 2][self.frames.len().min(3)]
    }
    /// A loop with any counter, that carries values.
    pub(super) fn nest(&mut self, budget: isize) {
        let counter = self.any_counter();
        let uniform = counter.uniform && self.uniform && !self.one_in(3);
        let types: Vec<Ty> = (0..self.below(3)).map(|_| self.any_type()).collect();
        let initial: Vec<String> = types.iter().map(|&t| self.operand(t)).collect();
        let (from, head) = (self.block.clone(), self.label());
        let exits = [self.label(), self.label()];
        self.line(format!("br label %{head}"));
        self.start(&head);
        let iv = self.name();
        let carried: Vec<String> = types.iter().map(|_| self.name()).collect();
        let reserved = self.lines.len();
        self.lines.resize(reserved + 1 + types.len(), String::new());
        let (len, agreed, was) = (self.values.len(), self.agreed.len(), self.uniform);
        self.values.push((Ty::Int(counter.bits), iv.clone()));
        self.values.extend(types.iter().copied().zip(carried.iter().cloned()));
        self.uniform = uniform;
        self.frames.push(Frame {
            head,
            exits,
            counter,
            iv,
            types,
            carried,
            uniform,
            breaks: Vec::new(),
            backs: Vec::new(),
        });
        self.depth += 1;
        self.iterations(budget);
        self.depth -= 1;
        self.uniform = was;
        self.values.truncate(len);
        self.agreed.truncate(agreed);
        let Some(frame) = self.frames.pop() else { return };
        let phi = |name: &str, ty: Ty, first: &str, rest: Vec<(&str, &str)>| {
            let rest: String = rest.iter().map(|(v, b)| format!(", [ {v}, %{b} ]")).collect();
            format!("  {name} = phi {} [ {first}, %{from} ]{rest}", ty.text())
        };
        let backs = &frame.backs;
        let nexts = backs.iter().map(|b| (&*b.1, &*b.0)).collect();
        self.lines[reserved] = phi(&frame.iv, Ty::Int(frame.counter.bits), &frame.counter.start, nexts);
        for (k, &ty) in frame.types.iter().enumerate() {
            let nexts = backs.iter().map(|b| (&*b.2[k], &*b.0)).collect();
            self.lines[reserved + 1 + k] = phi(&frame.carried[k], ty, &initial[k], nexts);
        }
        self.behind(&frame);
    }
    /// The body of the innermost loop, with its tests and its last back edge.
    fn iterations(&mut self, budget: isize) {
        let Some(frame) = self.frames.last() else { return };
        let (counter, iv, uniform) = (frame.counter.clone(), frame.iv.clone(), frame.uniform);
        if counter.top {
            let more = self.temp(counter.more(&iv));
            let body = self.label();
            let values = self.break_values(self.frames.len() - 1);
            let exit = self.exit_edge(self.frames.len() - 1, 0, values);
            self.line(format!("br i1 {more}, label %{body}, label %{exit}"));
            self.start(&body);
        }
        if counter.bits != 32 || self.one_in(3) {
            let ty = self.pick(&[Ty::Int(32), Ty::Int(64)]);
            self.resize_counter(&iv, counter.bits, ty, uniform);
        } else if uniform {
            self.agreed.push(iv);
        }
        for _ in 0..self.below(3) {
            self.region(budget / 4);
            self.leave();
        }
        self.region(budget / 3);
        self.back_edge(self.frames.len() - 1);
    }
    /// The counter in another width.
    fn resize_counter(&mut self, iv: &str, bits: u32, ty: Ty, uniform: bool) {
        let Ty::Int(to) = ty else { return };
        let op = match bits.cmp(&to) {
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Less => self.pick(&["sext", "zext"]),
            std::cmp::Ordering::Greater => "trunc",
        };
        let v = self.value(ty, format!("{op} i{bits} {iv} to i{to}"));
        if uniform && to == 32 {
            self.agreed.push(v);
        }
    }
    /// Values that leave the loop, one for each carried type.
    fn break_values(&mut self, at: usize) -> Vec<String> {
        let types = self.frames[at].types.clone();
        (0..types.len())
            .map(|k| if self.one_in(2) { self.frames[at].carried[k].clone() } else { self.operand(types[k]) })
            .collect()
    }
    /// An edge from the block at hand to an exit of a loop; the label to branch to.
    fn exit_edge(&mut self, at: usize, which: usize, values: Vec<String>) -> String {
        let from = self.block.clone();
        let frame = &mut self.frames[at];
        frame.breaks.push((which, from, values));
        frame.exits[which].clone()
    }
    /// Ends the block at hand with a back edge of a loop, behind its test if that is at the end of iterations.
    fn back_edge(&mut self, at: usize) {
        let frame = &self.frames[at];
        let (counter, iv, head) = (frame.counter.clone(), frame.iv.clone(), frame.head.clone());
        let (types, carried) = (frame.types.clone(), frame.carried.clone());
        let next = self.temp(counter.next(&iv));
        let nexts: Vec<String> = types.iter().zip(&carried).map(|(&t, c)| self.next_value(t, c)).collect();
        if counter.top {
            self.line(format!("br label %{head}"));
        } else {
            let more = self.temp(counter.more(&next));
            let exit = self.exit_edge(at, 0, nexts.clone());
            self.line(format!("br i1 {more}, label %{head}, label %{exit}"));
        }
        let from = self.block.clone();
        self.frames[at].backs.push((from, next, nexts));
    }
    /// The next value of a carried one: computed from it, or any other.
    fn next_value(&mut self, ty: Ty, carried: &str) -> String {
        let v = self.operand(ty);
        match ty {
            Ty::Int(n) if n > 1 && !self.one_in(4) => {
                let op = self.pick(&["add", "sub", "xor", "mul", "or"]);
                self.temp(format!("{op} {} {carried}, {v}", ty.text()))
            }
            Ty::Float | Ty::Double if self.one_in(2) => self.temp(format!("fadd {} {carried}, {v}", ty.text())),
            _ => v,
        }
    }
    /// What a loop leaves: its exit blocks, phis of the carried types, one block where they meet.
    fn behind(&mut self, frame: &Frame) {
        let behind = self.label();
        let mut arms: Vec<(String, Vec<String>)> = Vec::new();
        for (which, exit) in frame.exits.iter().enumerate() {
            let edges: Vec<_> = frame.breaks.iter().filter(|b| b.0 == which).collect();
            if edges.is_empty() {
                continue;
            }
            self.start(exit);
            let phis = (0..frame.types.len()).map(|k| {
                let list: Vec<String> = edges.iter().map(|(_, from, v)| format!("[ {}, %{from} ]", v[k])).collect();
                self.temp(format!("phi {} {}", frame.types[k].text(), list.join(", ")))
            });
            let phis = phis.collect();
            self.line(format!("br label %{behind}"));
            arms.push((exit.clone(), phis));
        }
        self.start(&behind);
        for (k, &ty) in frame.types.iter().enumerate() {
            let list: Vec<String> = arms.iter().map(|(from, v)| format!("[ {}, %{from} ]", v[k])).collect();
            self.value(ty, format!("phi {} {}", ty.text(), list.join(", ")));
        }
    }
    /// A condition on which all threads agree that are here together.
    fn agreed_condition(&mut self) -> String {
        let v = match self.agreed.len() {
            0 => "%n".to_string(),
            n => {
                let at = self.below(n + 1);
                self.agreed.get(at).cloned().unwrap_or_else(|| "%n".into())
            }
        };
        if self.one_in(2) {
            let bit = self.below(5);
            let b = self.temp(format!("and i32 {v}, {}", 1 << bit));
            return self.temp(format!("icmp ne i32 {b}, 0"));
        }
        let (p, k) = (self.pick(&["eq", "slt", "ult", "sge"]), self.below(9));
        self.temp(format!("icmp {p} i32 {v}, {k}"))
    }
    /// Under a condition, an edge out of a loop around, to its next iteration, or out of the kernel.
    fn leave(&mut self) {
        let innermost = self.frames.len() - 1;
        let mut at = innermost - self.below(2).min(innermost).min(self.below(3));
        let agreed = self.in_kernel && (self.uniform || self.one_in(4));
        if !(self.uniform && agreed) {
            // Threads part: only in loops that do not promise that all run alike.
            while self.frames[at..].iter().any(|f| f.uniform) {
                at += 1;
                if at > innermost {
                    return;
                }
            }
        }
        let c = if agreed {
            self.agreed_condition()
        } else if self.one_in(4) {
            // A check of a range.
            let i = self.operand(Ty::Int(32));
            let k = self.pick(&["%n", "8", "5", "100"]);
            let k = if self.in_kernel { k } else { "8" };
            self.temp(format!("icmp uge i32 {i}, {k}"))
        } else {
            self.condition().0
        };
        let (out, next) = (self.label(), self.label());
        self.line(format!("br i1 {c}, label %{out}, label %{next}"));
        let here = (self.values.len(), self.uniform);
        self.start(&out);
        self.uniform &= agreed;
        match self.below(8) {
            0 if self.in_kernel && (self.uniform || self.may_part()) => {
                let v = self.operand(Ty::Int(64));
                let p = self.slice_address(8);
                self.line(format!("store i64 {v}, ptr {p}, align 8"));
                self.line("ret void".into());
                self.whole &= self.uniform;
            }
            1..=3 => self.back_edge(at),
            _ => {
                let values = self.break_values(at);
                let which = self.below(2);
                let exit = self.exit_edge(at, which, values);
                self.line(format!("br label %{exit}"));
            }
        }
        self.values.truncate(here.0);
        self.uniform = here.1;
        self.start(&next);
    }
    /// Whether threads may leave the kernel here: no loop around promises that all run alike.
    fn may_part(&self) -> bool {
        self.uniform_tangles == 0 && self.frames.iter().all(|f| !f.uniform)
    }
    /// An irreducible cycle of two or three blocks, entered at each of them.
    pub(super) fn tangle(&mut self, budget: isize) {
        let n = 2 + self.below(2);
        let (entry, uniform) = if self.in_kernel && self.one_in(2) {
            (self.temp(format!("and i32 %n, {n}")), true)
        } else {
            let v = self.operand(Ty::Int(32));
            (self.temp(format!("and i32 {v}, {n}")), false)
        };
        let labels: Vec<String> = (0..n).map(|_| self.label()).collect();
        let exit = self.label();
        let from = self.block.clone();
        let (ty, most) = (self.pick(&[Ty::Int(32), Ty::Int(64)]), self.most_iterations());
        let t = ty.text();
        let first: Vec<String> = (0..n).map(|_| self.operand(ty)).collect();
        let cases: Vec<String> = (1..n).map(|k| format!("i32 {k}, label %{}", labels[k])).collect();
        self.line(format!("switch i32 {entry}, label %{} [ {} ]", labels[0], cases.join(" ")));
        // Edges to each block: from where, the next count, the next value.
        let mut edges: Vec<Vec<(String, String, String)>> = vec![Vec::new(); n];
        let mut heads = Vec::new();
        let mut out = Vec::new();
        for k in 0..n {
            self.start(&labels[k]);
            let (i, x) = (self.name(), self.name());
            heads.push((self.lines.len(), i.clone(), x.clone()));
            self.lines.resize(self.lines.len() + 2, String::new());
            let (len, agreed, was) = (self.values.len(), self.agreed.len(), self.uniform);
            self.values.push((Ty::Int(32), i.clone()));
            self.values.push((ty, x.clone()));
            self.uniform &= uniform;
            if self.uniform {
                self.agreed.push(i.clone());
            }
            self.depth += 1;
            self.uniform_tangles += u32::from(self.uniform);
            self.region(budget / n as isize / 2);
            self.uniform_tangles -= u32::from(self.uniform);
            let i2 = self.temp(format!("add nuw nsw i32 {i}, 1"));
            let v = self.operand(ty);
            let op = self.pick(&["add", "xor", "mul"]);
            let x2 = self.temp(format!("{op} {t} {x}, {v}"));
            let times = most + self.below(2) as i128;
            let more = self.temp(format!("icmp ult i32 {i2}, {times}"));
            let turn = self.label();
            out.push((self.block.clone(), x2.clone()));
            self.line(format!("br i1 {more}, label %{turn}, label %{exit}"));
            self.start(&turn);
            let (a, b) = ((k + 1) % n, (k + 2) % n);
            if a != b && self.one_in(2) {
                let c = if self.uniform { self.agreed_condition() } else { self.condition().0 };
                self.line(format!("br i1 {c}, label %{}, label %{}", labels[a], labels[b]));
                edges[b].push((self.block.clone(), i2.clone(), x2.clone()));
            } else {
                self.line(format!("br label %{}", labels[a]));
            }
            edges[a].push((self.block.clone(), i2, x2));
            self.depth -= 1;
            self.uniform = was;
            self.values.truncate(len);
            self.agreed.truncate(agreed);
        }
        for (k, (at, i, x)) in heads.iter().enumerate() {
            let list = |pick: fn(&(String, String, String)) -> &String| {
                edges[k].iter().map(|e| format!(", [ {}, %{} ]", pick(e), e.0)).collect::<String>()
            };
            self.lines[*at] = format!("  {i} = phi i32 [ 0, %{from} ]{}", list(|e| &e.1));
            self.lines[*at + 1] = format!("  {x} = phi {t} [ {}, %{from} ]{}", first[k], list(|e| &e.2));
        }
        self.start(&exit);
        let list: Vec<String> = out.iter().map(|(b, v)| format!("[ {v}, %{b} ]")).collect();
        self.value(ty, format!("phi {t} {}", list.join(", ")));
    }
    /// A loop over the bits of a value: counts, positions, remainders of polynomials.
    pub(super) fn bits(&mut self) {
        let ty = self.pick(&[Ty::Int(32), Ty::Int(64), Ty::Int(16), Ty::Int(8)]);
        let t = ty.text();
        let start = self.operand(ty);
        let (from, head, body, exit) = (self.block.clone(), self.label(), self.label(), self.label());
        let (x, n) = (self.name(), self.name());
        self.line(format!("br label %{head}"));
        self.start(&head);
        let at = self.lines.len();
        self.lines.resize(at + 2, String::new());
        // Until no bit is left, or so many times.
        let counted = self.one_in(3);
        let more = if counted {
            let times = self.pick(&[8, 8, 16, 5]);
            self.temp(format!("icmp ult i32 {n}, {times}"))
        } else {
            self.temp(format!("icmp ne {t} {x}, 0"))
        };
        self.line(format!("br i1 {more}, label %{body}, label %{exit}"));
        self.start(&body);
        let x2 = match self.below(if counted { 4 } else { 3 }) {
            0 => {
                let less = self.temp(format!("add {t} {x}, -1"));
                self.temp(format!("and {t} {x}, {less}"))
            }
            1 => self.temp(format!("lshr {t} {x}, 1")),
            2 => self.temp(format!("shl {t} {x}, 1")),
            _ => {
                let low = self.temp(format!("and {t} {x}, 1"));
                let set = self.temp(format!("icmp ne {t} {low}, 0"));
                let rest = self.temp(format!("lshr {t} {x}, 1"));
                let polynomial = self.constant(ty);
                let both = self.temp(format!("xor {t} {rest}, {polynomial}"));
                self.temp(format!("select i1 {set}, {t} {both}, {t} {rest}"))
            }
        };
        let n2 = if counted || self.one_in(2) {
            self.temp(format!("add nuw nsw i32 {n}, 1"))
        } else {
            let low = self.temp(format!("trunc {t} {x} to i1"));
            let low = self.temp(format!("zext i1 {low} to i32"));
            self.temp(format!("add i32 {n}, {low}"))
        };
        self.line(format!("br label %{head}"));
        self.lines[at] = format!("  {x} = phi {t} [ {start}, %{from} ], [ {x2}, %{body} ]");
        self.lines[at + 1] = format!("  {n} = phi i32 [ 0, %{from} ], [ {n2}, %{body} ]");
        self.start(&exit);
        self.values.push((ty, x));
        self.values.push((Ty::Int(32), n));
    }
    /// The last loop of a kernel: threads meet in every iteration and leave one by one.
    pub(super) fn leaving(&mut self) {
        self.declare("declare void @llvm.nvvm.barrier.cta.sync.all(i32)".into());
        let slot = self.temp("getelementptr inbounds [128 x i64], ptr addrspace(3) @shared, i32 0, i32 %tid".into());
        let less = self.temp("sub i32 %ntid, 1".into());
        let other = self.temp("xor i32 %tid, 3".into());
        let other = self.temp(format!("and i32 {other}, {less}"));
        let partner =
            self.temp(format!("getelementptr inbounds [128 x i64], ptr addrspace(3) @shared, i32 0, i32 {other}"));
        let v = self.operand(Ty::Int(32));
        // The slots may hold what an exchange left.
        self.line(format!("call void {BARRIER}"));
        self.line(format!("store i32 {v}, ptr addrspace(3) {slot}, align 8"));
        self.line(format!("call void {BARRIER}"));
        let (from, head, meet, exit) = (self.block.clone(), self.label(), self.label(), self.label());
        self.line(format!("br label %{head}"));
        self.start(&head);
        let (i, x) = (self.name(), self.name());
        let at = self.lines.len();
        self.lines.resize(at + 2, String::new());
        let len = self.values.len();
        self.values.extend([(Ty::Int(32), i.clone()), (Ty::Int(32), x.clone())]);
        self.uniform = false;
        self.depth += 1;
        self.region(6);
        self.depth -= 1;
        let c = self.condition().0;
        let early = self.block.clone();
        self.line(format!("br i1 {c}, label %{exit}, label %{meet}"));
        self.start(&meet);
        let seen = self.temp(format!("load i32, ptr addrspace(3) {partner}, align 8"));
        let x2 = self.temp(format!("add i32 {x}, {seen}"));
        self.line(format!("call void {BARRIER}"));
        self.line(format!("store i32 {x2}, ptr addrspace(3) {slot}, align 8"));
        self.line(format!("call void {BARRIER}"));
        let i2 = self.temp(format!("add i32 {i}, 1"));
        let times = 1 + self.below(5);
        let more = self.temp(format!("icmp ult i32 {i2}, {times}"));
        self.line(format!("br i1 {more}, label %{head}, label %{exit}"));
        self.lines[at] = format!("  {i} = phi i32 [ 0, %{from} ], [ {i2}, %{meet} ]");
        self.lines[at + 1] = format!("  {x} = phi i32 [ {v}, %{from} ], [ {x2}, %{meet} ]");
        self.values.truncate(len);
        self.start(&exit);
        self.value(Ty::Int(32), format!("phi i32 [ {x}, %{early} ], [ {x2}, %{meet} ]"));
        self.value(Ty::Int(32), format!("phi i32 [ {i}, %{early} ], [ {i2}, %{meet} ]"));
    }
}
