import { setTimeout as pause } from 'node:timers/promises';
import { portalConfig } from '../host/portal.config.ts';
import { atMost, type Measurement, median, reportOnly } from './measurement.ts';
import { pages, serveStaticPages } from './serve-static-pages.ts';
import { onSlowProcessor, phone, slowDownNetwork } from './slow-phone.ts';
import type { Bench } from './start-bench.ts';

/**
 * Measures a first visit of each page on a slow phone, next to a static page of the same text, pictures and styles. All are
 * visited alternately, so that other load of the machine affects all of them.
 */
export async function measureFirstVisits(bench: Bench): Promise<Measurement[]> {
  const { url: portal } = await bench.host(await bench.api());
  const paths = pages.map(({ path }) => path);
  const copy = await serveStaticPages(bench, portal, paths);
  const measurements: Measurement[] = [];
  for (const { name, path } of pages) {
    const bytes = await recompressedBytes(`${portal}/senac-portal/${path}`);
    const goal = name === 'home' ? 24 : 32;
    measurements.push(atMost(`${name}: HTML with its styles`, bytes / 1024, goal, 'KiB br'));
  }
  const visited = pages.map((page) => ({ ...page, own: [] as Visit[], still: [] as Visit[] }));
  // The first round fills the servers' caches and is not counted.
  for (let run = 0; run <= bench.runs; run += 1) {
    for (const { path, readyWhen, own, still } of visited) {
      const ofPortal = await visit(`${portal}/senac-portal/${path}`, readyWhen, true);
      const ofCopy = await visit(`${copy}/senac-portal/${path}`, readyWhen, false);
      if (run === 0) continue;
      own.push(ofPortal);
      still.push(ofCopy);
    }
    console.info(`round ${run} of ${bench.runs}`);
  }
  return [...measurements, ...visited.flatMap(compareVisits)];
}

function compareVisits({ name, own, still }: { name: string; own: Visit[]; still: Visit[] }): Measurement[] {
  const middle = (visits: Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));
  const comparePaint = (what: string, key: keyof Visit) => {
    const [ms, staticMs] = [middle(own, key), middle(still, key)];
    const note = `${Math.round(ms)} / ${Math.round(staticMs)} ms`;
    return atMost(`${name}: ${what} / static page`, ms / staticMs, 1.1, '×', note);
  };
  const scripts = [`${name}: JavaScript of a first visit`, middle(own, 'scriptBytes') / 1024] as const;
  return [
    comparePaint('first paint', 'firstPaint'),
    comparePaint('largest paint', 'largestPaint'),
    atMost(`${name}: hydrated`, middle(own, 'hydrated'), 2_600, 'ms'),
    atMost(`${name}: layout shift`, middle(own, 'shift'), 0.01),
    name === 'home'
      ? atMost(...scripts, Number.parseInt(portalConfig.budgets.homePage, 10), 'KiB br')
      : reportOnly(...scripts, 'KiB br'),
    reportOnly(`${name}: requests`, middle(own, 'requests')),
  ];
}

/** Returns the compressed size of a page's HTML. */
async function htmlBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : Number.NaN;
}

/** Returns that size once the host has compressed the page again for visitors; it does so within 30 seconds. */
async function recompressedBytes(url: string): Promise<number> {
  const first = await htmlBytes(url);
  let bytes = first;
  for (let second = 0; second < 30 && bytes >= first; second += 1) {
    await pause(1_000);
    bytes = await htmlBytes(url);
  }
  return bytes;
}

type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * Visits a page with an empty cache.
 * @param readyWhen selector of an element that exists only once the page's data has loaded
 */
const visit = (url: string, readyWhen: string, hydrates: boolean) =>
  onSlowProcessor(phone, async (page) => {
    await slowDownNetwork(page);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForSelector(readyWhen, { state: 'attached', timeout: 60_000 });
    const hydrated = hydrates
      ? await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime)
      : null;
    await page.waitForLoadState('networkidle');
    return { hydrated: (await hydrated?.jsonValue()) ?? Number.NaN, ...(await page.evaluate(readTimeline)) };
  });

/** Runs in the page, at the end of the visit: its timeline is buffered. */
async function readTimeline() {
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 1_000, []);
    });
  const shifts = (await read('layout-shift')) as (PerformanceEntry & { value: number })[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name));
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: (await read('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scriptBytes: scripts.reduce((sum, each) => sum + each.encodedBodySize, 0),
    requests: resources.length + 1,
  };
}
