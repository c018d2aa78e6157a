import type { PssItem, PssProcess } from '@portal/contract/endpoints/pss-selection-processes';
import { toTimestamp } from '@portal/contract/format/date';
import { programmes } from '@portal/contract/institution/programmes';
import { isVisibleOffer } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import { type Offer, offerFacts, type ProcessKindConfig } from '@portal/selection-process/rules/process';

/** Configuration of the staff selection (B 2.2–2.5). */
export const pss: ProcessKindConfig = {
  list: { label: programmes.pss, to: '/pss' },
  process: programmes.pss,
  offer: 'cargo',
  offersTitle: 'Cargos',
  cpfRequired: messages.required,
  noticePath: (processId) => `/pss_edital/${processId}`,
  registrationPath: '/pss_cadastro',
  // The response of an application lacks parameters of the receipt.
  followPath: () => '/area_do_candidato',
  offerParameter: 'role',
  waitlistPath: null,
  emailTaken: messages.emailTakenThere,
  before: {
    minutes: 20,
    prepare: 'CPF, celular, um e-mail que você lê, e as datas de seus estudos, cursos e empregos',
  },
  refusalOrder: ['nif', 'email', 'message'],
};

/** Returns the visible positions of a process (B 2.3, B 4). */
export const positionsOf = ({ items_pss }: PssProcess): Offer[] =>
  items_pss.filter(isVisibleOffer).map(toOffer);

const toOffer = (item: PssItem): Offer => ({
  ...item,
  name: item.job_title.name,
  course_start_date: null,
  min_age: null,
  facts: offerFacts(item),
  registration: 'Inscrições',
  inPerson: null,
});

/**
 * Returns whether the result of a closed process may exist: not before the server's date (B 2.2).
 * @param now timestamp
 */
export function isResultDue({ result_date }: { result_date: string | null }, now: number): boolean {
  const due = toTimestamp(result_date, 'start');
  return due === null || now >= due;
}
