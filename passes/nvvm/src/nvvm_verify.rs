//! `nvvm-verify`: refuses programs that obey the rules of the language and of which no code of the target can be made.
//!
//! It tells early, with the function and the instruction, what code generation or ptxas would find much later or take silently.
//!
//! | rule | kind |
//! |---|---|
//! | a kernel returns nothing and has a fixed number of parameters | function |
//! | kernels are not called | function |
//! | nothing is stored to constant memory | function |
//! | stack slots are in generic or local memory | function |
//! | variables are in a space that holds variables, and of the program rather than of a thread | module |
//! | there are no functions that are chosen when the program is loaded (`ifunc`) | module |
//!
//! The rules of the module are checked along with its first function, so that the pass needs no barrier of the pipeline.
//! **Invariants**: it changes nothing. **Cost**: linear in the instructions, and once in the globals.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, ThreadLocal};
use warpc_ir::{Func, FuncMut, ModuleCtx, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvvm-verify",
    summary: "refuse what the target has no code for",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("nvvm-verify")?;
        Ok(PassBody::Function(Box::new(NvvmVerify)))
    },
};

/// The highest address space that variables may be in: generic, global, shared, constant and local memory, and the unused 2.
const LAST_SPACE: u32 = 5;
/// Constant memory.
const CONSTANT: u32 = 4;
/// Local memory.
const LOCAL: u32 = 5;

/// A rule that is broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum Broken {
    #[error("a kernel cannot return a value")]
    KernelReturns,
    #[error("a kernel cannot have a variable number of arguments")]
    KernelIsVariadic,
    #[error("kernel `{0}` is called: kernels are launched")]
    KernelIsCalled(String),
    #[error("a store to constant memory")]
    StoreToConstant,
    #[error("a stack slot in address space {0}: the stack is in generic or local memory")]
    StackSlot(u32),
    #[error("variable `{name}` is in address space {space}, which holds no variables")]
    VariableSpace { name: String, space: u32 },
    #[error("variable `{0}` is thread-local: variables are of the whole program")]
    ThreadLocal(String),
    #[error("`{0}` is an ifunc: there is no loader that chooses functions")]
    Ifunc(String),
}

struct NvvmVerify;

impl FunctionPass for NvvmVerify {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut broken = Vec::new();
        if is_first(func) {
            check_globals(func.ctx(), &mut broken);
        }
        check_function(func, &mut broken);
        for (inst, rule) in broken {
            cx.error("nvvm-verify", "NvvmRule", inst, rule.to_string());
        }
        Outcome::Unchanged
    }
}

/// Whether `func` is the first function with a body.
fn is_first(func: &Func<'_>) -> bool {
    let before = &func.ctx().globals.sym[..func.global().index()];
    before.iter().all(|sym| sym.kind != GlobalKind::Function || sym.is_declaration() || sym.is_dead())
}

fn name(ctx: ModuleCtx<'_>, global: Global) -> String {
    String::from_utf8_lossy(ctx.name(global)).into_owned()
}

fn check_globals(ctx: ModuleCtx<'_>, broken: &mut Vec<(Inst, Broken)>) {
    for (at, sym) in ctx.globals.sym.iter().enumerate().filter(|(_, sym)| !sym.is_dead()) {
        let global = Global::new(at);
        let shape = ctx.globals.shape[at];
        let mut add = |rule| broken.push((Inst::NONE, rule));
        match sym.kind {
            GlobalKind::IFunc => add(Broken::Ifunc(name(ctx, global))),
            GlobalKind::Variable => {
                if shape.addrspace > LAST_SPACE {
                    add(Broken::VariableSpace { name: name(ctx, global), space: shape.addrspace });
                }
                if sym.tls != ThreadLocal::None {
                    add(Broken::ThreadLocal(name(ctx, global)));
                }
            }
            GlobalKind::Function | GlobalKind::Alias => {}
        }
    }
}

fn check_function(func: &Func<'_>, broken: &mut Vec<(Inst, Broken)>) {
    let ctx = func.ctx();
    if ctx.is_kernel(func.global())
        && let Some((ret, _, is_variadic)) = ctx.types().func(ctx.globals.shape[func.global().index()].ty)
    {
        if ret != Type::VOID {
            broken.push((Inst::NONE, Broken::KernelReturns));
        }
        if is_variadic {
            broken.push((Inst::NONE, Broken::KernelIsVariadic));
        }
    }
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        let rule = match func.op(inst) {
            Opcode::Store if func.types().addrspace(func.type_of(func.operand(inst, 1))) == Some(CONSTANT) => {
                Some(Broken::StoreToConstant)
            }
            Opcode::AtomicRmw | Opcode::CmpXchg
                if func.types().addrspace(func.type_of(func.operand(inst, 0))) == Some(CONSTANT) =>
            {
                Some(Broken::StoreToConstant)
            }
            Opcode::Alloca => {
                let space = func.types().addrspace(func.ty(inst)).unwrap_or(0);
                (space != 0 && space != LOCAL).then_some(Broken::StackSlot(space))
            }
            op if op.is_call() => {
                let callee = func.callee(inst).as_global().filter(|&callee| {
                    ctx.globals.sym[callee.index()].kind == GlobalKind::Function && ctx.is_kernel(callee)
                });
                callee.map(|callee| Broken::KernelIsCalled(name(ctx, callee)))
            }
            _ => None,
        };
        broken.extend(rule.map(|rule| (inst, rule)));
    }
}
