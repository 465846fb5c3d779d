; RUN: opt -passes=dse
; Fills lose what is overwritten at either end, in steps of their alignment; copies lose their end. A constant is merged into the
; constant that it overwrites a part of, unless something writes in between.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @end(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 false)
  %q = getelementptr i8, ptr %p, i64 24
  store i32 1, ptr %q, align 4
  ret void
}
define void @start(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 false)
  store i32 1, ptr %p, align 4
  ret void
}
define void @both(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 false)
  store i32 1, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 24
  store i32 1, ptr %q, align 4
  ret void
}
define void @less_than_a_step(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 32, i1 false)
  store i32 1, ptr %p, align 4
  ret void
}
define void @copy(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 32, i1 false)
  %e = getelementptr i8, ptr %p, i64 16
  store <4 x i32> zeroinitializer, ptr %e, align 4
  ret void
}
define void @merged(ptr %p) {
  store i32 0, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i16 513, ptr %q, align 1
  ret void
}
define void @written_between(ptr %p, ptr %r) {
  store i32 0, ptr %p, align 4
  store i8 7, ptr %r, align 1
  %q = getelementptr i8, ptr %p, i64 1
  store i16 513, ptr %q, align 1
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; define void @end(ptr %p) {
;   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 24, i1 false)
;   %q = getelementptr i8, ptr %p, i64 24
;   store i32 1, ptr %q, align 4
;   ret void
; }
;
; define void @start(ptr %p) {
;   %1 = getelementptr inbounds i8, ptr %p, i64 4
;   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 24, i1 false)
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @both(ptr %p) {
;   %1 = getelementptr inbounds i8, ptr %p, i64 4
;   call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 20, i1 false)
;   store i32 1, ptr %p, align 4
;   %q = getelementptr i8, ptr %p, i64 24
;   store i32 1, ptr %q, align 4
;   ret void
; }
;
; define void @less_than_a_step(ptr %p) {
;   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 32, i1 false)
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @copy(ptr noalias %p, ptr noalias %q) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr %q, i64 16, i1 false)
;   %e = getelementptr i8, ptr %p, i64 16
;   store <4 x i32> zeroinitializer, ptr %e, align 4
;   ret void
; }
;
; define void @merged(ptr %p) {
;   store i32 131328, ptr %p, align 4
;   ret void
; }
;
; define void @written_between(ptr %p, ptr %r) {
;   store i32 0, ptr %p, align 4
;   store i8 7, ptr %r, align 1
;   %q = getelementptr i8, ptr %p, i64 1
;   store i16 513, ptr %q, align 1
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
