import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { HttpError, statusTexts } from '../http/http-error.ts';
import type { CardTask, PaperTask } from './render-worker.ts';

/** Time after which an idle thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000;

/** Cached renderings: cards of about 50 kB, three times as much with photographs, and printouts of about 60 kB. */
const MAX_CARDS = 256;
const MAX_PAPERS = 64;

/**
 * Renders pictures and printouts outside of the main thread, in one thread that starts on the first rendering. Renderings
 * are cached by a key that changes with their content.
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
  const run = async (name: 'card' | 'paper', task: CardTask | PaperTask): Promise<Buffer> => {
    const bytes: Uint8Array = await pool.run(task, { name });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const cards = createRenderCache(MAX_CARDS);
  const papers = createRenderCache(MAX_PAPERS);
  return {
    /** @returns PNG */
    card: (key: string, task: CardTask) => cards(key, () => run('card', task)),
    /** @returns PDF */
    paper: (key: string, task: PaperTask) => papers(key, () => run('paper', task)),
    close: () => pool.destroy(),
  };
}

/** Maximum queued renderings. */
const MAX_QUEUED = 16;

/**
 * Creates a function that returns the cached rendering of a key, or renders it, one at a time. It throws an `HttpError`
 * 503 if the queue is full.
 * @param max maximum renderings, least recently used evicted first
 */
export function createRenderCache(max: number) {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max });
  const queue = new PQueue({ concurrency: 1 });

  function enqueue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (queue.size + queue.pending >= MAX_QUEUED)
      throw new HttpError(503, statusTexts[503], {}, { 'retry-after': '5' });
    return queue.add(draw);
  }

  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawing = drawings.get(key) ?? enqueue(draw);
    drawings.set(key, drawing);
    return drawing.catch((error) => {
      if (drawings.peek(key) === drawing) drawings.delete(key);
      throw error;
    });
  };
}
