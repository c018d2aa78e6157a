import { receiptNotice } from '@portal/contract/endpoints/paper-texts';
import type { PsgReceipt, PssReceipt } from '@portal/contract/endpoints/printouts';
import { formatTaxId } from '@portal/contract/format/mask';
import { referenceOf } from './reference-card.ts';
import type { Printout } from './render-printout.ts';

interface ReceiptPaper extends Pick<Printout, 'processKind' | 'title'> {
  receipt: PsgReceipt | PssReceipt;
  /** Offer and status of the registration. */
  rows: Printout['groups'][number]['rows'];
  /** Status of the registration, 1–4. */
  status: number | null;
}

/** Returns the printout of a receipt (B 2.7): owner, offer, status and next steps. */
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
