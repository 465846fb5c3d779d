//! Lookup of the lowering table: which template, on which targets, for a call of an `llvm.nvvm.*` intrinsic.
//!
//! The rows of the `table_*.rs` files are packed at compile time into one text and one row array, read-only and without
//! relocations. How they are written is told in `row.rs`.

use super::guard::Guard;
use super::row::Row;
use super::template::{Lowered, Reason};
use super::{table_a_c, table_d_f, table_g_l, table_m, table_n_s, table_surface, table_t_v, table_w_z};
use warpc_ir::intrinsics::{COUNT, GENERIC, IntrinsicId};

/// The tables in the order of their ids.
const FILES: &[&[Row]] = &[
    table_a_c::ROWS,
    table_d_f::ROWS,
    table_g_l::ROWS,
    table_m::ROWS,
    table_n_s::ROWS,
    table_surface::ROWS,
    table_t_v::ROWS,
    table_w_z::ROWS,
];

#[derive(Clone, Copy)]
struct Packed {
    at: u32,
    when: u8,
    template: u16,
    guard: Guard,
}

const fn sizes() -> (usize, usize) {
    let (mut bytes, mut rows, mut f) = (0, 0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            bytes += FILES[f][r].when.len() + FILES[f][r].template.len();
            rows += 1;
            r += 1;
        }
        f += 1;
    }
    (bytes, rows)
}

const BYTES: usize = sizes().0;
/// Number of rows.
pub const ROWS: usize = sizes().1;
static TEXT: [u8; BYTES] = text();
static PACKED: [Packed; ROWS] = packed();
/// First row of each nvvm intrinsic, and one more.
static FIRST: [u16; COUNT - GENERIC + 1] = first();

const fn put(out: &mut [u8], at: usize, text: &str) -> usize {
    out.split_at_mut(at).1.split_at_mut(text.len()).0.copy_from_slice(text.as_bytes());
    at + text.len()
}

const fn text() -> [u8; BYTES] {
    let mut out = [0; BYTES];
    let (mut at, mut f) = (0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            at = put(&mut out, at, FILES[f][r].when);
            at = put(&mut out, at, FILES[f][r].template);
            r += 1;
        }
        f += 1;
    }
    out
}

const fn packed() -> [Packed; ROWS] {
    let mut out = [Packed { at: 0, when: 0, template: 0, guard: Guard::ANY }; ROWS];
    let (mut at, mut n, mut f) = (0, 0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let row = &FILES[f][r];
            assert!(row.when.len() < 256 && row.template.len() < 65536, "a part of a row is too long");
            out[n] = Packed { at, when: row.when.len() as u8, template: row.template.len() as u16, guard: row.guard };
            at += (row.when.len() + row.template.len()) as u32;
            n += 1;
            r += 1;
        }
        f += 1;
    }
    out
}

const fn first() -> [u16; COUNT - GENERIC + 1] {
    let mut out = [0; COUNT - GENERIC + 1];
    let (mut n, mut f, mut next) = (0, 0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let at = FILES[f][r].id.0 as usize - GENERIC;
            assert!(at + 1 >= next, "rows are not in the order of their ids");
            while next <= at {
                out[next] = n;
                next += 1;
            }
            n += 1;
            r += 1;
        }
        f += 1;
    }
    while next < out.len() {
        out[next] = n;
        next += 1;
    }
    out
}

impl Packed {
    fn part(&self, skip: usize, len: usize) -> &'static str {
        let start = self.at as usize + skip;
        // SAFETY: `packed` cuts `TEXT` where `text` joined the parts, each a whole `str`.
        unsafe { std::str::from_utf8_unchecked(&TEXT[start..start + len]) }
    }
    fn when(&self) -> &'static str {
        self.part(0, self.when as usize)
    }
    fn template(&self) -> &'static str {
        self.part(self.when as usize, self.template as usize)
    }
}

/// Rows of an intrinsic: `when`, guard, template.
pub fn rows_of(id: IntrinsicId) -> impl Iterator<Item = (&'static str, Guard, &'static str)> {
    let n = (id.0 as usize).wrapping_sub(GENERIC);
    let range = if n < COUNT - GENERIC { FIRST[n] as usize..FIRST[n + 1] as usize } else { 0..0 };
    PACKED[range].iter().map(|p| (p.when(), p.guard, p.template()))
}

/// Whether the table has `id`.
pub fn has(id: IntrinsicId) -> bool {
    rows_of(id).next().is_some()
}

/// The instruction for a call of `id`. `suffix` is the mangled suffix of its name without the leading dot (empty when it is
/// not overloaded), `immediate` gives the value of an argument that is a constant integer. `None` when the table does not
/// have the intrinsic, an error when the call has no instruction.
pub fn lookup<'a>(
    id: IntrinsicId,
    suffix: &'a str,
    mut immediate: impl FnMut(usize) -> Option<i64>,
) -> Option<Result<Lowered<'a>, Reason>> {
    let mut rows = rows_of(id).peekable();
    rows.peek()?;
    let mut reason = Reason::Overload;
    for (when, guard, template) in rows {
        match holds(when, suffix, &mut immediate) {
            Ok(()) => return Some(Ok(Lowered { template, guard, suffix })),
            Err(r) => reason = r,
        }
    }
    Some(Err(reason))
}

fn holds(when: &str, suffix: &str, immediate: &mut impl FnMut(usize) -> Option<i64>) -> Result<(), Reason> {
    for condition in when.split_ascii_whitespace() {
        if let Some(at) = condition.find(['=', '>']) {
            let n: usize = condition[..at].parse().unwrap_or(usize::MAX);
            let want: i64 = condition[at + 1..].parse().unwrap_or(i64::MAX);
            let v = immediate(n).ok_or(Reason::NotImmediate(n as u8))?;
            if !(if condition.as_bytes()[at] == b'=' { v == want } else { v > want }) {
                return Err(Reason::Immediate(n as u8, v));
            }
        } else if suffix.split('.').next() != Some(condition) {
            return Err(Reason::Overload);
        }
    }
    Ok(())
}
