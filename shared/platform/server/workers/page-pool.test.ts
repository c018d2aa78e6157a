import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyHost } from '../../testing/fake-renderer.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { readConfig } from '../config/config.ts';
import { createPageRenderer, limitRequest, type PageRenderer } from './page-pool.ts';
import type { PageReleases } from './protocol.ts';

const folder = temporaryFolder();

/** Writes a host's build with a worker whose page at each URL does something else. */
function buildWith(first: string): string {
  const dist = path.join(folder, `${first.length}`);
  mkdirSync(path.join(dist, 'server'), { recursive: true });
  writeFileSync(
    path.join(dist, 'server/worker.cjs'),
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
      exits: () => process.exit(3),
    };
    const run = async ({ id, task }) =>
      send({
        kind: 'result',
        id,
        result: task.kind === 'render' ? { kind: 'failed', reason: await pages[task.url.split('?')[0]]() } : null,
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
  return dist;
}

/** A slow machine needs time to start processes. */
const eventually = { timeout: 60_000 };
const report = vi.fn();
let renderer: PageRenderer;

const createReleases = (): PageReleases => ({
  manifests: [],
  known: { remotes: [], allKnown: true },
  read: async () => null,
});
const current = createReleases();
const owner = { remote: 'mf-a', pattern: '/a' };

/** @returns renders the page at a URL; its text is the reason of its failure */
function open(pageProcesses: number, first = '') {
  renderer = createPageRenderer({
    dist: buildWith(first),
    host: emptyHost,
    config: { ...readConfig(testPortal, { API_URL: 'http://api.invalid' }), pageProcesses },
    data: async () => ({ status: 200, body: '{}' }),
    report,
  });
  return (url: string, releases = current): Promise<string> =>
    renderer
      .render({ url, part: 'page', owner, canonical: null, noindex: false, budget: 0 }, releases)
      .then(String, ({ message }) => message);
}

afterEach(async () => {
  await renderer?.close();
  report.mockClear();
});

it('a process that ends by itself is replaced, and its page rendered once more', async () => {
  const run = open(1);
  const before = await run('pid');
  expect(await run('exits')).toBe('the page has cost its process');
  expect(report.mock.calls).toEqual([
    ['a page process has ended (3)'],
    ['left to browsers for a while: mf-a /a: its process has ended (3)'],
  ]);
  expect(await run('pid')).toMatch(/^\d+$/);
  expect(await run('pid')).not.toBe(before);
});

it('each URL that costs two processes is left to browsers, and after four of a pattern all are', async () => {
  const run = open(1);
  for (const url of ['exits?1', 'exits?2', 'exits?3']) await run(url);
  expect(await run('exits?1')).toBe('the page has cost two processes');
  expect(await run('pid')).toMatch(/^\d+$/);
  await run('exits?4');
  expect(await run('pid')).toBe('the page has cost two processes');
  expect(await run('pid', createReleases())).toMatch(/^\d+$/);
});

it('a process runs the code of one set of releases, and ends when they are replaced', async () => {
  const run = open(1);
  const canary = createReleases();
  const first = await run('pid');
  const second = await run('pid', canary);
  expect([await run('pid'), await run('pid', canary)]).toEqual([first, second]);
  expect(second).not.toBe(first);
  await renderer.prepare(createReleases());
  const isRunning = (pid: string) => existsSync(`/proc/${pid}`);
  if (existsSync('/proc')) await expect.poll(() => [first, second].some(isRunning), eventually).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

it('while a process hangs, pages go to the others', async () => {
  const run = open(2);
  const askPid = () => Promise.race([run('pid'), pause(200)]);
  const first = await run('pid');
  const pending = [run('waits')];
  // As soon as the second has started.
  await expect.poll(askPid, eventually).not.toBe(first);
  pending.push(run('loops'));
  expect(await askPid()).toBe(first);
  await renderer.close();
  await Promise.all(pending);
});

it('a process that cannot start is started again by the next page alone', async () => {
  const run = open(1, 'process.exit(1)');
  expect(await run('pid')).toBe('the page has cost its process');
  expect(report.mock.calls.filter(([line]) => line.startsWith('a page process'))).toHaveLength(1);
});

const upstreams = [
  { prefix: '/api/v1', url: 'http://api:8080/api/v1', personalPaths: ['/auth', '/people'] },
  { prefix: '/storage', url: 'http://api:8080/storage' },
];

it.each([
  ['http://api:8080/api/v1/home', true],
  ['http://api:8080/storage/a.json', true],
  ['http://api:8080/api/v1', false],
  ['http://api:8080/api/v1/../../metrics', false],
  ['http://api:8080/api/v1/%2e%2e/%2e%2e/metrics', false],
  ['http://api:8080/api/v12/home', false],
  ['http://api:8080@evil.example/api/v1/home', false],
  ['http://api:9090/api/v1/home', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['http://api:8080/api/v1/auth/profile', false],
  ['http://api:8080/api/v1/people?nif=1', false],
  ['http://api:8080/api/v1//People', false],
  ['http://api:8080/api/v1/%70eople', false],
  ['http://api:8080/api/v1/peoples', true],
  ['http://api:8080/api/v1/%', false],
])('%s is read: %s', (url, isRead) => {
  const limit = () => limitRequest({ url }, upstreams);
  if (isRead) expect(limit()).toMatchObject({ url });
  else expect(limit).toThrow();
});

it.each(['0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11', 'a remote of its own accord'])(
  'the server receives the ID of a request, and no other text: %s',
  (requestId) => {
    const request = limitRequest({ url: 'http://api:8080/api/v1/home', requestId }, upstreams);
    expect(request.requestId).toBe(requestId.startsWith('0b7a') ? requestId : undefined);
  },
);
