import type { EnrollableClass } from './enrolment-state.ts';
import { enrolsUntil } from './enrols-until.ts';

/** Returns whether a class no longer accepts enrolments, even at its unit. */
export const isOver = (offered: EnrollableClass, now: number): boolean => now > enrolsUntil(offered);
