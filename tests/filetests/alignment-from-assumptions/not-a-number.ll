; RUN: opt -passes=alignment-from-assumptions
; An alignment that is no power of two or no constant says nothing.
declare void @llvm.assume(i1)
define void @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 %n)]
  call void @llvm.assume(i1 true) ["align"(ptr %q, i64 24)]
  store i32 0, ptr %p, align 1
  store i32 0, ptr %q, align 1
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @f(ptr %p, ptr %q, i64 %n) {
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 %n) ]
;   call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 24) ]
;   store i32 0, ptr %p, align 1
;   store i32 0, ptr %q, align 1
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
