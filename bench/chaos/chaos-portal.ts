import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { createApis, startKeeperHosts } from '../replicas/replicas.ts';
import type { Bench } from '../start-bench.ts';

export type ChaosPortal = Awaited<ReturnType<typeof startChaosPortal>>;

/** Starts the whole portal on a PostgreSQL: one host and its keeper, one api, mail. */
export async function startChaosPortal(bench: Bench) {
  const disk = path.join(bench.dataDir, 'disk');
  await mkdir(disk);
  // Only root can mount a small file system.
  const mount = ['-t', 'tmpfs', '-o', 'size=256m', 'chaos', disk];
  const isMounted = !(await execa('mount', mount, { reject: false })).failed;
  if (isMounted) bench.atEnd(() => execa('umount', ['--lazy', disk]));
  const [postgres, sink] = await Promise.all([bench.postgres(true), startSmtpSink()]);
  const mail = await startGateway(sink.url);
  const apis = await createApis(bench, postgres.url, {
    DATA_DIR: path.join(disk, 'api'),
    SMTP_URL: `smtp://${mail.host}`,
    DRAIN_MS: '0',
  });
  await apis.start(0);
  const upstream = await startGateway(apis.url(0));
  // No proxy is in front of the host.
  const more = { TRUST_PROXY: undefined };
  const hosts = await startKeeperHosts(bench, `http://${upstream.host}`, { folder: disk, more });
  for (const each of [sink, mail, upstream]) bench.atEnd(each.close);
  return {
    url: hosts.url(0),
    isShort: bench.isShort,
    /** Folder of all data except the database's; null unless it is a file system of its own. */
    disk: isMounted ? disk : null,
    db: await bench.database(postgres.url),
    postgres,
    apis,
    hosts,
    /** Between the host and the api. */
    upstream,
    /** Between the api and the mail server. */
    mail,
    /** URLs at which applicants register. */
    apiUrls: new Set([hosts.url(0)]),
  };
}

/** Starts a proxy that slows down the responses of a server, on open connections too. */
async function startGateway(target: string) {
  const { hostname, port } = new URL(target);
  let bytesPerSecond = Number.POSITIVE_INFINITY;
  let change = Promise.withResolvers<void>();

  async function* slow(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      let rest = chunk;
      while (rest.length > 0) {
        if (bytesPerSecond > 0) yield rest.subarray(0, bytesPerSecond);
        rest = rest.subarray(bytesPerSecond);
        if (rest.length > 0) await Promise.race([pause(1_000), change.promise]);
      }
    }
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    pipeline(client, upstream, () => {});
    pipeline(upstream, slow, client, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets how many bytes a second clients receive: infinitely many, or none. */
    setSpeed(bytes: number): void {
      bytesPerSecond = bytes;
      change.resolve();
      change = Promise.withResolvers();
    },
    close: () => void server.close(),
  };
}
