//! Counters of loops: of any width, step and comparison, that wrap or run down, by constants or by what threads bring along.

use super::state::Gen;

/// A counter: where it begins, what one iteration makes of it, when another follows.
#[derive(Clone)]
pub(super) struct Counter {
    pub bits: u32,
    pub start: String,
    /// The operation with its flags, and its second operand.
    step: (String, String),
    predicate: &'static str,
    limit: String,
    /// Whether all threads count alike.
    pub uniform: bool,
    /// Whether the test stands before an iteration, so that there may be none.
    pub top: bool,
}

impl Counter {
    /// The instruction that makes the next value.
    pub fn next(&self, iv: &str) -> String {
        format!("{} i{} {iv}, {}", self.step.0, self.bits, self.step.1)
    }
    /// The instruction that compares a value with the limit.
    pub fn more(&self, v: &str) -> String {
        format!("icmp {} i{} {v}, {}", self.predicate, self.bits, self.limit)
    }
}

const PREDICATES: [&str; 9] = ["slt", "ult", "ne", "sgt", "ugt", "sle", "ule", "sge", "uge"];

/// A number as a signed one of so many bits.
fn wrapped(v: i128, bits: u32) -> i128 {
    (v << (128 - bits)) >> (128 - bits)
}

/// A number of so many bits without its sign.
fn unsigned(v: i128, bits: u32) -> i128 {
    v & ((1 << bits) - 1)
}

fn holds(predicate: &str, a: i128, b: i128, bits: u32) -> bool {
    let (ua, ub) = (unsigned(a, bits), unsigned(b, bits));
    match predicate {
        "slt" => a < b,
        "sle" => a <= b,
        "sgt" => a > b,
        "sge" => a >= b,
        "ult" => ua < ub,
        "ule" => ua <= ub,
        "ugt" => ua > ub,
        "uge" => ua >= ub,
        _ => a != b,
    }
}

/// A loop counted by constants, as far as it has been tried: iterations, and whether a step left the signed or unsigned numbers.
struct Trial {
    iterations: i128,
    signed_wrap: bool,
    unsigned_wrap: bool,
}

/// Counts from `start` in steps; `None` where that takes more than `most` iterations.
fn try_out(bits: u32, start: i128, step: i128, predicate: &str, limit: i128, top: bool, most: i128) -> Option<Trial> {
    let mut trial = Trial { iterations: 0, signed_wrap: false, unsigned_wrap: false };
    let mut v = start;
    if top && !holds(predicate, v, limit, bits) {
        return Some(trial);
    }
    while trial.iterations < most {
        trial.iterations += 1;
        let next = wrapped(v + step, bits);
        trial.signed_wrap |= next != v + step;
        trial.unsigned_wrap |= (unsigned(v, bits) + unsigned(step, bits)) >> bits != 0;
        v = next;
        if !holds(predicate, v, limit, bits) {
            return Some(trial);
        }
    }
    None
}

