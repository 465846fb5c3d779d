//! `kernel-info`: remarks that say of each function what makes code for a GPU slow: stack slots, calls, accesses of the generic address
//! space, each where it stands and as numbers of the function.
//!
//! They are shown where remarks are asked for: `-pass-remarks=kernel-info`. Launch bounds are numbers too.
//! **Cost**: linear; nothing where nobody reads remarks. **Source**: the texts are those of LLVM's pass of this name.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{int_constant, intrinsic, pointer_operand};
use warpc_ir::body::DbgKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::metadata::MdField;
use warpc_ir::module::GlobalKind;
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_text::FunctionText;

const NAME: &str = "kernel-info";

/// Row of the pass table.
pub const INFO: PassInfo =
    crate::row::of_function(NAME, "say what makes functions slow on GPUs", AnalysisSet::NONE, |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(KernelInfo)))
    });

struct KernelInfo;

/// What a function has.
#[derive(Default)]
struct Counts {
    allocas: u64,
    static_bytes: u64,
    dynamic: u64,
    direct: u64,
    indirect: u64,
    to_defined: u64,
    assembly: u64,
    invokes: u64,
    generic: u64,
}

impl FunctionPass for KernelInfo {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if !cx.wants_remarks() {
            return Outcome::Unchanged;
        }
        let ctx = func.ctx();
        let name = String::from_utf8_lossy(func.name()).into_owned();
        let mut counts = Counts::default();
        let insts: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
        let mut texts = FunctionText::new(func);
        for inst in insts {
            let finding = match func.op(inst) {
                Opcode::Alloca => Some(alloca(func, &mut texts, inst, &mut counts)),
                op if op.is_call() => Some(call(func, &mut texts, inst, &mut counts)),
                _ => None,
            };
            let generic = generic_access(func, &mut texts, inst).map(|what| {
                counts.generic += 1;
                format!("{what} accesses memory in flat address space")
            });
            for text in finding.into_iter().chain(generic) {
                cx.remark(RemarkKind::Passed, NAME, "Detail", inst, || {
                    RemarkText::from(format!("in function '@{name}', {text}"))
                });
            }
        }
        let symbol = ctx.globals.sym[func.global().index()];
        let is_external = !symbol.linkage.is_local() && !ctx.is_kernel(func.global());
        let mut rows = vec![("ExternalNotKernel", u64::from(is_external))];
        BOUNDS.iter().for_each(|bound| add_bounds(func, bound, &mut rows));
        rows.extend([
            ("Allocas", counts.allocas),
            ("AllocasStaticSizeSum", counts.static_bytes),
            ("AllocasDyn", counts.dynamic),
            ("DirectCalls", counts.direct),
            ("IndirectCalls", counts.indirect),
            ("DirectCallsToDefinedFunctions", counts.to_defined),
            ("InlineAssemblyCalls", counts.assembly),
            ("Invokes", counts.invokes),
            ("FlatAddrspaceAccesses", counts.generic),
        ]);
        let first = func.first(func.entry());
        for (what, number) in rows {
            cx.remark(RemarkKind::Passed, NAME, what, first, || {
                RemarkText::from(format!("in function '@{name}', {what} = ")).arg(what, number)
            });
        }
        Outcome::Unchanged
    }
}

/// Attributes that bound launches, and the names of their numbers.
const BOUNDS: [(&[u8], &[&str]); 4] = [
    (b"nvvm.maxntid", &["maxntidx", "maxntidy", "maxntidz"]),
    (b"nvvm.maxclusterrank", &["maxclusterrank"]),
    (b"nvvm.minctasm", &["minctasm"]),
    (b"nvvm.maxnreg", &["maxnreg"]),
];

/// Appends the numbers of an attribute that bounds launches, if the function has it.
fn add_bounds(func: &Func<'_>, (key, names): &(&[u8], &[&'static str]), rows: &mut Vec<(&'static str, u64)>) {
    let ctx = func.ctx();
    let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
    let value = ctx.tables.strings.find(key).and_then(|key| ctx.attrs().string(set, key)).flatten();
    let text = value.map(|value| String::from_utf8_lossy(ctx.str(value)).into_owned()).unwrap_or_default();
    rows.extend(
        names.iter().zip(text.split(',')).filter_map(|(&name, number)| Some((name, number.trim().parse().ok()?))),
    );
}

