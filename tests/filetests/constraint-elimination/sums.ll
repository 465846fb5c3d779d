; RUN: opt -passes='constraint-elimination'
; Sums that do not wrap, products with constants, extensions and addresses are taken apart.
define i1 @sum(i8 %a, i8 %b) {
entry:
  %s = add nuw i8 %a, 3
  %c = icmp ult i8 %s, %b
  br i1 %c, label %in, label %end
in:
  %t = add nuw i8 %a, 2
  %d = icmp ult i8 %t, %b
  ret i1 %d
end:
  ret i1 false
}
define i1 @may_wrap(i8 %a, i8 %b) {
entry:
  %s = add i8 %a, 3
  %c = icmp ult i8 %s, %b
  br i1 %c, label %in, label %end
in:
  %t = add i8 %a, 2
  %d = icmp ult i8 %t, %b
  ret i1 %d
end:
  ret i1 false
}
define i1 @extended(i8 %a, i32 %n) {
entry:
  %w = zext i8 %a to i32
  %c = icmp ult i32 %n, %w
  br i1 %c, label %in, label %end
in:
  %two = shl nuw nsw i32 %w, 1
  %d = icmp ult i32 %n, %two
  ret i1 %d
end:
  ret i1 false
}
define i1 @address(ptr %p, ptr %q) {
entry:
  %a = getelementptr inbounds i32, ptr %p, i64 4
  %c = icmp ult ptr %a, %q
  br i1 %c, label %in, label %end
in:
  %b = getelementptr inbounds i32, ptr %p, i64 3
  %d = icmp ult ptr %b, %q
  ret i1 %d
end:
  ret i1 false
}
; EXPECT
; define i1 @sum(i8 %a, i8 %b) {
; entry:
;   %s = add nuw i8 %a, 3
;   %c = icmp ult i8 %s, %b
;   br i1 %c, label %in, label %end
;
; in:                                               ; preds = %entry
;   %t = add nuw i8 %a, 2
;   ret i1 true
;
; end:                                              ; preds = %entry
;   ret i1 false
; }
;
; define i1 @may_wrap(i8 %a, i8 %b) {
; entry:
;   %s = add i8 %a, 3
;   %c = icmp ult i8 %s, %b
;   br i1 %c, label %in, label %end
;
; in:                                               ; preds = %entry
;   %t = add i8 %a, 2
;   %d = icmp ult i8 %t, %b
;   ret i1 %d
;
; end:                                              ; preds = %entry
;   ret i1 false
; }
;
; define i1 @extended(i8 %a, i32 %n) {
; entry:
;   %w = zext i8 %a to i32
;   %c = icmp ult i32 %n, %w
;   br i1 %c, label %in, label %end
;
; in:                                               ; preds = %entry
;   %two = shl nuw nsw i32 %w, 1
;   ret i1 true
;
; end:                                              ; preds = %entry
;   ret i1 false
; }
;
; define i1 @address(ptr %p, ptr %q) {
; entry:
;   %a = getelementptr inbounds i32, ptr %p, i64 4
;   %c = icmp ult ptr %a, %q
;   br i1 %c, label %in, label %end
;
; in:                                               ; preds = %entry
;   %b = getelementptr inbounds i32, ptr %p, i64 3
;   ret i1 true
;
; end:                                              ; preds = %entry
;   ret i1 false
; }
