import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../api/src/db/open-database.ts';
import { startPostgres } from '../api/src/testing/start-postgres.ts';
import { type Service, startService } from '../e2e/support/service.ts';
import { apiProgram, hostProgram, loopback, readPlan } from '../scripts/processes/portal-plan.ts';
import type { Program } from '../scripts/processes/process-group.ts';
import { serveRelease } from '../shared/platform/cli/serve-remote.ts';

/** Starts servers for the measurements of one part, which stop with it. */
export type Bench = Awaited<ReturnType<typeof startBench>>;

export const root = path.resolve(import.meta.dirname, '..');

interface HostOptions {
  port?: number;
  /** File that starts it, if not its own. */
  file?: string;
  /** URLs of its remotes by name, if not those of the bench. */
  remotes?: Record<string, string>;
}

/**
 * @param options.runs counted visits
 * @param options.isShort whether the run only checks that the measurements work: with little data, for a short time
 */
export async function startBench(options: { runs: number; isShort: boolean }) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' };
  const plan = readPlan(root, env);
  const ends: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  /** Registers cleanup for the end of the part; the last one registered runs first. */
  const atEnd = (end: () => unknown) => void ends.push(end);
  let folders = 0;
  const newFolder = () => path.join(dataDir, String(++folders));

  async function run({ args, env }: Program, port: number, file = ''): Promise<Service> {
    const command = file ? [...args.slice(0, -1), file] : args;
    const service = await startService(command, { ...env, PORT: String(port) });
    atEnd(() => service.stop('SIGKILL'));
    return service;
  }

  const remoteUrls: Record<string, string> = {};
  for (const name of plan.remotes) {
    const remote = await serveRelease(path.join(root, name), loopback(), 0);
    remoteUrls[name] = remote.url;
    atEnd(remote.close);
  }
  return {
    ...options,
    /** Folder for all files of the run. */
    dataDir,
    /** URLs of the portal's remotes, by name. */
    remoteUrls,
    atEnd,
    async stop(): Promise<void> {
      for (const end of ends.toReversed()) await end();
    },
    /** Starts an api with data of its own. */
    api: (more: NodeJS.ProcessEnv = {}, port = 0) =>
      run(apiProgram(plan, { ...env, DATA_DIR: newFolder(), ...more }), port),
    /** Starts a host with releases of its own. */
    host: (
      api: { url: string },
      more: NodeJS.ProcessEnv = {},
      { port = 0, file, remotes = remoteUrls }: HostOptions = {},
    ) => run(hostProgram(plan, api.url, remotes, { ...env, RELEASES_DIR: newFolder(), ...more }), port, file),
    async postgres(durable = false) {
      const postgres = await startPostgres({ durable });
      atEnd(postgres.stop);
      return postgres;
    },
    /** Opens a PostgreSQL, and migrates its schema. */
    async database(url: string) {
      const { db, close } = await openDatabase({ kind: 'postgres', url });
      atEnd(close);
      return db;
    },
  };
}
