//! Functions of the program that do for vectors what another function does for scalars: the attribute `vector-function-abi-variant` of a
//! call or of its callee names them, as `_ZGV<set>N<lanes><parameters>_<scalar>(<vector>)`.
//!
//! A call becomes part of a vector if a variant takes all lanes at once, without a mask, with a vector for every parameter, and if the call
//! neither writes memory nor may fail to return: then the calls may be made together, where the last stood.

use super::lanes::wide_type_exists;
use warpc_analysis::facts;
use warpc_ir::Func;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::Opcode;

/// Attribute that names the variants of a function.
const VARIANTS: &[u8] = b"vector-function-abi-variant";

/// The function that does what call `inst` does for `lanes` lanes at once. Cost: the attribute's text and, if it fits, the module's globals.
pub(super) fn variant(func: &Func<'_>, inst: Inst, lanes: usize) -> Option<Global> {
    if func.op(inst) != Opcode::Call || facts::call_has(func, inst, AttrKind::Convergent) {
        return None;
    }
    let callee = facts::called_function(func, inst)?;
    let strings = &func.ctx().tables.strings;
    let key = strings.find(VARIANTS)?;
    let attrs = func.attrs();
    let of = |list: AttrList| attrs.string(attrs.list(list).func, key).flatten();
    let names = of(func.call(inst).attrs).or_else(|| of(func.ctx().globals.parts[callee.index()].attrs))?;
    let callee_name = func.ctx().globals.sym[callee.index()].name;
    let name =
        func.ctx().str(names).split(|&byte| byte == b',').find_map(|name| {
            vector_name(name, func.ctx().str(callee_name), lanes, func.call(inst).num_args as usize)
        })?;
    if facts::may_write(func, inst) || !facts::transfers_execution(func, inst) || !func.call(inst).bundles.is_empty() {
        return None;
    }
    let name: Str = strings.find(name)?;
    let globals = &func.ctx().globals;
    let row = globals.sym.iter().position(|sym| sym.name == name && !sym.is_dead())?;
    let takes = |scalar: Type, vector: Type| wide_type_exists(func, scalar, lanes, vector);
    let (result, params, variadic) = func.types().func(globals.shape[row].ty)?;
    let fits = globals.sym[row].kind == GlobalKind::Function
        && !variadic
        && params.len() == func.call(inst).num_args as usize
        && takes(func.ty(inst), result)
        && params.iter().enumerate().all(|(n, &param)| takes(func.type_of(func.operand(inst, n)), param));
    fits.then(|| Global::new(row))
}

/// The function that `mangled` names, if it is a variant of `callee` without a mask for `lanes` lanes whose `params` parameters are vectors.
fn vector_name<'n>(mangled: &'n [u8], callee: &[u8], lanes: usize, params: usize) -> Option<&'n [u8]> {
    let rest = mangled.strip_prefix(b"_ZGV")?;
    let rest = rest.strip_prefix(b"_LLVM_").or_else(|| rest.get(1..))?.strip_prefix(b"N")?;
    let rest = rest.strip_prefix(lanes.to_string().as_bytes())?;
    let rest = rest.strip_prefix("v".repeat(params).as_bytes())?.strip_prefix(b"_")?;
    rest.strip_prefix(callee)?.strip_prefix(b"(")?.strip_suffix(b")")
}

#[cfg(test)]
mod tests {
    use super::vector_name;

    #[test]
    fn only_variants_of_all_lanes_without_a_mask_fit() {
        let name = |mangled: &'static str, lanes, params| vector_name(mangled.as_bytes(), b"sin", lanes, params);
        assert_eq!(name("_ZGV_LLVM_N4v_sin(vsin)", 4, 1), Some(&b"vsin"[..]));
        assert_eq!(name("_ZGVbN4v_sin(vsin)", 4, 1), Some(&b"vsin"[..]));
        assert_eq!(name("_ZGV_LLVM_N4v_sin(vsin)", 2, 1), None);
        assert_eq!(name("_ZGV_LLVM_N40v_sin(vsin)", 4, 1), None);
        assert_eq!(name("_ZGV_LLVM_M4v_sin(vsin)", 4, 1), None);
        assert_eq!(name("_ZGV_LLVM_N4u_sin(vsin)", 4, 1), None);
        assert_eq!(name("_ZGV_LLVM_N4vv_sin(vsin)", 4, 1), None);
        assert_eq!(name("_ZGV_LLVM_N4v_cos(vcos)", 4, 1), None);
    }
}
