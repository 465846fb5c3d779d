; RUN: opt -passes='print<loops>' -disable-output
; A cycle that nothing reaches is no loop, and neither is one that is entered at two places.
define void @others(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  br i1 %c, label %right, label %done
right:
  br i1 %c, label %left, label %done
done:
  ret void
lost:
  br label %lost
}
; EXPECT
; Loop info for function 'others':
