import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../api/src/db/database.ts';
import { openDatabase } from '../api/src/db/open-database.ts';
import { type StartedPostgres, startPostgres } from '../api/src/testing/start-postgres.ts';
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
  remoteUrls: Addresses;
  /** Starts an api with its own data. @returns its address */
  api(name: string, more?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a host in front of an api, with a store of releases of its own. */
  host(name: string, apiUrl: string, more?: HostOptions): Promise<MeasuredHost>;
  postgres(options?: Parameters<typeof startPostgres>[0]): Promise<StartedPostgres>;
  /** A connection to a PostgreSQL, whose schema is brought up to date. */
  database(url: string): Promise<Database>;
  /** Does something once all is measured; what was begun last ends first. */
  atEnd(end: () => unknown): void;
}

type Addresses = Readonly<Record<string, string>>;

interface HostOptions {
  env?: NodeJS.ProcessEnv;
  /** The program, where it is not the host's own. */
  program?: string;
  /** Addresses of the remotes that it has in place of the portal's own, by name, in order of precedence. */
  remotes?: Addresses;
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

/** Writes a registry of remotes, of which a release may be pinned. */
export const writeRegistry = (
  file: string,
  remotes: Addresses,
  pinned?: { name: string; version: string },
): Promise<void> =>
  writeFile(
    file,
    JSON.stringify(
      Object.entries(remotes).map(([name, url]) => ({
        name,
        url,
        ...(name === pinned?.name && { pin: pinned.version }),
      })),
    ),
  );

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
  const ends: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true }), group.stop];
  const atEnd = (end: () => unknown) => void ends.push(end);
  async function stop(): Promise<void> {
    for (const end of ends.toReversed()) await end();
  }
  const remoteUrls: Record<string, string> = {};
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
    async host(name, apiUrl, { env: more = {}, program: file, remotes } = {}) {
      const own = { ...env, RELEASES_DIR: path.join(dataDir, `releases-${name}`), ...more };
      const REGISTRY = path.join(dataDir, `registry-${name}.json`);
      if (remotes) await writeRegistry(REGISTRY, remotes);
      const program = remotes
        ? hostProgram(plan, apiUrl, {}, { ...own, REGISTRY })
        : hostProgram(plan, apiUrl, remoteUrls, own);
      const args = file ? [...program.args.slice(0, -1), file] : program.args;
      const host = await startMeasuredHost({ ...program, args }, root);
      atEnd(host.stop);
      return host;
    },
    async postgres(options) {
      const postgres = await startPostgres(options);
      atEnd(postgres.stop);
      return postgres;
    },
    async database(url) {
      const { db, close } = await openDatabase({ kind: 'postgres', url });
      atEnd(close);
      return db;
    },
    atEnd,
    stop,
  };
}
