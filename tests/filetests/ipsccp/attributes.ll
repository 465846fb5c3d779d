; RUN: opt -passes='ipsccp'
; Where a constant takes the place of a pointer argument, the function accesses other memory than its arguments'. A result that
; goes takes with it what was said of it; a result that a tail call must pass on stays.
@g = internal global [2 x i32] zeroinitializer
define internal noundef i32 @reader(ptr %p) memory(argmem: read) {
  %v = load i32, ptr %p
  ret i32 %v
}
define internal noundef i32 @constant(i32 returned %x) {
  ret i32 %x
}
define internal i32 @tail(i32 %x) {
  store i32 1, ptr @g
  ret i32 3
}
define i32 @f(i32 %x) {
  %v = call noundef i32 @reader(ptr @g) memory(argmem: read)
  %w = call noundef i32 @constant(i32 9)
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @t(i32 %x) {
  %r = musttail call i32 @tail(i32 %x)
  ret i32 %r
}
; EXPECT
; @g = internal global [2 x i32] zeroinitializer
;
; ; Function Attrs: memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define internal noundef i32 @reader(ptr %p) #0 {
;   %v = load i32, ptr @g, align 4
;   ret i32 %v
; }
;
; define internal i32 @constant(i32 %x) {
;   ret i32 poison
; }
;
; define internal i32 @tail(i32 %x) {
;   store i32 1, ptr @g, align 4
;   ret i32 3
; }
;
; define i32 @f(i32 %x) {
;   %v = call noundef i32 @reader(ptr @g) #0
;   %w = call i32 @constant(i32 9)
;   %s = add i32 %v, 9
;   ret i32 %s
; }
;
; define i32 @t(i32 %x) {
;   %r = musttail call i32 @tail(i32 %x)
;   ret i32 %r
; }
;
; attributes #0 = { memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
