; RUN: opt -passes=globalopt
; A constructor stays if it goes round a loop, writes volatile or shared memory, or what another module may define.
@plain = addrspace(1) global i32 0
@shared = addrspace(3) global i32 undef
@replaceable = weak addrspace(1) global i32 0
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @loops, ptr null }, { i32, ptr, ptr } { i32 1, ptr @volatile, ptr null }, { i32, ptr, ptr } { i32 1, ptr @shares, ptr null }, { i32, ptr, ptr } { i32 1, ptr @replaces, ptr null }]
define internal void @loops() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 3
  br i1 %again, label %loop, label %done
done:
  store i32 %next, ptr addrspace(1) @plain
  ret void
}
define internal void @volatile() {
  store volatile i32 1, ptr addrspace(1) @plain
  ret void
}
define internal void @shares() {
  store i32 1, ptr addrspace(3) @shared
  ret void
}
define internal void @replaces() {
  store i32 1, ptr addrspace(1) @replaceable
  ret void
}
; EXPECT
; @plain = addrspace(1) global i32 0
; @shared = local_unnamed_addr addrspace(3) global i32 undef
; @replaceable = weak local_unnamed_addr addrspace(1) global i32 0
; @llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @loops, ptr null }, { i32, ptr, ptr } { i32 1, ptr @volatile, ptr null }, { i32, ptr, ptr } { i32 1, ptr @shares, ptr null }, { i32, ptr, ptr } { i32 1, ptr @replaces, ptr null }]
;
; define internal void @loops() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %next = add i32 %i, 1
;   %again = icmp ult i32 %next, 3
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   store i32 %next, ptr addrspace(1) @plain, align 4
;   ret void
; }
;
; define internal void @volatile() {
;   store volatile i32 1, ptr addrspace(1) @plain, align 4
;   ret void
; }
;
; define internal void @shares() {
;   store i32 1, ptr addrspace(3) @shared, align 4
;   ret void
; }
;
; define internal void @replaces() {
;   store i32 1, ptr addrspace(1) @replaceable, align 4
;   ret void
; }
