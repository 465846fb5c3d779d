; RUN: opt -passes='print<scalar-evolution>'
; The step of a loop is computed once on each path of the body, as partial redundancy elimination leaves it: its phi is the sum, and the loop has a trip count. Operations that differ stay unknown.
define i32 @f(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %left, label %right
left:
  %one = add nuw nsw i32 %i, 1
  %x = mul i32 %i, 3
  store i32 %i, ptr %p, align 4
  br label %latch
right:
  %two = add i32 %i, 1
  %y = mul i32 %i, 5
  br label %latch
latch:
  %next = phi i32 [ %one, %left ], [ %two, %right ]
  %other = phi i32 [ %x, %left ], [ %y, %right ]
  %more = icmp ult i32 %next, 64
  br i1 %more, label %loop, label %end
end:
  ret i32 %other
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f':
; Classifying expressions for: @f
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,64) S: [0,64)		Exits: 63		LoopDispositions: { %loop: Computable }
;   %one = add nuw nsw i32 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,65) S: [1,65)		Exits: 64		LoopDispositions: { %loop: Computable }
;   %x = mul i32 %i, 3
;   -->  {0,+,3}<nuw><nsw><%loop> U: [0,190) S: [0,190)		Exits: 189		LoopDispositions: { %loop: Computable }
;   %two = add i32 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,65) S: [1,65)		Exits: 64		LoopDispositions: { %loop: Computable }
;   %y = mul i32 %i, 5
;   -->  {0,+,5}<nuw><nsw><%loop> U: [0,316) S: [0,316)		Exits: 315		LoopDispositions: { %loop: Computable }
;   %next = phi i32 [ %one, %left ], [ %two, %right ]
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,65) S: [1,65)		Exits: 64		LoopDispositions: { %loop: Computable }
;   %other = phi i32 [ %x, %left ], [ %y, %right ]
;   -->  %other U: [0,316) S: [0,316)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; Determining loop execution counts for: @f
; Loop %loop: backedge-taken count is i32 63
; Loop %loop: constant max backedge-taken count is i32 63
; Loop %loop: symbolic max backedge-taken count is i32 63
; Loop %loop: Trip multiple is 64
