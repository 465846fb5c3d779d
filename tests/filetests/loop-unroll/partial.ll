; RUN: opt -passes=loop-unroll<partial;own> -unroll-threshold=8 -unroll-partial-threshold=14 -unroll-max-percent-threshold-boost=100
; Without pragma, where the parameter allows it: by the largest factor that divides the trip count and whose copies are small.
define void @f(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 9
  br i1 %c, label %body, label %exit
exit:
  ret void
}
; EXPECT
; define void @f(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.2, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   store volatile i32 %next, ptr %p, align 4
;   store volatile i32 %next, ptr %p, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   store volatile i32 %next.1, ptr %p, align 4
;   store volatile i32 %next.1, ptr %p, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %c.2 = icmp ult i32 %next.2, 9
;   br i1 %c.2, label %body, label %exit
;
; exit:                                             ; preds = %body
;   ret void
; }
