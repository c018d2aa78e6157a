import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../workers/page-renderer.ts';
import type { Previews } from './previews/open-previews.ts';
import type { Remotes } from './remotes.ts';

/** Maximum wait of the first start for files and smoke tests; unreachable remotes do not delay it. */
const STARTUP_TIMEOUT_MS = 30_000;

interface Options {
  remotes: Pick<Remotes, 'releases' | 'refresh' | 'end'>;
  previews: Pick<Previews, 'refresh' | 'end'>;
  renderer: Pick<PageRenderer, 'prepare' | 'close'>;
  /** Milliseconds between two refreshes. */
  every: number;
}

/** Refreshes at once and periodically until the server closes; only a start without stored releases waits. */
export async function scheduleRefresh(
  app: FastifyInstance,
  { remotes, previews, renderer, every }: Options,
): Promise<void> {
  const isReady = remotes.releases(null).known.allKnown;
  const refreshed = remotes.refresh(STARTUP_TIMEOUT_MS);
  void refreshed.then(previews.refresh);
  if (!isReady) await refreshed;
  await renderer.prepare(remotes.releases(null));
  async function refresh(): Promise<void> {
    await remotes.refresh();
    await Promise.all([previews.refresh(), renderer.prepare(remotes.releases(null))]);
  }
  const timer = setInterval(() => void refresh(), every);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    const ended = Promise.all([remotes.end(), previews.end()]);
    await renderer.close();
    await ended;
  });
}
