; RUN: opt -passes='print<scalar-evolution>'
; Loops counted by i256: LLVM prints the same.
define void @f86() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp ult i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f87() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 4
  %c = icmp ult i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f88() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 5, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 3
  %c = icmp ult i256 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f89() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp ule i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f90() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 4
  %c = icmp ule i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f91() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 5, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 3
  %c = icmp ule i256 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f92() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp slt i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f93() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 4
  %c = icmp slt i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f94() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 5, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 3
  %c = icmp slt i256 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f95() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp sle i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f96() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 4
  %c = icmp sle i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f97() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 5, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 3
  %c = icmp sle i256 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f98() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp ne i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f99() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 4
  %c = icmp ne i256 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f100() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 5, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 3
  %c = icmp ne i256 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f101(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp ne i256 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f102(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add  i256 %i, 1
  %c = icmp ult i256 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f103(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i256 %i, 1
  %c = icmp slt i256 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f104(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i256 %i, 2
  %c = icmp ult i256 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f105(i256 %n, i256 %s) {
entry:
  br label %loop
loop:
  %i = phi i256 [ %s, %entry ], [ %next, %loop ]
  %next = add nsw i256 %i, 1
  %c = icmp slt i256 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f86':
; Classifying expressions for: @f86
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)		Exits: 99		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f86
; Loop %loop: backedge-taken count is i256 99
; Loop %loop: constant max backedge-taken count is i256 99
; Loop %loop: symbolic max backedge-taken count is i256 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f87':
; Classifying expressions for: @f87
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,97) S: [0,97)		Exits: 96		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,101) S: [4,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f87
; Loop %loop: backedge-taken count is i256 24
; Loop %loop: constant max backedge-taken count is i256 24
; Loop %loop: symbolic max backedge-taken count is i256 24
; Loop %loop: Trip multiple is 25
; Printing analysis 'Scalar Evolution Analysis' for function 'f88':
; Classifying expressions for: @f88
;   %i = phi i256 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,99) S: [5,99)		Exits: 98		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,102) S: [8,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f88
; Loop %loop: backedge-taken count is i256 31
; Loop %loop: constant max backedge-taken count is i256 31
; Loop %loop: symbolic max backedge-taken count is i256 31
; Loop %loop: Trip multiple is 32
; Printing analysis 'Scalar Evolution Analysis' for function 'f89':
; Classifying expressions for: @f89
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,101) S: [0,101)		Exits: 100		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,102) S: [1,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f89
; Loop %loop: backedge-taken count is i256 100
; Loop %loop: constant max backedge-taken count is i256 100
; Loop %loop: symbolic max backedge-taken count is i256 100
; Loop %loop: Trip multiple is 101
; Printing analysis 'Scalar Evolution Analysis' for function 'f90':
; Classifying expressions for: @f90
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,101) S: [0,101)		Exits: 100		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,105) S: [4,105)		Exits: 104		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f90
; Loop %loop: backedge-taken count is i256 25
; Loop %loop: constant max backedge-taken count is i256 25
; Loop %loop: symbolic max backedge-taken count is i256 25
; Loop %loop: Trip multiple is 26
; Printing analysis 'Scalar Evolution Analysis' for function 'f91':
; Classifying expressions for: @f91
;   %i = phi i256 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,102) S: [5,102)		Exits: 101		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,105) S: [8,105)		Exits: 104		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f91
; Loop %loop: backedge-taken count is i256 32
; Loop %loop: constant max backedge-taken count is i256 32
; Loop %loop: symbolic max backedge-taken count is i256 32
; Loop %loop: Trip multiple is 33
; Printing analysis 'Scalar Evolution Analysis' for function 'f92':
; Classifying expressions for: @f92
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)		Exits: 99		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f92
; Loop %loop: backedge-taken count is i256 99
; Loop %loop: constant max backedge-taken count is i256 99
; Loop %loop: symbolic max backedge-taken count is i256 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f93':
; Classifying expressions for: @f93
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,97) S: [0,97)		Exits: 96		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,101) S: [4,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f93
; Loop %loop: backedge-taken count is i256 24
; Loop %loop: constant max backedge-taken count is i256 24
; Loop %loop: symbolic max backedge-taken count is i256 24
; Loop %loop: Trip multiple is 25
; Printing analysis 'Scalar Evolution Analysis' for function 'f94':
; Classifying expressions for: @f94
;   %i = phi i256 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,99) S: [5,99)		Exits: 98		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,102) S: [8,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f94
; Loop %loop: backedge-taken count is i256 31
; Loop %loop: constant max backedge-taken count is i256 31
; Loop %loop: symbolic max backedge-taken count is i256 31
; Loop %loop: Trip multiple is 32
; Printing analysis 'Scalar Evolution Analysis' for function 'f95':
; Classifying expressions for: @f95
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,101) S: [0,101)		Exits: 100		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,102) S: [1,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f95
; Loop %loop: backedge-taken count is i256 100
; Loop %loop: constant max backedge-taken count is i256 100
; Loop %loop: symbolic max backedge-taken count is i256 100
; Loop %loop: Trip multiple is 101
; Printing analysis 'Scalar Evolution Analysis' for function 'f96':
; Classifying expressions for: @f96
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,101) S: [0,101)		Exits: 100		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,105) S: [4,105)		Exits: 104		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f96
; Loop %loop: backedge-taken count is i256 25
; Loop %loop: constant max backedge-taken count is i256 25
; Loop %loop: symbolic max backedge-taken count is i256 25
; Loop %loop: Trip multiple is 26
; Printing analysis 'Scalar Evolution Analysis' for function 'f97':
; Classifying expressions for: @f97
;   %i = phi i256 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,102) S: [5,102)		Exits: 101		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,105) S: [8,105)		Exits: 104		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f97
; Loop %loop: backedge-taken count is i256 32
; Loop %loop: constant max backedge-taken count is i256 32
; Loop %loop: symbolic max backedge-taken count is i256 32
; Loop %loop: Trip multiple is 33
; Printing analysis 'Scalar Evolution Analysis' for function 'f98':
; Classifying expressions for: @f98
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)		Exits: 99		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f98
; Loop %loop: backedge-taken count is i256 99
; Loop %loop: constant max backedge-taken count is i256 99
; Loop %loop: symbolic max backedge-taken count is i256 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f99':
; Classifying expressions for: @f99
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,97) S: [0,97)		Exits: 96		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,101) S: [4,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f99
; Loop %loop: backedge-taken count is i256 24
; Loop %loop: constant max backedge-taken count is i256 24
; Loop %loop: symbolic max backedge-taken count is i256 24
; Loop %loop: Trip multiple is 25
; Printing analysis 'Scalar Evolution Analysis' for function 'f100':
; Classifying expressions for: @f100
;   %i = phi i256 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,99) S: [5,99)		Exits: 98		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,102) S: [8,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f100
; Loop %loop: backedge-taken count is i256 31
; Loop %loop: constant max backedge-taken count is i256 31
; Loop %loop: symbolic max backedge-taken count is i256 31
; Loop %loop: Trip multiple is 32
; Printing analysis 'Scalar Evolution Analysis' for function 'f101':
; Classifying expressions for: @f101
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<%loop> U: full-set S: full-set		Exits: (-1 + %n)		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<%loop> U: full-set S: full-set		Exits: %n		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f101
; Loop %loop: backedge-taken count is (-1 + %n)
; Loop %loop: constant max backedge-taken count is i256 -1
; Loop %loop: symbolic max backedge-taken count is (-1 + %n)
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'f102':
; Classifying expressions for: @f102
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><%loop> U: [0,-1) S: [0,-1)		Exits: (-1 + (1 umax %n))		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><%loop> U: [1,0) S: [1,0)		Exits: (1 umax %n)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f102
; Loop %loop: backedge-taken count is (-1 + (1 umax %n))
; Loop %loop: constant max backedge-taken count is i256 -2
; Loop %loop: symbolic max backedge-taken count is (-1 + (1 umax %n))
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'f103':
; Classifying expressions for: @f103
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,57896044618658097711785492504343953926634992332820282019728792003956564819967) S: [0,57896044618658097711785492504343953926634992332820282019728792003956564819967)		Exits: (-1 + (1 smax %n))<nsw>		LoopDispositions: { %loop: Computable }
;   %next = add nsw i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,-57896044618658097711785492504343953926634992332820282019728792003956564819968) S: [1,-57896044618658097711785492504343953926634992332820282019728792003956564819968)		Exits: (1 smax %n)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f103
; Loop %loop: backedge-taken count is (-1 + (1 smax %n))<nsw>
; Loop %loop: constant max backedge-taken count is i256 57896044618658097711785492504343953926634992332820282019728792003956564819966
; Loop %loop: symbolic max backedge-taken count is (-1 + (1 smax %n))<nsw>
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'f104':
; Classifying expressions for: @f104
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,2}<nuw><%loop> U: [0,-3) S: [-57896044618658097711785492504343953926634992332820282019728792003956564819968,57896044618658097711785492504343953926634992332820282019728792003956564819967)		Exits: (2 * ((-1 + (2 umax %n)) /u 2))<nuw>		LoopDispositions: { %loop: Computable }
;   %next = add nuw i256 %i, 2
;   -->  {2,+,2}<nuw><%loop> U: [2,-1) S: [-57896044618658097711785492504343953926634992332820282019728792003956564819968,57896044618658097711785492504343953926634992332820282019728792003956564819967)		Exits: (2 + (2 * ((-1 + (2 umax %n)) /u 2))<nuw>)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f104
; Loop %loop: backedge-taken count is ((-1 + (2 umax %n)) /u 2)
; Loop %loop: constant max backedge-taken count is i256 57896044618658097711785492504343953926634992332820282019728792003956564819966
; Loop %loop: symbolic max backedge-taken count is ((-1 + (2 umax %n)) /u 2)
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'f105':
; Classifying expressions for: @f105
;   %i = phi i256 [ %s, %entry ], [ %next, %loop ]
;   -->  {%s,+,1}<nsw><%loop> U: full-set S: full-set		Exits: (%n smax %s)		LoopDispositions: { %loop: Computable }
;   %next = add nsw i256 %i, 1
;   -->  {(1 + %s),+,1}<nw><%loop> U: full-set S: full-set		Exits: (1 + (%n smax %s))		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f105
; Loop %loop: backedge-taken count is ((-1 * %s) + (%n smax %s))
; Loop %loop: constant max backedge-taken count is i256 -1
; Loop %loop: symbolic max backedge-taken count is ((-1 * %s) + (%n smax %s))
; Loop %loop: Trip multiple is 1
