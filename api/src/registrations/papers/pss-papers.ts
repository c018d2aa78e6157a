import { commitmentTerms, sheetNote } from '@portal/shared/contract/paper-texts';
import type { PssReceipt, PssSheet } from '@portal/shared/contract/pss-papers';
import { formatDate } from '@portal/shared/format/date';
import { formatPeriod } from '@portal/shared/format/period';
import { orderRows } from '@portal/shared/format/position';
import { educationLevelName } from '@portal/shared/selection-process/education-levels';
import { pssPersonRows } from '@portal/shared/selection-process/person-rows';
import { receiptPaper } from './receipt-paper.ts';
import { referenceOf } from './reference-ticket.ts';
import type { Paper } from './render-paper.ts';

/** The PSS receipt on paper (B 2.7). */
export function pssReceiptPaper(receipt: PssReceipt): Paper {
  const item = receipt.pss_selection_process_item;
  return receiptPaper({
    processKind: 'pss',
    title: 'Comprovante de inscrição',
    receipt,
    rows: [
      ['Seleção', item.selection_process?.name ?? ''],
      ['Cargo', item.job_title?.description ?? item.job_title?.name ?? ''],
      ['Unidade', item.selection_process?.unit?.name ?? ''],
      ['Período', formatPeriod(item.start_date, item.end_date)],
      ['Data do resultado', formatDate(item.selection_process?.result_date)],
    ],
  });
}

/** The PSS sheet on paper (B 2.7), to be signed and brought on the interview day. */
export function pssSheetPaper(sheet: PssSheet): Paper {
  const { people, pss_selection_process_item: item } = sheet;
  return {
    processKind: 'pss',
    reference: referenceOf(sheet),
    title: 'Ficha de Inscrição',
    groups: [
      {
        heading: 'Cargo',
        rows: [
          ['Cargo pretendido', item.job_title?.name ?? ''],
          ['Cidade', item.city_info ?? ''],
          ...orderRows(sheet),
          ['Data', formatDate(sheet.created_at)],
        ],
      },
      {
        heading: 'Dados pessoais',
        rows: [...pssPersonRows(people), ['Escolaridade', educationLevelName(people.education_level_id)]],
      },
    ],
    terms: { heading: 'Termo de compromisso', sentences: commitmentTerms },
    note: sheetNote,
    signatures: ['Assinatura do candidato'],
  };
}
