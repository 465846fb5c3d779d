//! Initial values of variables.

use warpc_ptx_syntax::rows::{AddressForm, Init, Rows, Symbol, VariableRow};
use warpc_ptx_syntax::types::Type;

/// An address in an initial value: the byte where it stands, what it is of, and what of it.
pub(super) type Address = (u64, Symbol, AddressForm);

/// Writes the initial value of a variable to `out`, which is zero. Gives addresses in it; none where a value has no such form: addresses have
/// eight bytes, or one of these.
pub(super) fn initial(rows: &Rows, row: &VariableRow, out: &mut [u8]) -> Option<Vec<Address>> {
    let element = (row.ty.bits() as usize).div_ceil(8);
    // Bytes of a row of each dimension, outer ones first.
    let dimensions = &rows.dimensions[row.dimensions.range()];
    let mut strides = vec![element * row.elements as usize; dimensions.len() + 1];
    for n in (0..dimensions.len()).rev() {
        strides[n] = strides[n + 1].saturating_mul(dimensions[n].max(1) as usize);
    }
    let mut relocations = Vec::new();
    // Starts of braces that are open.
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    for init in &rows.inits[row.init.range()] {
        let bits = match *init {
            Init::Open => {
                open.push(at);
                continue;
            }
            Init::Close => {
                let start = open.pop()?;
                // A row that is not full ends where its dimension says.
                let stride = strides.get(open.len()).copied().unwrap_or(element);
                at = if open.is_empty() { at } else { (start + stride).max(at) };
                continue;
            }
            Init::Field(..) => continue,
            Init::Integer(value) => value,
            Init::Float32(bits) => bits,
            Init::Float64(bits) if row.ty == Type::F32 => (f64::from_bits(bits) as f32).to_bits() as u64,
            Init::Float64(bits) => bits,
            Init::Address(symbol, form) => {
                let is_byte = form.mask != 0 && byte_of(form.mask).is_some() && element == 1;
                if !is_byte && (form.mask != 0 || element != 8) {
                    return None;
                }
                relocations.push((at as u64, symbol, form));
                0
            }
        };
        let bytes = bits.to_le_bytes();
        let to = out.get_mut(at..at + element)?;
        to.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
        at += element;
    }
    Some(relocations)
}

/// Which byte of a number a mask takes, if it is one.
pub(super) fn byte_of(mask: u64) -> Option<u32> {
    let byte = mask.trailing_zeros() / 8;
    (mask != 0 && mask == 0xff << (8 * byte)).then_some(byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        let text = format!(".version 8.0\n.target sm_90\n.address_size 64\n{text}");
        let reading = warpc_ptx_syntax::read(text.as_bytes(), "t.ptx");
        let row = &reading.rows.variables[0];
        let mut out = vec![0; crate::lower::layout::size_of(&reading.rows, row) as usize];
        assert_eq!(initial(&reading.rows, row, &mut out).expect("a value").len(), 0);
        out
    }

    #[test]
    fn rows_that_are_not_full_are_filled_with_zeros() {
        assert_eq!(bytes(".global .b8 a[2][3] = {{1, 2}, {3}};"), [1, 2, 0, 3, 0, 0]);
        assert_eq!(bytes(".global .u16 a[3] = {1, 258};"), [1, 0, 2, 1, 0, 0]);
        assert_eq!(bytes(".global .f32 a = 1.0;"), [0, 0, 0x80, 0x3f]);
        assert_eq!(bytes(".global .s64 a = -1;"), [255; 8]);
    }
}
