//! How values pass between functions: parameters and results in the `.param` space, as text; which functions there are.

use crate::constants;
use crate::knobs;
use crate::machine::ParamIndex;
use crate::names::{number, symbol};
use warpc_ir::attrs::{AttrKind, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::layout::DataLayout;
use warpc_ir::module::{HandleKind, Linkage};
use warpc_ir::session::Session;
use warpc_ir::types::TypesRef;
use warpc_ir::{Func, Module, ModuleCtx, TypeKind};

/// Whether a function of the program never returns, and PTX is told so: it has no result.
pub(crate) fn is_noreturn(ctx: ModuleCtx<'_>, global: Global) -> bool {
    let global = constants::aliasee(ctx, global);
    let returns = ctx.types().func(ctx.globals.shape[global.index()].ty).map_or(Type::VOID, |f| f.0);
    returns == Type::VOID && ctx.attrs().fn_has(ctx.globals.parts[global.index()].attrs, AttrKind::NoReturn)
}

/// Functions whose text is in the PTX, in module order.
pub(crate) fn emitted_functions(module: &Module) -> Vec<Global> {
    let mut list = module.defined_functions();
    list.retain(|g| {
        let sym = &module.ctx().globals.sym[g.index()];
        !sym.is_dead() && sym.linkage != Linkage::AvailableExternally
    });
    list
}

/// Form of one parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Nothing is passed: a type of size 0.
    Nothing,
    /// A scalar of 32 or 64 bits.
    Scalar(u32),
    /// Bytes at an alignment.
    Bytes {
        /// Size.
        size: u64,
        /// Alignment.
        align: u64,
    },
}

/// Largest alignment of a parameter that PTX takes.
const MAX_ALIGN: u64 = 128;

/// Form of a value of type `ty` as parameter or result of a device function. `set` gives `byval` and alignment.
pub fn form(types: TypesRef<'_>, dl: &DataLayout, attrs: AttrsRef<'_>, ty: Type, set: AttrSet) -> Form {
    if let Some(pointee) = attrs.ty(set, AttrKind::ByVal) {
        let size = dl.alloc_size(types, pointee);
        let align = attrs.int(set, AttrKind::Align).unwrap_or(0).max(dl.abi_align(types, pointee)).max(1);
        return if size == 0 { Form::Nothing } else { Form::Bytes { size, align: align.min(MAX_ALIGN) } };
    }
    match types.kind(ty) {
        TypeKind::Void => Form::Nothing,
        TypeKind::Int(n) if *n <= 32 => Form::Scalar(32),
        TypeKind::Int(n) if *n <= 64 => Form::Scalar(64),
        TypeKind::Float => Form::Scalar(32),
        TypeKind::Double => Form::Scalar(64),
        TypeKind::Ptr(a) => Form::Scalar(dl.pointer_bits(*a)),
        _ => match dl.alloc_size(types, ty) {
            0 => Form::Nothing,
            size => {
                let align = attrs.int(set, AttrKind::AlignStack).unwrap_or(0).max(dl.abi_align(types, ty)).max(1);
                Form::Bytes { size, align: align.min(MAX_ALIGN) }
            }
        },
    }
}

/// The form of a parameter of a device function, from what [`form`] gives.
pub fn of_function(form: Form, attrs: AttrsRef<'_>, set: AttrSet, session: &Session) -> Form {
    match form {
        Form::Bytes { size, align }
            if session.knobs.get(knobs::NVPTX_FORCE_MIN_BYVAL_ALIGN) && attrs.has(set, AttrKind::ByVal) =>
        {
            Form::Bytes { size, align: align.max(4) }
        }
        _ => form,
    }
}

/// Alignment of byval parameter `number` of `f`.
pub fn byval_align(f: &Func<'_>, number: usize, ty: Type) -> u64 {
    let attrs = f.ctx().attrs();
    let list = f.ctx().globals.parts[f.global().index()].attrs;
    let set = attrs.param(list, number);
    attrs.int(set, AttrKind::Align).unwrap_or(0).max(f.layout().abi_align(f.types(), ty)).max(1)
}

