import { type EnrollableClass, enrolmentState } from './enrolment-state.ts';
import { isOver } from './is-over.ts';

/**
 * What the card of a class invites to: 'Matricule-se' (A 2.2) as long as one can.
 * @param offered undefined for a course without classes
 * @param now milliseconds since 1970
 */
export function cardAction(offered: EnrollableClass | undefined, now: number) {
  if (!offered) return 'Ver curso';
  return enrolmentState(offered, now).kind === 'open' ? 'Matricule-se' : 'Ver turma';
}

/** Whether new classes are worth waiting for, since nobody can enrol in this one any more. */
export function awaitsClasses(offered: EnrollableClass | undefined, now: number): boolean {
  if (!offered) return true;
  const state = enrolmentState(offered, now);
  return state.kind === 'closed' && isOver(state.reason, offered, now);
}
