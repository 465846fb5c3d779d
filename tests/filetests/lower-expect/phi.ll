; RUN: opt -passes='lower-expect'
; Branches above a phi of constants lead to the expected one.
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.expect.i64(i64, i64)

define void @phi(i1 %a, i1 %b) {
entry:
  br i1 %a, label %join, label %next
next:
  br label %join
join:
  %c = phi i1 [ false, %entry ], [ %b, %next ]
  %w = zext i1 %c to i64
  %e = call i64 @llvm.expect.i64(i64 %w, i64 1)
  %t = icmp ne i64 %e, 0
  br i1 %t, label %yes, label %no
yes:
  ret void
no:
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.expect.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.expect.i64(i64, i64) #0
;
; define void @phi(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %join, label %next, !prof !0
;
; next:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %next, %entry
;   %c = phi i1 [ false, %entry ], [ %b, %next ]
;   %w = zext i1 %c to i64
;   %t = icmp ne i64 %w, 0
;   br i1 %t, label %yes, label %no, !prof !1
;
; yes:                                              ; preds = %join
;   ret void
;
; no:                                               ; preds = %join
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
; !1 = !{!"branch_weights", !"expected", i32 2000, i32 1}
