//! How many registers a thread of a function may have: what directives and the user say, and who wins.
//!
//! | who | when |
//! |---|---|
//! | the user, by `registers_override` | always |
//! | `.maxnreg` | unless blocks of a multiprocessor leave less |
//! | `.maxntid` or `.reqntid`, with `.minnctapersm` | over the user |
//! | the user | where the function says nothing |

use super::Settings;
use std::fmt;
use warpc_ptx_syntax::rows::{DirectiveKind, FunctionRow, Rows};

/// Registers that an instruction can name.
const MOST: u16 = 255;
/// Registers that calls need.
const LEAST: u16 = 24;
/// Registers, threads and blocks of a multiprocessor.
const ALL_REGISTERS: u64 = 65_536;
const ALL_THREADS: u64 = 2_048;
const ALL_BLOCKS: u64 = 32;

/// The most registers of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// How many.
    pub most: u16,
    /// What the user is told of it.
    pub notes: Vec<Note>,
}

/// What the user is told of a limit, in the words of ptxas. Kernels are called by their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "`user` is what the user asks for, `most` and `limit` what the function says")]
pub enum Note {
    /// `.maxnreg` below what calls need.
    Raised(u64),
    /// `.maxnreg` above what an instruction can name.
    TooMany,
    /// `.minnctapersm` that no multiprocessor has.
    TooManyBlocks,
    /// Blocks that together have more threads than a multiprocessor.
    TooManyThreads,
    /// A block that has more threads than a multiprocessor; the blocks of one are said too, or not.
    TooManyInBlock { with_blocks: bool },
    /// `.maxnreg` wins over the user.
    Directive { user: u16, most: u16 },
    /// Threads and blocks win over the user.
    Threads { user: u16, most: u16 },
    /// The user wins over the limit that there would be.
    User { user: u16, limit: u16 },
}

impl Note {
    /// Whether it is a warning; a mere note otherwise.
    pub fn is_warning(self) -> bool {
        !matches!(self, Note::Directive { .. } | Note::Threads { .. } | Note::User { .. })
    }

    /// Its text.
    pub fn text(self, kernel: &str) -> impl fmt::Display + '_ {
        struct Text<'k>(Note, &'k str);
        impl fmt::Display for Text<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let kernel = self.1;
                match self.0 {
                    Note::Raised(count) => write!(
                        f,
                        "For entry {kernel} adjusting per thread register count of {count} to lower bound of {LEAST}"
                    ),
                    Note::TooMany => write!(f, "Too many maxnreg specified for entry {kernel}, will be ignored"),
                    Note::TooManyBlocks => {
                        write!(
                            f,
                            "Value of minnctapersm for entry {kernel} is out of range. minnctapersm will be ignored"
                        )
                    }
                    Note::TooManyThreads => write!(
                        f,
                        "Value of threads per SM for entry {kernel} is out of range. .minnctapersm will be ignored"
                    ),
                    Note::TooManyInBlock { with_blocks } => {
                        let what = if with_blocks { "maxntid," } else { "threads per SM" };
                        write!(
                            f,
                            "Value of {what} for entry {kernel} is out of range. .minnctapersm and .maxntid will be ignored"
                        )
                    }
                    Note::Directive { user, most } => {
                        write!(f, "Overriding global maxrregcount {user} with entry-specific value {most} of .maxnreg")
                    }
                    Note::Threads { user, most } => write!(
                        f,
                        "Overriding global maxrregcount {user} with entry-specific value {most} computed using thread count"
                    ),
                    Note::User { user, limit } => write!(
                        f,
                        "Overriding maximum register limit {limit} for '{kernel}' with  {user} of maxrregcount option"
                    ),
                }
            }
        }
        Text(self, kernel)
    }
}

