import { paperTitles } from '@portal/contract/endpoints/paper-texts';
import type { PssReceipt } from '@portal/contract/endpoints/pss-papers';
import { paperProcessName, pssReceiptRows } from '@portal/contract/selection-process/paper-rows';
import { ApplicantGroup } from './applicant-group.tsx';
import { Printout, PrintoutGroup } from './printout.tsx';
import { ReceiptNotice } from './receipt-notice.tsx';

/** Receipt of an application for a position (B 2.7). */
export const PssReceiptPrintout = ({ receipt }: { receipt: PssReceipt }) => (
  <Printout
    title={paperProcessName(receipt.pss_selection_process_item.selection_process) || paperTitles.pssReceipt}
    number={receipt.number}
    checkUrl={receipt.check_url}
  >
    <ApplicantGroup people={receipt.people} />
    <PrintoutGroup title="Inscrição" facts={pssReceiptRows(receipt)} />
    <ReceiptNotice status={receipt.status} />
  </Printout>
);
