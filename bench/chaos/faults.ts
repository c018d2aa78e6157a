import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { open, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '@portal/contract/format/date';
import { waitForRelease } from '../replicas/replicas.ts';
import type { ChaosPortal } from './chaos-portal.ts';

/** A fault of the portal's environment. */
export interface Fault {
  name: string;
  /** Whether short runs omit it. */
  isLong?: boolean;
  /** Returns why it cannot be injected on this machine, or null. */
  skipReason?(portal: ChaosPortal): string | null;
  /** @returns a function that ends it */
  inject(portal: ChaosPortal): (() => unknown) | Promise<() => unknown>;
}

/** Returns an argument that lets Node run code before a program. Processes that the program starts do without it. */
const preload = (code: string) =>
  `--import data:text/javascript,${encodeURIComponent(`${code}; delete process.env['NODE_OPTIONS'];`)}`;

/** The preload moves `Date`; unlike in tests the api does not use the moved clock for the database. */
const movedClock = path.resolve(import.meta.dirname, '../../shared/tooling/testing/shifted-clock.cjs');
const HOUSEKEEPING_DELAY_MS = 1_000;

/** Starts a second api with a wrong clock on the same database; applicants use both. */
const moveClock = (name: string, days: number, isLong = true): Fault => ({
  name: `clock of one api ${name}`,
  isLong,
  async inject({ apis, apiUrls }) {
    await apis.start(1, {
      CLOCK_OFFSET_MS: String(days * DAY),
      NODE_OPTIONS: `--require ${JSON.stringify(movedClock)} ${preload('delete process.env.CLOCK_OFFSET_MS')}`,
    });
    apiUrls.add(apis.url(1));
    await pause(HOUSEKEEPING_DELAY_MS);
    return async () => {
      apiUrls.delete(apis.url(1));
      await apis.stop(1, 'SIGKILL');
    };
  },
});

const REOPEN_AFTER_MS = 200;

/** Start of a body that never ends. */
const endlessRequest =
  'POST /api/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';

/** Requests with large responses. */
const manyRequests = ['/api/v1/cities', '/api/v1/courses-sig', '/senac-portal/cursos', '/api/v1/home']
  .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  .join('')
  .repeat(2);

/**
 * Opens connections from another IP address of this machine, and reopens closed ones.
 * @param behaviour of each: sends a space a second, or reads no response
 * @returns a function that closes them
 */
async function openSlowClients(
  url: string,
  opening: string,
  behaviour: 'drips' | 'reads nothing',
  count: number,
) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let stopped = false;
  function open(): Promise<unknown> {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!stopped) setTimeout(() => open().catch(() => {}), REOPEN_AFTER_MS);
    });
    socket.write(opening);
    if (behaviour === 'drips') socket.resume();
    else socket.pause();
    return once(socket, 'connect');
  }
  await Promise.all(Array.from({ length: count }, open));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (behaviour === 'drips' && socket.writable) socket.write(' ');
  }, 1000);
  return () => {
    stopped = true;
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}

/** The smallest memory that a host is documented to run in. */
const MEMORY_BYTES = 256 * 1024 * 1024;

/** The memory controller of cgroup v2, or of v1 if it is mounted. */
const controller = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
].find(
  ({ root, limit }) =>
    existsSync(path.join(root, 'cgroup.procs')) &&
    (limit === 'memory.max' || existsSync(path.join(root, limit))),
);

export const faults: readonly Fault[] = [
  moveClock('6 years ahead', 6 * 365, false),
  moveClock('a day ahead', 1),
  moveClock('a day behind', -1),
  {
    name: 'PostgreSQL paused',
    inject({ postgres }) {
      postgres.signal('SIGSTOP');
      return () => postgres.signal('SIGCONT');
    },
  },
  {
    name: 'PostgreSQL killed, restarted at the end',
    inject({ postgres }) {
      postgres.signal('SIGKILL');
      return () => postgres.restart();
    },
  },
  {
    // At the end the keeper restarts, and a host with an empty disk joins.
    name: 'releases damaged on the keeper’s disk',
    async inject({ hosts }) {
      const folder = path.join(hosts.keeperFolder, 'objects');
      for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'damaged');
      return async () => {
        await hosts.restartKeeper();
        await hosts.start(1);
        await waitForRelease(hosts.url(1), { name: 'mf-psg' });
        await hosts.stop(1, 'SIGTERM');
      };
    },
  },
  {
    name: 'mail server accepts connections and stays silent',
    inject({ mail }) {
      mail.setSpeed(0);
      return () => mail.setSpeed(Number.POSITIVE_INFINITY);
    },
  },
  {
    name: 'api sends one byte a second',
    inject({ upstream }) {
      upstream.setSpeed(1);
      return () => upstream.setSpeed(Number.POSITIVE_INFINITY);
    },
  },
  {
    name: '1,000 slow readers and writers',
    async inject({ url, isShort }) {
      const count = isShort ? 50 : 500;
      const stops = [
        await openSlowClients(url, manyRequests, 'reads nothing', count),
        await openSlowClients(url, endlessRequest, 'drips', count),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  },
  {
    name: 'disk of api, host and keeper full',
    isLong: true,
    skipReason: ({ disk }) => (disk ? null : 'only root can mount a small file system'),
    async inject({ disk }) {
      const file = path.join(disk ?? '', 'filling');
      await using handle = await open(file, 'w');
      for (;;) {
        const { bavail, bsize } = await statfs(disk ?? '');
        const bytes = Math.min(bavail * bsize, 8 * 1024 * 1024);
        if (bytes === 0) return () => rm(file);
        await handle.write(Buffer.alloc(bytes));
      }
    },
  },
  {
    name: 'host at a memory limit of 256 MiB',
    isLong: true,
    skipReason: () =>
      controller && process.getuid?.() === 0 ? null : 'only root can limit memory by a cgroup',
    async inject({ hosts }) {
      const { root = '', limit = '' } = controller ?? {};
      const group = path.join(root, `portal-chaos-${process.pid}`);
      mkdirSync(group);
      writeFileSync(path.join(group, limit), String(MEMORY_BYTES));
      const enter = `process.getBuiltinModule('fs').writeFileSync('${group}/cgroup.procs', String(process.pid))`;
      await hosts.replace(0, 'SIGTERM', { NODE_OPTIONS: preload(enter) });
      return async () => {
        await hosts.replace(0, 'SIGTERM');
        rmdirSync(group);
      };
    },
  },
];
