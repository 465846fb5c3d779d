; RUN: opt -passes=alignment-from-assumptions
; Through a phi the distance must be the same on all paths.
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c) {
entry:
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 16)]
  %a = getelementptr i8, ptr %p, i64 16
  %b = getelementptr i8, ptr %p, i64 32
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %x = phi ptr [ %a, %entry ], [ %b, %yes ]
  store i32 1, ptr %x, align 4
  store i32 2, ptr %b, align 4
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @f(ptr %p, i1 %c) {
; entry:
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
;   %a = getelementptr i8, ptr %p, i64 16
;   %b = getelementptr i8, ptr %p, i64 32
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %x = phi ptr [ %a, %entry ], [ %b, %yes ]
;   store i32 1, ptr %x, align 4
;   store i32 2, ptr %b, align 16
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
