; RUN: opt -passes='print<scalar-evolution>'
; A select compares one value of an undef operand and may give another; a phi is undef where it came from an undef edge.
define i32 @u(i1 %c, i32 noundef %x) {
entry:
  %y = and i32 %x, 7
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ undef, %entry ], [ %y, %a ]
  %q = phi i32 [ poison, %entry ], [ %y, %a ]
  %r = add i32 %p, 1
  %s = add i32 %q, 1
  ret i32 %r
}
define i32 @sel(i32 %a, i32 %b, i32 noundef %d, i32 noundef %e) {
  %c = icmp sgt i32 %a, %b
  %s = select i1 %c, i32 %a, i32 %b
  %c2 = icmp sgt i32 %d, %e
  %s2 = select i1 %c2, i32 %d, i32 %e
  %c3 = icmp eq i32 %a, 0
  %s3 = select i1 %c3, i32 1, i32 %a
  ret i32 %s
}
define i32 @branch(i32 %a, i32 %b) {
entry:
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %x, label %y
x:
  br label %z
y:
  br label %z
z:
  %s = phi i32 [ %a, %x ], [ %b, %y ]
  ret i32 %s
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'u':
; Classifying expressions for: @u
;   %y = and i32 %x, 7
;   -->  (zext i3 (trunc i32 %x to i3) to i32) U: [0,8) S: [0,8)
;   %p = phi i32 [ undef, %entry ], [ %y, %a ]
;   -->  %p U: full-set S: full-set
;   %q = phi i32 [ poison, %entry ], [ %y, %a ]
;   -->  (zext i3 (trunc i32 %x to i3) to i32) U: [0,8) S: [0,8)
;   %r = add i32 %p, 1
;   -->  (1 + %p) U: full-set S: full-set
;   %s = add i32 %q, 1
;   -->  (1 + (zext i3 (trunc i32 %x to i3) to i32))<nuw><nsw> U: [1,9) S: [1,9)
; Determining loop execution counts for: @u
; Printing analysis 'Scalar Evolution Analysis' for function 'sel':
; Classifying expressions for: @sel
;   %s = select i1 %c, i32 %a, i32 %b
;   -->  %s U: full-set S: full-set
;   %s2 = select i1 %c2, i32 %d, i32 %e
;   -->  (%d smax %e) U: full-set S: full-set
;   %s3 = select i1 %c3, i32 1, i32 %a
;   -->  %s3 U: full-set S: full-set
; Determining loop execution counts for: @sel
; Printing analysis 'Scalar Evolution Analysis' for function 'branch':
; Classifying expressions for: @branch
;   %s = phi i32 [ %a, %x ], [ %b, %y ]
;   -->  (%a smax %b) U: full-set S: full-set
; Determining loop execution counts for: @branch
