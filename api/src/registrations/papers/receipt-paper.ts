import { confirmationNotice } from '@portal/shared/contract/paper-texts';
import type { PsgReceipt } from '@portal/shared/contract/psg-papers';
import type { PssReceipt } from '@portal/shared/contract/pss-papers';
import { orderRows } from '@portal/shared/format/position';
import { formatTaxId } from '@portal/shared/format/tax-id';
import { referenceOf } from './reference-ticket.ts';
import type { Paper } from './render-paper.ts';

interface ReceiptPaper extends Pick<Paper, 'processKind' | 'title'> {
  receipt: PsgReceipt | PssReceipt;
  /** What the registration is for. */
  rows: Paper['groups'][number]['rows'];
}

/** A receipt on paper (B 2.7): whose it is, what for, and how it stands. */
export const receiptPaper = ({ processKind, title, receipt, rows }: ReceiptPaper): Paper => ({
  processKind,
  reference: referenceOf(receipt),
  title,
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
      rows: [...rows, ['Situação', receipt.status_name ?? ''], ...orderRows(receipt)],
    },
  ],
  notice: confirmationNotice,
  signatures: [],
});
