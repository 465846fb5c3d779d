//! Templates: what an instruction becomes, written as text in tables.
//!
//! ```text
//! let rnd = rn | rz=.RZ | rm=.RM | rp=.RP | -         a class of modifiers: what each becomes; `-` where it may be absent
//! add{rnd}{ftz}{sat}.f32 d, a, b                      a pattern: words and types of the mnemonic, and operands
//!     FADD{ftz}{rnd}{sat} d, a, b                     what it becomes, line by line
//! ```
//!
//! | file | what |
//! |---|---|
//! | `tables.rs` | which tables there are |
//! | `text.rs`, `pattern.rs`, `skeleton.rs` | their texts: classes and rules, patterns, bodies; for the build script and tests |
//! | `pack.rs`, `codes.rs` | rules as bytes: what the build script writes; its numbers |
//! | `find.rs` | which rule an instruction is, and its [`Body`] |
//! | `body.rs` | bodies, and those that are made as text while the program runs |
//! | `place.rs` | a body with its operands as rows of a function |
//!
//! **Patterns.** Words of a mnemonic match in any order, types in theirs. `{name}` is a word of a class, `{a|b}` one of these. An operand is a
//! name; `a:i` must be a number, `a:ones` one of 32 ones, `a:r` a register, `a:w` one of 64 bits or more, `[a]` an address, `{a,b}` a vector, `(a)` a list, `d|p` two results. The first
//! rule that matches is taken.
//!
//! **Bodies.** A line is an instruction as the disassembler prints it, or a label `.name:`. Operands are those of the pattern; `%r1`, `%d1`,
//! `%q1`, `%o1`, `%s1`, `%t1`, `%y1`, `%z1` are new registers of 32 to 4,096 bits, `%p1` predicates, `%c1` uniform ones, `%u1`, `%v1`, `%w1`, `%x1` uniform ones of 32 to 256 bits,
//! `%b1` barriers; the first mention writes them; `c[0x3][a]` is a place in a constant bank by an address; `=` before a name says that it is written again.
//! `a.0`, `a.1` are registers of a wide operand, `a.w` a number as a wide register, `a.p` one as a
//! predicate. An address that is no part of one is its sum.
//! `desc[DESC][a.64]` is global memory, `SP` the stack pointer, `CC` the carry of the function (`=CC` where it
//! is written). Results are names that begin with `d` or `p`. They are written when no
//! operand is read any more, since an operand may be the same register; [`skeleton::parse`] refuses others.

pub mod body;
// What packs has all of them.
#[cfg_attr(not(test), allow(dead_code))]
mod codes;
pub mod find;
#[cfg(test)]
mod pack;
#[cfg(test)]
mod pattern;
pub mod place;
pub mod skeleton;
pub mod tables;
#[cfg(test)]
mod text;

pub use body::Body;
pub use find::{Rules, Spelt};
pub use place::{Param, Placer};

/// The texts of tables.
#[cfg(test)]
pub(crate) fn read(tables: &tables::Tables) -> text::Rules<'static> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(tables.folder);
    let read = |name: &&'static str| {
        let text = std::fs::read_to_string(folder.join(name)).expect("a table");
        (*name, &*text.leak())
    };
    let texts: Vec<(&'static str, &'static str)> = tables.tables.iter().map(read).collect();
    text::Rules::read(&texts).unwrap_or_else(|fault| panic!("{fault}"))
}
