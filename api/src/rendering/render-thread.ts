import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { HttpError } from '../http/http-error.ts';
import type { CardTask, PaperTask } from './render-worker.ts';

/** Time after which an idle thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000;

/** Maximum queued renderings. */
const MAX_QUEUED = 16;

/** Cached renderings: cards of about 50 kB, three times as much with photographs, and printouts of about 60 kB. */
const MAX_CARDS = 256;
const MAX_PAPERS = 64;

/**
 * Renders in one thread, which starts when needed; cached by content. Throws an `HttpError` 503 if the queue is full.
 */
export function startRenderThread() {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The thread needs no secret of the API.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });

  function createCache(name: 'card' | 'paper', max: number) {
    const cache = new LRUCache<string, Buffer, { task: CardTask | PaperTask }>({
      max,
      fetchMethod: async (_key, _stale, { context: { task } }) => {
        if (pool.queueSize >= MAX_QUEUED) throw new HttpError(503, undefined, {}, { 'retry-after': '5' });
        const bytes: Uint8Array = await pool.run(task, { name });
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      },
    });
    return (key: string, task: CardTask | PaperTask) => cache.forceFetch(key, { context: { task } });
  }

  const cards = createCache('card', MAX_CARDS);
  const papers = createCache('paper', MAX_PAPERS);
  return {
    /** @returns PNG */
    card: (key: string, task: CardTask) => cards(key, task),
    /** @returns PDF */
    paper: (key: string, task: PaperTask) => papers(key, task),
    close: () => pool.destroy(),
  };
}
