import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostManifest } from '@portal/platform/build/write-manifest';
import type { HostFacts, ReleaseManifest } from '@portal/platform/contract/release-manifest';
import { cachedData } from '../../shared/platform/server/pages/cached-data.ts';
import { cachingPolicy } from '../../shared/platform/server/pages/caching-policy.ts';
import { createPageRenderer } from '../../shared/platform/server/workers/create-page-renderer.ts';
import { PAGES_PER_WORKER, type PageReleases } from '../../shared/platform/server/workers/page-renderer.ts';
import { atLeast, type Measured, reportOnly } from '../goals.ts';
import { median } from '../median.ts';
import type { Bench } from '../start-bench.ts';

const SECONDS = 6;
const ROUNDS = 3;

/**
 * Pages that the workers make of data at hand, with nobody else at work: no server, no generator of load. As in the host,
 * a page that says what it said before is not packed again.
 */
export async function workersAlone({ root, plan }: Bench, apiUrl: string): Promise<Measured[]> {
  const releases = await releasesOf(root, plan.remotes);
  const one: number[] = [];
  const two: number[] = [];
  // By turns: other work on the machine comes and goes.
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await pagesPerSecond(root, apiUrl, releases, 1));
    two.push(await pagesPerSecond(root, apiUrl, releases, 2));
  }
  return [
    reportOnly('workers alone: one', median(one), 'pages/s'),
    reportOnly('workers alone: two', median(two), 'pages/s'),
    atLeast('workers alone: two / one', median(two) / median(one), 1.7, '×'),
  ];
}

async function pagesPerSecond(
  root: string,
  apiUrl: string,
  releases: PageReleases,
  threads: number,
): Promise<number> {
  const dist = path.join(root, 'host/dist');
  const host = JSON.parse(await readFile(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const renderer = createPageRenderer({
    dist,
    settings: {
      language: 'pt-BR',
      upstreams: { '/api/v1': `${apiUrl}/api/v1` },
      portalOrigin: null,
      host,
      ownPage: false,
      freezePrototypes: false,
    },
    threads,
    data: cachedData({ policy: cachingPolicy(3_600), patience: 100 }),
    report: (line) => console.warn(line),
  });
  let isOver = false;
  let made = 0;
  const digests = new Map<string, string>();
  const turn = async () => {
    const addresses = ['', 'cursos'];
    for (let page = 0; !isOver; page += 1) {
      const url = `http://portal.invalid/senac-portal/${addresses[page % addresses.length]}`;
      const knownDigest = digests.get(url);
      const task = { url, part: 'page', budget: 5_000, ...(knownDigest && { knownDigest }) } as const;
      const rendered = await renderer.render(task, releases);
      if (rendered.kind === 'page') digests.set(url, rendered.digest);
      made += 1;
    }
  };
  const during = async (seconds: number) => {
    made = 0;
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return (made * 1_000) / (performance.now() - begun);
  };
  await renderer.prepare(releases);
  const turns = Promise.all(Array.from({ length: threads * PAGES_PER_WORKER }, turn));
  // The code has to become quick first.
  await during(SECONDS);
  const rate = await during(SECONDS);
  isOver = true;
  await turns;
  await renderer.close();
  return rate;
}

/** The releases as they lie in their packages. */
async function releasesOf(root: string, names: readonly string[]): Promise<PageReleases> {
  const read = (name: string, file: string) => readFile(path.join(root, name, 'dist', file), 'utf8');
  const manifests = await Promise.all(
    names.map(async (name) => JSON.parse(await read(name, 'portal.json')) as ReleaseManifest),
  );
  return {
    manifests,
    known: {
      allKnown: true,
      remotes: manifests.map(({ name, version, paths, entry, slots }) => ({
        name,
        version,
        paths,
        entry,
        previous: null,
        slots: Object.keys(slots),
      })),
    },
    async code(name) {
      const manifest = manifests.find((each) => each.name === name);
      if (!manifest?.server) return null;
      const { version, paths, server } = manifest;
      return {
        name,
        version,
        paths,
        source: await read(name, `server/${server.file}`),
        sha256: server.sha256,
        exposes: server.exposes,
      };
    },
    text: (name, file) => read(name, `web/${file}`).catch(() => null),
  };
}
