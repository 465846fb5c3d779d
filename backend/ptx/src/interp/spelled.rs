//! Ways to write instructions, taken apart once per file, and the operands of one instruction.

use smallvec::SmallVec;
use warpc_interp::program::opt;
use warpc_ptx_syntax::rows::{Operand, OperandKind, Rows, Space, Spelling};
use warpc_ptx_syntax::table::{OperandForm, table};
use warpc_ptx_syntax::types::{Type, TypeClass};

/// A way to write an instruction, without its operands.
pub(super) struct Spelled {
    /// Its name in the table: `mad.lo.cc`.
    pub name: &'static str,
    /// Parts of the name, modifiers, types.
    pub words: Vec<&'static str>,
    /// Where the modifiers begin among the words.
    modifiers: usize,
    /// Types, in the order of the text.
    pub types: Vec<Type>,
    /// Elements by `.v2`, `.v4`, `.v8`; 1 without.
    pub elements: u32,
    /// State space of the address.
    pub space: Space,
    /// Options of floating-point functions.
    pub options: u32,
}

impl Spelled {
    /// Every spelling of a file, by its row.
    pub fn all(rows: &Rows) -> Vec<Spelled> {
        (0..rows.spellings.len()).map(|row| Spelled::new(rows, Spelling::new(row))).collect()
    }
    fn new(rows: &Rows, spelling: Spelling) -> Spelled {
        let row = &rows.spellings[spelling.index()];
        let name = row.opcode.get().map_or("", |opcode| table().opcodes[opcode.index()]);
        let mut words: Vec<&'static str> = name.split('.').collect();
        let modifiers = words.len();
        words.extend(rows.modifiers[row.modifiers.range()].iter().map(|modifier| table().modifiers[modifier.index()]));
        let types = row.types[..row.type_count as usize].to_vec();
        words.extend(types.iter().map(|ty| ty.text()));
        let options = options(&words[modifiers..]);
        Spelled { name, words, modifiers, types, elements: u32::from(row.elements), space: row.space, options }
    }
    /// Whether a modifier or type is there.
    pub fn has(&self, word: &str) -> bool {
        self.words[self.modifiers..].contains(&word)
    }
    /// The type of what is computed: the first.
    pub fn ty(&self) -> Type {
        self.types.first().copied().unwrap_or(Type::B32)
    }
    /// The type of what is computed with: the last.
    pub fn source(&self) -> Type {
        self.types.last().copied().unwrap_or(Type::B32)
    }
    /// As it is written, but for the order of modifiers.
    pub fn text(&self) -> String {
        self.words.join(".")
    }
    /// Position in `list` of the one modifier that is there.
    pub fn choice(&self, list: &[&str]) -> Option<usize> {
        list.iter().position(|word| self.has(word))
    }
}

/// Options of a floating-point function from modifiers.
fn options(words: &[&str]) -> u32 {
    words.iter().fold(0, |options, word| {
        options
            | match *word {
                "rz" | "rzi" => 1 << opt::ROUND_SHIFT,
                "rm" | "rmi" => 2 << opt::ROUND_SHIFT,
                "rp" | "rpi" => 3 << opt::ROUND_SHIFT,
                "rna" => opt::AWAY,
                "approx" => opt::APPROX,
                "full" => opt::FULL,
                "ftz" => opt::FTZ,
                "sat" => opt::SAT,
                "relu" => opt::RELU,
                "NaN" => opt::NAN,
                "xorsign" => opt::XORSIGN,
                "satfinite" => opt::SATFINITE,
                _ => 0,
            }
    })
}

/// Kind of a floating-point type as the interpreter has it; of one number for packed types.
pub(super) fn float_kind(ty: Type) -> Option<u32> {
    Some(match ty {
        Type::F16 | Type::F16x2 => 16,
        Type::Bf16 | Type::Bf16x2 => 17,
        Type::F32 | Type::F32x2 => 32,
        Type::F64 => 64,
        _ => return None,
    })
}

/// Numbers in a register of type `ty`, and bits of each.
pub(super) fn parts(ty: Type) -> (u32, u32) {
    match ty {
        Type::F16x2 | Type::Bf16x2 | Type::U16x2 | Type::S16x2 => (2, 16),
        Type::F32x2 => (2, 32),
        Type::U8x4 | Type::S8x4 => (4, 8),
        ty => (1, ty.bits()),
    }
}

/// Whether integers of this type have a sign.
pub(super) fn is_signed(ty: Type) -> bool {
    ty.class() == TypeClass::Signed || matches!(ty, Type::S16x2 | Type::S8x4)
}

/// An operand at the top: its row with those inside of it, and what stands behind a bar.
#[derive(Clone, Copy)]
pub(super) struct Arg<'a> {
    /// The row, and those inside.
    pub rows: &'a [Operand],
    /// What stands behind a bar.
    pub second: Option<&'a [Operand]>,
}

impl<'a> Arg<'a> {
    /// Its first row.
    pub fn head(&self) -> Operand {
        self.rows[0]
    }
    /// What stands between braces, brackets or parentheses; itself where there are none.
    pub fn inside(&self) -> &'a [Operand] {
        match self.head().kind {
            OperandKind::Address | OperandKind::Vector | OperandKind::List => &self.rows[1..],
            _ => self.rows,
        }
    }
    /// What stands behind the bar.
    pub fn behind_bar(&self) -> Option<Arg<'a>> {
        self.second.map(|rows| Arg { rows, second: None })
    }
}

/// The operands of an instruction.
pub(super) type Args<'a> = SmallVec<[Arg<'a>; 8]>;

/// Operands at the top of a list of rows.
pub(super) fn split(rows: &[Operand]) -> Args<'_> {
    let mut args = Args::new();
    let mut at = 0;
    while at < rows.len() {
        let end = (at + rows[at].rows()).min(rows.len());
        let mut arg = Arg { rows: &rows[at..end], second: None };
        at = end;
        if arg.head().is_pair() && at < rows.len() {
            let end = (at + rows[at].rows()).min(rows.len());
            arg.second = Some(&rows[at..end]);
            at = end;
        }
        args.push(arg);
    }
    args
}

/// An instruction: what it is and what it works on.
pub(super) struct Instr<'a> {
    /// How it is written.
    pub spelled: &'a Spelled,
    /// What the table says of its operands.
    pub form: &'a [OperandForm],
    /// Its operands.
    pub args: Args<'a>,
}

impl Instr<'_> {
    /// The type that operand `index` has by the table.
    pub fn type_of(&self, index: usize) -> Type {
        let Some(form) = self.form.get(index.min(self.form.len().wrapping_sub(1))) else { return Type::B32 };
        match form.types.iter().next() {
            Some(ty) => ty,
            None => self.spelled.types.get(form.type_index as usize).copied().unwrap_or(Type::B32),
        }
    }
}
