//! Every target-independent intrinsic of the table is decoded, those named here aside.

use super::super::Program;
use std::fmt::Write;
use warpc_ir::intrinsics::{self, IntrinsicId};
use warpc_text::{ReadOptions, parse_module};

/// What is not run, and why: names, or beginnings of names up to a point.
const LEFT_OUT: &[(&str, &[&str])] = &[
    ("coroutines, which are split before a program runs", &["llvm.coro."]),
    ("exceptions, which no GPU has", &["llvm.eh.", "llvm.seh.", "llvm.callbr.landingpad"]),
    ("objects that are collected", &["llvm.gcread", "llvm.gcroot", "llvm.gcwrite", "llvm.experimental.gc."]),
    ("the runtime of another language", &["llvm.objc.", "llvm.swift.async.context.addr"]),
    (
        "instrumentation, whose runtime is elsewhere",
        &[
            "llvm.asan.check.memaccess",
            "llvm.hwasan.",
            "llvm.instrprof.",
            "llvm.xray.",
            "llvm.alloc.token.id",
            "llvm.allow.sanitize.",
        ],
    ),
    (
        "registers, frames and stacks of a processor, which the interpreter has not",
        &[
            "llvm.addressofreturnaddress",
            "llvm.adjust.trampoline",
            "llvm.call.preallocated.",
            "llvm.frameaddress",
            "llvm.init.trampoline",
            "llvm.localaddress",
            "llvm.localescape",
            "llvm.localrecover",
            "llvm.read_register",
            "llvm.read_volatile_register",
            "llvm.returnaddress",
            "llvm.sponentry",
            "llvm.stackaddress",
            "llvm.stackguard",
            "llvm.stackprotector",
            "llvm.thread.pointer",
            "llvm.va_copy",
            "llvm.va_start",
            "llvm.write_register",
            "llvm.experimental.patchpoint",
            "llvm.experimental.patchpoint.void",
            "llvm.experimental.stackmap",
            "llvm.icall.branch.funnel",
        ],
    ),
    ("keys of signed pointers", &["llvm.ptrauth.", "llvm.protected.field.ptr"]),
    ("tables that a linker makes", &["llvm.public.type.test", "llvm.type.test", "llvm.type.checked."]),
    (
        "the state of a unit for floating-point numbers, which the target has not",
        &[
            "llvm.get.fpenv",
            "llvm.get.fpmode",
            "llvm.reset.fpenv",
            "llvm.reset.fpmode",
            "llvm.set.fpenv",
            "llvm.set.fpmode",
            "llvm.set.rounding",
        ],
    ),
    ("a return to another version of the code", &["llvm.experimental.deoptimize", "llvm.experimental.guard"]),
    ("a choice that the language leaves open", &["llvm.experimental.widenable.condition"]),
    (
        "counters of loops in hardware, which only back ends of others write",
        &[
            "llvm.loop.decrement",
            "llvm.loop.decrement.reg",
            "llvm.set.loop.iterations",
            "llvm.start.loop.iterations",
            "llvm.test.set.loop.iterations",
            "llvm.test.start.loop.iterations",
        ],
    ),
    (
        "not done: masks of distances, a loop of stores, a rounding that is named",
        &["llvm.loop.dependence.", "llvm.experimental.memset.pattern", "llvm.fptrunc.round"],
    ),
];

/// Types that are chosen for overloads: of integers, of floating-point numbers; the number of lanes.
struct Choice {
    int: &'static str,
    float: &'static str,
    lanes: u32,
    /// Whether an overload of any kind is a vector, of floating-point numbers.
    vector: bool,
    floats: bool,
}

/// The parts of a list, `T*n` repeated.
fn items(list: &str) -> Vec<&str> {
    let (mut out, mut depth, mut start) = (Vec::new(), 0, 0);
    for at in 0..=list.len() {
        let c = list.as_bytes().get(at).copied().unwrap_or(b',');
        depth += i32::from(matches!(c, b'{' | b'(')) - i32::from(matches!(c, b'}' | b')'));
        if c == b',' && depth == 0 {
            let item = &list[start..at];
            start = at + 1;
            let (text, n) = item.rsplit_once('*').map_or((item, 1), |(text, n)| (text, n.parse().unwrap_or(1)));
            out.extend(std::iter::repeat_n(text, if item.is_empty() { 0 } else { n }));
        }
    }
    out
}

/// Length and element of a vector's text.
fn vector(text: &str) -> Option<(u32, &str)> {
    let (len, elem) = text.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
    Some((len.parse().ok()?, elem))
}

