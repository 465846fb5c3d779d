; RUN: opt -passes='simplifycfg<join-guards>'
; The second condition needs a value that the guarded block uses, too: it moves before the one branch that is left.
target triple = "nvptx64-nvidia-cuda"

define i32 @guards(ptr %p, i32 %k, i32 %t, i32 %n, i1 %c) {
entry:
  br i1 %c, label %second, label %end

second:
  %i = add nsw i32 %k, %t
  %d = icmp slt i32 %i, %n
  br i1 %d, label %body, label %end

body:
  %w = sext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %w
  %v = load volatile i32, ptr %a
  br label %end

end:
  %r = phi i32 [ %v, %body ], [ 0, %second ], [ 0, %entry ]
  ret i32 %r
}

; Another block leads there as well: what moved would have to be copied.
define i32 @two_ways(ptr %p, i32 %k, i32 %t, i32 %n, i1 %c, i1 %e) {
entry:
  br i1 %e, label %first, label %other

first:
  store volatile i32 1, ptr %p
  br i1 %c, label %second, label %end

other:
  store volatile i32 2, ptr %p
  br label %second

second:
  %i = add nsw i32 %k, %t
  %d = icmp slt i32 %i, %n
  br i1 %d, label %body, label %end

body:
  %w = sext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %w
  %v = load volatile i32, ptr %a
  br label %end

end:
  %r = phi i32 [ %v, %body ], [ 0, %second ], [ 0, %first ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @guards(ptr %p, i32 %k, i32 %t, i32 %n, i1 %c) {
; entry:
;   %i = add nsw i32 %k, %t
;   %d = icmp slt i32 %i, %n
;   %or.cond = select i1 %c, i1 %d, i1 false
;   br i1 %or.cond, label %body, label %end
;
; body:                                             ; preds = %entry
;   %w = sext i32 %i to i64
;   %a = getelementptr i32, ptr %p, i64 %w
;   %v = load volatile i32, ptr %a, align 4
;   br label %end
;
; end:                                              ; preds = %body, %entry
;   %r = phi i32 [ %v, %body ], [ 0, %entry ]
;   ret i32 %r
; }
;
; define i32 @two_ways(ptr %p, i32 %k, i32 %t, i32 %n, i1 %c, i1 %e) {
; entry:
;   br i1 %e, label %first, label %other
;
; first:                                            ; preds = %entry
;   store volatile i32 1, ptr %p, align 4
;   br i1 %c, label %second, label %end
;
; other:                                            ; preds = %entry
;   store volatile i32 2, ptr %p, align 4
;   br label %second
;
; second:                                           ; preds = %other, %first
;   %i = add nsw i32 %k, %t
;   %d = icmp slt i32 %i, %n
;   br i1 %d, label %body, label %end
;
; body:                                             ; preds = %second
;   %w = sext i32 %i to i64
;   %a = getelementptr i32, ptr %p, i64 %w
;   %v = load volatile i32, ptr %a, align 4
;   br label %end
;
; end:                                              ; preds = %body, %second, %first
;   %r = phi i32 [ %v, %body ], [ 0, %second ], [ 0, %first ]
;   ret i32 %r
; }
