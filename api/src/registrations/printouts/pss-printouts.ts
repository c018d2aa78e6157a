import {
  commitmentHeading,
  commitmentTerms,
  paperTitles,
  sheetNote,
  signatures,
} from '@portal/contract/endpoints/paper-texts';
import type { PssReceipt, PssSheet } from '@portal/contract/endpoints/printouts';
import { formatDate } from '@portal/contract/format/date';
import { formatPhone } from '@portal/contract/format/phone';
import {
  curriculumGroups,
  paperProcessName,
  pssPersonRows,
  pssReceiptRows,
  pssSheetRows,
} from '@portal/contract/selection-process/paper-rows';
import { receiptPaper } from './receipt-printout.ts';
import { referenceOf } from './reference-card.ts';
import type { Printout } from './render-printout.ts';

/** Returns the printout of a PSS receipt (B 2.7). */
export function pssReceiptPaper(receipt: PssReceipt): Printout {
  return receiptPaper({
    processKind: 'pss',
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
    processKind: 'pss',
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
  processKind: 'pss',
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
