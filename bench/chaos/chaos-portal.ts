import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { startKeeperHosts } from '../replicas/keeper-hosts.ts';
import { createApis } from '../replicas/replicas.ts';
import type { Bench } from '../start-bench.ts';
import { startGateway } from './gateway.ts';

export type ChaosPortal = Awaited<ReturnType<typeof startChaosPortal>>;

/** Starts the whole portal on a PostgreSQL: one host and its keeper, one api, mail. */
export async function startChaosPortal(bench: Bench) {
  const disk = path.join(bench.dataDir, 'disk');
  await mkdir(disk);
  // Only root can mount a small file system.
  const mount = ['-t', 'tmpfs', '-o', 'size=256m', 'chaos', disk];
  const isMounted = !(await execa('mount', mount, { reject: false })).failed;
  if (isMounted) bench.atEnd(() => execa('umount', ['--lazy', disk]));
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
  const hosts = await startKeeperHosts(onDisk, `http://${upstream.host}`, bench.remoteUrls, hostLauncher);
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
    /** Applies to the servers that are started next. */
    settings,
    /** URLs at which applicants register. */
    apiUrls: new Set([hosts.url(0)]),
  };
}
