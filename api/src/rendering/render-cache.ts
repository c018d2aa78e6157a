import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { HttpError, statusTexts } from '../http/http-error.ts';

/** Drawings that may wait in the queue. */
const WAITING = 16;

/** Gives the drawing of a key, drawn if not cached. @throws HttpError 503 when too many wait */
export type DrawingCache = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Draws one picture or paper at a time, each once, and caches it, so that drawing never takes more than a part of the
 * machine.
 * @param max size of the cache, in drawings, least recently used removed first: 256 cards are some 12 MB of drawings,
 * three times as much of photographs
 */
export function createRenderCache(max = 256): DrawingCache {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max });
  const queue = new PQueue({ concurrency: 1 });

  function enqueue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (queue.size + queue.pending >= WAITING)
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
