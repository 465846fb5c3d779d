; RUN: opt -passes=deadargelim
; A result that a function only returns to itself, and an argument that it only hands to itself, are needed by nobody.
define internal i32 @count(i32 %n, i32 %sum, ptr %p) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  store volatile i32 %n, ptr %p
  %less = sub i32 %n, 1
  %next = call i32 @count(i32 %less, i32 %sum, ptr %p)
  ret i32 %next
end:
  ret i32 %sum
}
define ptx_kernel void @k(i32 %n, ptr %p) {
  %r = call i32 @count(i32 %n, i32 0, ptr %p)
  ret void
}
; EXPECT
; define internal void @count(i32 %n, ptr %p) {
;   %done = icmp eq i32 %n, 0
;   br i1 %done, label %end, label %more
;
; more:                                             ; preds = %0
;   store volatile i32 %n, ptr %p, align 4
;   %less = sub i32 %n, 1
;   call void @count(i32 %less, ptr %p)
;   ret void
;
; end:                                              ; preds = %0
;   ret void
; }
;
; define ptx_kernel void @k(i32 %n, ptr %p) {
;   call void @count(i32 %n, ptr %p)
;   ret void
; }
