import { atMost, type Measured } from '../goals.ts';
import { median } from '../median.ts';
import { asReturningVisitor, onSlowDevice } from '../slow-phone.ts';
import type { Bench } from '../start-bench.ts';
import { type Journey, journeys, scheduleJourneys } from './journeys.ts';
import { type Interaction, watchInteractions, worstInteraction } from './worst-interaction.ts';

/** Milliseconds. */
const GOAL = 150;

/** The slowest answer to a press or key of each journey with a slow processor, and of a schedule of 5,000 courses. */
export async function measureInteractions({ api, host, runs }: Bench): Promise<Measured[]> {
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
): Promise<Measured[]> {
  const seen = new Map<Journey, Interaction[]>(taken.map((journey) => [journey, []]));
  for (let run = 0; run < runs; run += 1)
    for (const journey of taken) seen.get(journey)?.push(await take(portalUrl, journey));
  return [...seen].map(([{ name }, interactions]) => {
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    const middle = median(interactions.map(({ duration }) => duration));
    return atMost(`${name}${where}: worst interaction`, middle, GOAL, 'ms', worst?.what);
  });
}

/** One journey in a new browser. */
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
