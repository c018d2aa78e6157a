import { visitFor } from './load/visit-pages.ts';
import { atMost, type Measurement, noneFailed, percentile, reportOnly } from './measurement.ts';
import type { Bench } from './start-bench.ts';

const PER_SECOND = 50;
const SECONDS = 20;

/** Measures a schedule of 5,000 courses: the api under load, on both databases. */
export async function measureCatalogue(bench: Bench): Promise<Measurement[]> {
  const large = (name: string, DATABASE_URL: string) => bench.api(name, { SEED: 'catalogue', DATABASE_URL });
  const embedded = await large('api-embedded', '');
  const onPostgres = await large('api-postgres', (await bench.postgres()).url);
  return [...(await measureLoad('PGlite', embedded)), ...(await measureLoad('PostgreSQL', onPostgres))];
}

async function measureLoad(database: string, apiUrl: string): Promise<Measurement[]> {
  const queries = await listQueries(apiUrl);
  const base = `${apiUrl}/api/v1/courses-sig`;
  const filtered = (visit: number) => `?${queries[(visit * 7919) % queries.length]}`;
  await visitFor(3, base, filtered, PER_SECOND);
  const [some, all] = await Promise.all([
    visitFor(SECONDS, base, filtered, PER_SECOND - 1),
    visitFor(SECONDS, base, () => '', 1),
  ]);
  const name = `/courses-sig on ${database}`;
  return [
    atMost(`${name}, filtered: p95`, percentile(some.times, 95), 50, 'ms'),
    reportOnly(`${name}, all courses: p95`, percentile(all.times, 95), 'ms'),
    noneFailed(`${name}: failed responses`, [...some.failures, ...all.failures]),
  ];
}

/** Returns every combination of a title's word and an area that the schedule has. */
async function listQueries(apiUrl: string): Promise<URLSearchParams[]> {
  const response = await fetch(`${apiUrl}/api/v1/courses-search`);
  const { data } = (await response.json()) as {
    data: { facets: { axes: { value: string }[] }; groups: { courses: { title: string }[] }[] };
  };
  const titles = data.groups.flatMap(({ courses }) => courses.map(({ title }) => title));
  const words = new Set(titles.flatMap((title) => title.match(/\p{L}{4,}/gu) ?? []));
  return [...words].flatMap((title) =>
    data.facets.axes.map(({ value }) => new URLSearchParams({ title, axis_technology: value })),
  );
}
