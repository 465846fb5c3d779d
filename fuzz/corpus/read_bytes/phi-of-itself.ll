define i32 @f() {
entry:
  br label %l
l:
  %p = phi i32 [ 0, %entry ], [ %p, %l ]
  br label %l
}
