; RUN: opt -passes=memcpyopt
; A move between memory that is apart is a copy; within one object it stays, unless constant offsets show that it is apart.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
define void @apart(ptr noalias %a, ptr noalias %b, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret void
}
define void @within(ptr %a, i64 %n) {
  %b = getelementptr i8, ptr %a, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  ret void
}
define void @short(ptr %a) {
  %b = getelementptr i8, ptr %a, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 8, i1 false)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p5.p0.i64(ptr addrspace(5) writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; define void @apart(ptr noalias %a, ptr noalias %b, i64 %n) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
;   ret void
; }
;
; define void @within(ptr %a, i64 %n) {
;   %b = getelementptr i8, ptr %a, i64 8
;   call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
;   ret void
; }
;
; define void @short(ptr %a) {
;   %b = getelementptr i8, ptr %a, i64 8
;   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 8, i1 false)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
