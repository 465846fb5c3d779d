; RUN: opt -passes='simplifycfg<hoist-common-insts;sink-common-insts>'
; Equal stores are not joined that differ in the relaxations of the memory model.

define void @differ(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 0, ptr %p
  call void @a()
  br label %end

no:
  store i32 0, ptr %p, !mmra !0
  call void @b()
  br label %end

end:
  ret void
}

define void @same(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 0, ptr %p, !mmra !0
  call void @a()
  br label %end

no:
  store i32 0, ptr %p, !mmra !0
  call void @b()
  br label %end

end:
  ret void
}

declare void @a()
declare void @b()

!0 = !{!"foo", !"bar"}
; EXPECT
; define void @differ(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 0, ptr %p, align 4
;   call void @a()
;   br label %end
;
; no:                                               ; preds = %entry
;   store i32 0, ptr %p, align 4, !mmra !0
;   call void @b()
;   br label %end
;
; end:                                              ; preds = %no, %yes
;   ret void
; }
;
; define void @same(i1 %c, ptr %p) {
; entry:
;   store i32 0, ptr %p, align 4, !mmra !0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   call void @a()
;   br label %end
;
; no:                                               ; preds = %entry
;   call void @b()
;   br label %end
;
; end:                                              ; preds = %no, %yes
;   ret void
; }
;
; declare void @a()
;
; declare void @b()
;
; !0 = !{!"foo", !"bar"}
