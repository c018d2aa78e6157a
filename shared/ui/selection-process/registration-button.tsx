import type { Offer } from '@portal/runtime/selection-process/process-kind-config';
import { closedReason, periodText } from '@portal/runtime/selection-process/registration-window';
import { Button } from '@portal/ui/button';
import styles from './registration-button.module.css';
import { useRegistrationWindow } from './use-registration-window.ts';

interface RegistrationButtonProps {
  offer: Offer;
  onChoose: () => void;
}

/** Begins a registration while it can be made; at any other time it says when that is (A 2.10, B 2.3). */
export function RegistrationButton({ offer, onChoose }: RegistrationButtonProps) {
  const window = useRegistrationWindow(offer);
  const reason = window ? closedReason(window, offer) : undefined;
  return (
    <>
      <Button
        busy={window === null}
        className={window ? undefined : styles.waiting}
        disabledReason={reason}
        onClick={onChoose}
      >
        {offer.registration}
      </Button>
      {!reason && <p className={styles.period}>{periodText(offer)}</p>}
    </>
  );
}
