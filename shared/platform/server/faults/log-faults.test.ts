import { expect, it, vi } from 'vitest';
import type { FaultEvent } from '../events/events.ts';
import { logFaults } from './log-faults.ts';

const event: FaultEvent = {
  kind: 'fault-reported',
  remote: 'mf-a',
  version: '1',
  fault: 'render',
  page: '/cursos',
  message: 'TypeError: x is undefined',
  frames: ['remotes/mf-a/web/a.js:1:2'],
  network: '192.0.2.1',
};

/** Returns the lines that a series of faults is logged with. */
async function linesOf(...events: Partial<FaultEvent>[]): Promise<string[]> {
  const lines: string[] = [];
  const listen = logFaults({
    resolveFrames: async () => ['mf-a/src/list.tsx:3:4'],
    report: (line) => lines.push(line),
  });
  for (const changes of events) listen({ ...event, ...changes });
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  await new Promise(setImmediate);
  return lines;
}

const series = (count: number, of: (index: number) => Partial<FaultEvent>) =>
  Array.from({ length: count }, (_, index) => ({ message: `Error: ${index}`, ...of(index) }));

it('logs the first of equal faults of a release, with its position in the sources', async () => {
  const position = 'at mf-a/src/list.tsx:3:4';
  expect(await linesOf({}, { page: '/cursos/:id' }, { remote: 'mf-b', message: null, page: null })).toEqual([
    `mf-a 1: render | on /cursos | TypeError: x is undefined | ${position}`,
    `mf-b 1: render | ${position}`,
  ]);
});

it('logs a fault with the positions in the built files if those in the sources are unavailable', async () => {
  const report = vi.fn();
  logFaults({ resolveFrames: () => Promise.reject(new Error('damaged')), report })(event);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0]).toContain('at remotes/mf-a/web/a.js:1:2');
});

it('logs few of many messages, because any client may send any text', async () => {
  expect(await linesOf(...series(200, (index) => ({ network: `192.0.2.${index}` })))).toHaveLength(60);
});

it('logs few messages of one network, and all others', async () => {
  const forged = series(200, () => ({}));
  const lines = await linesOf(...forged, { network: '192.0.2.2' }, { fault: 'server' });
  expect(lines).toHaveLength(12);
  expect(lines.at(-2)).toContain('render | on /cursos | TypeError');
  expect(lines.at(-1)).toContain('server | on /cursos | TypeError');
});
