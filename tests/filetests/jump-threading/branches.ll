; RUN: opt -passes='jump-threading'
; Branches on phis are copied to predecessors that lead nowhere else; `xor` of a value that a predecessor knows, too.
declare void @use(i32)
define i32 @of_phi(i1 %a, i32 %x, i32 %y) {
entry:
  br i1 %a, label %yes, label %no
yes:
  call void @use(i32 1)
  %c = icmp ult i32 %x, %y
  br label %join
no:
  call void @use(i32 2)
  %d = icmp ult i32 %y, 3
  br label %join
join:
  %p = phi i1 [ %c, %yes ], [ %d, %no ]
  br i1 %p, label %left, label %right
left:
  ret i32 1
right:
  ret i32 2
}
define i32 @of_xor(i1 %a, i1 %b, i1 %d) {
entry:
  br i1 %a, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  %x = xor i1 %p, %d
  br i1 %x, label %left, label %right
left:
  ret i32 1
right:
  ret i32 2
}
; A branch above implies the one below, which goes.
define i32 @implied(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %end
less:
  call void @use(i32 1)
  %d = icmp sle i32 %x, %y
  br i1 %d, label %left, label %end
left:
  ret i32 1
end:
  ret i32 2
}
; An edge that decides the block behind the next one: both are copied.
define i32 @two_blocks(i32 %x, i1 %a) {
entry:
  %c = icmp eq i32 %x, 3
  br i1 %c, label %yes, label %join
yes:
  call void @use(i32 1)
  br label %join
join:
  %p = phi i32 [ 0, %yes ], [ %x, %entry ]
  br i1 %a, label %next, label %end
next:
  %d = icmp eq i32 %p, 0
  br i1 %d, label %left, label %end
left:
  ret i32 1
end:
  ret i32 2
}
; EXPECT
; declare void @use(i32)
;
; define i32 @of_phi(i1 %a, i32 %x, i32 %y) {
; entry:
;   br i1 %a, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   call void @use(i32 1)
;   %c = icmp ult i32 %x, %y
;   br i1 %c, label %left, label %right
;
; join:                                             ; preds = %entry
;   call void @use(i32 2)
;   %d = icmp ult i32 %y, 3
;   br i1 %d, label %left, label %right
;
; left:                                             ; preds = %join, %yes
;   ret i32 1
;
; right:                                            ; preds = %join, %yes
;   ret i32 2
; }
;
; define i32 @of_xor(i1 %a, i1 %b, i1 %d) {
; entry:
;   br i1 %a, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   call void @use(i32 1)
;   %x1 = xor i1 true, %d
;   br i1 %x1, label %left, label %right
;
; join:                                             ; preds = %entry
;   call void @use(i32 2)
;   %x = xor i1 %b, %d
;   br i1 %x, label %left, label %right
;
; left:                                             ; preds = %join, %yes
;   ret i32 1
;
; right:                                            ; preds = %join, %yes
;   ret i32 2
; }
;
; define i32 @implied(i32 %x, i32 %y) {
; entry:
;   %c = icmp slt i32 %x, %y
;   br i1 %c, label %left, label %end
;
; left:                                             ; preds = %entry
;   call void @use(i32 1)
;   %d = icmp sle i32 %x, %y
;   ret i32 1
;
; end:                                              ; preds = %entry
;   ret i32 2
; }
;
; define i32 @two_blocks(i32 %x, i1 %a) {
; entry:
;   %c = icmp eq i32 %x, 3
;   br i1 %c, label %join.thread, label %join
;
; join:                                             ; preds = %entry
;   br i1 %a, label %next, label %end
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   br i1 %a, label %left, label %end
;
; next:                                             ; preds = %join
;   %p2 = phi i32 [ %x, %join ]
;   %d = icmp eq i32 %p2, 0
;   br i1 %d, label %left, label %end
;
; left:                                             ; preds = %next, %join.thread
;   ret i32 1
;
; end:                                              ; preds = %next, %join.thread, %join
;   ret i32 2
; }
