; RUN: opt -passes=alignment-from-assumptions
; An offset says which address before the pointer is the aligned one.
declare void @llvm.assume(i1)
define i32 @f(ptr %p) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 32, i64 24)]
  %a = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %a, align 4
  %b = getelementptr i8, ptr %p, i64 -8
  %w = load i32, ptr %b, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i32 @f(ptr %p) {
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32, i64 24) ]
;   %a = getelementptr i8, ptr %p, i64 8
;   %v = load i32, ptr %a, align 32
;   %b = getelementptr i8, ptr %p, i64 -8
;   %w = load i32, ptr %b, align 16
;   %s = add i32 %v, %w
;   ret i32 %s
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
