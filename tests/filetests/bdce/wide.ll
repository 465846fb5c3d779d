; RUN: opt -passes='bdce'
; Integers of more than 128 bits are needed as a whole.
define i8 @wide(i200 %a) {
  %x = and i200 %a, 65535
  %y = trunc i200 %x to i8
  ret i8 %y
}
; EXPECT
; define i8 @wide(i200 %a) {
;   %x = and i200 %a, 65535
;   %y = trunc i200 %x to i8
;   ret i8 %y
; }
