//! Which copies are made when there are too many.

/// Indices of the `most` highest of `scores`, in the order of a heap with the lowest first; all in order where these are not too many. Of
/// equal scores the later one is better. `n log n`.
pub(super) fn best(scores: &[u64], most: usize) -> Vec<usize> {
    let count = most.min(scores.len());
    let mut heap: Vec<usize> = (0..count).collect();
    if count == 0 || count == scores.len() {
        return heap;
    }
    let worse = |a: usize, b: usize| (scores[a], a) < (scores[b], b);
    for at in (0..count / 2).rev() {
        sink(&mut heap, at, &worse);
    }
    for index in count..scores.len() {
        // The new one climbs from the end, then the worst of all leaves the root.
        heap.push(index);
        let mut at = count;
        while at > 0 && worse(heap[at], heap[(at - 1) / 2]) {
            heap.swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
        heap.swap_remove(0);
        sink(&mut heap, 0, &worse);
    }
    heap
}

/// Lets the entry at `at` sink below those that are worse than it.
fn sink(heap: &mut [usize], mut at: usize, worse: &dyn Fn(usize, usize) -> bool) {
    loop {
        let mut child = 2 * at + 1;
        if child >= heap.len() {
            return;
        }
        if child + 1 < heap.len() && worse(heap[child + 1], heap[child]) {
            child += 1;
        }
        if !worse(heap[child], heap[at]) {
            return;
        }
        heap.swap(at, child);
        at = child;
    }
}

#[test]
fn the_best_are_kept() {
    assert_eq!(best(&[1, 2, 3], 5), [0, 1, 2]);
    let mut kept = best(&[5, 1, 9, 7, 3, 9], 3);
    kept.sort_unstable();
    assert_eq!(kept, [2, 3, 5]);
    assert_eq!(best(&[4, 4, 4], 1), [2]);
    assert!(best(&[4], 0).is_empty());
}
