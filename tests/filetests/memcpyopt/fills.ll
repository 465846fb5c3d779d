; RUN: opt -passes=memcpyopt
; A copy of filled memory is a fill; a fill in front of a copy keeps what the copy does not overwrite. A copy of a constant of one
; byte is a fill. A copy of memory that holds nothing goes.
@zeros = constant [32 x i8] zeroinitializer
@mixed = constant [4 x i8] c"\01\01\02\01"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @of_a_fill(ptr noalias %a, ptr noalias %b, i8 %v) {
  call void @llvm.memset.p0.i64(ptr %a, i8 %v, i64 32, i1 false)
  %p = getelementptr i8, ptr %a, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 16, i1 false)
  ret void
}
define void @overwritten(ptr noalias %a, ptr noalias %b, i64 %n, i64 %m) {
  %size = or i64 %m, 1
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %size, i1 false)
  ret void
}
define void @overwritten_in_part(ptr noalias %a, ptr noalias %b) {
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 20, i1 false)
  ret void
}
define i8 @read_between(ptr noalias %a, ptr noalias %b) {
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 48, i1 false)
  %v = load i8, ptr %b, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 20, i1 false)
  ret i8 %v
}
define void @of_constants(ptr %a) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr @zeros, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr @mixed, i64 4, i1 false)
  ret void
}
define void @of_nothing(ptr %a) {
  %slot = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %slot, i64 32, i1 false)
  ret void
}
; EXPECT
; @zeros = constant [32 x i8] zeroinitializer
; @mixed = constant [4 x i8] c"\01\01\02\01"
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; define void @of_a_fill(ptr noalias %a, ptr noalias %b, i8 %v) {
;   call void @llvm.memset.p0.i64(ptr %a, i8 %v, i64 32, i1 false)
;   %p = getelementptr i8, ptr %a, i64 8
;   call void @llvm.memset.p0.i64(ptr %b, i8 %v, i64 16, i1 false)
;   ret void
; }
;
; define void @overwritten(ptr noalias %a, ptr noalias %b, i64 %n, i64 %m) {
;   %size = or i64 %m, 1
;   %1 = icmp ule i64 %n, %size
;   %2 = sub i64 %n, %size
;   %3 = select i1 %1, i64 0, i64 %2
;   %4 = getelementptr i8, ptr %b, i64 %size
;   call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %3, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %size, i1 false)
;   ret void
; }
;
; define void @overwritten_in_part(ptr noalias %a, ptr noalias %b) {
;   %1 = getelementptr i8, ptr %b, i64 20
;   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 28, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 20, i1 false)
;   ret void
; }
;
; define i8 @read_between(ptr noalias %a, ptr noalias %b) {
;   call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 48, i1 false)
;   %v = load i8, ptr %b, align 1
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 20, i1 false)
;   ret i8 %v
; }
;
; define void @of_constants(ptr %a) {
;   %1 = getelementptr i8, ptr %a, i64 4
;   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 28, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr @mixed, i64 4, i1 false)
;   ret void
; }
;
; define void @of_nothing(ptr %a) {
;   %slot = alloca [32 x i8], align 8
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
