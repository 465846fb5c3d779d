; RUN: opt -passes=nary-reassociate
; The sum that is used again loses its flags, since it may be poison where the other sum is not; a division is not used again.
declare void @use(i32)
define i32 @f(i32 %a, i32 %b, i32 %c) {
  %ac = add nsw nuw i32 %a, %c
  call void @use(i32 %ac)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
; EXPECT
; declare void @use(i32)
;
; define i32 @f(i32 %a, i32 %b, i32 %c) {
;   %ac = add i32 %a, %c
;   call void @use(i32 %ac)
;   %abc = add i32 %ac, %b
;   ret i32 %abc
; }