/// Appends `.param .b32 NAME` and the like; `name` appends the name.
pub fn parameter(form: Form, out: &mut Vec<u8>, name: impl FnOnce(&mut Vec<u8>)) {
    match form {
        Form::Nothing => {}
        Form::Scalar(bits) => {
            out.extend_from_slice(b".param .b");
            number(bits as u64, out);
            out.push(b' ');
            name(out);
        }
        Form::Bytes { size, align } => {
            out.extend_from_slice(b".param .align ");
            number(align, out);
            out.extend_from_slice(b" .b8 ");
            name(out);
            out.push(b'[');
            number(size, out);
            out.push(b']');
        }
    }
}

/// Directive of a symbol's linkage, with a space after it. `defined`: the module has its body or initialiser.
pub fn linkage(linkage: Linkage, defined: bool) -> &'static str {
    match linkage {
        Linkage::Private | Linkage::Internal => "",
        Linkage::AvailableExternally => ".extern ",
        Linkage::Weak | Linkage::WeakOdr | Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::ExternWeak => ".weak ",
        Linkage::Common => ".common ",
        Linkage::External | Linkage::Appending => {
            if defined {
                ".visible "
            } else {
                ".extern "
            }
        }
    }
}

/// Appends the name of parameter `param` of function `global`.
pub fn param_name(ctx: ModuleCtx<'_>, global: Global, param: ParamIndex, out: &mut Vec<u8>) {
    symbol(ctx, global, out);
    out.extend_from_slice(b"_param_");
    number(param.index() as u64, out);
}

/// Appends the head of function `global`, from linkage to the parameter list, without a body or a semicolon.
pub fn head(ctx: ModuleCtx<'_>, session: &Session, global: Global, defined: bool, out: &mut Vec<u8>) {
    let (types, attrs, dl) = (ctx.types(), ctx.attrs(), &ctx.tables.layout);
    // An alias has the prototype of what it names.
    let of = constants::aliasee(ctx, global);
    let list = ctx.globals.parts[of.index()].attrs;
    let kernel = ctx.is_kernel(of);
    out.extend_from_slice(linkage(ctx.globals.sym[global.index()].linkage, defined).as_bytes());
    let Some((ret, params, vararg)) = types.func(ctx.globals.shape[of.index()].ty) else { return };
    if kernel {
        out.extend_from_slice(b".entry ");
    } else {
        out.extend_from_slice(b".func ");
        let form = form(types, dl, attrs, ret, attrs.list(list).ret);
        if form != Form::Nothing {
            out.push(b'(');
            parameter(form, out, |o| o.extend_from_slice(b"func_retval0"));
            out.extend_from_slice(b") ");
        }
    }
    symbol(ctx, global, out);
    out.push(b'(');
    let mut first = true;
    for (n, &t) in params.iter().enumerate() {
        let set = attrs.param(list, n);
        let f = form(types, dl, attrs, t, set);
        if f == Form::Nothing {
            continue;
        }
        out.extend_from_slice(if first { b"\n\t" } else { b",\n\t" });
        first = false;
        if kernel {
            kernel_parameter(ctx, global, ParamIndex::new(n), t, set, f, out);
        } else {
            parameter(of_function(f, attrs, set, session), out, |o| param_name(ctx, global, ParamIndex::new(n), o));
        }
    }
    if vararg {
        out.extend_from_slice(if first { b"\n\t" } else { b",\n\t" });
        // The address of the buffer of variable arguments.
        out.extend_from_slice(b".param .b64 ");
        param_name(ctx, global, ParamIndex::new(params.len()), out);
        first = false;
    }
    if !first {
        out.push(b'\n');
    }
    out.push(b')');
}

/// The type that PTX has for handles of `kind`.
pub fn handle_type(kind: HandleKind) -> &'static str {
    match kind {
        HandleKind::Texture => ".texref",
        HandleKind::Surface => ".surfref",
        HandleKind::Sampler => ".samplerref",
    }
}

/// What parameter `param` of `kernel`, of type `ty`, is a handle of. Handles have 64 bits.
pub fn handle(ctx: ModuleCtx<'_>, kernel: Global, param: ParamIndex, ty: Type) -> Option<HandleKind> {
    let wide = matches!(ctx.types().kind(ty), TypeKind::Int(64) | TypeKind::Ptr(0 | 1 | 4));
    ctx.handle(kernel, param.0).filter(|_| wide && ctx.is_kernel(kernel))
}

