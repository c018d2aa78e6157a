import type { CDPSession } from '@playwright/test';
import { type Measured, reportOnly } from '../goals.ts';
import { median } from '../median.ts';
import { onSlowDevice, phone } from '../slow-phone.ts';
import type { Bench } from '../start-bench.ts';
import { calmPages } from './calm-pages.ts';
import { summarise, type ThreadTime, type TraceEvent } from './thread-time.ts';

/** Milliseconds in which carousels start once the page is alive. */
const SETTLED = 2_000;

/**
 * What the main thread does in a first visit on a slow processor, by kind of work. Times are those of the thread, not of
 * the clock: what else the machine does counts little.
 */
export async function measureMainThread({ api, host, runs }: Bench): Promise<Measured[]> {
  const { url } = await host('host', await api('api'));
  const figures: Measured[] = [];
  for (const path of calmPages) {
    const visits: ThreadTime[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await trace(`${url}/senac-portal/${path}`));
    for (const what of Object.keys(visits[0] ?? {}) as (keyof ThreadTime)[]) {
      const unit = /^(elements|layouts)/.test(what) ? '' : 'ms';
      figures.push(reportOnly(`/${path}: ${what}`, median(visits.map((each) => each[what])), unit));
    }
  }
  return figures;
}

const trace = (address: string): Promise<ThreadTime> =>
  onSlowDevice({ viewport: phone, slowNetwork: false }, async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('the browser has gone');
    const session = await browser.newBrowserCDPSession();
    const events = await startTracing(session);
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(SETTLED);
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    return summarise(events, address);
  });

/** @returns a list that is filled as the browser tells */
async function startTracing(session: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  return events;
}
