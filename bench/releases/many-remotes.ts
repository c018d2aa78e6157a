import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeRelease } from '@portal/platform/testing';
import { visit } from '../first-visit/visit.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import { median, percentile } from '../median.ts';
import { htmlBytes } from '../server/server-load.ts';
import type { Bench } from '../start-bench.ts';
import { knows } from './knows.ts';

/** Seconds in which nobody visits. */
const SECONDS = 20;
const counts = [5, 20, 100] as const;

/** KB of a remote's code on the server: about what a remote of the portal has, its own libraries among them. */
const REAL_SIZE_KB = 300;

/** A hundred remotes of a real size, each of which is visited: whether every page comes, and what they cost. */
export async function measureVisitedRemotes(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api-visited');
  const count = bench.isShort ? 10 : 100;
  const server = await serveGenerated(count, REAL_SIZE_KB);
  try {
    const begun = performance.now();
    const host = await hostOf(bench, apiUrl, server);
    const seconds = (performance.now() - begun) / 1_000;
    const before = host.memory();
    const first = await visitAll(host.url, server.names);
    const again = await visitAll(host.url, server.names);
    const name = `${count} visited remotes of ${REAL_SIZE_KB} KB`;
    return [
      reportOnly(`${name}: from the start until all are in force`, seconds, 's'),
      reportOnly(`${name}: memory before the visits`, before, 'MiB'),
      reportOnly(`${name}: memory after them`, host.memory(), 'MiB'),
      atMost(`${name}: pages that did not come`, first.missing + again.missing, 0, ''),
      reportOnly(`${name}: first visit, 95 of 100`, percentile(first.times, 95), 'ms'),
      reportOnly(`${name}: second visit, 95 of 100`, percentile(again.times, 95), 'ms'),
    ];
  } finally {
    server.stop();
  }
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
  const servers: Generated[] = [];
  const hosts = new Map<number, MeasuredHost>();
  try {
    const figures: Measured[] = [];
    const sizes = new Map<number, number>();
    for (const count of counts) {
      const server = await serveGenerated(count - Object.keys(bench.remoteUrls).length);
      servers.push(server);
      const begun = performance.now();
      const host = await hostOf(bench, apiUrl, server);
      hosts.set(count, host);
      const seconds = (performance.now() - begun) / 1_000;
      const { html, memory, idle } = await costsOf(host);
      sizes.set(count, html);
      figures.push(
        reportOnly(`${count} remotes: HTML of the home page`, html / 1024, 'KB br'),
        reportOnly(`${count} remotes: from the start until all are in force`, seconds, 's'),
        reportOnly(`${count} remotes: memory`, memory, 'MiB'),
        reportOnly(`${count} remotes: work for looking after them`, idle, 'ms of processor/s'),
      );
    }
    const above = (count: number) => ((sizes.get(count) ?? Number.NaN) - (sizes.get(5) ?? Number.NaN)) / 1024;
    return [
      ...figures,
      atMost('HTML with 20 remotes above 5', above(20), 1, 'KB br'),
      atMost('HTML with 100 remotes above 5', above(100), 1, 'KB br'),
      ...(await measurePaints(hosts, bench.runs)),
    ];
  } finally {
    for (const server of servers) server.stop();
  }
}

/** A host with the portal's own remotes and generated ones, all in force. */
async function hostOf(
  { dataDir, remoteUrls, host: start }: Bench,
  apiUrl: string,
  { url, names }: Generated,
): Promise<MeasuredHost> {
  const own = Object.entries(remoteUrls).map(([name, address]) => ({ name, url: address }));
  const listed = [...names.map((name) => ({ name, url: `${url}/${name}` })), ...own];
  const registry = path.join(dataDir, `registry-${listed.length}.json`);
  await writeFile(registry, JSON.stringify(listed));
  const env = { REGISTRY: registry };
  const host = await start(`${listed.length} remotes`, apiUrl, { env, remotes: {} });
  await knows(host.url, listed.length);
  return host;
}

async function costsOf(host: MeasuredHost) {
  const home = `${host.url}/senac-portal/`;
  for (let asked = 0; asked < 20; asked += 1) await (await fetch(home)).text();
  const html = await htmlBytes(home);
  const before = host.work();
  await pause(SECONDS * 1_000);
  return { html, memory: host.memory(), idle: (host.work() - before) / SECONDS };
}

async function measurePaints(hosts: ReadonlyMap<number, MeasuredHost>, runs: number): Promise<Measured[]> {
  const paints = new Map<number, number[]>(counts.map((count) => [count, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [count, { url }] of hosts) {
      const { largestPaint } = await visit(`${url}/senac-portal/`, 'main a[href*="/detalhes/"]', true);
      // The first round warms caches and is not counted.
      if (run > 0) paints.get(count)?.push(largestPaint);
    }
  }
  const paint = (count: number) => median(paints.get(count) ?? []);
  return [
    ...counts.map((count) =>
      reportOnly(`${count} remotes: largest paint of the home page`, paint(count), 'ms'),
    ),
    atMost('largest paint with 20 remotes / with 5', paint(20) / paint(5), 1.05, '×'),
    atMost('largest paint with 100 remotes / with 5', paint(100) / paint(5), 1.05, '×'),
  ];
}

/** As a build names its release: by what cannot be compressed. */
const versionOf = (name: string): string => hash('sha256', name).slice(0, 12);

interface Generated {
  url: string;
  names: readonly string[];
  stop(): void;
}

/** Code of a size, of which no two remotes have the same: many functions, each with a text. */
function codeOf(name: string, kilobytes: number): string {
  const helper = (_: unknown, index: number) =>
    `(given) => given + ${JSON.stringify(`${name} ${index} `.padEnd(1_000, '.'))}`;
  return `const helpers = [${Array.from({ length: kilobytes }, helper).join(',\n')}]`;
}

/** A static server of so many remotes. @param kilobytes of their code on the server */
async function serveGenerated(count: number, kilobytes = 0): Promise<Generated> {
  const names = Array.from({ length: count }, (_, index) => `mf-generated-${index}`);
  const files = new Map(
    names.flatMap((name) =>
      Object.entries(
        fakeRelease(name, versionOf(name), {
          manifest: { paths: [`/${name}`, `/${name}/:id`] },
          first: codeOf(name, kilobytes),
          render: 'void helpers.length',
        }).files,
      ).map(([file, content]) => [`/${name}/${file}`, content]),
    ),
  );
  const server = createServer((request, response) => {
    const content = files.get(request.url ?? '');
    if (content === undefined) return response.writeHead(404).end();
    const etag = `"${content.length}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    names,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
