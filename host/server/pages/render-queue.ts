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

interface Waiting {
  start(): void;
  timer: ReturnType<typeof setTimeout>;
}

/** Limits how many pages are made at once, and how long one waits for its turn. */
export function createRenderQueue({ concurrent, waiting, patience }: RenderQueueOptions) {
  const line: Waiting[] = [];
  let running = 0;

  function startNext(): void {
    if (running >= concurrent) return;
    const next = line.shift();
    if (!next) return;
    clearTimeout(next.timer);
    running += 1;
    next.start();
  }

  function turn(first: boolean): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      if (line.length >= waiting) return reject(new Overloaded());
      const timer = setTimeout(
        () => {
          line.splice(line.indexOf(entry), 1);
          reject(new Overloaded());
        },
        patience * (1 - Math.random() / 2),
      );
      const entry: Waiting = { start: resolve, timer };
      if (first) line.unshift(entry);
      else line.push(entry);
    });
  }

  /**
   * Makes a page when it is its turn.
   * @param first whether it goes ahead of those that wait: many read it already
   * @throws Overloaded when its turn does not come
   */
  return async function run<Page>(make: () => Promise<Page>, first = false): Promise<Page> {
    await turn(first);
    try {
      return await make();
    } finally {
      running -= 1;
      // Whatever else has arrived meanwhile, such as requests for kept pages, goes ahead of the next page.
      setImmediate(startNext);
    }
  };
}
