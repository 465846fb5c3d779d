//! `debugify` gives everything debug information that is made up: every instruction a line of its own, every value a variable.
//! `check-debugify` says what of it later passes lost.
//!
//! **When**: `debugify` runs on modules without debug information, `check-debugify` on what `debugify` left; both say where they
//! have nothing to do. Functions that another definition may stand for are left out. **How**: lines and variables are numbered from
//! 1, and `!llvm.debugify` says how many there were: of the module, or with the parameter `function` of each function, which then
//! is numbered by itself. **Cost**: linear. **Invariants**: only locations, records and metadata change.
//! **Source**: LLVM's guide "How to Update Debug Info", section on debugify, whose messages these are.

use crate::knobs;
use std::collections::HashMap;
use std::fmt::Write;
use warpc_analysis::AnalysisSet;
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::{FuncExtra, Linkage, Tables};
use warpc_ir::opcode::TailKind;
use warpc_ir::strip::{debug_version, strip_debug};
use warpc_ir::types::TypeKind;
use warpc_ir::{Func, Module, Opcode, Value};
use warpc_phase::dump::attach;
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, PassParams, Pipeline, Row, Step};
use warpc_text::print::FunctionText;

/// Named list with the numbers of lines and variables.
const COUNTS: &[u8] = b"llvm.debugify";
const UNITS: &[u8] = b"llvm.dbg.cu";
const FLAGS: &[u8] = b"llvm.module.flags";
/// Name of the file in the log with a line for each check: the pass, missing variables and lines, and how many there were.
pub const LOSSES_FILE: &str = "debugify-losses";
const VERSION: &[u8] = b"Debug Info Version";

/// Row of the pass that adds debug information.
pub const DEBUGIFY: PassInfo = PassInfo {
    name: "debugify",
    summary: "give every instruction a line and every value a variable",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::DEBUGIFY],
    idempotent: true,
    required: false,
    make: |mut params| {
        let (by_function, locations) = (params.take_word("function"), params.take_word("locations"));
        params.finish("debugify")?;
        Ok(PassBody::Module(Box::new(Debugify { by_function, locations })))
    },
};

/// Row of the pass that checks it.
pub const CHECK: PassInfo = PassInfo {
    name: "check-debugify",
    summary: "say which lines and variables of debugify are gone",
    make: |mut params| {
        let (by_function, strip) = (params.take_word("function"), params.take_word("strip"));
        let pass = params.take_value("pass");
        let counted = params.take_word("counted");
        params.finish("check-debugify")?;
        Ok(PassBody::Module(Box::new(Check { by_function, strip, pass, counted })))
    },
    ..DEBUGIFY
};

/// `pipeline` with `debugify` before every pass and `check-debugify` after it, which drops the debug information again. Passes of
/// functions are checked function by function. If `counted`, what is lost is counted too, in [`LOSSES_FILE`] of the log.
pub fn around_each(pipeline: &Pipeline, counted: bool) -> Pipeline {
    pipeline.surrounded(|passes| {
        let names: Vec<&str> = passes.iter().map(|pass| pass.name).collect();
        let by_function =
            passes.iter().all(|pass| matches!(pass.level, Level::Function | Level::Loop | Level::LoopNest));
        let function = by_function.then(|| "function".to_string());
        let mut check = vec![format!("pass={}", names.join("+")), "strip".to_string()];
        check.extend(counted.then(|| "counted".to_string()));
        [
            Row::of(Step::Pass(&DEBUGIFY, PassParams::new(function.clone()))),
            Row::of(Step::Pass(&CHECK, PassParams::new(check.into_iter().chain(function)))),
        ]
    })
}

/// Whether the body of `function` is what will run under its name.
fn is_exact(module: &Module, function: Global) -> bool {
    use Linkage::*;
    matches!(module.globals().sym()[function.index()].linkage, External | Private | Internal | Appending)
}

fn functions(module: &Module) -> Vec<Global> {
    module.defined_functions().into_iter().filter(|&function| is_exact(module, function)).collect()
}

/// `debugify`.
struct Debugify {
    by_function: bool,
    /// Lines alone, no variables.
    locations: bool,
}

