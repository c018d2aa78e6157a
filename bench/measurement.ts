/** A measured value and its goal. */
export interface Measurement {
  what: string;
  value: number;
  unit: string;
  /** Largest or smallest accepted value; null if there is no goal. */
  goal: { kind: 'at most' | 'at least'; value: number } | null;
  /** Explains the value. */
  note?: string;
}

export const meets = ({ value, goal }: Pick<Measurement, 'value' | 'goal'>): boolean =>
  goal === null || (goal.kind === 'at most' ? value <= goal.value : value >= goal.value);

export const reportOnly = (what: string, value: number, unit = '', note?: string): Measurement => ({
  what,
  value,
  unit,
  goal: null,
  note,
});

export const atMost = (what: string, value: number, goal: number, unit = '', note?: string): Measurement => ({
  ...reportOnly(what, value, unit, note),
  goal: { kind: 'at most', value: goal },
});

export const atLeast = (
  what: string,
  value: number,
  goal: number,
  unit = '',
  note?: string,
): Measurement => ({
  ...reportOnly(what, value, unit, note),
  goal: { kind: 'at least', value: goal },
});

/** Expects no failures; the note lists each kind of failure once. */
export const noneFailed = (what: string, failures: readonly string[]): Measurement =>
  atMost(what, failures.length, 0, '', [...new Set(failures)].slice(0, 10).join(', '));

/** Returns a value with as many digits as say something. */
export const formatValue = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });

/** Returns one line of the report. */
export function formatMeasurement(measurement: Measurement): string {
  const { what, value, unit, goal, note } = measurement;
  const mark = goal === null ? ' ' : meets(measurement) ? '✓' : '✗';
  const suffix = goal === null ? '' : `  (${goal.kind} ${formatValue(goal.value)} ${unit})`;
  return `${mark} ${what.padEnd(58)} ${formatValue(value).padStart(9)} ${unit}${suffix}${note ? `  ${note}` : ''}`;
}

/** Returns the value that `percent` % of the values do not exceed; NaN if there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
