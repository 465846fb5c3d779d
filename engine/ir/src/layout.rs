//! Data layout: sizes, alignments and offsets of types, from the module's `target datalayout` string.

use crate::ids::*;
pub use crate::layout_error::LayoutError;
use crate::types::{TypeKind, TypesRef};

/// A parsed data layout. Sizes are in bits where the name says so, else in bytes.
#[derive(Clone, Debug)]
pub struct DataLayout {
    /// Big-endian.
    pub big_endian: bool,
    /// Pointers: address space, size in bits, ABI alignment in bytes, index size in bits. Sorted; space 0 is first.
    pub pointers: Vec<(u32, u32, u32, u32)>,
    /// Integers: bits, ABI alignment in bytes. Sorted.
    pub ints: Vec<(u32, u32)>,
    /// Floats: bits, ABI alignment.
    pub floats: Vec<(u32, u32)>,
    /// Vectors: bits, ABI alignment.
    pub vectors: Vec<(u32, u32)>,
    /// ABI alignment of aggregates.
    pub aggregate: u32,
    /// Preferred alignment of aggregates in bytes.
    pub aggregate_pref: u32,
    /// Preferred alignments in bytes that differ from the ABI's: letter of the class (`i`, `f`, `v`, `p`), bits (address space
    /// for pointers), bytes.
    pub prefs: Vec<(u8, u32, u32)>,
    /// Native integer widths in bits.
    pub native: Vec<u32>,
    /// Address spaces of allocas, globals and functions.
    pub alloca_space: u32,
    /// See `alloca_space`.
    pub global_space: u32,
    /// See `alloca_space`.
    pub program_space: u32,
    /// Non-integral address spaces: no pass makes an integer of a pointer of such a space, or the other way around.
    pub non_integral: Vec<u32>,
    /// Alignment of pointers to functions: whether it is a multiple of that of the function (`Fn`; else `Fi`), and bytes.
    pub function_pointers: Option<(bool, u32)>,
    /// Column by type, see [`DataLayout::measure_types`].
    measured: Vec<Measure>,
}

/// Sizes of a type; an alignment of 0 says that it was not measured yet.
#[derive(Clone, Copy, Debug)]
struct Measure {
    /// Bits of a value, without padding at the end.
    bits: u64,
    /// Bytes from one element of an array to the next.
    alloc: u64,
    /// ABI alignment in bytes.
    align: u64,
    /// Whether the size is the same on every machine, see [`DataLayout::has_fixed_size`].
    fixed: bool,
}

impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            big_endian: false,
            pointers: vec![(0, 64, 8, 64)],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate: 1,
            aggregate_pref: 8,
            prefs: vec![(b'i', 64, 8)],
            native: Vec::new(),
            alloca_space: 0,
            global_space: 0,
            program_space: 0,
            non_integral: Vec::new(),
            function_pointers: None,
            measured: Vec::new(),
        }
    }
}

/// The layout string clang writes for `nvptx64`.
pub const NVPTX64: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

fn put(table: &mut Vec<(u32, u32)>, bits: u32, align: u32) {
    match table.binary_search_by_key(&bits, |r| r.0) {
        Ok(i) => table[i].1 = align,
        Err(i) => table.insert(i, (bits, align)),
    }
}

fn parse_size(text: &str, name: &'static str) -> Result<u32, LayoutError> {
    if text.is_empty() {
        return Err(LayoutError::Empty { name });
    }
    text.parse::<u32>().ok().filter(|n| (1..1 << 24).contains(n)).ok_or(LayoutError::Size { name })
}

fn parse_space(text: &str) -> Result<u32, LayoutError> {
    if text.is_empty() {
        return Err(LayoutError::Empty { name: "address space" });
    }
    text.parse::<u32>().ok().filter(|&n| n < 1 << 24).ok_or(LayoutError::AddressSpace)
}

