; RUN: opt -passes='print<stack-safety-local>' -disable-output
; Ranges of counters are those of scalar evolution.
define i32 @f(i32 %n) {
entry:
  %b = alloca [16 x i32]
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr [16 x i32], ptr %b, i32 0, i32 %i
  store i32 %i, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, 16
  br i1 %c, label %l, label %e
e:
  %v = load volatile i32, ptr %b
  ret i32 %v
}
; EXPECT
; 'Stack Safety Local Analysis' for function 'f'
;   @f dso_preemptable
;     args uses:
;     allocas uses:
;       b[64]: [0,64)
