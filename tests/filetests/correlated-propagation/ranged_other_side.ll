; RUN: opt -passes='correlated-propagation'
; A comparison with a value that is no constant says what the range of that value leaves, also through sums, conjunctions and around loops:
; what comes from before a loop has the range of its definition in it.
declare void @use(i1)
define i1 @extended(i32 %x, i8 %y) {
  %n = zext i8 %y to i32
  %d = icmp ult i32 %x, %n
  br i1 %d, label %a, label %b
a:
  %q = icmp ult i32 %x, 255
  call void @use(i1 %q)
  %p = icmp ult i32 %x, 254
  ret i1 %p
b:
  %r = icmp ult i32 %x, 255
  ret i1 %r
}
define i32 @select_of_equal(i32 %w, i32 %bits, i32 %buf) {
  %width = lshr i32 %w, 27
  %c = icmp eq i32 %bits, 32
  %sel = select i1 %c, i32 0, i32 %buf
  %d = icmp sgt i32 %width, %bits
  br i1 %d, label %a, label %b
a:
  %x = or i32 %sel, %w
  ret i32 %x
b:
  %y = add i32 %sel, %w
  ret i32 %y
}
define i1 @sum(i32 %x, i32 %m) {
  %n = and i32 %m, 31
  %s = add i32 %x, 7
  %d = icmp ugt i32 %n, %s
  br i1 %d, label %a, label %b
a:
  %t = add i32 %s, 1
  %q = icmp ult i32 %t, 32
  call void @use(i1 %q)
  %p = icmp ult i32 %x, 10
  ret i1 %p
b:
  ret i1 false
}
define i1 @of_another_branch(i32 %x, i32 %n, i1 %c) {
  %small = icmp ult i32 %n, 100
  br i1 %small, label %head, label %out
head:
  %d = icmp slt i32 %x, %n
  %both = and i1 %d, %c
  br i1 %both, label %a, label %out
a:
  %q = icmp slt i32 %x, 99
  ret i1 %q
out:
  %r = icmp slt i32 %x, 99
  ret i1 %r
}
define i32 @loop(i16 %m, i32 %start) {
  %n = zext i16 %m to i32
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %d = icmp slt i32 %i, %n
  br i1 %d, label %body, label %out
body:
  %half = sdiv i32 %i, 2
  %next = add i32 %i, 1
  %big = icmp sgt i32 %next, 65535
  call void @use(i1 %big)
  br label %head
out:
  ret i32 %i
}
define i1 @changing_bound(i32 %x, i32 %y) {
  br label %head
head:
  %n = phi i32 [ 10, %0 ], [ %more, %a ]
  %d = icmp ult i32 %x, %n
  br i1 %d, label %a, label %b
a:
  %q = icmp ult i32 %x, 10
  call void @use(i1 %q)
  %more = add i32 %n, %y
  br label %head
b:
  ret i1 true
}
define i32 @from_before_the_loop(i8 %y, i1 %c) {
  %n = zext i8 %y to i32
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  br i1 %c, label %body, label %out
body:
  %half = sdiv i32 %n, 3
  %next = add i32 %i, %half
  br label %head
out:
  ret i32 %i
}
; EXPECT
; declare void @use(i1)
;
; define i1 @extended(i32 %x, i8 %y) {
;   %n = zext i8 %y to i32
;   %d = icmp ult i32 %x, %n
;   br i1 %d, label %a, label %b
;
; a:                                                ; preds = %0
;   call void @use(i1 true)
;   %p = icmp samesign ult i32 %x, 254
;   ret i1 %p
;
; b:                                                ; preds = %0
;   %r = icmp ult i32 %x, 255
;   ret i1 %r
; }
;
; define i32 @select_of_equal(i32 %w, i32 %bits, i32 %buf) {
;   %width = lshr i32 %w, 27
;   %c = icmp eq i32 %bits, 32
;   %sel = select i1 %c, i32 0, i32 %buf
;   %d = icmp sgt i32 %width, %bits
;   br i1 %d, label %a, label %b
;
; a:                                                ; preds = %0
;   %x = or i32 %buf, %w
;   ret i32 %x
;
; b:                                                ; preds = %0
;   %y = add i32 %sel, %w
;   ret i32 %y
; }
;
; define i1 @sum(i32 %x, i32 %m) {
;   %n = and i32 %m, 31
;   %s = add i32 %x, 7
;   %d = icmp ugt i32 %n, %s
;   br i1 %d, label %a, label %b
;
; a:                                                ; preds = %0
;   %t = add nuw nsw i32 %s, 1
;   call void @use(i1 true)
;   %p = icmp ult i32 %x, 10
;   ret i1 %p
;
; b:                                                ; preds = %0
;   ret i1 false
; }
;
; define i1 @of_another_branch(i32 %x, i32 %n, i1 %c) {
;   %small = icmp ult i32 %n, 100
;   br i1 %small, label %head, label %out
;
; head:                                             ; preds = %0
;   %d = icmp slt i32 %x, %n
;   %both = and i1 %d, %c
;   br i1 %both, label %a, label %out
;
; a:                                                ; preds = %head
;   ret i1 true
;
; out:                                              ; preds = %head, %0
;   %r = icmp slt i32 %x, 99
;   ret i1 %r
; }
;
; define i32 @loop(i16 %m, i32 %start) {
;   %n = zext i16 %m to i32
;   br label %head
;
; head:                                             ; preds = %body, %0
;   %i = phi i32 [ 0, %0 ], [ %next, %body ]
;   %d = icmp slt i32 %i, %n
;   br i1 %d, label %body, label %out
;
; body:                                             ; preds = %head
;   %half = sdiv i32 %i, 2
;   %next = add nsw i32 %i, 1
;   call void @use(i1 false)
;   br label %head
;
; out:                                              ; preds = %head
;   ret i32 %i
; }
;
; define i1 @changing_bound(i32 %x, i32 %y) {
;   br label %head
;
; head:                                             ; preds = %a, %0
;   %n = phi i32 [ 10, %0 ], [ %more, %a ]
;   %d = icmp ult i32 %x, %n
;   br i1 %d, label %a, label %b
;
; a:                                                ; preds = %head
;   %q = icmp ult i32 %x, 10
;   call void @use(i1 %q)
;   %more = add i32 %n, %y
;   br label %head
;
; b:                                                ; preds = %head
;   ret i1 true
; }
;
; define i32 @from_before_the_loop(i8 %y, i1 %c) {
;   %n = zext i8 %y to i32
;   br label %head
;
; head:                                             ; preds = %body, %0
;   %i = phi i32 [ 0, %0 ], [ %next, %body ]
;   br i1 %c, label %body, label %out
;
; body:                                             ; preds = %head
;   %half1.lhs.trunc = trunc i32 %n to i8
;   %half12 = udiv i8 %half1.lhs.trunc, 3
;   %half1.zext = zext i8 %half12 to i32
;   %next = add i32 %i, %half1.zext
;   br label %head
;
; out:                                              ; preds = %head
;   ret i32 %i
; }
