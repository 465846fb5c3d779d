//! The abbreviations of blocks that occur once per function, as the BLOCKINFO block declares them: symbols, constants,
//! instructions. Those with a type have as many bits for it as the type table of the module needs.

use super::bits::{Abbrev, BitWriter, FIRST_ABBREV, Field};
use crate::codes::{block, constants, function, symbols};
use Field::{Array, Char6, Fixed, Literal, Vbr};

/// Width of abbreviation ids in blocks of symbols and of constants.
pub(super) const SYMBOLS_WIDTH: u32 = 4;
/// See [`SYMBOLS_WIDTH`].
pub(super) const CONSTANTS_WIDTH: u32 = 4;
/// Width of abbreviation ids in function blocks.
pub(super) const FUNCTION_WIDTH: u32 = 4;

/// Record of a BLOCKINFO block that names the block its abbreviations are for.
const SET_BLOCK: u32 = 1;
const BLOCKINFO: u32 = 0;

macro_rules! abbreviations {
    ($bits:ident: $($block:ident { $($name:ident: $fields:expr;)* })*) => {
        /// The abbreviations by what they are for.
        pub(super) struct Abbrevs { $($(pub(super) $name: Abbrev,)*)* }
        impl Abbrevs {
            /// The abbreviations of a module whose types have numbers of `type_bits` bits.
            pub(super) fn new(type_bits: u32) -> Abbrevs {
                let $bits = type_bits;
                $(let mut id = FIRST_ABBREV;
                $(let $name = Abbrev { id, fields: $fields.to_vec() }; id += 1;)*
                debug_assert!(id <= 16);)*
                Abbrevs { $($($name,)*)* }
            }
            /// Writes the BLOCKINFO block.
            pub(super) fn write(&self, bits: &mut BitWriter) {
                bits.enter(BLOCKINFO, 2);
                $(bits.record(SET_BLOCK, &[block::$block as u64]);
                $(bits.define(&self.$name.fields);)*)*
                bits.exit();
            }
        }
    };
}

abbreviations! { bits:
    VALUE_SYMTAB {
        entry_8: [Fixed(3), Vbr(8), Array, Fixed(8)];
        entry_7: [Literal(symbols::ENTRY as u64), Vbr(8), Array, Fixed(7)];
        entry_6: [Literal(symbols::ENTRY as u64), Vbr(8), Array, Char6];
        block_6: [Literal(symbols::BBENTRY as u64), Vbr(8), Array, Char6];
    }
    CONSTANTS {
        set_type: [Literal(constants::SETTYPE as u64), Fixed(bits)];
        integer: [Literal(constants::INTEGER as u64), Vbr(8)];
        null: [Literal(constants::NULL as u64)];
        string_8: [Literal(constants::STRING as u64), Array, Fixed(8)];
        c_string_7: [Literal(constants::CSTRING as u64), Array, Fixed(7)];
        c_string_6: [Literal(constants::CSTRING as u64), Array, Char6];
    }
    FUNCTION {
        load: [Literal(function::INST_LOAD as u64), Vbr(6), Fixed(bits), Vbr(4), Fixed(1)];
        store: [Literal(function::INST_STORE as u64), Vbr(6), Vbr(6), Vbr(4), Fixed(1)];
        binary: [Literal(function::INST_BINOP as u64), Vbr(6), Vbr(6), Fixed(4)];
        binary_flags: [Literal(function::INST_BINOP as u64), Vbr(6), Vbr(6), Fixed(4), Fixed(8)];
        cast: [Literal(function::INST_CAST as u64), Vbr(6), Fixed(bits), Fixed(4)];
        ret_void: [Literal(function::INST_RET as u64)];
        ret_value: [Literal(function::INST_RET as u64), Vbr(6)];
        unreachable: [Literal(function::INST_UNREACHABLE as u64)];
        gep: [Literal(function::INST_GEP as u64), Fixed(3), Fixed(bits), Array, Vbr(6)];
        branch: [Literal(function::INST_BR as u64), Vbr(6)];
        compare: [Literal(function::INST_CMP2 as u64), Vbr(6), Vbr(6), Fixed(6)];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_count_per_block() {
        let a = Abbrevs::new(5);
        assert_eq!((a.entry_8.id, a.set_type.id, a.load.id), (4, 4, 4));
        assert_eq!((a.block_6.id, a.compare.id), (7, 14));
    }
}
