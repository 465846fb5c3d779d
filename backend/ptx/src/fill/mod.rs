//! Machine rows as rows of the PTX language, without a text between them: what `print.rs` writes, for the assembler.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | a module: its head, variables and functions in order |
//! | `body.rs` | a body: one row of the language for each machine row |
//! | `numbers.rs` | numbers of registers |
//!
//! The rows are those that [`warpc_ptx_syntax::read`] gives for the text that is printed, but for the numbers of names. Instructions
//! and operands are never text. Heads of functions, variables and templates (inline assembly, intrinsics) are: the
//! [`Filler`] reads them.
//!
//! Cost: two walks over the operands of each function; one look-up by hash per instruction, for its mnemonic.

mod body;
mod numbers;

use crate::machine::{MHead, MachineBody};
use crate::print::{Names, mnemonic};
use hashbrown::HashTable;
use std::hash::BuildHasher;
use warpc_ptx_syntax::rows::{Operand, Spelling};
use warpc_ptx_syntax::{Filler, Reading};

/// Fills the rows of a module.
#[derive(Default)]
pub(crate) struct ModuleFiller {
    file: Filler,
    mnemonics: HashTable<(MHead, Spelling)>,
    hasher: foldhash::fast::FixedState,
    /// What symbols are as operands, by row of the module's globals.
    symbols: Vec<Option<Operand>>,
    scratch: body::Scratch,
    text: Vec<u8>,
}

impl ModuleFiller {
    /// Starts with `head` (version and target) and `items`, what stands before the functions.
    pub fn new(head: &[u8], items: &[u8]) -> ModuleFiller {
        let mut filler = ModuleFiller::default();
        filler.file.head(head);
        filler.file.items(items);
        filler
    }

    /// Adds the function `symbol` with its head as text, up to the brace of its body, and its rows.
    pub fn function<N: Names>(&mut self, symbol: usize, head: &[u8], body: &MachineBody, names: &N) {
        // From here on the name means this definition, not a declaration before it.
        if let Some(known) = self.symbols.get_mut(symbol) {
            *known = None;
        }
        self.file.open_function(head);
        body::fill(self, body.read(), names);
        self.file.close_function();
    }

    /// Ends with `items`, what stands after the functions.
    pub fn finish(mut self, items: &[u8]) -> Reading {
        self.file.items(items);
        self.file.finish()
    }

    /// The spelling of an instruction.
    fn spelling(&mut self, head: MHead) -> Spelling {
        let hash = self.hasher.hash_one(key(head));
        if let Some(&(_, spelling)) = self.mnemonics.find(hash, |row| row.0 == head) {
            return spelling;
        }
        let text = &mut self.text;
        text.clear();
        mnemonic(head, text);
        let spelling = self.file.spelling(text);
        let hasher = &self.hasher;
        self.mnemonics.insert_unique(hash, (head, spelling), |row| hasher.hash_one(key(row.0)));
        spelling
    }
}

/// Opcode, types and modifiers as one number.
fn key(head: MHead) -> u64 {
    let opcode = u64::from(head.op as u16) << 16 | u64::from(head.ty as u8) << 8 | u64::from(head.ty2 as u8);
    opcode << 32 | u64::from(head.mods.0)
}
