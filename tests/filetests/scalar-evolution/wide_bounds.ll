; RUN: opt -passes='print<scalar-evolution>'
; Bounds near powers of two, counters that go down, arguments as bounds; LLVM prints the same.
define void @f63() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp ugt i192 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f64() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -2
  %c = icmp ugt i192 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f65() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp uge i192 %next, 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f66() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -2
  %c = icmp uge i192 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f67() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp sgt i192 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f68() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -2
  %c = icmp sgt i192 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f69() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp sge i192 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f70() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -2
  %c = icmp sge i192 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f71() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp ne i192 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f72() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -2
  %c = icmp ne i192 %next, 10
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f73() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 100, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp sgt i192 %next, -100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f74() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 6129982163463555433433388108601236734474956488734408704, %entry ], [ %next, %loop ]
  %next = add  i192 %i, -1
  %c = icmp ugt i192 %next, 6129982163463555433433388108601236734474956488734408654
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f80(i192 %n) {
entry:
  br label %loop
loop:
  %i = phi i192 [ %n, %entry ], [ %next, %loop ]
  %next = lshr  i192 %i, 1
  %c = icmp ugt i192 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f81() {
entry:
  br label %loop
loop:
  %i = phi i192 [ 0, %entry ], [ %next, %loop ]
  %a = mul i192 %i, 3
  %b = add i192 %a, 6129982163463555433433388108601236734474956488734408704
  %c0 = shl i192 %i, 5
  %d = sub i192 %c0, %a
  %e = trunc i192 %i to i64
  %f = trunc i192 %b to i32
  %g = zext i192 %i to i256
  %h = sext i192 %i to i384
  %j = udiv i192 %c0, 32
  %k = urem i192 %i, 16
  %l = and i192 %i, 255
  %m = xor i192 %i, -1
  %o = or disjoint i192 %c0, 3
  %p = lshr i192 %c0, 5
  %q = ashr i192 %c0, 5
  %r = mul i192 %i, %i
  %s = udiv i192 %b, 6129982163463555433433388108601236734474956488734408704
  %u = and i192 %i, 196159429230833773869868419475239575503198607639501078527
  %v = sub i192 0, %i
  %next = add  i192 %i, 1
  %c = icmp ult i192 %next, 50
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f63':
; Classifying expressions for: @f63
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [1,101) S: [1,101)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [0,100) S: [0,100)		Exits: 0		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f63
; Loop %loop: backedge-taken count is i192 99
; Loop %loop: constant max backedge-taken count is i192 99
; Loop %loop: symbolic max backedge-taken count is i192 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f64':
; Classifying expressions for: @f64
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-2}<nsw><%loop> U: [12,101) S: [12,101)		Exits: 12		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -2
;   -->  {98,+,-2}<nsw><%loop> U: [10,99) S: [10,99)		Exits: 10		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f64
; Loop %loop: backedge-taken count is i192 44
; Loop %loop: constant max backedge-taken count is i192 44
; Loop %loop: symbolic max backedge-taken count is i192 44
; Loop %loop: Trip multiple is 45
; Printing analysis 'Scalar Evolution Analysis' for function 'f65':
; Classifying expressions for: @f65
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [1,101) S: [1,101)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [0,100) S: [0,100)		Exits: 0		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f65
; Loop %loop: backedge-taken count is i192 99
; Loop %loop: constant max backedge-taken count is i192 99
; Loop %loop: symbolic max backedge-taken count is i192 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f66':
; Classifying expressions for: @f66
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-2}<nsw><%loop> U: [10,101) S: [10,101)		Exits: 10		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -2
;   -->  {98,+,-2}<nsw><%loop> U: [8,99) S: [8,99)		Exits: 8		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f66
; Loop %loop: backedge-taken count is i192 45
; Loop %loop: constant max backedge-taken count is i192 45
; Loop %loop: symbolic max backedge-taken count is i192 45
; Loop %loop: Trip multiple is 46
; Printing analysis 'Scalar Evolution Analysis' for function 'f67':
; Classifying expressions for: @f67
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [1,101) S: [1,101)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [0,100) S: [0,100)		Exits: 0		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f67
; Loop %loop: backedge-taken count is i192 99
; Loop %loop: constant max backedge-taken count is i192 99
; Loop %loop: symbolic max backedge-taken count is i192 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f68':
; Classifying expressions for: @f68
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-2}<nsw><%loop> U: [12,101) S: [12,101)		Exits: 12		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -2
;   -->  {98,+,-2}<nsw><%loop> U: [10,99) S: [10,99)		Exits: 10		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f68
; Loop %loop: backedge-taken count is i192 44
; Loop %loop: constant max backedge-taken count is i192 44
; Loop %loop: symbolic max backedge-taken count is i192 44
; Loop %loop: Trip multiple is 45
; Printing analysis 'Scalar Evolution Analysis' for function 'f69':
; Classifying expressions for: @f69
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [0,101) S: [0,101)		Exits: 0		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [-1,100) S: [-1,100)		Exits: -1		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f69
; Loop %loop: backedge-taken count is i192 100
; Loop %loop: constant max backedge-taken count is i192 100
; Loop %loop: symbolic max backedge-taken count is i192 100
; Loop %loop: Trip multiple is 101
; Printing analysis 'Scalar Evolution Analysis' for function 'f70':
; Classifying expressions for: @f70
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-2}<nsw><%loop> U: [10,101) S: [10,101)		Exits: 10		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -2
;   -->  {98,+,-2}<nsw><%loop> U: [8,99) S: [8,99)		Exits: 8		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f70
; Loop %loop: backedge-taken count is i192 45
; Loop %loop: constant max backedge-taken count is i192 45
; Loop %loop: symbolic max backedge-taken count is i192 45
; Loop %loop: Trip multiple is 46
; Printing analysis 'Scalar Evolution Analysis' for function 'f71':
; Classifying expressions for: @f71
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [1,101) S: [1,101)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [0,100) S: [0,100)		Exits: 0		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f71
; Loop %loop: backedge-taken count is i192 99
; Loop %loop: constant max backedge-taken count is i192 99
; Loop %loop: symbolic max backedge-taken count is i192 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f72':
; Classifying expressions for: @f72
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-2}<nsw><%loop> U: [12,101) S: [12,101)		Exits: 12		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -2
;   -->  {98,+,-2}<nsw><%loop> U: [10,99) S: [10,99)		Exits: 10		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f72
; Loop %loop: backedge-taken count is i192 44
; Loop %loop: constant max backedge-taken count is i192 44
; Loop %loop: symbolic max backedge-taken count is i192 44
; Loop %loop: Trip multiple is 45
; Printing analysis 'Scalar Evolution Analysis' for function 'f73':
; Classifying expressions for: @f73
;   %i = phi i192 [ 100, %entry ], [ %next, %loop ]
;   -->  {100,+,-1}<nsw><%loop> U: [-99,101) S: [-99,101)		Exits: -99		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {99,+,-1}<nsw><%loop> U: [-100,100) S: [-100,100)		Exits: -100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f73
; Loop %loop: backedge-taken count is i192 199
; Loop %loop: constant max backedge-taken count is i192 199
; Loop %loop: symbolic max backedge-taken count is i192 199
; Loop %loop: Trip multiple is 200
; Printing analysis 'Scalar Evolution Analysis' for function 'f74':
; Classifying expressions for: @f74
;   %i = phi i192 [ 6129982163463555433433388108601236734474956488734408704, %entry ], [ %next, %loop ]
;   -->  {6129982163463555433433388108601236734474956488734408704,+,-1}<nsw><%loop> U: [6129982163463555433433388108601236734474956488734408655,6129982163463555433433388108601236734474956488734408705) S: [6129982163463555433433388108601236734474956488734408655,6129982163463555433433388108601236734474956488734408705)		Exits: 6129982163463555433433388108601236734474956488734408655		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, -1
;   -->  {6129982163463555433433388108601236734474956488734408703,+,-1}<nsw><%loop> U: [6129982163463555433433388108601236734474956488734408654,6129982163463555433433388108601236734474956488734408704) S: [6129982163463555433433388108601236734474956488734408654,6129982163463555433433388108601236734474956488734408704)		Exits: 6129982163463555433433388108601236734474956488734408654		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f74
; Loop %loop: backedge-taken count is i192 49
; Loop %loop: constant max backedge-taken count is i192 49
; Loop %loop: symbolic max backedge-taken count is i192 49
; Loop %loop: Trip multiple is 50
; Printing analysis 'Scalar Evolution Analysis' for function 'f80':
; Classifying expressions for: @f80
;   %i = phi i192 [ %n, %entry ], [ %next, %loop ]
;   -->  %i U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
;   %next = lshr i192 %i, 1
;   -->  (%i /u 2) U: [0,-3138550867693340381917894711603833208051177722232017256448) S: [0,-3138550867693340381917894711603833208051177722232017256448)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; Determining loop execution counts for: @f80
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: constant max backedge-taken count is i192 192
; Loop %loop: symbolic max backedge-taken count is i192 192
; Printing analysis 'Scalar Evolution Analysis' for function 'f81':
; Classifying expressions for: @f81
;   %i = phi i192 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %a = mul i192 %i, 3
;   -->  {0,+,3}<nuw><nsw><%loop> U: [0,148) S: [0,148)		Exits: 147		LoopDispositions: { %loop: Computable }
;   %b = add i192 %a, 6129982163463555433433388108601236734474956488734408704
;   -->  {6129982163463555433433388108601236734474956488734408704,+,3}<nuw><nsw><%loop> U: [6129982163463555433433388108601236734474956488734408704,6129982163463555433433388108601236734474956488734408852) S: [6129982163463555433433388108601236734474956488734408704,6129982163463555433433388108601236734474956488734408852)		Exits: 6129982163463555433433388108601236734474956488734408851		LoopDispositions: { %loop: Computable }
;   %c0 = shl i192 %i, 5
;   -->  {0,+,32}<nuw><nsw><%loop> U: [0,1569) S: [0,1569)		Exits: 1568		LoopDispositions: { %loop: Computable }
;   %d = sub i192 %c0, %a
;   -->  {0,+,29}<%loop> U: [0,1422) S: [0,1422)		Exits: 1421		LoopDispositions: { %loop: Computable }
;   %e = trunc i192 %i to i64
;   -->  {0,+,1}<%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %f = trunc i192 %b to i32
;   -->  {0,+,3}<%loop> U: [0,148) S: [0,148)		Exits: 147		LoopDispositions: { %loop: Computable }
;   %g = zext i192 %i to i256
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %h = sext i192 %i to i384
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %j = udiv i192 %c0, 32
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %k = urem i192 %i, 16
;   -->  (zext i4 {0,+,1}<%loop> to i192) U: [0,16) S: [0,16)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %l = and i192 %i, 255
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %m = xor i192 %i, -1
;   -->  {-1,+,-1}<nsw><%loop> U: [-50,0) S: [-50,0)		Exits: -50		LoopDispositions: { %loop: Computable }
;   %o = or disjoint i192 %c0, 3
;   -->  {3,+,32}<nuw><nsw><%loop> U: [3,1572) S: [3,1572)		Exits: 1571		LoopDispositions: { %loop: Computable }
;   %p = lshr i192 %c0, 5
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %q = ashr i192 %c0, 5
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %r = mul i192 %i, %i
;   -->  {0,+,1,+,2}<%loop> U: full-set S: full-set		Exits: 2401		LoopDispositions: { %loop: Computable }
;   %s = udiv i192 %b, 6129982163463555433433388108601236734474956488734408704
;   -->  ({6129982163463555433433388108601236734474956488734408704,+,3}<nuw><nsw><%loop> /u 6129982163463555433433388108601236734474956488734408704) U: [1,2) S: [1,2)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %u = and i192 %i, 196159429230833773869868419475239575503198607639501078527
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %v = sub i192 0, %i
;   -->  {0,+,-1}<nsw><%loop> U: [-49,1) S: [-49,1)		Exits: -49		LoopDispositions: { %loop: Computable }
;   %next = add i192 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,51) S: [1,51)		Exits: 50		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f81
; Loop %loop: backedge-taken count is i192 49
; Loop %loop: constant max backedge-taken count is i192 49
; Loop %loop: symbolic max backedge-taken count is i192 49
; Loop %loop: Trip multiple is 50
