; RUN: opt -passes='jump-threading'
; An edge along which a phi is a constant, or a branch above decides the condition, goes straight to its target.
declare void @use(i32)
define i32 @phi_of_constants(i1 %a, i32 %x) {
entry:
  br i1 %a, label %one, label %other
one:
  call void @use(i32 1)
  br label %join
other:
  %y = mul i32 %x, 3
  br label %join
join:
  %p = phi i32 [ 7, %one ], [ %y, %other ]
  %c = icmp ult i32 %p, 10
  br i1 %c, label %small, label %large
small:
  %s = add i32 %p, 1
  ret i32 %s
large:
  ret i32 %p
}
define void @range_of_edge(i32 %x) {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %first, label %second
first:
  call void @use(i32 1)
  br label %join
second:
  call void @use(i32 2)
  br label %join
join:
  call void @use(i32 3)
  %d = icmp ult i32 %x, 20
  br i1 %d, label %small, label %end
small:
  call void @use(i32 4)
  br label %end
end:
  ret void
}
; What is computed in the copied block and needed below is joined by a phi there.
define i32 @needs_phi(i1 %a, i1 %b, i32 %x) {
entry:
  br i1 %a, label %yes, label %join
yes:
  call void @use(i32 1)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %entry ]
  %v = mul i32 %x, %x
  br i1 %p, label %left, label %right
left:
  call void @use(i32 %v)
  br label %right
right:
  %r = add i32 %v, 2
  ret i32 %r
}
; EXPECT
; declare void @use(i32)
;
; define i32 @phi_of_constants(i1 %a, i32 %x) {
; entry:
;   br i1 %a, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   br label %small
;
; join:                                             ; preds = %entry
;   %y = mul i32 %x, 3
;   %c = icmp ult i32 %y, 10
;   br i1 %c, label %small, label %large
;
; small:                                            ; preds = %join, %join.thread
;   %p3 = phi i32 [ 7, %join.thread ], [ %y, %join ]
;   %s = add i32 %p3, 1
;   ret i32 %s
;
; large:                                            ; preds = %join
;   ret i32 %y
; }
;
; define void @range_of_edge(i32 %x) {
; entry:
;   %c = icmp ult i32 %x, 10
;   br i1 %c, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   call void @use(i32 3)
;   br label %small
;
; join:                                             ; preds = %entry
;   call void @use(i32 2)
;   call void @use(i32 3)
;   %d = icmp ult i32 %x, 20
;   br i1 %d, label %small, label %end
;
; small:                                            ; preds = %join, %join.thread
;   call void @use(i32 4)
;   br label %end
;
; end:                                              ; preds = %small, %join
;   ret void
; }
;
; define i32 @needs_phi(i1 %a, i1 %b, i32 %x) {
; entry:
;   br i1 %a, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   %v2 = mul i32 %x, %x
;   br label %left
;
; join:                                             ; preds = %entry
;   %p = phi i1 [ %b, %entry ]
;   %v = mul i32 %x, %x
;   br i1 %p, label %left, label %right
;
; left:                                             ; preds = %join, %join.thread
;   %v4 = phi i32 [ %v2, %join.thread ], [ %v, %join ]
;   call void @use(i32 %v4)
;   br label %right
;
; right:                                            ; preds = %left, %join
;   %v3 = phi i32 [ %v4, %left ], [ %v, %join ]
;   %r = add i32 %v3, 2
;   ret i32 %r
; }
