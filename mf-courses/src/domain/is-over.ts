import { instantOf } from '@portal/shared/format/date';
import { type ClosedReason, type EnrollableClass, hasPassed } from './enrolment-state.ts';

/**
 * Whether nobody can enrol in a closed class any more, at its unit either: where only the enrolment online is over, or
 * there is none, the unit may still take people.
 */
export function isOver(reason: ClosedReason, offered: EnrollableClass, now: number): boolean {
  if (reason === 'no-link') return false;
  const presential = offered.dataDeEncerramentoPresencial;
  return reason !== 'online-closed' || instantOf(presential, 'end') === null || hasPassed(presential, now);
}
