/**
 * `npm run chaos`: injects one fault after the other under load, and prints what visitors notice. With `--short` it uses the
 * existing build, two seconds for each fault and no goals for times. `ONLY=` selects faults by parts of their names, and
 * `--save` writes the measurements to docs/measuring.md.
 */
import { parseArgs } from 'node:util';
import { formatMeasurement, type Measurement, meets, reportGoals } from '../measurement.ts';
import { saveMeasurements } from '../save-measurements.ts';
import { buildPortal, startBench } from '../start-bench.ts';
import { startChaosPortal } from './chaos-portal.ts';
import { faults } from './faults.ts';
import { evaluate, measureFault } from './measure-fault.ts';

const flag = { type: 'boolean', default: false } as const;
const { short: isShort, save } = parseArgs({ options: { short: flag, save: flag } }).values;
if (save && isShort) throw new Error('--save needs a run without --short');
const only = process.env.ONLY?.split(',') ?? [''];
const load = isShort
  ? { seconds: 2, pagesPerSecond: 5, registrationsPerSecond: 2 }
  : { seconds: 20, pagesPerSecond: 20, registrationsPerSecond: 5 };

if (!isShort) await buildPortal();
const bench = await startBench({ runs: 1, isShort, pages: true });
const all: Measurement[] = [];
try {
  const portal = await startChaosPortal(bench);
  for (const fault of faults.filter((each) => each.isShort || !isShort)) {
    if (!only.some((part) => fault.name.includes(part))) continue;
    const reason = fault.skipReason?.(portal);
    console.info(reason ? `skipped: ${fault.name} (${reason})` : `injecting: ${fault.name}`);
    if (reason) continue;
    const measurements = evaluate(fault.name, await measureFault(portal, fault, load), !isShort);
    all.push(...measurements);
    for (const each of measurements) if (!isShort || !meets(each)) console.info(formatMeasurement(each));
  }
} finally {
  await bench.stop();
}
if (save) await saveMeasurements({ chaos: all });
reportGoals(all, true);
