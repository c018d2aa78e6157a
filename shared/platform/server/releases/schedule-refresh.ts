import type { FastifyInstance } from 'fastify';

/** Maximum wait of the first start for files and smoke tests; unreachable remotes do not delay it. */
const STARTUP_TIMEOUT_MS = 30_000;

interface Options {
  /** Whether the server already has all releases: only a start without them waits for the first refresh. */
  isReady: boolean;
  refresh: (timeoutMs: number) => Promise<void>;
  end: () => Promise<void>;
  /** Milliseconds between two refreshes. */
  every: number;
}

/** Refreshes releases at once and periodically until the server closes. */
export async function scheduleRefresh(app: FastifyInstance, { isReady, refresh, end, every }: Options) {
  const refreshed = refresh(STARTUP_TIMEOUT_MS);
  if (!isReady) await refreshed;
  const timer = setInterval(() => void refresh(0), every);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await end();
  });
}

/**
 * Coalesces concurrent calls into at most one active and one queued run. A call made during a run waits for the next
 * one, because the active run may already have read stale data.
 * @returns a promise of a run that started after the call; it never rejects
 */
export function coalesce(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const run = () => {
    next = null;
    return work().catch(failed);
  };
  return () => {
    next ??= last = last.then(run);
    return next;
  };
}
