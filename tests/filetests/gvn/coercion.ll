; RUN: opt -passes=gvn
; Parts of what was stored, filled or copied, as other types.
@table = private constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i8 @byte(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 2
  %b = load i8, ptr %q, align 1
  ret i8 %b
}
define float @bits(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  %f = load float, ptr %p, align 4
  ret float %f
}
define i32 @filled(ptr %p, i8 %v) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %v, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  %w = load i32, ptr %q, align 4
  ret i32 %w
}
define i32 @copied(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @table, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  %w = load i32, ptr %q, align 4
  ret i32 %w
}
define i64 @too_wide(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  %w = load i64, ptr %p, align 4
  ret i64 %w
}
; EXPECT
; @table = private constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; define i8 @byte(ptr %p, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   %q = getelementptr i8, ptr %p, i64 2
;   %1 = lshr i32 %v, 16
;   %2 = trunc i32 %1 to i8
;   ret i8 %2
; }
;
; define float @bits(ptr %p, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   %1 = bitcast i32 %v to float
;   ret float %1
; }
;
; define i32 @filled(ptr %p, i8 %v) {
;   call void @llvm.memset.p0.i64(ptr %p, i8 %v, i64 16, i1 false)
;   %q = getelementptr i8, ptr %p, i64 8
;   %1 = zext i8 %v to i32
;   %2 = shl i32 %1, 8
;   %3 = or i32 %1, %2
;   %4 = shl i32 %3, 16
;   %5 = or i32 %3, %4
;   ret i32 %5
; }
;
; define i32 @copied(ptr %p) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @table, i64 16, i1 false)
;   %q = getelementptr i8, ptr %p, i64 8
;   ret i32 3
; }
;
; define i64 @too_wide(ptr %p, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   %w = load i64, ptr %p, align 4
;   ret i64 %w
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
