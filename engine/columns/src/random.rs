//! A small generator of numbers, the same on every machine: SplitMix64.

/// A mixing function of 64 bits.
pub fn mix(v: u64) -> u64 {
    let z = v.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A stream of numbers.
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    /// Next 64 bits.
    pub fn bits(&mut self) -> u64 {
        let r = mix(self.0);
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        r
    }
    /// Below `count`; 0 when `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        (self.bits() % count.max(1) as u64) as usize
    }
    /// True once in `count`.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
    /// One of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
