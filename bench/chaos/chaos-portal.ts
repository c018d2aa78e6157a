import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { count, countDistinct, eq, isNotNull, min } from 'drizzle-orm';
import { psgItems, psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { createApis } from '../edge/replicas.ts';
import { startHostsOfKeeper } from '../hosts/hosts-of-keeper.ts';
import type { Bench } from '../start-bench.ts';
import { startGateway } from './gateway.ts';
import { mountDisk } from './mount-disk.ts';

export type ChaosPortal = Awaited<ReturnType<typeof startChaosPortal>>;

/** The whole portal on a PostgreSQL: one host and its keeper, one api, mail; each can be made to fail. */
export async function startChaosPortal(bench: Bench) {
  const disk = path.join(bench.dataDir, 'disk');
  await mkdir(disk);
  const isMounted = await mountDisk(disk, bench.atEnd);
  const [postgres, sink] = await Promise.all([bench.postgres({ durable: true }), startSmtpSink()]);
  const mail = await startGateway(sink.url);
  const settings: { api: NodeJS.ProcessEnv; hostLauncher: readonly string[] } = { api: {}, hostLauncher: [] };
  // No proxy is in front of the host.
  const hostLauncher = () => ['env', '-u', 'TRUST_PROXY', ...settings.hostLauncher];
  const apis = await createApis(bench, postgres.url, () => ({
    DATA_DIR: path.join(disk, 'api'),
    SMTP_URL: `smtp://${mail.host}`,
    SEED: 'demo',
    DRAIN_MS: '0',
    ...settings.api,
  }));
  await apis.start(0);
  const upstream = await startGateway(apis.url(0));
  const onDisk = { ...bench, dataDir: disk };
  const hosts = await startHostsOfKeeper(onDisk, `http://${upstream.host}`, bench.remoteUrls, hostLauncher);
  for (const each of [sink, mail, upstream]) bench.atEnd(each.close);
  return {
    url: hosts.url(0),
    /** Folder of all data but the database's; null unless it is a file system of its own. */
    disk: isMounted ? disk : null,
    db: await bench.database(postgres.url),
    postgres,
    apis,
    hosts,
    /** Between the host and the api. */
    upstream,
    /** Between the api and the mail server. */
    mail,
    /** Applies to the servers that are started next. */
    settings,
    /** Addresses at which people register. */
    apiUrls: new Set([hosts.url(0)]),
  };
}

/** Returns how many places of offers were assigned more than once, or beyond the offer's capacity. */
export async function countAssignedTwice({ db }: Pick<ChaosPortal, 'db'>): Promise<number> {
  const { itemId, position, idempotencyKey } = psgRegistrations;
  const offers = await db
    .select({ registrations: count(), positions: countDistinct(position), capacity: min(psgItems.capacity) })
    .from(psgRegistrations)
    .innerJoin(psgItems, eq(psgItems.id, itemId))
    .where(isNotNull(idempotencyKey))
    .groupBy(itemId);
  return offers.reduce(
    (sum, { registrations, positions, capacity }) =>
      sum + registrations - Math.min(positions, capacity ?? 0, registrations),
    0,
  );
}
