//! Sums, differences and products of extended values, done before the extension where the narrower type holds every result.

use super::{Binary, Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// `ext(x) op ext(y) -> ext(x op y)`, for `add`, `sub`, `mul`, and for a constant that the extension gives back. If both extend
    /// from one type in the same way, one of the extensions goes away, and no result leaves the narrower type by what is known of
    /// `x` and `y`.
    pub(super) fn operation_that_fits_before_extension(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        // Constants stand on the right, of a difference on the left.
        let (first, second) = if op == Opcode::Sub { (site.right, site.left) } else { (site.left, site.right) };
        let (ext, x) =
            [Opcode::ZExt, Opcode::SExt].into_iter().find_map(|ext| p::cast(self.f, first, ext).map(|x| (ext, x)))?;
        let narrow_type = self.f.type_of(x);
        let y = match p::cast(self.f, second, ext) {
            Some(y) => {
                let goes = self.one_use(first) || self.one_use(second);
                Some(y).filter(|&y| goes && self.f.type_of(y) == narrow_type)?
            }
            None if self.one_use(first) => self.before_extension(ext, second, narrow_type)?,
            None => return None,
        };
        let (left, right) = if op == Opcode::Sub { (y, x) } else { (x, y) };
        let (known_left, known_right) = (self.known(left)?, self.known(right)?);
        if known_left.bits > 64 || known_left.conflicts() || known_right.conflicts() {
            return None;
        }
        let known = ((left, known_left), (right, known_right));
        let (is_held, kept) = match ext {
            Opcode::ZExt => (self.fits_unsigned(op, known.0, known.1), flags::NUW),
            _ => (self.fits_signed(op, known.0, known.1), flags::NSW),
        };
        if !is_held {
            return None;
        }
        let narrow = self.binary(op, kept, left, right);
        Some(self.cast(ext, 0, narrow, site.ty))
    }

    /// The constant of type `narrow_type` that zero extension makes `value`.
    pub(super) fn before_zext(&mut self, value: Value, narrow_type: Type) -> Option<Value> {
        self.before_extension(Opcode::ZExt, value, narrow_type)
    }
    /// The constant of type `narrow_type` that extension `ext` makes `value`.
    fn before_extension(&mut self, ext: Opcode, value: Value, narrow_type: Type) -> Option<Value> {
        if !value.is_constant() {
            return None;
        }
        let wide_type = self.f.type_of(value);
        let mut folder = self.f.folder();
        let narrow = folder.cast(Opcode::Trunc, 0, value, narrow_type)?;
        Some(narrow).filter(|&narrow| folder.cast(ext, 0, narrow, wide_type) == Some(value))
    }
}
