; RUN: opt -passes=crc-table
; A CRC that moves up looks up its highest byte, in 8 and 16 bits; the sign says whether the highest bit is set.
target triple = "nvptx64-nvidia-cuda"
define i16 @sign(i16 %x) {
entry:
  br label %loop
loop:
  %c = phi i16 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %set = icmp slt i16 %c, 0
  %twice = shl i16 %c, 1
  %added = xor i16 %twice, 4129
  %next = select i1 %set, i16 %added, i16 %twice
  %j = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %exit
exit:
  ret i16 %next
}
define i8 @byte(i8 %x) {
entry:
  br label %loop
loop:
  %c = phi i8 [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %all = ashr i8 %c, 7
  %p = and i8 %all, 7
  %twice = shl i8 %c, 1
  %next = xor i8 %twice, %p
  %j = add nuw nsw i32 %i, 1
  %end = icmp eq i32 %j, 8
  br i1 %end, label %exit, label %loop
exit:
  ret i8 %next
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @.crctable = private unnamed_addr addrspace(1) constant [256 x i16] [i16 0, i16 4129, i16 8258, i16 12387, i16 16516, i16 20645, i16 24774, i16 28903, i16 -32504, i16 -28375, i16 -24246, i16 -20117, i16 -15988, i16 -11859, i16 -7730, i16 -3601, i16 4657, i16 528, i16 12915, i16 8786, i16 21173, i16 17044, i16 29431, i16 25302, i16 -27847, i16 -31976, i16 -19589, i16 -23718, i16 -11331, i16 -15460, i16 -3073, i16 -7202, i16 9314, i16 13379, i16 1056, i16 5121, i16 25830, i16 29895, i16 17572, i16 21637, i16 -23190, i16 -19125, i16 -31448, i16 -27383, i16 -6674, i16 -2609, i16 -14932, i16 -10867, i16 13907, i16 9842, i16 5649, i16 1584, i16 30423, i16 26358, i16 22165, i16 18100, i16 -18597, i16 -22662, i16 -26855, i16 -30920, i16 -2081, i16 -6146, i16 -10339, i16 -14404, i16 18628, i16 22757, i16 26758, i16 30887, i16 2112, i16 6241, i16 10242, i16 14371, i16 -13876, i16 -9747, i16 -5746, i16 -1617, i16 -30392, i16 -26263, i16 -22262, i16 -18133, i16 23285, i16 19156, i16 31415, i16 27286, i16 6769, i16 2640, i16 14899, i16 10770, i16 -9219, i16 -13348, i16 -1089, i16 -5218, i16 -25735, i16 -29864, i16 -17605, i16 -21734, i16 27814, i16 31879, i16 19684, i16 23749, i16 11298, i16 15363, i16 3168, i16 7233, i16 -4690, i16 -625, i16 -12820, i16 -8755, i16 -21206, i16 -17141, i16 -29336, i16 -25271, i16 32407, i16 28342, i16 24277, i16 20212, i16 15891, i16 11826, i16 7761, i16 3696, i16 -97, i16 -4162, i16 -8227, i16 -12292, i16 -16613, i16 -20678, i16 -24743, i16 -28808, i16 -28280, i16 -32343, i16 -20022, i16 -24085, i16 -12020, i16 -16083, i16 -3762, i16 -7825, i16 4224, i16 161, i16 12482, i16 8419, i16 20484, i16 16421, i16 28742, i16 24679, i16 -31815, i16 -27752, i16 -23557, i16 -19494, i16 -15555, i16 -11492, i16 -7297, i16 -3234, i16 689, i16 4752, i16 8947, i16 13010, i16 16949, i16 21012, i16 25207, i16 29270, i16 -18966, i16 -23093, i16 -27224, i16 -31351, i16 -2706, i16 -6833, i16 -10964, i16 -15091, i16 13538, i16 9411, i16 5280, i16 1153, i16 29798, i16 25671, i16 21540, i16 17413, i16 -22565, i16 -18438, i16 -30823, i16 -26696, i16 -6305, i16 -2178, i16 -14563, i16 -10436, i16 9939, i16 14066, i16 1681, i16 5808, i16 26199, i16 30326, i16 17941, i16 22068, i16 -9908, i16 -13971, i16 -1778, i16 -5841, i16 -26168, i16 -30231, i16 -18038, i16 -22101, i16 22596, i16 18533, i16 30726, i16 26663, i16 6336, i16 2273, i16 14466, i16 10403, i16 -13443, i16 -9380, i16 -5313, i16 -1250, i16 -29703, i16 -25640, i16 -21573, i16 -17510, i16 19061, i16 23124, i16 27191, i16 31254, i16 2801, i16 6864, i16 10931, i16 14994, i16 -722, i16 -4849, i16 -8852, i16 -12979, i16 -16982, i16 -21109, i16 -25112, i16 -29239, i16 31782, i16 27655, i16 23652, i16 19525, i16 15522, i16 11395, i16 7392, i16 3265, i16 -4321, i16 -194, i16 -12451, i16 -8324, i16 -20581, i16 -16454, i16 -28711, i16 -24584, i16 28183, i16 32310, i16 20053, i16 24180, i16 11923, i16 16050, i16 3793, i16 7920], align 2
; @.crctable.1 = private unnamed_addr addrspace(1) constant [256 x i8] c"\00\07\0E\09\1C\1B\12\158?61$#*-pw~ylkbeHOFATSZ]\E0\E7\EE\E9\FC\FB\F2\F5\D8\DF\D6\D1\C4\C3\CA\CD\90\97\9E\99\8C\8B\82\85\A8\AF\A6\A1\B4\B3\BA\BD\C7\C0\C9\CE\DB\DC\D5\D2\FF\F8\F1\F6\E3\E4\ED\EA\B7\B0\B9\BE\AB\AC\A5\A2\8F\88\81\86\93\94\9D\9A' ).;<52\1F\18\11\16\03\04\0D\0AWPY^KLEBohafst}z\89\8E\87\80\95\92\9B\9C\B1\B6\BF\B8\AD\AA\A3\A4\F9\FE\F7\F0\E5\E2\EB\EC\C1\C6\CF\C8\DD\DA\D3\D4ing`ur{|QV_XMJCD\19\1E\17\10\05\02\0B\0C!&/(=:34NI@GRU\\[vqx\7Fjmdc>907\22%,+\06\01\08\0F\1A\1D\14\13\AE\A9\A0\A7\B2\B5\BC\BB\96\91\98\9F\8A\8D\84\83\DE\D9\D0\D7\C2\C5\CC\CB\E6\E1\E8\EF\FA\FD\F4\F3", align 1
;
; define i16 @sign(i16 %x) {
; entry:
;   %0 = freeze i16 %x
;   %1 = lshr i16 %0, 8
;   %2 = zext i16 %1 to i64
;   %3 = getelementptr inbounds i16, ptr addrspace(1) @.crctable, i64 %2
;   %4 = load i16, ptr addrspace(1) %3, align 2
;   %5 = shl i16 %0, 8
;   %6 = xor i16 %5, %4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i16 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %set = icmp slt i16 %c, 0
;   %twice = shl i16 %c, 1
;   %added = xor i16 %twice, 4129
;   %next = select i1 %set, i16 %added, i16 %twice
;   %j = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %j, 8
;   br i1 false, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i16 %6
; }
;
; define i8 @byte(i8 %x) {
; entry:
;   %0 = freeze i8 %x
;   %1 = zext i8 %0 to i64
;   %2 = getelementptr inbounds i8, ptr addrspace(1) @.crctable.1, i64 %1
;   %3 = load i8, ptr addrspace(1) %2, align 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = phi i8 [ %x, %entry ], [ %next, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %all = ashr i8 %c, 7
;   %p = and i8 %all, 7
;   %twice = shl i8 %c, 1
;   %next = xor i8 %twice, %p
;   %j = add nuw nsw i32 %i, 1
;   %end = icmp eq i32 %j, 8
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i8 %3
; }
