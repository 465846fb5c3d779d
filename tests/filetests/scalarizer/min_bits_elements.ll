; RUN: opt -passes='scalarizer<min-bits=32>'
; Elements that are put into fragments and taken out of them; constants, undef and poison among them.
define i8 @known(<8 x i8> %a, i8 %x) {
  %b = insertelement <8 x i8> %a, i8 %x, i32 5
  %c = add <8 x i8> %b, <i8 0, i8 undef, i8 poison, i8 3, i8 4, i8 5, i8 6, i8 7>
  %d = extractelement <8 x i8> %c, i32 5
  ret i8 %d
}

define <4 x i16> @constants(i1 %c) {
  %a = insertelement <4 x i16> <i16 1, i16 2, i16 3, i16 4>, i16 9, i32 1
  %b = select i1 %c, <4 x i16> %a, <4 x i16> zeroinitializer
  ret <4 x i16> %b
}

define <4 x i16> @loop(<4 x i16> %start, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi <4 x i16> [ %start, %entry ], [ %w, %loop ]
  %w = mul <4 x i16> %v, splat (i16 3)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret <4 x i16> %w
}

define <4 x i32> @cast(<8 x i16> %a) {
  %b = bitcast <8 x i16> %a to <4 x i32>
  ret <4 x i32> %b
}

define <8 x i16> @back(<4 x i32> %a) {
  %b = bitcast <4 x i32> %a to <8 x i16>
  ret <8 x i16> %b
}

define <8 x i8> @bytes(<4 x i16> %a) {
  %b = bitcast <4 x i16> %a to <8 x i8>
  ret <8 x i8> %b
}

