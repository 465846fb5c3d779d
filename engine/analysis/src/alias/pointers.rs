//! What a pointer is a cast of, the object it is computed from, and its address taken apart: columns over the values of a
//! function.
//!
//! Rows are found when first asked for, and are good for one epoch: as long as nothing that pointers are computed from got
//! another operand. An [`Alias`] starts an epoch of its own, unless its owner says that nothing of that kind happened since the
//! last one.

use super::classes::{Classes, Spot};
use super::objects::{self, Object};
use super::{Address, Alias, AliasCache, address};
use crate::facts::underlying_object;
use crate::known_bits::{KnownBits, Values, object_size};
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::{Func, Opcode, Value, ValueKind};

/// A pointer taken apart.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    /// What it is a cast of.
    pub stripped: Value,
    /// Whether that is a pointer at all, no vector of them.
    pub single: bool,
    /// Space that its type names.
    pub type_space: u32,
    /// Space of the memory it points to.
    pub space: u32,
    /// What it is computed from, up to [`FAR`] steps away.
    pub far: Value,
    /// What `stripped` is computed from, up to [`address::MAX_LOOKUP`] steps away.
    pub object: Object,
    /// Whether nothing is special about it: it is one pointer, no constant that points nowhere, and no argument that says how many bytes
    /// are behind it.
    pub plain: bool,
    /// Where it lies beside others, once that was asked for.
    pub spot: Spot,
}

/// Steps to the base that spaces, constant memory and stores to one object are told by.
const FAR: u32 = 10;

impl Pointer {
    fn of(func: &Func<'_>, operand: Value) -> Pointer {
        let mut stripped = operand;
        for _ in 0..address::MAX_LOOKUP {
            match address::cast_source(func, stripped) {
                Some(next) => stripped = next,
                None => break,
            }
        }
        let o = underlying_object(func, stripped, address::MAX_LOOKUP);
        let identified = objects::is_identified_object(func, o);
        let object = Object {
            value: o,
            space: objects::object_space(func, o),
            identified,
            local: objects::is_local_object(func, o),
            null: objects::is_null(func, o),
            size: if identified { objects::room(func, o) } else { None },
        };
        // Where no cast was taken off, the way to the object is part of it.
        let far = match stripped == operand {
            true => underlying_object(func, o, FAR - address::MAX_LOOKUP),
            false => underlying_object(func, operand, FAR),
        };
        let named = func.types().addrspace(func.type_of(operand));
        let space = match named {
            Some(0) if far == o => object.space,
            Some(0) => objects::object_space(func, far),
            other => other.unwrap_or(0),
        };
        let single = func.types().is_ptr(func.type_of(stripped));
        let says_size = stripped.as_arg().is_some() && object_size(func, stripped).is_some();
        let plain = single && !object.null && !stripped.is_undef_or_poison() && !says_size;
        let type_space = named.unwrap_or(0);
        Pointer { stripped, single, type_space, space, far, object, plain, spot: Spot::UNKNOWN }
    }
}

/// Epoch of rows that nobody asked for.
const NEVER: u32 = u32::MAX;

/// Rows by value, with the epochs they are of.
struct Column<T> {
    args: Vec<(u32, T)>,
    insts: Vec<(u32, T)>,
    /// Rows of globals and constants, of this epoch.
    others: HashMap<Value, T, foldhash::fast::FixedState>,
    /// Number of the epoch; rows of others do not count.
    epoch: u32,
}

impl<T> Default for Column<T> {
    fn default() -> Self {
        let others = HashMap::with_hasher(foldhash::fast::FixedState::with_seed(0x616c_6961));
        Column { args: Vec::new(), insts: Vec::new(), others, epoch: 0 }
    }
}

