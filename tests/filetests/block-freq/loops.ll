; RUN: opt -passes='print<block-freq>' -disable-output
; Loops, cycles with several entries, weights and counts that are said, a loop without end.
define void @nest(i32 %n) !prof !0 {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch, !prof !1
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %end
end:
  ret void
}

define void @irreducible(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %left, label %right
left:
  br i1 %b, label %right, label %out
right:
  br i1 %c, label %left, label %loop
loop:
  br i1 %a, label %loop, label %out
out:
  ret void
}

define void @irreducible_in_a_loop(i1 %a, i1 %b, i1 %c) {
entry:
  br label %head
head:
  br i1 %a, label %left, label %right
left:
  br i1 %b, label %right, label %latch
right:
  br i1 %c, label %left, label %latch
latch:
  br i1 %a, label %head, label %out
out:
  ret void
}

define void @weighed(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %left, label %right
left:
  br i1 %b, label %right, label %out, !irr_loop !2
right:
  br i1 %c, label %left, label %out, !irr_loop !3
out:
  ret void
}

define void @endless() {
entry:
  br label %loop
loop:
  br label %loop
}

!0 = !{!"function_entry_count", i64 1000}
!1 = !{!"branch_weights", i32 99, i32 1}
!2 = !{!"loop_header_weight", i64 100}
!3 = !{!"loop_header_weight", i64 300}
; EXPECT
; Printing analysis results of BFI for function 'nest':
; block-frequency-info: nest
;  - entry: float = 1.0, int = 5629499408384, count = 1000
;  - outer: float = 32.0, int = 180143981068288, count = 32000
;  - inner: float = 3200.0, int = 18014398509481983, count = 3200000
;  - latch: float = 32.0, int = 180143981068288, count = 32000
;  - end: float = 1.0, int = 5629499408384, count = 1000
;
; Printing analysis results of BFI for function 'irreducible':
; block-frequency-info: irreducible
;  - entry: float = 1.0, int = 1125899906842624
;  - left: float = 16.0, int = 18014398509481983
;  - right: float = 16.0, int = 18014398509481984
;  - loop: float = 16.0, int = 18014398509481983
;  - out: float = 1.0, int = 1125899906842624
;
; Printing analysis results of BFI for function 'irreducible_in_a_loop':
; block-frequency-info: irreducible_in_a_loop
;  - entry: float = 1.0, int = 562949953421312
;  - head: float = 32.0, int = 18014398509481984
;  - left: float = 32.0, int = 18014398509481983
;  - right: float = 32.0, int = 18014398509481984
;  - latch: float = 32.0, int = 18014398509481984
;  - out: float = 1.0, int = 562949953421312
;
; Printing analysis results of BFI for function 'weighed':
; block-frequency-info: weighed
;  - entry: float = 1.0, int = 750599937895082
;  - left: float = 8.0, int = 6004799503160661, irr_loop_header_weight = 100
;  - right: float = 24.0, int = 18014398509481984, irr_loop_header_weight = 300
;  - out: float = 1.0, int = 750599937895082
;
; Printing analysis results of BFI for function 'endless':
; block-frequency-info: endless
;  - entry: float = 1.0, int = 4398046511104
;  - loop: float = 4096.0, int = 18014398509481984
