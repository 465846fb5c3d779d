; RUN: opt -passes='loop-unroll<O3>' -pass-remarks-output=- -disable-output
; Reasons for which a loop is not unrolled, by the name of its remark, and what is said of those that are unrolled or peeled.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @once() noduplicate
declare void @together() convergent
declare void @small()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()
define void @fully(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @partial(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 400
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @at_run_time(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @twice_only(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  call void @once()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @full_at_run_time(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one, !llvm.loop !0
exit:
  ret void
}
define void @count_of_convergent(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  call void @together()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one, !llvm.loop !4
exit:
  ret void
}
define void @enabled_too_large(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %v0 = load volatile i64, ptr %a, align 8
  store volatile i64 %v0, ptr %a, align 8
  %v1 = load volatile i64, ptr %a, align 8
  store volatile i64 %v1, ptr %a, align 8
  %v2 = load volatile i64, ptr %a, align 8
  store volatile i64 %v2, ptr %a, align 8
  %v3 = load volatile i64, ptr %a, align 8
  store volatile i64 %v3, ptr %a, align 8
  %v4 = load volatile i64, ptr %a, align 8
  store volatile i64 %v4, ptr %a, align 8
  %v5 = load volatile i64, ptr %a, align 8
  store volatile i64 %v5, ptr %a, align 8
  %v6 = load volatile i64, ptr %a, align 8
  store volatile i64 %v6, ptr %a, align 8
  %v7 = load volatile i64, ptr %a, align 8
  store volatile i64 %v7, ptr %a, align 8
  %v8 = load volatile i64, ptr %a, align 8
  store volatile i64 %v8, ptr %a, align 8
  %v9 = load volatile i64, ptr %a, align 8
  store volatile i64 %v9, ptr %a, align 8
  %v10 = load volatile i64, ptr %a, align 8
  store volatile i64 %v10, ptr %a, align 8
  %v11 = load volatile i64, ptr %a, align 8
  store volatile i64 %v11, ptr %a, align 8
  %v12 = load volatile i64, ptr %a, align 8
  store volatile i64 %v12, ptr %a, align 8
  %v13 = load volatile i64, ptr %a, align 8
  store volatile i64 %v13, ptr %a, align 8
  %v14 = load volatile i64, ptr %a, align 8
  store volatile i64 %v14, ptr %a, align 8
  %v15 = load volatile i64, ptr %a, align 8
  store volatile i64 %v15, ptr %a, align 8
  %v16 = load volatile i64, ptr %a, align 8
  store volatile i64 %v16, ptr %a, align 8
  %v17 = load volatile i64, ptr %a, align 8
  store volatile i64 %v17, ptr %a, align 8
  %v18 = load volatile i64, ptr %a, align 8
  store volatile i64 %v18, ptr %a, align 8
  %v19 = load volatile i64, ptr %a, align 8
  store volatile i64 %v19, ptr %a, align 8
  %v20 = load volatile i64, ptr %a, align 8
  store volatile i64 %v20, ptr %a, align 8
  %v21 = load volatile i64, ptr %a, align 8
  store volatile i64 %v21, ptr %a, align 8
  %v22 = load volatile i64, ptr %a, align 8
  store volatile i64 %v22, ptr %a, align 8
  %v23 = load volatile i64, ptr %a, align 8
  store volatile i64 %v23, ptr %a, align 8
  %v24 = load volatile i64, ptr %a, align 8
  store volatile i64 %v24, ptr %a, align 8
  %v25 = load volatile i64, ptr %a, align 8
  store volatile i64 %v25, ptr %a, align 8
  %v26 = load volatile i64, ptr %a, align 8
  store volatile i64 %v26, ptr %a, align 8
  %v27 = load volatile i64, ptr %a, align 8
  store volatile i64 %v27, ptr %a, align 8
  %v28 = load volatile i64, ptr %a, align 8
  store volatile i64 %v28, ptr %a, align 8
  %v29 = load volatile i64, ptr %a, align 8
  store volatile i64 %v29, ptr %a, align 8
  %v30 = load volatile i64, ptr %a, align 8
  store volatile i64 %v30, ptr %a, align 8
  %v31 = load volatile i64, ptr %a, align 8
  store volatile i64 %v31, ptr %a, align 8
  %v32 = load volatile i64, ptr %a, align 8
  store volatile i64 %v32, ptr %a, align 8
  %v33 = load volatile i64, ptr %a, align 8
  store volatile i64 %v33, ptr %a, align 8
  %v34 = load volatile i64, ptr %a, align 8
  store volatile i64 %v34, ptr %a, align 8
  %v35 = load volatile i64, ptr %a, align 8
  store volatile i64 %v35, ptr %a, align 8
  %v36 = load volatile i64, ptr %a, align 8
  store volatile i64 %v36, ptr %a, align 8
  %v37 = load volatile i64, ptr %a, align 8
  store volatile i64 %v37, ptr %a, align 8
  %v38 = load volatile i64, ptr %a, align 8
  store volatile i64 %v38, ptr %a, align 8
  %v39 = load volatile i64, ptr %a, align 8
  store volatile i64 %v39, ptr %a, align 8
  %v40 = load volatile i64, ptr %a, align 8
  store volatile i64 %v40, ptr %a, align 8
  %v41 = load volatile i64, ptr %a, align 8
  store volatile i64 %v41, ptr %a, align 8
  %v42 = load volatile i64, ptr %a, align 8
  store volatile i64 %v42, ptr %a, align 8
  %v43 = load volatile i64, ptr %a, align 8
  store volatile i64 %v43, ptr %a, align 8
  %v44 = load volatile i64, ptr %a, align 8
  store volatile i64 %v44, ptr %a, align 8
  %v45 = load volatile i64, ptr %a, align 8
  store volatile i64 %v45, ptr %a, align 8
  %v46 = load volatile i64, ptr %a, align 8
  store volatile i64 %v46, ptr %a, align 8
  %v47 = load volatile i64, ptr %a, align 8
  store volatile i64 %v47, ptr %a, align 8
  %v48 = load volatile i64, ptr %a, align 8
  store volatile i64 %v48, ptr %a, align 8
  %v49 = load volatile i64, ptr %a, align 8
  store volatile i64 %v49, ptr %a, align 8
  %v50 = load volatile i64, ptr %a, align 8
  store volatile i64 %v50, ptr %a, align 8
  %v51 = load volatile i64, ptr %a, align 8
  store volatile i64 %v51, ptr %a, align 8
  %v52 = load volatile i64, ptr %a, align 8
  store volatile i64 %v52, ptr %a, align 8
  %v53 = load volatile i64, ptr %a, align 8
  store volatile i64 %v53, ptr %a, align 8
  %v54 = load volatile i64, ptr %a, align 8
  store volatile i64 %v54, ptr %a, align 8
  %v55 = load volatile i64, ptr %a, align 8
  store volatile i64 %v55, ptr %a, align 8
  %v56 = load volatile i64, ptr %a, align 8
  store volatile i64 %v56, ptr %a, align 8
  %v57 = load volatile i64, ptr %a, align 8
  store volatile i64 %v57, ptr %a, align 8
  %v58 = load volatile i64, ptr %a, align 8
  store volatile i64 %v58, ptr %a, align 8
  %v59 = load volatile i64, ptr %a, align 8
  store volatile i64 %v59, ptr %a, align 8
  %v60 = load volatile i64, ptr %a, align 8
  store volatile i64 %v60, ptr %a, align 8
  %v61 = load volatile i64, ptr %a, align 8
  store volatile i64 %v61, ptr %a, align 8
  %v62 = load volatile i64, ptr %a, align 8
  store volatile i64 %v62, ptr %a, align 8
  %v63 = load volatile i64, ptr %a, align 8
  store volatile i64 %v63, ptr %a, align 8
  %v64 = load volatile i64, ptr %a, align 8
  store volatile i64 %v64, ptr %a, align 8
  %v65 = load volatile i64, ptr %a, align 8
  store volatile i64 %v65, ptr %a, align 8
  %v66 = load volatile i64, ptr %a, align 8
  store volatile i64 %v66, ptr %a, align 8
  %v67 = load volatile i64, ptr %a, align 8
  store volatile i64 %v67, ptr %a, align 8
  %v68 = load volatile i64, ptr %a, align 8
  store volatile i64 %v68, ptr %a, align 8
  %v69 = load volatile i64, ptr %a, align 8
  store volatile i64 %v69, ptr %a, align 8
  %v70 = load volatile i64, ptr %a, align 8
  store volatile i64 %v70, ptr %a, align 8
  %v71 = load volatile i64, ptr %a, align 8
  store volatile i64 %v71, ptr %a, align 8
  %v72 = load volatile i64, ptr %a, align 8
  store volatile i64 %v72, ptr %a, align 8
  %v73 = load volatile i64, ptr %a, align 8
  store volatile i64 %v73, ptr %a, align 8
  %v74 = load volatile i64, ptr %a, align 8
  store volatile i64 %v74, ptr %a, align 8
  %v75 = load volatile i64, ptr %a, align 8
  store volatile i64 %v75, ptr %a, align 8
  %v76 = load volatile i64, ptr %a, align 8
  store volatile i64 %v76, ptr %a, align 8
  %v77 = load volatile i64, ptr %a, align 8
  store volatile i64 %v77, ptr %a, align 8
  %v78 = load volatile i64, ptr %a, align 8
  store volatile i64 %v78, ptr %a, align 8
  %v79 = load volatile i64, ptr %a, align 8
  store volatile i64 %v79, ptr %a, align 8
  %v80 = load volatile i64, ptr %a, align 8
  store volatile i64 %v80, ptr %a, align 8
  %v81 = load volatile i64, ptr %a, align 8
  store volatile i64 %v81, ptr %a, align 8
  %v82 = load volatile i64, ptr %a, align 8
  store volatile i64 %v82, ptr %a, align 8
  %v83 = load volatile i64, ptr %a, align 8
  store volatile i64 %v83, ptr %a, align 8
  %v84 = load volatile i64, ptr %a, align 8
  store volatile i64 %v84, ptr %a, align 8
  %v85 = load volatile i64, ptr %a, align 8
  store volatile i64 %v85, ptr %a, align 8
  %v86 = load volatile i64, ptr %a, align 8
  store volatile i64 %v86, ptr %a, align 8
  %v87 = load volatile i64, ptr %a, align 8
  store volatile i64 %v87, ptr %a, align 8
  %v88 = load volatile i64, ptr %a, align 8
  store volatile i64 %v88, ptr %a, align 8
  %v89 = load volatile i64, ptr %a, align 8
  store volatile i64 %v89, ptr %a, align 8
  %v90 = load volatile i64, ptr %a, align 8
  store volatile i64 %v90, ptr %a, align 8
  %v91 = load volatile i64, ptr %a, align 8
  store volatile i64 %v91, ptr %a, align 8
  %v92 = load volatile i64, ptr %a, align 8
  store volatile i64 %v92, ptr %a, align 8
  %v93 = load volatile i64, ptr %a, align 8
  store volatile i64 %v93, ptr %a, align 8
  %v94 = load volatile i64, ptr %a, align 8
  store volatile i64 %v94, ptr %a, align 8
  %v95 = load volatile i64, ptr %a, align 8
  store volatile i64 %v95, ptr %a, align 8
  %v96 = load volatile i64, ptr %a, align 8
  store volatile i64 %v96, ptr %a, align 8
  %v97 = load volatile i64, ptr %a, align 8
  store volatile i64 %v97, ptr %a, align 8
  %v98 = load volatile i64, ptr %a, align 8
  store volatile i64 %v98, ptr %a, align 8
  %v99 = load volatile i64, ptr %a, align 8
  store volatile i64 %v99, ptr %a, align 8
  %v100 = load volatile i64, ptr %a, align 8
  store volatile i64 %v100, ptr %a, align 8
  %v101 = load volatile i64, ptr %a, align 8
  store volatile i64 %v101, ptr %a, align 8
  %v102 = load volatile i64, ptr %a, align 8
  store volatile i64 %v102, ptr %a, align 8
  %v103 = load volatile i64, ptr %a, align 8
  store volatile i64 %v103, ptr %a, align 8
  %v104 = load volatile i64, ptr %a, align 8
  store volatile i64 %v104, ptr %a, align 8
  %v105 = load volatile i64, ptr %a, align 8
  store volatile i64 %v105, ptr %a, align 8
  %v106 = load volatile i64, ptr %a, align 8
  store volatile i64 %v106, ptr %a, align 8
  %v107 = load volatile i64, ptr %a, align 8
  store volatile i64 %v107, ptr %a, align 8
  %v108 = load volatile i64, ptr %a, align 8
  store volatile i64 %v108, ptr %a, align 8
  %v109 = load volatile i64, ptr %a, align 8
  store volatile i64 %v109, ptr %a, align 8
  %v110 = load volatile i64, ptr %a, align 8
  store volatile i64 %v110, ptr %a, align 8
  %v111 = load volatile i64, ptr %a, align 8
  store volatile i64 %v111, ptr %a, align 8
  %v112 = load volatile i64, ptr %a, align 8
  store volatile i64 %v112, ptr %a, align 8
  %v113 = load volatile i64, ptr %a, align 8
  store volatile i64 %v113, ptr %a, align 8
  %v114 = load volatile i64, ptr %a, align 8
  store volatile i64 %v114, ptr %a, align 8
  %v115 = load volatile i64, ptr %a, align 8
  store volatile i64 %v115, ptr %a, align 8
  %v116 = load volatile i64, ptr %a, align 8
  store volatile i64 %v116, ptr %a, align 8
  %v117 = load volatile i64, ptr %a, align 8
  store volatile i64 %v117, ptr %a, align 8
  %v118 = load volatile i64, ptr %a, align 8
  store volatile i64 %v118, ptr %a, align 8
  %v119 = load volatile i64, ptr %a, align 8
  store volatile i64 %v119, ptr %a, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one, !llvm.loop !2
exit:
  ret void
}
define void @not_simplified(ptr %a, ptr %t) {
entry:
  indirectbr ptr %t, [label %one, label %other]
other:
  indirectbr ptr %t, [label %one, label %exit]
one:
  %one.i = phi i64 [ 0, %entry ], [ 1, %other ], [ %one.next, %one ]
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
define void @token_outside(ptr %a) convergent {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %token = call token @llvm.experimental.convergence.anchor()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  call void @together() [ "convergencectrl"(token %token) ]
  ret void
}
define void @peeled(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %tail ]
  %first = icmp eq i64 %one.i, 0
  br i1 %first, label %side, label %tail
side:
  call void @small()
  br label %tail
tail:
  call void @small()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 3}
; EXPECT
; --- !Passed
; Pass:            loop-unroll
; Name:            FullyUnrolled
; Function:        fully
; Args:
;   - String:          'completely unrolled loop with '
;   - UnrollCount:     '4'
;   - String:          ' iterations'
; ...
; --- !Passed
; Pass:            loop-unroll
; Name:            PartialUnrolled
; Function:        partial
; Args:
;   - String:          'unrolled loop by a factor of '
;   - UnrollCount:     '10'
; ...
; --- !Passed
; Pass:            loop-unroll
; Name:            PartialUnrolled
; Function:        at_run_time
; Args:
;   - String:          'unrolled loop by a factor of '
;   - UnrollCount:     '8'
;   - String:          ' with run-time trip count'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            NotDuplicatable
; Function:        twice_only
; Args:
;   - String:          'loop not unrolled: it contains code that must not be duplicated'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            CantFullUnrollAsDirectedRuntimeTripCount
; Function:        full_at_run_time
; Args:
;   - String:          'Unable to fully unroll loop as directed by unroll(full) pragma because loop has a runtime trip count.'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            DifferentUnrollCountFromDirected
; Function:        count_of_convergent
; Args:
;   - String:          'Unable to unroll loop the number of times directed by unroll_count pragma because remainder loop is restricted (that could architecture specific or because the loop contains a convergent instruction) and so must have an unroll count that divides the loop trip multiple of '
;   - TripMultiple:    '1'
;   - String:          '.  Unrolling instead '
;   - UnrollCount:     '1'
;   - String:          ' time(s).'
; ...
; --- !Passed
; Pass:            loop-unroll
; Name:            PartialUnrolled
; Function:        enabled_too_large
; Args:
;   - String:          'unrolled loop by a factor of '
;   - UnrollCount:     '50'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IndirectEntry
; Function:        not_simplified
; Args:
;   - String:          'loop gets no preheader: it is entered by an indirect branch'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            NotInLoopSimplifyForm
; Function:        not_simplified
; Args:
;   - String:          'loop not unrolled: it is not in loop-simplify and LCSSA form'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            ConvergencePreventsUnroll
; Function:        token_outside
; Args:
;   - String:          'loop not unrolled: tokens of its convergent operations are used outside of it'
; ...
; --- !Passed
; Pass:            loop-unroll
; Name:            Peeled
; Function:        peeled
; Args:
;   - String:          ' peeled loop by '
;   - PeelCount:       '1'
;   - String:          ' iterations'
; ...
