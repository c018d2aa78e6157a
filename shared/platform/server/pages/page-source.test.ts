import { expect, it } from 'vitest';
import { createRenderQueue, Overloaded } from './page-source.ts';

/** Creates a queue that renders one page at a time, and a rendering that lasts until it is ended. */
function busy({ waiting = 10, patience = 60_000 } = {}) {
  const run = createRenderQueue({ concurrent: 1, waiting, patience });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const running = run(() => promise);
  return { run, running, end };
}

it('the render queue limits concurrent pages, and prefers refreshes of pages that visitors read', async () => {
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
  ['that are queued too long', { patience: 1 }],
  ['while the queue is full', { waiting: 0 }],
])('the render queue rejects pages %s', async (_what, limits) => {
  await expect(busy(limits).run(async () => 'late')).rejects.toThrow(Overloaded);
});
