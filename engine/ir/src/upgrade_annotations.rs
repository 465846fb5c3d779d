//! Kernel annotations of older modules: `!nvvm.annotations` becomes calling conventions and attributes, as in LLVM 22.
//!
//! `{ptr @f, !"kernel", i32 1}` makes `@f` a `ptx_kernel`; `maxntidx` and the like become `"nvvm.maxntid"="x,y,z"` and so on;
//! `grid_constant` marks parameters; `align` becomes `alignstack` of a parameter. Pairs that are not known stay. So do those that
//! make parameters images and samplers, which are noted beside the function as well: they have no attribute in LLVM.

use crate::attrs::{Attr, AttrKind};
use crate::ids::*;
use crate::metadata::MdNode;
use crate::module::{FuncExtra, GlobalKind, HandleKind, Module, cc};

/// Upgrades the annotations of a module. Linear in their number.
pub fn upgrade_annotations(module: &mut Module) {
    let Some(name) = module.tables().strings.find(b"nvvm.annotations") else { return };
    let nodes: Vec<Md> = module.tables().metadata.named_list(name).to_vec();
    if nodes.is_empty() {
        return;
    }
    let mut seen = std::collections::HashSet::new();
    let mut kept = Vec::new();
    for node in nodes {
        if !seen.insert(node) {
            continue;
        }
        let ops = module.tables().metadata.ops(node).to_vec();
        let Some(global) = ops.first().and_then(|&op| module.tables().metadata.global_of(op)) else {
            if ops.first().is_none_or(|op| op.is_some()) {
                kept.push(node);
            }
            continue;
        };
        let mut rest = vec![ops[0]];
        for pair in ops[1..].chunks(2) {
            let &[key, value] = pair else {
                rest.extend_from_slice(pair);
                continue;
            };
            if !upgrade_pair(module, global, key, value) {
                rest.extend([key, value]);
            }
        }
        if rest.len() == ops.len() {
            kept.push(node);
        } else if rest.len() > 1 {
            kept.push(module.tables_mut().metadata.add(MdNode::Tuple { distinct: false, ops: rest.into() }));
        }
    }
    let named = &mut module.tables_mut().metadata.named;
    if let Some(list) = named.iter_mut().find(|l| l.0 == name) {
        list.1 = kept;
    }
}

/// Upgrades one pair. Returns whether it is known, so that it goes.
fn upgrade_pair(module: &mut Module, global: Global, key: Md, value: Md) -> bool {
    if key.is_none() {
        return false;
    }
    let Some(s) = module.tables().metadata.str_of(key) else { return false };
    let key = module.tables().strings.text(s).into_owned();
    let is_function = module.globals().sym()[global.index()].kind == GlobalKind::Function;
    if !is_function {
        return false;
    }
    if key == "grid_constant" {
        let ops = module.tables().metadata.ops(value).to_vec();
        if value.is_none() || ops.is_empty() {
            return false;
        }
        let name = module.tables_mut().strings.intern(b"nvvm.grid_constant");
        for op in ops {
            if let Some(i @ 1..) = module.tables().metadata_int(op) {
                add_at(module, global, Position::Param(i as usize - 1), Attr::Str(name, None));
            }
        }
        return true;
    }
    let Some(v) = module.tables().metadata_int(value) else { return false };
    let handle = match key.as_str() {
        "rdoimage" => Some(HandleKind::Texture),
        "wroimage" | "rdwrimage" => Some(HandleKind::Surface),
        "sampler" => Some(HandleKind::Sampler),
        _ => None,
    };
    if let Some(kind) = handle {
        if let Ok(index) = u32::try_from(v) {
            note_handle(module, global, index, kind);
        }
        return false;
    }
    let text = v.to_string();
    match key.as_str() {
        "kernel" => {
            if v != 0 {
                module.globals_mut().shape_mut()[global.index()].cc = cc::PTX_KERNEL;
            }
        }
        "align" => {
            let (position, bytes) = (v >> 16, v & 0xffff);
            if !bytes.is_power_of_two() {
                return false;
            }
            let at = if position == 0 { Position::Ret } else { Position::Param(position as usize - 1) };
            add_at(module, global, at, Attr::Int(AttrKind::AlignStack, bytes));
        }
        "maxclusterrank" | "cluster_max_blocks" => set_string(module, global, "nvvm.maxclusterrank", &text),
        "minctasm" => set_string(module, global, "nvvm.minctasm", &text),
        "maxnreg" => set_string(module, global, "nvvm.maxnreg", &text),
        _ => {
            for (prefix, attr) in
                [("maxntid", "nvvm.maxntid"), ("reqntid", "nvvm.reqntid"), ("cluster_dim_", "nvvm.cluster_dim")]
            {
                if let Some(axis) = key.strip_prefix(prefix)
                    && let Some(axis) = ["x", "y", "z"].iter().position(|a| *a == axis)
                {
                    set_vector(module, global, attr, axis, &text);
                    return true;
                }
            }
            return false;
        }
    }
    true
}

