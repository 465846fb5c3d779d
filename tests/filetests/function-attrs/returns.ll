; RUN: opt -passes=function-attrs
; Results: the argument that always comes back, memory that nothing else refers to, pointers that are not null.
@here = internal global i32 0
@kept = global ptr null
declare noalias ptr @malloc(i64)
define ptr @same(ptr %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  ret ptr %p
no:
  %q = call ptr @llvm.ssa.copy.p0(ptr %p)
  %r = getelementptr i8, ptr %p, i64 0
  ret ptr %r
}
declare ptr @llvm.ssa.copy.p0(ptr returned)
define ptr @fresh(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}
define ptr @shared(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  store ptr %p, ptr @kept
  ret ptr %p
}
define ptr @global(i1 %c) {
  %p = select i1 %c, ptr @here, ptr @kept
  ret ptr %p
}
define ptr @global_or_valid_null() null_pointer_is_valid {
  ret ptr @here
}
; EXPECT
; @here = internal global i32 0
; @kept = global ptr null
;
; declare noalias ptr @malloc(i64)
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define ptr @same(ptr readnone returned captures(ret: address, provenance) %p, i1 %c) #0 {
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret ptr %p
;
; no:                                               ; preds = %0
;   %q = call ptr @llvm.ssa.copy.p0(ptr %p)
;   %r = getelementptr i8, ptr %p, i64 0
;   ret ptr %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.ssa.copy.p0(ptr returned) #1
;
; define noalias ptr @fresh(i64 %n) {
;   %p = call ptr @malloc(i64 %n)
;   ret ptr %p
; }
;
; define ptr @shared(i64 %n) {
;   %p = call ptr @malloc(i64 %n)
;   store ptr %p, ptr @kept, align 8
;   ret ptr %p
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define nonnull ptr @global(i1 %c) #0 {
;   %p = select i1 %c, ptr @here, ptr @kept
;   ret ptr %p
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn memory(none)
; define noundef ptr @global_or_valid_null() #2 {
;   ret ptr @here
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid willreturn memory(none) }
