//! `.debug_pubnames` and `.debug_pubtypes`: the functions, variables, namespaces and types of a unit that other units may name, with
//! the offsets of their entries, so that a debugger finds a name without reading the entries.
//!
//! A unit has them unless its `nameTableKind` says otherwise, as clang's for CUDA does. Only a unit with types and variables has any.
//! Names of C++ have those of the namespaces and classes around them before them.
//! Source: DWARF Debugging Information Format, version 2, "Accelerated access"; which names are listed is as in LLVM, but for
//! enumerators.

use super::die::Die;
use super::entries::Entries;
use super::nodes::{DEPTH, Nodes};
use super::{Level, level_of};
use warpc_ir::ids::Md;

/// Languages whose names have those of the scopes around them: C++ as such, of 2003, 2011, 2014, 2017 and 2020.
const C_PLUS_PLUS: &[u64] = &[0x04, 0x19, 0x1a, 0x21, 0x2a, 0x2b];

/// One table of a unit.
pub struct NameTable {
    /// Whether it is that of types.
    pub types: bool,
    /// The unit.
    pub unit: Die,
    /// Offset of an entry in the unit, and its name, in the order of the entries.
    pub names: Vec<(u32, Vec<u8>)>,
}

/// Whether unit `unit` wants tables of names.
pub fn are_wanted(nodes: Nodes<'_>, unit: Md) -> bool {
    level_of(nodes, unit) == Level::Full && matches!(nodes.text(unit, nodes.names.name_table), b"" | b"Default")
}

/// The tables of `units`, each a node with its entry, once entries have their offsets; two for each. Linear in nodes, but for sorting.
pub fn tables(entries: &Entries<'_>, units: &[(Md, Die)]) -> Vec<NameTable> {
    let nodes = entries.nodes;
    let mut tables: Vec<NameTable> = units
        .iter()
        .flat_map(|&(_, unit)| [false, true].map(|types| NameTable { types, unit, names: Vec::new() }))
        .collect();
    if tables.is_empty() {
        return tables;
    }
    for node in (0..nodes.table().len()).map(Md::new) {
        let Some(die) = entries.of[node.index()].get() else { continue };
        let Some(types) = kind_of(nodes, node) else { continue };
        let Some(at) = units.iter().position(|unit| entries.dies.is_in(die, unit.1)) else { continue };
        let Some(name) = full_name(nodes, node, nodes.is_written_in(units[at].0, C_PLUS_PLUS)) else { continue };
        tables[2 * at + usize::from(types)].names.push((entries.dies.place(die).0, name));
    }
    for table in &mut tables {
        table.names.sort();
    }
    tables
}

/// Whether the name of `node` is that of a type, if it is listed at all.
fn kind_of(nodes: Nodes<'_>, node: Md) -> Option<bool> {
    let (names, kind) = (nodes.names, nodes.kind(node));
    let is_any = |kinds: &[warpc_ir::ids::Str]| kinds.contains(&kind);
    if kind.is_none() {
        None
    } else if kind == names.di_subprogram {
        nodes.has_flag(node, names.sp_flags, "DISPFlagDefinition").then_some(false)
    } else if kind == names.di_global {
        (nodes.bool(node, names.is_definition) != Some(false)).then_some(false)
    } else if kind == names.di_namespace {
        Some(false)
    } else if is_any(&[names.di_basic, names.di_derived, names.di_composite, names.di_subroutine, names.di_string]) {
        // Of a type in a class or function the debugger asks there.
        let scope = nodes.node(node, names.scope);
        let is_open = scope.is_none_or(|scope| nodes.is(scope, names.di_namespace) || !has_entry_kind(nodes, scope));
        (is_open && !nodes.has_flag(node, names.flags, "DIFlagFwdDecl")).then_some(true)
    } else {
        None
    }
}

/// Whether a scope is one of the source, and no file or unit.
fn has_entry_kind(nodes: Nodes<'_>, scope: Md) -> bool {
    let names = nodes.names;
    [names.di_subprogram, names.di_composite, names.di_lexical_block, names.di_lexical_file, names.di_module]
        .iter()
        .any(|&kind| nodes.is(scope, kind))
}

/// The name of a node, with those of what is around it where they are wanted; none when it has no name.
fn full_name(nodes: Nodes<'_>, node: Md, with_scopes: bool) -> Option<Vec<u8>> {
    const NAMELESS: &[u8] = b"(anonymous namespace)";
    let names = nodes.names;
    let own = |node: Md| match nodes.text(node, names.name) {
        b"" if nodes.is(node, names.di_namespace) => NAMELESS,
        name => name,
    };
    let last = own(node);
    if last.is_empty() {
        return None;
    }
    let mut scopes: Vec<&[u8]> = Vec::new();
    let mut at = nodes.node(node, names.scope).filter(|_| with_scopes);
    while let Some(scope) = at.filter(|_| scopes.len() < DEPTH) {
        if nodes.is(scope, names.di_namespace) || has_entry_kind(nodes, scope) {
            scopes.push(own(scope));
        }
        at = nodes.node(scope, names.scope);
    }
    let mut name = Vec::new();
    for scope in scopes.iter().rev().filter(|scope| !scope.is_empty()) {
        name.extend_from_slice(scope);
        name.extend_from_slice(b"::");
    }
    name.extend_from_slice(last);
    Some(name)
}
