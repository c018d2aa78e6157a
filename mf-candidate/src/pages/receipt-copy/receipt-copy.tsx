import type { Answer } from '@portal/contract/endpoints/endpoint';
import type { findReceiptCopy } from '@portal/contract/endpoints/receipt-copies';
import { ButtonLink } from '@portal/ui/button';
import { PrintButton } from '../../parts/print-button.tsx';
import { PsgReceiptPrintout } from '../../parts/psg-receipt-printout.tsx';
import { PssReceiptPrintout } from '../../parts/pss-receipt-printout.tsx';
import styles from './receipt-copy.module.css';

/** Shows a receipt that was found without login. */
export const ReceiptCopy = ({ psg, pss }: Answer<typeof findReceiptCopy>) => (
  <div className={styles.copy}>
    {psg && <PsgReceiptPrintout receipt={psg} />}
    {pss && <PssReceiptPrintout receipt={pss} />}
    <div className={styles.actions}>
      <PrintButton stays />
      <ButtonLink to="/login" variant="secondary">
        Acompanhar a inscrição
      </ButtonLink>
    </div>
  </div>
);
