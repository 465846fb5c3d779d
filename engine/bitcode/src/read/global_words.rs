//! What numbers in the records of globals stand for.

use super::error::{Cause, Part};
use warpc_ir::module::{DllClass, Linkage, ThreadLocal, UnnamedAddr, Visibility};

/// Linkages that came with a comdat of the same name before there were records of comdats.
pub(super) const WITH_COMDAT: [u64; 4] = [1, 4, 10, 11];

pub(super) fn linkage(n: u64) -> Linkage {
    match n {
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        12 => Linkage::AvailableExternally,
        1 | 16 => Linkage::Weak,
        10 | 17 => Linkage::WeakOdr,
        4 | 18 => Linkage::LinkOnce,
        11 | 19 => Linkage::LinkOnceOdr,
        _ => Linkage::External,
    }
}

pub(super) fn visibility(n: u64) -> Visibility {
    match n {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

pub(super) fn dll_class(n: u64) -> DllClass {
    match n {
        1 => DllClass::Import,
        2 => DllClass::Export,
        _ => DllClass::None,
    }
}

pub(super) fn thread_local(n: u64) -> ThreadLocal {
    match n {
        0 => ThreadLocal::None,
        2 => ThreadLocal::LocalDynamic,
        3 => ThreadLocal::InitialExec,
        4 => ThreadLocal::LocalExec,
        _ => ThreadLocal::GeneralDynamic,
    }
}

pub(super) fn unnamed_addr(n: u64) -> UnnamedAddr {
    match n {
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::None,
    }
}

/// Encoded alignment: its logarithm plus one, 0 for none.
pub(super) fn alignment(n: u64) -> Part<u8> {
    if n <= 33 { Ok(n as u8) } else { Err(Cause::Record("alignment")) }
}
