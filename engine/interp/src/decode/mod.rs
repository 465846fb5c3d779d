//! Decoding of a module: addresses and initial bytes of its variables, then every function.
//!
//! | file | what |
//! |---|---|
//! | `consts.rs` | constants as slots and as bytes |
//! | `func.rs` | slots, blocks, edges |
//! | `inst.rs`, `cast.rs` | instructions; conversions |
//! | `call.rs` | calls of functions and inline assembly |
//! | `intrinsic.rs`, `nvvm.rs` | intrinsics: target-independent, of the target |
//! | `predicated.rs`, `guarded.rs`, `lanes.rs` | target-independent intrinsics of lanes: `llvm.vp.*`, memory under masks, the rest |
//! | `tensor.rs`, `asynchronous.rs`, `narrow.rs` | families of the target: matrices, asynchronous copies, narrow numbers |

mod asynchronous;
pub(super) mod call;
mod cast;
pub(super) mod consts;
#[cfg(test)]
mod coverage;
mod error;
pub(super) mod func;
mod guarded;
mod inst;
mod intrinsic;
#[cfg(test)]
mod lane_tests;
mod lanes;
mod narrow;
mod nvvm;
mod predicated;
mod tensor;
pub(super) use func::schedule;
pub(super) use nvvm::{SREG_NAMES, sreg_row};

use super::memory::{self, Object};
use super::program::*;
pub use error::{AsmRefusal, ProgramError, Undecodable};
use warpc_ir::Module;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::value::ValueKind;

/// Inline assembly: who decodes it, and the functions made of it so far. Their rows follow those of the module.
pub(crate) struct Assembly<'a> {
    pub decode: &'a dyn Fn(&AsmCall<'_>) -> Result<Function, AsmRefusal>,
    pub made: std::cell::RefCell<Vec<Function>>,
    pub first: u32,
}

/// Inline assembly that another crate is asked to decode. The result is a function with an argument slot per input and a slot per
/// output.
#[derive(Clone, Debug)]
pub struct AsmCall<'a> {
    /// Template.
    pub text: &'a str,
    /// Constraints.
    pub constraints: &'a str,
    /// Values of the inputs that are constant.
    pub constants: Vec<Option<u64>>,
}

impl<'m> Program<'m> {
    /// Decodes `module`. The error names what cannot be laid out in memory; what a function does that the interpreter cannot
    /// is reported when it is reached.
    pub fn new(module: &'m Module) -> Result<Program<'m>, ProgramError> {
        Self::with_assembly(module, &|_| Err(AsmRefusal::NoDecoder))
    }
    /// The same, with a slot of its own for every value, so that a run can be watched ([`Program::run_watched`]).
    pub fn watched(module: &'m Module) -> Result<Program<'m>, ProgramError> {
        Self::decoded(module, &|_| Err(AsmRefusal::NoDecoder), true)
    }
    /// The same; `decode` is asked for functions of the inline assembly that this crate does not know.
    pub fn with_assembly(
        module: &'m Module,
        decode: &dyn Fn(&AsmCall<'_>) -> Result<Function, AsmRefusal>,
    ) -> Result<Program<'m>, ProgramError> {
        Self::decoded(module, decode, false)
    }
    fn decoded(
        module: &'m Module,
        decode: &dyn Fn(&AsmCall<'_>) -> Result<Function, AsmRefusal>,
        watched: bool,
    ) -> Result<Program<'m>, ProgramError> {
        let ctx = module.ctx();
        let types = ctx.types();
        let layout = &ctx.tables.layout;
        let n = ctx.globals.sym.len();
        let mut p = Program {
            module: Some(module),
            functions: Vec::new(),
            names: Vec::new(),
            objects: Vec::new(),
            shared: vec![SharedVar::dynamic()],
            addresses: vec![0; n],
        };
        let name = |g: usize| String::from_utf8_lossy(ctx.name(Global::new(g))).into_owned();
        for g in 0..n {
            let (sym, shape) = (&ctx.globals.sym[g], &ctx.globals.shape[g]);
            if sym.is_dead() {
                continue;
            }
            p.addresses[g] = match sym.kind {
                GlobalKind::Function => memory::code_address(g),
                GlobalKind::Variable => {
                    let size = layout.alloc_size(types, shape.ty);
                    if size > 1 << 32 {
                        return Err(ProgramError::TooLarge { name: name(g), size, shared: false });
                    }
                    if shape.addrspace == 3 {
                        if sym.is_declaration() { p.shared_address(0) } else { p.place_shared(&name(g), size)? }
                    } else {
                        let constant = shape.addrspace == 4 || sym.has(Symbol::CONSTANT);
                        let mut object = Object::new(&format!("@{}", name(g)), vec![0; size as usize]);
                        object.constant = constant;
                        p.objects.push(object);
                        memory::object_address(constant, p.objects.len() - 1)
                    }
                }
                _ => 0,
            };
        }
        // An alias may name a later one, so that one pass is not enough. Four follow chains of four; a longer one may be left
        // without an address.
        for _ in 0..4 {
            for g in 0..n {
                let sym = &ctx.globals.sym[g];
                if matches!(sym.kind, GlobalKind::Alias | GlobalKind::IFunc) && !sym.is_dead() {
                    let view = consts::ConstView::of_module(ctx, &p.addresses);
                    let mut out = Vec::new();
                    if view.leaves(ctx.globals.parts[g].init, shape_ptr(ctx, g), &mut out, 0).is_ok() {
                        p.addresses[g] = out.first().map_or(0, |l| l.0);
                    }
                }
            }
        }
        for g in 0..n {
            let sym = &ctx.globals.sym[g];
            let init = ctx.globals.parts[g].init;
            let address = p.addresses[g];
            let space = address >> memory::space::SHIFT;
            if sym.kind != GlobalKind::Variable || sym.is_dead() || init.is_none() || init.kind() == ValueKind::None {
                continue;
            }
            if space != memory::space::GLOBAL && space != memory::space::CONST {
                continue;
            }
            let index = (address >> 36) as usize & 0xf_ffff;
            let mut object = std::mem::take(&mut p.objects[index]);
            let view = consts::ConstView::of_module(ctx, &p.addresses);
            view.bytes(init, ctx.globals.shape[g].ty, 0, &mut object, 0)
                .map_err(|cause| ProgramError::Initialiser { name: name(g), cause })?;
            p.objects[index] = object;
        }
        let assembly = Assembly { decode, made: Default::default(), first: n as u32 };
        p.functions = (0..n)
            .map(|g| {
                let f = module.func(Global::new(g))?;
                (!ctx.globals.sym[g].is_dead()).then(|| func::decode(&f, &p.addresses, &assembly, watched))
            })
            .collect();
        p.functions.extend(assembly.made.into_inner().into_iter().map(Some));
        Ok(p)
    }
}

fn shape_ptr(ctx: warpc_ir::ModuleCtx<'_>, group: usize) -> Type {
    ctx.globals.shape[group].ptr_ty
}
