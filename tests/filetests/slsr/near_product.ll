; RUN: opt -passes='slsr'
; A row further: (y + 1) * n is y * n and n, where nothing wraps.
define i32 @next_row(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n) {
  %a = mul nsw i32 %y, %n
  %b = add nsw i32 %a, %x
  %c = sext i32 %b to i64
  %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
  %e = load i32, ptr addrspace(1) %d
  %y1 = add nuw nsw i32 %y, 1
  %f = mul nsw i32 %n, %y1
  %g = add nsw i32 %f, %x
  %h = sext i32 %g to i64
  %i = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %h
  %j = load i32, ptr addrspace(1) %i
  %k = add i32 %e, %j
  ret i32 %k
}
define i32 @may_wrap(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n) {
  %a = mul i32 %y, %n
  %b = add nsw i32 %a, %x
  %c = sext i32 %b to i64
  %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
  %e = load i32, ptr addrspace(1) %d
  %y1 = add nuw nsw i32 %y, 1
  %f = mul nsw i32 %n, %y1
  %g = add nsw i32 %f, %x
  %h = sext i32 %g to i64
  %i = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %h
  %j = load i32, ptr addrspace(1) %i
  %k = add i32 %e, %j
  ret i32 %k
}
; The product is not at hand, and no part of the other address.
define i32 @borrowed(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n, i1 %t) {
  %c = sext i32 %x to i64
  %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
  %e = load i32, ptr addrspace(1) %d
  br i1 %t, label %u, label %v
u:
  %a = mul nsw i32 %y, %n
  ret i32 %a
v:
  %y1 = add nuw nsw i32 %y, 1
  %f = mul nsw i32 %n, %y1
  %g = add nsw i32 %f, %x
  %h = sext i32 %g to i64
  %i = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %h
  %j = load i32, ptr addrspace(1) %i
  %k = add i32 %e, %j
  ret i32 %k
}
; EXPECT
; define i32 @next_row(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n) {
;   %a = mul nsw i32 %y, %n
;   %b = add nsw i32 %a, %x
;   %c = sext i32 %b to i64
;   %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
;   %e = load i32, ptr addrspace(1) %d, align 4
;   %1 = sext i32 %n to i64
;   %2 = mul i64 %1, 4
;   %i = getelementptr i8, ptr addrspace(1) %d, i64 %2
;   %j = load i32, ptr addrspace(1) %i, align 4
;   %k = add i32 %e, %j
;   ret i32 %k
; }
;
; define i32 @may_wrap(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n) {
;   %a = mul i32 %y, %n
;   %b = add nsw i32 %a, %x
;   %c = sext i32 %b to i64
;   %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
;   %e = load i32, ptr addrspace(1) %d, align 4
;   %f = add i32 %a, %n
;   %g = add nsw i32 %f, %x
;   %h = sext i32 %g to i64
;   %i = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %h
;   %j = load i32, ptr addrspace(1) %i, align 4
;   %k = add i32 %e, %j
;   ret i32 %k
; }
;
; define i32 @borrowed(ptr addrspace(1) %p, i32 %x, i32 %y, i32 %n, i1 %t) {
;   %c = sext i32 %x to i64
;   %d = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %c
;   %e = load i32, ptr addrspace(1) %d, align 4
;   br i1 %t, label %u, label %v
;
; u:                                                ; preds = %0
;   %a = mul nsw i32 %y, %n
;   ret i32 %a
;
; v:                                                ; preds = %0
;   %y1 = add nuw nsw i32 %y, 1
;   %f = mul nsw i32 %n, %y1
;   %g = add nsw i32 %f, %x
;   %h = sext i32 %g to i64
;   %i = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %h
;   %j = load i32, ptr addrspace(1) %i, align 4
;   %k = add i32 %e, %j
;   ret i32 %k
; }
