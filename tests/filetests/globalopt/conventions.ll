; RUN: opt -passes=globalopt
; A local function that is only called gets the fast convention, also from that of C++ methods; one that is all assembly keeps its own.

define internal x86_thiscallcc i32 @method(ptr %m) {
  %v = load i32, ptr %m
  ret i32 %v
}

define internal i32 @naked(ptr %m) naked {
  call void asm sideeffect "ret", ""()
  unreachable
}

define i32 @caller(ptr %m) {
  %a = call x86_thiscallcc i32 @method(ptr %m)
  %b = call i32 @naked(ptr %m)
  %c = add i32 %a, %b
  ret i32 %c
}
; EXPECT
; define internal fastcc i32 @method(ptr %m) unnamed_addr {
;   %v = load i32, ptr %m, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: naked
; define internal i32 @naked(ptr %m) #0 {
;   call void asm sideeffect "ret", ""()
;   unreachable
; }
;
; define i32 @caller(ptr %m) local_unnamed_addr {
;   %a = call fastcc i32 @method(ptr %m)
;   %b = call i32 @naked(ptr %m)
;   %c = add i32 %a, %b
;   ret i32 %c
; }
;
; attributes #0 = { naked }
