import type { EnrolmentState } from '@portal/shared/catalogue/enrolment-state';

/**
 * What the card of a class invites to: 'Matricule-se' (A 2.2) as long as one can.
 * @param state of the class; undefined for a course without classes
 */
export function cardAction(state: EnrolmentState | undefined): 'Matricule-se' | 'Ver turma' | 'Ver curso' {
  if (!state) return 'Ver curso';
  return state.kind === 'open' ? 'Matricule-se' : 'Ver turma';
}
