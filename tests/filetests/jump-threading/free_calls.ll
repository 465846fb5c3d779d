; RUN: opt -passes=jump-threading -jump-threading-threshold=1
; Calls that become no code do not count; scopes are declared anew in the copy.
define i32 @free(i1 %c, ptr %p) {
  br i1 %c, label %if, label %else
if:
  store i32 -1, ptr %p
  br label %join
else:
  store i32 -2, ptr %p
  br label %join
join:
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i32 1, ptr %p, !noalias !0
  br i1 %c, label %if2, label %else2
if2:
  ret i32 0
else2:
  ret i32 1
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
; EXPECT
; define i32 @free(i1 %c, ptr %p) {
;   br i1 %c, label %if2, label %else2
;
; if2:                                              ; preds = %0
;   store i32 -1, ptr %p, align 4
;   call void @llvm.experimental.noalias.scope.decl(metadata !0)
;   store i32 1, ptr %p, align 4, !noalias !0
;   ret i32 0
;
; else2:                                            ; preds = %0
;   store i32 -2, ptr %p, align 4
;   call void @llvm.experimental.noalias.scope.decl(metadata !3)
;   store i32 1, ptr %p, align 4, !noalias !3
;   ret i32 1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2, !"scope:thread"}
; !2 = distinct !{!2, !"domain"}
; !3 = !{!4}
; !4 = distinct !{!4, !2, !"scope"}
