import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterEach, expect, it, vi } from 'vitest';
import { startPageProcess, WorkerStopped } from './page-process.ts';
import { createPageProcessPool } from './page-process-pool.ts';
import type { PageReleases, WorkerSettings } from './protocol.ts';

const folder = temporaryFolder();

/** Writes a worker whose page at each URL does something else. */
function workerWith(first: string): string {
  const file = path.join(folder, `${first.length}.cjs`);
  writeFileSync(
    file,
    `
    ${first};
    const fs = require('node:fs');
    const { deserialize } = require('node:v8');
    const send = (message) => {
      const json = Buffer.from(JSON.stringify(message));
      const header = Buffer.alloc(8);
      header.writeUInt32LE(json.length);
      fs.writeSync(3, Buffer.concat([header, json]));
    };
    const beat = () => send({ kind: 'beat', used: process.cpuUsage().user / 1000 });
    setInterval(beat, 20);
    beat();
    const pages = {
      pid: () => String(process.pid),
      waits: () => new Promise(() => {}),
      loops: () => { for (;;) {} },
      sleeps: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
      allocates: () => { const all = []; for (;;) all.push({ text: [all.length] }) },
      exits: () => process.exit(3),
    };
    const run = async ({ id, task }) =>
      send({
        kind: 'result',
        id,
        result: task.kind === 'render' ? { kind: 'failed', reason: await pages[task.url]() } : null,
      });
    let received = Buffer.alloc(0);
    const buffer = Buffer.alloc(65536);
    const read = () => fs.read(3, buffer, 0, 65536, null, (error, size) => {
      if (error || size === 0) process.exit();
      received = Buffer.concat([received, buffer.subarray(0, size)]);
      while (received.length >= 8 && received.length >= 8 + received.readUInt32LE(0)) {
        const end = 8 + received.readUInt32LE(0);
        const message = deserialize(received.subarray(8, end));
        received = received.subarray(end);
        if (message.kind === 'run') run(message);
      }
      read();
    });
    read();
    `,
  );
  return file;
}

/** A slow machine needs time to start processes. */
const eventually = { timeout: 60_000 };
const ended = vi.fn();
let pool: ReturnType<typeof createPageProcessPool>;

const releasesOf = (...manifests: PageReleases['manifests'][number][]): PageReleases => ({
  manifests,
  known: { remotes: [], allKnown: true },
  code: async () => null,
  text: async () => null,
});
const current = releasesOf();
const page = { part: 'page', owner: null, canonical: null, noindex: false, budget: 0 } as const;

function open(size: number, { first = '', timeLimit = 300 } = {}) {
  const file = workerWith(first);
  pool = createPageProcessPool({
    size,
    start: (releases, ended) =>
      startPageProcess({
        file,
        memory: 32,
        timeLimit,
        settings: {} as WorkerSettings,
        releases: { known: releases.known, manifests: releases.manifests },
        answer: async () => null,
        scripts: [],
        ended,
      }),
    ended,
  });
  return async (url: string, releases = current): Promise<unknown> => {
    const result = await pool.run<'render'>(releases, { kind: 'render', url, ...page });
    return result.kind === 'failed' && result.reason;
  };
}

afterEach(async () => {
  await pool.close();
  ended.mockClear();
});

it.each([
  ['loops', /^does not come to an end$/],
  ['sleeps', /^does not answer$/],
  // On a slow machine the time limit may end it first.
  ['allocates', /^(needs too much memory|does not (come to an end|answer))$/],
])('a process whose page %s is ended and replaced', async (url, reason) => {
  const run = open(1);
  const before = await run('pid');
  const others = run('waits').catch((thrown: unknown) => thrown);
  const error = await run(url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WorkerStopped);
  expect(error).toMatchObject({ message: expect.stringMatching(reason) });
  expect(await others).toMatchObject({ message: expect.stringMatching(reason) });
  expect(ended.mock.calls).toEqual([[expect.stringMatching(reason)]]);
  expect(await run('pid')).not.toBe(before);
});

it('a process that ends by itself is replaced', async () => {
  const run = open(1);
  await expect(run('exits')).rejects.toThrow('has ended (3)');
  expect(ended.mock.calls).toEqual([['has ended (3)']]);
  expect(await run('pid')).toEqual(expect.any(String));
});

it('a process runs the code of one set of releases, and ends when they are replaced', async () => {
  const run = open(1);
  const canary = releasesOf();
  const next = releasesOf();
  const first = await run('pid');
  const second = await run('pid', canary);
  expect([await run('pid'), await run('pid', canary)]).toEqual([first, second]);
  expect(second).not.toBe(first);
  await pool.keep(next, { kind: 'prepare', remotes: [] });
  const isRunning = (pid: unknown) => existsSync(`/proc/${pid}`);
  if (existsSync('/proc')) await expect.poll(() => [first, second].some(isRunning), eventually).toBe(false);
  expect(ended).not.toHaveBeenCalled();
});

it('while a process hangs, pages go to the others', async () => {
  const run = open(2, { timeLimit: 60_000 });
  const askPid = () => Promise.race([run('pid').catch(() => {}), pause(200)]);
  const first = await run('pid');
  const pending = [run('waits').catch(() => {})];
  // As soon as the second has started.
  await expect.poll(askPid, eventually).not.toBe(first);
  pending.push(...['loops', 'waits'].map((url) => run(url).catch(() => {})));
  await expect.poll(askPid, eventually).toBe(first);
  await pool.close();
  await Promise.all(pending);
});

it('a process that cannot start is started again by the next page alone', async () => {
  const run = open(1, { first: 'process.exit(1)' });
  for (const _time of [1, 2]) await expect(run('pid')).rejects.toThrow('ended');
  expect(ended).toHaveBeenCalledTimes(2);
});
