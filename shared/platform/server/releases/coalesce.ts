/**
 * Coalesces concurrent calls into at most one active and one queued run. A call made during a run waits for the next
 * one, because the active run may already have read stale data.
 * @returns a promise of a run that started after the call; it never rejects
 */
export function coalesce(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function start(): Promise<void> {
    next = null;
    running = work()
      .catch(failed)
      .finally(() => {
        running = null;
      });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start);
    return next;
  };
}
