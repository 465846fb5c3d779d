; RUN: opt -passes='default<Oz>'
; A level for size copies only what is hardly larger than its call.
declare i32 @other(i32)

define i32 @steps(i32 %x) {
  %a = call i32 @other(i32 %x)
  %b = call i32 @other(i32 %a)
  ret i32 %b
}

define i32 @caller(i32 %x) {
  %a = call i32 @steps(i32 %x)
  %b = call i32 @steps(i32 %a)
  ret i32 %b
}
; EXPECT
; declare i32 @other(i32) local_unnamed_addr
;
; define i32 @steps(i32 %x) local_unnamed_addr {
;   %a = tail call i32 @other(i32 %x)
;   %b = tail call i32 @other(i32 %a)
;   ret i32 %b
; }
;
; define i32 @caller(i32 %x) local_unnamed_addr {
;   %a = tail call i32 @steps(i32 %x)
;   %b = tail call i32 @steps(i32 %a)
;   ret i32 %b
; }
