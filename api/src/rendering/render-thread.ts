import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { HttpError, statusTexts } from '../http/http-error.ts';
import type { CardTask, PaperTask } from './render-worker.ts';

/** Time after which an idle thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000;

/** Renders pictures and printouts outside of the main thread, in one thread that starts on the first rendering. */
export function startRenderThread() {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The thread needs no secret of the API.
    env: { NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  const run = async (name: 'card' | 'paper', task: CardTask | PaperTask): Promise<Buffer> => {
    const bytes: Uint8Array = await pool.run(task, { name });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return {
    /** @returns PNG */
    card: (task: CardTask) => run('card', task),
    /** @returns PDF */
    paper: (task: PaperTask) => run('paper', task),
    close: () => pool.destroy(),
  };
}

/** Maximum queued renderings. */
const MAX_QUEUED = 16;

/** Returns the cached rendering of a key, or renders it. @throws HttpError 503 if the queue is full */
export type DrawingCache = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Renders pictures and printouts one at a time and caches them, so that rendering never occupies more than one core.
 * @param max maximum renderings, least recently used evicted first: 256 cards are about 12 MB if drawn, three times as
 * much with photographs
 */
export function createRenderCache(max = 256): DrawingCache {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max });
  const queue = new PQueue({ concurrency: 1 });

  function enqueue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (queue.size + queue.pending >= MAX_QUEUED)
      throw new HttpError(503, statusTexts[503], {}, { 'retry-after': '5' });
    return queue.add(draw);
  }

  return async (key, draw) => {
    const drawing = drawings.get(key) ?? enqueue(draw);
    drawings.set(key, drawing);
    return drawing.catch((error) => {
      if (drawings.peek(key) === drawing) drawings.delete(key);
      throw error;
    });
  };
}
