import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeRelease, startFakeRemote } from '@portal/platform/testing';
import { visitByTurns } from '../first-visit/visit.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import { percentile } from '../median.ts';
import { htmlBytes } from '../server/server-load.ts';
import type { Bench } from '../start-bench.ts';
import { untilInForce } from './in-force.ts';

/** Seconds in which nobody visits. */
const SECONDS = 20;
const counts = [5, 20, 100] as const;

/** KB of a remote's code on the server: about what a remote of the portal has, its own libraries among them. */
const REAL_SIZE_KB = 300;

/** A hundred remotes of a real size, each of which is visited: whether every page comes, and what they cost. */
export async function measureVisitedRemotes(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api-visited');
  const count = bench.isShort ? 10 : 100;
  const { host, names, seconds } = await hostOf(bench, apiUrl, count, REAL_SIZE_KB);
  const before = host.memory();
  const first = await visitAll(host.url, names);
  const again = await visitAll(host.url, names);
  const name = `${count} visited remotes of ${REAL_SIZE_KB} KB`;
  return [
    reportOnly(`${name}: from the start until all are in force`, seconds, 's'),
    reportOnly(`${name}: memory before the visits`, before, 'MiB'),
    reportOnly(`${name}: memory after them`, host.memory(), 'MiB'),
    atMost(`${name}: pages that did not come`, first.missing + again.missing, 0, ''),
    reportOnly(`${name}: first visit, 95 of 100`, percentile(first.times, 95), 'ms'),
    reportOnly(`${name}: second visit, 95 of 100`, percentile(again.times, 95), 'ms'),
  ];
}

let visits = 0;

/** Visits a page of each remote that nobody has visited, one after the other. */
async function visitAll(url: string, names: readonly string[]) {
  const times: number[] = [];
  let missing = 0;
  for (const name of names) {
    visits += 1;
    const begun = performance.now();
    const answer = await fetch(`${url}/senac-portal/${name}/${visits}`);
    const html = await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok || !html.includes(`${name} of release`)) missing += 1;
  }
  return { times, missing };
}

/** What remotes cost that are registered and that nobody visits. */
export async function measureManyRemotes(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const figures: Measured[] = [];
  const homes: Record<number, { url: string; bytes: number }> = {};
  for (const count of counts) {
    const { host, seconds } = await hostOf(bench, apiUrl, count - Object.keys(bench.remoteUrls).length);
    const url = `${host.url}/senac-portal/`;
    const { bytes, memory, idle } = await costsOf(host, url);
    homes[count] = { url, bytes };
    figures.push(
      reportOnly(`${count} remotes: HTML of the home page`, bytes / 1024, 'KB br'),
      reportOnly(`${count} remotes: from the start until all are in force`, seconds, 's'),
      reportOnly(`${count} remotes: memory`, memory, 'MiB'),
      reportOnly(`${count} remotes: work for looking after them`, idle, 'ms of processor/s'),
    );
  }
  const above = (count: number) => ((homes[count]?.bytes ?? 0) - (homes[5]?.bytes ?? 0)) / 1024;
  const visited = Object.entries(homes).map(([count, { url }]) => [
    count,
    { url, readyWhen: 'main a[href*="/detalhes/"]', hydrates: true },
  ]);
  const seen = await visitByTurns(Object.fromEntries(visited), bench.runs);
  const paint = (count: number) => seen(String(count), 'largestPaint');
  return [
    ...figures,
    atMost('HTML with 20 remotes above 5', above(20), 1, 'KB br'),
    atMost('HTML with 100 remotes above 5', above(100), 1, 'KB br'),
    ...counts.map((count) =>
      reportOnly(`${count} remotes: largest paint of the home page`, paint(count), 'ms'),
    ),
    atMost('largest paint with 20 remotes / with 5', paint(20) / paint(5), 1.05, '×'),
    atMost('largest paint with 100 remotes / with 5', paint(100) / paint(5), 1.05, '×'),
  ];
}

/**
 * A host with so many generated remotes and the portal's own, all in force.
 * @param kilobytes of each generated remote's code on the server
 */
async function hostOf(bench: Bench, apiUrl: string, generated: number, kilobytes = 0) {
  const names = Array.from({ length: generated }, (_, index) => `mf-generated-${index}`);
  const server = await startFakeRemote(Object.fromEntries(names.flatMap((name) => filesOf(name, kilobytes))));
  bench.atEnd(server.stop);
  const remotes = {
    ...Object.fromEntries(names.map((name) => [name, `${server.url}/${name}`])),
    ...bench.remoteUrls,
  };
  const count = Object.keys(remotes).length;
  const begun = performance.now();
  const host = await bench.host(`${count} remotes`, apiUrl, { remotes });
  await untilInForce(host.url, ({ length }) => length === count);
  return { host, names, seconds: (performance.now() - begun) / 1_000 };
}

async function costsOf(host: MeasuredHost, home: string) {
  for (let asked = 0; asked < 20; asked += 1) await (await fetch(home)).text();
  const bytes = await htmlBytes(home);
  const before = host.work();
  await pause(SECONDS * 1_000);
  return { bytes, memory: host.memory(), idle: (host.work() - before) / SECONDS };
}

/** The files of a remote by their addresses; it is named as a build names its release, by what cannot be compressed. */
function filesOf(name: string, kilobytes: number): [string, string][] {
  const { files } = fakeRelease(name, hash('sha256', name).slice(0, 12), {
    manifest: { paths: [`/${name}`, `/${name}/:id`] },
    first: codeOf(name, kilobytes),
    render: 'void helpers.length',
  });
  return Object.entries(files).map(([file, content]) => [`${name}/${file}`, content]);
}

/** Code of a size, of which no two remotes have the same: many functions, each with a text. */
function codeOf(name: string, kilobytes: number): string {
  const helper = (_: unknown, index: number) =>
    `(given) => given + ${JSON.stringify(`${name} ${index} `.padEnd(1_000, '.'))}`;
  return `const helpers = [${Array.from({ length: kilobytes }, helper).join(',\n')}]`;
}
