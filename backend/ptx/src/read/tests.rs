//! Reading, printing, reading again; errors with their places.

use super::*;

fn fixpoint(text: &[u8]) -> String {
    let m = read_module(text).unwrap_or_else(|e| panic!("{}", e[0].render("test.ptx", text)));
    let once = print_module(&m);
    let again = read_module(&once).unwrap_or_else(|e| panic!("{}", e[0].render("printed.ptx", &once)));
    let twice = print_module(&again);
    assert_eq!(String::from_utf8_lossy(&once), String::from_utf8_lossy(&twice));
    String::from_utf8(once).unwrap()
}

#[test]
fn module_of_every_kind_of_statement() {
    let text = include_str!("fuzzing/module.ptx");
    // The same text but for the registers that nothing uses.
    assert_eq!(fixpoint(text.as_bytes()), text.replace("%r<10>", "%r<8>"));
}

#[test]
fn assembly_with_its_own_names() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.func f()\n{\n.reg .b32 %r<4>;\n.reg .f32 %f<2>;
        mov.b32 %r1, 0x10U;
        { .reg .pred p; .reg .b32 t<2>, u;
          SKIP: setp.ne.b32 p, %r1, 0; @p bra SKIP; @!p ld.global.cs.b32 { t1 }, [ %r1 + 0 ];
          { .reg .f16 u; cvt.rn.f16.f32 u, %f1; } add.s32 u, t1, %r1; }
        ret; }";
    let out = fixpoint(text.as_bytes());
    assert!(out.contains("@!%p1 ld.global.cs.b32 \t{%r2}, [%r1+0];"), "{out}");
    assert!(out.contains("cvt.rn.f16.f32 \t%rs1, %r3;"), "{out}");
    assert!(out.contains("@%p1 bra \t$L_0;"), "{out}");
}

#[test]
fn errors_have_places() {
    let head = ".version 8.0\n.target sm_90\n.address_size 64\n";
    for (body, line, what) in [
        (".func f() { add.s32 %r1, 1; }", 4, "no register"),
        (".func f() {\n ret", 5, "does not end"),
        (".func f() {\n bra x y; }", 5, "`,` expected"),
        (".func f() {\n bra x; }", 5, "a label expected"),
        (".global .b9 x;", 4, "unknown type"),
        (".global .align 3 .b8 x;", 4, "power of two"),
        (".func f() {}\n.func f() {}", 5, "defined twice"),
        (".func f() { a: a: }", 4, "defined twice"),
        (".func f() { .reg .b32 %r<99999999>; }", 4, "too many"),
        (".address_size 32", 4, "64 bits"),
        ("\n\n}", 6, "a directive expected"),
    ] {
        let text = format!("{head}{body}");
        let e = match read_module(text.as_bytes()) {
            Ok(_) => panic!("{body} is read"),
            Err(e) => e[0].render("t.ptx", text.as_bytes()),
        };
        assert!(e.starts_with(&format!("t.ptx:{line}:")) && e.contains(what), "{body}: {e}");
    }
}

/// No prefix and no change of a byte of a module makes the reader panic.
#[test]
fn broken_text_is_refused() {
    let text = b".version 8.0\n.target sm_90\n.address_size 64\n.global .u64 t[2] = {generic(t)+4};
        .visible .entry k(.param .u64 .ptr .align 4 k_param_0) { .reg .b32 %r<3>; .local .align 4 .b8 d[4];
        { .param .b32 param0; call (retval0), k, (param0); } p : .callprototype _ (); x: @x bra x;
        t: .branchtargets x; brx.idx %r1, t; mov.b32 {%r1|_, -1}, [%r1+-4]; }";
    for n in 0..text.len() {
        let _ = read_module(&text[..n]);
        for c in [b'{', b'}', b'"', b'/', b'$', b'9', b'.', 0xff] {
            let mut t = text.to_vec();
            t[n] = c;
            if let Ok(m) = read_module(&t) {
                print_module(&m);
            }
        }
    }
}
