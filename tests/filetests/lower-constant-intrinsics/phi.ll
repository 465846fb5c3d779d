; RUN: opt -passes='lower-constant-intrinsics'
; Over the edges of a phi the greatest size counts; a loop that moves the address leaves it open.
define i64 @join(i1 %c) {
entry:
  %a = alloca [4 x i32]
  %b = alloca [9 x i8]
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi ptr [ %a, %entry ], [ %b, %then ]
  %q = getelementptr i8, ptr %p, i64 6
  %n = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %n
}
define i64 @loop(i1 %c) {
entry:
  %a = alloca [4 x i32]
  br label %l
l:
  %p = phi ptr [ %a, %entry ], [ %q, %l ]
  %q = getelementptr i8, ptr %p, i64 1
  br i1 %c, label %l, label %end
end:
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}
; EXPECT
; define i64 @join(i1 %c) {
; entry:
;   %a = alloca [4 x i32], align 4
;   %b = alloca [9 x i8], align 1
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %p = phi ptr [ %a, %entry ], [ %b, %then ]
;   %q = getelementptr i8, ptr %p, i64 6
;   ret i64 10
; }
;
; define i64 @loop(i1 %c) {
; entry:
;   %a = alloca [4 x i32], align 4
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %p = phi ptr [ %a, %entry ], [ %q, %l ]
;   %q = getelementptr i8, ptr %p, i64 1
;   br i1 %c, label %l, label %end
;
; end:                                              ; preds = %l
;   ret i64 -1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
