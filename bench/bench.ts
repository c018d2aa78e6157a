/**
 * `npm run bench`: the portal's figures, each beside its goal.
 * `RUNS` sets how many visits are counted (5), `ONLY=` some of the names below limit what is measured, with `SMOKE=1` a
 * missed goal is no failure: see docs/measuring.md.
 */
import os from 'node:os';
import { measureBackup } from './backup/backup.ts';
import { measureBuilds } from './builds/builds.ts';
import { measureLighthouse } from './calm/lighthouse.ts';
import { measureMainThread } from './calm/main-thread.ts';
import { measureCatalogue } from './catalogue/catalogue.ts';
import { measureDevelopment } from './development.ts';
import { measureEdge } from './edge/edge.ts';
import { measureFirstVisits } from './first-visit/first-visits.ts';
import { measureFuzz } from './fuzz.ts';
import { line, type Measured, meets, reportOnly } from './goals.ts';
import { measureHostileRemotes } from './hostile/hostile-remotes.ts';
import { measureHosts } from './hosts/hosts.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureLargeCatalogue } from './large-catalogue/large-catalogue.ts';
import { measureMails } from './mails/mails.ts';
import { measureMigration } from './migrate/migrate.ts';
import { measureNotice } from './notice/notice.ts';
import { measureManyRemotes, measureVisitedRemotes } from './releases/many-remotes.ts';
import { measureReleases } from './releases/releases.ts';
import { measureRestart, measureRestartBehindPooler } from './restart/restart.ts';
import { measureRolling } from './rolling/rolling.ts';
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
  fuzz: measureFuzz,
  releases: measureReleases,
  remotes: measureManyRemotes,
  visited: measureVisitedRemotes,
  catalogue: measureCatalogue,
  large: measureLargeCatalogue,
  notice: measureNotice,
  migrate: measureMigration,
  restart: measureRestart,
  pooler: measureRestartBehindPooler,
  mails: measureMails,
  backup: measureBackup,
  edge: measureEdge,
  hosts: measureHosts,
  builds: measureBuilds,
  rolling: measureRolling,
  development: measureDevelopment,
};

/** They start apis alone: no page is built. */
const ofTheApi = ['notice', 'edge', 'migrate', 'mails', 'backup'];
const { RUNS = '5', ONLY, SMOKE } = process.env;
// They need HAProxy, pgbouncer or pg_dump, which are not installed with the rest.
const withMore = ['edge', 'hosts', 'builds', 'rolling', 'pooler', 'backup'];
const wanted = ONLY ? ONLY.split(',') : Object.keys(parts).filter((name) => !withMore.includes(name));
if (!wanted.every((name) => name in parts))
  throw new Error(`ONLY must be some of ${Object.keys(parts).join(', ')}`);

const needsPages = (name: string) => !ofTheApi.includes(name);
if (wanted.some(needsPages)) await buildPortal();
const figures: Measured[] = [];
for (const name of wanted) {
  const busy = () => reportOnly(`${name}: processes at work on this machine`, os.loadavg()[0] ?? 0, '');
  console.info(`measuring: ${name}`);
  figures.push(busy());
  const bench = await startBench({
    runs: Number(RUNS),
    isShort: SMOKE !== undefined,
    pages: needsPages(name),
  });
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
