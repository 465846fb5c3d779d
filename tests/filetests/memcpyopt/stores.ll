; RUN: opt -passes=memcpyopt
; Stores of one byte that stand next to each other become a fill, also in any order and with gaps that other stores close; a barrier or
; a read ends the row, and two stores are not worth it.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @row(ptr %p) {
  %b = getelementptr i32, ptr %p, i64 1
  %c = getelementptr i32, ptr %p, i64 2
  %d = getelementptr i32, ptr %p, i64 3
  store i32 0, ptr %c, align 4
  store i32 0, ptr %p, align 16
  store float 0.0, ptr %d, align 4
  store i32 0, ptr %b, align 4
  ret void
}
define void @two(ptr %p) {
  %b = getelementptr i32, ptr %p, i64 1
  store i32 0, ptr %p, align 4
  store i32 0, ptr %b, align 4
  ret void
}
define void @barrier(ptr %p) {
  %b = getelementptr i64, ptr %p, i64 1
  %c = getelementptr i64, ptr %p, i64 2
  store i64 0, ptr %p, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i64 0, ptr %b, align 8
  store i64 0, ptr %c, align 8
  ret void
}
define void @volatile(ptr %p) {
  %b = getelementptr i64, ptr %p, i64 1
  store i64 0, ptr %p, align 8
  store volatile i64 0, ptr %b, align 8
  ret void
}
define void @aggregate(ptr %p) {
  store [4 x i32] [i32 -1, i32 -1, i32 -1, i32 -1], ptr %p, align 4
  ret void
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @row(ptr %p) {
;   %b = getelementptr i32, ptr %p, i64 1
;   %c = getelementptr i32, ptr %p, i64 2
;   %d = getelementptr i32, ptr %p, i64 3
;   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 16, i1 false)
;   ret void
; }
;
; define void @two(ptr %p) {
;   %b = getelementptr i32, ptr %p, i64 1
;   store i32 0, ptr %p, align 4
;   store i32 0, ptr %b, align 4
;   ret void
; }
;
; define void @barrier(ptr %p) {
;   %b = getelementptr i64, ptr %p, i64 1
;   %c = getelementptr i64, ptr %p, i64 2
;   store i64 0, ptr %p, align 8
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 16, i1 false)
;   ret void
; }
;
; define void @volatile(ptr %p) {
;   %b = getelementptr i64, ptr %p, i64 1
;   store i64 0, ptr %p, align 8
;   store volatile i64 0, ptr %b, align 8
;   ret void
; }
;
; define void @aggregate(ptr %p) {
;   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 -1, i64 16, i1 false)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
