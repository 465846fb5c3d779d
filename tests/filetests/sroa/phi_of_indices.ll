; RUN: opt -passes='sroa'
; An index that is a phi of constants makes the address a phi of addresses, also where the alloca is named in the space of local memory.
define i32 @generic(i1 %c, i32 %v) {
entry:
  %a = alloca [4 x i32]
  store i32 1, ptr %a
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %i = phi i64 [ 1, %entry ], [ 2, %then ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %v, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @local(i1 %c, i1 %d, i32 %v, i64 %n) {
entry:
  %a = alloca [4 x i32]
  br i1 %d, label %in, label %out
in:
  %l = addrspacecast ptr %a to ptr addrspace(5)
  %at = getelementptr inbounds i32, ptr addrspace(5) %l, i64 %n
  store i32 %v, ptr addrspace(5) %at
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %i = phi i64 [ 1, %in ], [ 2, %then ]
  %p = getelementptr inbounds i32, ptr addrspace(5) %l, i64 %i
  %r = load i32, ptr addrspace(5) %p
  ret i32 %r
out:
  ret i32 0
}
; EXPECT
; define i32 @generic(i1 %c, i32 %v) {
; entry:
;   %a.sroa.1 = alloca i32, align 4
;   %a.sroa.2 = alloca i32, align 4
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %i.sroa.phi = phi ptr [ %a.sroa.1, %entry ], [ %a.sroa.2, %then ]
;   %i = phi i64 [ 1, %entry ], [ 2, %then ]
;   store i32 %v, ptr %i.sroa.phi, align 4
;   %r = load i32, ptr %i.sroa.phi, align 4
;   ret i32 %r
; }
;
; define i32 @local(i1 %c, i1 %d, i32 %v, i64 %n) {
; entry:
;   %a = alloca [4 x i32], align 4
;   %0 = addrspacecast ptr %a to ptr addrspace(5)
;   %i.sroa.gep = getelementptr inbounds i32, ptr addrspace(5) %0, i64 1
;   %i.sroa.gep1 = getelementptr inbounds i32, ptr addrspace(5) %0, i64 2
;   br i1 %d, label %in, label %out
;
; in:                                               ; preds = %entry
;   %l = addrspacecast ptr %a to ptr addrspace(5)
;   %at = getelementptr inbounds i32, ptr addrspace(5) %l, i64 %n
;   store i32 %v, ptr addrspace(5) %at, align 4
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %in
;   br label %end
;
; end:                                              ; preds = %then, %in
;   %i.sroa.phi = phi ptr addrspace(5) [ %i.sroa.gep, %in ], [ %i.sroa.gep1, %then ]
;   %i = phi i64 [ 1, %in ], [ 2, %then ]
;   %r = load i32, ptr addrspace(5) %i.sroa.phi, align 4
;   ret i32 %r
;
; out:                                              ; preds = %entry
;   ret i32 0
; }
