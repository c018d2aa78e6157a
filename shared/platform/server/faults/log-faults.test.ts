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

it('logs the first of equal faults of a release, with its position in the sources', async () => {
  const position = 'at mf-a/src/list.tsx:3:4';
  expect(await linesOf({}, { page: '/cursos/:id' }, { remote: 'mf-b', message: null, page: null })).toEqual([
    `mf-a 1: render | on /cursos | TypeError: x is undefined | ${position}`,
    `mf-b 1: render | ${position}`,
  ]);
});

it('logs few of many messages, because any client may send any text, and every fault of the host', async () => {
  const forged = Array.from({ length: 200 }, (_, index) => ({ message: `Error: ${index}` }));
  const lines = await linesOf(...forged, { fault: 'server' });
  expect(lines).toHaveLength(11);
  expect(lines.join()).toContain('server | on /cursos | TypeError');
});
