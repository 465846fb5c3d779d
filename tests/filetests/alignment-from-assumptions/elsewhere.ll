; RUN: opt -passes=alignment-from-assumptions
; An assumption says nothing of an access that it does not dominate, nor of a pointer that is stored.
declare void @llvm.assume(i1)
define void @f(ptr %p, ptr %q, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 16)]
  store i32 0, ptr %p, align 4
  store ptr %p, ptr %q, align 1
  ret void
no:
  store i32 1, ptr %p, align 4
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @f(ptr %p, ptr %q, i1 %c) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
;   store i32 0, ptr %p, align 16
;   store ptr %p, ptr %q, align 1
;   ret void
;
; no:                                               ; preds = %entry
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
