import { receiptNotice } from '@portal/shared/contract/paper-texts';
import type { PsgReceipt } from '@portal/shared/contract/psg-papers';
import type { PssReceipt } from '@portal/shared/contract/pss-papers';
import { formatTaxId } from '@portal/shared/format/tax-id';
import { referenceOf } from './reference-card.ts';
import type { Printout } from './render-printout.ts';

interface ReceiptPaper extends Pick<Printout, 'processKind' | 'title'> {
  receipt: PsgReceipt | PssReceipt;
  /** What the registration is for, and how it stands. */
  rows: Printout['groups'][number]['rows'];
  /** The registration's state, 1–4. */
  status: number | null;
}

/** A receipt on paper (B 2.7): whose it is, what for, how it stands, and what it asks of its owner. */
export const receiptPaper = ({ processKind, title, receipt, rows, status }: ReceiptPaper): Printout => ({
  processKind,
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
