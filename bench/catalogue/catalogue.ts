import { setTimeout as pause } from 'node:timers/promises';
import { visitByTurns } from '../first-visit/visit.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { percentile } from '../median.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';
import { filterValues, PATH, randomAddresses } from './random-filters.ts';

const PER_SECOND = 50;
/** One address in so many asks for the whole schedule. */
const WHOLE_ONE_IN = 50;
const SECONDS = 20;

/** A schedule of 5,000 courses: the API under a steady load on both databases, and what the page's size costs. */
export async function measureCatalogue(bench: Bench): Promise<Measured[]> {
  const large = (name: string, DATABASE_URL: string) => bench.api(name, { SEED: 'catalogue', DATABASE_URL });
  const embedded = await large('api-embedded', '');
  const postgres = await bench.postgres();
  const onPostgres = await large('api-postgres', postgres.url);
  return [
    ...(await measureLoad('PGlite', embedded)),
    ...(await measureLoad('PostgreSQL', onPostgres)),
    ...(await measurePage(bench, embedded)),
  ];
}

async function measureLoad(database: string, apiUrl: string): Promise<Measured[]> {
  const addresses = randomAddresses(await filterValues(apiUrl));
  const rare = PER_SECOND / WHOLE_ONE_IN;
  await askFor(apiUrl, addresses, PER_SECOND, 3);
  const [filtered, whole] = await Promise.all([
    askFor(apiUrl, addresses, PER_SECOND - rare, SECONDS),
    askFor(apiUrl, () => PATH, rare, SECONDS),
  ]);
  const name = `/courses-sig on ${database}`;
  return [
    atMost(`${name}, filtered: 95 of 100 answers`, percentile(filtered.times, 95), 50, 'ms'),
    reportOnly(`${name}, filtered: answers`, filtered.times.length / SECONDS, '/s'),
    reportOnly(`${name}, filtered: size`, filtered.bytes / filtered.times.length / 1024, 'KB'),
    reportOnly(`${name}, all courses: 95 of 100 answers`, percentile(whole.times, 95), 'ms'),
    reportOnly(`${name}, all courses: size`, whole.bytes / whole.times.length / 1024, 'KB'),
    atMost(`${name}: failed answers`, filtered.failures + whole.failures, 0, ''),
  ];
}

/** Asks the API for one address after the other, without compression, as one server asks another. Times in milliseconds. */
async function askFor(apiUrl: string, path: () => string, perSecond: number, seconds: number) {
  const seen = { times: [] as number[], bytes: 0, failures: 0 };
  const stop = steadily(perSecond, async () => {
    const began = performance.now();
    try {
      const answer = await fetch(apiUrl + path(), { headers: { 'accept-encoding': 'identity' } });
      seen.bytes += (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) seen.failures += 1;
    } catch {
      seen.failures += 1;
    }
    seen.times.push(performance.now() - began);
  });
  await pause(seconds * 1_000);
  await stop();
  return seen;
}

async function measurePage({ api, host, runs }: Bench, largeApi: string): Promise<Measured[]> {
  const small = await host('small', await api('api-small', { DATABASE_URL: '' }));
  const large = await host('large', largeApi);
  const schedule = ({ url }: { url: string }) => ({
    url: `${url}/senac-portal/cursos`,
    readyWhen: 'main a[href*="/detalhes/"]',
    hydrates: true,
  });
  const seen = await visitByTurns({ small: schedule(small), large: schedule(large) }, runs);
  const [smallPaint, largePaint] = [seen('small', 'largestPaint'), seen('large', 'largestPaint')];
  return [
    reportOnly('cursos with the demonstration: largest paint', smallPaint, 'ms'),
    reportOnly('cursos with 5,000 courses: largest paint', largePaint, 'ms'),
    atMost('cursos: largest paint with 5,000 courses / with few', largePaint / smallPaint, 1.2, '×'),
  ];
}
