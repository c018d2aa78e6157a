import { paperTitles, signatures } from '@portal/contract/endpoints/paper-texts';
import type { PsgReceipt, PsgSheet } from '@portal/contract/endpoints/printouts';
import {
  paperProcessName,
  psgPersonRows,
  psgReceiptRows,
  psgSheetRows,
} from '@portal/contract/selection-process/paper-rows';
import { receiptPaper } from './receipt-printout.ts';
import { referenceOf } from './reference-card.ts';
import type { Printout } from './render-printout.ts';

/** Returns the printout of a PSG receipt (B 2.7). */
export function psgReceiptPaper(receipt: PsgReceipt): Printout {
  return receiptPaper({
    processKind: 'psg',
    title: paperTitles.psgReceipt,
    receipt,
    rows: [['Seleção', paperProcessName(receipt.selection_process)], ...psgReceiptRows(receipt)],
    status: receipt.selection_process_item.status,
  });
}

/** Returns the printout of a PSG sheet (B 2.7), with blanks for missing fields. `city` is the residence. */
export function psgSheetPaper(sheet: PsgSheet, city: string | null): Printout {
  return {
    processKind: 'psg',
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
