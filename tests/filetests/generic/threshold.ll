; RUN: opt -passes='default<Oz>' -inline-threshold=225
; A threshold of the command line counts more than that of the level.
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
;   %a.i = tail call i32 @other(i32 %x)
;   %b.i = tail call i32 @other(i32 %a.i)
;   %a.i1 = tail call i32 @other(i32 %b.i)
;   %b.i2 = tail call i32 @other(i32 %a.i1)
;   ret i32 %b.i2
; }
