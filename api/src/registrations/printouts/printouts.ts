import type { Curriculum } from '@portal/contract/endpoints/curriculum';
import type { PsgReceipt, PsgSheet, PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { formatDate } from '@portal/contract/format/date';
import { formatPhone } from '@portal/contract/format/phone';
import {
  commitmentHeading,
  commitmentTerms,
  curriculumGroups,
  paperProcessName,
  paperTitles,
  psgPersonRows,
  psgReceiptRows,
  psgSheetRows,
  pssPersonRows,
  pssReceiptRows,
  pssSheetRows,
  receiptNotice,
  receiptPersonRows,
  sheetNote,
  signatures,
} from '@portal/contract/selection-process/paper-rows';
import { mapFields } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { getOfferFacts } from '../../selection/offers.repository.ts';
import type { Services } from '../../services.ts';
import type { LoadedApplication } from '../documents/applications.repository.ts';
import { checkUrlOf } from '../receipt-code.ts';
import type { Printout } from './render-printout.ts';

/** Printouts of a registration. */
export const printoutKinds = {
  'psg-receipt': { programme: 'psg', fileName: 'comprovante-psg', title: paperTitles.psgReceipt },
  'psg-sheet': { programme: 'psg', fileName: 'ficha-psg', title: 'Ficha de inscrição - PSG' },
  'pss-receipt': { programme: 'pss', fileName: 'comprovante-pss', title: paperTitles.pssReceipt },
  'pss-sheet': { programme: 'pss', fileName: 'ficha-pss', title: paperTitles.pssSheet },
  'pss-curriculum': { programme: 'pss', fileName: 'curriculo', title: 'Currículo' },
} as const;
export type PrintoutKind = keyof typeof printoutKinds;

/** Returns a printout (B 2.7): a receipt, a sheet with blanks for missing fields, or the curriculum alone. */
export function createPrintout(kind: PrintoutKind, data: PrintoutData, city: string | null): Printout {
  const { people, curriculum, created_at } = data;
  const { programme, title } = printoutKinds[kind];
  const name = people.full_name;
  const reference = { number: data.number ?? '', checkUrl: data.check_url ?? '' };
  const common = { programme, title, name, reference };
  const process = ['Seleção', paperProcessName(data.selection_process)] as const;
  const curriculumSections = curriculum ? curriculumGroups(curriculum, created_at) : [];
  const createReceipt = (rows: Rows): Printout => ({
    ...common,
    groups: [
      { heading: 'Candidato', rows: receiptPersonRows(people) },
      { heading: 'Processo seletivo', rows: [process, ...rows] },
    ],
    notice: receiptNotice(data.status),
    signatures: [],
  });
  switch (kind) {
    case 'psg-receipt':
      return createReceipt(psgReceiptRows(data));
    case 'pss-receipt':
      return createReceipt(pssReceiptRows(data));
    case 'psg-sheet':
      return {
        ...common,
        groups: [
          { heading: 'Curso', rows: [process, ...psgSheetRows(data)] },
          { heading: 'Dados pessoais', rows: psgPersonRows(people, city) },
        ],
        signatures: signatures.psg,
      };
    case 'pss-sheet':
      return {
        ...common,
        groups: [
          { heading: 'Cargo', rows: [...pssSheetRows(data), ['Data', formatDate(created_at)]] },
          { heading: 'Dados pessoais', rows: pssPersonRows(people) },
          ...curriculumSections,
        ],
        terms: { heading: commitmentHeading, sentences: commitmentTerms },
        note: sheetNote,
        signatures: signatures.pss,
      };
    case 'pss-curriculum':
      return {
        programme,
        title,
        name,
        groups: [
          {
            heading: 'Dados pessoais',
            rows: [
              ['Nome', name],
              ['E-mail', people.email ?? ''],
              ['Celular', formatPhone(people.phone ?? '')],
            ],
          },
          ...curriculumSections,
        ],
        signatures: [],
      };
  }
}

type Rows = Printout['groups'][number]['rows'];

/** Fields of the receipts and sheets of both programmes (B 2.7), of which each endpoint sends its own. */
export type PrintoutData = PsgReceipt & PssReceipt & PsgSheet & PssSheet;

/** Returns the data of a registration's printouts: names and contacts as they were given, the profile as it is. */
export function printoutDataOf(
  services: Services,
  application: LoadedApplication,
  curriculum: Curriculum | null = null,
): PrintoutData {
  const { registration, current_position, offer, job_title, process, unit, person } = application;
  const { nif, full_name, status } = registration;
  const { name, ...facts } = getOfferFacts(application);
  const selection_process = { ...process, unit: unit && { name: unit.name } };
  const item = { ...offer, ...facts };
  return {
    ...facts,
    id: registration.id,
    number: registration.number,
    nif,
    created_at: registration.created_at.toISOString(),
    check_url: checkUrlOf(services, registration),
    position: registration.position,
    current_position,
    vacancies: offer.vacancies,
    status,
    status_name: registrationStatusName(status),
    people: {
      ...person,
      ...mapFields({ ...registrationFields.psg, ...registrationFields.pss }, (_, name) => registration[name]),
      full_name,
      name: full_name,
    },
    curriculum,
    selection_process,
    selection_process_item: { ...item, course_name: name, status },
    pss_selection_process_item: {
      ...item,
      job_title: { name, description: job_title?.description ?? name },
      selection_process,
    },
  };
}
