; RUN: opt -passes=memcpyopt
; A copy of a copy reads from the first source, or from the same part of it; if the two may overlap it is a move. One whose first
; source is written in between stays, as do volatile ones. A copy to itself and one of no byte go.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @forwarded(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 4 %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %c, ptr align 8 %b, i64 32, i1 false)
  ret void
}
define void @part(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 32, i1 false)
  %p = getelementptr i8, ptr %b, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %p, i64 8, i1 false)
  ret void
}
define void @overlapping(ptr %a, ptr noalias %b, ptr %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}
define void @written(ptr %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
  store i8 1, ptr %a, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}
define void @longer(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}
define void @volatile(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}
define void @nothing(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 0, i1 false)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define void @forwarded(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 4 %a, i64 32, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %c, ptr align 4 %a, i64 32, i1 false)
;   ret void
; }
;
; define void @part(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 32, i1 false)
;   %p = getelementptr i8, ptr %b, i64 12
;   %1 = getelementptr inbounds i8, ptr %a, i64 12
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr align 4 %1, i64 8, i1 false)
;   ret void
; }
;
; define void @overlapping(ptr %a, ptr noalias %b, ptr %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
;   call void @llvm.memmove.p0.p0.i64(ptr %c, ptr %a, i64 32, i1 false)
;   ret void
; }
;
; define void @written(ptr %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
;   store i8 1, ptr %a, align 1
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
;   ret void
; }
;
; define void @longer(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
;   ret void
; }
;
; define void @volatile(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 true)
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
;   ret void
; }
;
; define void @nothing(ptr %a, ptr %b) {
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
