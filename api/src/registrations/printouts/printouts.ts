import type { PsgReceipt, PsgSheet, PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { formatDate } from '@portal/contract/format/date';
import { formatTaxId } from '@portal/contract/format/mask';
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
  sheetNote,
  signatures,
} from '@portal/contract/selection-process/paper-rows';
import { referenceOf } from './letterhead.ts';
import type { Printout } from './render-printout.ts';

/** Returns the printout of a PSG receipt (B 2.7). */
export function psgReceiptPaper(receipt: PsgReceipt): Printout {
  return receiptPaper({
    programme: 'psg',
    title: paperTitles.psgReceipt,
    receipt,
    rows: [['Seleção', paperProcessName(receipt.selection_process)], ...psgReceiptRows(receipt)],
    status: receipt.selection_process_item.status,
  });
}

/** Returns the printout of a PSG sheet (B 2.7), with blanks for missing fields. `city` is the residence. */
export function psgSheetPaper(sheet: PsgSheet, city: string | null): Printout {
  return {
    programme: 'psg',
    reference: referenceOf(sheet),
    title: 'Ficha de inscrição - PSG',
    name: sheet.people.name ?? sheet.people.full_name ?? '',
    groups: [
      {
        heading: 'Curso',
        rows: [['Seleção', paperProcessName(sheet.selection_process)], ...psgSheetRows(sheet)],
      },
      {
        heading: 'Dados pessoais',
        rows: psgPersonRows(sheet.people, city),
      },
    ],
    signatures: signatures.psg,
  };
}

/** Returns the printout of a PSS receipt (B 2.7). */
export function pssReceiptPaper(receipt: PssReceipt): Printout {
  return receiptPaper({
    programme: 'pss',
    title: paperTitles.pssReceipt,
    receipt,
    rows: [
      ['Seleção', paperProcessName(receipt.pss_selection_process_item.selection_process)],
      ...pssReceiptRows(receipt),
    ],
    status: receipt.status,
  });
}

/** Returns the printout of a PSS sheet (B 2.7), which applicants sign and bring to the interview. */
export function pssSheetPaper(sheet: PssSheet): Printout {
  return {
    programme: 'pss',
    reference: referenceOf(sheet),
    title: paperTitles.pssSheet,
    name: sheet.people.name ?? sheet.people.full_name ?? '',
    groups: [
      {
        heading: 'Cargo',
        rows: [...pssSheetRows(sheet), ['Data', formatDate(sheet.created_at)]],
      },
      {
        heading: 'Dados pessoais',
        rows: pssPersonRows(sheet.people),
      },
      ...(sheet.curriculum ? curriculumGroups(sheet.curriculum, sheet.created_at) : []),
    ],
    terms: { heading: commitmentHeading, sentences: commitmentTerms },
    note: sheetNote,
    signatures: signatures.pss,
  };
}

/** Returns the printout of an application's curriculum alone, for other uses. */
export const curriculumPaper = ({ people, curriculum, created_at }: PssSheet): Printout => ({
  programme: 'pss',
  title: 'Currículo',
  name: people.name ?? people.full_name ?? '',
  groups: [
    {
      heading: 'Dados pessoais',
      rows: [
        ['Nome', people.name ?? people.full_name ?? ''],
        ['E-mail', people.email ?? ''],
        ['Celular', formatPhone(people.phone ?? '')],
      ],
    },
    ...(curriculum ? curriculumGroups(curriculum, created_at) : []),
  ],
  signatures: [],
});

interface ReceiptPaper extends Pick<Printout, 'programme' | 'title'> {
  receipt: PsgReceipt | PssReceipt;
  /** Offer and status of the registration. */
  rows: Printout['groups'][number]['rows'];
  /** Status of the registration, 1–4. */
  status: number | null;
}

/** Returns the printout of a receipt (B 2.7): owner, offer, status and next steps. */
const receiptPaper = ({ programme, title, receipt, rows, status }: ReceiptPaper): Printout => ({
  programme,
  reference: referenceOf(receipt),
  title,
  name: receipt.people.full_name,
  groups: [
    {
      heading: 'Candidato',
      rows: [
        ['Nome', receipt.people.full_name],
        ['CPF', formatTaxId(receipt.people.nif ?? '')],
      ],
    },
    {
      heading: 'Processo seletivo',
      rows,
    },
  ],
  notice: receiptNotice(status),
  signatures: [],
});
