import { setTimeout as pause } from 'node:timers/promises';
import { EDGE_NOTICES_MS, startEdge } from '../edge/start-edge.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { type Publisher, REMOTE, startPublisher } from '../releases/publisher.ts';
import { createVisitor } from '../releases/visitor.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';
import { type HostsOfKeeper, startHostsOfKeeper } from './hosts-of-keeper.ts';

const PER_SECOND = 50;
const PAGES = 3_000;
const KILLS = 20;

/**
 * Three hosts of one keeper of releases behind HAProxy, as `deploy/haproxy/haproxy.cfg` has it, and visitors all the while.
 * @throws Error where HAProxy is not installed
 */
export async function measureHosts(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const publisher = await startPublisher(bench);
  const hosts = await startHostsOfKeeper(bench, apiUrl, { ...bench.remoteUrls, [REMOTE]: publisher.url });
  const [first, second] = [await released(hosts, publisher), await released(hosts, publisher)];
  await hosts.pin({ name: REMOTE, version: first.version });
  await hosts.show(first.version);
  const { portalUrl, end } = await startEdge(bench.root, { hosts: hosts.ports });
  bench.atEnd(end);
  await pause(EDGE_NOTICES_MS);
  const newVisitor = () => {
    const visitor = createVisitor(portalUrl);
    for (const release of [first, second]) visitor.know(release);
    return visitor;
  };
  return [
    ...(await joined(hosts, newVisitor(), first.version)),
    ...(await takenBack(hosts, newVisitor(), [first.version, second.version])),
    ...(await replaced(hosts, newVisitor())),
    ...(await killed(hosts, newVisitor())),
  ];
}

type Visitor = ReturnType<typeof createVisitor>;

/** Has visitors come while something is done. */
async function visitedWhile(visitor: Visitor, work: () => Promise<void>) {
  const stop = steadily(PER_SECOND, visitor.visit);
  await work();
  await stop();
  return visitor.seen();
}

async function released(hosts: HostsOfKeeper, publisher: Publisher) {
  const release = await publisher.publish();
  await hosts.show(release.version);
  return release;
}

/** Two hosts with empty disks join the first while a release is pinned that is not the newest. */
async function joined(hosts: HostsOfKeeper, visitor: Visitor, pin: string): Promise<Measured[]> {
  const { pages, failures, pagesOf } = await visitedWhile(visitor, async () => {
    await pause(1_000);
    await Promise.all([hosts.start(1), hosts.start(2)]);
    await pause((PAGES / PER_SECOND) * 1_000);
  });
  const others = [...pagesOf].filter(([version]) => version !== pin).map(([, count]) => count);
  return [
    reportOnly('two empty hosts join: pages', pages, ''),
    atMost('two empty hosts join: pages of another release than the pinned', sum(others), 0, ''),
    atMost('two empty hosts join: pages and files that failed', failures.length, 0, ''),
  ];
}

async function takenBack(
  hosts: HostsOfKeeper,
  visitor: Visitor,
  [first, second]: readonly [string, string],
): Promise<Measured[]> {
  let seconds = Number.NaN;
  const { failures, mixed } = await visitedWhile(visitor, async () => {
    await hosts.pin({ name: REMOTE, version: second });
    await hosts.show(second);
    await pause(5_000);
    const begun = performance.now();
    await hosts.pin({ name: REMOTE, version: first });
    await hosts.show(first);
    seconds = (performance.now() - begun) / 1_000;
    await pause(5_000);
  });
  return [
    atMost('release taken back: until three hosts agree', seconds, 10, 's'),
    atMost('release taken back: pages of two releases', mixed, 0, ''),
    atMost('release taken back: pages and files that failed', failures.length, 0, ''),
  ];
}

/** Each host is told to end, and another starts in its place, twice. */
async function replaced(hosts: HostsOfKeeper, visitor: Visitor): Promise<Measured[]> {
  const { pages, failures } = await visitedWhile(visitor, async () => {
    for (const place of [0, 1, 2, 0, 1, 2]) {
      await hosts.replace(place, 'SIGTERM');
      await pause(2_000);
    }
  });
  return [
    reportOnly('hosts replaced one by one, twice: pages', pages, ''),
    atMost('hosts replaced one by one, twice: pages and files that failed', failures.length, 0, ''),
  ];
}

async function killed(hosts: HostsOfKeeper, visitor: Visitor): Promise<Measured[]> {
  const { pages, failures } = await visitedWhile(visitor, async () => {
    for (let turn = 0; turn < KILLS; turn += 1) {
      await hosts.replace(turn % hosts.ports.length, 'SIGKILL');
      await pause(2_000);
    }
  });
  return [
    reportOnly('hosts killed in turn, 20 times: pages', pages, ''),
    atMost('hosts killed in turn, 20 times: pages and files that failed', failures.length, 0, ''),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
