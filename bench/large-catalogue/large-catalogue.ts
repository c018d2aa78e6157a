import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import { percentile } from '../median.ts';
import { metric } from '../metric.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';
import { repeatCourses } from './fill-courses.ts';
import { visitSchedule } from './visit-schedule.ts';

const SITEMAPS = 100;
const SITEMAP_EVERY_MS = 300;

/** A schedule of 50,000 courses of which a row is changed every second: its page, its sitemap, and the api's memory. */
export async function measureLargeCatalogue(bench: Bench): Promise<Measured[]> {
  const { url: DATABASE_URL } = await bench.postgres();
  await bench.api('api-seed', { DATABASE_URL, SEED: 'catalogue' });
  const db = await bench.database(DATABASE_URL);
  await repeatCourses(db, bench.isShort ? 2 : 10);
  const metricsPort = await freePort();
  const began = performance.now();
  const api = await bench.api('api-large', { DATABASE_URL, SEED: 'none', METRICS_PORT: String(metricsPort) });
  while (!(await isSearched(api))) await pause(1_000);
  const ready = (performance.now() - began) / 1_000;
  const { url } = await bench.host('large', api);
  const memory: number[] = [];
  const stopChanging = steadily(1, async () => {
    await change(db);
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    // An api that is busy for longer than a connection is kept answers nothing once.
    const bytes = await metric(metrics, 'process_resident_memory_bytes').catch(() => 0);
    memory.push(bytes / 1024 ** 2);
  });
  const before = await visitSchedule(url, bench.isShort ? 5 : 60);
  const sitemaps = await askForSitemaps(url, bench.isShort ? 10 : SITEMAPS);
  const after = await visitSchedule(url, 10);
  await stopChanging();
  const unasked = percentile(before.newTimes, 95);
  return [
    reportOnly('large: from the start until the schedule is searched', ready, 's'),
    atMost('large: /cursos, 95 of 100 answers', percentile(before.times, 95), 300, 'ms'),
    reportOnly('large: /cursos in a way nobody has asked for, 95 of 100', unasked, 'ms'),
    atMost('large: /cursos that failed', before.failed + after.failed, 0, ''),
    atMost('large: memory of the api at its highest', Math.max(...memory), 700, 'MiB'),
    atLeast('large: addresses in each sitemap', sitemaps.fewest, bench.isShort ? 8_000 : 45_000, ''),
    reportOnly('large: sitemaps, 95 of 100 answers', percentile(sitemaps.times, 95), 'ms'),
    atMost('large: /cursos without courses after the sitemaps', after.empty, 0, ''),
  ];
}

/** Whether the schedule answers: on a busy machine a connection is given up before 50,000 courses are read. */
const isSearched = (api: string): Promise<boolean> =>
  fetch(`${api}/api/v1/courses-search`).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );

/** Another number of vacancies in some class. */
const change = (db: Database) =>
  db.execute(sql`update classes set vacancies = vacancies + 1
    where id = (select id from classes where id > (select random() * max(id) from classes) order by id limit 1)`);

async function askForSitemaps(url: string, count: number) {
  const times: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let asked = 0; asked < count; asked += 1) {
    const began = performance.now();
    const text = await (await fetch(`${url}/sitemap.xml`)).text();
    times.push(performance.now() - began);
    fewest = Math.min(fewest, text.split('<loc>').length - 1);
    await pause(SITEMAP_EVERY_MS);
  }
  return { times, fewest };
}
