import { startPostgres } from '../../api/src/testing/start-postgres.ts';
import { visit } from '../first-visit/visit.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { median } from '../median.ts';
import type { Bench } from '../start-bench.ts';
import { catalogueLoad } from './catalogue-load.ts';
import { filterValues, randomAddresses, wholeAddress } from './random-filters.ts';

const PER_SECOND = 50;
/** One address in so many asks for the whole schedule. */
const WHOLE_ONE_IN = 50;
const SECONDS = 20;

/** A schedule of 5,000 courses: the API under a steady load on both databases, and what the page's size costs. */
export async function measureCatalogue(bench: Bench): Promise<Measured[]> {
  const large = (name: string, DATABASE_URL: string) => bench.api(name, { SEED: 'catalogue', DATABASE_URL });
  const embedded = await large('api-embedded', '');
  const postgres = await startPostgres();
  try {
    const onPostgres = await large('api-postgres', postgres.url);
    return [
      ...(await measureLoad('PGlite', embedded)),
      ...(await measureLoad('PostgreSQL', onPostgres)),
      ...(await measurePage(bench, embedded)),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureLoad(database: string, apiUrl: string): Promise<Measured[]> {
  const addresses = randomAddresses(await filterValues(apiUrl));
  const rare = PER_SECOND / WHOLE_ONE_IN;
  await catalogueLoad(apiUrl, addresses, { perSecond: PER_SECOND, seconds: 3 });
  const [filtered, whole] = await Promise.all([
    catalogueLoad(apiUrl, addresses, { perSecond: PER_SECOND - rare, seconds: SECONDS }),
    catalogueLoad(apiUrl, wholeAddress, { perSecond: rare, seconds: SECONDS }),
  ]);
  const name = `/courses-sig on ${database}`;
  return [
    atMost(`${name}, filtered: 95 of 100 answers`, filtered.p95, 50, 'ms'),
    reportOnly(`${name}, filtered: answers`, filtered.answers / SECONDS, '/s'),
    reportOnly(`${name}, filtered: size`, filtered.bytes / 1024, 'KB'),
    reportOnly(`${name}, all courses: 95 of 100 answers`, whole.p95, 'ms'),
    reportOnly(`${name}, all courses: size`, whole.bytes / 1024, 'KB'),
    atMost(`${name}: failed answers`, filtered.failures + whole.failures, 0, ''),
  ];
}

async function measurePage({ api, host, runs }: Bench, largeApi: string): Promise<Measured[]> {
  const small = await host('small', await api('api-small', { DATABASE_URL: '' }));
  const urls = { small: small.url, large: (await host('large', largeApi)).url };
  const paints: Record<keyof typeof urls, number[]> = { small: [], large: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const size of ['small', 'large'] as const) {
      const seen = await visit(`${urls[size]}/senac-portal/cursos`, 'main a[href*="/detalhes/"]', true);
      // The first round warms caches and is not counted.
      if (run > 0) paints[size].push(seen.largestPaint);
    }
  }
  const [smallPaint, largePaint] = [median(paints.small), median(paints.large)];
  return [
    reportOnly('cursos with the demonstration: largest paint', smallPaint, 'ms'),
    reportOnly('cursos with 5,000 courses: largest paint', largePaint, 'ms'),
    atMost('cursos: largest paint with 5,000 courses / with few', largePaint / smallPaint, 1.2, '×'),
  ];
}
