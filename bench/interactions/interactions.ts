import type { Page } from '@playwright/test';
import { atMost, type Measurement, median } from '../measurement.ts';
import { asReturningVisitor, onSlowDevice } from '../slow-phone.ts';
import type { Bench } from '../start-bench.ts';
import { type Journey, journeys, scheduleJourneys } from './journeys.ts';

const MAX_INTERACTION_MS = 150;

/** Measures the slowest interaction of each journey on a slow processor, also with a schedule of 5,000 courses. */
export async function measureInteractions({ api, host, runs }: Bench): Promise<Measurement[]> {
  const { url } = await host('host', await api('api'));
  const large = await host('host-large', await api('api-large', { SEED: 'catalogue', DATABASE_URL: '' }));
  return [
    ...(await measureJourneys(url, journeys, runs, '')),
    ...(await measureJourneys(large.url, scheduleJourneys, runs, ', 5,000 courses')),
  ];
}

async function measureJourneys(
  portalUrl: string,
  taken: readonly Journey[],
  runs: number,
  where: string,
): Promise<Measurement[]> {
  const measured = new Map<Journey, Interaction[]>(taken.map((journey) => [journey, []]));
  for (let run = 0; run < runs; run += 1)
    for (const journey of taken) measured.get(journey)?.push(await take(portalUrl, journey));
  return [...measured].map(([{ name }, interactions]) => {
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    const middle = median(interactions.map(({ duration }) => duration));
    return atMost(`${name}${where}: worst interaction`, middle, MAX_INTERACTION_MS, 'ms', worst?.what);
  });
}

/** Takes one journey in a new browser. */
const take = (portalUrl: string, { path, viewport, act }: Journey): Promise<Interaction> =>
  onSlowDevice({ viewport, slowNetwork: false }, async (page) => {
    await asReturningVisitor(page);
    await watchInteractions(page);
    await page.goto(`${portalUrl}/senac-portal/${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
    return worstInteraction(page);
  });

/** The slowest click or key press, as measured by the browser. */
interface Interaction {
  /** Milliseconds from the event to the next paint, in steps of eight. */
  duration: number;
  /** Such as `keydown input#title`. */
  what: string;
}

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

declare global {
  interface Window {
    __worst: Interaction;
  }
}

/** Records the slowest interaction in each document of the page. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__worst = { duration: 0, what: 'nothing slower than a frame' };
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of list.getEntries() as EventTiming[]) {
        if (interactionId === 0 || duration <= window.__worst.duration) continue;
        const element = target as Element | null;
        const words = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 30);
        window.__worst = { duration, what: `${name} ${element?.localName} ${words}` };
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Returns the slowest interaction with the document, once the browser has reported all. */
async function worstInteraction(page: Page): Promise<Interaction> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1_000 })),
  );
  return page.evaluate(() => window.__worst);
}
