; RUN: opt -passes=inline
; Alias scopes of a callee mean one execution of its body: each copy has scopes of its own, or accesses of the first copy would be said to
; miss those of the second. What a call says of its accesses holds for those of its copy.

define internal void @copy(ptr %to, ptr %from) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %v = load i32, ptr %from, align 4, !noalias !0
  store i32 %v, ptr %to, align 4, !alias.scope !0
  ret void
}

define void @twice(ptr %a, ptr %b) {
  call void @copy(ptr %a, ptr %b)
  call void @copy(ptr %b, ptr %a)
  ret void
}

define internal i32 @read(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @told(ptr %p) {
  %v = call i32 @read(ptr %p), !noalias !3
  ret i32 %v
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2, !"copy: to"}
!2 = distinct !{!2, !"copy"}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
; EXPECT
; define void @twice(ptr %a, ptr %b) {
;   call void @llvm.experimental.noalias.scope.decl(metadata !0)
;   %v.i = load i32, ptr %b, align 4, !noalias !0
;   store i32 %v.i, ptr %a, align 4, !alias.scope !0
;   call void @llvm.experimental.noalias.scope.decl(metadata !3)
;   %v.i1 = load i32, ptr %a, align 4, !noalias !3
;   store i32 %v.i1, ptr %b, align 4, !alias.scope !3
;   ret void
; }
;
; define i32 @told(ptr %p) {
;   %v.i = load i32, ptr %p, align 4, !noalias !6
;   ret i32 %v.i
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2, !"copy: to"}
; !2 = distinct !{!2, !"copy"}
; !3 = !{!4}
; !4 = distinct !{!4, !5, !"copy: to"}
; !5 = distinct !{!5, !"copy"}
; !6 = !{!7}
; !7 = distinct !{!7, !8}
; !8 = distinct !{!8}
