; RUN: opt -passes='print<branch-prob>' -disable-output
; Every heuristic: pointers, numbers, strings, a counter that is reset, cold and endless ways, and weights that do not fit.
define i32 @pointers(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

define i32 @zero(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, 1
  br i1 %c, label %yes, label %next
next:
  %bit = and i32 %a, 8
  %d = icmp eq i32 %bit, 0
  br i1 %d, label %yes, label %more
more:
  %minus = bitcast i32 -1 to i32
  %e = icmp eq i32 %b, %minus
  br i1 %e, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

define i32 @strings(ptr %p, ptr %q) {
  %r = call i32 @strcmp(ptr %p, ptr %q)
  %c = icmp eq i32 %r, 7
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

define void @unlikely(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %step ], [ 0, %reset ]
  %next = add i32 %i, 1
  %full = icmp eq i32 %next, 100
  br i1 %full, label %reset, label %step
reset:
  br label %head
step:
  %more = icmp slt i32 %next, %n
  br i1 %more, label %head, label %end
end:
  ret void
}

define void @cold(i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %slow, label %fast
slow:
  br i1 %b, label %call, label %dies
call:
  call void @seldom()
  br label %fast
dies:
  call void @abort()
  unreachable
fast:
  br i1 %c, label %never, label %end
never:
  unreachable
end:
  ret void
}

define void @loops_that_end_badly(i1 %a, i1 %b) {
entry:
  br i1 %a, label %loop, label %end
loop:
  br i1 %b, label %loop, label %dies
dies:
  unreachable
end:
  ret void
}

define i32 @said(i32 %n) {
  switch i32 %n, label %other [
    i32 1, label %one
    i32 2, label %never
    i32 3, label %one
  ], !prof !0
one:
  ret i32 1
never:
  unreachable
other:
  ret i32 0
}

declare i32 @strcmp(ptr, ptr)
declare void @seldom() cold
declare void @abort() noreturn

!0 = !{!"branch_weights", i32 10, i32 4000000000, i32 7, i32 400000000}
; EXPECT
; Printing analysis 'Branch Probability Analysis' for function 'pointers':
; ---- Branch Probabilities ----
;   edge %0 -> %yes probability is 0x30000000 / 0x80000000 = 37.50%
;   edge %0 -> %no probability is 0x50000000 / 0x80000000 = 62.50%
; Printing analysis 'Branch Probability Analysis' for function 'zero':
; ---- Branch Probabilities ----
;   edge %0 -> %yes probability is 0x30000000 / 0x80000000 = 37.50%
;   edge %0 -> %next probability is 0x50000000 / 0x80000000 = 62.50%
;   edge %next -> %yes probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %next -> %more probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %more -> %yes probability is 0x30000000 / 0x80000000 = 37.50%
;   edge %more -> %no probability is 0x50000000 / 0x80000000 = 62.50%
; Printing analysis 'Branch Probability Analysis' for function 'strings':
; ---- Branch Probabilities ----
;   edge %0 -> %yes probability is 0x30000000 / 0x80000000 = 37.50%
;   edge %0 -> %no probability is 0x50000000 / 0x80000000 = 62.50%
; Printing analysis 'Branch Probability Analysis' for function 'unlikely':
; ---- Branch Probabilities ----
;   edge %entry -> %head probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %head -> %reset probability is 0x2aaaa8e4 / 0x80000000 = 33.33%
;   edge %head -> %step probability is 0x5555571c / 0x80000000 = 66.67%
;   edge %reset -> %head probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %step -> %head probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %step -> %end probability is 0x04000000 / 0x80000000 = 3.12%
; Printing analysis 'Branch Probability Analysis' for function 'cold':
; ---- Branch Probabilities ----
;   edge %entry -> %slow probability is 0x078780e3 / 0x80000000 = 5.88%
;   edge %entry -> %fast probability is 0x78787f1d / 0x80000000 = 94.12% [HOT edge]
;   edge %slow -> %call probability is 0x7fff8000 / 0x80000000 = 100.00% [HOT edge]
;   edge %slow -> %dies probability is 0x00008000 / 0x80000000 = 0.00%
;   edge %call -> %fast probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %fast -> %never probability is 0x00000000 / 0x80000000 = 0.00%
;   edge %fast -> %end probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; Printing analysis 'Branch Probability Analysis' for function 'loops_that_end_badly':
; ---- Branch Probabilities ----
;   edge %entry -> %loop probability is 0x00000800 / 0x80000000 = 0.00%
;   edge %entry -> %end probability is 0x7ffff800 / 0x80000000 = 100.00% [HOT edge]
;   edge %loop -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %loop -> %dies probability is 0x00000000 / 0x80000000 = 0.00%
; Printing analysis 'Branch Probability Analysis' for function 'said':
; ---- Branch Probabilities ----
;   edge %0 -> %other probability is 0x00000005 / 0x80000000 = 0.00%
;   edge %0 -> %one probability is 0x7ffffffa / 0x80000000 = 100.00% [HOT edge]
;   edge %0 -> %never probability is 0x00000001 / 0x80000000 = 0.00%
;   edge %0 -> %one probability is 0x7ffffffa / 0x80000000 = 100.00% [HOT edge]
