import type { EnrollableClass } from './enrolment-state.ts';
import { enrolsUntil } from './enrols-until.ts';

/**
 * Whether nobody can enrol in a class any more, at its unit either.
 * @param now milliseconds since 1970
 */
export const isOver = (offered: EnrollableClass, now: number): boolean => now > enrolsUntil(offered);
