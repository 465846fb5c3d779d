//! A module of a kernel as IR for the machine at hand.
//!
//! Special registers become functions, and what only a GPU has becomes calls of functions that the driver does not have.
//! Bodies with assembly, or with operations that x86 rounds twice, become such calls as a whole, so that other kernels of
//! the module still run.

use super::LeftOut;
use std::fmt::Write as _;

/// Function called instead of a body with assembly.
pub(super) const ASSEMBLY: &str = "stub_assembly";
/// Function called instead of a body that x86 rounds otherwise.
pub(super) const TWICE: &str = "stub_twice";

/// Whether x86 rounds an instruction twice.
pub(super) fn rounds_twice(l: &str) -> bool {
    l.contains("@llvm.fma.f16")
        || l.contains("@llvm.fma.bf16")
        || l.contains("@llvm.fma.v") && l.contains("half")
        || l.contains("itofp") && l.contains("bfloat") && !l.contains("itofp i16") && !l.contains("itofp i8")
}

/// Operations whose result is open become ones that have one: `minimum` and `maximum` for `minnum` and `maxnum`, whose zeros
/// are open, `fma` for `fmuladd`, which may round once or twice.
pub(super) fn decided(text: &str) -> String {
    const OPEN: [(&str, &str); 3] =
        [("llvm.minnum.", "llvm.minimum."), ("llvm.maxnum.", "llvm.maximum."), ("llvm.fmuladd.", "llvm.fma.")];
    let text = OPEN.iter().fold(text.to_string(), |t, (from, to)| t.replace(from, to));
    // Declared twice where both were, perhaps with other attributes.
    let mut declared: Vec<&str> = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for l in text.lines() {
        let name = l.strip_prefix("declare ").and_then(|l| l.split('@').nth(1)).and_then(|l| l.split('(').next());
        if let Some(name) = name.filter(|n| OPEN.iter().any(|o| n.starts_with(o.1))) {
            if declared.contains(&name) {
                continue;
            }
            declared.push(name);
        }
        lines.push(l);
    }
    lines.join("\n")
}

/// The module as IR for the machine at hand.
pub(super) fn native(text: &str) -> Result<String, LeftOut> {
    let mut out = text.replace("ptx_kernel ", "").replace("@llvm.nvvm.read.ptx.sreg.", "@sreg_");
    for (name, _) in super::driver::REGISTERS {
        out = out.replace(&format!("@sreg_{name}("), &format!("@sreg_{}(", name.replace('.', "_")));
    }
    out = out.replace("@llvm.nvvm.", "@nvvm_");
    if out.contains("@\"") {
        return Err("names in quotes");
    }
    // Comdats, processors and attributes of the GPU say nothing about values.
    let mut body = String::with_capacity(out.len());
    let dropped = |l: &&str| l.starts_with("target ") || l.starts_with("source_filename") || l.starts_with('$');
    let (mut dynamic, mut stubs) = (false, [false; 2]);
    // Where the function at hand began, and what it has that is not run.
    let mut function: Option<(usize, Option<usize>)> = None;
    for l in out.lines().filter(|l| !dropped(l)) {
        if let Some((_, why)) = &mut function {
            if l.contains(" asm ") {
                *why = Some(0);
            } else if rounds_twice(l) {
                *why = why.or(Some(1));
            }
        }
        if l.starts_with('@') {
            if !l.contains(" = external ") {
                body.push_str(&l.replace(", comdat", ""));
            } else if !l.contains("addrspace(3)") {
                return Err("a variable of another module");
            } else if std::mem::replace(&mut dynamic, true) {
                return Err("several dynamic arrays");
            } else {
                body.push_str(l.split(" = ").next().unwrap_or(l));
                body.push_str(" = internal addrspace(3) global [65536 x i8] zeroinitializer, align 128");
            }
        } else if l.starts_with("define ") {
            let head = l.split(" comdat").next().unwrap_or(l);
            body.push_str(head);
            body.push_str(if head.ends_with('{') { "" } else { " {" });
            function = Some((body.len(), None));
        } else if l == "}" {
            if let Some((from, Some(why))) = function.take() {
                body.truncate(from);
                stubs[why] = true;
                body.push_str(&format!("\n  call void @{}()\n  unreachable\n", [ASSEMBLY, TWICE][why]));
            }
            body.push_str(l);
        } else if l.starts_with("attributes #") {
            body.push_str(l.split(" = ").next().unwrap_or(l));
            body.push_str(" = { nounwind }");
        } else if l.starts_with("declare ") {
            // What only intrinsics may have.
            body.push_str(&l.replace(" immarg", ""));
        } else {
            body.push_str(l);
        }
        body.push('\n');
    }
    for (k, _) in stubs.iter().enumerate().filter(|s| *s.1) {
        body.push_str(&format!("declare void @{}()\n", [ASSEMBLY, TWICE][k]));
    }
    Ok(body)
}

/// Names that a module defines get a suffix, so that several modules fit in one file. Declarations are taken out.
pub(super) fn renamed(text: &str, suffix: usize, declared: &mut Vec<String>) -> String {
    let mut names: Vec<&str> = Vec::new();
    for l in text.lines() {
        let at = match l.as_bytes().first() {
            Some(b'@') => 0,
            _ if l.starts_with("define ") => l.find('@').unwrap_or(0),
            _ => continue,
        };
        let end = l[at + 1..].find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(0);
        names.push(&l[at + 1..at + 1 + end]);
    }
    names.sort_unstable();
    let mut out = String::with_capacity(text.len() + 1024);
    for l in text.lines() {
        if l.starts_with("declare ") {
            if !declared.iter().any(|d| d == l) {
                declared.push(l.into());
            }
            continue;
        }
        let mut rest = l;
        while let Some(at) = rest.find('@') {
            let end = rest[at + 1..].find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c)));
            let end = end.map_or(rest.len(), |e| at + 1 + e);
            out.push_str(&rest[..end]);
            if names.binary_search(&&rest[at + 1..end]).is_ok() {
                let _ = write!(out, ".m{suffix}");
            }
            rest = &rest[end..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_module_get_a_suffix() {
        let text = "@t = global i8 0\ndeclare i32 @sreg_tid_x()\ndefine void @k() {\n  %x = load i8, ptr @t\n  call i32 @sreg_tid_x()\n  ret void\n}";
        let mut declared = Vec::new();
        let out = renamed(text, 3, &mut declared);
        assert_eq!(declared, ["declare i32 @sreg_tid_x()"]);
        assert!(
            out.contains("@t.m3 = ") && out.contains("ptr @t.m3\n") && out.contains("define void @k.m3()"),
            "{out}"
        );
        assert!(out.contains("@sreg_tid_x()\n"));
    }

    #[test]
    fn what_is_not_native_is_a_stub() {
        let text = "@s = external addrspace(3) global [0 x i8]\ndefine ptx_kernel void @a(i32 %x) #0 {\n  %y = call i32 asm \"x\", \"=r\"()\n  ret void\n}
define void @b() {\n  ret void\n}\ndeclare void @llvm.nvvm.cp.async.wait.group(i32 immarg)\n";
        let out = native(text).unwrap();
        assert!(out.contains("@s = internal addrspace(3) global [65536 x i8]"), "{out}");
        assert!(out.contains("define void @a(i32 %x) #0 {\n  call void @stub_assembly()\n  unreachable\n}"), "{out}");
        assert!(out.contains("define void @b() {\n  ret void\n}") && out.contains("declare void @stub_assembly()"));
        assert!(out.contains("declare void @nvvm_cp.async.wait.group(i32)"));
    }
}