/// A type of a signature as text; `slots` are the overloads so far.
fn type_text(template: &str, slots: &mut Vec<String>, choice: &Choice) -> Option<String> {
    let of = |slots: &[String], number: &str| slots.get(number.parse::<usize>().ok()?).cloned();
    if let Some(list) = template.strip_prefix('{') {
        let parts: Option<Vec<_>> =
            items(list.strip_suffix('}')?).into_iter().map(|part| type_text(part, slots, choice)).collect();
        return Some(format!("{{ {} }}", parts?.join(", ")));
    }
    if let Some(kind) = template.strip_prefix("any") {
        let number: usize = kind.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok()?;
        if let Some(known) = slots.get(number) {
            return Some(known.clone());
        }
        let elem = if kind.starts_with("fp") || kind.starts_with("vec") && choice.floats {
            choice.float
        } else if kind.starts_with("ptr") {
            "ptr"
        } else {
            choice.int
        };
        let wide = kind.starts_with("vec") || choice.vector && !kind.starts_with("ptr");
        let text = if wide { format!("<{} x {elem}>", choice.lanes) } else { elem.to_string() };
        slots.push(text.clone());
        return Some(text);
    }
    if let Some(rest) = template.strip_prefix("with") {
        let (number, elem) = rest.strip_suffix(')')?.split_once('(')?;
        let whole = of(slots, number)?;
        return Some(vector(&whole).map_or(elem.to_string(), |(len, _)| format!("<{len} x {elem}>")));
    }
    if let Some(rest) = template.strip_prefix("nth") {
        let (number, by) = rest.split_once('/')?;
        let whole = of(slots, number)?;
        let (len, elem) = vector(&whole)?;
        return Some(format!("<{} x {elem}>", len / by.parse::<u32>().ok()?));
    }
    if let Some(number) = template.strip_prefix("elem") {
        return Some(vector(&of(slots, number)?)?.1.to_string());
    }
    if let Some((own, number)) = template.strip_prefix("ptrs").and_then(|rest| rest.split_once("of")) {
        let text = format!("<{} x ptr>", vector(&of(slots, number)?)?.0);
        if own.parse::<usize>() == Ok(slots.len()) {
            slots.push(text.clone());
        }
        return Some(text);
    }
    Some(match template {
        "f16" => "half".into(),
        "f32" => "float".into(),
        "f64" => "double".into(),
        "..." => return None,
        number if number.parse::<usize>().is_ok() => return of(slots, number),
        other => other.to_string(),
    })
}

/// A kernel that calls `id` with its parameters, with immediates where they must be.
fn kernel(id: IntrinsicId, choice: &Choice) -> Option<String> {
    let sig = intrinsics::info(id).signature();
    // The parameters begin where the bracket opens that is closed at the end.
    let mut depth = 0;
    let open = sig.bytes().rposition(|c| {
        depth += i32::from(c == b')') - i32::from(c == b'(');
        depth == 0
    })?;
    let (ret, params) = (&sig[..open], sig[open + 1..].strip_suffix(')')?);
    // A type may name an overload that stands behind it.
    let mut slots = Vec::new();
    for template in std::iter::once(ret).chain(items(params)) {
        type_text(template, &mut slots, choice);
    }
    let (mut list, mut args, mut types) = (vec!["ptr %out".to_string()], Vec::new(), Vec::new());
    let mut variable = false;
    for (k, template) in items(params).into_iter().enumerate() {
        let Some(ty) = type_text(template, &mut slots, choice) else {
            if template == "..." {
                variable = true;
                continue;
            }
            return None;
        };
        let name = id.name();
        types.push(ty.clone());
        args.push(match &*ty {
            "metadata" if name.ends_with(".icmp") => "metadata !\"eq\"".into(),
            "metadata" if name.contains(".fcmp") && k == 2 => "metadata !\"oeq\"".into(),
            "metadata" => "metadata !\"round.tonearest\"".into(),
            "i1" if intrinsics::is_immarg(id, k) => "i1 false".into(),
            "double" if intrinsics::is_immarg(id, k) => "double 0.5".into(),
            // The place of a part is a multiple of its length.
            _ if intrinsics::is_immarg(id, k) && name.starts_with("llvm.vector.") => format!("{ty} 0"),
            _ if intrinsics::is_immarg(id, k) => format!("{ty} 2"),
            _ => {
                list.push(format!("{ty} %a{k}"));
                format!("{ty} %a{k}")
            }
        });
    }
    let ret = type_text(ret, &mut slots, choice)?;
    let name = if id.is_overloaded() { format!("{}.x", id.name()) } else { id.name().to_string() };
    let mut text = format!("define ptx_kernel void @k({}) {{\n", list.join(", "));
    let assign = if ret == "void" { "" } else { "%r = " };
    let of = if variable {
        types.push("...".into());
        format!(" ({})", types.join(", "))
    } else {
        String::new()
    };
    let _ = writeln!(text, "  {assign}call {ret}{of} @{name}({})\n  ret void\n}}", args.join(", "));
    Some(text)
}

/// Why `id` does not run, whatever its types are.
fn refusal(id: IntrinsicId) -> Result<(), String> {
    let mut last = "no text".to_string();
    for (vector, floats, lanes) in
        [(false, false, 4), (false, true, 4), (true, false, 4), (true, true, 4), (false, false, 840)]
    {
        let choice = Choice { int: "i32", float: "float", lanes, vector, floats };
        let Some(text) = kernel(id, &choice) else { continue };
        let module = match parse_module(text.as_bytes(), &ReadOptions::default()) {
            Ok(module) => module,
            Err(errors) => {
                last = errors[0].render("test", text.as_bytes());
                continue;
            }
        };
        let program = Program::new(&module).unwrap();
        match program.unsupported().first() {
            None => return Ok(()),
            Some((_, what)) => last = (*what).to_string(),
        }
    }
    Err(last)
}

#[test]
fn every_target_independent_intrinsic_runs_or_is_listed() {
    let mut wrong = String::new();
    for id in IntrinsicId::all().filter(|id| !id.is_nvvm()) {
        let is = |name: &&str| id.name() == *name || name.ends_with('.') && id.name().starts_with(*name);
        let listed = LEFT_OUT.iter().any(|(_, names)| names.iter().any(is));
        match (refusal(id), listed) {
            (Ok(()), true) => _ = writeln!(wrong, "{} runs and is listed", id.name()),
            (Err(why), false) => _ = writeln!(wrong, "{}: {why}", id.name()),
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
