//! A launch: arguments, blocks one after the other (or several in turns when one does not end), barriers of a block.

use super::exec::{Cx, Shape};
use super::flight::Flights;
use super::memory::{self, Object};
use super::program::{Intr, Program};
use super::race::Races;
use super::report::{ErrorKind, Fault, Report, Step};
use super::tensor::TensorMemory;
use super::warp::{Cell, Group, Wait, Warp, lanes};
use super::watch::Watch;
use super::{Arg, Launch, RunResult};
use warpc_ir::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdField;
use warpc_ir::value::Value;

/// Operations of a warp before the next one runs.
const TURN: u64 = 1 << 14;
/// Turns of all warps of a block before the next block runs beside it.
const BLOCK_TURNS: u32 = 16;
/// Blocks that run beside one another.
const MAX_RESIDENT: usize = 64;

/// A block that has started.
struct BlockState {
    number: u32,
    index: [u32; 3],
    shared: Vec<Object>,
    warps: Vec<Warp>,
    /// Threads that arrived without waiting and that nobody has waited for yet, by barrier.
    arrivals: [u32; 17],
    /// Threads that arrived at each barrier, waiting or not, as far as it has let somebody go.
    met: [u64; 17],
    flights: Flights,
    tensor: TensorMemory,
}

impl Program<'_> {
    /// Runs a kernel. What the program did wrong is in the result; what it wrote until then is there as well.
    pub fn run(&self, launch: &Launch) -> RunResult {
        self.run_with(launch, None)
    }
    /// The same; `watch` is told of every end of a block. The program must be made by [`Program::watched`].
    pub fn run_watched(&self, launch: &Launch, watch: &mut dyn Watch) -> RunResult {
        self.run_with(launch, Some(watch))
    }
    fn run_with(&self, launch: &Launch, watch: Option<&mut dyn Watch>) -> RunResult {
        let mut result = RunResult::default();
        if let Err(report) = self.launch(launch, &mut result, watch) {
            result.error = Some(*report);
        }
        result
    }
    fn launch(
        &self,
        launch: &Launch,
        result: &mut RunResult,
        mut watch: Option<&mut dyn Watch>,
    ) -> Result<(), Box<Report>> {
        let bad = |text: String| Box::new(Report::outside(ErrorKind::Launch, text));
        let name = &launch.kernel;
        let kernel = self.find(name).ok_or_else(|| bad(format!("no kernel @{name}")))?;
        let f = self.functions[kernel].as_ref().ok_or_else(|| bad(format!("@{name} has no body")))?;
        let threads = launch.block.iter().map(|&n| n as u64).product::<u64>();
        let blocks = launch.grid.iter().map(|&n| n as u64).product::<u64>();
        if threads == 0 || threads > 1024 {
            return Err(bad(format!("{threads} threads a block")));
        }
        if blocks > 1 << 31 {
            return Err(bad(format!("{blocks} blocks")));
        }
        let wanted = f.params.as_ref().map_or(f.args.len(), Vec::len);
        if launch.args.len() != wanted {
            return Err(bad(format!("{} arguments for the {wanted} parameters of @{name}", launch.args.len())));
        }
        let mut objects = self.objects.clone();
        let first_buffer = objects.len();
        for (i, b) in launch.buffers.iter().enumerate() {
            objects.push(Object::new(&format!("buffer {i}"), b.clone()));
        }
        let buffers = launch.buffers.len();
        let mut args: Vec<Vec<u8>> = Vec::new();
        for (i, a) in launch.args.iter().enumerate() {
            args.push(match a {
                Arg::Scalar(v) => v.to_le_bytes().to_vec(),
                Arg::Bytes(b) => b.clone(),
                Arg::Buffer { index, offset } if *index < buffers => {
                    (memory::object_address(false, first_buffer + index).wrapping_add(*offset)).to_le_bytes().to_vec()
                }
                Arg::Buffer { index, .. } => return Err(bad(format!("argument {i} names buffer {index}"))),
            });
        }
        // Pointers to buffers inside bytes.
        for &(arg, at, index, offset) in &launch.pointers {
            let p = memory::object_address(false, first_buffer + index).wrapping_add(offset).to_le_bytes();
            let place = args.get_mut(arg).and_then(|b| b.get_mut(at..at + 8)).filter(|_| index < buffers);
            place.ok_or_else(|| bad(format!("no place for a pointer in argument {arg}")))?.copy_from_slice(&p);
        }
        if let Some(params) = &f.params {
            // One object with all parameters, in constant memory: kernels do not write to them.
            let size = params.iter().map(|p| p.0 + p.1).max().unwrap_or(0);
            let mut block = Object::uninit("the parameters", size as usize);
            block.constant = true;
            for (&(at, size), bytes) in params.iter().zip(&args) {
                let n = bytes.len().min(size as usize);
                let to = at as usize..at as usize + n;
                block.data[to.clone()].copy_from_slice(&bytes[..n]);
                block.shadow[to].fill(memory::CLEAN);
            }
            objects.push(block);
            args = vec![memory::object_address(true, objects.len() - 1).to_le_bytes().to_vec()];
        }
        let o = &launch.options;
        let shape = Shape {
            grid: launch.grid,
            dims: launch.block,
            shared_bytes: launch.shared_bytes,
            seed: o.seed,
            max_steps: o.max_steps,
            max_depth: o.max_depth,
            report_uninit: o.report_uninit,
        };
        let mut races = o.check_races.then(Races::default);
        let mut steps = 0;
        let mut chose = false;
        let outcome =
            self.grid(&shape, kernel, &args, &mut objects, &mut races, result, &mut steps, &mut chose, &mut watch);
        result.steps = steps;
        result.nondeterministic = chose;
        let finish = |o: &Object| (o.data.clone(), o.shadow.clone());
        (result.buffers, result.shadows) = objects[first_buffer..first_buffer + buffers].iter().map(finish).unzip();
        result.globals = objects[..first_buffer]
            .iter()
            .filter(|o| !o.constant)
            .map(|o| (o.name.clone(), o.data.clone(), o.shadow.clone()))
            .collect();
        outcome
    }
    fn grid(
        &self,
        shape: &Shape,
        kernel: usize,
        args: &[Vec<u8>],
        objects: &mut Vec<Object>,
        races: &mut Option<Races>,
        result: &mut RunResult,
        steps: &mut u64,
        chose: &mut bool,
        watch: &mut Option<&mut dyn Watch>,
    ) -> Result<(), Box<Report>> {
        let total = shape.grid.iter().map(|&n| n as u64).product::<u64>() as u32;
        let mut next = 0;
        let mut resident: Vec<BlockState> = Vec::new();
        let mut pool: Vec<BlockState> = Vec::new();
        loop {
            if next < total && (resident.is_empty() || resident.len() < MAX_RESIDENT) {
                let recycled = pool.pop();
                let b = self
                    .start(shape, kernel, args, objects, next, recycled)
                    .map_err(|f| Box::new(Report::outside(f.kind, f.message)))?;
                if let Some(r) = races {
                    r.start_block(b.number, b.warps.len() * 32);
                }
                resident.push(b);
                next += 1;
            }
            if resident.is_empty() {
                return Ok(());
            }
            // One pass over the blocks that run; the newest last.
            let mut i = 0;
            while i < resident.len() {
                let done = self.turns(shape, &mut resident[i], objects, races, result, steps, chose, watch)?;
                if done {
                    let counts = resident[i].met.iter().zip(&resident[i].arrivals);
                    for (total, (met, waiting)) in result.arrivals.iter_mut().zip(counts) {
                        *total += met + u64::from(*waiting);
                    }
                    if let Some(r) = races {
                        r.end_block(resident[i].number);
                    }
                    pool.push(resident.remove(i));
                } else {
                    i += 1;
                }
            }
        }
    }
    /// A new block with all its warps at the entry.
    fn start(
        &self,
        shape: &Shape,
        kernel: usize,
        args: &[Vec<u8>],
        objects: &mut Vec<Object>,
        number: u32,
        recycled: Option<BlockState>,
    ) -> Step<BlockState> {
        let [gx, gy, _] = shape.grid;
        let index = [number % gx, number / gx % gy, number / gx / gy];
        let mut shared = Vec::with_capacity(self.shared.len());
        for v in &self.shared {
            let size = if v.dynamic { shape.shared_bytes as usize } else { v.size as usize };
            let mut o = Object::uninit(&format!("@{}", v.name), size);
            o.base = v.base as u32;
            shared.push(o);
        }
        let threads = shape.dims.iter().product::<u32>();
        let mut old = recycled.map_or(Vec::new(), |b| b.warps);
        let mut warps = Vec::new();
        for i in 0..threads.div_ceil(32) {
            let mut w = old.pop().unwrap_or_default();
            let n = (threads - i * 32).min(32);
            w.index = i;
            w.alive = if n == 32 { u32::MAX } else { (1 << n) - 1 };
            w.free = (0..w.frames.len() as u32).rev().collect();
            w.groups.clear();
            w.local.resize_with(32, Default::default);
            w.local.iter_mut().for_each(|l| l.release((0, 0)));
            w.tid = (0..32)
                .map(|l| {
                    let t = i * 32 + l;
                    [t % shape.dims[0], t / shape.dims[0] % shape.dims[1], t / shape.dims[0] / shape.dims[1]]
                })
                .collect();
            let Some(f) = &self.functions[kernel] else { continue };
            let frame = w.new_frame(kernel as u32, f.slots);
            if f.fresh {
                w.frames[frame as usize].undefine(f.slots, w.alive);
            }
            for ((a, bytes), leaves) in f.args.iter().zip(args).zip(&f.arg_leaves) {
                for l in lanes(w.alive) {
                    if a.byval.0 > 0 {
                        let p = w.local[l].alloc(a.byval.0, a.byval.1, l as u32)?;
                        let mut v = memory::View { objects, shared: &mut shared, local: &mut w.local };
                        let (r, off) = v.resolve(l as u32, p, a.byval.0, true)?;
                        for (k, &b) in bytes.iter().enumerate().take(a.byval.0 as usize) {
                            v.write(l as u32, r, off + k, 1, memory::Scalar { value: b as u64, ..Default::default() });
                        }
                        w.frames[frame as usize].set_cell(a.slot, l, Cell::clean(p));
                        continue;
                    }
                    for (k, leaf) in leaves.iter().enumerate() {
                        let at = leaf.off as usize;
                        let n = (leaf.bits.div_ceil(8) as usize).min(8);
                        let mut b = [0u8; 8];
                        for (d, s) in b[..n].iter_mut().zip(bytes.get(at..).unwrap_or(&[])) {
                            *d = *s;
                        }
                        let v = u64::from_le_bytes(b) & warpc_ir::consts::low_mask(leaf.bits);
                        w.frames[frame as usize].set_cell(a.slot + k as u32, l, Cell::clean(v));
                    }
                }
            }
            let fr = &mut w.frames[frame as usize];
            (fr.live, fr.parent, fr.depth) = (w.alive, u32::MAX, 0);
            w.groups.push(Group { frame, pc: f.entry, mask: w.alive, debt: 0, jumps: 0, wait: Wait::Ready });
            warps.push(w);
        }
        Ok(BlockState {
            number,
            index,
            shared,
            warps,
            arrivals: [0; 17],
            met: [0; 17],
            flights: Flights::default(),
            tensor: TensorMemory::default(),
        })
    }
    /// Some turns of a block. True when all its threads have ended.
    fn turns(
        &self,
        shape: &Shape,
        block_state: &mut BlockState,
        objects: &mut Vec<Object>,
        races: &mut Option<Races>,
        result: &mut RunResult,
        steps: &mut u64,
        chose: &mut bool,
        watch: &mut Option<&mut dyn Watch>,
    ) -> Result<bool, Box<Report>> {
        for _ in 0..BLOCK_TURNS {
            let mut moved = false;
            for i in 0..block_state.warps.len() {
                let mut w = std::mem::take(&mut block_state.warps[i]);
                let mut cx = Cx {
                    program: self,
                    objects,
                    shared: &mut block_state.shared,
                    races: races.as_mut(),
                    launch: shape,
                    block: block_state.index,
                    block_number: block_state.number,
                    printf: &mut result.printf,
                    arrivals: &mut block_state.arrivals,
                    flights: &mut block_state.flights,
                    tensor: &mut block_state.tensor,
                    steps,
                    chose,
                    fuel: TURN,
                    watch: watch.as_mut().map(|w| &mut **w as &mut dyn Watch),
                    place: (u32::MAX, 0),
                };
                let outcome = turn(&mut cx, &mut w)
                    .and_then(|m| if w.groups.is_empty() { cx.land_warp(&mut w).map(|()| m) } else { Ok(m) });
                let place = cx.place;
                match outcome {
                    Ok(m) => moved |= m,
                    Err(fault) => return Err(Box::new(self.report(&fault, place, &w, block_state.index))),
                }
                block_state.warps[i] = w;
            }
            match self.release(block_state, races) {
                Ok(m) => moved |= m,
                Err((fault, place, warp)) => {
                    return Err(Box::new(self.report(&fault, place, &block_state.warps[warp], block_state.index)));
                }
            }
            if block_state.warps.iter().all(|w| w.groups.is_empty()) {
                return Ok(true);
            }
            if !moved {
                return Err(Box::new(self.stuck(block_state)));
            }
        }
        Ok(false)
    }
    /// Opens the barriers that all their threads have reached; returns whether there was one.
    fn release(
        &self,
        block_state: &mut BlockState,
        races: &mut Option<Races>,
    ) -> Result<bool, (Box<Fault>, (u32, u32), usize)> {
        let mut any = false;
        for id in 0..17u32 {
            let (mut here, mut full, mut need) = (0, 0, None);
            let mut alive = 0;
            for w in &block_state.warps {
                alive += w.alive.count_ones();
                let mut mask = 0;
                for g in &w.groups {
                    if let Wait::Barrier { id: i, count, .. } = g.wait
                        && i == id
                    {
                        mask |= g.mask;
                        need = Some(count);
                    }
                }
                here += mask.count_ones();
                // A warp whose threads are all there counts whole, as its exited threads do.
                full += if mask != 0 && mask == w.alive { 32 } else { mask.count_ones() };
            }
            let Some(count) = need else { continue };
            let open = if count == 0 { here == alive } else { full + block_state.arrivals[id as usize] >= count };
            if !open {
                continue;
            }
            block_state.met[id as usize] += u64::from(here + block_state.arrivals[id as usize]);
            block_state.arrivals[id as usize] = 0;
            any = true;
            if let Some(r) = races {
                let at = |w: &Warp| {
                    w.groups
                        .iter()
                        .filter(|g| matches!(g.wait, Wait::Barrier { id: i, .. } if i == id))
                        .fold(0, |m, g| m | g.mask)
                };
                let waiting = block_state.warps.iter().map(|w| ((w.index * 32) as usize, at(w)));
                let threads: Vec<usize> = waiting.flat_map(|(first, m)| lanes(m).map(move |l| first + l)).collect();
                r.meet(block_state.number, threads.into_iter(), here == alive, Some(id as usize));
            }
            let mut votes = [0u32; 2];
            for round in 0..2 {
                for (wi, w) in block_state.warps.iter_mut().enumerate() {
                    let mut first = None;
                    for g in 0..w.groups.len() {
                        let gr = w.groups[g];
                        let Wait::Barrier { id: i, aligned, .. } = gr.wait else { continue };
                        if i != id {
                            continue;
                        }
                        let row = w.frames[gr.frame as usize].func;
                        let place = (row, gr.pc);
                        if *first.get_or_insert(place) != place && aligned {
                            let text = "threads of one warp are at different barriers";
                            let l = gr.mask.trailing_zeros();
                            return Err((Fault::new(ErrorKind::BarrierDivergence, l, text), place, wi));
                        }
                        let Some(f) = &self.functions[row as usize] else { continue };
                        let op = &f.ops[gr.pc as usize];
                        let intr = &f.intrs[op.x as usize];
                        if let Intr::BarrierRed { op, .. } = intr.kind {
                            let s = intr.args[intr.args.len() - 1];
                            for l in lanes(gr.mask) {
                                let fr = &mut w.frames[gr.frame as usize];
                                if round == 0 {
                                    let c = fr.cell(f, s, l);
                                    votes[(c.value & 1) as usize] += 1;
                                } else {
                                    let v = match op {
                                        0 => (votes[0] == 0) as u64,
                                        1 => (votes[1] > 0) as u64,
                                        _ => votes[1] as u64,
                                    };
                                    fr.set_cell(intr.dst, l, Cell::clean(v));
                                }
                            }
                        }
                    }
                }
            }
            for w in &mut block_state.warps {
                for g in 0..w.groups.len() {
                    if matches!(w.groups[g].wait, Wait::Barrier { id: i, .. } if i == id) {
                        Cx::advance(w, g);
                    }
                }
            }
        }
        Ok(any)
    }
    /// The fault of a launch in which no thread can go on: it says which threads wait where.
    fn stuck(&self, block_state: &BlockState) -> Report {
        let waiting = |w: &Warp| w.groups.iter().map(|g| g.mask.count_ones()).sum::<u32>();
        let total: u32 = block_state.warps.iter().map(waiting).sum();
        for barrier in [true, false] {
            for w in &block_state.warps {
                for g in &w.groups {
                    let text = match g.wait {
                        Wait::Barrier { id, count, .. } if barrier => {
                            let there: u32 = block_state
                                .warps
                                .iter()
                                .flat_map(|w| &w.groups)
                                .filter(|o| o.wait == g.wait)
                                .map(|o| o.mask.count_ones())
                                .sum();
                            let want = if count == 0 { total } else { count };
                            format!("barrier {id} is reached by {there} of {want} threads; the others wait elsewhere")
                        }
                        Wait::Lanes(m) if !barrier => format!("lanes {:#x} wait for all of {m:#x}", g.mask),
                        _ => continue,
                    };
                    let kind = if barrier { ErrorKind::BarrierDivergence } else { ErrorKind::Deadlock };
                    let fault = Fault::new(kind, g.mask.trailing_zeros(), text);
                    let place = (w.frames[g.frame as usize].func, g.pc);
                    return self.report(&fault, place, w, block_state.index);
                }
            }
        }
        Report::outside(ErrorKind::Deadlock, "no thread can go on")
    }
    fn report(&self, fault: &Fault, (func, pc): (u32, u32), warp: &Warp, block: [u32; 3]) -> Report {
        let mut r = Report::outside(fault.kind, fault.message.clone());
        r.block_idx = block;
        r.thread_idx = warp.tid.get(fault.lane as usize).copied().unwrap_or_default();
        let Some(Some(decoded)) = self.functions.get(func as usize) else { return r };
        let of_ir = decoded.lines.is_empty();
        let Some(f) = self.module.filter(|_| of_ir).and_then(|m| m.func(decoded.global)) else {
            r.function = self.name(func as usize);
            r.line = decoded.lines.get(pc as usize).copied();
            return r;
        };
        r.function = String::from_utf8_lossy(f.name()).into_owned();
        let Some(&inst) = decoded.inst.get(pc as usize) else { return r };
        if inst.is_none() {
            return r;
        }
        let block = f.block_of(inst);
        let name = |v: Value| {
            f.side().names.as_ref().map(|n| String::from_utf8_lossy(n.get(v)).into_owned()).filter(|n| !n.is_empty())
        };
        let number = f.block_order().position(|b| b == block).unwrap_or(0);
        r.block = name(Value::block(block)).map_or(format!("#{number}"), |n| format!("%{n}"));
        let at = f.block_insts(block).position(|i| i == inst).unwrap_or(0);
        let what = name(Value::inst(inst)).map_or(String::new(), |n| format!("%{n} = "));
        r.instruction = format!("instruction #{at} ({what}{})", f.op(inst).text());
        r.line = line_of(&f, inst);
        r
    }
}

/// Runs the groups of a warp until all wait or have ended, or its turn is over; returns whether anything ran.
fn turn(cx: &mut Cx<'_, '_>, warp: &mut Warp) -> Step<bool> {
    let mut moved = false;
    loop {
        if warp.groups.len() > 1 {
            warp.merge();
        }
        let Some(g) = warp.pick() else {
            if warp.groups.is_empty() || !cx.meet(warp)? {
                return Ok(moved);
            }
            continue;
        };
        moved = true;
        let stop = cx.run(warp, g)?;
        if stop == super::exec::Stop::Fuel || cx.fuel == 0 {
            return Ok(true);
        }
    }
}

fn line_of(f: &Func<'_>, inst: Inst) -> Option<u32> {
    let loc = f.loc(inst).get()?;
    let tables = f.ctx().tables;
    match tables.metadata.field(loc, tables.strings.find(b"line")?)? {
        MdField::Int(n) => u32::try_from(*n).ok(),
        _ => None,
    }
}
