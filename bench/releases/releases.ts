import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import { median } from '../median.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';
import { hasVersion, untilInForce } from './in-force.ts';
import { REMOTE, startPublisher } from './publisher.ts';
import { createVisitor } from './visitor.ts';

const PER_SECOND = 50;
const SECONDS = 60;
const RELEASES = 10;
const SWAPS = 60;

/** What visitors get while release after release of one remote comes into force, and what that costs in memory. */
export async function measureReleases(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const publisher = await startPublisher(bench);
  const remotes = { ...bench.remoteUrls, [REMOTE]: publisher.url };
  const host = await bench.host('swaps', apiUrl, { env: { RELEASE_DAYS: '0' }, remotes });
  const visitor = createVisitor(host.url);

  /** Publishes a release and waits until it is in force. */
  async function swap(): Promise<void> {
    const release = await publisher.publish();
    visitor.know(release);
    await untilInForce(host.url, hasVersion(release.version));
  }

  const stop = steadily(PER_SECOND, visitor.visit);
  for (let release = 1; release <= RELEASES; release += 1) {
    const started = Date.now();
    await swap();
    await pause(Math.max(0, (SECONDS / RELEASES) * 1_000 - (Date.now() - started)));
  }
  await stop();
  const { pages, assets, failures, mixed, pagesOf, late } = visitor.seen();

  const early = await settledMemory(host);
  for (let release = RELEASES; release < SWAPS; release += 1) {
    await swap();
    // Somebody looks at each.
    await fetch(`${host.url}/senac-portal/cursos`);
  }
  const last = await settledMemory(host);
  return [
    reportOnly('10 releases in 60 s: pages', pages, ''),
    reportOnly('10 releases in 60 s: pages / s', pages / SECONDS, '/s'),
    reportOnly('10 releases in 60 s: files asked for', assets, ''),
    reportOnly('10 releases in 60 s: 95 of 100 pages', late, 'ms'),
    atMost('10 releases in 60 s: releases that nobody saw', RELEASES - pagesOf.size, 0, ''),
    atMost('10 releases in 60 s: pages and files that failed', failures.length, 0, ''),
    atMost('10 releases in 60 s: pages of two releases', mixed, 0, ''),
    reportOnly('memory after 10 releases', early, 'MiB'),
    reportOnly('memory after 60 releases', last, 'MiB'),
    atMost('memory after 60 releases / after 10', last / early, 1.2, '×'),
  ];
}

/** The median of some seconds, after the last garbage has gone. */
async function settledMemory(host: MeasuredHost): Promise<number> {
  await pause(5_000);
  const readings: number[] = [];
  for (let reading = 0; reading < 10; reading += 1) {
    readings.push(host.memory());
    await pause(500);
  }
  return median(readings);
}
