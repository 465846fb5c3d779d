; RUN: opt -passes=inferattrs
; What attributes of a declaration imply.
declare void @reads() memory(read)
declare void @returns() willreturn
declare void @nothing() memory(none)
declare void @together() memory(none) convergent
declare void @anything()
; EXPECT
; ; Function Attrs: nofree memory(read)
; declare void @reads() #0
;
; ; Function Attrs: mustprogress willreturn
; declare void @returns() #1
;
; ; Function Attrs: nofree nosync memory(none)
; declare void @nothing() #2
;
; ; Function Attrs: convergent nofree memory(none)
; declare void @together() #3
;
; declare void @anything()
;
; attributes #0 = { nofree memory(read) }
; attributes #1 = { mustprogress willreturn }
; attributes #2 = { nofree nosync memory(none) }
; attributes #3 = { convergent nofree memory(none) }
