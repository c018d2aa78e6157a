import type { PssItem, PssProcess } from '@portal/contract/endpoints/processes';
import { programmes } from '@portal/contract/institution/programmes';
import { isVisibleOffer } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import {
  identifyOffer,
  type Offer,
  offerFacts,
  type Process,
  type ProcessKindConfig,
} from '@portal/selection-process/rules/process';

/** Configuration of the staff selection (B 2.2–2.5). */
export const pss: ProcessKindConfig = {
  kind: 'pss',
  list: { label: programmes.pss, to: '/pss' },
  process: programmes.pss,
  offer: 'cargo',
  offersTitle: 'Cargos',
  document: 'Comunicado',
  cpfRequired: messages.required,
  noticePath: (processId) => `/pss_edital/${processId}`,
  closedNoticePath: (processId) => `/pss_encerrado/${processId}`,
  registrationPath: '/pss_cadastro',
  // The response of an application lacks parameters of the receipt.
  followPath: () => '/area_do_candidato',
  offerParameter: 'role',
  emailTaken: messages.emailTakenThere,
  before: {
    minutes: 20,
    prepare: 'CPF, celular, um e-mail que você lê, e as datas de seus estudos, cursos e empregos',
  },
  refusalOrder: ['nif', 'email', 'message'],
};

/** Position as notices show it, with all that the server reports. */
export type PssOffer = Offer & PssItem;

/** Reads a process with its visible positions (B 2.2, B 2.3, B 4). */
export const readPssProcess = <Each extends PssProcess>(process: Each): Each & Process<PssOffer> => ({
  ...process,
  offers: process.items_pss.filter(isVisibleOffer).map((item) => toOffer(item, process.id)),
});

const toOffer = (item: PssItem, processId: number): PssOffer => ({
  ...item,
  ...identifyOffer(pss, processId, { id: item.id, name: item.job_title.name }),
  waitlistPath: null,
  course_start_date: null,
  min_age: null,
  facts: offerFacts(item),
  registration: 'Inscrições',
  inPerson: null,
});