/// How a value is written as an operand.
fn written(func: &Func<'_>, texts: &mut FunctionText<'_>, value: Value) -> String {
    let mut text = String::new();
    texts.operand(func, value, &mut text);
    text
}

/// The result of `inst` in brackets, if it has one.
fn named(func: &Func<'_>, texts: &mut FunctionText<'_>, inst: Inst) -> String {
    match func.ty(inst) {
        Type::VOID => String::new(),
        _ => format!(" ('{}')", written(func, texts, inst.into())),
    }
}

/// The variable of the source that a record says lives in stack slot `inst`.
fn variable(func: &Func<'_>, inst: Inst) -> Option<String> {
    let tables = func.ctx().tables;
    let record = func.side().dbg.iter().find(|row| row.kind == DbgKind::Declare && row.value == Value::inst(inst))?;
    match tables.metadata.field(record.var, tables.strings.find(b"name")?)? {
        MdField::Str(name) => Some(String::from_utf8_lossy(tables.strings.get(*name)).into_owned()),
        _ => None,
    }
}

/// Counts a stack slot, and says what it is.
fn alloca(func: &Func<'_>, texts: &mut FunctionText<'_>, inst: Inst, counts: &mut Counts) -> String {
    counts.allocas += 1;
    let each = func.layout().fixed_alloc_size(func.types(), Type(func.aux(inst).a));
    let count = int_constant(func, func.operand(inst, 0)).and_then(|count| u64::try_from(count).ok());
    let size = match each.zip(count).and_then(|(each, count)| each.checked_mul(count)) {
        Some(bytes) => {
            counts.static_bytes = counts.static_bytes.saturating_add(bytes);
            format!("static size of {bytes} bytes")
        }
        None => {
            counts.dynamic += 1;
            "dynamic size".to_string()
        }
    };
    let source = variable(func, inst).map_or("without debug info".into(), |name| format!("for '{name}'"));
    format!("alloca{} {source} with {size}", named(func, texts, inst))
}

/// Counts a call, and says what it is.
fn call(func: &Func<'_>, texts: &mut FunctionText<'_>, inst: Inst, counts: &mut Counts) -> String {
    let is_invoke = func.op(inst) == Opcode::Invoke;
    counts.invokes += u64::from(is_invoke);
    let what = if is_invoke { "invoke" } else { "call" };
    let kind = func.callee(inst).kind();
    let is_function = |global: Global| func.ctx().globals.sym[global.index()].kind == GlobalKind::Function;
    let (how, to) = match kind {
        ValueKind::Asm(_) => {
            counts.assembly += 1;
            ("direct", " to inline assembly")
        }
        ValueKind::Global(global) if is_function(global) => {
            let is_defined = !func.ctx().globals.sym[global.index()].is_declaration();
            counts.to_defined += u64::from(is_defined);
            ("direct", if is_defined { " to defined function" } else { "" })
        }
        ValueKind::Intrinsic(_) => ("direct", ""),
        _ => ("indirect", ""),
    };
    match how {
        "direct" => counts.direct += 1,
        _ => counts.indirect += 1,
    }
    let callee = written(func, texts, func.callee(inst));
    format!("{how} {what}{to}, callee is '{callee}'")
}

/// What `inst` is called where it accesses memory by a generic address.
fn generic_access(func: &Func<'_>, texts: &mut FunctionText<'_>, inst: Inst) -> Option<String> {
    let is_generic = |address: Value| func.types().addrspace(func.type_of(address)) == Some(0);
    match func.op(inst) {
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => {
            pointer_operand(func, inst).filter(|&address| is_generic(address))?;
            Some(format!("'{}' instruction{}", func.op(inst).text(), named(func, texts, inst)))
        }
        Opcode::Call => {
            let pointers = match intrinsic(func, inst)? {
                id::MEMCPY | id::MEMMOVE | id::MEMCPY_INLINE => 2,
                id::MEMSET | id::MEMSET_INLINE => 1,
                _ => return None,
            };
            (0..pointers).any(|n| is_generic(func.operand(inst, n))).then_some(())?;
            let callee = written(func, texts, func.callee(inst));
            Some(format!("'{}' call", callee.trim_start_matches('@')))
        }
        _ => None,
    }
}