/// The limit of a function.
pub fn limit(rows: &Rows, function: &FunctionRow, settings: &Settings) -> Limit {
    let directives = &rows.directives[function.directives.range()];
    let of = |kind| directives.iter().find(|directive| directive.kind == kind);
    let mut notes = Vec::new();
    let said = of(DirectiveKind::MaxRegisters).and_then(|directive| {
        let count = directive.values[0];
        match u16::try_from(count).ok().filter(|&count| count <= MOST) {
            Some(most) if most >= LEAST => Some(most),
            Some(_) => {
                notes.push(Note::Raised(count));
                Some(LEAST)
            }
            None => {
                notes.push(Note::TooMany);
                None
            }
        }
    });
    let threads = [DirectiveKind::RequiredThreads, DirectiveKind::MaxThreads].into_iter().find_map(of);
    let threads = threads.map(|directive| {
        let sizes = &directive.values[..directive.count as usize];
        sizes.iter().fold(1u64, |all, &size| all.saturating_mul(size.max(1))).next_multiple_of(32)
    });
    let blocks = of(DirectiveKind::MinBlocks).map(|directive| directive.values[0].max(1));
    let (threads, blocks) = match threads {
        Some(threads) if threads > ALL_THREADS => {
            notes.push(Note::TooManyInBlock { with_blocks: blocks.is_some() });
            (None, None)
        }
        threads => (threads, blocks),
    };
    let blocks = blocks.filter(|&blocks| {
        let note = match threads {
            _ if blocks > ALL_BLOCKS => Note::TooManyBlocks,
            Some(threads) if threads.saturating_mul(blocks) > ALL_THREADS => Note::TooManyThreads,
            other => return other.is_some(),
        };
        // Without threads nobody asks.
        if threads.is_some() {
            notes.push(note);
        }
        false
    });
    // Registers are handed out in units of eight per thread of whole warps.
    let fits = threads.map(|threads| {
        let all = threads.saturating_mul(blocks.unwrap_or(1)).max(1);
        ((ALL_REGISTERS / all) as u16 & !7).clamp(LEAST, MOST)
    });
    let own = match (said, fits) {
        (Some(said), Some(fits)) if blocks.is_some() => Some(said.min(fits)),
        (said, fits) => said.or(fits),
    };
    let of_functions = settings.function_registers.filter(|_| !function.is_entry);
    let Some(user) = of_functions.or(settings.registers).map(|user| user.clamp(LEAST.min(16), MOST)) else {
        return Limit { most: own.unwrap_or(MOST), notes };
    };
    let most = match own {
        Some(own) if !settings.registers_override => {
            if said.is_some() {
                notes.push(Note::Directive { user, most: own });
            } else if blocks.is_some() {
                notes.push(Note::Threads { user, most: own });
            }
            own
        }
        _ => {
            let limit = own.filter(|&own| own < MOST).unwrap_or(MOST + 1);
            notes.push(Note::User { user, limit });
            user
        }
    };
    Limit { most, notes }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(directives: &str, user: Option<u16>, registers_override: bool) -> Limit {
        let text =
            format!(".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() {directives} {{ ret; }}");
        let reading = warpc_ptx_syntax::read(text.as_bytes(), "t.ptx");
        let settings = Settings { registers: user, registers_override, ..Settings::default() };
        limit(&reading.rows, &reading.rows.functions[0], &settings)
    }

    #[test]
    fn functions_have_a_limit_of_their_own() {
        let text = b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n.func f() { ret; }";
        let rows = warpc_ptx_syntax::read(text, "t.ptx").rows;
        let settings = Settings { registers: Some(64), function_registers: Some(32), ..Settings::default() };
        let most = |at: usize| limit(&rows, &rows.functions[at], &settings).most;
        assert_eq!((most(0), most(1)), (64, 32));
    }

    /// As `ptxas -v` reports registers of a kernel that would like 128.
    #[test]
    fn who_wins() {
        let user = |user, limit| vec![Note::User { user, limit }];
        #[rustfmt::skip]
        let rows = [
            ("",                                              None,      255, vec![]),
            ("",                                              Some(40),  40,  user(40, 256)),
            (".maxnreg 32",                                   Some(40),  32,  vec![Note::Directive { user: 40, most: 32 }]),
            (".maxnreg 10",                                   None,      24,  vec![Note::Raised(10)]),
            (".maxnreg 300",                                  None,      255, vec![Note::TooMany]),
            (".maxnreg 300",                                  Some(40),  40,  vec![Note::TooMany, user(40, 256)[0]]),
            (".maxntid 256",                                  Some(40),  255, vec![]),
            (".maxntid 1024",                                 Some(100), 64,  vec![]),
            (".maxntid 1000",                                 None,      64,  vec![]),
            (".maxntid 2048",                                 None,      32,  vec![]),
            (".reqntid 256",                                  Some(40),  255, vec![]),
            (".maxntid 256\n.minnctapersm 4",                 Some(40),  64,  vec![Note::Threads { user: 40, most: 64 }]),
            (".maxntid 700\n.minnctapersm 2",                 None,      40,  vec![]),
            (".maxntid 32\n.minnctapersm 32",                 None,      64,  vec![]),
            (".maxntid 32\n.minnctapersm 64",                 None,      255, vec![Note::TooManyBlocks]),
            (".maxntid 1024\n.minnctapersm 8",                None,      64,  vec![Note::TooManyThreads]),
            (".maxntid 3000",                                 None,      255, vec![Note::TooManyInBlock { with_blocks: false }]),
            (".maxntid 3000\n.minnctapersm 2",                None,      255, vec![Note::TooManyInBlock { with_blocks: true }]),
            (".minnctapersm 4",                               Some(40),  40,  user(40, 256)),
            (".maxnreg 100\n.maxntid 1024",                   None,      100, vec![]),
            (".maxnreg 64\n.maxntid 1024\n.minnctapersm 2",   None,      32,  vec![]),
        ];
        for (directives, user, most, notes) in rows {
            assert_eq!(of(directives, user, false), Limit { most, notes }, "{directives} {user:?}");
        }
        assert_eq!(of(".maxnreg 32", Some(40), true), Limit { most: 40, notes: user(40, 32) });
        assert_eq!(of(".maxntid 256", Some(40), true), Limit { most: 40, notes: user(40, 256) });
        assert_eq!(of(".maxnreg 32", None, true), Limit { most: 32, notes: vec![] });
    }
}
