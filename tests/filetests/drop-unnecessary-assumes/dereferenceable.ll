; RUN: opt -passes='drop-unnecessary-assumes<drop-deref>'
; Bundles dereferenceable go when they are asked to.
declare void @llvm.assume(i1)

define i32 @f(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %q, i64 8), "align"(ptr %q, i64 8) ]
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %q, i64 8) ]
  %v = load i32, ptr %q
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i32 @f(ptr %p, ptr %q) {
;   call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 8) ]
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
