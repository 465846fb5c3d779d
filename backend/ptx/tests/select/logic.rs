//! Logic of three values, fields of words, absolute differences.

use super::{count, has, ptx};

/// A function of three words whose body defines `%r`.
fn of_three(body: &str) -> String {
    ptx(&format!(
        "define i32 @f(i32 %a, i32 %b, i32 %c) {{
           {body}
           ret i32 %r
         }}
         declare i32 @llvm.abs.i32(i32, i1)
         declare i32 @llvm.umax.i32(i32, i32)
         declare i32 @llvm.umin.i32(i32, i32)"
    ))
}

#[test]
fn logic_of_three_values_is_one_row() {
    let one = |body: &str, row: &str| {
        let t = of_three(body);
        has(&t, &[row]);
        assert!(!["and.b32", "or.b32 ", "xor.b32", "not.b32"].iter().any(|op| t.contains(op)), "{t}");
    };
    // Majority, choice, sum.
    one(
        "%x = or i32 %a, %b\n %y = and i32 %x, %c\n %z = and i32 %a, %b\n %r = or i32 %y, %z",
        "lop3.b32 %r4, %r3, %r1, %r2, 232;",
    );
    one("%x = xor i32 %b, %c\n %y = and i32 %x, %a\n %r = xor i32 %y, %c", "lop3.b32");
    one("%x = xor i32 %a, %b\n %r = xor i32 %x, %c", "lop3.b32 %r4, %r3, %r1, %r2, 150;");
    // Complements have no row, nor a constant of ones; a constant and its complement are one operand.
    one("%n = xor i32 %b, -1\n %r = and i32 %a, %n", "lop3.b32 %r3, %r1, %r2, 0, 48;");
    one("%x = and i32 %a, 252645135\n %y = and i32 %b, -252645136\n %r = or i32 %x, %y", "252645135, 228;");
}

#[test]
fn logic_of_more_values_takes_fewest_rows() {
    let t = ptx("define i32 @f(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e) {
          %x = xor i32 %a, %b
          %y = xor i32 %x, %c
          %z = xor i32 %y, %d
          %r = xor i32 %z, %e
          ret i32 %r
        }");
    assert!(count(&t, "lop3.b32") == 2 && !t.contains("xor"), "{t}");
    // A value with another reader is made; what the assembler fuses by itself is left to it.
    let t = of_three("%x = xor i32 %a, %b\n %y = and i32 %x, %c\n %z = and i32 %y, %a\n %r = add i32 %z, %x");
    assert!(!t.contains("lop3"), "{t}");
    let t = of_three("%s = shl i32 %a, 3\n %x = and i32 %s, %c\n %r = xor i32 %x, %b");
    assert!(!t.contains("lop3"), "{t}");
    // Two constants; a comparison of the result.
    let t = of_three("%x = and i32 %a, 1048575\n %r = or i32 %x, 1072693248");
    assert!(!t.contains("lop3"), "{t}");
    let t = of_three(
        "%x = and i32 %a, 1048575\n %y = or i32 %x, %b\n %p = icmp eq i32 %y, 0\n %r = select i1 %p, i32 %y, i32 %c",
    );
    assert!(!t.contains("lop3"), "{t}");
}

#[test]
fn fields_are_inserted() {
    let t = of_three("%x = and i32 %a, -4065\n %y = shl i32 %b, 5\n %z = and i32 %y, 4064\n %r = or i32 %x, %z");
    has(&t, &["bfi.b32 %r3, %r2, %r1, 5, 7;"]);
    let t = of_three("%x = and i32 %a, 31\n %y = and i32 %b, 127\n %z = shl i32 %y, 5\n %r = or i32 %x, %z");
    has(&t, &["and.b32 %r3, %r1, 31;", "bfi.b32 %r4, %r2, %r3, 5, 7;"]);
    let t = of_three("%x = and i32 %a, 31\n %z = shl i32 %b, 5\n %r = or i32 %x, %z");
    has(&t, &["bfi.b32 %r3, %r2, %r1, 5, 27;"]);
    // The base may have bits there.
    let t = of_three("%x = and i32 %a, 63\n %y = and i32 %b, 127\n %z = shl i32 %y, 5\n %r = or i32 %x, %z");
    assert!(!t.contains("bfi"), "{t}");
}

#[test]
fn signed_fields_are_one_row() {
    has(&of_three("%x = shl i32 %a, 20\n %r = ashr i32 %x, 25"), &["bfe.s32 %r2, %r1, 5, 7;"]);
    has(&of_three("%x = shl i32 %a, 23\n %r = ashr i32 %x, 23"), &["bfe.s32 %r2, %r1, 0, 9;"]);
    assert!(!of_three("%x = shl i32 %a, 20\n %r = ashr i32 %x, 19").contains("bfe"));
}

