import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSlowClients, type SlowClient } from '../../slow-clients.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import type { Fault } from '../measure-fault.ts';

/** The smallest memory that a host is documented to run in. */
const MEMORY_BYTES = 256 * 1024 * 1024;
const OPEN_FILES = 1_024;
const UNUSED_PER_ADDRESS = 600;
const unused: SlowClient = { name: 'unused', opening: '', drip: '', reads: true, reopenAfter: 1_000 };

/** The memory controller of cgroup v2, or of v1 where it is mounted. */
const controller = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
].find(
  ({ root, limit }) =>
    existsSync(path.join(root, 'cgroup.procs')) &&
    (limit === 'memory.max' || existsSync(path.join(root, limit))),
);

async function restartHost({ hosts, settings }: ChaosPortal, launcher: readonly string[]): Promise<void> {
  settings.hostLauncher = launcher;
  await hosts.replace(0, 'SIGTERM');
  settings.hostLauncher = [];
}

export const memoryLimit: Fault = {
  name: 'host at a memory limit of 256 MiB',
  skipReason: () =>
    controller && process.getuid?.() === 0 ? null : 'only root may limit memory by a cgroup',
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

/** Unused connections from two IP addresses, more than the host may open files. */
export const fileLimit: Fault = {
  name: `host at ${OPEN_FILES.toLocaleString('en')} open files`,
  skipReason: () => (process.platform === 'linux' ? null : 'prlimit is part of Linux'),
  async inject(portal) {
    await restartHost(portal, ['prlimit', `--nofile=${OPEN_FILES}:${OPEN_FILES}`]);
    const attacks = await Promise.all(
      ['127.0.0.2', '127.0.0.3'].map((from) => openSlowClients(portal.url, unused, UNUSED_PER_ADDRESS, from)),
    );
    return async () => {
      for (const attack of attacks) attack.stop();
      await restartHost(portal, []);
    };
  },
};
