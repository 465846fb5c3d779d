; RUN: opt -passes='common-bounds' -mcpu=sm_89
; An architecture without minima of three numbers: everything stays.
target triple = "nvptx64-nvidia-cuda"

define i1 @inside(i32 %x, i32 %y, i32 %z, i32 %n) {
  %a = icmp sgt i32 %x, 3
  %b = icmp sgt i32 %y, 3
  %ab = and i1 %a, %b
  %c = icmp sgt i32 %z, 3
  %abc = and i1 %ab, %c
  %d = icmp slt i32 %x, %n
  %e = and i1 %abc, %d
  %f = icmp sgt i32 %n, %y
  %g = icmp slt i32 %z, %n
  %fg = and i1 %f, %g
  %r = and i1 %e, %fg
  ret i1 %r
}

define i1 @outside(i32 %x, i32 %y, i32 %z, i32 %n) {
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 0
  %ab = or i1 %a, %b
  %c = icmp eq i32 %z, 0
  %abc = or i1 %ab, %c
  %d = icmp uge i32 %x, %n
  %e = or i1 %abc, %d
  ret i1 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @inside(i32 %x, i32 %y, i32 %z, i32 %n) #0 {
;   %a = icmp sgt i32 %x, 3
;   %b = icmp sgt i32 %y, 3
;   %ab = and i1 %a, %b
;   %c = icmp sgt i32 %z, 3
;   %abc = and i1 %ab, %c
;   %d = icmp slt i32 %x, %n
;   %e = and i1 %abc, %d
;   %f = icmp sgt i32 %n, %y
;   %g = icmp slt i32 %z, %n
;   %fg = and i1 %f, %g
;   %r = and i1 %e, %fg
;   ret i1 %r
; }
;
; define i1 @outside(i32 %x, i32 %y, i32 %z, i32 %n) #0 {
;   %a = icmp eq i32 %x, 0
;   %b = icmp eq i32 %y, 0
;   %ab = or i1 %a, %b
;   %c = icmp eq i32 %z, 0
;   %abc = or i1 %ab, %c
;   %d = icmp uge i32 %x, %n
;   %e = or i1 %abc, %d
;   ret i1 %e
; }
;
; attributes #0 = { "target-cpu"="sm_89" }
