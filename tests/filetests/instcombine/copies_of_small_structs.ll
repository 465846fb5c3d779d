; RUN: opt -passes='instcombine'
; Copies of as many bytes as an integer has are a load and a store, whatever the alignment, the address space and the fields: no type is
; known of two fields, that of the only one stays; what is said of aliasing stays for both.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @swap(ptr addrspace(3) %a, ptr addrspace(3) %b) {
  %t = alloca { i32, i32 }, align 4
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %t, ptr addrspace(3) align 4 %a, i64 8, i1 false), !tbaa.struct !0
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 4 %a, ptr addrspace(3) align 4 %b, i64 8, i1 false), !tbaa.struct !0
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) align 4 %b, ptr align 4 %t, i64 8, i1 false), !tbaa.struct !0
  ret void
}
define void @one_field(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 4, i1 false), !tbaa.struct !5
  ret void
}
define void @tagged(ptr %a, ptr %b) {
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %a, ptr align 8 %b, i64 8, i1 false), !tbaa !1, !alias.scope !6, !noalias !6
  ret void
}
define void @filled(ptr %a) {
  call void @llvm.memset.p0.i64(ptr align 2 %a, i8 0, i64 4, i1 false), !tbaa.struct !0
  ret void
}
define void @volatile(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 4, i1 true), !tbaa.struct !5
  ret void
}
!0 = !{i64 0, i64 4, !1, i64 4, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"char", !4, i64 0}
!4 = !{!"tbaa"}
!5 = !{i64 0, i64 4, !1}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @swap(ptr addrspace(3) %a, ptr addrspace(3) %b) {
;   %1 = load i64, ptr addrspace(3) %a, align 4
;   %2 = load i64, ptr addrspace(3) %b, align 4
;   store i64 %2, ptr addrspace(3) %a, align 4
;   store i64 %1, ptr addrspace(3) %b, align 4
;   ret void
; }
;
; define void @one_field(ptr %a, ptr %b) {
;   %1 = load i32, ptr %b, align 4, !tbaa !0
;   store i32 %1, ptr %a, align 4, !tbaa !0
;   ret void
; }
;
; define void @tagged(ptr %a, ptr %b) {
;   %1 = load i64, ptr %b, align 8, !tbaa !0, !alias.scope !4, !noalias !4
;   store i64 %1, ptr %a, align 2, !tbaa !0, !alias.scope !4, !noalias !4
;   ret void
; }
;
; define void @filled(ptr %a) {
;   store i32 0, ptr %a, align 2, !tbaa !0
;   ret void
; }
;
; define void @volatile(ptr %a, ptr %b) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 4, i1 true), !tbaa.struct !7
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p3.i64(ptr noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"int", !2, i64 0}
; !2 = !{!"char", !3, i64 0}
; !3 = !{!"tbaa"}
; !4 = !{!5}
; !5 = distinct !{!5, !6}
; !6 = distinct !{!6}
; !7 = !{i64 0, i64 4, !0}
