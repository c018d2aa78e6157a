import { Button } from '@portal/ui/button';
import { useId } from 'react';
import { isFull } from '../rules/offer-state.ts';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';
import { closedReason, periodText } from '../rules/registration-window.ts';
import styles from './registration-button.module.css';
import { useOfferState } from './use-offer-state.ts';
import { WaitlistLink } from './waitlist-link.tsx';

interface RegistrationButtonProps {
  offer: Offer;
  waitlistPath: ProcessKindConfig['waitlistPath'];
  /** The selected offer is being checked. */
  busy?: boolean;
  onChoose: () => void;
}

/**
 * Starts a registration while the offer is open; otherwise shows when it is (A 2.10, B 2.3). A full offer shows the
 * waitlist first; its button still opens the dialog 'Inscrições Encerradas' (A 4).
 */
export function RegistrationButton({ offer, waitlistPath, busy = false, onChoose }: RegistrationButtonProps) {
  const noteId = useId();
  const state = useOfferState(offer);
  const reason = state ? closedReason(state, offer) : undefined;
  const full = state ? state.kind === 'full' : isFull(offer);
  return (
    <>
      {full && (
        <p id={noteId} className={styles.full}>
          <strong>Vagas esgotadas:</strong> não há mais inscrições disponíveis.
        </p>
      )}
      {full && <WaitlistLink path={waitlistPath} offerName={offer.name} look="button" />}
      <Button
        busy={busy || state === null}
        variant={full ? 'quiet' : 'primary'}
        className={state ? undefined : styles.waiting}
        disabledReason={reason}
        onClick={onChoose}
        {...(full && { 'aria-describedby': noteId })}
      >
        {offer.registration}
      </Button>
      {!reason && !full && <p className={styles.period}>{periodText(offer)}</p>}
      {state?.kind === 'ended' && <WaitlistLink path={waitlistPath} offerName={offer.name} />}
    </>
  );
}