#[test]
fn bytes_are_gathered() {
    let t = of_three("%x = and i32 %a, 65535\n %y = shl i32 %b, 16\n %r = or i32 %x, %y");
    has(&t, &["prmt.b32 %r3, %r1, %r2, 21520;"]);
    let t = of_three(
        "%x = lshr i32 %a, 24\n %y = shl i32 %a, 24\n %z = and i32 %a, 65280\n %o = or i32 %x, %y\n %r = or i32 %o, %z",
    );
    has(&t, &["prmt.b32 %r2, %r1, 0, 1043;"]);
    // Four bytes: each two in one row.
    let t = ptx("define i32 @f(ptr %p) {
          %q1 = getelementptr i8, ptr %p, i64 1
          %q2 = getelementptr i8, ptr %p, i64 3
          %q3 = getelementptr i8, ptr %p, i64 7
          %a = load i8, ptr %p
          %b = load i8, ptr %q1
          %c = load i8, ptr %q2
          %d = load i8, ptr %q3
          %w = zext i8 %a to i32
          %x = zext i8 %b to i32
          %y = zext i8 %c to i32
          %z = zext i8 %d to i32
          %x1 = shl i32 %x, 8
          %y1 = shl i32 %y, 16
          %z1 = shl i32 %z, 24
          %o1 = or i32 %w, %x1
          %o2 = or i32 %o1, %y1
          %r = or i32 %o2, %z1
          ret i32 %r
        }");
    assert!(count(&t, "prmt.b32") == 3 && !t.contains("shl") && !t.contains("or.b32"), "{t}");
    // Bytes that both sides may have are no gathering.
    let t = of_three("%x = and i32 %a, 65535\n %y = shl i32 %b, 8\n %r = or i32 %x, %y");
    assert!(!t.contains("prmt"), "{t}");
}

#[test]
fn absolute_differences_are_summed() {
    let t = of_three("%x = sub nsw i32 %a, %b\n %y = call i32 @llvm.abs.i32(i32 %x, i1 true)\n %r = add i32 %y, %c");
    has(&t, &["sad.s32 %r4, %r1, %r2, %r3;"]);
    let t = of_three(
        "%x = call i32 @llvm.umax.i32(i32 %a, i32 %b)\n %y = call i32 @llvm.umin.i32(i32 %b, i32 %a)\n %r = sub i32 %x, %y",
    );
    has(&t, &["sad.u32 %r3, %r1, %r2, 0;"]);
    let t = of_three(
        "%p = icmp ult i32 %a, %b\n %x = sub i32 %a, %b\n %y = sub i32 %b, %a\n %z = select i1 %p, i32 %y, i32 %x\n %r = add i32 %z, %c",
    );
    has(&t, &["sad.u32 %r4, %r1, %r2, %r3;"]);
    // Of 16 bits; of what a comparison compares, extended.
    let t = of_three(
        "%h = trunc i32 %a to i16\n %k = trunc i32 %b to i16\n %m = trunc i32 %c to i16\n %p = icmp ugt i16 %h, %k\n \
         %x = sub i16 %h, %k\n %y = sub i16 %k, %h\n %z = select i1 %p, i16 %x, i16 %y\n %s = add i16 %m, %z\n \
         %r = zext i16 %s to i32",
    );
    has(&t, &["sad.u16 %rs4, %rs1, %rs2, %rs3;"]);
    let extended = |extension: &str, order: &str| {
        of_three(&format!(
            "%h = trunc i32 %a to i16\n %k = trunc i32 %b to i16\n %x = {extension} i16 %h to i32\n \
             %y = {extension} i16 %k to i32\n %p = icmp {order} i16 %h, %k\n %v = sub nsw i32 %x, %y\n \
             %w = sub nsw i32 %y, %x\n %z = select i1 %p, i32 %w, i32 %v\n %r = add i32 %z, %c"
        ))
    };
    has(&extended("sext", "slt"), &["sad.s32 %r6, %r4, %r5, %r3;"]);
    has(&extended("zext", "ule"), &["sad.u32 %r6, %r4, %r5, %r3;"]);
    assert!(!extended("zext", "slt").contains("sad"));
    // A difference that may wrap is another value.
    let t = of_three("%x = sub i32 %a, %b\n %y = call i32 @llvm.abs.i32(i32 %x, i1 false)\n %r = add i32 %y, %c");
    assert!(!t.contains("sad"), "{t}");
}

#[test]
fn halves_of_words_are_put_together_and_taken_apart() {
    let t = ptx("define i64 @f(i64 %a) {
          %low = trunc i64 %a to i32
          %l = add i32 %low, 1
          %s = lshr i64 %a, 32
          %high = trunc i64 %s to i32
          %h = add i32 %high, 2
          %x = zext i32 %l to i64
          %y = zext i32 %h to i64
          %z = shl i64 %y, 32
          %r = or i64 %z, %x
          ret i64 %r
        }");
    has(&t, &["mov.b64 {%r1, %r2}, %rd1;", "mov.b64 %rd2, {%r3, %r4};"]);
    assert!(!t.contains("cvt") && !t.contains("shl") && !t.contains("shr"), "{t}");
    // The lower half alone, the upper half alone.
    has(&ptx("define i32 @f(i64 %a) { %l = trunc i64 %a to i32\n ret i32 %l }"), &["cvt.u32.u64"]);
    let t = ptx("define i32 @f(i64 %a) { %s = ashr i64 %a, 32\n %h = trunc i64 %s to i32\n ret i32 %h }");
    has(&t, &["mov.b64 {_, %r1}, %rd1;"]);
}

/// A lane that is cut out of a word has other lanes above it, also the first one.
#[test]
fn lanes_of_words_are_masked() {
    let text = ptx("define ptx_kernel void @k(ptr %out, ptr %in) {
  %word = load <4 x i8>, ptr %in, align 4
  %first = extractelement <4 x i8> %word, i64 0
  %second = extractelement <4 x i8> %word, i64 1
  %half = lshr i8 %first, 1
  %other = lshr i8 %second, 1
  store i8 %half, ptr %out
  %next = getelementptr i8, ptr %out, i64 1
  store i8 %other, ptr %next
  %whole = getelementptr i8, ptr %out, i64 4
  store <4 x i8> %word, ptr %whole, align 4
  ret void
}
");
    let lanes = count(&text, "and.b16") + count(&text, "bfe.u32") + count(&text, "prmt.b32");
    assert_eq!(lanes, 2, "{text}");
}
