; RUN: opt -passes='slp-vectorizer' -slp-min-reg-size=32 -slp-max-reg-size=128 -slp-max-vf=2
; Stores are tried from the widest register down, with no more lanes than `slp-max-vf`.
define void @stores(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  store i32 4, ptr %p3
  store i32 1, ptr %p
  store i32 3, ptr %p2
  store i32 2, ptr %p1
  ret void
}
; EXPECT
; define void @stores(ptr %p) {
;   %p2 = getelementptr i32, ptr %p, i64 2
;   store <2 x i32> <i32 3, i32 4>, ptr %p2, align 4
;   store <2 x i32> <i32 1, i32 2>, ptr %p, align 4
;   ret void
; }
