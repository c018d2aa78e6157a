import { enrolsUntil } from '@portal/shared/catalogue/enrols-until';
import type { EnrollableClass } from './enrolment-state.ts';

/**
 * Whether nobody can enrol in a class any more, at its unit either.
 * @param now milliseconds since 1970
 */
export const isOver = (offered: EnrollableClass, now: number): boolean => now > enrolsUntil(offered);
