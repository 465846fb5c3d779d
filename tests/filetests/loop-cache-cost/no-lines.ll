; RUN: opt -passes='print<loop-cache-cost>' -default-trip-count=10 -disable-output
; Without a size of lines none are shared, and a loop of unknown trip count has the number of the knob. Accesses that are no steps do not count.
define void @f(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 0.0, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @none(ptr %a, ptr %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %q = load ptr, ptr %p
  %c = icmp eq ptr %q, null
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; Loop 'loop' has cost = 10