impl ModulePass for Debugify {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let knobs = &cx.session.knobs;
        let t = module.tables();
        if t.strings.find(UNITS).is_some_and(|name| t.metadata.named.iter().any(|list| list.0 == name)) {
            say(cx, "ModuleDebugify: Skipping module with debug info\n");
            return false;
        }
        let with_variables = !self.locations && !knobs.get(knobs::DEBUGIFY_LOCATIONS);
        let mut maker = Maker::new(module.tables_mut(), with_variables);
        let mut counts = Vec::new();
        for function in functions(module) {
            if self.by_function {
                (maker.line, maker.variable) = (0, 0);
            }
            maker.function(module, function);
            if self.by_function {
                counts.extend([maker.line, maker.variable]);
            }
        }
        if !self.by_function {
            counts = vec![maker.line, maker.variable];
        }
        let version = debug_version(module);
        let t = module.tables_mut();
        let list = [(UNITS, vec![maker.unit]), (COUNTS, counts.into_iter().map(|n| number_list(t, n)).collect())];
        for (name, nodes) in list {
            let name = t.strings.intern(name);
            t.metadata.named.push((name, nodes));
        }
        if version == 0 {
            add_version(t);
        }
        true
    }
}

fn say(cx: &mut ModuleCx<'_>, text: &str) {
    if !cx.session.knobs.get(knobs::DEBUGIFY_QUIET) {
        cx.text.extend_from_slice(text.as_bytes());
    }
}

fn number(t: &mut Tables, value: u32) -> Md {
    let value = t.consts.add_i32(value);
    t.metadata.add(MdNode::Value(Type::I32, value))
}

/// `!{i32 value}`
fn number_list(t: &mut Tables, value: u32) -> Md {
    let value = number(t, value);
    t.metadata.add(MdNode::Tuple { distinct: false, ops: [value].into() })
}

/// Adds the flag that says which form of debug information the module has: a warning where modules differ in it, version 3.
fn add_version(t: &mut Tables) {
    let (flags, key) = (t.strings.intern(FLAGS), t.strings.intern(VERSION));
    let (behaviour, key, version) = (number(t, 2), t.metadata.add(MdNode::Str(key)), number(t, 3));
    let flag = t.metadata.add(MdNode::Tuple { distinct: false, ops: [behaviour, key, version].into() });
    match t.metadata.named.iter_mut().find(|list| list.0 == flags) {
        Some(list) => list.1.push(flag),
        None => t.metadata.named.push((flags, vec![flag])),
    }
}