/// An alignment given in bits, in bytes.
fn parse_align(text: &str, name: &'static str, zero: bool) -> Result<u32, LayoutError> {
    if text.is_empty() {
        return Err(LayoutError::EmptyAlignment { name });
    }
    let bits = text.parse::<u16>().map_err(|_| LayoutError::AlignmentNumber { name })? as u32;
    match bits {
        0 if zero => Ok(1),
        0 => Err(LayoutError::ZeroAlignment { name }),
        _ if bits.is_multiple_of(8) && (bits / 8).is_power_of_two() => Ok(bits / 8),
        _ => Err(LayoutError::Alignment { name }),
    }
}

/// What a vector of `bits` is looked up by among those of the layout. LLVM cuts the number to 32 bits: one of 2^32 + 64 bits is
/// aligned as one of 64 is, and as the size of a type follows from its alignment, it is so here too.
fn vector_key(bits: u64) -> u32 {
    bits as u32
}

fn check_pref(abi: u32, pref: u32) -> Result<(), LayoutError> {
    if pref < abi { Err(LayoutError::Preferred) } else { Ok(()) }
}

impl DataLayout {
    /// Parses a layout string.
    pub fn parse(text: &str) -> Result<DataLayout, LayoutError> {
        let mut dl = DataLayout::default();
        if text.is_empty() {
            return Ok(dl);
        }
        for part in text.split('-') {
            dl.parse_part(part)?;
        }
        Ok(dl)
    }
    fn parse_part(&mut self, part: &str) -> Result<(), LayoutError> {
        let Some(letter) = part.chars().next() else { return Err(LayoutError::EmptySpecification) };
        if let Some(rest) = part.strip_prefix("ni") {
            let Some(spaces) = rest.strip_prefix(':') else {
                return Err(LayoutError::Form { form: "ni:<address space>[:<address space>]..." });
            };
            for s in spaces.split(':') {
                match parse_space(s)? {
                    0 => return Err(LayoutError::NonIntegralZero),
                    n => self.non_integral.push(n),
                }
            }
            return Ok(());
        }
        let rest = &part[letter.len_utf8()..];
        let fields: Vec<&str> = rest.split(':').collect();
        match letter {
            'i' | 'f' | 'v' => self.parse_primitive(letter, &fields)?,
            'p' => self.parse_pointer(rest, &fields)?,
            'a' => {
                if !(2..=3).contains(&fields.len()) {
                    return Err(LayoutError::Form { form: "a:<abi>[:<pref>]" });
                }
                if !matches!(fields[0], "" | "0") {
                    return Err(LayoutError::AggregateSize);
                }
                self.aggregate = parse_align(fields[1], "ABI", true)?;
                self.aggregate_pref = match fields.get(2) {
                    Some(f) => parse_align(f, "preferred", false)?,
                    None => self.aggregate,
                };
                check_pref(self.aggregate, self.aggregate_pref)?;
            }
            'e' | 'E' => {
                if !rest.is_empty() {
                    return Err(LayoutError::Endianness);
                }
                self.big_endian = letter == 'E';
            }
            'n' => self.native = fields.iter().map(|f| parse_size(f, "size")).collect::<Result<_, _>>()?,
            'S' => {
                parse_align(rest, "stack natural", true)?;
            }
            'F' => {
                let kind = rest.chars().next().ok_or(LayoutError::Form { form: "F<type><abi>" })?;
                if !matches!(kind, 'i' | 'n') {
                    return Err(LayoutError::FunctionPointerKind { kind });
                }
                let align = parse_align(&rest[1..], "ABI", true)?;
                self.function_pointers = Some((kind == 'n', align));
            }
            'A' => self.alloca_space = parse_space(rest)?,
            'G' => self.global_space = parse_space(rest)?,
            'P' => self.program_space = parse_space(rest)?,
            'm' => match rest.strip_prefix(':') {
                None | Some("") => return Err(LayoutError::Form { form: "m:<mangling>" }),
                Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => {}
                Some(_) => return Err(LayoutError::Mangling),
            },
            // Deprecated: a stack object alignment.
            's' => {}
            letter => return Err(LayoutError::Specifier { letter }),
        }
        Ok(())
    }
    fn parse_primitive(&mut self, letter: char, fields: &[&str]) -> Result<(), LayoutError> {
        if fields[0].is_empty() || !(2..=3).contains(&fields.len()) {
            let form = match letter {
                'i' => "i<size>:<abi>[:<pref>]",
                'f' => "f<size>:<abi>[:<pref>]",
                _ => "v<size>:<abi>[:<pref>]",
            };
            return Err(LayoutError::Form { form });
        }
        let bits = parse_size(fields[0], "size")?;
        let align = parse_align(fields[1], "ABI", false)?;
        if letter == 'i' && bits == 8 && align != 1 {
            return Err(LayoutError::ByteAlignment);
        }
        let table = match letter {
            'i' => &mut self.ints,
            'f' => &mut self.floats,
            _ => &mut self.vectors,
        };
        put(table, bits, align);
        self.put_pref(letter as u8, bits, align, fields.get(2))
    }
    fn parse_pointer(&mut self, rest: &str, fields: &[&str]) -> Result<(), LayoutError> {
        if !(3..=5).contains(&fields.len()) || rest.is_empty() {
            return Err(LayoutError::Form { form: "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]" });
        }
        // Letters between `p` and the number say that pointers are unstable or have external state.
        let digits = fields[0].trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let space = if digits.is_empty() { 0 } else { parse_space(digits)? };
        let size = parse_size(fields[1], "pointer size")?;
        let align = parse_align(fields[2], "ABI", false)?;
        self.put_pref(b'p', space, align, fields.get(3))?;
        let index = match fields.get(4) {
            Some(f) => parse_size(f, "index size")?,
            None => size,
        };
        if index > size {
            return Err(LayoutError::IndexSize);
        }
        match self.pointers.binary_search_by_key(&space, |r| r.0) {
            Ok(i) => self.pointers[i] = (space, size, align, index),
            Err(i) => self.pointers.insert(i, (space, size, align, index)),
        }
        Ok(())
    }
    fn put_pref(&mut self, class: u8, key: u32, align: u32, preferred: Option<&&str>) -> Result<(), LayoutError> {
        let pref = match preferred {
            Some(p) => parse_align(p, "preferred", false)?,
            None => align,
        };
        check_pref(align, pref)?;
        self.prefs.retain(|r| (r.0, r.1) != (class, key));
        if pref != align {
            self.prefs.push((class, key, pref));
        }
        Ok(())
    }
    fn pref(&self, class: u8, key: u32, abi: u64) -> u64 {
        self.prefs.iter().find(|r| (r.0, r.1) == (class, key)).map_or(abi, |r| r.2 as u64)
    }
    /// Preferred alignment in bytes: what a stack slot of the type gets.
    pub fn pref_align(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        let abi = self.abi_align(types, ty);
        match types.kind(ty) {
            TypeKind::Int(n) => {
                let row = match self.ints.binary_search_by_key(n, |r| r.0) {
                    Ok(i) => self.ints.get(i),
                    Err(i) => self.ints.get(i).or(self.ints.last()),
                };
                row.map_or(abi, |r| self.pref(b'i', r.0, abi))
            }
            TypeKind::Ptr(a) => self.pref(b'p', self.pointer(*a).0, abi),
            TypeKind::Array { elem, .. } => self.pref_align(types, *elem),
            TypeKind::Vector { .. } => self.pref(b'v', vector_key(self.size_in_bits(types, ty)), abi),
            TypeKind::Struct { .. } | TypeKind::Named(_) => abi.max(self.aggregate_pref as u64),
            _ => types.scalar_bits(ty).map_or(abi, |b| self.pref(b'f', b, abi)),
        }
    }
    fn pointer(&self, space: u32) -> (u32, u32, u32, u32) {
        match self.pointers.binary_search_by_key(&space, |r| r.0) {
            Ok(i) => self.pointers[i],
            Err(_) => self.pointers[0],
        }
    }
    /// Size of a pointer in bits.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).1
    }
    /// Size of a `getelementptr` index in bits.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).3
    }
    /// Whether `bits` is a native integer width.
    pub fn is_native(&self, bits: u32) -> bool {
        self.native.contains(&bits)
    }

    /// Fills the column of sizes for all types there are: a table look-up from then on, where later types (those of a
    /// function's overlay, those that linking adds) are measured each time they are asked for. To be called again when an
    /// opaque type got a body or the layout changed.
    pub fn measure_types(&mut self, types: TypesRef<'_>) {
        const NONE: Measure = Measure { bits: 0, alloc: 0, align: 0, fixed: false };
        self.measured.clear();
        self.measured.resize(types.len() as usize, NONE);
        // Parts before wholes, with a stack of our own. A type that is part of itself counts nothing there.
        let mut stack: Vec<(Type, bool)> = Vec::new();
        // All function types measure alike: what one is stands for the others.
        let mut of_function = None;
        for n in 0..types.len() {
            stack.push((Type(n), false));
            while let Some((t, parts_done)) = stack.pop() {
                if let (TypeKind::Func { .. }, Some(measure)) = (types.kind(t), of_function) {
                    self.measured[t.index()] = measure;
                } else if parts_done {
                    self.measured[t.index()] = NONE;
                    let (bits, alloc) = (self.bits_of(types, t), self.alloc_size(types, t));
                    let (align, fixed) = (self.align_of(types, t), self.is_fixed(types, t));
                    let measure = Measure { bits, alloc, align, fixed };
                    self.measured[t.index()] = measure;
                    if matches!(types.kind(t), TypeKind::Func { .. }) {
                        of_function = Some(measure);
                    }
                } else if self.measured[t.index()].align == 0 {
                    self.measured[t.index()].align = 1;
                    stack.push((t, true));
                    match types.kind(t) {
                        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push((*elem, false)),
                        _ => stack.extend(types.fields(t).into_iter().flat_map(|(f, _)| f).map(|&f| (f, false))),
                    }
                }
            }
        }
    }
    /// Forgets what [`DataLayout::measure_types`] found.
    pub fn forget_types(&mut self) {
        self.measured.clear();
    }

    /// Alignment of the address of a function that is itself aligned to `align` bytes. That counts only where the layout says so:
    /// the address of a function may be one of a descriptor, or have low bits of its own.
    pub fn function_align(&self, align: u64) -> u64 {
        match self.function_pointers {
            Some((true, least)) => align.max(least as u64),
            Some((false, align)) => align as u64,
            None => 1,
        }
    }

    /// Whether the size of `ty` is a number: false of types without a size, of scalable vectors, and of what contains one.
    ///
    /// The sizes and offsets below are meaningless for other types. Whoever asks about a type that the program chose (that of an
    /// access, of a stack object, of a step of an address) asks for [`DataLayout::fixed_alloc_size`] or
    /// [`DataLayout::fixed_store_size`] and treats `None` as a size that is not known.
    #[inline]
    pub fn has_fixed_size(&self, types: TypesRef<'_>, ty: Type) -> bool {
        match self.known(ty) {
            Some(m) => m.fixed,
            None => self.is_fixed(types, ty),
        }
    }
    fn is_fixed(&self, types: TypesRef<'_>, ty: Type) -> bool {
        match types.kind(ty) {
            TypeKind::Vector { scalable: true, .. } => false,
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata | TypeKind::Func { .. } => false,
            // Targets lay out types of their own as they like, and their names are not known here.
            TypeKind::Target { .. } => false,
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => self.has_fixed_size(types, *elem),
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                types.fields(ty).is_some_and(|(f, _)| f.iter().all(|&ty| self.has_fixed_size(types, ty)))
            }
            _ => true,
        }
    }
    /// [`DataLayout::alloc_size`] of a type whose size is a number.
    #[inline]
    pub fn fixed_alloc_size(&self, types: TypesRef<'_>, ty: Type) -> Option<u64> {
        self.has_fixed_size(types, ty).then(|| self.alloc_size(types, ty))
    }
    /// [`DataLayout::store_size`] of a type whose size is a number.
    #[inline]
    pub fn fixed_store_size(&self, types: TypesRef<'_>, ty: Type) -> Option<u64> {
        self.has_fixed_size(types, ty).then(|| self.store_size(types, ty))
    }

    /// Size of the value in bits, without padding at the end. 0 for types without a size and for scalable vectors.
    #[inline]
    pub fn size_in_bits(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        match self.known(ty) {
            Some(m) => m.bits,
            None => self.bits_of(types, ty),
        }
    }
    #[inline]
    fn known(&self, ty: Type) -> Option<&Measure> {
        self.measured.get(ty.index()).filter(|m| m.align != 0)
    }
    fn bits_of(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        match types.kind(ty) {
            TypeKind::Int(n) => *n as u64,
            TypeKind::Ptr(a) => self.pointer_bits(*a) as u64,
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            TypeKind::X86Amx => 8192,
            TypeKind::Array { .. } => self.measure(types, ty).0,
            TypeKind::Vector { len, scalable: false, elem } => *len as u64 * self.size_in_bits(types, *elem),
            TypeKind::Struct { .. } | TypeKind::Named(_) => self.struct_size(types, ty).saturating_mul(8),
            _ => 0,
        }
    }
    /// Bytes a store of the type writes.
    pub fn store_size(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        self.size_in_bits(types, ty).div_ceil(8)
    }
    /// Bytes from one element of an array of the type to the next.
    #[inline]
    pub fn alloc_size(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        if let Some(m) = self.known(ty) {
            return m.alloc;
        }
        let (bits, align) = self.measure(types, ty);
        bits.div_ceil(8).checked_next_multiple_of(align).unwrap_or(u64::MAX)
    }
    /// ABI alignment in bytes; at least 1.
    #[inline]
    pub fn abi_align(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        match self.known(ty) {
            Some(m) => m.align,
            None => self.align_of(types, ty),
        }
    }
    fn align_of(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        match types.kind(ty) {
            TypeKind::Int(n) => self.int_align(*n) as u64,
            TypeKind::Ptr(a) => self.pointer(*a).2 as u64,
            TypeKind::Half
            | TypeKind::BFloat
            | TypeKind::Float
            | TypeKind::Double
            | TypeKind::X86Fp80
            | TypeKind::Fp128
            | TypeKind::PpcFp128 => {
                let bits = types.scalar_bits(ty).expect("float");
                match self.floats.binary_search_by_key(&bits, |r| r.0) {
                    Ok(i) => self.floats[i].1 as u64,
                    Err(_) => (bits as u64 / 8).next_power_of_two(),
                }
            }
            TypeKind::Array { elem, .. } => self.abi_align(types, *elem),
            TypeKind::Vector { elem, len, .. } => {
                let bits = *len as u64 * self.size_in_bits(types, *elem);
                match self.vectors.binary_search_by_key(&vector_key(bits), |r| r.0) {
                    Ok(i) => self.vectors[i].1 as u64,
                    // Not given: natural alignment, rounded up to a power of two.
                    Err(_) => bits.div_ceil(8).max(1).next_power_of_two(),
                }
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => match types.fields(ty) {
                Some((_, true)) => 1,
                Some((fields, false)) => {
                    fields.iter().map(|&f| self.abi_align(types, f)).max().unwrap_or(1).max(self.aggregate as u64)
                }
                None => 1,
            },
            _ => 1,
        }
    }
    fn int_align(&self, bits: u32) -> u32 {
        // Exact match, else the next larger integer given, else the largest one.
        match self.ints.binary_search_by_key(&bits, |r| r.0) {
            Ok(i) => self.ints[i].1,
            Err(i) => self.ints.get(i).or(self.ints.last()).map_or(1, |r| r.1),
        }
    }
    fn struct_size(&self, types: TypesRef<'_>, ty: Type) -> u64 {
        self.measure(types, ty).0.div_ceil(8)
    }
    /// Size in bits and ABI alignment in one walk: a struct costs the number of its parts, however deep they nest.
    fn measure(&self, types: TypesRef<'_>, ty: Type) -> (u64, u64) {
        if let Some(m) = self.known(ty) {
            return (m.bits, m.align);
        }
        match types.kind(ty) {
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let Some((fields, packed)) = types.fields(ty) else { return (0, 1) };
                let mut at = 0u64;
                let mut align = if packed { 1 } else { self.aggregate as u64 };
                for &f in fields {
                    let (bits, natural) = self.measure(types, f);
                    let a = if packed { 1 } else { natural };
                    align = align.max(a);
                    let alloc = bits.div_ceil(8).checked_next_multiple_of(natural).unwrap_or(u64::MAX);
                    at = at.checked_next_multiple_of(a).unwrap_or(u64::MAX).saturating_add(alloc);
                }
                (at.checked_next_multiple_of(align).unwrap_or(u64::MAX).saturating_mul(8), align)
            }
            TypeKind::Array { len, elem } => {
                let (bits, align) = self.measure(types, *elem);
                let alloc = bits.div_ceil(8).checked_next_multiple_of(align).unwrap_or(u64::MAX);
                (len.saturating_mul(alloc).saturating_mul(8), align)
            }
            _ => (self.size_in_bits(types, ty), self.abi_align(types, ty)),
        }
    }
    /// Byte offset of field `i` of a struct. Linear in `i`.
    pub fn field_offset(&self, types: TypesRef<'_>, ty: Type, i: usize) -> u64 {
        let Some((fields, packed)) = types.fields(ty) else { return 0 };
        let mut at = 0u64;
        for (n, &f) in fields.iter().enumerate() {
            let a = if packed { 1 } else { self.abi_align(types, f) };
            at = at.checked_next_multiple_of(a).unwrap_or(u64::MAX);
            if n == i {
                return at;
            }
            at = at.saturating_add(self.alloc_size(types, f));
        }
        at
    }
    /// The last field of a struct that starts at byte `at` or before it, with its offset; `None` for what is no struct and for one
    /// without fields. Linear in the fields.
    pub fn field_at(&self, types: TypesRef<'_>, ty: Type, at: u64) -> Option<(usize, u64)> {
        let (fields, packed) = types.fields(ty)?;
        let mut found = None;
        let mut next = 0u64;
        for (n, &f) in fields.iter().enumerate() {
            let align = if packed { 1 } else { self.abi_align(types, f) };
            next = next.checked_next_multiple_of(align).unwrap_or(u64::MAX);
            if next > at {
                break;
            }
            found = Some((n, next));
            next = next.saturating_add(self.alloc_size(types, f));
        }
        found
    }
    /// Byte offset of element `i` of an aggregate or vector.
    pub fn element_offset(&self, types: TypesRef<'_>, ty: Type, i: u64) -> u64 {
        match types.kind(ty) {
            TypeKind::Array { elem, .. } => i.wrapping_mul(self.alloc_size(types, *elem)),
            TypeKind::Vector { elem, .. } => i.wrapping_mul(self.size_in_bits(types, *elem)) / 8,
            _ => self.field_offset(types, ty, i as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Types;

    #[test]
    fn nvptx_layout() {
        let dl = DataLayout::parse(NVPTX64).unwrap();
        let mut types = Types::default();
        let s = types.intern(TypeKind::Struct { fields: [Type::I8, Type::I64, Type::I16].into(), packed: false });
        let p = types.intern(TypeKind::Struct { fields: [Type::I8, Type::I64].into(), packed: true });
        let v3 = types.intern(TypeKind::Vector { len: 3, scalable: false, elem: Type::FLOAT });
        let i24 = types.intern(TypeKind::Int(24));
        let t = types.view();
        assert_eq!(dl.alloc_size(t, s), 24);
        assert_eq!(dl.field_offset(t, s, 2), 16);
        assert_eq!(
            [0, 15, 16, 99].map(|at| dl.field_at(t, s, at).map(|f| f.0)),
            [0, 15, 16, 99].map(|at| { (0..3).rev().find(|&k| dl.field_offset(t, s, k) <= at) })
        );
        assert_eq!(dl.alloc_size(t, p), 9);
        assert_eq!(dl.abi_align(t, v3), 16);
        assert_eq!(dl.alloc_size(t, v3), 16);
        assert_eq!(dl.alloc_size(t, i24), 4);
        assert_eq!(dl.abi_align(t, Type::I128), 16);
        assert_eq!(dl.pointer_bits(6), 32);
        assert_eq!(dl.pointer_bits(3), 64);
        assert_eq!(dl.pref_align(t, s), 8);
        // The column says what a walk says; later types are walked.
        let mut measured = dl.clone();
        measured.measure_types(t);
        for n in 0..t.len() {
            let n = Type(n);
            assert_eq!(measured.size_in_bits(t, n), dl.size_in_bits(t, n));
            assert_eq!(measured.alloc_size(t, n), dl.alloc_size(t, n));
            assert_eq!(measured.abi_align(t, n), dl.abi_align(t, n));
        }
        let later = types.intern(TypeKind::Array { len: 3, elem: s });
        assert_eq!(measured.alloc_size(types.view(), later), 72);
        // A type that contains a scalable vector has no fixed size, whether or not it was measured before.
        let scalable = types.intern(TypeKind::Vector { len: 4, scalable: true, elem: Type::I32 });
        let list = types.intern(TypeKind::Array { len: 2, elem: scalable });
        let nested = types.intern(TypeKind::Struct { fields: Box::new([Type::I32, list]), packed: false });
        for measure in [false, true] {
            if measure {
                measured.measure_types(types.view());
            }
            for n in [scalable, list, nested, Type::VOID] {
                assert!(!measured.has_fixed_size(types.view(), n));
                assert_eq!(measured.fixed_alloc_size(types.view(), n), None);
                assert_eq!(measured.fixed_store_size(types.view(), n), None);
            }
            assert_eq!(measured.fixed_alloc_size(types.view(), later), Some(72));
            assert_eq!(measured.fixed_store_size(types.view(), Type::I128), Some(16));
        }
        // Of vectors of 2^32 bits and more LLVM looks up the low 32 bits: 64 of them here, and 128.
        let wide = types.intern(TypeKind::Vector { len: (1 << 26) + 1, scalable: false, elem: Type::I64 });
        let wider = types.intern(TypeKind::Vector { len: (1 << 26) + 2, scalable: false, elem: Type::I64 });
        let unlisted = types.intern(TypeKind::Vector { len: (1 << 26) + 3, scalable: false, elem: Type::I64 });
        let aligns =
            [wide, wider, unlisted].map(|ty| (dl.abi_align(types.view(), ty), dl.pref_align(types.view(), ty)));
        assert_eq!(aligns, [(8, 8), (16, 16), (1 << 30, 1 << 30)]);
        assert_eq!(dl.alloc_size(types.view(), wide), (1 << 29) + 8);
        let t = types.view();
        let plain = DataLayout::default();
        assert_eq!(plain.abi_align(t, Type::I64), 4);
        assert_eq!(plain.pref_align(t, Type::I64), 8);
        assert!(DataLayout::parse("e-p:x").is_err());
    }
}
