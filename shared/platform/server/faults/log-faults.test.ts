import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import type { FaultEvent } from '../events/events.ts';
import { createFrameResolver, logFaults } from './log-faults.ts';

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

it('logs a fault with the positions in the built files if those in the sources are unavailable', async () => {
  const report = vi.fn();
  logFaults({ resolveFrames: () => Promise.reject(new Error('damaged')), report })(event);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0]).toContain('at remotes/mf-a/web/a.js:1:2');
});

it('logs few of many messages, because any client may send any text, and every fault of the host', async () => {
  const forged = Array.from({ length: 200 }, (_, index) => ({ message: `Error: ${index}` }));
  const lines = await linesOf(...forged, { fault: 'server' });
  expect(lines).toHaveLength(11);
  expect(lines.join()).toContain('server | on /cursos | TypeError');
});

/** Maps column 9 of the first line to line 2, column 5 of a source, in `List`. */
const createMap = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: ['List'], mappings: 'QACIA' });

async function open() {
  const hostMaps = temporaryFolder();
  await writeFile(path.join(hostMaps, 'main.js.map'), createMap('../../src/shell.tsx'));
  const release = stored(fakeManifest('mf-a'));
  const maps = { 'maps/a.js.map': { sha256: '', size: 1 } };
  const read = async (file: string) =>
    file in maps ? Buffer.from(createMap('../../../shared/ui/list.tsx')) : null;
  const releases = [{ ...release, manifest: { ...release.manifest, maps }, read }];
  const resolve = createFrameResolver({ stored: () => releases }, hostMaps);
  return (...frames: string[]) => resolve({ frames });
}

it('returns positions in the sources of remotes and of the host', async () => {
  const resolve = await open();
  expect(await resolve('remotes/mf-a/web/a.js:1:20', 'assets/main.js:1:9')).toEqual([
    'shared/ui/list.tsx:2:5 (List)',
    'host/src/shell.tsx:2:5 (List)',
  ]);
});

it('returns positions without a map unchanged', async () => {
  const resolve = await open();
  const frames = ['remotes/mf-a/web/b.js:1:20', 'assets/gone.js:1:1', 'remotes/mf-a/web/a.js:1:1'];
  expect(await resolve(...frames)).toEqual(frames);
});
