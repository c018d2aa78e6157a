import PQueue from 'p-queue';

interface RenderQueueOptions {
  /** Maximum number of pages rendered at the same time. */
  concurrent: number;
  /** Maximum number of queued pages. */
  waiting: number;
  /** Maximum time in ms in the queue, shortened at random so that a burst does not time out all at once. */
  patience: number;
}

/** Thrown if the queue is full, or if a page was queued too long. */
export class Overloaded extends Error {}

/** Limits how many pages are rendered at once, and how long a page is queued. */
export function createRenderQueue({ concurrent, waiting, patience }: RenderQueueOptions) {
  const queue = new PQueue({ concurrency: concurrent });

  /**
   * Renders a page when a slot is free.
   * @param first whether it precedes queued pages, because visitors already read a stale copy
   * @throws Overloaded if the queue is full or the timeout ends
   */
  async function run<Page>(make: () => Promise<Page>, first = false): Promise<Page> {
    if (queue.pending >= concurrent && queue.size >= waiting) throw new Overloaded();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Overloaded()), patience * (1 - Math.random() / 2));
    return queue.add(
      async () => {
        clearTimeout(timer);
        return make();
      },
      { priority: first ? 1 : 0, signal: timeout.signal },
    );
  }

  return Object.assign(run, {
    counts: () => ({ made: queue.pending, waiting: queue.size }),
  });
}
