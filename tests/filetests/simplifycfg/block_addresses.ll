; RUN: opt -passes=simplifycfg
; Constants that name blocks follow when blocks before these go, in the function itself, in another one and in a variable.
@table = constant [2 x ptr] [ptr blockaddress(@f, %x), ptr blockaddress(@f, %y)]

define i32 @f(i32 %n, ptr %p) {
entry:
  br label %next
next:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 1, %a ], [ 2, %next ]
  store ptr blockaddress(@f, %y), ptr %p
  indirectbr ptr %p, [label %x, label %y]
x:
  ret i32 %v
y:
  ret i32 7
}

define ptr @g() {
  br label %out
out:
  ret ptr blockaddress(@f, %x)
}
; EXPECT
; @table = constant [2 x ptr] [ptr blockaddress(@f, %x), ptr blockaddress(@f, %y)]
;
; define i32 @f(i32 %n, ptr %p) {
; entry:
;   %c = icmp eq i32 %n, 0
;   %v = select i1 %c, i32 1, i32 2
;   store ptr blockaddress(@f, %y), ptr %p, align 8
;   indirectbr ptr %p, [label %x, label %y]
;
; common.ret:                                       ; preds = %y, %x
;   %common.ret.op = phi i32 [ %v, %x ], [ 7, %y ]
;   ret i32 %common.ret.op
;
; x:                                                ; preds = %entry
;   br label %common.ret
;
; y:                                                ; preds = %entry
;   br label %common.ret
; }
;
; define ptr @g() {
; out:
;   ret ptr blockaddress(@f, %x)
; }
