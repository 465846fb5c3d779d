; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; Operand bundles add to what the callee does, not to what the call says of itself; the state for leaving compiled code is read.
define void @bundles(ptr %p) {
  store i8 0, ptr %p
  call void @nothing() [ "unknown"() ]
  call void @unknown() memory(read) [ "unknown"() ]
  call void @nothing() [ "deopt"() ]
  ret void
}
declare void @nothing() memory(none)
declare void @unknown()
; EXPECT
; Function: bundles: 1 pointers, 3 call sites
;   Both ModRef:  Ptr: i8* %p	<->  call void @nothing() [ "unknown"() ]
;   Just Ref:  Ptr: i8* %p	<->  call void @unknown() #1 [ "unknown"() ]
;   Just Ref:  Ptr: i8* %p	<->  call void @nothing() [ "deopt"() ]
;   Both ModRef:   call void @nothing() [ "unknown"() ] <->   call void @unknown() #1 [ "unknown"() ]
;   Both ModRef:   call void @nothing() [ "unknown"() ] <->   call void @nothing() [ "deopt"() ]
;   Just Ref:   call void @unknown() #1 [ "unknown"() ] <->   call void @nothing() [ "unknown"() ]
;   NoModRef:   call void @unknown() #1 [ "unknown"() ] <->   call void @nothing() [ "deopt"() ]
;   Just Ref:   call void @nothing() [ "deopt"() ] <->   call void @nothing() [ "unknown"() ]
;   NoModRef:   call void @nothing() [ "deopt"() ] <->   call void @unknown() #1 [ "unknown"() ]
; ===== Alias Analysis Evaluator Report =====
;   Alias Analysis Evaluator Summary: No pointers!
;   9 Total ModRef Queries Performed
;   2 no mod/ref responses (22.2%)
;   0 mod responses (0.0%)
;   4 ref responses (44.4%)
;   3 mod & ref responses (33.3%)
;   Alias Analysis Evaluator Mod/Ref Summary: 22%/0%/44%/33%
