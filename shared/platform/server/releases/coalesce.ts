/**
 * Work that never runs twice at once. Whoever asks while it runs gets one further run, together with all others that
 * ask meanwhile: what is being read may be of before the moment that somebody asks about.
 * @returns a promise of a run that began after the call; it does not reject
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
