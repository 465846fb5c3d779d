//! Layouts of matrices, for interpreters of other machines: the same as those of this one.

pub use super::tensor::Descriptor;
use super::tensor::{Elem, dense as dense_of};

/// A sparse matrix of 16 rows as a dense one of `columns` columns; `held` are the numbers that are there, of elements of so many bits.
/// `words` are their places as the lanes of a warp hold them, `selector` which of the lanes do.
///
/// # Errors
/// Places that are none.
pub fn dense(bits: u32, columns: usize, held: &[f64], words: &[u64; 32], selector: u64) -> Result<Vec<f64>, String> {
    let element = match bits {
        4 => Elem::S4,
        8 => Elem::S8,
        32 => Elem::TF32,
        _ => Elem::F16,
    };
    dense_of(element, columns, held, words, selector).map_err(|fault| fault.message)
}
