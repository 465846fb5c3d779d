//! What the back end refuses: an error with the function and the instruction, once for each reason.

use super::*;

fn refused(text: &str) -> String {
    ptx_for(90, text).expect_err("this is refused")
}

fn assembly(template: &str, constraints: &str) -> Result<String, String> {
    ptx_for(
        90,
        &format!(
            "define i32 @f(i32 %a, i32 %b) {{\n %r = call i32 asm sideeffect \"{template}\", \"{constraints}\"(i32 %a, i32 %b)\n ret i32 %r\n}}"
        ),
    )
}

#[test]
fn integers_of_more_than_8192_bits_once_for_each_function() {
    let e = refused(
        "define void @f(ptr %p, i9000 %a) {\n %x = load i9000, ptr %p\n %r = add i9000 %a, %x\n %s = mul i9000 %r, %x\n \
         store i9000 %s, ptr %p\n ret void\n}\n\
         declare void @callee(i8193)\n\
         define void @g() {\n call void @callee(i8193 0)\n call void @callee(i8193 1)\n ret void\n}\n\
         define void @h(i1 %c, i65536 %v) {\nentry:\n br i1 %c, label %a, label %b\na:\n br label %b\nb:\n \
         %x = phi i65536 [ 0, %entry ], [ %v, %a ]\n %n = icmp eq i65536 %x, 5\n br i1 %n, label %b2, label %a2\na2:\n \
         ret void\nb2:\n unreachable\n}",
    );
    let errors: Vec<&str> = e.split("; ").collect();
    assert_eq!(errors.len(), 3, "{e}");
    for (error, (name, at)) in errors.iter().zip([("f", "i9000"), ("g", "call void @callee(i8193"), ("h", "i65536")]) {
        let (place, what) = error.rsplit_once("`: ").expect("a place");
        let ty = at.rsplit('(').next().unwrap_or(at);
        assert_eq!(what, format!("{ty} is wider than the 8192 bits that integers may have"));
        assert!(place.starts_with(&format!("in function `{name}`, at `")) && place.contains(at), "{place}");
    }
}

#[test]
fn wide_integers_in_what_the_passes_should_have_replaced() {
    for (line, what) in [
        ("%r = udiv i256 %a, %b", "made by the pass `expand-wide-integers`"),
        ("%r = call i256 @llvm.umin.i256(i256 %a, i256 %b)", "made by the pass `expand-wide-integers`"),
        ("%r = atomicrmw add ptr %p, i256 %a seq_cst, align 32", "an atomic operation of this type is not supported"),
        ("%r = load atomic i256, ptr %p seq_cst, align 32", "an atomic load of this type or alignment"),
    ] {
        let e = refused(&format!(
            "declare i256 @llvm.umin.i256(i256, i256)\ndefine i256 @f(i256 %a, i256 %b, ptr %p) {{\n {line}\n ret i256 %r\n}}"
        ));
        assert!(e.contains(what), "{e}");
    }
}

#[test]
fn operands_that_inline_assembly_does_not_have() {
    for (template, reason) in [
        ("add.u32 $0, $1, $7;", "names operand 7, but has 3"),
        ("add.u32 $0, $1, ${7:r};", "names operand 7, but has 3"),
        ("add.u32 $0, $1, $3;", "names operand 3, but has 3"),
        ("add.u32 $0, $1, $99999999999999999999;", "without an operand number"),
        ("add.u32 $0, $1, $", "without an operand number"),
        ("add.u32 $0, $1, $x;", "without an operand number"),
        ("add.u32 $0, $1, ${x};", "without an operand number"),
        ("add.u32 $0, $1, ${1", "does not end"),
        ("add.u32 $0, $1, ${1:};", "does not end"),
        ("add.u32 $0, $1, ${:what};", "${:what}"),
        ("add.u32 $0, $(a$(b$)$)", "inside of"),
        ("add.u32 $0, $1, ${2:x};", "modifier `x` does not fit operand 2"),
        ("add.u32 $0, $1, ${2:n};", "modifier `n` does not fit operand 2"),
    ] {
        let e = assembly(template, "=r,r,r").expect_err(template);
        assert!(e.contains(reason), "{template}: {e}");
        assert!(e.starts_with("in function `f`, at `%") && e.contains("call i32 asm sideeffect"), "{e}");
    }
}

