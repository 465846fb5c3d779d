; RUN: opt -passes='loop(loop-rotate)' -rotate-convergent-headers=false -pass-remarks-output=- -disable-output
; A header with an operation that threads execute together stays where the knob says so.
declare void @together() convergent
define void @convergent(ptr %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  call void @together()
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %at = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %at, align 8
  %next = add nuw i64 %i, 1
  br label %head
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-rotate
; Name:            ConvergentHeader
; Function:        convergent
; Args:
;   - String:          'loop not rotated: its header contains convergent operations'
; ...
