; RUN: opt -passes='print<scalar-evolution>'
; Integers of more than 128 bits have no expression; what is cut from them is not looked through.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %x = load i256, ptr addrspace(1) %p
  %s = lshr i256 %x, 64
  %t = trunc i256 %s to i16
  %m = and i16 %t, 255
  %z = zext i16 %m to i64
  %c = icmp ult i16 %m, 7
  %g = getelementptr i32, ptr addrspace(1) %q, i64 %z
  store i32 %n, ptr addrspace(1) %g
  %zi = zext i1 %c to i32
  store i32 %zi, ptr addrspace(1) %q
  ret void
}
define i64 @f(i256 %x, i64 %y) {
  %s = lshr i256 %x, 64
  %t = trunc i256 %s to i16
  %m = and i16 %t, 255
  %z = zext i16 %m to i64
  %a = add i64 %z, %y
  ret i64 %a
}
define void @loop(i256 %n) {
entry:
  br label %l
l:
  %i = phi i256 [ 0, %entry ], [ %j, %l ]
  %k = phi i32 [ 0, %entry ], [ %k2, %l ]
  %j = add i256 %i, 1
  %k2 = add i32 %k, 1
  %c = icmp ult i256 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
define i16 @overflow(i256 %n) {
  %a = sext i16 3 to i256
  %z = zext i8 1 to i256
  %w = add nsw i256 %n, %z
  %s = select i1 true, i256 %w, i256 %a
  %c = icmp eq i256 %s, 0
  %r = select i1 %c, i16 0, i16 5
  ret i16 %r
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'k':
; Classifying expressions for: @k
;   %x = load i256, ptr addrspace(1) %p, align 32
;   -->  %x U: full-set S: full-set
;   %s = lshr i256 %x, 64
;   -->  (%x /u 18446744073709551616) U: [0,6277101735386680763835789423207666416102355444464034512896) S: [0,6277101735386680763835789423207666416102355444464034512896)
;   %t = trunc i256 %s to i16
;   -->  (trunc i256 (%x /u 18446744073709551616) to i16) U: full-set S: full-set
;   %m = and i16 %t, 255
;   -->  (zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i16) U: [0,256) S: [0,256)
;   %z = zext i16 %m to i64
;   -->  (zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i64) U: [0,256) S: [0,256)
;   %g = getelementptr i32, ptr addrspace(1) %q, i64 %z
;   -->  ((4 * (zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i64))<nuw><nsw> + %q) U: full-set S: full-set
;   %zi = zext i1 %c to i32
;   -->  (zext i1 %c to i32) U: [0,2) S: [0,2)
; Determining loop execution counts for: @k
; Printing analysis 'Scalar Evolution Analysis' for function 'f':
; Classifying expressions for: @f
;   %s = lshr i256 %x, 64
;   -->  (%x /u 18446744073709551616) U: [0,6277101735386680763835789423207666416102355444464034512896) S: [0,6277101735386680763835789423207666416102355444464034512896)
;   %t = trunc i256 %s to i16
;   -->  (trunc i256 (%x /u 18446744073709551616) to i16) U: full-set S: full-set
;   %m = and i16 %t, 255
;   -->  (zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i16) U: [0,256) S: [0,256)
;   %z = zext i16 %m to i64
;   -->  (zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i64) U: [0,256) S: [0,256)
;   %a = add i64 %z, %y
;   -->  ((zext i8 (trunc i256 (%x /u 18446744073709551616) to i8) to i64) + %y) U: full-set S: full-set
; Determining loop execution counts for: @f
; Printing analysis 'Scalar Evolution Analysis' for function 'loop':
; Classifying expressions for: @loop
;   %i = phi i256 [ 0, %entry ], [ %j, %l ]
;   -->  {0,+,1}<nuw><%l> U: [0,-1) S: [0,-1)		Exits: (-1 + (1 umax %n))		LoopDispositions: { %l: Computable }
;   %k = phi i32 [ 0, %entry ], [ %k2, %l ]
;   -->  {0,+,1}<%l> U: full-set S: full-set		Exits: (-1 + (trunc i256 (1 umax %n) to i32))		LoopDispositions: { %l: Computable }
;   %j = add i256 %i, 1
;   -->  {1,+,1}<nuw><%l> U: [1,0) S: [1,0)		Exits: (1 umax %n)		LoopDispositions: { %l: Computable }
;   %k2 = add i32 %k, 1
;   -->  {1,+,1}<%l> U: full-set S: full-set		Exits: (trunc i256 (1 umax %n) to i32)		LoopDispositions: { %l: Computable }
; Determining loop execution counts for: @loop
; Loop %l: backedge-taken count is (-1 + (1 umax %n))
; Loop %l: constant max backedge-taken count is i256 -2
; Loop %l: symbolic max backedge-taken count is (-1 + (1 umax %n))
; Loop %l: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'overflow':
; Classifying expressions for: @overflow
;   %a = sext i16 3 to i256
;   -->  3 U: [3,4) S: [3,4)
;   %z = zext i8 1 to i256
;   -->  1 U: [1,2) S: [1,2)
;   %w = add nsw i256 %n, %z
;   -->  (1 + %n) U: full-set S: full-set
;   %s = select i1 true, i256 %w, i256 %a
;   -->  (1 + %n) U: full-set S: full-set
;   %r = select i1 %c, i16 0, i16 5
;   -->  %r U: [0,6) S: [0,6)
; Determining loop execution counts for: @overflow
