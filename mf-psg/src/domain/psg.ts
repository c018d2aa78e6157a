import { interestPath } from '@portal/contract/catalogue/interest';
import type { PsgItem, PsgProcess } from '@portal/contract/endpoints/processes';
import { formatPeriod } from '@portal/contract/format/date';
import { externalRegistration, programmes } from '@portal/contract/institution/programmes';
import { isInPerson } from '@portal/contract/selection-process/meeting-facts';
import { isOpenProcess, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import { offersByState, processesByUrgency } from '@portal/selection-process/rules/offer-state';
import {
  identifyOffer,
  type Offer,
  offerFacts,
  type Process,
  type ProcessKindConfig,
} from '@portal/selection-process/rules/process';

/** Configuration of the free-course programme (A 2.8–2.12). */
export const psg: ProcessKindConfig = {
  kind: 'psg',
  list: { label: programmes.psg, to: '/psg' },
  process: 'Processo seletivo do PSG',
  offer: 'curso',
  offersTitle: 'Cursos',
  document: 'Ver Edital',
  cpfRequired: messages.cpfRequired,
  noticePath: (processId) => `/psg/edital/${processId}`,
  closedNoticePath: (processId) => `/psg/encerrado/${processId}`,
  registrationPath: '/psg_cadastro',
  followPath: (id) => (id === null ? '/area_do_candidato' : `/printing/${id}`),
  offerParameter: 'course',
  emailTaken: messages.emailTaken,
  before: { minutes: 5, prepare: 'CPF, nome da mãe, celular e um e-mail que você lê' },
  refusalOrder: ['message', 'email', 'nif'],
};

/** Course as notices show it, with all that the server reports. */
export type PsgOffer = Offer & PsgItem;

/** Reads a process with its visible courses (A 2.8, A 2.10, A 4). */
export const readPsgProcess = (process: PsgProcess): Process<PsgOffer> => ({
  ...process,
  offers: process.items.filter(isVisibleOffer).map((item) => toOffer(item, process.id)),
  externalUrl:
    process.external_registration_url ||
    (process.id === externalRegistration.processId ? externalRegistration.url : null),
});

const toOffer = (item: PsgItem, processId: number): PsgOffer => ({
  ...item,
  ...identifyOffer(psg, processId, { id: item.id, name: item.course_name }),
  waitlistPath: interestPath(item.course_name),
  course_start_date: item.start_date_course,
  lastCalled: item.last_round?.called ?? null,
  facts: [
    ['Período do curso', formatPeriod(item.start_date_course, item.end_date_course)],
    ...offerFacts(item),
    ['No último processo', lastRoundText(item.last_round)],
  ],
  ...(isInPerson(item.registration_type_name)
    ? {
        registration: 'Inscrições Presenciais',
        inPerson: { unit: item.registration_unit, documents: item.documents_to_bring },
      }
    : { registration: 'Inscrições Online', inPerson: null }),
});

/** Formats the last round of calls: "chamados até a 31ª posição, de 40 inscritos"; null if unknown. */
const lastRoundText = (round: PsgItem['last_round']): string | null => {
  if (!round) return null;
  const { called, registered } = round;
  return called < registered
    ? `chamados até a ${called}ª posição, de ${registered} inscritos`
    : called === 1
      ? 'chamado o único inscrito'
      : `chamados todos os ${registered} inscritos`;
};

/** Returns open processes with the courses that accept registrations, nearest deadline first. */
export const openNotices = (processes: readonly Process<PsgOffer>[], now: number): Process<PsgOffer>[] =>
  processesByUrgency(processes, now)
    .filter(({ status }) => isOpenProcess(status))
    .map((process) => ({ ...process, offers: offersByState(process.offers, now).open }))
    .filter(({ offers }) => offers.length > 0);
