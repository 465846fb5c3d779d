; RUN: opt -passes='bdce'
; A sign extension whose upper bits are not needed extends by zeros, and its users give up claims about the upper bits.
define i16 @extension(i16 %a) {
  %x = sext i16 %a to i32
  %y = add nsw i32 %x, 7
  %z = trunc i32 %y to i16
  ret i16 %z
}
; EXPECT
; define i16 @extension(i16 %a) {
;   %x1 = zext i16 %a to i32
;   %y = add i32 %x1, 7
;   %z = trunc i32 %y to i16
;   ret i16 %z
; }
