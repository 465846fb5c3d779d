; RUN: opt -passes=memcpyopt
; A `byval` argument, or a slot that the callee only reads, is read from where it was copied from; one whose source is written after
; the copy, or that is aligned more than the source, stays.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @by_value(ptr byval([4 x i32]) align 4)
declare void @reads(ptr noalias readonly captures(none)) memory(argmem: read) nounwind
define void @passed(ptr align 4 %a) {
  %t = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
  call void @by_value(ptr byval([4 x i32]) align 4 %t)
  ret void
}
define void @written(ptr align 4 %a) {
  %t = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
  store i32 1, ptr %a, align 4
  call void @by_value(ptr byval([4 x i32]) align 4 %t)
  ret void
}
define void @read(ptr noalias align 4 %a) {
  %t = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
  call void @reads(ptr %t)
  ret void
}
define void @aligned_less(ptr noalias %a) {
  %t = alloca [4 x i32], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 1 %a, i64 16, i1 false)
  call void @reads(ptr %t)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; declare void @by_value(ptr byval([4 x i32]) align 4)
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare void @reads(ptr noalias readonly captures(none)) #1
;
; define void @passed(ptr align 4 %a) {
;   %t = alloca [4 x i32], align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
;   call void @by_value(ptr byval([4 x i32]) align 4 %a)
;   ret void
; }
;
; define void @written(ptr align 4 %a) {
;   %t = alloca [4 x i32], align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
;   store i32 1, ptr %a, align 4
;   call void @by_value(ptr byval([4 x i32]) align 4 %t)
;   ret void
; }
;
; define void @read(ptr noalias align 4 %a) {
;   %t = alloca [4 x i32], align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %a, i64 16, i1 false)
;   call void @reads(ptr %a)
;   ret void
; }
;
; define void @aligned_less(ptr noalias %a) {
;   %t = alloca [4 x i32], align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 1 %a, i64 16, i1 false)
;   call void @reads(ptr %t)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nounwind memory(argmem: read) }
