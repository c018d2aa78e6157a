import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  settleAtOnce,
  shortenTimeouts,
  stallingServer,
  stalls,
} from '@portal/tooling/testing/stalling-server';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from './backup/archive.ts';
import { databaseBounds, openDatabase } from './db/open-database.ts';
import { statusOf } from './http/plugins/errors.ts';
import { smtpMailer } from './mail/mailer.ts';
import { newDatabase } from './testing/new-database.ts';

const url = await newDatabase();

/** Starts a proxy to the database that can stall connections. */
async function stallableWay() {
  const sockets: Socket[] = [];
  const { hostname, port } = new URL(url);
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const each of [socket, onward]) each.on('error', () => {});
    socket.pipe(onward).pipe(socket);
    sockets.push(socket, onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    /** Stalls the current connections; later ones work. */
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

it('a database that accepts connections and stays silent ends the start', async () => {
  await using server = await stallingServer('silent');
  const call = () =>
    openDatabase({ kind: 'postgres', url: `postgres://portal@127.0.0.1:${server.port}/portal` });
  expect(await settleAtOnce(call)).toMatchObject({ reason: { message: expect.stringContaining('timeout') } });
});

it('a database that falls silent ends the query and the transaction, and its connections are not used again', async () => {
  const way = await stallableWay();
  const bounds = { ...databaseBounds, connections: 2 };
  const { db, close } = await openDatabase({ kind: 'postgres', url: way.url, bounds });
  const query = () => db.execute(sql`select 1`);
  const transaction = () => db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all([query(), transaction()]);
  way.stall();
  const settled = await settleAtOnce(() => Promise.allSettled([query(), transaction()]));
  const results = settled.status === 'fulfilled' ? (settled.value as PromiseSettledResult<unknown>[]) : [];
  expect(results.map((each) => each.status === 'rejected' && statusOf(each.reason))).toEqual([503, 503]);
  vi.useRealTimers();
  await Promise.all([query(), transaction()]);
  await close();
});

it.each(stalls)('a mail server that stalls (%s) ends the mail and its connection', async (stall) => {
  shortenTimeouts();
  await using server = await stallingServer(stall, '220 mail.example ESMTP\r\n');
  const { send, close } = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'portal@exemplo.br');
  const mail = { key: 'a:1', recipient: 'ana@exemplo.br', subject: 'Código', body: 'ABC', html: '' };
  await expect(send(mail)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(server.connections()).toBe(0));
  close();
});

it('a database that stays silent ends a backup', async () => {
  vi.stubEnv('PGCONNECT_TIMEOUT', '2');
  await using server = await stallingServer('silent');
  const folder = temporaryFolder();
  const env = { DATABASE_URL: `postgres://portal@127.0.0.1:${server.port}/portal`, DATA_DIR: folder };
  await expect(backUp(env, join(folder, 'backup.tgz'))).rejects.toThrow(/timeout/);
});