define <40 x i1> @bits(<40 x i1> %a, <40 x i1> %b) {
  %c = and <40 x i1> %a, %b
  ret <40 x i1> %c
}
; EXPECT
; define i8 @known(<8 x i8> %a, i8 %x) {
;   %a.i1 = shufflevector <8 x i8> %a, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
;   %1 = insertelement <4 x i8> %a.i1, i8 %x, i64 1
;   %c.i1 = add <4 x i8> %1, <i8 4, i8 5, i8 6, i8 7>
;   %2 = extractelement <4 x i8> %c.i1, i64 1
;   ret i8 %2
; }
;
; define <4 x i16> @constants(i1 %c) {
;   %b.i0 = select i1 %c, <2 x i16> <i16 1, i16 9>, <2 x i16> zeroinitializer
;   %b.i1 = select i1 %c, <2 x i16> <i16 3, i16 4>, <2 x i16> zeroinitializer
;   %1 = shufflevector <2 x i16> %b.i0, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
;   %2 = shufflevector <2 x i16> %b.i1, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
;   %b = shufflevector <4 x i16> %1, <4 x i16> %2, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
;   ret <4 x i16> %b
; }
;
; define <4 x i16> @loop(<4 x i16> %start, i32 %n) {
; entry:
;   %start.i0 = shufflevector <4 x i16> %start, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
;   %start.i1 = shufflevector <4 x i16> %start, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v.i0 = phi <2 x i16> [ %start.i0, %entry ], [ %w.i0, %loop ]
;   %v.i1 = phi <2 x i16> [ %start.i1, %entry ], [ %w.i1, %loop ]
;   %w.i0 = mul <2 x i16> %v.i0, splat (i16 3)
;   %w.i1 = mul <2 x i16> %v.i1, splat (i16 3)
;   %0 = shufflevector <2 x i16> %w.i0, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
;   %1 = shufflevector <2 x i16> %w.i1, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
;   %w = shufflevector <4 x i16> %0, <4 x i16> %1, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
;   %next = add i32 %i, 1
;   %again = icmp ult i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret <4 x i16> %w
; }
;
; define <4 x i32> @cast(<8 x i16> %a) {
;   %a.i0 = shufflevector <8 x i16> %a, <8 x i16> poison, <2 x i32> <i32 0, i32 1>
;   %b.i0 = bitcast <2 x i16> %a.i0 to i32
;   %a.i1 = shufflevector <8 x i16> %a, <8 x i16> poison, <2 x i32> <i32 2, i32 3>
;   %b.i1 = bitcast <2 x i16> %a.i1 to i32
;   %a.i2 = shufflevector <8 x i16> %a, <8 x i16> poison, <2 x i32> <i32 4, i32 5>
;   %b.i2 = bitcast <2 x i16> %a.i2 to i32
;   %a.i3 = shufflevector <8 x i16> %a, <8 x i16> poison, <2 x i32> <i32 6, i32 7>
;   %b.i3 = bitcast <2 x i16> %a.i3 to i32
;   %b.upto0 = insertelement <4 x i32> poison, i32 %b.i0, i64 0
;   %b.upto1 = insertelement <4 x i32> %b.upto0, i32 %b.i1, i64 1
;   %b.upto2 = insertelement <4 x i32> %b.upto1, i32 %b.i2, i64 2
;   %b = insertelement <4 x i32> %b.upto2, i32 %b.i3, i64 3
;   ret <4 x i32> %b
; }
;
; define <8 x i16> @back(<4 x i32> %a) {
;   %a.i0 = extractelement <4 x i32> %a, i64 0
;   %b.i0 = bitcast i32 %a.i0 to <2 x i16>
;   %a.i1 = extractelement <4 x i32> %a, i64 1
;   %b.i1 = bitcast i32 %a.i1 to <2 x i16>
;   %a.i2 = extractelement <4 x i32> %a, i64 2
;   %b.i2 = bitcast i32 %a.i2 to <2 x i16>
;   %a.i3 = extractelement <4 x i32> %a, i64 3
;   %b.i3 = bitcast i32 %a.i3 to <2 x i16>
;   %1 = shufflevector <2 x i16> %b.i0, <2 x i16> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %2 = shufflevector <2 x i16> %b.i1, <2 x i16> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %b.upto1 = shufflevector <8 x i16> %1, <8 x i16> %2, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 6, i32 7>
;   %3 = shufflevector <2 x i16> %b.i2, <2 x i16> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %b.upto2 = shufflevector <8 x i16> %b.upto1, <8 x i16> %3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 6, i32 7>
;   %4 = shufflevector <2 x i16> %b.i3, <2 x i16> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %b = shufflevector <8 x i16> %b.upto2, <8 x i16> %4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
;   ret <8 x i16> %b
; }
;
; define <8 x i8> @bytes(<4 x i16> %a) {
;   %a.i0 = shufflevector <4 x i16> %a, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
;   %b.i0 = bitcast <2 x i16> %a.i0 to <4 x i8>
;   %a.i1 = shufflevector <4 x i16> %a, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
;   %b.i1 = bitcast <2 x i16> %a.i1 to <4 x i8>
;   %1 = shufflevector <4 x i8> %b.i0, <4 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
;   %2 = shufflevector <4 x i8> %b.i1, <4 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
;   %b = shufflevector <8 x i8> %1, <8 x i8> %2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
;   ret <8 x i8> %b
; }
;
; define <40 x i1> @bits(<40 x i1> %a, <40 x i1> %b) {
;   %a.i0 = shufflevector <40 x i1> %a, <40 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
;   %b.i0 = shufflevector <40 x i1> %b, <40 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
;   %c.i0 = and <32 x i1> %a.i0, %b.i0
;   %a.i1 = shufflevector <40 x i1> %a, <40 x i1> poison, <8 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39>
;   %b.i1 = shufflevector <40 x i1> %b, <40 x i1> poison, <8 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39>
;   %c.i1 = and <8 x i1> %a.i1, %b.i1
;   %1 = shufflevector <32 x i1> %c.i0, <32 x i1> poison, <40 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %2 = shufflevector <8 x i1> %c.i1, <8 x i1> poison, <40 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
;   %c = shufflevector <40 x i1> %1, <40 x i1> %2, <40 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
;   ret <40 x i1> %c
; }
