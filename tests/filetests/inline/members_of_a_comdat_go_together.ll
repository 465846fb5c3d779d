; RUN: opt -passes='inline'
; Both members of $both are inlined, and go; of $half one is left, so the other stays too.

$both = comdat any
$half = comdat any

define linkonce_odr void @a() comdat($both) {
  ret void
}

define linkonce_odr void @b() comdat($both) {
  ret void
}

define linkonce_odr void @c() comdat($half) {
  ret void
}

define linkonce_odr void @d() noinline comdat($half) {
  ret void
}

define void @caller() {
  call void @a()
  call void @b()
  call void @c()
  call void @d()
  ret void
}
; EXPECT
; $half = comdat any
;
; define linkonce_odr void @c() comdat($half) {
;   ret void
; }
;
; ; Function Attrs: noinline
; define linkonce_odr void @d() #0 comdat($half) {
;   ret void
; }
;
; define void @caller() {
;   call void @d()
;   ret void
; }
;
; attributes #0 = { noinline }
