; RUN: opt -passes='module-inline'
; A call that control never comes to, and one in a function that ends nowhere.
define i32 @small(i32 %x) {
  ret i32 %x
}

define i32 @dead(i32 %x) {
  ret i32 %x
never:
  %y = call i32 @small(i32 %x)
  ret i32 %y
}

define void @endless(i32 %x) {
entry:
  br label %body
body:
  %y = call i32 @small(i32 %x)
  br label %body
}
; EXPECT
; define i32 @small(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @dead(i32 %x) {
;   ret i32 %x
;
; never:                                            ; No predecessors!
;   ret i32 %x
; }
;
; define void @endless(i32 %x) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   br label %body
; }
