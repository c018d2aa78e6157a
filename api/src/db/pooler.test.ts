import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../testing/new-database.ts';
import { openDatabase } from './open-database.ts';

/** Startup parameters that pgbouncer accepts; it rejects all others. */
const accepted = ['user', 'database', 'client_encoding', 'application_name', 'replication', 'timezone'];

const direct = new URL(await newDatabase());

/** Starts a proxy in front of the database that records the startup parameters of each connection. */
async function startPooler() {
  const settings = new Set<string>();
  const sockets = new Set<Socket>();
  let isLost = false;
  const server = createServer((client) => {
    const upstream = connect(Number(direct.port), direct.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.once('data', (start: Buffer) => {
      // Protocol length and version, then names and values.
      const words = start.subarray(8, start.readInt32BE(0)).toString().split('\0');
      for (const [index, word] of words.entries()) if (word && index % 2 === 0) settings.add(word);
    });
    client.pipe(upstream).pipe(client);
    client.on('data', (words) => {
      if (!isLost || !words.includes('commit')) return;
      isLost = false;
      upstream
        .unpipe(client)
        .once('data', () => client.destroy())
        .resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(direct);
  url.port = String((server.address() as AddressInfo).port);
  /** Breaks the connection during the next commit. */
  const loseAnswer = () => {
    isLost = true;
  };
  return { url: url.href, settings, loseAnswer };
}

const { url, settings, loseAnswer } = await startPooler();
const bounds = { connections: 2, statementMs: 1_500, lockMs: 50, idleMs: 2_500 };
const { db, close } = await openDatabase({ kind: 'postgres', url, migrateUrl: direct.href, bounds });
afterAll(close);

const shown = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;

describe('behind a pooler that gives connections away between transactions', () => {
  it('a connection starts without parameters that the pooler rejects', async () => {
    await db.execute(sql`select 1`);
    expect(settings).toContain('database');
    expect([...settings].filter((name) => !accepted.includes(name))).toEqual([]);
  });

  it('each transaction has its bounds, and leaves none behind on the connection', async () => {
    const within = await db.transaction((tx) => tx.execute(shown));
    expect(within).toMatchObject({ rows: [{ statement: '1500ms', lock: '50ms', idle: '2500ms' }] });
    expect(await db.execute(shown)).toMatchObject({ rows: [{ statement: '0', lock: '0', idle: '0' }] });
  });

  it('a caller that waits too long for a lock gets 503, and its holder continues', async () => {
    const locked = sql`select pg_advisory_xact_lock(1)`;
    await db.transaction(async (tx) => {
      await tx.execute(locked);
      const waiting = db.transaction((other) => other.execute(locked));
      await expect(waiting).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  });

  it('a transaction that cannot begin, as while the database is away, keeps no connection', async () => {
    const wrong = { isolationLevel: 'none' as never };
    for (let time = 0; time < bounds.connections; time += 1)
      await expect(db.transaction(async () => {}, wrong)).rejects.toThrow('begin');
    expect(await db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  });

  it('a commit without a response is reported as uncertain', async () => {
    loseAnswer();
    const lost = db.transaction((tx) => tx.execute(sql`create table kept ()`));
    await expect(lost).rejects.toMatchObject({ statusCode: 504 });
    await expect.poll(() => db.execute(sql`select from kept`).catch(() => null)).not.toBeNull();
  });
});
