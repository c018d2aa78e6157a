import { toTimestamp } from '../format/date.ts';
import { parseUrl } from '../format/parse-url.ts';

/** What the enrolment of a class depends on (A 3, "class"). */
export interface EnrollableClass {
  vagasDisponiveis: number | null;
  dataDeEncerramentoOnline: string | null;
  dataDeEncerramentoPresencial: string | null;
  linkMatriculaOnline: string | null;
}

export type ClosedReason = 'no-vacancies' | 'online-closed' | 'presential-closed' | 'no-link';

export type EnrolmentState = { kind: 'open'; url: string } | { kind: 'closed'; reason: ClosedReason };

/**
 * Whether one can enrol in a class online (A 4): not without vacancies, after either closing date, or without a link;
 * of several reasons the first of these is given. Unknown vacancies do not close it, and a closing date
 * alone counts to its end, local to Belém.
 * @param now milliseconds since 1970
 */
export function enrolmentState(offered: EnrollableClass, now: number): EnrolmentState {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return closed('no-vacancies');
  if (hasPassed(offered.dataDeEncerramentoOnline, now)) return closed('online-closed');
  if (hasPassed(offered.dataDeEncerramentoPresencial, now)) return closed('presential-closed');
  const url = webAddress(offered.linkMatriculaOnline);
  return url === null ? closed('no-link') : { kind: 'open', url };
}

const closed = (reason: ClosedReason): EnrolmentState => ({ kind: 'closed', reason });

export function hasPassed(date: string | null, now: number): boolean {
  const end = toTimestamp(date, 'end');
  return end !== null && now > end;
}

/** Null for whatever is no address of the web: another scheme, a path, any other text. */
function webAddress(text: string | null): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\//i.test(address) ? (parseUrl(address)?.href ?? null) : null;
}
