/**
 * `npm run bench`: prints the portal's measurements and their goals. `ONLY=` or arguments select parts, and `RUNS` sets the
 * number of visits (5). With `SMOKE=1` the parts are short, and a missed goal is only a failure after faults (`chaos`), where
 * times then have no goals. `--save` writes the measurements to docs/measuring.md.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { measureChaos } from './chaos/measure-chaos.ts';
import { measureInteractions } from './interactions.ts';
import { measureFirstVisits } from './lab.ts';
import { measureLighthouse } from './lighthouse.ts';
import { formatMeasurement, type Measurement, meets, reportOnly } from './measurement.ts';
import { measureNotice } from './notice.ts';
import { measureRolling } from './replicas/rolling.ts';
import { saveMeasurements } from './save-measurements.ts';
import { measureServer } from './server.ts';
import { measureStart } from './start.ts';
import { type Bench, root, startBench } from './start-bench.ts';

const parts: Record<string, (bench: Bench) => Promise<Measurement[]>> = {
  lab: measureFirstVisits,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  server: measureServer,
  notice: measureNotice,
  start: measureStart,
  rolling: measureRolling,
  chaos: measureChaos,
};
/** Parts that run only by name: they need the npm registry, HAProxy, or root for all faults. */
const optInParts = ['start', 'rolling', 'chaos'];

const { RUNS = '5', ONLY, SMOKE } = process.env;
const { values, positionals } = parseArgs({
  options: { save: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const selected = positionals.length > 0 ? positionals : ONLY?.split(',');
const names = selected ?? Object.keys(parts).filter((name) => !optInParts.includes(name));
if (!names.every((name) => name in parts))
  throw new Error(`ONLY must be some of ${Object.keys(parts).join(', ')}`);

await execa(process.execPath, ['shared/platform/build/build.ts'], { cwd: root, stdio: 'inherit' });
const measured: Record<string, Measurement[]> = {};
for (const name of names) {
  const readLoad = () => reportOnly(`${name}: load average of this machine`, os.loadavg()[0] ?? 0);
  console.info(`measuring: ${name}`);
  const bench = await startBench({ runs: Number(RUNS), isShort: SMOKE !== undefined });
  try {
    measured[name] = [readLoad(), ...((await parts[name]?.(bench)) ?? []), readLoad()];
  } finally {
    await bench.stop();
  }
}
const all = Object.values(measured).flat();
for (const each of all) console.info(formatMeasurement(each));
if (values.save) await saveMeasurements(measured);
const missed = all.filter((each) => !meets(each)).length;
console.info(missed === 0 ? 'every goal met' : `${missed} goals missed`);
const isRequired = SMOKE === undefined || names.includes('chaos');
process.exitCode = isRequired && missed > 0 ? 1 : 0;
