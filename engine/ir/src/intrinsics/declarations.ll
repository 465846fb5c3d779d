; Declarations as LLVM 22 prints them; see tests.rs.
declare i32 @llvm.umin.i32(i32, i32) #0
declare i32 @llvm.abs.i32(i32, i1 immarg) #1
declare void @llvm.assume(i1 noundef) #2
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #4
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5
declare float @llvm.fma.f32(float, float, float) #0
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #0
declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0
declare <840 x i32> @llvm.masked.load.v840i32.p0(ptr captures(none), <840 x i1>, <840 x i32>) #6
declare <840 x i32> @llvm.masked.gather.v840i32.v840p1(<840 x ptr addrspace(1)>, <840 x i1>, <840 x i32>) #7
declare i32 @llvm.vector.reduce.add.v840i32(<840 x i32>) #1
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0
declare void @llvm.trap() #8
declare void @llvm.debugtrap() #9
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #10
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) #11
declare i32 @llvm.ssa.copy.i32(i32 returned) #12
declare void @llvm.fake.use(...) #13
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #5
declare <840 x i32> @llvm.vp.load.v840i32.p0(ptr captures(none), <840 x i1>, i32) #6
declare <840 x i32> @llvm.vector.interleave7.v840i32(<120 x i32>, <120 x i32>, <120 x i32>, <120 x i32>, <120 x i32>, <120 x i32>, <120 x i32>) #1
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @llvm.ubsantrap(i8 immarg) #8
declare i32 @llvm.expect.i32(i32, i32) #12
declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
declare ptr @llvm.returnaddress(i32 immarg) #12
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #14
declare i32 @llvm.nvvm.activemask() #15
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #16
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #16
declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32) #15
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #15
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #15
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p0(ptr readonly captures(none)) #17
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float) #18
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #19
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #20
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #20
declare void @llvm.nvvm.exit() #21
declare i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr captures(none), i32) #22
declare { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.s32(i64, i64, i32) #23
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #5
declare void @llvm.nvvm.prefetch.tensormap.p0(ptr readonly captures(none)) #5
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) captures(none), i32) #16
declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3), ptr addrspace(3)) #5

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #16 = { convergent nocallback nounwind }
attributes #17 = { convergent nocallback nounwind memory(argmem: read) }
attributes #18 = { nocallback nounwind memory(none) }
attributes #19 = { convergent nocallback nofree nosync nounwind willreturn }
attributes #20 = { nocallback nounwind memory(argmem: readwrite) }
attributes #21 = { convergent noreturn nounwind memory(inaccessiblemem: readwrite) }
attributes #22 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #23 = { nocallback nofree nounwind willreturn memory(read) }
