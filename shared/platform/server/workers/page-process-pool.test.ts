import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterEach, expect, it, vi } from 'vitest';
import { WorkerStopped } from './page-process.ts';
import { createPageProcessPool } from './page-process-pool.ts';
import type { HostServices } from './protocol.ts';

const folder = temporaryFolder();

/** Writes a worker whose page at each URL does something else. */
function workerWith(first: string): string {
  const file = path.join(folder, `${first.length}.cjs`);
  writeFileSync(
    file,
    `
    ${first};
    const send = (m, ...a) => process.send({ t: 'q', m, a });
    const beat = () => send('beat', process.cpuUsage().user / 1000);
    setInterval(beat, 20);
    beat();
    const enter = () => require('node:fs').writeSync(4, '1 mf-a@1 ', 0);
    const pages = {
      pid: () => process.pid,
      waits: () => new Promise(() => {}),
      loops: () => { enter(); for (;;) {} },
      sleeps: () => { enter(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) },
      allocates: () => { enter(); const all = []; for (;;) all.push({ text: [all.length] }) },
      exits: () => process.exit(3),
    };
    process.on('message', async ({ i, a: [{ url }] }) => process.send({ t: 's', i, r: await pages[url]() }));
    process.once('disconnect', () => process.exit());
    `,
  );
  return file;
}

/** A slow machine needs time to start processes. */
const eventually = { timeout: 60_000 };
const ended = vi.fn();
let pool: ReturnType<typeof createPageProcessPool>;

function open(size: number, { first = '', timeLimit = 300 } = {}) {
  pool = createPageProcessPool({
    file: workerWith(first),
    memory: 32,
    timeLimit,
    services: {} as HostServices,
    ended,
    size,
    ready: true,
  });
  return (url: string): Promise<unknown> =>
    pool.run<'render'>({
      ...{ kind: 'render', number: 1, releases: 0, without: [] },
      ...{ url, part: 'page', owner: null, canonical: null, noindex: false, budget: 0 },
    });
}

afterEach(async () => {
  await pool.close();
  ended.mockClear();
});

it.each([
  ['loops', /^does not come to an end$/],
  ['sleeps', /^does not wake up$/],
  // On a slow machine the time limit may end it first.
  ['allocates', /^(needs too much memory|does not (come to an end|wake up))$/],
])('a process whose page %s is ended and replaced', async (url, reason) => {
  const run = open(1);
  const before = await run('pid');
  const others = run('waits').catch((thrown: unknown) => thrown);
  const fault = { reason: expect.stringMatching(reason), release: 'mf-a@1', task: 1 };
  const error = await run(url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WorkerStopped);
  expect(error).toMatchObject({ fault });
  expect(await others).toBe(error);
  expect(ended.mock.calls).toEqual([[fault, expect.any(String)]]);
  expect(await run('pid')).not.toBe(before);
});

it('a process that ends by itself is replaced, without a fault', async () => {
  const run = open(1);
  await expect(run('exits')).rejects.not.toBeInstanceOf(WorkerStopped);
  expect(ended.mock.calls).toEqual([[null, '3']]);
  expect(await run('pid')).toEqual(expect.any(Number));
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
