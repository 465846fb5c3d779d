; RUN: opt -passes='loop-distribute' -enable-loop-distribute -loop-distribute-scev-check-threshold=0 -pass-remarks-output=- -disable-output
; A loop that has to assume more than the threshold says stays one: its stride of one access is an argument.
define void @strides(ptr noalias %a, ptr noalias %b, i64 %s, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %a.at = getelementptr inbounds i64, ptr %a, i64 %one.i
  %a.old = load i64, ptr %a.at, align 8
  %a.new = mul i64 %a.old, 3
  %a.up = getelementptr inbounds i64, ptr %a.at, i64 1
  store i64 %a.new, ptr %a.up, align 8
  %k = mul nsw i64 %one.i, %s
  %b.at = getelementptr inbounds i64, ptr %b, i64 %k
  %b.v = load i64, ptr %b.at, align 8
  %b.w = mul i64 %b.v, 5
  store i64 %b.w, ptr %b.at, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-distribute
; Name:            NotDistributed
; Function:        strides
; Args:
;   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; ...
; --- !Analysis
; Pass:            loop-distribute
; Name:            TooManySCEVRuntimeChecks
; Function:        strides
; Args:
;   - String:          'loop not distributed: '
;   - String:          "too many SCEV run-time checks needed.\n"
; ...
