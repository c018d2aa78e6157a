import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { AnswerError } from '../http/answer-error.ts';

/**
 * Size of the cache, in pictures, least recently used removed first: some 12 MB of drawings, three times as much of
 * photographs.
 */
const MAX_CARDS = 256;
/** Pictures that may wait in the queue. */
const WAITING = 16;

/**
 * Draws one picture at a time, each once, and caches it, so that drawing never takes more than a part of the
 * machine.
 * @returns a function that gives the picture of a key, drawn if not cached; rejects with AnswerError 503 when too many
 * wait
 */
export function cardCache(): (key: string, draw: () => Promise<Buffer>) => Promise<Buffer> {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: MAX_CARDS });
  const queue = new PQueue({ concurrency: 1 });

  function enqueue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (queue.size + queue.pending >= WAITING) throw new AnswerError(503, busy, {}, { 'retry-after': '5' });
    return queue.add(draw);
  }

  return async (key, draw) => {
    const card = cards.get(key) ?? enqueue(draw);
    cards.set(key, card);
    return card.catch((error) => {
      if (cards.peek(key) === card) cards.delete(key);
      throw error;
    });
  };
}

const busy = 'Serviço temporariamente indisponível. Tente novamente em instantes.';