impl<T: Copy> Column<T> {
    /// Starts an epoch.
    #[inline]
    fn forget(&mut self) {
        if !self.others.is_empty() {
            self.others.clear();
        }
        self.epoch += 1;
        if self.epoch == NEVER {
            *self = Column::default();
        }
    }
    /// Row of `value`.
    #[inline]
    fn get(&self, value: Value) -> Option<T> {
        let row = match value.kind() {
            ValueKind::Inst(i) => self.insts.get(i.index()),
            ValueKind::Arg(n) => self.args.get(n as usize),
            _ => return self.others.get(&value).copied(),
        };
        row.filter(|r| r.0 == self.epoch).map(|r| r.1)
    }
    /// Sets the row of `value`.
    fn set(&mut self, value: Value, to: T) {
        let (column, row) = match value.kind() {
            ValueKind::Inst(i) => (&mut self.insts, i.index()),
            ValueKind::Arg(n) => (&mut self.args, n as usize),
            _ => {
                self.others.insert(value, to);
                return;
            }
        };
        if column.len() <= row {
            column.resize(row + 1, (NEVER, to));
        }
        column[row] = (self.epoch, to);
    }
    /// Forgets the row of `value`.
    #[inline]
    fn unset(&mut self, value: Value) {
        let row = match value.kind() {
            ValueKind::Inst(i) => self.insts.get_mut(i.index()),
            ValueKind::Arg(n) => self.args.get_mut(n as usize),
            _ => {
                self.others.remove(&value);
                return;
            }
        };
        if let Some(row) = row {
            row.0 = NEVER;
        }
    }
}

/// Rows of one kind, found by value. A row stays where it is until its epoch ends.
struct Rows<T> {
    at: Column<u32>,
    rows: Vec<T>,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        Rows { at: Column::default(), rows: Vec::new() }
    }
}

impl<T> Rows<T> {
    #[inline]
    fn forget(&mut self) {
        self.at.forget();
        self.rows.clear();
    }
    /// Row number of `value`, which `make` makes when it is first asked for.
    #[inline]
    fn row(&mut self, value: Value, make: impl FnOnce() -> T) -> usize {
        match self.at.get(value) {
            Some(row) => row as usize,
            None => self.add(value, make()),
        }
    }
    fn add(&mut self, value: Value, made: T) -> usize {
        let row = self.rows.len();
        self.rows.push(made);
        self.at.set(value, row as u32);
        row
    }
}

/// What is remembered of values.
#[derive(Default)]
pub(super) struct Pointers {
    pointers: Rows<Pointer>,
    addresses: Rows<Address>,
    /// Addresses that lie at constant distances from each other.
    classes: Classes,
    /// Base and constant offset, as [`address::constant_offset`] gives them.
    offsets: Rows<(Value, i64)>,
    /// Known bits of the variables of addresses, asked for without a place.
    bits: Rows<Option<KnownBits>>,
}

impl AliasCache {
    /// Forgets what pointers are computed from: one of them, or a number they are computed from, got another operand.
    #[inline]
    pub fn forget_pointers(&mut self) {
        self.pointers.pointers.forget();
        self.forget_addresses();
    }
    /// Forgets how pointers are computed: a number got another operand, but no pointer did.
    #[inline]
    pub fn forget_addresses(&mut self) {
        self.pointers.addresses.forget();
        self.pointers.classes.forget();
        self.pointers.offsets.forget();
        self.pointers.bits.forget();
    }
    /// Forgets what was found of `value` and of what addresses are computed from it: some uses of it are about to get another value, or
    /// it lost flags.
    pub fn forget_computed_from(&mut self, func: &Func<'_>, value: Value) {
        use Opcode::*;
        // Bits are known by more than what addresses are made of.
        self.pointers.bits.forget();
        let mut left = MAX_DEPENDENTS;
        let mut values: SmallVec<[Value; 16]> = smallvec::smallvec![value];
        while let Some(value) = values.pop() {
            self.pointers.forget_value(value);
            if !value.has_uses() {
                continue;
            }
            for user in func.uses(value).map(|slot| func.user(slot)) {
                if left == 0 {
                    self.forget_pointers();
                    return;
                }
                left -= 1;
                match func.op(user) {
                    GetElementPtr | AddrSpaceCast | BitCast | IntToPtr | ZExt | SExt | Add | Sub | Mul | Shl | Or
                    | Call | Phi => values.push(Value::inst(user)),
                    _ => {}
                }
            }
        }
    }
}

/// Values that [`AliasCache::forget_computed_from`] visits before it forgets all.
const MAX_DEPENDENTS: u32 = 64;

