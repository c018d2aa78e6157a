import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { formatValue, type Measurement, meets } from './measurement.ts';

/** Measurements by the name of their part. */
type Measured = Readonly<Record<string, readonly Measurement[]>>;

const file = path.resolve(import.meta.dirname, '../docs/measuring.md');

/** Writes measurements to the table of docs/measuring.md. */
export async function saveMeasurements(measured: Measured): Promise<void> {
  const cwd = path.dirname(file);
  const { stdout: commit } = await execa('git', ['rev-parse', '--short=8', 'HEAD'], { cwd });
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} × ${cpu?.model.replaceAll(/\((?:R|TM)\)| CPU| Processor| @.*/g, '').trim()}`;
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, updateTable(await readFile(file, 'utf8'), measured, [machine, date, commit]));
  await execa('biome', ['format', '--write', file]);
}

/**
 * Replaces the rows of the measured parts in the table "Part | …" of a document, and leaves the others.
 * @param origin machine, date and commit
 */
export function updateTable(document: string, measured: Measured, origin: readonly string[]): string {
  const lines = document.split('\n');
  const head = lines.findIndex((line) => /^\| Part +\|/.test(line));
  if (head < 0) throw new Error('the document has no table of measurements');
  const length = lines.slice(head).findIndex((line) => !line.startsWith('|'));
  const rows = new Map(
    lines.slice(head + 2, head + length).map((row) => [row.split('|')[1]?.trim() ?? '', row]),
  );
  for (const [part, measurements] of Object.entries(measured)) {
    const worst = pickWorst(measurements);
    if (worst.length === 0) continue;
    const cells = [part, worst.map(formatGoal).join('<br>').replaceAll(`${part}: `, ''), ...origin];
    rows.set(part, `| ${cells.join(' | ')} |`);
  }
  return lines.toSpliced(head + 2, length - 2, ...rows.values()).join('\n');
}

/** Returns the worst of all measurements with the same goal, such as that of the slowest page. */
function pickWorst(measurements: readonly Measurement[]): Measurement[] {
  const groups = Map.groupBy(
    measurements.filter(({ goal }) => goal !== null),
    ({ what, goal, unit }) => `${goal?.value === 0 ? '' : what.split(': ').at(-1)} ${goal?.value} ${unit}`,
  );
  return [...groups.values()].map((group) =>
    group.reduce((worst, each) => {
      const isWorse = each.goal?.kind === 'at least' ? each.value < worst.value : each.value > worst.value;
      return isWorse ? each : worst;
    }),
  );
}

function formatGoal(measurement: Measurement): string {
  const { what, value, unit, goal } = measurement;
  const sign = goal?.kind === 'at least' ? '≥' : '≤';
  const text = `${what}: ${formatValue(value)}${unit && ` ${unit}`} (${sign} ${formatValue(goal?.value ?? 0)})`;
  return `${meets(measurement) ? '' : '✗ '}${text}`;
}
