; RUN: opt -passes='sroa'
; A copy from memory becomes loads of the pieces that are used.
%v3 = type { float, float, float }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define float @f(ptr %src) {
  %t = alloca %v3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %src, i64 12, i1 false)
  %x = load float, ptr %t, align 4
  %yp = getelementptr inbounds %v3, ptr %t, i32 0, i32 1
  %y = load float, ptr %yp, align 4
  %zp = getelementptr inbounds %v3, ptr %t, i32 0, i32 2
  %z = load float, ptr %zp, align 4
  %a = fadd float %x, %y
  %b = fadd float %a, %z
  ret float %b
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define float @f(ptr %src) {
;   %t.sroa.0.0.copyload = load float, ptr %src, align 4
;   %t.sroa.2.0.src.sroa_idx = getelementptr inbounds i8, ptr %src, i64 4
;   %t.sroa.2.0.copyload = load float, ptr %t.sroa.2.0.src.sroa_idx, align 4
;   %t.sroa.3.0.src.sroa_idx = getelementptr inbounds i8, ptr %src, i64 8
;   %t.sroa.3.0.copyload = load float, ptr %t.sroa.3.0.src.sroa_idx, align 4
;   %a = fadd float %t.sroa.0.0.copyload, %t.sroa.2.0.copyload
;   %b = fadd float %a, %t.sroa.3.0.copyload
;   ret float %b
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
