//! The table of instructions: `instructions.txt`, one row per form, compiled to columns by the build script and unpacked at first use.
//!
//! A row has five parts between bars: name, types, modifiers, operands, needs.
//!
//! - **name**: opcode, as far as its parts have a fixed order (`mul.lo`). The longest name that begins a mnemonic is meant.
//!   All that follows are modifiers in any order, as ptxas takes them, and types, whose order counts.
//! - **types**: alternatives between spaces; each is a list between commas, of sets between slashes. `-` is no type.
//! - **modifiers**: groups between spaces; each is a choice between slashes, with `?` where none may be given. `v` stands for
//!   `.v2`, `.v4` and `.v8`; `v2/v4` for some of them.
//! - **operands**: see [`OperandForm`]. `call` and `brx.idx` are checked by code.
//! - **needs**: version of the language (`7.8`), target (`90`; `=90a`, `=100f+110f` for feature sets), and how ptxas calls it in
//!   quotes, if that is not the name.
//!
//! A last word of a name that is in the set `$behind` may stand anywhere behind the rest of the name: `vote.sync` is also `vote.all.sync`.
//! `$name` is a set that a line `$name = ...` of the table defines. `modifiers.txt` has what single modifiers need, and
//! `special.txt` the special registers.

#[cfg(test)]
mod compile;
mod forms;

pub use forms::{FEATURE_SETS, FormRow, Group, Limit, Needs, OperandClass, OperandForm, SpecialRow, Table};

use std::sync::OnceLock;

/// The table of this version of the language.
pub fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| warpc_packed::unpack(include_bytes!(concat!(env!("OUT_DIR"), "/instructions.table"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 3] =
        [include_str!("instructions.txt"), include_str!("modifiers.txt"), include_str!("special.txt")];

    #[test]
    fn the_table_is_what_its_texts_say() {
        assert!(*table() == Table::compile(TEXTS));
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        let fault = |instructions: &'static str| {
            let result = std::panic::catch_unwind(|| Table::compile([instructions, "", ""]));
            let fault = result.expect_err("a fault");
            let text = fault.downcast_ref::<String>().cloned();
            text.or_else(|| fault.downcast_ref::<&str>().map(|text| text.to_string())).expect("a text")
        };
        assert_eq!(
            fault("add | s32 | | d s s | | more"),
            "a row of the table has five parts: add | s32 | | d s s | | more"
        );
        assert_eq!(fault("add | s33 | - | d s s |"), "no type .s33");
        assert_eq!(fault("add | s32 | $none | d s s |"), "no set $none");
        assert_eq!(fault("add | s32 | | d ! s |"), "an operand of the table: add !");
        assert_eq!(fault("add | s32 | | d s s | =90x"), "no feature set 90x");
    }
}
