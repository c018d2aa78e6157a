import { receiptNotice } from '@portal/contract/endpoints/paper-texts';
import { Alert } from '@portal/ui/alert';

/** Shows the tasks of a receipt's owner (B 2.7, B 9). */
export const ReceiptNotice = ({ status }: { status: number | null }) => (
  <Alert tone="warning" title="Atenção">
    {receiptNotice(status)}
  </Alert>
);
