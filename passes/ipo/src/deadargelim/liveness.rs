//! Which arguments and which elements of results are needed.
//!
//! A value that is only passed to a function with a known body, returned, or put into an aggregate that is, is needed when the
//! argument or result that it becomes is. Everything else that uses it needs it.

use crate::function_attrs::{fn_has, insts};
use crate::signature::{CallSite, has_musttail, parts_of_type};
use warpc_analysis::CallGraph;
use warpc_analysis::facts::called_function;
use warpc_columns::RowSet;
use warpc_columns::graph::Csr;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Func, Module, Opcode, Value};

warpc_columns::id! {
    /// An element of a function's result, or an argument.
    pub(super) Part;
}

/// Elements of a result that are told apart.
const MAX_ELEMENTS: u64 = 256;
/// Uses of one value that are followed, those of the aggregates it is put into included.
const MAX_STEPS: usize = 4096;

/// Elements of a result of type `ty` that are told apart: fields, elements of an array, or the value as a whole.
pub(super) fn result_parts(types: warpc_ir::types::TypesRef<'_>, ty: Type) -> usize {
    if ty == Type::VOID {
        return 0;
    }
    match types.num_elements(ty) {
        Some(count) if types.is_aggregate(ty) && count <= MAX_ELEMENTS => count as usize,
        _ => 1,
    }
}

/// Whether the elements of a result of type `ty` are told apart.
fn is_split(types: warpc_ir::types::TypesRef<'_>, ty: Type) -> bool {
    types.is_aggregate(ty) && types.num_elements(ty).is_some_and(|count| count <= MAX_ELEMENTS)
}

/// The result of the analysis.
pub(super) struct Liveness {
    /// First part of each global: those of its result, then its arguments; one more at the end.
    first: Vec<u32>,
    /// Elements of the result of each global.
    results: Vec<u32>,
    live: RowSet<Part>,
    frozen: RowSet<Global>,
}

impl Liveness {
    /// Whether the signature of `global` must stay.
    pub(super) fn is_frozen(&self, global: Global) -> bool {
        self.frozen.contains(global)
    }
    /// Whether element `n` of the result of `global` is needed.
    pub(super) fn result(&self, global: Global, n: usize) -> bool {
        self.live.contains(self.result_part(global, n))
    }
    /// Whether argument `n` of `global` is needed.
    pub(super) fn argument(&self, global: Global, n: usize) -> bool {
        self.live.contains(self.argument_part(global, n))
    }
    fn result_part(&self, global: Global, n: usize) -> Part {
        Part(self.first[global.index()] + n as u32)
    }
    fn argument_part(&self, global: Global, n: usize) -> Part {
        Part(self.first[global.index()] + self.results[global.index()] + n as u32)
    }
    fn parts(&self, global: Global) -> impl Iterator<Item = Part> + use<> {
        (self.first[global.index()]..self.first[global.index() + 1]).map(Part)
    }
}

/// What uses of a value say of it: it is needed, or it is when one of the collected parts is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Certain,
    OfParts,
}

/// Follows the uses of values of one function.
struct Survey<'l> {
    all: &'l Liveness,
    /// Parts that the value at hand becomes.
    parts: Vec<Part>,
    work: Vec<(Use, u32)>,
}

impl Survey<'_> {
    /// What the uses of `value` say.
    fn value(&mut self, func: &Func<'_>, value: Value) -> Need {
        self.parts.clear();
        self.work.clear();
        self.work.extend(func.uses(value).map(|u| (u, u32::MAX)));
        self.follow(func)
    }
    /// What one use says.
    fn one_use(&mut self, func: &Func<'_>, of: Use) -> Need {
        self.parts.clear();
        self.work.clear();
        self.work.push((of, u32::MAX));
        self.follow(func)
    }
    /// Follows the uses in `work`, each with the element of a result that the value is put into, or `u32::MAX`.
    fn follow(&mut self, func: &Func<'_>) -> Need {
        let mut steps = 0;
        while let Some((of, element)) = self.work.pop() {
            steps += 1;
            if steps > MAX_STEPS || self.step(func, of, element) == Need::Certain {
                return Need::Certain;
            }
        }
        Need::OfParts
    }
    fn step(&mut self, func: &Func<'_>, of: Use, element: u32) -> Need {
        let (user, index) = (func.user(of), func.use_index(of));
        match func.op(user) {
            Opcode::Ret => {
                let g = func.global();
                let count = self.all.results[g.index()];
                if element == u32::MAX || !is_split(func.types(), func.type_of(func.operand(user, 0))) {
                    self.parts.extend((0..count as usize).map(|n| self.all.result_part(g, n)));
                } else {
                    self.parts.push(self.all.result_part(g, element as usize));
                }
            }
            Opcode::InsertValue => {
                let element = if index == 1 { func.indices(user)[0] } else { element };
                self.work.extend(func.uses(Value::inst(user)).map(|u| (u, element)));
            }
            op if op.is_call() => {
                let Some(callee) = called_function(func, user) else { return Need::Certain };
                let params = func.types().func(func.call(user).fn_ty).map_or(0, |ty| ty.1.len());
                // Bundle operands and variable arguments are needed.
                if index >= params || index >= func.call(user).num_args as usize {
                    return Need::Certain;
                }
                self.parts.push(self.all.argument_part(callee, index));
            }
            _ => return Need::Certain,
        }
        Need::OfParts
    }
}

