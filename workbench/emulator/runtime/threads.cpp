// threads.cpp: threads that wake one another and run a launch's blocks
//
// A launch wakes a few helpers. Each helper wakes a few more while blocks are left, and then runs its share of the
// blocks. Helpers sleep at locks of Python's, whose C functions need no interpreter.
#include "lanes.h"

extern "C" int PyThread_acquire_lock(void *lock, int wait);
extern "C" void PyThread_release_lock(void *lock);

namespace {

// Whether a worker, given by its number, finds blocks to run.
INLINE bool has_blocks(const job *work, u64 number) {
  auto *s = (const share *)(work->shares + number % work->num_shares * SHARE_BYTES);
  return __atomic_load_n(&s->next, __ATOMIC_RELAXED) < __atomic_load_n(&s->end, __ATOMIC_RELAXED) || work->left;
}

// Wake a worker's own helpers, if there are blocks for them.
INLINE void wake(job *work, u64 number) {
  for (u64 next = number * FAN + 1; next <= number * FAN + FAN; ++next) {
    if (next >= work->num_workers || !has_blocks(work, next)) return;
    __atomic_fetch_add(&work->running, 1, __ATOMIC_SEQ_CST);
    helper *h = work->helpers[next];
    h->job = work;
    h->number = next;
    PyThread_release_lock(h->wake);
  }
}

INLINE context *context_of(job *work, u64 number) { return (context *)(work->contexts + number * work->context_bytes); }

// Wake helpers, then run blocks; return the status of the kernel's worker.
INLINE i32 run(job *work, u64 number) {
  wake(work, number);
  return work->worker(context_of(work, number));
}

}  // namespace

// Run as worker 0.
EXPORT i32 lead(job *work) { return run(work, 0); }

// Sleep until woken, then run as a worker, again and again. A helper that no longer counts as running must not touch
// its job: the job may be gone.
EXPORT void serve(helper *self) {
  for (;;) {
    PyThread_acquire_lock(self->wake, 1);
    job *work = self->job;
    u64 number = self->number;
    i32 status = run(work, number);
    if (status != STATUS_DONE || work->left) work->go_on(context_of(work, number), status);
    void *over = work->over;
    if (__atomic_fetch_sub(&work->running, 1, __ATOMIC_SEQ_CST) == 1) PyThread_release_lock(over);
  }
}
