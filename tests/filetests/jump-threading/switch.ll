; RUN: opt -passes='jump-threading'
; Of a switch on a phi, the edges to the most frequent target are threaded first, together; then the others.
declare void @use(i32)
define i32 @f(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ]
a:
  call void @use(i32 1)
  br label %join
b:
  call void @use(i32 2)
  br label %join
c:
  call void @use(i32 3)
  br label %join
d:
  br label %join
join:
  %p = phi i32 [ 5, %a ], [ 5, %b ], [ 9, %c ], [ %y, %d ]
  %v = phi i32 [ 10, %a ], [ 11, %b ], [ 12, %c ], [ 13, %d ]
  switch i32 %p, label %other [
    i32 5, label %five
    i32 9, label %nine
  ]
five:
  ret i32 %v
nine:
  %n = add i32 %v, 1
  ret i32 %n
other:
  ret i32 0
}
; The cases of a switch say what its value is in them.
define i32 @case_known(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  call void @use(i32 1)
  br label %join
b:
  call void @use(i32 2)
  br label %join
other:
  call void @use(i32 3)
  br label %join
join:
  %c = icmp eq i32 %x, 2
  br i1 %c, label %two, label %end
two:
  ret i32 2
end:
  ret i32 0
}
; Undef goes where fewest edges lead.
define i32 @undefined(i1 %c) {
entry:
  br i1 undef, label %a, label %b
a:
  br i1 %c, label %b, label %d
b:
  ret i32 1
d:
  ret i32 2
}
; EXPECT
; declare void @use(i32)
;
; define i32 @f(i32 %x, i32 %y) {
; entry:
;   switch i32 %x, label %join [
;     i32 1, label %a
;     i32 2, label %b
;     i32 3, label %join.thread4
;   ]
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %five
;
; b:                                                ; preds = %entry
;   call void @use(i32 2)
;   br label %five
;
; join.thread4:                                     ; preds = %entry
;   call void @use(i32 3)
;   br label %nine
;
; join:                                             ; preds = %entry
;   %p = phi i32 [ %y, %entry ]
;   %v = phi i32 [ 13, %entry ]
;   switch i32 %p, label %other [
;     i32 5, label %five
;     i32 9, label %nine
;   ]
;
; five:                                             ; preds = %join, %b, %a
;   %v3 = phi i32 [ %v, %join ], [ 11, %b ], [ 10, %a ]
;   ret i32 %v3
;
; nine:                                             ; preds = %join, %join.thread4
;   %v7 = phi i32 [ 12, %join.thread4 ], [ %v, %join ]
;   %n = add i32 %v7, 1
;   ret i32 %n
;
; other:                                            ; preds = %join
;   ret i32 0
; }
;
; define i32 @case_known(i32 %x) {
; entry:
;   switch i32 %x, label %other [
;     i32 1, label %a
;     i32 2, label %two
;   ]
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %end
;
; other:                                            ; preds = %entry
;   call void @use(i32 3)
;   br label %end
;
; two:                                              ; preds = %entry
;   call void @use(i32 2)
;   ret i32 2
;
; end:                                              ; preds = %other, %a
;   ret i32 0
; }
;
; define i32 @undefined(i1 %c) {
; a:
;   br i1 %c, label %b, label %d
;
; b:                                                ; preds = %a
;   ret i32 1
;
; d:                                                ; preds = %a
;   ret i32 2
; }
