; RUN: opt -passes='memory-space-opt<second>' -do-clone-for-ip-msp=0
; Null pointers, calls from elsewhere and calls through pointers leave a parameter generic; recursion does not.
@s = internal addrspace(3) global i32 poison

define internal void @null(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define void @visible(ptr %p) noinline {
  store i32 2, ptr %p, align 4
  ret void
}

define internal void @taken(ptr %p) noinline {
  store i32 3, ptr %p, align 4
  ret void
}

define internal void @recursive(ptr %p, i32 %n) noinline {
entry:
  store i32 %n, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %out, label %again
again:
  %m = add i32 %n, -1
  call void @recursive(ptr %p, i32 %m)
  br label %out
out:
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %f) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  call void @null(ptr %p)
  call void @null(ptr null)
  call void @visible(ptr %p)
  call void @taken(ptr %p)
  store ptr @taken, ptr addrspace(1) %f, align 8
  call void @recursive(ptr %p, i32 4)
  ret void
}
; EXPECT
; @s = internal addrspace(3) global i32 poison
;
; ; Function Attrs: noinline
; define internal void @null(ptr %p) #0 {
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: noinline
; define void @visible(ptr %p) #0 {
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: noinline
; define internal void @taken(ptr %p) #0 {
;   store i32 3, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: noinline
; define internal void @recursive(ptr %p, i32 %n) #0 {
; entry:
;   %0 = addrspacecast ptr %p to ptr addrspace(3)
;   store i32 %n, ptr addrspace(3) %0, align 4
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %out, label %again
;
; again:                                            ; preds = %entry
;   %m = add i32 %n, -1
;   call void @recursive(ptr %p, i32 %m)
;   br label %out
;
; out:                                              ; preds = %again, %entry
;   ret void
; }
;
; define ptx_kernel void @k(ptr addrspace(1) %f) {
;   %p = addrspacecast ptr addrspace(3) @s to ptr
;   call void @null(ptr %p)
;   call void @null(ptr null)
;   call void @visible(ptr %p)
;   call void @taken(ptr %p)
;   store ptr @taken, ptr addrspace(1) %f, align 8
;   call void @recursive(ptr %p, i32 4)
;   ret void
; }
;
; attributes #0 = { noinline }
