import type { CDPSession } from '@playwright/test';
import { type Measurement, median, reportOnly } from '../measurement.ts';
import { landingPages } from '../pages.ts';
import { onSlowDevice, phone } from '../slow-phone.ts';
import type { Bench } from '../start-bench.ts';
import { summarise, type ThreadTime, type TraceEvent } from './thread-time.ts';

/** Time in which carousels start once the page is hydrated. */
const SETTLE_MS = 2_000;

/**
 * Measures the main thread's work in a first visit on a slow processor, in the thread's own time: other load of the machine
 * matters little.
 */
export async function measureMainThread({ api, host, runs }: Bench): Promise<Measurement[]> {
  const { url } = await host('host', await api('api'));
  const measurements: Measurement[] = [];
  for (const path of landingPages) {
    const visits: ThreadTime[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await trace(`${url}/senac-portal/${path}`));
    for (const what of Object.keys(visits[0] ?? {}) as (keyof ThreadTime)[]) {
      const unit = /^(elements|layouts)/.test(what) ? '' : 'ms';
      measurements.push(reportOnly(`/${path}: ${what}`, median(visits.map((each) => each[what])), unit));
    }
  }
  return measurements;
}

const trace = (url: string): Promise<ThreadTime> =>
  onSlowDevice({ viewport: phone, slowNetwork: false }, async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('the browser was closed');
    const session = await browser.newBrowserCDPSession();
    const events = await startTracing(session);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(SETTLE_MS);
    const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await completed;
    return summarise(events, url);
  });

/** @returns a list that the browser fills */
async function startTracing(session: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
  ];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return events;
}