#[test]
fn outputs_that_inline_assembly_does_not_have() {
    let e = refused(
        "define <2 x i64> @f(i64 %b) {\n %r = call <2 x i64> asm \"mov.b64 $0, $1;\", \"=l,l\"(i64 %b)\n ret <2 x i64> %r\n}",
    );
    assert!(e.contains("fewer outputs than its type has parts"), "{e}");
    let e =
        refused("define i64 @f(i64 %b) {\n %r = call i64 asm \"mov.b64 $0, $1;\", \"=q,l\"(i64 %b)\n ret i64 %r\n}");
    assert!(e.contains("more outputs than its type has parts"), "{e}");
}

/// Constraints that do not fit each other or the call never reach the back end: the reader refuses them.
#[test]
fn constraints_that_do_not_fit() {
    for (constraints, reason) in [
        ("=r,2,r", "failed to parse constraints"),
        ("=r,r,1", "failed to parse constraints"),
        ("=r,r,99999999999999999999", "failed to parse constraints"),
        ("=r,0,0", "failed to parse constraints"),
        ("=0,r,r", "failed to parse constraints"),
        ("=r,r", "number of input constraints does not match number of parameters"),
        ("=r,r,r,r", "number of input constraints does not match number of parameters"),
        ("=r,=r,r,r", "number of output constraints does not match number of return struct elements"),
    ] {
        let text = format!(
            "define i32 @f(i32 %a, i32 %b) {{\n %r = call i32 asm \"add.u32 $0, $0, 1;\", \"{constraints}\"(i32 %a, i32 %b)\n ret i32 %r\n}}"
        );
        let Err(errors) = parse_module(text.as_bytes(), &ReadOptions::default()) else {
            panic!("{constraints} is taken")
        };
        assert!(errors[0].message.contains(reason), "{constraints}: {}", errors[0].message);
    }
}

#[test]
fn templates_as_they_are_printed() {
    has(&assembly("add.u32 $0, $1, ${2:r}; // $$", "=r,r,r").unwrap(), &["add.u32 %r", "; // $\n"]);
    has(&assembly("add.u32 $0, $(7$|$2$), $2;", "=r,0,r").unwrap(), &[", 7, %r"]);
    let t =
        ptx("define i32 @f() {\n %r = call i32 asm \"add.u32 $0, ${1:n}, ${1:c};\", \"=r,n\"(i32 5)\n ret i32 %r\n}");
    has(&t, &[", -5, 5;"]);
}

#[test]
fn atomic_copies_by_wide_elements_and_by_parts_of_elements() {
    let copy = |bytes: u64, element: u32| {
        ptx_for(
            90,
            &format!(
                "declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)\n\
                 define void @f(ptr %p, ptr %q) {{\n call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(\
                 ptr align 16 %p, ptr align 16 %q, i64 {bytes}, i32 {element})\n ret void\n}}"
            ),
        )
    };
    let e = copy(32, 16).expect_err("no access of 16 bytes is one");
    assert!(e.contains("an atomic copy by elements of 16 bytes is not supported"), "{e}");
    let e = copy(10, 4).expect_err("two and a half elements");
    assert!(e.contains("the length of an atomic copy is not a multiple of its element size"), "{e}");
    let text = copy(16, 1).expect("sixteen bytes");
    assert_eq!(text.matches("ld.relaxed.sys.b8").count(), 16, "{text}");
    assert_eq!(text.matches("st.relaxed.sys.b8").count(), 16, "{text}");
}

#[test]
fn calls_of_kernels() {
    let e = refused(
        "define ptx_kernel void @k() {\n ret void\n}\ndefine ptx_kernel void @f() {\n call ptx_kernel void @k()\n ret void\n}",
    );
    assert!(e.contains("in function `f`, at `call ptx_kernel void @k()`: `k` is a kernel"), "{e}");
}

#[test]
fn images_that_are_parameters_and_more() {
    let e = refused(
        "target triple = \"nvptx64-unknown-nvcl\"\ndefine ptx_kernel void @k(i64 %image, ptr %p) {\n \
         store i64 %image, ptr %p\n ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"rdoimage\", i32 0}",
    );
    assert!(e.contains("can be named by instructions for images alone"), "{e}");
    let e = refused(
        "target triple = \"nvptx64-unknown-nvcl\"\n@s = addrspace(1) global i64 5\n!nvvm.annotations = !{!0}\n\
         !0 = !{ptr addrspace(1) @s, !\"sampler\", i32 1}",
    );
    assert!(e.contains("sampler `s` has the unknown settings 5"), "{e}");
}
