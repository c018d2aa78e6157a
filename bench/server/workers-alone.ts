import path from 'node:path';
import {
  builtReleases,
  type DataAnswer,
  PAGES_PER_WORKER,
  type PageReleases,
  rendererOf,
} from '@portal/platform/testing';
import { portalConfig } from '../../host/portal.config.ts';
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
  const packages = plan.remotes.map((name) => path.join(root, name));
  const releases = builtReleases(portalConfig.basePath, packages);
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
  const answers = new Map<string, Promise<DataAnswer>>();
  async function ask(url: string): Promise<DataAnswer> {
    const response = await fetch(url);
    return { status: response.status, body: await response.text() };
  }
  const renderer = rendererOf(
    { portal: portalConfig, dist },
    {
      settings: { upstreams: { '/api/v1': `${apiUrl}/api/v1` } },
      threads,
      async data({ url }) {
        const answer = answers.get(url) ?? ask(url);
        answers.set(url, answer);
        return answer;
      },
      report: (line) => console.warn(line),
    },
  );
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
