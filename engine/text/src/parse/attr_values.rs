//! Attributes that carry a value.

use super::{K, Parser, R, T};
use smallvec::SmallVec;
use warpc_ir::attrs::{Attr, AttrForm, AttrKind, AttrRange, Captures, MemLoc, MemoryEffects};

impl Parser<'_> {
    /// The attribute `kind` at the current token, onto the scratch list.
    pub(super) fn attr(&mut self, kind: AttrKind, in_group: bool) -> R<()> {
        let a = match kind.form() {
            AttrForm::Flag => {
                self.lex.next_word_or_local();
                Attr::Flag(kind)
            }
            AttrForm::Int => {
                self.next();
                Attr::Int(kind, self.attr_int(kind, in_group)?)
            }
            AttrForm::Type => {
                self.next();
                if let Some(pointee) = self.type_of_old_attr(kind) {
                    self.attrs.list.push(Attr::Type(kind, pointee));
                    return Ok(());
                }
                if !self.eat(T::LParen) {
                    return self.fail("expected '('");
                }
                let t = self.ty()?;
                if !self.eat(T::RParen) {
                    return self.fail("expected ')'");
                }
                Attr::Type(kind, t)
            }
            AttrForm::Special => {
                let labels = matches!(kind, AttrKind::Memory | AttrKind::Captures);
                self.lex.no_labels = labels;
                self.next();
                let a = self.special_attr(kind);
                self.lex.no_labels = false;
                // As in LLVM, where the end of these parentheses makes words before a colon labels again.
                self.lex.behind_summary &= !labels;
                match a? {
                    Some(a) => a,
                    None => return Ok(()),
                }
            }
        };
        self.attrs.list.push(a);
        Ok(())
    }
    fn attr_int(&mut self, kind: AttrKind, in_group: bool) -> R<u64> {
        if in_group && matches!(kind, AttrKind::Align | AttrKind::AlignStack) {
            self.expect(T::Equal, "expected '=' here")?;
            let span = self.span();
            let v = self.uint32()? as u64;
            return if v.is_power_of_two() { Ok(v) } else { self.err(span, "alignment is not a power of two") };
        }
        match kind {
            AttrKind::Align => {
                let paren = self.span();
                let parens = self.eat(T::LParen);
                let v = self.alignment_value()?;
                if parens && !self.eat(T::RParen) {
                    return self.err(paren, "expected ')'");
                }
                Ok(v)
            }
            AttrKind::AlignStack => {
                self.open_paren()?;
                let span = self.span();
                let v = self.uint32()?;
                self.close_paren()?;
                if v.is_power_of_two() { Ok(v as u64) } else { self.err(span, "stack alignment is not a power of two") }
            }
            _ => {
                self.open_paren()?;
                self.byte_count()
            }
        }
    }
    fn byte_count(&mut self) -> R<u64> {
        let span = self.span();
        let v = self.uint64()?;
        self.close_paren()?;
        if v == 0 { self.err(span, "byte count specified must be non-zero") } else { Ok(v) }
    }
    fn open_paren(&mut self) -> R<()> {
        self.expect(T::LParen, "expected '('")
    }
    fn close_paren(&mut self) -> R<()> {
        self.expect(T::RParen, "expected ')'")
    }
    /// The number of an alignment: a power of two up to 2^32.
    pub(super) fn alignment_value(&mut self) -> R<u64> {
        let span = self.span();
        let v = self.uint64()?;
        self.check_alignment(v, span)
    }
    /// Reports a number that is no alignment.
    #[inline(always)]
    pub(super) fn check_alignment(&mut self, value: u64, span: super::Span) -> R<u64> {
        if !value.is_power_of_two() {
            return self.err(span, "alignment is not a power of two");
        }
        if value > 1 << 32 {
            return self.err(span, "huge alignments are not supported yet");
        }
        Ok(value)
    }
    /// The value of an attribute with a syntax of its own, after its keyword. `None`: the attribute means nothing and is not kept.
    fn special_attr(&mut self, kind: AttrKind) -> R<Option<Attr>> {
        let v = match kind {
            AttrKind::Memory => self.memory()? as u64,
            AttrKind::Captures => self.captures()? as u64,
            AttrKind::NoFPClass => self.fp_classes()? as u64,
            AttrKind::AllocKind => self.alloc_kind()?,
            AttrKind::AllocSize => {
                self.open_paren()?;
                let first = self.uint32()?;
                let mut second = u32::MAX;
                if self.eat(T::Comma) {
                    let span = self.span();
                    second = self.uint32()?;
                    if second == first {
                        return self.err(span, "'allocsize' indices can't refer to the same parameter");
                    }
                }
                self.close_paren()?;
                first as u64 | (second as u64) << 32
            }
            AttrKind::VScaleRange => {
                self.open_paren()?;
                let min = self.uint32()?;
                let max = if self.eat(T::Comma) { self.uint32()? } else { min };
                self.close_paren()?;
                min as u64 | (if max == 0 { u32::MAX } else { max } as u64) << 32
            }
            AttrKind::UWTable => {
                let mut v = 2;
                if self.eat(T::LParen) {
                    v = match self.word() {
                        K::sync => 1,
                        K::r#async => 2,
                        _ => return self.fail("expected unwind table kind"),
                    };
                    self.next();
                    self.close_paren()?;
                }
                v
            }
            AttrKind::DeadOnReturn => {
                if self.eat(T::LParen) {
                    self.byte_count()?
                } else {
                    u64::MAX
                }
            }
            AttrKind::Range => return self.range_attr(),
            AttrKind::Initializes => return self.initializes().map(Some),
            _ => return self.fail("attribute without a form"),
        };
        Ok(Some(Attr::Int(kind, v)))
    }
    /// `(read, argmem: write, ...)`
    fn memory(&mut self) -> R<u32> {
        self.open_paren()?;
        let mut m = MemoryEffects::NONE;
        let (mut seen_location, mut seen_target) = (false, false);
        loop {
            let locations: &[MemLoc] = match self.word() {
                K::argmem => &[MemLoc::ArgMem],
                K::inaccessiblemem => &[MemLoc::InaccessibleMem],
                K::errnomem => &[MemLoc::ErrnoMem],
                K::target_mem0 => &[MemLoc::TargetMem0],
                K::target_mem1 => &[MemLoc::TargetMem1],
                K::target_mem => &[MemLoc::TargetMem0, MemLoc::TargetMem1],
                _ => &[],
            };
            if !locations.is_empty() {
                self.next();
                self.expect(T::Colon, "expected ':' after location")?;
            }
            let access = match self.word() {
                K::none => 0,
                K::read => 1,
                K::write => 2,
                K::readwrite => 3,
                _ if locations.is_empty() => {
                    return self.fail(
                        "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)",
                    );
                }
                _ => return self.fail("expected access kind (none, read, write, readwrite)"),
            };
            self.next();
            match locations {
                [] if seen_location => return self.fail("default access kind must be specified first"),
                [] => {
                    m = [
                        MemoryEffects::NONE,
                        MemoryEffects::READ_ONLY,
                        MemoryEffects::WRITE_ONLY,
                        MemoryEffects::UNKNOWN,
                    ][access]
                }
                locations => {
                    seen_location = true;
                    if locations.len() > 1 && seen_target {
                        return self.fail("target memory default access kind must be specified first");
                    }
                    for &l in locations {
                        seen_target |= locations.len() == 1 && matches!(l, MemLoc::TargetMem0 | MemLoc::TargetMem1);
                        m = m.with(l, access as u32);
                    }
                }
            }
            self.lex.no_labels = self.kind() != T::RParen;
            if self.eat(T::RParen) {
                return Ok(m.0);
            }
            if !self.eat(T::Comma) {
                return self.fail("unterminated memory attribute");
            }
        }
    }
    /// `(address, ret: provenance)`
    fn captures(&mut self) -> R<u8> {
        self.open_paren()?;
        let (mut parts, mut at, mut seen_ret, mut seen) = ([0u8; 2], 0, false, false);
        loop {
            if self.eat_word(K::ret) {
                self.expect(T::Colon, "expected ':'")?;
                if seen_ret {
                    return self.fail("duplicate 'ret' location");
                }
                (at, seen_ret, seen) = (1, true, false);
            }
            let w = self.word();
            if w == K::none {
                if seen {
                    return self.fail("cannot use 'none' with other component");
                }
            } else {
                if seen && parts[at] == 0 {
                    return self.fail("cannot use 'none' with other component");
                }
                parts[at] |= match w {
                    K::address_is_null => Captures::ADDRESS_IS_NULL,
                    K::address => Captures::ADDRESS,
                    K::provenance => Captures::PROVENANCE,
                    K::read_provenance => Captures::READ_PROVENANCE,
                    _ => {
                        return self.fail(
                            "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'",
                        );
                    }
                };
            }
            self.next();
            seen = true;
            self.lex.no_labels = self.kind() != T::RParen;
            if self.eat(T::RParen) {
                break;
            }
            self.expect(T::Comma, "expected ',' or ')'")?;
        }
        Ok(parts[0] | if seen_ret { parts[1] } else { parts[0] } << 4)
    }
    /// `(nan inf)` or a number: the bits of LLVM's `FPClassTest`.
    fn fp_classes(&mut self) -> R<u32> {
        self.open_paren()?;
        if self.kind() == T::Int {
            let v = self.uint64()?;
            if v == 0 || v > 0x3ff {
                return self.fail("invalid mask value for 'nofpclass'");
            }
            self.close_paren()?;
            return Ok(v as u32);
        }
        let mut mask = 0;
        loop {
            mask |= match self.word() {
                K::all => 0x3ff,
                K::nan => 3,
                K::snan => 1,
                K::qnan => 2,
                K::inf => 0x204,
                K::ninf => 4,
                K::pinf => 0x200,
                K::norm => 0x108,
                K::nnorm => 8,
                K::pnorm => 0x100,
                K::sub => 0x90,
                K::nsub => 0x10,
                K::psub => 0x80,
                K::zero => 0x60,
                K::nzero => 0x20,
                K::pzero => 0x40,
                _ => return self.fail("expected nofpclass test mask"),
            };
            self.next();
            if self.eat(T::RParen) {
                return Ok(mask);
            }
        }
    }
    /// `("alloc,zeroed")`: bits in the order alloc, realloc, free, uninitialized, zeroed, aligned.
    fn alloc_kind(&mut self) -> R<u64> {
        self.open_paren()?;
        let span = self.span();
        if self.kind() != T::Str {
            return self.fail("expected allockind value");
        }
        let s = self.string()?;
        let text = self.b.tables.strings.text(s).into_owned();
        let mut bits = 0;
        for word in text.split(',') {
            const WORDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
            match WORDS.iter().position(|w| *w == word) {
                Some(i) => bits |= 1 << i,
                None => return self.err(span, format!("unknown allockind {word}")),
            }
        }
        self.close_paren()?;
        Ok(bits)
    }
    /// `(i32 0, 10)`
    fn range_attr(&mut self) -> R<Option<Attr>> {
        self.open_paren()?;
        let span = self.span();
        let ty = self.ty()?;
        let Some(bits) = self.types().int_bits(ty) else {
            return self.err(span, "the range must have integer type!");
        };
        let mut limits = [0i128; 2];
        for (i, slot) in limits.iter_mut().enumerate() {
            if i == 1 {
                self.expect(T::Comma, "expected ','")?;
            }
            if self.kind() != T::Int {
                return self.fail("expected integer");
            }
            let at = self.span();
            let (v, need) = self.integer_i128()?;
            if need > bits {
                return self.err(at, "integer is too large for the bit width of specified type");
            }
            *slot = if bits < 128 { v << (128 - bits) >> (128 - bits) } else { v };
        }
        let [lo, hi] = limits;
        if lo == hi && lo != 0 {
            return self.fail("the range represent the empty set but limits aren't 0!");
        }
        self.close_paren()?;
        Ok((bits <= 128).then_some(Attr::Range(AttrRange { ty, lo, hi })))
    }
    /// `((0, 4), (8, 12))`
    fn initializes(&mut self) -> R<Attr> {
        self.open_paren()?;
        let mut list = SmallVec::<[(i64, i64); 4]>::new();
        loop {
            self.open_paren()?;
            let lo = self.integer_i64()?;
            self.expect(T::Comma, "expected ','")?;
            let hi = self.integer_i64()?;
            if lo == hi {
                return self.fail("the range should not represent the full or empty set!");
            }
            self.close_paren()?;
            list.push((lo, hi));
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.close_paren()?;
        if list.iter().any(|r| r.0 > r.1) || list.windows(2).any(|w| w[1].0 <= w[0].1) {
            return self.fail("Invalid (unordered or overlapping) range list");
        }
        Ok(Attr::Initializes(list[..].into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_matches_the_table() {
        assert_eq!(Captures::ADDRESS & Captures::ADDRESS_IS_NULL, 1);
        assert_eq!(MemoryEffects::READ_ONLY.get(MemLoc::Other), 1);
        assert_eq!(AttrKind::Memory.form(), AttrForm::Special);
    }
}
