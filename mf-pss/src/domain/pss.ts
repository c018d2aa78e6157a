import type { PssItem, PssProcess } from '@portal/contract/endpoints/pss-selection-processes';
import { programmes } from '@portal/contract/institution/programmes';
import * as messages from '@portal/contract/validators/messages';
import { offerFacts } from '@portal/selection-process/rules/offer-facts';
import type { Offer, ProcessKindConfig } from '@portal/selection-process/rules/process-kind-config';

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

/** Returns whether an open notice lists a position (B 4); a closed one lists all. */
export const isListed = ({ status }: PssItem): boolean => status === null || status === 1;

/** Returns the positions that an open notice lists (B 2.3). */
export const listedPositions = ({ items_pss }: PssProcess): Offer[] =>
  items_pss.filter(isListed).map(positionOf);

/** Converts a position for notices (B 2.3). */
export const positionOf = (item: PssItem): Offer => ({
  ...item,
  name: item.job_title.name,
  course_start_date: null,
  min_age: null,
  facts: offerFacts(item),
  registration: 'Inscrições',
  inPerson: null,
});
