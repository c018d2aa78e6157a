import type { EnrolmentState } from '@portal/contract/catalogue/enrolment-state';

/**
 * Label of a class card: 'Matricule-se' (A 2.2) while enrolment is possible.
 * @param state of the class; undefined for a course without classes
 */
export function cardAction(state: EnrolmentState | undefined): 'Matricule-se' | 'Ver turma' | 'Ver curso' {
  if (!state) return 'Ver curso';
  return state.kind === 'open' ? 'Matricule-se' : 'Ver turma';
}
