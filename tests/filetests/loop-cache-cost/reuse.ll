; RUN: opt -passes='print<loop-cache-cost>' -cache-line-size=32 -temporal-reuse-threshold=1 -disable-output
; Accesses next to each other are one group, those far apart are two; backwards costs as much as forwards.
define void @near(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %a, i64 %i1
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  %c = icmp ult i64 %i1, 1001
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @backwards(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 999, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 0, ptr %p
  %i1 = add nsw i64 %i, -1
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @far(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %j = add nuw nsw i64 %i, 5000
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 0, ptr %q
  store i32 1, ptr %p
  %c = icmp ult i64 %i1, 1000
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; Loop 'loop' has cost = 125
; Loop 'loop' has cost = 125
; Loop 'loop' has cost = 125
