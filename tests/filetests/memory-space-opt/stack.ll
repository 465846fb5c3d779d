; RUN: opt -passes='memory-space-opt<second>'
; Stack slots whose addresses go to a function that is not inlined are local there, also through an offset.
define internal void @fill(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define i32 @f() {
  %a = alloca [4 x i32], align 4
  %q = getelementptr i32, ptr %a, i64 2
  call void @fill(ptr %a)
  call void @fill(ptr %q)
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; EXPECT
; ; Function Attrs: noinline
; define internal void @fill(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(5)
;   store i32 1, ptr addrspace(5) %1, align 4
;   ret void
; }
;
; define i32 @f() {
;   %a = alloca [4 x i32], align 4
;   %q = getelementptr i32, ptr %a, i64 2
;   call void @fill(ptr %a)
;   call void @fill(ptr %q)
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; attributes #0 = { noinline }
