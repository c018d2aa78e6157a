import PQueue from 'p-queue';

interface RenderQueueOptions {
  /** Pages made at the same time. */
  concurrent: number;
  /** Pages that wait at most. */
  waiting: number;
  /** Milliseconds that a page waits at most: each a little less, lest all that came together give up together. */
  patience: number;
}

/** More pages are asked for than this machine can make. */
export class Overloaded extends Error {}

/** Limits how many pages are made at once, and how long one waits for its turn. */
export function createRenderQueue({ concurrent, waiting, patience }: RenderQueueOptions) {
  const queue = new PQueue({ concurrency: concurrent });

  /**
   * Makes a page when it is its turn.
   * @param first whether it goes ahead of those that wait: many read it already
   * @throws Overloaded when its turn does not come
   */
  async function run<Page>(make: () => Promise<Page>, first = false): Promise<Page> {
    if (queue.pending >= concurrent && queue.size >= waiting) throw new Overloaded();
    const givenUp = new AbortController();
    const timer = setTimeout(() => givenUp.abort(new Overloaded()), patience * (1 - Math.random() / 2));
    return queue.add(
      async () => {
        clearTimeout(timer);
        return make();
      },
      { priority: first ? 1 : 0, signal: givenUp.signal },
    );
  }

  return Object.assign(run, {
    /** Pages that are being made, and that wait for their turn. */
    counts: () => ({ made: queue.pending, waiting: queue.size }),
  });
}
