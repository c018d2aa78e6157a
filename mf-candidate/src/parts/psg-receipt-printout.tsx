import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import type { PsgReceipt } from '@portal/contract/endpoints/psg-papers';
import { paperProcessName, psgReceiptRows } from '@portal/contract/selection-process/paper-rows';
import { ApplicantGroup } from './applicant-group.tsx';
import { Printout, PrintoutGroup } from './printout.tsx';
import { ReceiptNotice } from './receipt-notice.tsx';

/** Receipt of an application for a free course (B 2.7). */
export const PsgReceiptPrintout = ({ receipt }: { receipt: PsgReceipt }) => (
  <Printout
    title={paperProcessName(receipt.selection_process) || paperTitles.psgReceipt}
    number={receipt.number}
    checkUrl={receipt.check_url}
  >
    <ApplicantGroup people={receipt.people} />
    <PrintoutGroup title="Candidatura" facts={psgReceiptRows(receipt)} />
    <ReceiptNotice status={receipt.selection_process_item.status} />
  </Printout>
);
