; RUN: opt -passes=dse
; A store that is overwritten goes, also by a larger one, by a fill, by several together, and by one of the same variables. One
; that is read in between stays, as does one of which some bytes survive.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @same(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  ret void
}
define void @larger(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %q, align 4
  store i64 2, ptr %p, align 8
  ret void
}
define void @fill(ptr %p) {
  store <4 x float> zeroinitializer, ptr %p, align 16
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  ret void
}
define void @together(ptr %p, i32 %v, i32 %w) {
  store i64 1, ptr %p, align 8
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %v, ptr %q, align 4
  store i32 %w, ptr %p, align 4
  ret void
}
define void @variable(ptr %p, i64 %i) {
  %a = getelementptr [8 x i32], ptr %p, i64 0, i64 %i
  store i32 1, ptr %a, align 4
  %b = getelementptr [8 x i32], ptr %p, i64 0, i64 %i
  store i64 2, ptr %b, align 4
  ret void
}
define i32 @read(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  store i32 2, ptr %p, align 4
  ret i32 %v
}
define void @survives(ptr %p, i16 %v) {
  store i32 -1, ptr %p, align 4
  store i16 %v, ptr %p, align 4
  ret void
}
define void @nothing(ptr %p) {
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; define void @same(ptr %p) {
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @larger(ptr %p) {
;   store i64 2, ptr %p, align 8
;   ret void
; }
;
; define void @fill(ptr %p) {
;   call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
;   ret void
; }
;
; define void @together(ptr %p, i32 %v, i32 %w) {
;   %q = getelementptr i8, ptr %p, i64 4
;   store i32 %v, ptr %q, align 4
;   store i32 %w, ptr %p, align 4
;   ret void
; }
;
; define void @variable(ptr %p, i64 %i) {
;   %b = getelementptr [8 x i32], ptr %p, i64 0, i64 %i
;   store i64 2, ptr %b, align 4
;   ret void
; }
;
; define i32 @read(ptr %p, ptr %q) {
;   store i32 1, ptr %p, align 4
;   %v = load i32, ptr %q, align 4
;   store i32 2, ptr %p, align 4
;   ret i32 %v
; }
;
; define void @survives(ptr %p, i16 %v) {
;   store i32 -1, ptr %p, align 4
;   store i16 %v, ptr %p, align 4
;   ret void
; }
;
; define void @nothing(ptr %p) {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
