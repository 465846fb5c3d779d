; RUN: opt -passes='always-inline'
; A callee that never returns leaves the rest of the caller without predecessor.
define void @loop() alwaysinline {
entry:
  br label %l
l:
  br label %l
}
define i32 @g() {
  call void @loop()
  ret i32 1
}
; EXPECT
; ; Function Attrs: alwaysinline
; define void @loop() #0 {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   br label %l
; }
;
; define i32 @g() {
;   br label %l.i
;
; l.i:                                              ; preds = %l.i, %0
;   br label %l.i
;
; loop.exit:                                        ; No predecessors!
;   ret i32 1
; }
;
; attributes #0 = { alwaysinline }
