import { paperTitles } from '@portal/shared/contract/paper-texts';
import type { PsgReceipt } from '@portal/shared/contract/psg-papers';
import { paperProcessName, psgReceiptRows } from '@portal/shared/selection-process/paper-rows';
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
