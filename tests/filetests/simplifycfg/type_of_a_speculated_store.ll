; RUN: opt -passes='simplifycfg'
; A store that is made unconditional keeps the type that it and the store before it have in common; what else it said is of one path.
; A load before it says nothing of what is stored there (@loaded), nor does a store without a type (@untyped).
define void @same(ptr %p, i32 %v, i32 %m) {
entry:
  store i32 %v, ptr %p, align 4, !tbaa !0
  %c = icmp slt i32 %v, %m
  br i1 %c, label %end, label %then
then:
  store i32 0, ptr %p, align 4, !tbaa !0, !nontemporal !8, !alias.scope !9, !noalias !9
  br label %end
end:
  ret void
}
define void @general(ptr %p, i32 %v, i32 %m) {
entry:
  store i32 %v, ptr %p, align 4, !tbaa !0
  %c = icmp slt i32 %v, %m
  br i1 %c, label %end, label %then
then:
  store i32 0, ptr %p, align 4, !tbaa !4
  br label %end
end:
  ret void
}
define void @untyped(ptr %p, i32 %v, i32 %m) {
entry:
  store i32 %v, ptr %p, align 4
  %c = icmp slt i32 %v, %m
  br i1 %c, label %end, label %then
then:
  store i32 0, ptr %p, align 4, !tbaa !0
  br label %end
end:
  ret void
}
define i32 @loaded(ptr %q, i32 %n, i32 %m) {
entry:
  %p = alloca [4 x i32]
  %z = sext i32 %n to i64
  %x = getelementptr i32, ptr %p, i64 %z
  store i32 7, ptr %p
  %v = load i32, ptr %x, align 4, !tbaa !0
  %c = icmp slt i32 %v, %m
  br i1 %c, label %end, label %then
then:
  store i32 0, ptr %x, align 4, !tbaa !0
  br label %end
end:
  %r = load i32, ptr %p
  ret i32 %r
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C++ TBAA"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!8 = !{i32 1}
!9 = !{!10}
!10 = distinct !{!10, !11}
!11 = distinct !{!11}
; EXPECT
; define void @same(ptr %p, i32 %v, i32 %m) {
; entry:
;   store i32 %v, ptr %p, align 4, !tbaa !0
;   %c = icmp slt i32 %v, %m
;   %spec.store.select = select i1 %c, i32 %v, i32 0
;   store i32 %spec.store.select, ptr %p, align 4, !tbaa !0
;   ret void
; }
;
; define void @general(ptr %p, i32 %v, i32 %m) {
; entry:
;   store i32 %v, ptr %p, align 4, !tbaa !0
;   %c = icmp slt i32 %v, %m
;   %spec.store.select = select i1 %c, i32 %v, i32 0
;   store i32 %spec.store.select, ptr %p, align 4, !tbaa !4
;   ret void
; }
;
; define void @untyped(ptr %p, i32 %v, i32 %m) {
; entry:
;   store i32 %v, ptr %p, align 4
;   %c = icmp slt i32 %v, %m
;   %spec.store.select = select i1 %c, i32 %v, i32 0
;   store i32 %spec.store.select, ptr %p, align 4
;   ret void
; }
;
; define i32 @loaded(ptr %q, i32 %n, i32 %m) {
; entry:
;   %p = alloca [4 x i32], align 4
;   %z = sext i32 %n to i64
;   %x = getelementptr i32, ptr %p, i64 %z
;   store i32 7, ptr %p, align 4
;   %v = load i32, ptr %x, align 4, !tbaa !0
;   %c = icmp slt i32 %v, %m
;   %spec.store.select = select i1 %c, i32 %v, i32 0
;   store i32 %spec.store.select, ptr %x, align 4
;   %r = load i32, ptr %p, align 4
;   ret i32 %r
; }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"int", !2, i64 0}
; !2 = !{!"omnipotent char", !3, i64 0}
; !3 = !{!"Simple C++ TBAA"}
; !4 = !{!2, !2, i64 0}
