//! Name tables of the reader: open addressing over ranges of the input, emptied in constant time between functions.

/// Bytes of a name: a range of the input, or past its end a range of the arena of unescaped names.
pub(crate) type Name = (u32, u32);

/// Where the bytes of names are.
pub(crate) struct NameBytes<'a> {
    src: &'a [u8],
    arena: Vec<u8>,
}

impl<'a> NameBytes<'a> {
    /// Names in `src`.
    pub fn new(src: &'a [u8]) -> Self {
        NameBytes { src, arena: Vec::new() }
    }
    /// Bytes of a name.
    #[inline(always)]
    pub fn get(&self, name: Name) -> &[u8] {
        let len = self.src.len();
        if name.1 as usize <= len {
            &self.src[name.0 as usize..name.1 as usize]
        } else {
            &self.arena[name.0 as usize - len - 1..name.1 as usize - len - 1]
        }
    }
    /// Whether any name had escapes.
    #[inline(always)]
    pub fn has_escaped(&self) -> bool {
        !self.arena.is_empty()
    }
    /// Adds a name that stands nowhere in the input.
    pub fn add(&mut self, build: impl FnOnce(&mut Vec<u8>)) -> Name {
        // Offset by one past the input, so that an empty name at its end is not taken for one of the input.
        let base = self.src.len() + 1;
        let start = self.arena.len();
        build(&mut self.arena);
        ((base + start) as u32, (base + self.arena.len()) as u32)
    }
}

#[derive(Clone, Copy, Default)]
struct Row {
    hash: u32,
    epoch: u32,
    name: Name,
    value: u32,
}

/// A map from names to `u32`.
pub(crate) struct NameTable {
    rows: Vec<Row>,
    len: usize,
    epoch: u32,
}

#[inline(always)]
fn hash(name: &[u8]) -> u32 {
    const K: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3];
    #[inline(always)]
    fn fold(lhs: u64, rhs: u64) -> u64 {
        let m = lhs as u128 * rhs as u128;
        m as u64 ^ (m >> 64) as u64
    }
    let word = |at: usize| u64::from_le_bytes(name[at..at + 8].try_into().expect("eight bytes"));
    let n = name.len();
    let mut h = n as u64 ^ K[2];
    if n >= 8 {
        // Sixteen bytes a step; the last step may overlap the one before.
        let mut at = 0;
        while at + 16 < n {
            h = fold(word(at) ^ K[0], word(at + 8) ^ h);
            at += 16;
        }
        h = fold(word(at.min(n - 8)) ^ K[1], word(n - 8) ^ h);
    } else {
        let mut w = 0;
        for &b in name {
            w = w << 8 | b as u64;
        }
        h = fold(w ^ K[0], h);
    }
    (h ^ h >> 32) as u32
}

impl Default for NameTable {
    fn default() -> Self {
        NameTable { rows: vec![Row::default(); 64], len: 0, epoch: 1 }
    }
}

