//! What large functions cost: memory in proportion to the instructions, and time.
//!
//! Bytes are counted by an allocator of this program alone, at their peak, text included: they are the same on every machine. Times are those of
//! this thread, the best of several, at `n` and `4 n` instructions.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_sass::Arch;

/// Counts the bytes that are in use, and the most that ever were.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

fn more(bytes: usize) {
    let now = IN_USE.fetch_add(bytes, Ordering::Relaxed) + bytes;
    MOST.fetch_max(now, Ordering::Relaxed);
}

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        more(layout.size());
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(place, layout) }
    }
    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // A block that grows in place, or is moved page by page, never takes both sizes; one that is copied does for a moment.
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        more(size);
        // SAFETY: as the caller promises.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const INSTRUCTIONS: usize = 20_000;
/// Instructions of functions whose bytes are counted: those that have their rows in a World, and those that have vectors.
const SIZES: [usize; 3] = [4_000, 12_000, INSTRUCTIONS];
/// The most bytes of an instruction of PTX at the peak.
const MOST_BYTES: usize = 700;
/// How many times as long four times the instructions may take: 4 where time is in proportion, 16 where it is their square.
const MOST_RATIO: f64 = 7.5;
const TRIES: usize = 5;

fn kernel(registers: usize, body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a)\n{{\n.reg .pred %p<2>;\n.reg .b32 %r<{}>;\n\
         .reg .b64 %rd<2>;\nld.param.u64 %rd1, [a];\n{body}ret;\n}}\n",
        registers + 2
    )
}

/// One block; sums of the last values, a load and a store among sixteen.
fn straight(count: usize) -> String {
    let mut body = String::from("mov.u32 %r0, %tid.x;\n");
    for n in 1..count {
        let (one, other) = (n - 1, n.saturating_sub(7 + n % 23));
        let _ = match n % 16 {
            3 => writeln!(body, "ld.global.u32 %r{n}, [%rd1+{}];", n % 1000 * 4),
            11 => writeln!(body, "st.global.u32 [%rd1+{}], %r{one};\nmov.u32 %r{n}, %r{other};", n % 1000 * 4),
            _ => writeln!(body, "add.s32 %r{n}, %r{one}, %r{other};"),
        };
    }
    kernel(count, &format!("{body}st.global.u32 [%rd1], %r{};\n", count - 1))
}

/// One conditional store after the other.
fn diamonds(count: usize) -> String {
    let mut body = String::from("mov.u32 %r0, %tid.x;\n");
    for n in 0..count / 4 {
        let _ = writeln!(
            body,
            "add.s32 %r{m}, %r{n}, {n};\nsetp.lt.s32 %p1, %r{m}, {};\n@%p1 bra L{n};\nst.global.u32 [%rd1+{}], %r{m};\nL{n}:",
            n % 77,
            n % 1000 * 4,
            m = n + 1
        );
    }
    kernel(count / 4, &body)
}

/// All values are read in the end.
fn alive(count: usize) -> String {
    let mut body = String::new();
    for n in 0..count / 2 {
        let _ = writeln!(body, "ld.global.u32 %r{n}, [%rd1+{}];", n * 4);
    }
    for n in 1..count / 2 {
        let _ = writeln!(body, "add.s32 %r0, %r0, %r{n};");
    }
    kernel(count / 2, &format!("{body}st.global.u32 [%rd1], %r0;\n"))
}

/// A name, and what makes a kernel of so many instructions.
type Shape = (&'static str, fn(usize) -> String);
/// Of the last, nearly every value is spilt: there are as many instructions again.
const SHAPES: [Shape; 3] = [("straight", straight), ("diamonds", diamonds), ("alive", alive)];

fn compile(text: &str) {
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "k.ptx");
    assert!(!reading.is_refused(), "{}", reading.render("k.ptx"));
    let request = Request::new(Arch::Sm90, Settings { checks: false, ..Settings::default() });
    let done = assemble(&reading, text.as_bytes(), &request).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(done.bytes.len() > 1000);
}

/// Time that this thread has spent on a processor; where the system does not say, the time that passed.
fn thread_time(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|part| part.parse().ok()).map_or(start.elapsed(), Duration::from_nanos)
}

/// One test, so that nothing else allocates while bytes are counted.
#[test]
fn memory_and_time_are_in_proportion() {
    let start = Instant::now();
    compile(&straight(100));
    for (name, make) in SHAPES {
        for count in SIZES {
            let text = make(count);
            let before = IN_USE.load(Ordering::Relaxed);
            MOST.store(before, Ordering::Relaxed);
            compile(&text);
            let bytes = (MOST.load(Ordering::Relaxed) - before) / count;
            eprintln!("{name}, {count} instructions: {bytes} bytes each");
            assert!(bytes <= MOST_BYTES, "{name}, {count} instructions: {bytes} bytes each");
        }
        let texts = [make(INSTRUCTIONS / 8), make(INSTRUCTIONS / 2)];
        let mut best = [f64::MAX; 2];
        for _ in 0..TRIES {
            for (best, text) in best.iter_mut().zip(&texts) {
                let before = thread_time(start);
                compile(text);
                *best = best.min((thread_time(start) - before).as_secs_f64());
            }
            if best[1] < MOST_RATIO * best[0] {
                break;
            }
        }
        eprintln!("{name}: {:.1} times as long for four times the instructions", best[1] / best[0]);
        assert!(best[1] < MOST_RATIO * best[0], "{name}: {best:?}");
    }
}
