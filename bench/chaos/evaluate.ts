import { kinds } from '../edge/load-api.ts';
import { atLeast, atMost, type Measured, meets, reportOnly } from '../goals.ts';
import { percentile } from '../median.ts';

/** Measurements of the portal while it has a fault, and after. */
export interface Outcome {
  /** Milliseconds of each page. */
  pageTimes: readonly number[];
  failedPages: readonly string[];
  /** Registrations that were acknowledged, and those of them that are not stored once. */
  acknowledged: number;
  lost: number;
  assignedTwice: number;
  /** Milliseconds from the fault's end to the next registration. */
  recoveryMs: number;
  /** Failures of pages, reads and registrations after that. */
  failedAfter: readonly string[];
}

/** @param hasTimeGoals whether times have goals, which say little on a busy machine */
export function evaluate(outcome: Outcome, hasTimeGoals: boolean): Measured[] {
  const { pageTimes, failedPages, acknowledged, lost, assignedTwice, recoveryMs, failedAfter } = outcome;
  const time = (what: string, value: number, goal: number, unit: string) =>
    hasTimeGoals ? atMost(what, value, goal, unit) : reportOnly(what, value, unit);
  return [
    atLeast('Pages', pageTimes.length, 1, ''),
    time('p95', percentile(pageTimes, 95), 1_000, 'ms'),
    time('Longest', Math.max(...pageTimes), 1_000, 'ms'),
    atMost('Failed', failedPages.length, 0, '', kinds(failedPages)),
    atLeast('Acknowledged', acknowledged, 1, ''),
    atMost('Lost', lost, 0, ''),
    atMost('Assigned twice', assignedTwice, 0, ''),
    time('Recovery', recoveryMs / 1_000, 10, 's'),
    atMost('Failed after', failedAfter.length, 0, '', kinds(failedAfter)),
  ];
}

/** Returns a Markdown table with a row for each fault; ✗ marks what misses its goal. */
export function formatTable(rows: readonly (readonly [fault: string, Measured[]])[]): string {
  const [, first = []] = rows[0] ?? [];
  const cells = ({ value, unit, goal }: Measured) => {
    const text = value.toLocaleString('en', { maximumFractionDigits: unit === 's' ? 1 : 0 });
    return `${meets({ value, goal } as Measured) ? '' : '✗ '}${text}${unit && ` ${unit}`}`;
  };
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    line(['Fault', ...first.map(({ what }) => what)]),
    line(['---', ...first.map(() => '--:')]),
    ...rows.map(([fault, measured]) => line([fault, ...measured.map(cells)])),
  ].join('\n');
}
