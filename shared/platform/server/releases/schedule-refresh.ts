import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../workers/page-renderer.ts';
import type { Remotes } from './remotes.ts';

/** Milliseconds that a first start waits for files and smoke tests; nobody waits for a remote that does not answer. */
const STARTUP_TIMEOUT_MS = 30_000;

interface Options {
  remotes: Pick<Remotes, 'releases' | 'refresh' | 'end'>;
  renderer: Pick<PageRenderer, 'prepare' | 'close'>;
  /** Milliseconds between two looks. */
  every: number;
}

/** Looks at once, and again and again until the server ends; with releases of before the start it does not wait. */
export async function scheduleRefresh(
  app: FastifyInstance,
  { remotes, renderer, every }: Options,
): Promise<void> {
  const isReady = remotes.releases(null).known.allKnown;
  const refreshed = remotes.refresh(STARTUP_TIMEOUT_MS);
  if (!isReady) await refreshed;
  await renderer.prepare(remotes.releases(null));
  const timer = setInterval(() => void remotes.refresh(), every);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    const ended = remotes.end();
    await renderer.close();
    await ended;
  });
}