impl Gen {
    /// A counter that ends after at most [`Gen::most_iterations`].
    pub(super) fn any_counter(&mut self) -> Counter {
        match self.below(8) {
            0..=2 => self.constant_counter(),
            3..=4 => self.bounded_counter(),
            5 => self.wrapping_counter(),
            6 if self.in_kernel => self.thread_counter(),
            _ => self.scaled_counter(),
        }
    }
    fn counter_bits(&mut self) -> u32 {
        self.pick(&[32, 32, 32, 64, 64, 8, 16])
    }
    /// A number near one that matters.
    fn near(&mut self, bits: u32) -> i128 {
        let r = self.random() as i128;
        let base = match self.below(6) {
            0 => 1 << (bits - 1),
            1 => (1 << (bits - 1)) - 1,
            2 => -1,
            3 => r,
            _ => 0,
        };
        wrapped(base + self.below(7) as i128 - 3, bits)
    }
    /// Start, step and limit are constants.
    fn constant_counter(&mut self) -> Counter {
        let bits = self.counter_bits();
        let most = self.most_iterations();
        for _ in 0..12 {
            let start = self.near(bits);
            let least = wrapped(1 << (bits - 1), bits);
            let step = self.pick(&[1, 1, 1, -1, -1, 2, 3, -2, 4, least, least, least + 1, 7]);
            let times = self.below(most as usize + 1) as i128;
            let off = self.pick(&[0, 0, 0, 1, -1]);
            let limit = wrapped(start.wrapping_add(step.wrapping_mul(times)).wrapping_add(off), bits);
            let (predicate, top) = (self.pick(&PREDICATES), self.one_in(2));
            let Some(trial) = try_out(bits, start, step, predicate, limit, top, most) else { continue };
            if trial.iterations == 0 && !self.one_in(4) {
                continue;
            }
            let mut op = "add".to_string();
            op += if !trial.unsigned_wrap && self.one_in(2) { " nuw" } else { "" };
            op += if !trial.signed_wrap && self.one_in(2) { " nsw" } else { "" };
            let (start, limit, step) = (start.to_string(), limit.to_string(), (op, step.to_string()));
            return Counter { bits, start, step, predicate, limit, uniform: true, top };
        }
        Counter {
            bits,
            start: "0".into(),
            step: ("add nuw nsw".into(), "1".into()),
            predicate: "slt",
            limit: most.to_string(),
            uniform: true,
            top: false,
        }
    }
    /// A small number that is not known when the code is compiled, in so many bits; whether all threads have the same.
    fn small_number(&mut self, bits: u32) -> (String, bool) {
        let (v, agreed) = match self.below(4) {
            0 | 1 if self.in_kernel => ("%n".to_string(), true),
            2 if !self.agreed.is_empty() => {
                let at = self.below(self.agreed.len());
                (self.agreed[at].clone(), self.uniform)
            }
            _ => (self.operand(super::state::Ty::Int(32)), false),
        };
        let mask = [7, 3, 3, 1][self.frames.len().min(3)];
        let low = self.temp(format!("and i32 {v}, {mask}"));
        let low = match bits {
            32 => low,
            64 => self.temp(format!("zext nneg i32 {low} to i64")),
            _ => self.temp(format!("trunc i32 {low} to i{bits}")),
        };
        (low, agreed)
    }
    /// Up to a small number, down from it, or up from its negative.
    fn bounded_counter(&mut self) -> Counter {
        let bits = self.counter_bits();
        let (n, uniform) = self.small_number(bits);
        let op = self.pick(&["add", "add nsw"]);
        let up = self.pick(&["add", "add nsw", "add nuw nsw"]);
        let new = |start: String, step: (&str, &str), predicate, limit: String, top| Counter {
            bits,
            start,
            step: (step.0.into(), step.1.into()),
            predicate,
            limit,
            uniform,
            top,
        };
        match self.below(6) {
            0 | 1 => {
                let (p, top) = (self.pick(&["slt", "ult"]), self.one_in(2));
                let step = self.pick(&["1", "1", "2"]);
                new("0".into(), (up, step), p, n, top)
            }
            2 => new("0".into(), (up, "1"), "ne", n, true),
            3 => {
                let p = self.pick(&["sgt", "ne", "ugt"]);
                new(n, (op, "-1"), p, "0".into(), true)
            }
            // Down to zero and past it.
            4 => {
                let top = self.one_in(2);
                new(n, (op, "-1"), "sge", "0".into(), top)
            }
            _ => {
                let least = self.temp(format!("sub i{bits} 0, {n}"));
                let (p, top) = (self.pick(&["slt", "ne"]), true);
                new(least, (op, "1"), p, "0".into(), top)
            }
        }
    }
    /// From any number in any steps to one that is so many steps away, across the ends of the numbers.
    fn wrapping_counter(&mut self) -> Counter {
        let bits = self.counter_bits();
        let (n, uniform) = self.small_number(bits);
        let start = self.near(bits);
        let least = wrapped(1 << (bits - 1), bits);
        let any = wrapped(self.random() as i128 | 1, bits);
        let step = self.pick(&[1, -1, 3, least, least + 1, any]);
        let top = self.one_in(2);
        // A loop that tests behind an iteration has at least one.
        let n = if top { n } else { self.temp(format!("add i{bits} {n}, 1")) };
        let way = self.temp(format!("mul i{bits} {n}, {step}"));
        let limit = self.temp(format!("add i{bits} {way}, {start}"));
        let (start, step) = (start.to_string(), ("add".to_string(), step.to_string()));
        Counter { bits, start, step, predicate: "ne", limit, uniform, top }
    }
    /// Each thread from its number in steps of all of them.
    fn thread_counter(&mut self) -> Counter {
        let limit = if self.one_in(2) {
            self.temp("and i32 %n, 31".into())
        } else {
            self.pick(&["5", "16", "24", "40"]).to_string()
        };
        let (start, predicate) = (self.pick(&["%tid", "%tid", "0"]), self.pick(&["slt", "ult"]));
        let op = self.pick(&["add", "add nuw nsw"]);
        Counter {
            bits: 32,
            start: start.into(),
            step: (op.into(), "%ntid".into()),
            predicate,
            limit,
            uniform: false,
            top: self.one_in(2),
        }
    }
    /// By shifts and products.
    fn scaled_counter(&mut self) -> Counter {
        let bits = self.pick(&[32, 64, 16]);
        let most = self.most_iterations().min(5) as u32;
        let (start, step, predicate, limit) = match self.below(3) {
            0 => ((1u32 << (most - 1)).to_string(), ("lshr", "1"), self.pick(&["ne", "ugt", "sgt"]), "0".to_string()),
            1 => ("1".into(), ("shl", "1"), self.pick(&["ult", "slt", "ne"]), (1u32 << (most - 1)).to_string()),
            _ => ("1".into(), ("mul", "3"), self.pick(&["ult", "slt"]), 3u32.pow(most - 1).to_string()),
        };
        let top = predicate != "ne" && self.one_in(2);
        let step = (step.0.to_string(), step.1.to_string());
        Counter { bits, start, step, predicate, limit, uniform: true, top }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step of the least number alternates between two values; a counter may pass the ends of the numbers.
    #[test]
    fn constants_are_tried_out() {
        let t = try_out(8, 0, -128, "ne", 0, false, 9).map(|t| (t.iterations, t.signed_wrap, t.unsigned_wrap));
        assert_eq!(t, Some((2, true, true)));
        let t = try_out(8, 125, 1, "sgt", 3, true, 9).map(|t| (t.iterations, t.signed_wrap, t.unsigned_wrap));
        assert_eq!(t, Some((3, true, false)));
        assert!(try_out(8, 0, 1, "ult", 100, true, 9).is_none());
        assert_eq!(try_out(8, 0, 1, "ugt", 100, true, 9).map(|t| t.iterations), Some(0));
    }
}
