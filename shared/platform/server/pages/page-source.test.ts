import { expect, it, onTestFinished, vi } from 'vitest';
import { createRenderQueue, Overloaded } from './page-source.ts';

/** Creates a queue that renders one page at a time, and a rendering that lasts until it is ended. */
function busy() {
  const run = createRenderQueue(1);
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

it('the render queue rejects pages that are queued too long, and all while it is full', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { run } = busy();
  const queued = Array.from({ length: 1_000 }, () =>
    run(async () => 'late').catch((error: unknown) => error),
  );
  await expect(run(async () => 'one too many')).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const error of await Promise.all(queued)) expect(error).toBeInstanceOf(Overloaded);
});
