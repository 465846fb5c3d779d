//! The lowest version of the language that has the instructions of a text, such as that of inline assembly, by their names alone: operands may
//! still be missing from it.

use crate::rows::Rows;
use crate::spelling::Spellings;
use crate::table::table;
use crate::types::Type;

/// Version of accesses to more than 128 bits.
const WIDE_ACCESS_VERSION: u32 = 88;

/// The lowest version (times ten) that has every instruction, modifier and special register that `text` names; 0 where it names none. What is
/// not known counts as 0.
pub fn lowest_version(text: &str) -> u32 {
    let (mut rows, mut spellings) = (Rows::default(), Spellings::default());
    text.split(|c: char| c.is_ascii_whitespace() || matches!(c, ';' | '{' | '}' | ',' | '(' | ')' | '[' | ']'))
        .map(|word| match word.as_bytes().first() {
            Some(b'a'..=b'z') if word.contains('.') => version_of_mnemonic(&mut rows, &mut spellings, word),
            Some(b'%') => table().special(word.as_bytes()).map_or(0, |row| table().special[row].needs.version),
            _ => 0,
        })
        .max()
        .unwrap_or(0)
}

/// The lowest version of the forms that `mnemonic` may mean, with what its modifiers need.
fn version_of_mnemonic(rows: &mut Rows, spellings: &mut Spellings, mnemonic: &str) -> u32 {
    let spelling = spellings.intern(rows, mnemonic.as_bytes());
    let forms = &spellings.forms[spellings.meanings[spelling.index()].candidates.range()];
    let of_form = forms.iter().map(|form| table().forms[form.index()].needs.version).min().unwrap_or(0);
    let row = &rows.spellings[spelling.index()];
    let modifiers = rows.modifiers[row.modifiers.range()].iter();
    let of_modifiers = modifiers.map(|modifier| table().modifier_needs[modifier.index()].version).max().unwrap_or(0);
    let types = &row.types[..usize::from(row.type_count).min(row.types.len())];
    let is_wide = matches!(mnemonic.split('.').next(), Some("ld" | "st"))
        && types.first().is_some_and(|ty: &Type| ty.bits() * u32::from(row.elements) > 128);
    of_form.max(of_modifiers).max(if is_wide { WIDE_ACCESS_VERSION } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::lowest_version;

    #[test]
    fn instructions_modifiers_and_special_registers_count() {
        let replace = "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [ $0 + 0 ], $1;";
        assert_eq!(lowest_version(replace), 83);
        assert_eq!(lowest_version("{ .reg .b32 r; mov.u32 r, %cluster_nctarank; add.s32 $0, r, 1; }"), 78);
        assert_eq!(lowest_version("ld.global.v8.b32 {$0, $1, $2, $3, $4, $5, $6, $7}, [$8];"), 88);
        assert_eq!(lowest_version("ld.global.v2.b32 {$0, $1}, [$2];"), 0);
        assert_eq!(lowest_version("add.s32 $0, $1, $2;"), 0);
        assert_eq!(lowest_version("nothing.of.the.kind $0; trap;"), 0);
        assert_eq!(lowest_version(""), 0);
        let scaled =
            "mma.sync.aligned.kind::mxf8f6f4.block_scale.scale_vec::1X.m16n8k32.row.col.f32.e4m3.e4m3.f32.ue8m0 {$0};";
        assert_eq!(lowest_version(scaled), 87);
        let blocks = "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [$0], $1, $2, $3, [$4], [$5], $6;";
        assert_eq!(lowest_version(blocks), 88);
    }
}
