/**
 * `npm run bench`: the portal's figures, each beside its goal.
 * `RUNS` sets how many visits are counted (5), `ONLY=` some of the names below limit what is measured, with `SMOKE=1` a
 * missed goal is no failure: see docs/measuring.md.
 */
import os from 'node:os';
import { measureLighthouse } from './calm/lighthouse.ts';
import { measureMainThread } from './calm/main-thread.ts';
import { measureCatalogue } from './catalogue/catalogue.ts';
import { measureDevelopment } from './development.ts';
import { measureEdge } from './edge/edge.ts';
import { measureFirstVisits } from './first-visit/first-visits.ts';
import { line, type Measured, meets, reportOnly } from './goals.ts';
import { measureHostileRemotes } from './hostile/hostile-remotes.ts';
import { measureHosts } from './hosts/hosts.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureNotice } from './notice/notice.ts';
import { measureManyRemotes } from './releases/many-remotes.ts';
import { measureReleases } from './releases/releases.ts';
import { measureServer } from './server/server.ts';
import { measureSlowConnections } from './slow-connections.ts';
import { type Bench, buildPortal, startBench } from './start-bench.ts';
import { measureTour } from './tour/tour.ts';

const parts: Record<string, (bench: Bench) => Promise<Measured[]>> = {
  lab: measureFirstVisits,
  lighthouse: measureLighthouse,
  thread: measureMainThread,
  tour: measureTour,
  interactions: measureInteractions,
  server: measureServer,
  hostile: measureHostileRemotes,
  slow: measureSlowConnections,
  releases: measureReleases,
  remotes: measureManyRemotes,
  catalogue: measureCatalogue,
  notice: measureNotice,
  edge: measureEdge,
  hosts: measureHosts,
  development: measureDevelopment,
};

const { RUNS = '5', ONLY, SMOKE } = process.env;
// They need HAProxy, which is not installed with the rest.
const withHaproxy = ['edge', 'hosts'];
const wanted = ONLY ? ONLY.split(',') : Object.keys(parts).filter((name) => !withHaproxy.includes(name));
if (!wanted.every((name) => name in parts))
  throw new Error(`ONLY must be some of ${Object.keys(parts).join(', ')}`);

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
process.exitCode = missed.length === 0 || SMOKE ? 0 : 1;
