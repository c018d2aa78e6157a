/**
 * `npm run bench`: the portal's figures, each beside its goal.
 * `RUNS` sets how many visits are counted (5), `ONLY=` one of the names below limits what is measured: see
 * docs/measuring.md.
 */
import os from 'node:os';
import { measureCatalogue } from './catalogue/catalogue.ts';
import { measureFirstVisits } from './first-visit/first-visits.ts';
import { line, type Measured, meets, reportOnly } from './goals.ts';
import { measureHostileRemotes } from './hostile/hostile-remotes.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureManyRemotes } from './releases/many-remotes.ts';
import { measureReleases } from './releases/releases.ts';
import { measureServer } from './server/server.ts';
import { measureSlowConnections } from './slow-connections.ts';
import { type Bench, buildPortal, startBench } from './start-bench.ts';
import { measureTour } from './tour/tour.ts';

const parts: Record<string, (bench: Bench) => Promise<Measured[]>> = {
  lab: measureFirstVisits,
  tour: measureTour,
  interactions: measureInteractions,
  server: measureServer,
  hostile: measureHostileRemotes,
  slow: measureSlowConnections,
  releases: measureReleases,
  remotes: measureManyRemotes,
  catalogue: measureCatalogue,
};

const { RUNS = '5', ONLY } = process.env;
const wanted = ONLY ? Object.keys(parts).filter((name) => name === ONLY) : Object.keys(parts);
if (wanted.length === 0) throw new Error(`ONLY must be one of ${Object.keys(parts).join(', ')}`);

await buildPortal();
const figures: Measured[] = [];
for (const name of wanted) {
  const busy = () => reportOnly(`${name}: processes at work on this machine`, os.loadavg()[0] ?? 0, '');
  console.info(`measuring: ${name}`);
  figures.push(busy());
  const bench = await startBench(Number(RUNS));
  try {
    figures.push(...((await parts[name]?.(bench)) ?? []), busy());
  } finally {
    await bench.stop();
  }
}
for (const figure of figures) console.info(line(figure));
const missed = figures.filter((figure) => !meets(figure));
console.info(missed.length === 0 ? 'every goal met' : `${missed.length} goals missed`);
process.exitCode = missed.length === 0 ? 0 : 1;
