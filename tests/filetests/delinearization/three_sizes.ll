; RUN: opt -passes='print<delinearization>'
; p[i][j][k] of sizes that are parameters in 64 bits.

target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i64 %n, i64 %m, i64 %o) {
entry:
  br label %a
a:
  %i = phi i64 [ 0, %entry ], [ %i2, %a.end ]
  br label %b
b:
  %j = phi i64 [ 0, %a ], [ %j2, %b.end ]
  br label %c
c:
  %k = phi i64 [ 0, %b ], [ %k2, %c ]
  %x = mul nsw i64 %i, %m
  %y = add nsw i64 %x, %j
  %z = mul nsw i64 %y, %o
  %at = add nsw i64 %z, %k
  %q = getelementptr inbounds double, ptr %p, i64 %at
  store double 1.0, ptr %q
  %k2 = add nuw nsw i64 %k, 1
  %ck = icmp slt i64 %k2, %o
  br i1 %ck, label %c, label %b.end
b.end:
  %j2 = add nuw nsw i64 %j, 1
  %cj = icmp slt i64 %j2, %m
  br i1 %cj, label %b, label %a.end
a.end:
  %i2 = add nuw nsw i64 %i, 1
  %ci = icmp slt i64 %i2, %n
  br i1 %ci, label %a, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Delinearization' for function 'f':
; Inst:  store double 1.000000e+00, ptr %q, align 8
; AccessFunction: {{{0,+,(8 * %m * %o)}<%a>,+,(8 * %o)}<%b>,+,8}<%c>
; Base offset: %p
; ArrayDecl[UnknownSize][%m][%o] with elements of 8 bytes.
; ArrayRef[{0,+,1}<nuw><nsw><%a>][{0,+,1}<nuw><nsw><%b>][{0,+,1}<nuw><nsw><%c>]
; Delinearization validation: Failed
