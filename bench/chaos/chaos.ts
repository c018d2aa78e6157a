import { formatMeasurement, type Measurement, meets } from '../measurement.ts';
import type { Bench } from '../start-bench.ts';
import { startChaosPortal } from './chaos-portal.ts';
import { faults } from './faults.ts';
import { evaluate, measureFault } from './measure-fault.ts';

const shortLoad = { seconds: 2, pagesPerSecond: 5, registrationsPerSecond: 2 };
const usualLoad = { seconds: 20, pagesPerSecond: 20, registrationsPerSecond: 5 };

/**
 * Injects one fault after the other under load, and measures what visitors notice. `FAULTS=` selects faults by parts of their
 * names.
 */
export async function measureChaos(bench: Bench): Promise<Measurement[]> {
  const { isShort } = bench;
  const chosen = process.env.FAULTS?.split(',') ?? [''];
  const portal = await startChaosPortal(bench);
  const all: Measurement[] = [];
  for (const fault of faults.filter((each) => each.isShort || !isShort)) {
    if (!chosen.some((part) => fault.name.includes(part))) continue;
    const reason = fault.skipReason?.(portal);
    console.info(reason ? `skipped: ${fault.name} (${reason})` : `injecting: ${fault.name}`);
    if (reason) continue;
    const outcome = await measureFault(portal, fault, isShort ? shortLoad : usualLoad);
    const measurements = evaluate(fault.name, outcome, !isShort);
    all.push(...measurements);
    for (const each of measurements) if (!meets(each)) console.info(formatMeasurement(each));
  }
  return all;
}
