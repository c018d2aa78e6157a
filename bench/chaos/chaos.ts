/**
 * `npm run chaos`: the portal under load, with one fault after the other, and a table of what visitors notice.
 * With `--short` on the build that is there, two seconds for each fault, without root and without goals for times.
 * `ONLY=` limits the faults by a part of their names: see docs/measuring.md.
 */
import { parseArgs } from 'node:util';
import { line, type Measured, meets } from '../goals.ts';
import { buildPortal, startBench } from '../start-bench.ts';
import { startChaosPortal } from './chaos-portal.ts';
import { evaluate, formatTable } from './evaluate.ts';
import { damagedKeeper } from './faults/damaged-keeper.ts';
import { databaseKilled, databasePaused } from './faults/database.ts';
import { fullDisk } from './faults/full-disk.ts';
import { fileLimit, memoryLimit } from './faults/limited-host.ts';
import { clockMovedBy } from './faults/moved-clock.ts';
import { slowClients } from './faults/slow-clients.ts';
import { silentMailServer, slowUpstream } from './faults/slow-servers.ts';
import { type Fault, measureFault } from './measure-fault.ts';

const { short: isShort } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const inShortForm = [
  clockMovedBy('6 years ahead', 6 * 365),
  databasePaused,
  databaseKilled,
  damagedKeeper,
  silentMailServer,
  slowUpstream,
  slowClients(isShort ? 100 : 1_000),
  fileLimit,
];
const inLongForm = [
  ...inShortForm,
  clockMovedBy('a day ahead', 1),
  clockMovedBy('a day behind', -1),
  fullDisk,
  memoryLimit,
];
const only = process.env.ONLY?.split(',') ?? [''];
const isWanted = ({ name }: Fault) => only.some((part) => name.includes(part));
const load = isShort
  ? { seconds: 2, pagesPerSecond: 5, registrationsPerSecond: 2 }
  : { seconds: 20, pagesPerSecond: 20, registrationsPerSecond: 5 };
const faults = (isShort ? inShortForm : inLongForm).filter(isWanted);

if (!isShort) await buildPortal();
const bench = await startBench({ runs: 1, isShort, pages: true });
const rows: [string, Measured[]][] = [];
try {
  const portal = await startChaosPortal(bench);
  for (const fault of faults) {
    const reason = fault.skipReason?.(portal);
    console.info(reason ? `skipped: ${fault.name} (${reason})` : `injecting: ${fault.name}`);
    if (reason) continue;
    const measured = evaluate(await measureFault(portal, fault, load), !isShort);
    rows.push([fault.name, measured]);
    for (const each of measured) if (!meets(each)) console.info(line(each));
  }
} finally {
  await bench.stop();
}
console.info(formatTable(rows));
const missed = rows.flatMap(([, measured]) => measured).filter((each) => !meets(each));
console.info(missed.length === 0 ? 'every goal met' : `${missed.length} goals missed`);
process.exitCode = missed.length === 0 && rows.length > 0 ? 0 : 1;
