import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import type { Database } from '../api/src/db/database.ts';
import { openDatabase } from '../api/src/db/open-database.ts';
import { type StartedPostgres, startPostgres } from '../api/src/testing/start-postgres.ts';
import { apiProgram, hostProgram, loopback, readPlan } from '../scripts/processes/portal-plan.ts';
import type { Program } from '../scripts/processes/process-group.ts';
import { serveRelease } from '../shared/platform/cli/serve-remote.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Starts servers for the measurements of one part; each has a name and data of its own. */
export type Bench = Awaited<ReturnType<typeof startBench>>;

const root = path.resolve(import.meta.dirname, '..');

/** Builds all packages for production. */
export const buildPortal = () =>
  execa(process.execPath, ['shared/platform/build/build.ts'], { cwd: root, stdio: 'inherit' });

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
  async function stop(): Promise<void> {
    for (const end of ends.toReversed()) await end();
  }
  async function serve(program: Program): Promise<ServerProcess> {
    const server = await startServer(program, root);
    atEnd(() => server.stop());
    return server;
  }
  const remoteUrls: Record<string, string> = {};
  for (const name of plan.remotes) {
    const remote = await serveRelease(path.join(root, name), loopback(), 0);
    remoteUrls[name] = remote.url;
    atEnd(remote.close);
  }
  return {
    ...options,
    root,
    plan,
    /** Folder for all files of the run. */
    dataDir,
    /** URLs of the portal's remotes, by name. */
    remoteUrls,
    atEnd,
    stop,
    /** Starts an api. @returns its URL */
    async api(name: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
      if (plan.apiUrl) return plan.apiUrl;
      const own = { ...env, DATA_DIR: path.join(dataDir, name), ...more };
      return (await serve({ ...apiProgram(plan, own), name })).url;
    },
    /** Starts a host in front of an api. @param program the file that starts it, if it is not the host's own */
    host(
      name: string,
      apiUrl: string,
      { more = {}, program: file }: { more?: NodeJS.ProcessEnv; program?: string } = {},
    ): Promise<ServerProcess> {
      const own = { ...env, RELEASES_DIR: path.join(dataDir, `releases-${name}`), ...more };
      const program = hostProgram(plan, apiUrl, remoteUrls, own);
      return serve(file ? { ...program, args: [...program.args.slice(0, -1), file] } : program);
    },
    async postgres(settings?: Parameters<typeof startPostgres>[0]): Promise<StartedPostgres> {
      const postgres = await startPostgres(settings);
      atEnd(postgres.stop);
      return postgres;
    },
    /** Opens a PostgreSQL, and migrates its schema. */
    async database(url: string): Promise<Database> {
      const { db, close } = await openDatabase({ kind: 'postgres', url });
      atEnd(close);
      return db;
    },
  };
}
