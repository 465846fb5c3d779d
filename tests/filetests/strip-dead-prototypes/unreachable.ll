; RUN: opt -passes=strip-dead-prototypes
; Code that is not reached still names what it calls.
declare void @dead_code()
define void @f() {
  ret void
dead:
  call void @dead_code()
  br label %dead
}
; EXPECT
; declare void @dead_code()
;
; define void @f() {
;   ret void
;
; dead:                                             ; preds = %dead
;   call void @dead_code()
;   br label %dead
; }
