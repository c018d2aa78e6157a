import type { PsgReceipt, PsgSheet } from '@portal/shared/contract/psg-papers';
import { formatDate } from '@portal/shared/format/date';
import { formatPeriod } from '@portal/shared/format/period';
import { orderRows } from '@portal/shared/format/position';
import { psgPersonRows } from '@portal/shared/selection-process/person-rows';
import { receiptPaper } from './receipt-paper.ts';
import { referenceOf } from './reference-ticket.ts';
import type { Paper } from './render-paper.ts';

/** The PSG receipt on paper (B 2.7). */
export function psgReceiptPaper(receipt: PsgReceipt): Paper {
  const process = receipt.selection_process;
  return receiptPaper({
    processKind: 'psg',
    title: 'Comprovante de candidatura a vaga',
    receipt,
    rows: [
      ['Seleção', process.info ?? process.name ?? ''],
      ['Curso', receipt.selection_process_item.course_name],
      ['Unidade', process.unit?.name ?? ''],
      ['Período', formatPeriod(process.start_date, process.end_date)],
      ['Data do resultado', formatDate(process.result_date)],
    ],
  });
}

/** The PSG sheet on paper (B 2.7): fields that nobody filled in stay blank. `city` is where the person lives. */
export function psgSheetPaper(sheet: PsgSheet, city: string | null): Paper {
  const { people, selection_process: process, selection_process_item: item } = sheet;
  return {
    processKind: 'psg',
    reference: referenceOf(sheet),
    title: 'Ficha de inscrição - PSG',
    groups: [
      {
        heading: 'Curso',
        rows: [
          ['Seleção', process.info ?? process.name ?? ''],
          ['Curso', item.course_name],
          ['Unidade', process.unit?.name ?? item.place ?? ''],
          ['Cidade', item.city_info ?? ''],
          ...orderRows(sheet),
          ['Período', formatPeriod(item.start_date, item.end_date)],
        ],
      },
      {
        heading: 'Dados pessoais',
        rows: psgPersonRows(people, city),
      },
    ],
    signatures: ['Assinatura do candidato', 'Assinatura do responsável pela inscrição'],
  };
}