/// Whether the signature of `global` must stay whatever its uses say.
fn is_frozen(module: &Module, graph: &CallGraph, sites: &[CallSite], global: Global) -> bool {
    let Some(f) = module.func(global) else { return true };
    let must = |site: &CallSite| module.func(site.caller).is_some_and(|f| f.call(site.call).tail == TailKind::MustTail);
    let list = module.globals().parts()[global.index()].attrs;
    let attrs = module.ctx().attrs();
    let fixed = attrs
        .list(list)
        .params
        .iter()
        .any(|&set| attrs.has(set, AttrKind::InAlloca) || attrs.has(set, AttrKind::Preallocated));
    fixed
        || !graph.all_callers_known(module, global)
        || graph.is_referenced(global)
        || fn_has(module.ctx(), global, AttrKind::Naked)
        || has_musttail(&f)
        || sites.iter().any(must)
}

/// Finds what is needed. Linear, up to the bounds at the top.
pub(super) fn solve(module: &mut Module, graph: &CallGraph, calls: &Csr<CallSite>) -> Liveness {
    let count = module.globals().len();
    let mut all = Liveness {
        first: Vec::with_capacity(count + 1),
        results: vec![0; count],
        live: RowSet::new(0),
        frozen: RowSet::new(count),
    };
    let mut parts = 0;
    for g in (0..count).map(Global::new) {
        all.first.push(parts);
        if let Some((ret, params, _)) = parts_of_type(module, g) {
            all.results[g.index()] = result_parts(module.ctx().types(), ret) as u32;
            parts += all.results[g.index()] + params.len() as u32;
        }
        if is_frozen(module, graph, calls.row(g.index()), g) {
            all.frozen.insert(g);
        }
    }
    all.first.push(parts);
    // Parts that are needed for certain, and pairs: the second is needed when the first is.
    let mut certain: Vec<Part> = Vec::new();
    let mut pairs: Vec<(usize, Part)> = Vec::new();
    let functions = module.defined_functions();
    for g in (0..count).map(Global::new).filter(|&g| all.is_frozen(g)) {
        certain.extend(all.parts(g));
    }
    for &g in &functions {
        // Editing nothing builds the use lists.
        module.edit(g, |_| ());
    }
    let mut survey = Survey { all: &all, parts: Vec::new(), work: Vec::new() };
    for &g in functions.iter().filter(|&&g| !all.is_frozen(g)) {
        let Some(f) = module.func(g) else { continue };
        let variadic = parts_of_type(module, g).is_some_and(|ty| ty.2);
        for n in 0..f.num_args() {
            let part = all.argument_part(g, n);
            if variadic || survey.value(&f, Value::arg(n as u32)) == Need::Certain {
                certain.push(part);
            } else {
                pairs.extend(survey.parts.iter().map(|&of| (of.index(), part)));
            }
        }
    }
    // What callers do with results.
    for &caller in &functions {
        let Some(f) = module.func(caller) else { continue };
        for call in insts(&f) {
            let Some(callee) = called_function(&f, call).filter(|&g| !all.is_frozen(g)) else { continue };
            let split = is_split(f.types(), f.ty(call));
            let results = all.results[callee.index()] as usize;
            for of in f.uses(Value::inst(call)) {
                let user = f.user(of);
                let element = (split && f.op(user) == Opcode::ExtractValue).then(|| f.indices(user)[0] as usize);
                let need = match element {
                    Some(_) => survey.value(&f, Value::inst(user)),
                    None => survey.one_use(&f, of),
                };
                let range = element.map_or(0..results, |n| n..n + 1);
                for part in range.map(|n| all.result_part(callee, n)) {
                    if need == Need::Certain {
                        certain.push(part);
                    } else {
                        pairs.extend(survey.parts.iter().map(|&of| (of.index(), part)));
                    }
                }
            }
        }
    }
    let waiting = Csr::group(parts as usize, pairs.iter().copied());
    let mut live = RowSet::new(parts as usize);
    while let Some(part) = certain.pop() {
        if live.insert(part) {
            certain.extend_from_slice(waiting.row(part.index()));
        }
    }
    all.live = live;
    all
}
