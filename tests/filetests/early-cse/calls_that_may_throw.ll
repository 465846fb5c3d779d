; RUN: opt -passes='early-cse'
; A call that only reads is not made twice, whether it may throw or not return: the second is reached where the first has returned. What is
; written between, and a convergent call in another block, keep it.
declare i32 @reads(ptr) memory(read)
declare i32 @computes(i32) memory(none)
declare i32 @meets(i32) memory(none) convergent
define i32 @twice(ptr %p, i32 %x) {
  %a = call i32 @reads(ptr %p)
  %b = call i32 @reads(ptr %p)
  %c = call i32 @computes(i32 %x)
  %d = call i32 @computes(i32 %x)
  %e = sub i32 %a, %b
  %f = sub i32 %c, %d
  %g = or i32 %e, %f
  ret i32 %g
}
define i32 @written_between(ptr %p) {
  %a = call i32 @reads(ptr %p)
  store i32 1, ptr %p
  %b = call i32 @reads(ptr %p)
  %c = sub i32 %a, %b
  ret i32 %c
}
define i32 @in_another_block(i1 %c, i32 %x) {
entry:
  %a = call i32 @meets(i32 %x)
  br i1 %c, label %then, label %end
then:
  %b = call i32 @meets(i32 %x)
  ret i32 %b
end:
  ret i32 %a
}
define i32 @stored_before(ptr %p, i32 %x) {
  store i32 1, ptr %p
  %a = call i32 @computes(i32 %x)
  store i32 2, ptr %p
  ret i32 %a
}
; EXPECT
; ; Function Attrs: memory(read)
; declare i32 @reads(ptr) #0
;
; ; Function Attrs: memory(none)
; declare i32 @computes(i32) #1
;
; ; Function Attrs: convergent memory(none)
; declare i32 @meets(i32) #2
;
; define i32 @twice(ptr %p, i32 %x) {
;   %a = call i32 @reads(ptr %p)
;   %b = call i32 @reads(ptr %p)
;   %c = call i32 @computes(i32 %x)
;   %d = call i32 @computes(i32 %x)
;   ret i32 0
; }
;
; define i32 @written_between(ptr %p) {
;   %a = call i32 @reads(ptr %p)
;   store i32 1, ptr %p, align 4
;   %b = call i32 @reads(ptr %p)
;   %c = sub i32 %a, %b
;   ret i32 %c
; }
;
; define i32 @in_another_block(i1 %c, i32 %x) {
; entry:
;   %a = call i32 @meets(i32 %x)
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   %b = call i32 @meets(i32 %x)
;   ret i32 %b
;
; end:                                              ; preds = %entry
;   ret i32 %a
; }
;
; define i32 @stored_before(ptr %p, i32 %x) {
;   store i32 1, ptr %p, align 4
;   %a = call i32 @computes(i32 %x)
;   store i32 2, ptr %p, align 4
;   ret i32 %a
; }
;
; attributes #0 = { memory(read) }
; attributes #1 = { memory(none) }
; attributes #2 = { convergent memory(none) }
