; RUN: opt -passes=pre-isel-intrinsic-lowering
; A table of distances: the distance is loaded from where the offset says, and counts from the base. Unreachable calls go too, and those that
; nobody uses; offsets may be undefined.
declare ptr @llvm.load.relative.i32(ptr, i32)
declare ptr @llvm.load.relative.i64(ptr, i64)
define ptr @f(ptr %p, i32 %o, i64 %wide) {
  %q = call ptr @llvm.load.relative.i32(ptr %p, i32 %o)
  %r = call ptr @llvm.load.relative.i64(ptr %q, i64 %wide)
  %unused = call ptr @llvm.load.relative.i32(ptr %p, i32 undef)
  ret ptr %r
dead:
  %d = call ptr @llvm.load.relative.i64(ptr poison, i64 poison)
  ret ptr %d
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare ptr @llvm.load.relative.i32(ptr, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare ptr @llvm.load.relative.i64(ptr, i64) #0
;
; define ptr @f(ptr %p, i32 %o, i64 %wide) {
;   %1 = getelementptr i8, ptr %p, i32 %o
;   %2 = load i32, ptr %1, align 4
;   %3 = getelementptr i8, ptr %p, i32 %2
;   %4 = getelementptr i8, ptr %3, i64 %wide
;   %5 = load i32, ptr %4, align 4
;   %6 = getelementptr i8, ptr %3, i32 %5
;   %7 = getelementptr i8, ptr %p, i32 undef
;   %8 = load i32, ptr %7, align 4
;   %9 = getelementptr i8, ptr %p, i32 %8
;   ret ptr %6
;
; dead:                                             ; No predecessors!
;   %10 = getelementptr i8, ptr poison, i64 poison
;   %11 = load i32, ptr %10, align 4
;   %12 = getelementptr i8, ptr poison, i32 %11
;   ret ptr %12
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
