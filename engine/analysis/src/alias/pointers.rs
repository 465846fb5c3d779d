//! What a pointer is a cast of, the object it is computed from, and its address taken apart: columns over the values of a
//! function.
//!
//! Rows are found when first asked for, and are good for one epoch: as long as nothing that pointers are computed from got
//! another operand. An [`Alias`] starts an epoch of its own, unless its owner says that nothing of that kind happened since the
//! last one.

use super::{Address, Alias, AliasCache, address, objects};
use crate::facts::underlying_object;
use warpc_ir::{Func, Value, ValueKind};

/// A base: what all pointers computed from it share.
#[derive(Clone, Copy)]
pub(super) struct Object {
    /// The base.
    pub value: Value,
    /// Space of its memory.
    pub space: u32,
    /// Whether no other identified object overlaps it.
    pub identified: bool,
    /// Whether it is made by or for this very call of the function.
    pub local: bool,
    /// Bytes, when it is identified and their number is exactly known.
    pub size: Option<u64>,
}

/// A pointer taken apart.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    /// What it is a cast of.
    pub stripped: Value,
    /// Whether that is a pointer at all, no vector of them.
    pub single: bool,
    /// Space of the memory it points to.
    pub space: u32,
    /// What it is computed from.
    pub object: Object,
}

impl Pointer {
    fn of(f: &Func<'_>, operand: Value) -> Pointer {
        let mut stripped = operand;
        for _ in 0..address::MAX_LOOKUP {
            match address::cast_source(f, stripped) {
                Some(next) => stripped = next,
                None => break,
            }
        }
        let o = underlying_object(f, stripped, address::MAX_LOOKUP);
        let identified = objects::is_identified_object(f, o);
        let object = Object {
            value: o,
            space: objects::object_space(f, o),
            identified,
            local: objects::is_local_object(f, o),
            size: if identified { objects::exact_size(f, o) } else { None },
        };
        Pointer {
            stripped,
            single: f.types().is_ptr(f.type_of(stripped)),
            space: objects::value_space(f, operand),
            object,
        }
    }
}

/// Epoch of rows that nobody asked for.
const NEVER: u32 = u32::MAX;

/// Rows by value, with the epochs they are of.
struct Column<T> {
    args: Vec<(u32, T)>,
    insts: Vec<(u32, T)>,
    /// Number of the epoch; rows of others do not count.
    epoch: u32,
}

impl<T> Default for Column<T> {
    fn default() -> Self {
        Column { args: Vec::new(), insts: Vec::new(), epoch: 0 }
    }
}

impl<T: Copy> Column<T> {
    /// Starts an epoch.
    #[inline]
    fn forget(&mut self) {
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
            _ => None,
        };
        row.filter(|r| r.0 == self.epoch).map(|r| r.1)
    }
    /// Sets the row of `value`, an instruction or argument.
    fn set(&mut self, value: Value, to: T) {
        let (column, row) = match value.kind() {
            ValueKind::Inst(i) => (&mut self.insts, i.index()),
            ValueKind::Arg(n) => (&mut self.args, n as usize),
            _ => return,
        };
        if column.len() <= row {
            column.resize(row + 1, (NEVER, to));
        }
        column[row] = (self.epoch, to);
    }
}

/// Pointers and addresses by value.
#[derive(Default)]
pub(super) struct Pointers {
    pointers: Column<Pointer>,
    /// Rows of `addresses`.
    at: Column<u32>,
    addresses: Vec<Address>,
}

/// An address: remembered or not.
pub(super) enum Held {
    At(u32),
    Own(Address),
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
        self.pointers.at.forget();
        self.pointers.addresses.clear();
    }
}

impl Alias<'_, '_> {
    /// `value` taken apart.
    pub(super) fn pointer(&mut self, value: Value) -> Pointer {
        let column = &mut self.cache.pointers.pointers;
        column.get(value).unwrap_or_else(|| {
            let found = Pointer::of(self.f, value);
            column.set(value, found);
            found
        })
    }
    /// The address `value`, which [`Alias::held`] gives.
    pub(super) fn address(&mut self, value: Value) -> Held {
        let p = &mut self.cache.pointers;
        if value.as_inst().is_none() {
            return Held::Own(Address::of(self.f, value));
        }
        Held::At(p.at.get(value).unwrap_or_else(|| {
            let row = p.addresses.len() as u32;
            p.addresses.push(Address::of(self.f, value));
            p.at.set(value, row);
            row
        }))
    }
    /// The address that `held` stands for.
    #[inline]
    pub(super) fn held<'h>(&'h self, held: &'h Held) -> &'h Address {
        match held {
            Held::At(row) => &self.cache.pointers.addresses[*row as usize],
            Held::Own(a) => a,
        }
    }
}
