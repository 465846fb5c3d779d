; RUN: opt -passes='common-bounds' -mcpu=sm_90
; Two comparisons, comparisons that something else reads, other widths, other operations: all stay.
target triple = "nvptx64-nvidia-cuda"

define i1 @two(i32 %x, i32 %y, i32 %n) {
  %a = icmp slt i32 %x, %n
  %b = icmp slt i32 %y, %n
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @read_elsewhere(i32 %x, i32 %y, i32 %z, i32 %n, ptr %p) {
  %a = icmp slt i32 %x, %n
  store i1 %a, ptr %p
  %b = icmp slt i32 %y, %n
  %ab = and i1 %a, %b
  %c = icmp slt i32 %z, %n
  %r = and i1 %ab, %c
  ret i1 %r
}

define i1 @wide(i64 %x, i64 %y, i64 %z, i64 %n) {
  %a = icmp slt i64 %x, %n
  %b = icmp slt i64 %y, %n
  %ab = and i1 %a, %b
  %c = icmp slt i64 %z, %n
  %r = and i1 %ab, %c
  ret i1 %r
}

define i1 @mixed_tree(i32 %x, i32 %y, i32 %z, i32 %n) {
  %a = icmp slt i32 %x, %n
  %b = icmp slt i32 %y, %n
  %ab = or i1 %a, %b
  %c = icmp slt i32 %z, %n
  %r = and i1 %ab, %c
  ret i1 %r
}

define i1 @equal_to_zero_and(i32 %x, i32 %y, i32 %z) {
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 0
  %ab = and i1 %a, %b
  %c = icmp eq i32 %z, 0
  %r = and i1 %ab, %c
  ret i1 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @two(i32 %x, i32 %y, i32 %n) #0 {
;   %a = icmp slt i32 %x, %n
;   %b = icmp slt i32 %y, %n
;   %r = and i1 %a, %b
;   ret i1 %r
; }
;
; define i1 @read_elsewhere(i32 %x, i32 %y, i32 %z, i32 %n, ptr %p) #0 {
;   %a = icmp slt i32 %x, %n
;   store i1 %a, ptr %p, align 1
;   %b = icmp slt i32 %y, %n
;   %ab = and i1 %a, %b
;   %c = icmp slt i32 %z, %n
;   %r = and i1 %ab, %c
;   ret i1 %r
; }
;
; define i1 @wide(i64 %x, i64 %y, i64 %z, i64 %n) #0 {
;   %a = icmp slt i64 %x, %n
;   %b = icmp slt i64 %y, %n
;   %ab = and i1 %a, %b
;   %c = icmp slt i64 %z, %n
;   %r = and i1 %ab, %c
;   ret i1 %r
; }
;
; define i1 @mixed_tree(i32 %x, i32 %y, i32 %z, i32 %n) #0 {
;   %a = icmp slt i32 %x, %n
;   %b = icmp slt i32 %y, %n
;   %ab = or i1 %a, %b
;   %c = icmp slt i32 %z, %n
;   %r = and i1 %ab, %c
;   ret i1 %r
; }
;
; define i1 @equal_to_zero_and(i32 %x, i32 %y, i32 %z) #0 {
;   %a = icmp eq i32 %x, 0
;   %b = icmp eq i32 %y, 0
;   %ab = and i1 %a, %b
;   %c = icmp eq i32 %z, 0
;   %r = and i1 %ab, %c
;   ret i1 %r
; }
;
; attributes #0 = { "target-cpu"="sm_90" }
