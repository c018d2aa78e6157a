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
  const cards = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function queue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (waiting >= WAITING) throw new AnswerError(503, busy, {}, { 'retry-after': '5' });
    waiting += 1;
    const card = last.then(draw).finally(() => {
      waiting -= 1;
    });
    last = card.catch(() => {});
    return card;
  }

  return async (key, draw) => {
    const card = cards.get(key) ?? queue(draw);
    cards.delete(key);
    cards.set(key, card);
    // A map gives its keys in the order in which they were set: the first was asked for longest ago.
    for (const oldest of cards.keys()) {
      if (cards.size <= MAX_CARDS) break;
      cards.delete(oldest);
    }
    return card.catch((error) => {
      if (cards.get(key) === card) cards.delete(key);
      throw error;
    });
  };
}

const busy = 'Serviço temporariamente indisponível. Tente novamente em instantes.';
