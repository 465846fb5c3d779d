; RUN: opt -passes='lower-constant-intrinsics'
; The greatest size is asked for, or the least: then sizes of variables that others may enlarge count, and unknown ones are 0.
@own = internal global [6 x i16] zeroinitializer
@other = external global [3 x i32]
declare ptr @alloc(i64, i64) allocsize(0, 1)
define i64 @greatest(i1 %c) {
  %a = alloca [20 x i8]
  %p = getelementptr i8, ptr %a, i64 12
  %q = select i1 %c, ptr %p, ptr @own
  %n = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %n
}
define i64 @least(i1 %c) {
  %a = alloca [20 x i8]
  %p = getelementptr i8, ptr %a, i64 12
  %q = select i1 %c, ptr %p, ptr @other
  %n = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 true, i1 true, i1 false)
  ret i64 %n
}
define i64 @allocated() {
  %p = call ptr @alloc(i64 3, i64 5)
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}
define { i64, i64 } @unknown(ptr %p) {
  %n = call i64 @llvm.objectsize.i64.p0(ptr @other, i1 false, i1 true, i1 false)
  %m = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
  %a = insertvalue { i64, i64 } poison, i64 %n, 0
  %b = insertvalue { i64, i64 } %a, i64 %m, 1
  ret { i64, i64 } %b
}
; EXPECT
; @own = internal global [6 x i16] zeroinitializer
; @other = external global [3 x i32]
;
; ; Function Attrs: allocsize(0,1)
; declare ptr @alloc(i64, i64) #0
;
; define i64 @greatest(i1 %c) {
;   %a = alloca [20 x i8], align 1
;   %p = getelementptr i8, ptr %a, i64 12
;   %q = select i1 %c, ptr %p, ptr @own
;   ret i64 12
; }
;
; define i64 @least(i1 %c) {
;   %a = alloca [20 x i8], align 1
;   %p = getelementptr i8, ptr %a, i64 12
;   %q = select i1 %c, ptr %p, ptr @other
;   ret i64 8
; }
;
; define i64 @allocated() {
;   %p = call ptr @alloc(i64 3, i64 5)
;   ret i64 15
; }
;
; define { i64, i64 } @unknown(ptr %p) {
;   ret { i64, i64 } { i64 -1, i64 0 }
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
;
; attributes #0 = { allocsize(0,1) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
