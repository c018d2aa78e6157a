import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { open, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '@portal/contract/format/date';
import { waitForRelease } from '../server-process.ts';
import type { ChaosPortal } from './chaos-portal.ts';

/** A fault of the portal's environment. */
export interface Fault {
  name: string;
  /** Whether short runs inject it, too. */
  isShort: boolean;
  /** Returns why it cannot be injected on this machine, or null. */
  skipReason?(portal: ChaosPortal): string | null;
  /** @returns a function that ends it */
  inject(portal: ChaosPortal): Promise<() => unknown>;
}

/** The preload moves `Date`; unlike in tests the api does not use the moved clock for the database. */
const movedClock = path.resolve(import.meta.dirname, '../../shared/tooling/testing/shifted-clock.cjs');
const forgetOffset = 'data:text/javascript,delete%20process.env.CLOCK_OFFSET_MS';
const HOUSEKEEPING_DELAY_MS = 1_000;

/** Starts a second api with a wrong clock on the same database; applicants use both. */
const moveClock = (name: string, days: number, isShort = false): Fault => ({
  name: `clock of one api ${name}`,
  isShort,
  async inject({ apis, apiUrls, settings }) {
    settings.api = {
      CLOCK_OFFSET_MS: String(days * DAY),
      NODE_OPTIONS: `--require ${JSON.stringify(movedClock)} --import ${forgetOffset}`,
    };
    await apis.start(1);
    settings.api = {};
    apiUrls.add(apis.url(1));
    await pause(HOUSEKEEPING_DELAY_MS);
    return async () => {
      apiUrls.delete(apis.url(1));
      await apis.stop(1, 'SIGKILL');
    };
  },
});

const databasePaused: Fault = {
  name: 'PostgreSQL paused',
  isShort: true,
  async inject({ postgres }) {
    postgres.signal('SIGSTOP');
    return () => postgres.signal('SIGCONT');
  },
};

const databaseKilled: Fault = {
  name: 'PostgreSQL killed, restarted at the end',
  isShort: true,
  async inject({ postgres }) {
    postgres.signal('SIGKILL');
    return () => postgres.restart();
  },
};

/** Damages every release on the keeper's disk; at the end the keeper restarts, and a host with an empty disk joins. */
const damagedKeeper: Fault = {
  name: 'releases damaged on the keeper’s disk',
  isShort: true,
  async inject({ hosts }) {
    const folder = path.join(hosts.keeperFolder, 'objects');
    for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'damaged');
    return async () => {
      await hosts.restartKeeper();
      await hosts.start(1);
      await waitForRelease(hosts.url(1), ({ name }) => name === 'mf-psg');
      await hosts.stop(1, 'SIGTERM');
    };
  },
};

const slowUpstream: Fault = {
  name: 'api sends one byte a second',
  isShort: true,
  async inject({ upstream }) {
    upstream.setSpeed(1);
    return () => upstream.setSpeed(Number.POSITIVE_INFINITY);
  },
};

const silentMailServer: Fault = {
  name: 'mail server accepts connections and stays silent',
  isShort: true,
  async inject({ mail }) {
    mail.setSpeed(0);
    return () => mail.setSpeed(Number.POSITIVE_INFINITY);
  },
};

/** A client that keeps a connection open. */
interface SlowClient {
  /** Sent when the connection opens. */
  opening: string;
  /** Sent each second. */
  drip: string;
  reads: boolean;
}

/** Sends a body that never ends. */
const slowWriter: SlowClient = {
  opening:
    'POST /api/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  drip: ' ',
  reads: true,
};

/** Reads no response. */
const slowReader: SlowClient = {
  opening: ['/api/v1/cities', '/api/v1/courses-sig', '/senac-portal/cursos', '/api/v1/home']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    .join('')
    .repeat(2),
  drip: '',
  reads: false,
};

const REOPEN_AFTER_MS = 200;

/**
 * Opens connections from an IP address of this machine, and reopens closed ones.
 * @returns a function that closes them
 */
async function openSlowClients(
  url: string,
  { opening, drip, reads }: SlowClient,
  count: number,
  localAddress: string,
) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let stopped = false;
  function open(): Promise<unknown> {
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!stopped) setTimeout(() => open().catch(() => {}), REOPEN_AFTER_MS);
    });
    socket.write(opening);
    if (reads) socket.resume();
    else socket.pause();
    return once(socket, 'connect');
  }
  await Promise.all(Array.from({ length: count }, open));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1000);
  return () => {
    stopped = true;
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}

const slowClients: Fault = {
  name: '1,000 slow readers and writers',
  isShort: true,
  async inject({ url, isShort }) {
    const count = isShort ? 50 : 500;
    const clients = [slowReader, slowWriter];
    const stops = await Promise.all(clients.map((each) => openSlowClients(url, each, count, '127.0.0.2')));
    return () => {
      for (const stop of stops) stop();
    };
  },
};

async function restartHost({ hosts, settings }: ChaosPortal, launcher: readonly string[]): Promise<void> {
  settings.hostLauncher = launcher;
  await hosts.replace(0, 'SIGTERM');
  settings.hostLauncher = [];
}

const fullDisk: Fault = {
  name: 'disk of api, host and keeper full',
  isShort: false,
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
};

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

const memoryLimit: Fault = {
  name: 'host at a memory limit of 256 MiB',
  isShort: false,
  skipReason: () =>
    controller && process.getuid?.() === 0 ? null : 'only root can limit memory by a cgroup',
  async inject(portal) {
    const { root = '', limit = '' } = controller ?? {};
    const group = path.join(root, `portal-chaos-${process.pid}`);
    mkdirSync(group);
    writeFileSync(path.join(group, limit), String(MEMORY_BYTES));
    const enter = `echo $$ > ${group}/cgroup.procs && exec "$@"`;
    await restartHost(portal, ['sh', '-c', enter, 'sh']);
    return async () => {
      await restartHost(portal, []);
      rmdirSync(group);
    };
  },
};

export const faults: readonly Fault[] = [
  moveClock('6 years ahead', 6 * 365, true),
  moveClock('a day ahead', 1),
  moveClock('a day behind', -1),
  databasePaused,
  databaseKilled,
  damagedKeeper,
  silentMailServer,
  slowUpstream,
  slowClients,
  fullDisk,
  memoryLimit,
];
