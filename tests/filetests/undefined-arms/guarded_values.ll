; RUN: opt -passes='undefined-arms'
; What an array was filled with under guards, as promotion leaves it: the guards are gone where nothing else reads them.
define void @f(ptr %p, i32 %n, i32 %t, float %a, float %b) {
  %t1 = or disjoint i32 %t, 32
  %c0 = icmp slt i32 %t, %n
  %c1 = icmp slt i32 %t1, %n
  %s0 = select i1 %c0, float %a, float undef
  %s1 = select i1 %c1, float poison, float %b
  %s = fadd float %s0, %s1
  store float %s, ptr %p
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %n, i32 %t, float %a, float %b) {
;   %s0 = freeze float %a
;   %s1 = freeze float %b
;   %s = fadd float %s0, %s1
;   store float %s, ptr %p, align 4
;   ret void
; }
