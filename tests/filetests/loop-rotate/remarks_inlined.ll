; RUN: opt -passes='loop(loop-rotate<prepare-for-lto>)' -pass-remarks-output=- -disable-output
; A header that calls what may be inlined when modules are linked stays.
define internal void @small() {
  ret void
}
define void @calls(ptr %a, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  call void @small()
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
; Name:            HeaderCallsInlineCandidate
; Function:        calls
; Args:
;   - String:          'loop not rotated: its header calls a function that may be inlined'
; ...
