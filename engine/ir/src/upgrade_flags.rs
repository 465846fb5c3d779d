//! Module flags of older modules, as LLVM 22 has them.
//!
//! A flag is `!{behaviour, name, value}`, its behaviour being what the linker does where two modules differ. LLVM gave some flags
//! another behaviour, renamed one, made the value of one a byte, and took the spaces out of the name of an Objective-C section.
//! Linear in the number of flags.

use crate::ids::*;
use crate::metadata::MdNode;
use crate::module::Module;
use crate::module_flags::{self, behaviour};

/// Upgrades the module flags.
pub fn upgrade_flags(module: &mut Module) {
    let Some(list) = module.tables().strings.find(module_flags::LIST) else { return };
    let mut flags = module.tables().metadata.named_list(list).to_vec();
    let before = flags.clone();
    let (mut image_info, mut class_properties) = (false, false);
    for flag in &mut flags {
        let &[behaviour, name, value] = module.tables().metadata.ops(*flag) else { continue };
        let Some(s) = Some(name).filter(|n| n.is_some()).and_then(|n| module.tables().metadata.str_of(n)) else {
            continue;
        };
        let key = module.tables().strings.get(s).to_vec();
        image_info |= key == b"Objective-C Image Info Version";
        class_properties |= key == b"Objective-C Class Properties";
        if let Some(ops) = upgraded(module, &key, [behaviour, name, value]) {
            *flag = module.tables_mut().metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() });
        }
    }
    // Modules without the flag were made before Objective-C had class properties.
    if image_info && !class_properties {
        let key = string(module, b"Objective-C Class Properties");
        let ops = [int(module, Type::I32, 32, behaviour::OVERRIDE), key, int(module, Type::I32, 32, 0)];
        flags.push(module.tables_mut().metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() }));
    }
    if flags != before
        && let Some(l) = module.tables_mut().metadata.named.iter_mut().find(|l| l.0 == list)
    {
        l.1 = flags;
    }
}

/// The flag called `key` in the form of today, when that is another.
fn upgraded(module: &mut Module, key: &[u8], [behaviour, name, value]: [Md; 3]) -> Option<[Md; 3]> {
    let is = |module: &Module, wanted: u64| module.tables().metadata_int(behaviour) == Some(wanted);
    match key {
        b"PIC Level" if is(module, behaviour::ERROR) || is(module, behaviour::MAX) => {
            Some([int(module, Type::I32, 32, behaviour::MIN), name, value])
        }
        b"PIE Level" if is(module, behaviour::ERROR) => Some([int(module, Type::I32, 32, behaviour::MAX), name, value]),
        b"branch-target-enforcement" => error_to_min(module, behaviour, name, value),
        _ if key.starts_with(b"sign-return-address") => error_to_min(module, behaviour, name, value),
        b"amdgpu_code_object_version" => Some([behaviour, string(module, b"amdhsa_code_object_version"), value]),
        b"Objective-C Image Info Section" => {
            let s = module.tables().metadata.str_of(Some(value).filter(|v| v.is_some())?)?;
            let text = module.tables().strings.get(s);
            let tight: Vec<u8> = text.iter().copied().filter(|&c| c != b' ').collect();
            if tight == text {
                return None;
            }
            Some([behaviour, name, string(module, &tight)])
        }
        b"Objective-C Garbage Collection" => {
            let v = module.tables().metadata_int(value)?;
            let MdNode::Value(ty, _) = *module.tables().metadata.get(value) else { return None };
            // The upper bytes hold versions of Swift, which are flags of their own in modules of today.
            (ty == Type::I32 && v <= 0xff).then(|| [behaviour, name, int(module, Type::I8, 8, v)])
        }
        _ => None,
    }
}

fn error_to_min(module: &mut Module, behaviour: Md, name: Md, value: Md) -> Option<[Md; 3]> {
    (module.tables().metadata_int(behaviour) == Some(behaviour::ERROR))
        .then(|| [int(module, Type::I32, 32, behaviour::MIN), name, value])
}

fn int(module: &mut Module, ty: Type, bits: u32, value: u64) -> Md {
    let t = module.tables_mut();
    let value = t.consts.add_int(ty, bits, value);
    t.metadata.add(MdNode::Value(ty, value))
}

fn string(module: &mut Module, text: &[u8]) -> Md {
    let t = module.tables_mut();
    let s = t.strings.intern(text);
    t.metadata.add(MdNode::Str(s))
}
