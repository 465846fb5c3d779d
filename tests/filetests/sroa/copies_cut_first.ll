; RUN: opt -passes='sroa'
; An integer that is only copied is cut where the other accesses are cut: from alloca to alloca, and to memory.
define i32 @from_alloca_to_alloca(i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 8
  %b = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store i32 %x, ptr %a, align 8
  store i32 %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  store i64 %both, ptr %b, align 8
  %b1 = getelementptr inbounds i8, ptr %b, i64 4
  %v = load i32, ptr %b, align 8
  %w = load i32, ptr %b1, align 4
  %s = sub i32 %v, %w
  ret i32 %s
}
define void @to_memory(i32 %x, i32 %y, ptr %q) {
  %a = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store i32 %x, ptr %a, align 8
  store i32 %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  store i64 %both, ptr %q, align 8
  ret void
}
; One that is computed with is put together from its parts.
define i64 @computed_with(i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store i32 %x, ptr %a, align 8
  store i32 %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  %next = add i64 %both, 1
  ret i64 %next
}
; EXPECT
; define i32 @from_alloca_to_alloca(i32 %x, i32 %y) {
;   %a.sroa.2.0.insert.ext = zext i32 %y to i64
;   %a.sroa.2.0.insert.shift = shl i64 %a.sroa.2.0.insert.ext, 32
;   %a.sroa.2.0.insert.mask = and i64 undef, 4294967295
;   %a.sroa.2.0.insert.insert = or i64 %a.sroa.2.0.insert.mask, %a.sroa.2.0.insert.shift
;   %a.sroa.0.0.insert.ext = zext i32 %x to i64
;   %a.sroa.0.0.insert.mask = and i64 %a.sroa.2.0.insert.insert, -4294967296
;   %a.sroa.0.0.insert.insert = or i64 %a.sroa.0.0.insert.mask, %a.sroa.0.0.insert.ext
;   %b.sroa.0.0.extract.trunc = trunc i64 %a.sroa.0.0.insert.insert to i32
;   %b.sroa.2.0.extract.shift = lshr i64 %a.sroa.0.0.insert.insert, 32
;   %b.sroa.2.0.extract.trunc = trunc i64 %b.sroa.2.0.extract.shift to i32
;   %s = sub i32 %b.sroa.0.0.extract.trunc, %b.sroa.2.0.extract.trunc
;   ret i32 %s
; }
;
; define void @to_memory(i32 %x, i32 %y, ptr %q) {
;   %a.sroa.2.0.insert.ext = zext i32 %y to i64
;   %a.sroa.2.0.insert.shift = shl i64 %a.sroa.2.0.insert.ext, 32
;   %a.sroa.2.0.insert.mask = and i64 undef, 4294967295
;   %a.sroa.2.0.insert.insert = or i64 %a.sroa.2.0.insert.mask, %a.sroa.2.0.insert.shift
;   %a.sroa.0.0.insert.ext = zext i32 %x to i64
;   %a.sroa.0.0.insert.mask = and i64 %a.sroa.2.0.insert.insert, -4294967296
;   %a.sroa.0.0.insert.insert = or i64 %a.sroa.0.0.insert.mask, %a.sroa.0.0.insert.ext
;   store i64 %a.sroa.0.0.insert.insert, ptr %q, align 8
;   ret void
; }
;
; define i64 @computed_with(i32 %x, i32 %y) {
;   %a.sroa.2.0.insert.ext = zext i32 %y to i64
;   %a.sroa.2.0.insert.shift = shl i64 %a.sroa.2.0.insert.ext, 32
;   %a.sroa.2.0.insert.mask = and i64 undef, 4294967295
;   %a.sroa.2.0.insert.insert = or i64 %a.sroa.2.0.insert.mask, %a.sroa.2.0.insert.shift
;   %a.sroa.0.0.insert.ext = zext i32 %x to i64
;   %a.sroa.0.0.insert.mask = and i64 %a.sroa.2.0.insert.insert, -4294967296
;   %a.sroa.0.0.insert.insert = or i64 %a.sroa.0.0.insert.mask, %a.sroa.0.0.insert.ext
;   %next = add i64 %a.sroa.0.0.insert.insert, 1
;   ret i64 %next
; }
