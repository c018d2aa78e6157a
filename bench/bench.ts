/**
 * `npm run bench`: prints the portal's measurements and their goals. `ONLY=` selects parts, `RUNS` sets the number of visits
 * (5), with `SMOKE=1` a missed goal is no failure, and `--save` writes the measurements to docs/measuring.md.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { measureInteractions } from './interactions.ts';
import { measureFirstVisits } from './lab.ts';
import { measureLighthouse } from './lighthouse.ts';
import { formatMeasurement, type Measurement, reportGoals, reportOnly } from './measurement.ts';
import { measureNotice } from './notice.ts';
import { measureRolling } from './replicas/rolling.ts';
import { saveMeasurements } from './save-measurements.ts';
import { measureServer } from './server.ts';
import { type Bench, buildPortal, startBench } from './start-bench.ts';

const parts: Record<string, (bench: Bench) => Promise<Measurement[]>> = {
  lab: measureFirstVisits,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  server: measureServer,
  notice: measureNotice,
  rolling: measureRolling,
};
/** Parts that start no host, and need no build. */
const apiOnlyParts = ['notice'];
/** Parts that need HAProxy. */
const optInParts = ['rolling'];

const { RUNS = '5', ONLY, SMOKE } = process.env;
const { save } = parseArgs({ options: { save: { type: 'boolean', default: false } } }).values;
const names = ONLY ? ONLY.split(',') : Object.keys(parts).filter((name) => !optInParts.includes(name));
if (!names.every((name) => name in parts))
  throw new Error(`ONLY must be some of ${Object.keys(parts).join(', ')}`);
if (save && SMOKE) throw new Error('--save needs a run without SMOKE');

const needsPages = (name: string) => !apiOnlyParts.includes(name);
if (names.some(needsPages)) await buildPortal();
const measured: Record<string, Measurement[]> = {};
for (const name of names) {
  const readLoad = () => reportOnly(`${name}: load average of this machine`, os.loadavg()[0] ?? 0);
  console.info(`measuring: ${name}`);
  const bench = await startBench({
    runs: Number(RUNS),
    isShort: SMOKE !== undefined,
    pages: needsPages(name),
  });
  try {
    measured[name] = [readLoad(), ...((await parts[name]?.(bench)) ?? []), readLoad()];
  } finally {
    await bench.stop();
  }
}
const all = Object.values(measured).flat();
for (const each of all) console.info(formatMeasurement(each));
if (save) await saveMeasurements(measured);
reportGoals(all, SMOKE === undefined);
