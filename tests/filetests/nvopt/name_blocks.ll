; RUN: opt -passes='nvopt<O0>' --opt name-blocks=on
; With slot 192 blocks without a name get one; what has a name keeps it, and instructions stay without one.
define i32 @f(i1 %c, i32 %x) {
  br i1 %c, label %1, label %named

1:
  %2 = add i32 %x, 1
  br label %named

named:
  %3 = phi i32 [ %2, %1 ], [ %x, %0 ]
  ret i32 %3
}
; EXPECT
; define i32 @f(i1 %c, i32 %x) {
; bb:
;   br i1 %c, label %bb1, label %named
;
; bb1:                                              ; preds = %bb
;   %0 = add i32 %x, 1
;   br label %named
;
; named:                                            ; preds = %bb1, %bb
;   %1 = phi i32 [ %0, %bb1 ], [ %x, %bb ]
;   ret i32 %1
; }
