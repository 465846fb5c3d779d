; RUN: opt -passes='sroa'
; An integer that is only copied is cut where floats are stored: from alloca to alloca, and to memory.
define float @from_alloca_to_alloca(float %x, float %y) {
  %a = alloca [2 x i32], align 8
  %b = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store float %x, ptr %a, align 8
  store float %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  store i64 %both, ptr %b, align 8
  %b1 = getelementptr inbounds i8, ptr %b, i64 4
  %v = load float, ptr %b, align 8
  %w = load float, ptr %b1, align 4
  %s = fsub float %v, %w
  ret float %s
}
define void @to_memory(float %x, float %y, ptr %q) {
  %a = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store float %x, ptr %a, align 8
  store float %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  store i64 %both, ptr %q, align 8
  ret void
}
; One that is computed with is put together from its parts.
define i64 @computed_with(float %x, float %y) {
  %a = alloca [2 x i32], align 8
  %a1 = getelementptr inbounds i8, ptr %a, i64 4
  store float %x, ptr %a, align 8
  store float %y, ptr %a1, align 4
  %both = load i64, ptr %a, align 8
  %next = add i64 %both, 1
  ret i64 %next
}
; EXPECT
; define float @from_alloca_to_alloca(float %x, float %y) {
;   %1 = bitcast float %x to i32
;   %2 = bitcast float %y to i32
;   %3 = bitcast i32 %1 to float
;   %4 = bitcast i32 %2 to float
;   %s = fsub float %3, %4
;   ret float %s
; }
;
; define void @to_memory(float %x, float %y, ptr %q) {
;   %1 = bitcast float %x to i32
;   %2 = bitcast float %y to i32
;   store i32 %1, ptr %q, align 8
;   %q.sroa_idx = getelementptr inbounds i8, ptr %q, i64 4
;   store i32 %2, ptr %q.sroa_idx, align 4
;   ret void
; }
;
; define i64 @computed_with(float %x, float %y) {
;   %1 = bitcast float %x to i32
;   %2 = bitcast float %y to i32
;   %a.sroa.2.0.insert.ext = zext i32 %2 to i64
;   %a.sroa.2.0.insert.shift = shl i64 %a.sroa.2.0.insert.ext, 32
;   %a.sroa.2.0.insert.mask = and i64 undef, 4294967295
;   %a.sroa.2.0.insert.insert = or i64 %a.sroa.2.0.insert.mask, %a.sroa.2.0.insert.shift
;   %a.sroa.0.0.insert.ext = zext i32 %1 to i64
;   %a.sroa.0.0.insert.mask = and i64 %a.sroa.2.0.insert.insert, -4294967296
;   %a.sroa.0.0.insert.insert = or i64 %a.sroa.0.0.insert.mask, %a.sroa.0.0.insert.ext
;   %next = add i64 %a.sroa.0.0.insert.insert, 1
;   ret i64 %next
; }