impl NameTable {
    /// Forgets all names, keeps the memory. A table that grew for one huge function does not slow the ones after it.
    pub fn clear(&mut self) {
        self.len = 0;
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.rows.fill(Row::default());
            self.epoch = 1;
        }
    }
    /// Slot of `name`: its row when it is there, else the row where it goes.
    #[inline(always)]
    fn slot(&self, bytes: &NameBytes<'_>, text: &[u8], hash: u32) -> (usize, bool) {
        let mask = self.rows.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let r = &self.rows[at];
            if r.epoch != self.epoch {
                return (at, false);
            }
            if r.hash == hash && bytes.get(r.name) == text {
                return (at, true);
            }
            at = (at + 1) & mask;
        }
    }
    /// The value of `name`, to read or replace; inserted with `default` when it is not there. The flag says whether it was.
    #[inline]
    pub fn entry(&mut self, bytes: &NameBytes<'_>, name: Name, default: u32) -> (&mut u32, bool) {
        if (self.len + 1) * 4 > self.rows.len() * 3 {
            self.grow();
        }
        let text = bytes.get(name);
        let h = hash(text);
        let (at, found) = self.slot(bytes, text, h);
        let r = &mut self.rows[at];
        if !found {
            *r = Row { hash: h, epoch: self.epoch, name, value: default };
            self.len += 1;
        }
        (&mut r.value, found)
    }
    /// The value of `name`, if it is there.
    #[inline(always)]
    pub fn get(&self, bytes: &NameBytes<'_>, name: Name) -> Option<u32> {
        let text = bytes.get(name);
        let (at, found) = self.slot(bytes, text, hash(text));
        found.then(|| self.rows[at].value)
    }
    /// The value of `text`, if it is there.
    pub fn find(&self, bytes: &NameBytes<'_>, text: &[u8]) -> Option<u32> {
        let (at, found) = self.slot(bytes, text, hash(text));
        found.then(|| self.rows[at].value)
    }
    /// All names and values, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (Name, u32)> + '_ {
        self.rows.iter().filter(|r| r.epoch == self.epoch).map(|r| (r.name, r.value))
    }
    #[cold]
    fn grow(&mut self) {
        let old = std::mem::take(&mut self.rows);
        self.rows = vec![Row::default(); old.len() * 2];
        let mask = self.rows.len() - 1;
        for r in old.into_iter().filter(|r| r.epoch == self.epoch) {
            let mut at = r.hash as usize & mask;
            while self.rows[at].epoch == self.epoch {
                at = (at + 1) & mask;
            }
            self.rows[at] = r;
        }
    }
}

/// A cache of what texts of the input mean. Each slot has one entry, and a new text replaces an old one.
pub(crate) struct TextCache<V> {
    rows: Box<[(Name, V)]>,
}

/// Rows of a text cache.
const TEXTS: usize = 512;

impl<V: Copy + Default> Default for TextCache<V> {
    fn default() -> Self {
        TextCache { rows: vec![((0, 0), V::default()); TEXTS].into() }
    }
}

impl<V: Copy> TextCache<V> {
    /// What `src[from..to]` means, if that is known. The empty text is not.
    #[inline(always)]
    pub fn get(&self, src: &[u8], from: usize, to: usize) -> Option<V> {
        let text = &src[from..to];
        let ((a, b), v) = self.rows[hash(text) as usize % TEXTS];
        (src[a as usize..b as usize] == *text && a != b).then_some(v)
    }
    /// Notes what `src[from..to]` means.
    pub fn set(&mut self, src: &[u8], from: usize, to: usize, v: V) {
        let row = hash(&src[from..to]) as usize % TEXTS;
        self.rows[row] = ((from as u32, to as u32), v);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        let src: Vec<u8> = (0..1000).flat_map(|i| format!("name{i:04}").into_bytes()).collect();
        let mut bytes = NameBytes::new(&src);
        let extra = bytes.add(|v| v.extend_from_slice(b"a\"b"));
        let mut t = NameTable::default();
        for round in 0..3 {
            t.clear();
            for i in 0..1000u32 {
                assert!(!t.entry(&bytes, (i * 8, i * 8 + 8), i + round).1);
            }
            for i in 0..1000u32 {
                let (v, found) = t.entry(&bytes, (i * 8, i * 8 + 8), 0);
                assert!(found);
                assert_eq!(*v, i + round);
            }
            assert!(!t.entry(&bytes, extra, 7).1);
            assert_eq!(t.find(&bytes, b"a\"b"), Some(7));
            assert_eq!(t.find(&bytes, b"none"), None);
            assert_eq!(t.get(&bytes, (8, 16)), Some(1 + round));
            assert_eq!(t.iter().count(), 1001);
        }
    }

    #[test]
    fn texts_come_back() {
        let src = b"ptr noundef i32 ptr noundef";
        let mut t = TextCache::default();
        assert_eq!(t.get(src, 0, 11), None);
        t.set(src, 0, 11, 7u32);
        assert_eq!(t.get(src, 16, 27), Some(7));
        assert_eq!(t.get(src, 16, 26), None);
        assert_eq!(t.get(src, 3, 3), None);
    }
}
