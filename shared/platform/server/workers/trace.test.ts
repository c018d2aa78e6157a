import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createTrace, type Trace } from './trace.ts';

/** Runs code of a release for a task. */
function runCode(trace: Trace, task: number, release: string, loader: () => Promise<never[]>) {
  const { listing } = trace.traceRemote(release, { routes: [], slots: {}, listing: [loader] });
  return trace.runTask(task, () => Promise.all(listing.map((list) => list())));
}

it('reports whose code runs for which task, also after it has waited', async () => {
  const enter = vi.fn();
  const trace = createTrace(enter);
  const other = Promise.withResolvers<void>();
  const first = runCode(trace, 1, 'mf-a@1', async () => {
    await other.promise;
    trace.resume();
    trace.resume();
    return [];
  });
  await runCode(trace, 2, 'mf-b@1', () => pause(1, []));
  other.resolve();
  await first;
  expect(enter.mock.calls).toEqual([
    ['mf-a@1', 1],
    ['mf-b@1', 2],
    ['mf-a@1', 1],
  ]);
});

it('does not report the host’s own code', () => {
  const enter = vi.fn();
  const trace = createTrace(enter);
  trace.runTask(1, () => trace.resume());
  expect(enter).not.toHaveBeenCalled();
});
