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
