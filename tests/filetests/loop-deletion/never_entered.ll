; RUN: opt -passes='loop(loop-deletion)'
; A loop to which only a decided branch leads, for the other side, goes with its effects; what it would have brought is poison.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p, i32 %n) {
entry:
  br i1 false, label %ph, label %done
ph:
  br label %loop
loop:
  %i = phi i32 [ 0, %ph ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %next, %loop ]
  br label %done
done:
  %s = phi i32 [ %r, %exit ], [ 5, %entry ]
  ret i32 %s
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   br i1 false, label %ph, label %done
;
; ph:                                               ; preds = %entry
;   br label %exit
;
; exit:                                             ; preds = %ph
;   %r = phi i32 [ poison, %ph ]
;   br label %done
;
; done:                                             ; preds = %exit, %entry
;   %s = phi i32 [ %r, %exit ], [ 5, %entry ]
;   ret i32 %s
; }
