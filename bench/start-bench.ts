import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  apiProgram,
  hostProgram,
  type PortalPlan,
  readPlan,
  remoteProgram,
} from '../scripts/processes/portal-plan.ts';
import { createProcessGroup } from '../scripts/processes/process-group.ts';
import { type MeasuredHost, startMeasuredHost } from './measured-host.ts';

/** What every measurement starts its servers with; each of its own, under a name of its own. */
export interface Bench {
  root: string;
  plan: PortalPlan;
  /** A folder for whatever is written meanwhile. */
  dataDir: string;
  /** Visits that are counted. */
  runs: number;
  /** Whether it is only to be seen that the figures can be had: with little data, for a short time. */
  isShort: boolean;
  /** Addresses of the portal's remotes, by name. */
  remoteUrls: Readonly<Record<string, string>>;
  /** Starts an api with its own data. @returns its address */
  api(name: string, more?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a host in front of an api, with a store of releases of its own. */
  host(name: string, apiUrl: string, more?: HostOptions): Promise<MeasuredHost>;
}

interface HostOptions {
  env?: NodeJS.ProcessEnv;
  /** The program, where it is not the host's own. */
  program?: string;
  /** Addresses of remotes in place of the portal's own. */
  remotes?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');
const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const newGroup = (dataDir: string) =>
  createProcessGroup({
    cwd: root,
    logs: path.join(dataDir, 'logs'),
    readyWithinMs: 120_000,
    stopWithinMs: 5_000,
  });

/** Builds all packages for production. */
export async function buildPortal(): Promise<void> {
  const logs = await newFolder();
  await newGroup(logs).run({ name: 'build', args: ['shared/platform/build/build.ts'], env: process.env });
  await rm(logs, { recursive: true, force: true });
}

/** @param options.pages whether the remotes of the built portal are started */
export async function startBench({
  runs,
  isShort,
  pages,
}: Pick<Bench, 'runs' | 'isShort'> & { pages: boolean }): Promise<Bench & { stop(): Promise<void> }> {
  const dataDir = await newFolder();
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' };
  const plan = readPlan(root, env);
  const group = newGroup(dataDir);
  const hosts: MeasuredHost[] = [];
  const remoteUrls: Record<string, string> = {};
  async function stop(): Promise<void> {
    await Promise.all(hosts.map((host) => host.stop()));
    await group.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const start = async (name: string) => [name, await group.serve(remoteProgram(name, env))] as const;
    for (const [name, url] of await Promise.all(pages ? plan.remotes.map(start) : [])) remoteUrls[name] = url;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    root,
    plan,
    dataDir,
    runs,
    isShort,
    remoteUrls,
    async api(name, more = {}) {
      if (plan.apiUrl) return plan.apiUrl;
      const own = { ...env, DATA_DIR: path.join(dataDir, name), ...more };
      return group.serve({ ...apiProgram(plan, own), name });
    },
    async host(name, apiUrl, { env: more = {}, program: file, remotes = remoteUrls } = {}) {
      const RELEASES_DIR = path.join(dataDir, `releases-${name}`);
      const program = hostProgram(plan, apiUrl, { ...remotes }, { ...env, RELEASES_DIR, ...more });
      const args = file ? [...program.args.slice(0, -1), file] : program.args;
      const host = await startMeasuredHost({ ...program, args }, root);
      hosts.push(host);
      return host;
    },
    stop,
  };
}
