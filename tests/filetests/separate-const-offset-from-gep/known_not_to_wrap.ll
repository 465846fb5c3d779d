; RUN: opt -passes='separate-const-offset-from-gep'
; A sum may be taken apart without a flag where its operands are small, or where it is a constant more and not negative itself, or
; where the address is in an object that is too small for a sum that wrapped.

@s = internal addrspace(3) global [64 x float] undef, align 4
@d = external addrspace(3) global [0 x float], align 4

define float @small(ptr %p, i16 %i) {
  %w = zext i16 %i to i32
  %a = add i32 %w, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @large(ptr %p, i32 %i) {
  %a = add i32 %i, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @in_object(i32 %i) {
  %a = add i32 %i, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @of_any_size(i32 %i) {
  %a = add i32 %i, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
; EXPECT
; @s = internal addrspace(3) global [64 x float] undef, align 4
; @d = external addrspace(3) global [0 x float], align 4
;
; define float @small(ptr %p, i16 %i) {
;   %w = zext i16 %i to i32
;   %1 = zext nneg i32 %w to i64
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %q = getelementptr i8, ptr %2, i64 20
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @large(ptr %p, i32 %i) {
;   %a = add i32 %i, 5
;   %x = sext i32 %a to i64
;   %q = getelementptr inbounds float, ptr %p, i64 %x
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @in_object(i32 %i) {
;   %1 = sext i32 %i to i64
;   %2 = getelementptr [4 x i8], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %1
;   %q = getelementptr i8, ptr %2, i64 20
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @of_any_size(i32 %i) {
;   %a = add i32 %i, 5
;   %x = sext i32 %a to i64
;   %q = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %x
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
