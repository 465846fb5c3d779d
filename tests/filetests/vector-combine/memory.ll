; RUN: opt -passes='vector-combine'
; A vector that is loaded and stored for one lane is stored in that lane.
define void @one_lane(ptr %p, float %x) {
  %v = load <4 x float>, ptr %p, align 16
  %w = insertelement <4 x float> %v, float %x, i32 2
  store <4 x float> %w, ptr %p, align 4
  ret void
}
define void @cut_index(ptr %p, float %x, i32 %i) {
  %v = load <4 x float>, ptr %p, align 16
  %j = and i32 %i, 3
  %w = insertelement <4 x float> %v, float %x, i32 %j
  store <4 x float> %w, ptr %p, align 16
  ret void
}
; Not if the index may be outside, the memory may change, the access is volatile, or the address is another.
define void @stays(ptr %p, ptr %q, float %x, i32 %i) {
  %v = load <4 x float>, ptr %p, align 16
  %w = insertelement <4 x float> %v, float %x, i32 %i
  store <4 x float> %w, ptr %p, align 16
  %a = load <4 x float>, ptr %p, align 16
  store float %x, ptr %q
  %b = insertelement <4 x float> %a, float %x, i32 2
  store <4 x float> %b, ptr %p, align 16
  %c = load <4 x float>, ptr %p, align 16
  %d = insertelement <4 x float> %c, float %x, i32 2
  store volatile <4 x float> %d, ptr %p, align 16
  %e = load <4 x float>, ptr %p, align 16
  %f = insertelement <4 x float> %e, float %x, i32 2
  store <4 x float> %f, ptr %q, align 16
  ret void
}
define float @loaded_lanes(ptr %p, i32 noundef %i) {
  %v = load <4 x float>, ptr %p, align 16
  %a = extractelement <4 x float> %v, i32 1
  %j = urem i32 %i, 4
  %b = extractelement <4 x float> %v, i32 %j
  %s = fadd float %a, %b
  ret float %s
}
; Written in between.
define float @changed(ptr %p) {
  %v = load <4 x float>, ptr %p, align 16
  store float 1.0, ptr %p
  %a = extractelement <4 x float> %v, i32 1
  ret float %a
}
; Lanes that are no bytes.
define i1 @bits(ptr %p) {
  %v = load <8 x i1>, ptr %p
  %a = extractelement <8 x i1> %v, i32 1
  ret i1 %a
}
; The assumption says that the index is in the vector, and is a number.
declare void @llvm.assume(i1)
define void @assumed(ptr %p, float %x, i32 %i) {
  %c = icmp ult i32 %i, 4
  call void @llvm.assume(i1 %c)
  %v = load <4 x float>, ptr %p, align 16
  %w = insertelement <4 x float> %v, float %x, i32 %i
  store <4 x float> %w, ptr %p, align 16
  ret void
}
; EXPECT
; define void @one_lane(ptr %p, float %x) {
;   %1 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 2
;   store float %x, ptr %1, align 8
;   ret void
; }
;
; define void @cut_index(ptr %p, float %x, i32 %i) {
;   %frozen = freeze i32 %i
;   %j = and i32 %frozen, 3
;   %1 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 %j
;   store float %x, ptr %1, align 4
;   ret void
; }
;
; define void @stays(ptr %p, ptr %q, float %x, i32 %i) {
;   %v = load <4 x float>, ptr %p, align 16
;   %w = insertelement <4 x float> %v, float %x, i32 %i
;   store <4 x float> %w, ptr %p, align 16
;   %a = load <4 x float>, ptr %p, align 16
;   store float %x, ptr %q, align 4
;   %b = insertelement <4 x float> %a, float %x, i32 2
;   store <4 x float> %b, ptr %p, align 16
;   %c = load <4 x float>, ptr %p, align 16
;   %d = insertelement <4 x float> %c, float %x, i32 2
;   store volatile <4 x float> %d, ptr %p, align 16
;   %e = load <4 x float>, ptr %p, align 16
;   %f = insertelement <4 x float> %e, float %x, i32 2
;   store <4 x float> %f, ptr %q, align 16
;   ret void
; }
;
; define float @loaded_lanes(ptr %p, i32 noundef %i) {
;   %1 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 1
;   %2 = load float, ptr %1, align 4
;   %j = urem i32 %i, 4
;   %3 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 %j
;   %4 = load float, ptr %3, align 4
;   %s = fadd float %2, %4
;   ret float %s
; }
;
; define float @changed(ptr %p) {
;   %v = load <4 x float>, ptr %p, align 16
;   store float 1.000000e+00, ptr %p, align 4
;   %a = extractelement <4 x float> %v, i32 1
;   ret float %a
; }
;
; define i1 @bits(ptr %p) {
;   %v = load <8 x i1>, ptr %p, align 1
;   %a = extractelement <8 x i1> %v, i32 1
;   ret i1 %a
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @assumed(ptr %p, float %x, i32 %i) {
;   %c = icmp ult i32 %i, 4
;   call void @llvm.assume(i1 %c)
;   %1 = getelementptr inbounds <4 x float>, ptr %p, i32 0, i32 %i
;   store float %x, ptr %1, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
