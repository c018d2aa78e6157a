import { atLeast, atMost, type Measurement, noneFailed, percentile, reportOnly } from '../measurement.ts';

/** Observations of the portal during a fault and after it. */
export interface Outcome {
  /** Milliseconds of each page. */
  pageTimes: readonly number[];
  failedPages: readonly string[];
  /** Acknowledged registrations, and how many of them are not stored once. */
  acknowledged: number;
  lost: number;
  assignedTwice: number;
  /** Milliseconds from the end of the fault until everything works. */
  recoveryMs: number;
  /** Failures of pages, reads and registrations after that. */
  failedAfter: readonly string[];
}

/** @param hasTimeGoals whether times have goals, which say little on a busy machine */
export function evaluate(fault: string, outcome: Outcome, hasTimeGoals: boolean): Measurement[] {
  const { pageTimes, failedPages, acknowledged, lost, assignedTwice, recoveryMs, failedAfter } = outcome;
  const time = (what: string, value: number, goal: number, unit: string) =>
    hasTimeGoals ? atMost(what, value, goal, unit) : reportOnly(what, value, unit);
  return [
    atLeast(`${fault}: pages`, pageTimes.length, 1),
    time(`${fault}: page, p95`, percentile(pageTimes, 95), 1_000, 'ms'),
    time(`${fault}: slowest page`, Math.max(...pageTimes), 1_000, 'ms'),
    noneFailed(`${fault}: failed pages`, failedPages),
    atLeast(`${fault}: acknowledged registrations`, acknowledged, 1),
    atMost(`${fault}: lost registrations`, lost, 0),
    atMost(`${fault}: places assigned twice`, assignedTwice, 0),
    time(`${fault}: recovery`, recoveryMs / 1_000, 10, 's'),
    noneFailed(`${fault}: failures after recovery`, failedAfter),
  ];
}
