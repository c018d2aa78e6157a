import { type EnrollableClass, enrolmentState } from './enrolment-state.ts';

/**
 * What the card of a class invites to: 'Matricule-se' (A 2.2) as long as one can.
 * @param offered undefined for a course without classes
 * @param now milliseconds since 1970
 */
export function cardAction(
  offered: EnrollableClass | undefined,
  now: number,
): 'Matricule-se' | 'Ver turma' | 'Ver curso' {
  if (!offered) return 'Ver curso';
  return enrolmentState(offered, now).kind === 'open' ? 'Matricule-se' : 'Ver turma';
}
