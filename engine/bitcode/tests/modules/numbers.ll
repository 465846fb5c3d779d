source_filename = "numbers.ll"

!named = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DIFixedPointType(name: "bin", size: 32, align: 16, encoding: DW_ATE_signed_fixed, flags: DIFlagBigEndian, kind: Binary, factor: -4)
!1 = !DIFixedPointType(name: "dec", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
!2 = !DIFixedPointType(name: "ratio", size: 64, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: -7, denominator: -1000)
!3 = !DIFixedPointType(name: "wide", size: 64, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: -123456789012345678901234567890, denominator: -18446744073709551617)
!4 = !DIEnumerator(name: "large", value: 170141183460469231731687303715884105727, isUnsigned: true)
!5 = !DIEnumerator(name: "small", value: -85070591730234615865843651857942052864)
!6 = distinct !DISubprogram(name: "first", scope: null, spFlags: DISPFlagVirtual, virtualIndex: 0)
