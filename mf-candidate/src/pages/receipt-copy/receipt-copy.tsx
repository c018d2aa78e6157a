import type { Answer } from '@portal/shared/contract/endpoint';
import type { findReceiptCopy } from '@portal/shared/contract/receipt-copies';
import { ButtonLink } from '@portal/ui/button';
import { PrintButton } from '../../parts/print-button.tsx';
import { PsgReceiptPaper } from '../../parts/psg-receipt-paper.tsx';
import { PssReceiptPaper } from '../../parts/pss-receipt-paper.tsx';
import styles from './receipt-copy.module.css';

/** Shows a receipt that was found without login. */
export const ReceiptCopy = ({ psg, pss }: Answer<typeof findReceiptCopy>) => (
  <div className={styles.copy}>
    {psg && <PsgReceiptPaper receipt={psg} />}
    {pss && <PssReceiptPaper receipt={pss} />}
    <div className={styles.actions}>
      <PrintButton stays />
      <ButtonLink to="/login" variant="secondary">
        Acompanhar a inscrição
      </ButtonLink>
    </div>
  </div>
);
