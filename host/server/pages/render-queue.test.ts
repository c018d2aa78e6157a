import { describe, expect, it } from 'vitest';
import { createRenderQueue, Overloaded } from './render-queue.ts';

/** A render that lasts until it is told to end. */
function held() {
  const end = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    end: end.resolve,
    make() {
      begun.resolve();
      return end.promise;
    },
  };
}

describe('the queue of renders', () => {
  it('makes no more pages at once than it may, and the next when one is done', async () => {
    const run = createRenderQueue({ concurrent: 1, waiting: 10, patience: 60_000 });
    const [first, second] = [held(), held()];
    let secondBegan = false;
    void second.begun.then(() => {
      secondBegan = true;
    });
    const results = [run(first.make), run(second.make)];
    await first.begun;
    await new Promise(setImmediate);
    expect(secondBegan).toBe(false);
    first.end('first');
    await second.begun;
    second.end('second');
    expect(await Promise.all(results)).toEqual(['first', 'second']);
  });

  it('goes on after a page that failed', async () => {
    const run = createRenderQueue({ concurrent: 1, waiting: 10, patience: 60_000 });
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run(async () => 'next')).toBe('next');
  });

  it('turns away whoever would wait too long, or in too long a line', async () => {
    const impatient = createRenderQueue({ concurrent: 1, waiting: 10, patience: 1 });
    void impatient(held().make);
    await expect(impatient(async () => 'late')).rejects.toThrow(Overloaded);
    const short = createRenderQueue({ concurrent: 1, waiting: 0, patience: 60_000 });
    void short(held().make);
    await expect(short(async () => 'too many')).rejects.toThrow(Overloaded);
  });

  it('lets a page that many read go first', async () => {
    const run = createRenderQueue({ concurrent: 1, waiting: 10, patience: 60_000 });
    const running = held();
    const order: string[] = [];
    const made = (name: string) => async () => void order.push(name);
    const all = [run(running.make), run(made('once')), run(made('often'), true)];
    running.end('');
    await Promise.all(all);
    expect(order).toEqual(['often', 'once']);
  });
});
