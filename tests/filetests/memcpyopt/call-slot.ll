; RUN: opt -passes=memcpyopt
; What a call writes into a slot that is then copied is written where it is copied to, unless the slot is used otherwise, the
; destination is touched in between, or the caller could see it after an unwind.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @make(ptr writeonly captures(none)) nounwind
declare void @may_unwind(ptr writeonly captures(none))
declare void @take(ptr captures(none)) nounwind
define void @slot() {
  %d = alloca [4 x i32], align 8
  %s = alloca [4 x i32], align 8
  call void @make(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
  call void @take(ptr %d)
  ret void
}
define void @aligned_more() {
  %d = alloca [4 x i32], align 4
  %s = alloca [4 x i32], align 16
  call void @make(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 16, i1 false)
  call void @take(ptr %d)
  ret void
}
define void @used_twice() {
  %d = alloca [4 x i32], align 8
  %s = alloca [4 x i32], align 8
  call void @make(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
  call void @take(ptr %d)
  call void @take(ptr %s)
  ret void
}
define void @stored() {
  %d = alloca i32, align 4
  %s = alloca i32, align 4
  call void @make(ptr %s)
  %v = load i32, ptr %s, align 4
  store i32 %v, ptr %d, align 4
  call void @take(ptr %d)
  ret void
}
define void @seen_after_unwind(ptr noalias writable dereferenceable(16) %d) {
  %s = alloca [4 x i32], align 4
  call void @may_unwind(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 16, i1 false)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nounwind
; declare void @make(ptr writeonly captures(none)) #1
;
; declare void @may_unwind(ptr writeonly captures(none))
;
; ; Function Attrs: nounwind
; declare void @take(ptr captures(none)) #1
;
; define void @slot() {
;   %d = alloca [4 x i32], align 8
;   %s = alloca [4 x i32], align 8
;   call void @make(ptr %d)
;   call void @take(ptr %d)
;   ret void
; }
;
; define void @aligned_more() {
;   %d = alloca [4 x i32], align 16
;   %s = alloca [4 x i32], align 16
;   call void @make(ptr %d)
;   call void @take(ptr %d)
;   ret void
; }
;
; define void @used_twice() {
;   %d = alloca [4 x i32], align 8
;   %s = alloca [4 x i32], align 8
;   call void @make(ptr %s)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
;   call void @take(ptr %d)
;   call void @take(ptr %s)
;   ret void
; }
;
; define void @stored() {
;   %d = alloca i32, align 4
;   %s = alloca i32, align 4
;   call void @make(ptr %d)
;   call void @take(ptr %d)
;   ret void
; }
;
; define void @seen_after_unwind(ptr noalias writable dereferenceable(16) %d) {
;   %s = alloca [4 x i32], align 4
;   call void @may_unwind(ptr %s)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 16, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nounwind }
