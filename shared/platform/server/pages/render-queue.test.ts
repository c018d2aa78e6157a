import { expect, it } from 'vitest';
import { createRenderQueue, Overloaded } from './render-queue.ts';

/** A queue that makes one page at a time, and a render in it that lasts until it is told to end. */
function busy({ waiting = 10, patience = 60_000 } = {}) {
  const run = createRenderQueue({ concurrent: 1, waiting, patience });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const running = run(() => promise);
  return { run, running, end };
}

it('the queue of renders makes no more pages at once than it may, and first the next one that many read', async () => {
  const { run, running, end } = busy();
  const order: string[] = [];
  const made = (name: string) => async () => void order.push(name);
  const all = [running, run(made('once')), run(made('often'), true)];
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  end();
  await Promise.all(all);
  expect(order).toEqual(['often', 'once']);
});

it.each([
  ['too long', { patience: 1 }],
  ['in too long a line', { waiting: 0 }],
])('the queue of renders turns away whoever would wait %s', async (_what, limits) => {
  await expect(busy(limits).run(async () => 'late')).rejects.toThrow(Overloaded);
});
