; RUN: opt -passes='always-inline'
define internal i32 @a(i32 %x) alwaysinline {
  ret i32 %x
}
define internal i32 @b(i32 %x) alwaysinline {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
define i32 @g(i32 %x) {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @g(i32 %x) {
;   br label %1
;
; 1:                                                ; preds = %0
;   br label %2
;
; 2:                                                ; preds = %1
;   br label %3
;
; 3:                                                ; preds = %2
;   br label %4
;
; 4:                                                ; preds = %3
;   ret i32 %x
; }