impl Pointers {
    /// Forgets the rows of `value`; known bits stay.
    fn forget_value(&mut self, value: Value) {
        self.pointers.at.unset(value);
        self.addresses.at.unset(value);
        self.offsets.at.unset(value);
    }
}

/// Row number of an address.
#[derive(Clone, Copy)]
pub(super) struct AddressRow(usize);

/// Row number of a pointer.
#[derive(Clone, Copy)]
pub(super) struct PointerRow(usize);

impl Alias<'_, '_> {
    /// `value` taken apart.
    #[inline]
    pub(super) fn pointer(&mut self, value: Value) -> &Pointer {
        let row = self.pointer_row(value);
        self.pointer_at(row)
    }
    /// Row of the pointer `value`, which [`Alias::pointer_at`] gives.
    #[inline]
    pub(super) fn pointer_row(&mut self, value: Value) -> PointerRow {
        let func = self.f;
        PointerRow(self.cache.pointers.pointers.row(value, || Pointer::of(func, value)))
    }
    /// The pointer of `row`.
    #[inline]
    pub(super) fn pointer_at(&self, row: PointerRow) -> &Pointer {
        &self.cache.pointers.pointers.rows[row.0]
    }
    /// Where the pointer of `row` lies beside others.
    #[inline]
    pub(super) fn spot(&mut self, row: PointerRow) -> Spot {
        let Pointers { pointers, classes, .. } = &self.cache.pointers;
        let spot = pointers.rows[row.0].spot;
        if classes.are_of(spot) { spot } else { self.find_spot(row) }
    }
    fn find_spot(&mut self, row: PointerRow) -> Spot {
        let stripped = self.pointer_at(row).stripped;
        let at = self.address(stripped);
        let Pointers { pointers, classes, addresses, .. } = &mut self.cache.pointers;
        let spot = classes.spot_of(&addresses.rows, at.0);
        pointers.rows[row.0].spot = spot;
        spot
    }
    /// What pointer `value` is computed from, up to ten steps away.
    #[inline]
    pub fn object_of(&mut self, value: Value) -> Value {
        self.pointer(value).far
    }
    /// Row of the address `value`, which [`Alias::held`] gives.
    #[inline]
    pub(super) fn address(&mut self, value: Value) -> AddressRow {
        let func = self.f;
        AddressRow(self.cache.pointers.addresses.row(value, || Address::of(func, value)))
    }
    /// The address of pointer `value` taken apart, if what it begins at is known: it is neither cut off nor a phi or select. Two such
    /// addresses are the same, or at a fixed distance, only if they have one base and the same variables.
    pub fn rooted_address(&mut self, value: Value) -> Option<&Address> {
        let stripped = self.pointer(value).stripped;
        let row = self.address(stripped);
        let address = self.held(row);
        (address.rooted && matches!(address.width, 0 | 32 | 64)).then_some(address)
    }
    /// The address of `row`.
    #[inline]
    pub(super) fn held(&self, row: AddressRow) -> &Address {
        &self.cache.pointers.addresses.rows[row.0]
    }
    /// Base and constant byte offset of pointer `value`: [`address::constant_offset`], remembered.
    pub fn constant_offset(&mut self, value: Value) -> (Value, i64) {
        let func = self.f;
        let offsets = &mut self.cache.pointers.offsets;
        let row = offsets.row(value, || address::constant_offset(func, value));
        offsets.rows[row]
    }
    /// Bytes from pointer `from` to pointer `to`, where both are computed from one base by the same variables.
    pub fn fixed_distance(&mut self, from: Value, to: Value) -> Option<i64> {
        let ((base, start), (other, end)) = (self.constant_offset(from), self.constant_offset(to));
        if base == other {
            return end.checked_sub(start);
        }
        let (x, y) = (self.address(from), self.address(to));
        let (x, y) = (self.held(x), self.held(y));
        (x.base == y.base && x.has_terms_of(y)).then(|| y.bytes_from(x))
    }
    /// Known bits of `value`, a variable of an address, wherever it is defined.
    pub(super) fn variable_bits(&mut self, value: Value) -> Option<KnownBits> {
        let func = self.f;
        let bits = &mut self.cache.pointers.bits;
        let row = bits.row(value, || Values::new(func).known_bits(value));
        bits.rows[row]
    }
}
