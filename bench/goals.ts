/** A measured figure and its goal. */
export interface Measured {
  what: string;
  value: number;
  unit: string;
  /** Largest or smallest accepted value; null for a figure without a goal. */
  goal: { kind: 'at most' | 'at least'; value: number } | null;
  /** What explains the figure. */
  note?: string;
}

export const meets = ({ value, goal }: Measured): boolean =>
  goal === null || (goal.kind === 'at most' ? value <= goal.value : value >= goal.value);

export const reportOnly = (what: string, value: number, unit: string, note?: string): Measured => ({
  what,
  value,
  unit,
  goal: null,
  note,
});
export const atMost = (what: string, value: number, goal: number, unit: string, note?: string): Measured => ({
  what,
  value,
  unit,
  goal: { kind: 'at most', value: goal },
  note,
});
export const atLeast = (
  what: string,
  value: number,
  goal: number,
  unit: string,
  note?: string,
): Measured => ({ what, value, unit, goal: { kind: 'at least', value: goal }, note });

/** One line of the report. */
export function line(measured: Measured): string {
  const { what, value, unit, goal, note } = measured;
  const mark = goal === null ? ' ' : meets(measured) ? '✓' : '✗';
  const rounded = value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });
  const asked = goal === null ? '' : `  (${goal.kind} ${goal.value.toLocaleString('en')} ${unit})`;
  return `${mark} ${what.padEnd(58)} ${rounded.padStart(9)} ${unit}${asked}${note ? `  ${note}` : ''}`;
}