/// A field of a node before its name is a row of the strings.
enum Field<'s> {
    Node(Md),
    Int(i128),
    Bool(bool),
    Str(&'s str),
    Sym(&'s str),
}

fn special(t: &mut Tables, distinct: bool, kind: &str, fields: &[(&str, Field<'_>)]) -> Md {
    let mut field = |&(name, ref value): &(&str, Field<'_>)| {
        let value = match *value {
            Field::Node(node) => MdField::Node(node),
            Field::Int(value) => MdField::Int(value),
            Field::Bool(value) => MdField::Bool(value),
            Field::Str(text) => MdField::Str(t.strings.intern(text.as_bytes())),
            Field::Sym(text) => MdField::Sym(t.strings.intern(text.as_bytes())),
        };
        (t.strings.intern(name.as_bytes()), value)
    };
    let fields = fields.iter().map(&mut field).collect();
    let kind = t.strings.intern(kind.as_bytes());
    t.metadata.add(MdNode::Special { distinct, kind, fields })
}

/// Makes the nodes.
struct Maker {
    unit: Md,
    file: Md,
    subroutine: Md,
    no_expression: Md,
    with_variables: bool,
    /// Lines and variables so far.
    line: u32,
    variable: u32,
    /// Types of variables by their size in bits.
    types: HashMap<u64, Md>,
}

impl Maker {
    fn new(t: &mut Tables, with_variables: bool) -> Maker {
        let name = t.identifier.clone();
        let file = special(t, false, "DIFile", &[("filename", Field::Str(&name)), ("directory", Field::Str("/"))]);
        let unit = special(
            t,
            true,
            "DICompileUnit",
            &[
                ("language", Field::Sym("DW_LANG_C")),
                ("file", Field::Node(file)),
                ("producer", Field::Str("debugify")),
                ("isOptimized", Field::Bool(true)),
                ("runtimeVersion", Field::Int(0)),
                ("emissionKind", Field::Sym("FullDebug")),
            ],
        );
        let nothing = t.metadata.add(MdNode::Tuple { distinct: false, ops: [].into() });
        let subroutine = special(t, false, "DISubroutineType", &[("types", Field::Node(nothing))]);
        let no_expression = t.metadata.add(MdNode::Expr([].into()));
        Maker { unit, file, subroutine, no_expression, with_variables, line: 0, variable: 0, types: HashMap::new() }
    }
    fn type_of(&mut self, t: &mut Tables, bits: u64) -> Md {
        *self.types.entry(bits).or_insert_with(|| {
            let name = format!("ty{bits}");
            let mut fields = vec![("name", Field::Str(&name))];
            if bits > 0 {
                fields.push(("size", Field::Int(bits.into())));
            }
            fields.push(("encoding", Field::Sym("DW_ATE_unsigned")));
            special(t, false, "DIBasicType", &fields)
        })
    }
    fn function(&mut self, module: &mut Module, function: Global) {
        let name = String::from_utf8_lossy(module.ctx().name(function)).into_owned();
        let is_local = module.globals().sym()[function.index()].linkage.is_local();
        let first_line = self.line + 1;
        let flags = match is_local {
            true => "DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized",
            false => "DISPFlagDefinition | DISPFlagOptimized",
        };
        let t = module.tables_mut();
        let retained = t.metadata.placeholder();
        let mut fields = vec![
            ("name", Field::Str(&name)),
            ("linkageName", Field::Str(&name)),
            ("scope", Field::Node(Md::NONE)),
            ("file", Field::Node(self.file)),
            ("line", Field::Int(first_line.into())),
            ("type", Field::Node(self.subroutine)),
            ("scopeLine", Field::Int(first_line.into())),
            ("spFlags", Field::Sym(flags)),
            ("unit", Field::Node(self.unit)),
        ];
        if self.with_variables {
            fields.push(("retainedNodes", Field::Node(retained)));
        }
        let scope = special(t, true, "DISubprogram", &fields);
        let plan = self.plan(module, function, scope);
        let t = module.tables_mut();
        t.metadata
            .define(retained, MdNode::Tuple { distinct: false, ops: plan.records.iter().map(|r| r.var).collect() });
        let debug = t.strings.intern(b"dbg");
        attach_to(module, function, debug, scope);
        module.edit(function, |f| {
            for &(inst, location) in &plan.locations {
                f.set_loc(inst, location);
            }
            // The constant is one of the function.
            let zero = f.consts_mut().add_i32(0);
            let filled =
                |record: DbgRow| if record.value.is_none() { DbgRow { value: zero, ..record } } else { record };
            f.side_mut().dbg.extend(plan.records.into_iter().map(filled));
            f.side_mut().debug_index = Default::default();
        });
    }
    /// Locations of all instructions and a record of every value, or of one that is to be a constant where there is none.
    fn plan(&mut self, module: &mut Module, function: Global, scope: Md) -> Plan {
        let mut wanted: Vec<(u32, Inst, Value, Type, u64)> = Vec::new();
        let mut lines: Vec<Inst> = Vec::new();
        if let Some(f) = module.func(function) {
            for block in f.block_order() {
                for inst in f.block_insts(block) {
                    lines.push(inst);
                    if self.with_variables && names_variable(&f, inst) {
                        let after = if f.op(inst) == Opcode::Phi { f.first_non_phi(block) } else { f.next(inst) };
                        let bits = 8 * f.layout().fixed_alloc_size(f.types(), f.ty(inst)).unwrap_or(0);
                        wanted.push((self.line + lines.len() as u32, after, Value::inst(inst), f.ty(inst), bits));
                    }
                }
            }
        }
        if let (true, Some(f)) = (self.with_variables && wanted.is_empty(), module.func(function)) {
            let last = f.terminator(f.entry());
            let line = self.line + lines.iter().position(|&inst| inst == last).unwrap_or(0) as u32 + 1;
            wanted.push((line, last, Value::NONE, Type::I32, 32));
        }
        let t = module.tables_mut();
        let locations: Vec<(Inst, Md)> = lines
            .iter()
            .map(|&inst| {
                self.line += 1;
                let fields =
                    [("line", Field::Int(self.line.into())), ("column", Field::Int(1)), ("scope", Field::Node(scope))];
                (inst, special(t, false, "DILocation", &fields))
            })
            .collect();
        let first = self.line - locations.len() as u32;
        let records = wanted
            .into_iter()
            .map(|(line, anchor, value, ty, bits)| {
                self.variable += 1;
                let name = self.variable.to_string();
                let var_type = self.type_of(t, bits);
                let fields = [
                    ("name", Field::Str(&name)),
                    ("scope", Field::Node(scope)),
                    ("file", Field::Node(self.file)),
                    ("line", Field::Int(line.into())),
                    ("type", Field::Node(var_type)),
                ];
                let var = special(t, false, "DILocalVariable", &fields);
                DbgRow {
                    kind: DbgKind::Value,
                    anchor,
                    value,
                    ty,
                    var,
                    expr: self.no_expression,
                    assign: Md::NONE,
                    address: Value::NONE,
                    address_ty: Type::VOID,
                    address_expr: Md::NONE,
                    loc: locations[(line - first - 1) as usize].1,
                }
            })
            .collect();
        Plan { locations, records }
    }
}

/// What is done to a function.
struct Plan {
    locations: Vec<(Inst, Md)>,
    records: Vec<DbgRow>,
}

/// Whether a variable can be told to have the value of `inst`.
fn names_variable(f: &Func<'_>, inst: Inst) -> bool {
    let is_last = match f.op(inst) {
        // Nothing stands between such a call and the return.
        Opcode::Call => f.call(inst).tail == TailKind::MustTail,
        _ => inst == f.terminator(f.block_of(inst)),
    };
    !is_last && f.ty(inst) != Type::VOID && !matches!(f.types().kind(f.ty(inst)), TypeKind::Token)
}

fn attach_to(module: &mut Module, function: Global, kind: Str, node: Md) {
    let extra = module.globals().parts()[function.index()].extra;
    let t = module.tables_mut();
    if let Some(extra) = t.extras.get_mut(extra as usize) {
        extra.attachments.push((kind, node));
        // In the order in which they are printed.
        extra.attachments.sort_by_key(|attachment| attachment.0 != kind);
        return;
    }
    let row = t.extras.len() as u32;
    t.extras.push(FuncExtra { attachments: vec![(kind, node)], ..FuncExtra::default() });
    module.globals_mut().parts_mut()[function.index()].extra = row;
}

/// `check-debugify`.
struct Check {
    by_function: bool,
    /// Drop the debug information afterwards.
    strip: bool,
    /// The pass that the messages name.
    pass: Option<String>,
    /// What is lost is counted in a file of the log.
    counted: bool,
}

impl ModulePass for Check {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let banner = if self.by_function { "CheckFunctionDebugify" } else { "CheckModuleDebugify" };
        let Some(counts) = counts(module) else {
            say(cx, &format!("{banner}: Skipping module without debugify metadata\n"));
            return false;
        };
        let pass = self.pass.as_ref().map_or(String::new(), |pass| format!(" [{pass}]"));
        let verdict = |found: &Found| format!("{banner}{pass}: {}\n", if found.wrong { "FAIL" } else { "PASS" });
        let mut out = String::new();
        let mut losses = Vec::new();
        let functions = functions(module);
        if self.by_function {
            for (&function, count) in functions.iter().zip(counts.chunks(2)) {
                let mut found = Found::new(count);
                found.look_at(module, function, &mut out);
                found.report(&mut out);
                losses.push(found.losses());
                out.push_str(&verdict(&found));
            }
        } else {
            let mut found = Found::new(&counts);
            functions.iter().for_each(|&function| found.look_at(module, function, &mut out));
            found.report(&mut out);
            losses.push(found.losses());
            out.push_str(&verdict(&found));
        }
        say(cx, &out);
        if let (true, Some(pass)) = (self.counted, &self.pass) {
            for [variables, lines, of_variables, of_lines] in losses {
                let line = format!("{pass},{variables},{lines},{of_variables},{of_lines}\n");
                attach(cx.text, LOSSES_FILE, line.as_bytes());
            }
        }
        self.strip && strip(module)
    }
}

/// The numbers that `debugify` left, lines and variables in turn.
fn counts(module: &Module) -> Option<Vec<u32>> {
    let t = module.tables();
    let name = t.strings.find(COUNTS)?;
    let list = t.metadata.named.iter().find(|list| list.0 == name)?;
    let number = |&node: &Md| match t.metadata.ops(node) {
        &[value] if value.is_some() => match t.metadata.get(value) {
            MdNode::Value(_, value) => u32::try_from(t.consts.as_int(*value)?).ok(),
            _ => None,
        },
        _ => None,
    };
    list.1.iter().map(number).collect::<Option<Vec<u32>>>().filter(|counts| counts.len() >= 2)
}

/// Drops what `debugify` added.
fn strip(module: &mut Module) -> bool {
    strip_debug(module);
    let t = module.tables_mut();
    let strings = &t.strings;
    t.metadata.named.retain(|list| strings.get(list.0) != COUNTS);
    let (Some(flags), Some(key)) = (strings.find(FLAGS), strings.find(VERSION)) else { return true };
    let is_version = |node: Md, ops: &[Md], of: &dyn Fn(Md) -> Option<Str>| {
        node.is_some() && ops.len() == 3 && ops[1].is_some() && of(ops[1]) == Some(key)
    };
    let mut named = std::mem::take(&mut t.metadata.named);
    for list in named.iter_mut().filter(|list| list.0 == flags) {
        list.1.retain(|&node| !is_version(node, t.metadata.ops(node), &|m| t.metadata.str_of(m)));
    }
    named.retain(|list| list.0 != flags || !list.1.is_empty());
    t.metadata.named = named;
    true
}

/// Lines and variables that were found again.
struct Found {
    lines: Vec<bool>,
    variables: Vec<bool>,
    /// A record tells a variable to have a value of another size.
    wrong: bool,
}

impl Found {
    fn new(counts: &[u32]) -> Found {
        // The text may say any number.
        let column = |n: usize| vec![false; counts.get(n).map_or(0, |&n| n.min(1 << 24) as usize)];
        Found { lines: column(0), variables: column(1), wrong: false }
    }
    fn look_at(&mut self, module: &Module, function: Global, out: &mut String) {
        let Some(f) = module.func(function) else { return };
        let (strings, metadata) = (&module.tables().strings, &module.tables().metadata);
        let field = |node: Md, name: &[u8]| metadata.field(node, strings.find(name)?);
        let number = |node: Md, name: &[u8]| match field(node, name) {
            Some(&MdField::Int(value)) => usize::try_from(value).unwrap_or(0),
            _ => 0,
        };
        let mut text = None;
        for inst in f.block_order().flat_map(|block| f.block_insts(block)) {
            let location = f.loc(inst);
            let line = if location.is_some() { number(location, b"line") } else { 0 };
            if line > 0 {
                mark(&mut self.lines, line);
            } else if location.is_none() && f.op(inst) != Opcode::Phi {
                let _ = write!(
                    out,
                    "WARNING: Instruction with empty DebugLoc in function {} --  ",
                    String::from_utf8_lossy(f.name())
                );
                text.get_or_insert_with(|| FunctionText::new(&f)).inst(&f, inst, out);
                out.push('\n');
            }
        }
        for record in f.side().dbg.iter().filter(|r| r.var.is_some() && r.anchor.is_some()) {
            let name = match field(record.var, b"name") {
                Some(&MdField::Str(name)) => String::from_utf8_lossy(strings.get(name)).parse().unwrap_or(0),
                _ => 0,
            };
            let size = match field(record.var, b"type") {
                Some(&MdField::Node(ty)) if ty.is_some() => number(ty, b"size") as u64,
                _ => 0,
            };
            match wrong_size(&f, record, size) {
                Some(given) => {
                    self.wrong = true;
                    let _ = writeln!(
                        out,
                        "ERROR: dbg.value operand has size {given}, but its variable has size {size}: variable {name}"
                    );
                }
                None => mark(&mut self.variables, name),
            }
        }
    }
    /// Missing variables and lines, and how many of each there were.
    fn losses(&self) -> [usize; 4] {
        let missing = |column: &[bool]| column.iter().filter(|found| !**found).count();
        [missing(&self.variables), missing(&self.lines), self.variables.len(), self.lines.len()]
    }
    fn report(&self, out: &mut String) {
        for (what, column) in [("line", &self.lines), ("variable", &self.variables)] {
            for (n, _) in column.iter().enumerate().filter(|row| !row.1) {
                let _ = writeln!(out, "WARNING: Missing {what} {}", n + 1);
            }
        }
    }
}

fn mark(column: &mut [bool], number: usize) {
    if let Some(row) = number.checked_sub(1).and_then(|at| column.get_mut(at)) {
        *row = true;
    }
}

/// The size in bits of what a record says, where that cannot be the value of a variable of `size` bits. Integers may be: the value
/// of an unsigned variable is extended or cut.
fn wrong_size(f: &Func<'_>, record: &DbgRow, size: u64) -> Option<u64> {
    let metadata = &f.ctx().tables.metadata;
    let is_plain = record.kind == DbgKind::Value
        && (record.value.as_inst().is_some() || record.value.as_arg().is_some())
        && !matches!(metadata.get(record.expr), MdNode::Expr(elements) if !elements.is_empty());
    if !is_plain || matches!(f.types().kind(record.ty), TypeKind::Int(_)) {
        return None;
    }
    let given = 8 * f.layout().fixed_alloc_size(f.types(), record.ty)?;
    (given != size && given > 0 && size > 0).then_some(given)
}
