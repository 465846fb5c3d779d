; RUN: opt -passes='simplifycfg'
; The edges that bring a constant go on directly, with copies of what stands between; not over a call that meets.
define void @f(i1 %c, i1 %k, ptr %p) {
entry:
  br i1 %c, label %t, label %e
t:
  call void @side(i32 1)
  br label %join
e:
  call void @side(i32 2)
  br label %join
join:
  %known = phi i1 [ true, %t ], [ %k, %e ]
  %v = load volatile i32, ptr %p, align 4
  call void @side(i32 %v)
  br i1 %known, label %x, label %y
x:
  call void @side(i32 3)
  br label %end
y:
  call void @side(i32 4)
  br label %end
end:
  ret void
}
define void @g(i1 %c, i1 %k) {
entry:
  br i1 %c, label %t, label %e
t:
  call void @side(i32 1)
  br label %join
e:
  call void @side(i32 2)
  br label %join
join:
  %known = phi i1 [ true, %t ], [ %k, %e ]
  call void @meet()
  br i1 %known, label %x, label %y
x:
  call void @side(i32 3)
  br label %end
y:
  call void @side(i32 4)
  br label %end
end:
  ret void
}
declare void @side(i32)
declare void @meet() convergent
; EXPECT
; define void @f(i1 %c, i1 %k, ptr %p) {
; entry:
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %entry
;   call void @side(i32 1)
;   %v.c = load volatile i32, ptr %p, align 4
;   call void @side(i32 %v.c)
;   br label %x
;
; e:                                                ; preds = %entry
;   call void @side(i32 2)
;   %v = load volatile i32, ptr %p, align 4
;   call void @side(i32 %v)
;   br i1 %k, label %x, label %y
;
; x:                                                ; preds = %e, %t
;   call void @side(i32 3)
;   br label %end
;
; y:                                                ; preds = %e
;   call void @side(i32 4)
;   br label %end
;
; end:                                              ; preds = %y, %x
;   ret void
; }
;
; define void @g(i1 %c, i1 %k) {
; entry:
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %entry
;   call void @side(i32 1)
;   br label %join
;
; e:                                                ; preds = %entry
;   call void @side(i32 2)
;   br label %join
;
; join:                                             ; preds = %e, %t
;   %known = phi i1 [ true, %t ], [ %k, %e ]
;   call void @meet()
;   br i1 %known, label %x, label %y
;
; x:                                                ; preds = %join
;   call void @side(i32 3)
;   br label %end
;
; y:                                                ; preds = %join
;   call void @side(i32 4)
;   br label %end
;
; end:                                              ; preds = %y, %x
;   ret void
; }
;
; declare void @side(i32)
;
; ; Function Attrs: convergent
; declare void @meet() #0
;
; attributes #0 = { convergent }
