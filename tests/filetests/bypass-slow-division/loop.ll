; RUN: opt -passes='bypass-slow-division'
; In a loop; a quotient divides again; the phis of the successor follow.
define i64 @gcd(i64 noundef %a, i64 noundef %b) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %b, %entry ], [ %r, %loop ]
  %r = urem i64 %x, %y
  %c = icmp eq i64 %r, 0
  br i1 %c, label %end, label %loop
end:
  %q = udiv i64 %a, %y
  %q2 = udiv i64 %q, %y
  ret i64 %q2
}
; EXPECT
; define i64 @gcd(i64 noundef %a, i64 noundef %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.divided, %entry
;   %x = phi i64 [ %a, %entry ], [ %y, %loop.divided ]
;   %y = phi i64 [ %b, %entry ], [ %r, %loop.divided ]
;   %0 = freeze i64 %x
;   %1 = or i64 %0, %y
;   %2 = lshr i64 %1, 32
;   %3 = trunc nuw i64 %2 to i32
;   %4 = icmp eq i32 %3, 0
;   br i1 %4, label %loop.short, label %loop.long
;
; loop.short:                                       ; preds = %loop
;   %5 = trunc i64 %0 to i32
;   %6 = trunc i64 %y to i32
;   %7 = urem i32 %5, %6
;   %8 = zext i32 %7 to i64
;   br label %loop.divided
;
; loop.long:                                        ; preds = %loop
;   %9 = urem i64 %0, %y
;   br label %loop.divided
;
; loop.divided:                                     ; preds = %loop.long, %loop.short
;   %r = phi i64 [ %8, %loop.short ], [ %9, %loop.long ]
;   %c = icmp eq i64 %r, 0
;   br i1 %c, label %end, label %loop
;
; end:                                              ; preds = %loop.divided
;   %10 = or i64 %a, %y
;   %11 = lshr i64 %10, 32
;   %12 = trunc nuw i64 %11 to i32
;   %13 = icmp eq i32 %12, 0
;   br i1 %13, label %end.short2, label %end.long3
;
; end.short2:                                       ; preds = %end
;   %14 = trunc i64 %a to i32
;   %15 = trunc i64 %y to i32
;   %16 = udiv i32 %14, %15
;   %17 = zext i32 %16 to i64
;   br label %end.divided1
;
; end.long3:                                        ; preds = %end
;   %18 = udiv i64 %a, %y
;   br label %end.divided1
;
; end.divided1:                                     ; preds = %end.long3, %end.short2
;   %q = phi i64 [ %17, %end.short2 ], [ %18, %end.long3 ]
;   %19 = freeze i64 %q
;   %20 = or i64 %19, %y
;   %21 = lshr i64 %20, 32
;   %22 = trunc nuw i64 %21 to i32
;   %23 = icmp eq i32 %22, 0
;   br i1 %23, label %end.short, label %end.long
;
; end.short:                                        ; preds = %end.divided1
;   %24 = trunc i64 %19 to i32
;   %25 = trunc i64 %y to i32
;   %26 = udiv i32 %24, %25
;   %27 = zext i32 %26 to i64
;   br label %end.divided
;
; end.long:                                         ; preds = %end.divided1
;   %28 = udiv i64 %19, %y
;   br label %end.divided
;
; end.divided:                                      ; preds = %end.long, %end.short
;   %q2 = phi i64 [ %27, %end.short ], [ %28, %end.long ]
;   ret i64 %q2
; }