/// Notes that parameter `index` of `global` is a handle. A parameter that has two meanings has the last.
fn note_handle(module: &mut Module, global: Global, index: u32, kind: HandleKind) {
    let mut row = module.globals().parts()[global.index()].extra as usize;
    if row >= module.tables().extras.len() {
        row = module.tables().extras.len();
        module.tables_mut().extras.push(FuncExtra::default());
        module.globals_mut().parts_mut()[global.index()].extra = row as u32;
    }
    let handles = &mut module.tables_mut().extras[row].handles;
    match handles.binary_search_by_key(&index, |handle| handle.0) {
        Ok(at) => handles[at].1 = kind,
        Err(at) => handles.insert(at, (index, kind)),
    }
}

enum Position {
    Func,
    Ret,
    Param(usize),
}

/// Adds (or replaces) an attribute of `global`.
fn add_at(module: &mut Module, global: Global, at: Position, attr: Attr) {
    let list = module.globals().parts()[global.index()].attrs;
    let row = module.tables().attrs.view().list(list).clone();
    let (mut func, mut ret, mut params) = (row.func, row.ret, row.params.into_vec());
    let slot = match at {
        Position::Func => &mut func,
        Position::Ret => &mut ret,
        Position::Param(i) => {
            let ty = module.globals().shape()[global.index()].ty;
            let n = module.tables().types.view().func(ty).map_or(0, |f| f.1.len());
            if i >= n {
                return;
            }
            if params.len() <= i {
                params.resize(i + 1, AttrSet::EMPTY);
            }
            &mut params[i]
        }
    };
    let mut set = module.tables().attrs.view().set(*slot).to_vec();
    if let Attr::Str(key, _) = &attr {
        set.retain(|a| !matches!(a, Attr::Str(k, _) if k == key));
    }
    set.push(attr);
    let attrs = &mut module.tables_mut().attrs;
    *slot = attrs.set(set);
    let list = attrs.list(func, ret, params);
    module.globals_mut().parts_mut()[global.index()].attrs = list;
}

fn set_string(module: &mut Module, global: Global, key: &str, value: &str) {
    let strings = &mut module.tables_mut().strings;
    let (key, value) = (strings.intern(key.as_bytes()), strings.intern(value.as_bytes()));
    add_at(module, global, Position::Func, Attr::Str(key, Some(value)));
}

/// Sets one axis of a list `x,y,z`; axes before it that are not there are 1.
fn set_vector(module: &mut Module, global: Global, key: &str, axis: usize, value: &str) {
    let list = module.globals().parts()[global.index()].attrs;
    let t = module.tables();
    let func = t.attrs.view().list(list).func;
    let old = t.strings.find(key.as_bytes()).and_then(|k| t.attrs.view().string(func, k)).flatten();
    let old = old.map_or(String::new(), |s| t.strings.text(s).into_owned());
    let mut parts: Vec<&str> = old.split(',').map(str::trim).filter(|p| !p.is_empty()).collect();
    while parts.len() <= axis {
        parts.push("1");
    }
    parts[axis] = value;
    let text = parts.join(",");
    set_string(module, global, key, &text);
}
