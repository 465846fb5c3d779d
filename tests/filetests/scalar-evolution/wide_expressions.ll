; RUN: opt -passes='print<scalar-evolution>'
; Arithmetic, conversions, nests and sums of i256; LLVM prints the same.
define void @f123(i256 %n) {
entry:
  br label %loop
loop:
  %i = phi i256 [ %n, %entry ], [ %next, %loop ]
  %next = lshr  i256 %i, 1
  %c = icmp ugt i256 %next, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f124() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %next, %loop ]
  %a = mul i256 %i, 3
  %b = add i256 %a, 113078212145816597093331040047546785012958969400039613319782796882727665664
  %c0 = shl i256 %i, 5
  %d = sub i256 %c0, %a
  %e = trunc i256 %i to i64
  %f = trunc i256 %b to i32
  %g = zext i256 %i to i320
  %h = sext i256 %i to i512
  %j = udiv i256 %c0, 32
  %k = urem i256 %i, 16
  %l = and i256 %i, 255
  %m = xor i256 %i, -1
  %o = or disjoint i256 %c0, 3
  %p = lshr i256 %c0, 5
  %q = ashr i256 %c0, 5
  %r = mul i256 %i, %i
  %s = udiv i256 %b, 113078212145816597093331040047546785012958969400039613319782796882727665664
  %u = and i256 %i, 3618502788666131106986593281521497120414687020801267626233049500247285301247
  %v = sub i256 0, %i
  %next = add  i256 %i, 1
  %c = icmp ult i256 %next, 50
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f127() {
entry:
  br label %outer
outer:
  %i = phi i256 [ 0, %entry ], [ %ni, %latch ]
  br label %inner
inner:
  %j = phi i256 [ 0, %outer ], [ %nj, %inner ]
  %k = add i256 %i, %j
  %m = mul i256 %i, %j
  %nj = add nuw nsw i256 %j, 1
  %c = icmp ult i256 %nj, 20
  br i1 %c, label %inner, label %latch
latch:
  %ni = add nuw nsw i256 %i, 2
  %d = icmp ult i256 %ni, 100
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define void @f128() {
entry:
  br label %loop
loop:
  %i = phi i256 [ 0, %entry ], [ %n, %loop ]
  %s = phi i256 [ 0, %entry ], [ %s2, %loop ]
  %q = phi i256 [ 1, %entry ], [ %q2, %loop ]
  %s2 = add i256 %s, %i
  %q2 = mul i256 %q, 3
  %n = add i256 %i, 1
  %c = icmp ne i256 %n, 40
  br i1 %c, label %loop, label %exit
exit:
  %r = add i256 %s2, %q
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f123':
; Classifying expressions for: @f123
;   %i = phi i256 [ %n, %entry ], [ %next, %loop ]
;   -->  %i U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
;   %next = lshr i256 %i, 1
;   -->  (%i /u 2) U: [0,-57896044618658097711785492504343953926634992332820282019728792003956564819968) S: [0,-57896044618658097711785492504343953926634992332820282019728792003956564819968)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; Determining loop execution counts for: @f123
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: constant max backedge-taken count is i256 256
; Loop %loop: symbolic max backedge-taken count is i256 256
; Printing analysis 'Scalar Evolution Analysis' for function 'f124':
; Classifying expressions for: @f124
;   %i = phi i256 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %a = mul i256 %i, 3
;   -->  {0,+,3}<nuw><nsw><%loop> U: [0,148) S: [0,148)		Exits: 147		LoopDispositions: { %loop: Computable }
;   %b = add i256 %a, 113078212145816597093331040047546785012958969400039613319782796882727665664
;   -->  {113078212145816597093331040047546785012958969400039613319782796882727665664,+,3}<nuw><nsw><%loop> U: [113078212145816597093331040047546785012958969400039613319782796882727665664,113078212145816597093331040047546785012958969400039613319782796882727665812) S: [113078212145816597093331040047546785012958969400039613319782796882727665664,113078212145816597093331040047546785012958969400039613319782796882727665812)		Exits: 113078212145816597093331040047546785012958969400039613319782796882727665811		LoopDispositions: { %loop: Computable }
;   %c0 = shl i256 %i, 5
;   -->  {0,+,32}<nuw><nsw><%loop> U: [0,1569) S: [0,1569)		Exits: 1568		LoopDispositions: { %loop: Computable }
;   %d = sub i256 %c0, %a
;   -->  {0,+,29}<%loop> U: [0,1422) S: [0,1422)		Exits: 1421		LoopDispositions: { %loop: Computable }
;   %e = trunc i256 %i to i64
;   -->  {0,+,1}<%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %f = trunc i256 %b to i32
;   -->  {0,+,3}<%loop> U: [0,148) S: [0,148)		Exits: 147		LoopDispositions: { %loop: Computable }
;   %g = zext i256 %i to i320
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %h = sext i256 %i to i512
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %j = udiv i256 %c0, 32
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %k = urem i256 %i, 16
;   -->  (zext i4 {0,+,1}<%loop> to i256) U: [0,16) S: [0,16)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %l = and i256 %i, 255
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %m = xor i256 %i, -1
;   -->  {-1,+,-1}<nsw><%loop> U: [-50,0) S: [-50,0)		Exits: -50		LoopDispositions: { %loop: Computable }
;   %o = or disjoint i256 %c0, 3
;   -->  {3,+,32}<nuw><nsw><%loop> U: [3,1572) S: [3,1572)		Exits: 1571		LoopDispositions: { %loop: Computable }
;   %p = lshr i256 %c0, 5
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %q = ashr i256 %c0, 5
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %r = mul i256 %i, %i
;   -->  {0,+,1,+,2}<%loop> U: full-set S: full-set		Exits: 2401		LoopDispositions: { %loop: Computable }
;   %s = udiv i256 %b, 113078212145816597093331040047546785012958969400039613319782796882727665664
;   -->  ({113078212145816597093331040047546785012958969400039613319782796882727665664,+,3}<nuw><nsw><%loop> /u 113078212145816597093331040047546785012958969400039613319782796882727665664) U: [1,2) S: [1,2)		Exits: 1		LoopDispositions: { %loop: Computable }
;   %u = and i256 %i, 3618502788666131106986593281521497120414687020801267626233049500247285301247
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,50) S: [0,50)		Exits: 49		LoopDispositions: { %loop: Computable }
;   %v = sub i256 0, %i
;   -->  {0,+,-1}<nsw><%loop> U: [-49,1) S: [-49,1)		Exits: -49		LoopDispositions: { %loop: Computable }
;   %next = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,51) S: [1,51)		Exits: 50		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f124
; Loop %loop: backedge-taken count is i256 49
; Loop %loop: constant max backedge-taken count is i256 49
; Loop %loop: symbolic max backedge-taken count is i256 49
; Loop %loop: Trip multiple is 50
; Printing analysis 'Scalar Evolution Analysis' for function 'f127':
; Classifying expressions for: @f127
;   %i = phi i256 [ 0, %entry ], [ %ni, %latch ]
;   -->  {0,+,2}<nuw><nsw><%outer> U: [0,99) S: [0,99)		Exits: 98		LoopDispositions: { %outer: Computable, %inner: Invariant }
;   %j = phi i256 [ 0, %outer ], [ %nj, %inner ]
;   -->  {0,+,1}<nuw><nsw><%inner> U: [0,20) S: [0,20)		Exits: 19		LoopDispositions: { %inner: Computable, %outer: Variant }
;   %k = add i256 %i, %j
;   -->  {{0,+,2}<nuw><nsw><%outer>,+,1}<nw><%inner> U: [0,118) S: [0,118)		Exits: {19,+,2}<nuw><nsw><%outer>		LoopDispositions: { %inner: Computable, %outer: Variant }
;   %m = mul i256 %i, %j
;   -->  {0,+,{0,+,2}<nuw><nsw><%outer>}<%inner> U: [0,1863) S: [0,1863)		Exits: {0,+,38}<nuw><nsw><%outer>		LoopDispositions: { %inner: Computable, %outer: Variant }
;   %nj = add nuw nsw i256 %j, 1
;   -->  {1,+,1}<nuw><nsw><%inner> U: [1,21) S: [1,21)		Exits: 20		LoopDispositions: { %inner: Computable, %outer: Variant }
;   %ni = add nuw nsw i256 %i, 2
;   -->  {2,+,2}<nuw><nsw><%outer> U: [2,101) S: [2,101)		Exits: 100		LoopDispositions: { %outer: Computable, %inner: Invariant }
; Determining loop execution counts for: @f127
; Loop %inner: backedge-taken count is i256 19
; Loop %inner: constant max backedge-taken count is i256 19
; Loop %inner: symbolic max backedge-taken count is i256 19
; Loop %inner: Trip multiple is 20
; Loop %outer: backedge-taken count is i256 49
; Loop %outer: constant max backedge-taken count is i256 49
; Loop %outer: symbolic max backedge-taken count is i256 49
; Loop %outer: Trip multiple is 50
; Printing analysis 'Scalar Evolution Analysis' for function 'f128':
; Classifying expressions for: @f128
;   %i = phi i256 [ 0, %entry ], [ %n, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,40) S: [0,40)		Exits: 39		LoopDispositions: { %loop: Computable }
;   %s = phi i256 [ 0, %entry ], [ %s2, %loop ]
;   -->  {0,+,0,+,1}<%loop> U: full-set S: full-set		Exits: 741		LoopDispositions: { %loop: Computable }
;   %q = phi i256 [ 1, %entry ], [ %q2, %loop ]
;   -->  %q U: full-set S: full-set		Exits: 4052555153018976267		LoopDispositions: { %loop: Variant }
;   %s2 = add i256 %s, %i
;   -->  {0,+,1,+,1}<%loop> U: full-set S: full-set		Exits: 780		LoopDispositions: { %loop: Computable }
;   %q2 = mul i256 %q, 3
;   -->  (3 * %q) U: full-set S: full-set		Exits: 12157665459056928801		LoopDispositions: { %loop: Variant }
;   %n = add i256 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,41) S: [1,41)		Exits: 40		LoopDispositions: { %loop: Computable }
;   %r = add i256 %s2, %q
;   -->  ({0,+,1,+,1}<%loop> + %q) U: full-set S: full-set  -->  4052555153018977047 U: [4052555153018977047,4052555153018977048) S: [4052555153018977047,4052555153018977048)
; Determining loop execution counts for: @f128
; Loop %loop: backedge-taken count is i256 39
; Loop %loop: constant max backedge-taken count is i256 39
; Loop %loop: symbolic max backedge-taken count is i256 39
; Loop %loop: Trip multiple is 40