/// Whether instructions name the parameter that is a handle, as OpenCL through NVIDIA's driver has it.
pub fn names_handles(ctx: ModuleCtx<'_>) -> bool {
    ctx.str(ctx.tables.triple).ends_with(b"-nvcl")
}

fn kernel_parameter(
    ctx: ModuleCtx<'_>,
    global: Global,
    param: ParamIndex,
    param_ty: Type,
    set: AttrSet,
    form: Form,
    out: &mut Vec<u8>,
) {
    let (types, attrs) = (ctx.types(), ctx.attrs());
    if let Some(kind) = handle(ctx, constants::aliasee(ctx, global), param, param_ty) {
        // CUDA's driver passes the number of the handle, that of OpenCL the thing itself.
        out.extend_from_slice(if names_handles(ctx) { b".param " } else { b".param .u64 .ptr " });
        out.extend_from_slice(handle_type(kind).as_bytes());
        out.push(b' ');
        return param_name(ctx, global, param, out);
    }
    let ty = match types.kind(param_ty) {
        _ if matches!(form, Form::Bytes { .. }) => return parameter(form, out, |o| param_name(ctx, global, param, o)),
        TypeKind::Int(b) if *b <= 8 => ".u8",
        TypeKind::Int(b) if *b <= 16 => ".u16",
        TypeKind::Int(b) if *b <= 32 => ".u32",
        TypeKind::Float => ".f32",
        TypeKind::Double => ".f64",
        TypeKind::Ptr(a) => {
            out.extend_from_slice(b".param .u");
            number(ctx.tables.layout.pointer_bits(*a) as u64, out);
            out.extend_from_slice(match a {
                1 => b" .ptr .global",
                3 => b" .ptr .shared",
                4 => b" .ptr .const",
                5 => b" .ptr .local",
                _ => b" .ptr",
            });
            out.extend_from_slice(b" .align ");
            number(attrs.int(set, AttrKind::Align).unwrap_or(1), out);
            out.push(b' ');
            return param_name(ctx, global, param, out);
        }
        _ => ".u64",
    };
    out.extend_from_slice(b".param ");
    out.extend_from_slice(ty.as_bytes());
    out.push(b' ');
    param_name(ctx, global, param, out);
}

/// Appends the launch-bound directives of kernel `global`; `maxclusterrank` and clusters only for targets that have them.
pub fn directives(ctx: ModuleCtx<'_>, global: Global, clusters: bool, out: &mut Vec<u8>) {
    let (attrs, strings) = (ctx.attrs(), &ctx.tables.strings);
    let set = attrs.list(ctx.globals.parts[global.index()].attrs).func;
    let value = |key: &str| -> Option<&[u8]> {
        let v = attrs.string(set, strings.find(key.as_bytes())?)??;
        Some(strings.get(v)).filter(|v| !v.is_empty())
    };
    let mut line = |directive: &str, v: &[u8]| {
        out.extend_from_slice(directive.as_bytes());
        out.push(b' ');
        for &c in v.iter().filter(|c| c.is_ascii_digit() || **c == b',') {
            out.push(c);
            if c == b',' {
                out.push(b' ');
            }
        }
        out.push(b'\n');
    };
    for (key, directive) in [
        ("nvvm.reqntid", ".reqntid"),
        ("nvvm.maxntid", ".maxntid"),
        ("nvvm.minctasm", ".minnctapersm"),
        ("nvvm.maxnreg", ".maxnreg"),
    ] {
        if let Some(v) = value(key) {
            line(directive, v);
        }
    }
    if !clusters {
        return;
    }
    let shape = value("nvvm.cluster_dim").filter(|v| v.iter().any(|c| (b'1'..=b'9').contains(c)));
    if let Some(v) = shape {
        line(".explicitcluster", b"");
        line(".reqnctapercluster", v);
    } else if let Some(v) = value("nvvm.maxclusterrank") {
        // The shape says how many blocks there are, and ptxas refuses both together.
        line(".maxclusterrank", v);
    }
}
