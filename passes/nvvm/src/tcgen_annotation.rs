//! `tcgen-annotation`: says of each function how it uses tensor memory (`tcgen05`), itself or through what it calls.
//!
//! | attribute of the function | says |
//! |---|---|
//! | `"nvvm-tcgen05"="alloc,copy,product"` | which kinds of operations are reached, of the names in `KINDS` |
//! | `"nvvm-tcgen05-cta-group"="1"`, `"2"` | for how many blocks all of them are |
//!
//! A kernel that reaches operations for one block and for two is refused: PTX asks that all `tcgen05` instructions of a kernel have the
//! same `.cta_group`. A remark tells of a kernel that allocates tensor memory and reaches nothing that frees it, which the next kernel on
//! the multiprocessor waits for. Who compiles a library for several kernels reads from the attributes which of its functions may be linked into one.
//! **When**: calls of the intrinsics; of an indirect call and of a declaration nothing is known, and nothing said.
//! **How**: the functions in an order in which callees come first; a component of functions that call each other has what any of them has.
//! **Invariants**: attributes only. **Cost**: linear in the module.
//! **Relies on** nothing that is said of threads or memory.

use warpc_analysis::facts::intrinsic;
use warpc_analysis::{AnalysisSet, CallGraph};
use warpc_ipo::attr_edit::{Slot, edit_attrs};
use warpc_ir::attrs::Attr;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::matrix::{Matrix, TensorMemory};
use warpc_ir::intrinsics::semantics::{Kind, Options, semantics};
use warpc_ir::{Func, Module, Opcode};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "tcgen-annotation",
    summary: "say of functions how they use tensor memory",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("tcgen-annotation")?;
        Ok(PassBody::Module(Box::new(TcgenAnnotation)))
    },
};

/// Names of the kinds of operations, by bit of [`Use::kinds`].
const KINDS: [&str; 7] = ["alloc", "free", "load", "store", "copy", "product", "order"];
const ALLOC: u8 = 1;
const FREE: u8 = 2;

/// What a function reaches.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Use {
    kinds: u8,
    /// Bit 0: for one block; bit 1: for two.
    groups: u8,
}

impl Use {
    fn join(&mut self, other: Use) {
        self.kinds |= other.kinds;
        self.groups |= other.groups;
    }
}

struct TcgenAnnotation;

impl ModulePass for TcgenAnnotation {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut uses: Vec<Use> = vec![Use::default(); module.globals().len()];
        for global in module.defined_functions() {
            if let Some(f) = module.func(global) {
                uses[global.index()] = own_use(&f);
            }
        }
        if uses.iter().all(|own| *own == Use::default()) {
            return false;
        }
        add_callees(module, &mut uses);
        let mut changed = false;
        for global in module.defined_functions() {
            let found = uses[global.index()];
            if found == Use::default() {
                continue;
            }
            judge(module, global, found, cx);
            changed |= annotate(module, global, found);
        }
        changed
    }
}

/// What the intrinsics that `func` calls use.
fn own_use(func: &Func<'_>) -> Use {
    let mut own = Use::default();
    for inst in
        func.block_order().flat_map(|block| func.block_insts(block)).filter(|&inst| func.op(inst) == Opcode::Call)
    {
        let Some(id) = intrinsic(func, inst).filter(|id| id.is_nvvm()) else { continue };
        let columns = semantics(id);
        let Kind::Matrix(Matrix::TensorMemory(operation)) = columns.kind else { continue };
        let kind = match operation {
            TensorMemory::Alloc => "alloc",
            TensorMemory::Dealloc => "free",
            TensorMemory::Load(..) => "load",
            TensorMemory::Store(..) => "store",
            TensorMemory::Copy | TensorMemory::Shift => "copy",
            TensorMemory::Product { .. } => "product",
            TensorMemory::Fence | TensorMemory::Wait | TensorMemory::Relinquish | TensorMemory::Commit { .. } => {
                "order"
            }
        };
        own.kinds |= KINDS.iter().position(|name| *name == kind).map_or(0, |bit| 1 << bit);
        own.groups |= match operation {
            // These are of a thread, whatever group its block is in.
            TensorMemory::Fence | TensorMemory::Wait | TensorMemory::Load(..) | TensorMemory::Store(..) => 0,
            TensorMemory::Product { .. } => product_group(func, inst, columns.options),
            _ if columns.options.has(Options::PAIR) => 2,
            _ => 1,
        };
    }
    own
}

/// The group that product `inst` is for: named by the operation, or by its last operand but one.
fn product_group(func: &Func<'_>, inst: Inst, options: Options) -> u8 {
    if options.has(Options::PAIR) {
        return 2;
    }
    if options.has(Options::STATIONARY) {
        return 1;
    }
    let arguments = func.call(inst).num_args as usize;
    let operand = arguments.checked_sub(2).and_then(|at| func.consts().as_int(func.operand(inst, at)));
    match operand {
        Some(2) => 2,
        _ => 1,
    }
}

/// Adds to each function what its callees use: callees first, then again within components of functions that call each other.
fn add_callees(module: &Module, uses: &mut [Use]) {
    let graph = CallGraph::new(module);
    let components = graph.components();
    for members in (0..components.len()).map(|component| components.members(component)) {
        let mut joined = Use::default();
        for member in members.iter().map(|&row| Global(row)) {
            joined.join(uses[member.index()]);
            graph.callees(member).iter().for_each(|callee| joined.join(uses[callee.index()]));
        }
        members.iter().for_each(|&row| uses[row as usize] = joined);
    }
}

/// Says what is wrong with a kernel that uses tensor memory so.
fn judge(module: &Module, global: Global, found: Use, cx: &mut ModuleCx<'_>) {
    if !module.ctx().is_kernel(global) {
        return;
    }
    let mut say = |kind, name, message: &'static str| {
        cx.remarks
            .push((global, Remark { kind, pass: "tcgen-annotation", name, message: message.into(), at: Inst::NONE }));
    };
    if found.groups == 3 {
        say(
            RemarkKind::Error,
            "MixedGroups",
            "a kernel uses tensor memory for one block (cta_group::1) and for two (cta_group::2)",
        );
    }
    if found.kinds & ALLOC != 0 && found.kinds & FREE == 0 {
        say(
            RemarkKind::Missed,
            "NeverFreed",
            "tensor memory is allocated, and nothing that the kernel reaches frees it",
        );
    }
}

fn annotate(module: &mut Module, global: Global, found: Use) -> bool {
    let names: Vec<&str> =
        (KINDS.iter().enumerate()).filter(|(bit, _)| found.kinds >> bit & 1 != 0).map(|row| *row.1).collect();
    let strings = &mut module.tables_mut().strings;
    let (key, value) = (strings.intern(b"nvvm-tcgen05"), strings.intern(names.join(",").as_bytes()));
    let group = strings.intern(b"nvvm-tcgen05-cta-group");
    let number = match found.groups {
        1 => Some(strings.intern(b"1")),
        2 => Some(strings.intern(b"2")),
        _ => None,
    };
    edit_attrs(module, global, |list| {
        list.add(Slot::Func, Attr::Str(key, Some(value)));
        if let Some(number) = number {
            list.add(Slot::Func, Attr::Str(group, Some(number)));
        }
    })
}
