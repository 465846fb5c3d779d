; RUN: opt -passes='loop(loop-flatten)' -pass-remarks-output=- -disable-output
; Two loops that become one are told by name.
define void @f(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, 30
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 %k, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 30
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-flatten
; Name:            Flattened
; Function:        f
; Args:
;   - String:          Flattened into outer loop
; ...
