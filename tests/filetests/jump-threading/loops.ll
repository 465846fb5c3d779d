; RUN: opt -passes='jump-threading'
; The edge into a loop decides its first check, but a header is not copied: the loop would have two entries.
declare void @use(i32)
define void @header(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp eq i32 %i, 0
  br i1 %c, label %first, label %body
first:
  call void @use(i32 0)
  br label %body
body:
  %next = add i32 %i, 1
  %d = icmp ult i32 %next, %n
  br i1 %d, label %head, label %end
end:
  ret void
}
; Inside of the loop, edges are threaded.
define void @inside(i32 %n, i1 %a, i1 %b) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %a, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  br i1 %p, label %more, label %latch
more:
  call void @use(i32 3)
  br label %latch
latch:
  %next = add i32 %i, 1
  %d = icmp ult i32 %next, %n
  br i1 %d, label %head, label %end
end:
  ret void
}
; EXPECT
; declare void @use(i32)
;
; define void @header(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   %c = icmp eq i32 %i, 0
;   br i1 %c, label %first, label %body
;
; first:                                            ; preds = %head
;   call void @use(i32 0)
;   br label %body
;
; body:                                             ; preds = %first, %head
;   %next = add i32 %i, 1
;   %d = icmp ult i32 %next, %n
;   br i1 %d, label %head, label %end
;
; end:                                              ; preds = %body
;   ret void
; }
;
; define void @inside(i32 %n, i1 %a, i1 %b) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %a, label %join.thread, label %join
;
; join.thread:                                      ; preds = %head
;   call void @use(i32 1)
;   br label %more
;
; join:                                             ; preds = %head
;   call void @use(i32 2)
;   br i1 %b, label %more, label %latch
;
; more:                                             ; preds = %join, %join.thread
;   call void @use(i32 3)
;   br label %latch
;
; latch:                                            ; preds = %more, %join
;   %next = add i32 %i, 1
;   %d = icmp ult i32 %next, %n
;   br i1 %d, label %head, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
