import { setTimeout as pause } from 'node:timers/promises';
import { portalConfig } from '../host/portal.config.ts';
import { atMost, type Measurement, median, reportOnly } from './measurement.ts';
import { pages, serveStaticPages } from './serve-static-pages.ts';
import { htmlBytes } from './server.ts';
import { onSlowDevice, phone } from './slow-phone.ts';
import type { Bench } from './start-bench.ts';

/** Measures a first visit of each page on a slow phone, next to a static page of the same text, pictures and styles. */
export async function measureFirstVisits(bench: Bench): Promise<Measurement[]> {
  const { url: portal } = await bench.host('host', await bench.api('api'));
  const copy = await serveStaticPages(
    bench,
    portal,
    pages.map(({ path }) => path),
  );
  const measurements: Measurement[] = [];
  for (const { name, path } of pages) {
    const bytes = await recompressedBytes(`${portal}/senac-portal/${path}`);
    const goal = name === 'home' ? 24 : 32;
    measurements.push(atMost(`${name}: HTML with its styles`, bytes / 1024, goal, 'KiB br'));
  }
  const visits = pages.flatMap(({ name, path, readyWhen }) => [
    [name, { url: `${portal}/senac-portal/${path}`, readyWhen, hydrates: true }],
    [`static ${name}`, { url: `${copy}/senac-portal/${path}`, readyWhen, hydrates: false }],
  ]);
  const middle = await visitByTurns(Object.fromEntries(visits), bench.runs);
  for (const { name } of pages) {
    const scripts = middle(name, 'scriptBytes') / 1024;
    for (const [what, key] of [
      ['first paint', 'firstPaint'],
      ['largest paint', 'largestPaint'],
    ] as const) {
      const [own, still] = [middle(name, key), middle(`static ${name}`, key)];
      const note = `${Math.round(own)} / ${Math.round(still)} ms`;
      measurements.push(atMost(`${name}: ${what} / static page`, own / still, 1.1, '×', note));
    }
    measurements.push(
      atMost(`${name}: hydrated`, middle(name, 'hydrated'), 2_600, 'ms'),
      atMost(`${name}: layout shift`, middle(name, 'shift'), 0.01),
      name === 'home'
        ? atMost(
            'home: JavaScript of a first visit',
            scripts,
            Number.parseInt(portalConfig.budgets.homePage, 10),
            'KiB br',
          )
        : reportOnly(`${name}: JavaScript of a first visit`, scripts, 'KiB br'),
      reportOnly(`${name}: requests`, middle(name, 'requests')),
    );
  }
  return measurements;
}

/** Returns the size of a page's HTML, once the host has compressed it again for visitors; it does so within 30 seconds. */
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

interface VisitedPage {
  url: string;
  /** Selector of an element that exists only once the page's data has loaded. */
  readyWhen: string;
  hydrates: boolean;
}

/**
 * Visits pages alternately, each time with an empty cache, so that other load of the machine affects all of them.
 * The first round fills the servers' caches and is not counted.
 * @returns a function that returns the median of a page's measurement
 */
async function visitByTurns(pages: Readonly<Record<string, VisitedPage>>, runs: number) {
  const visits: Record<string, Visit[]> = {};
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const measured = await visit(page);
      if (run > 0) visits[name] = [...(visits[name] ?? []), measured];
    }
    console.info(`round ${run} of ${runs}`);
  }
  return (name: string, key: keyof Visit): number => median((visits[name] ?? []).map((each) => each[key]));
}

const visit = ({ url, readyWhen, hydrates }: VisitedPage) =>
  onSlowDevice({ viewport: phone, slowNetwork: true }, async (page) => {
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
