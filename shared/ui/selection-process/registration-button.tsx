import { isFull } from '@portal/runtime/selection-process/offer-state';
import type { Offer, ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import { closedReason, periodText } from '@portal/runtime/selection-process/registration-window';
import { Button } from '@portal/ui/button';
import { useId } from 'react';
import styles from './registration-button.module.css';
import { useOfferState } from './use-offer-state.ts';
import { WaitingLink } from './waiting-link.tsx';

interface RegistrationButtonProps {
  offer: Offer;
  waitingPath: ProcessKindConfig['waitingPath'];
  /** The choice is being looked at. */
  busy?: boolean;
  onChoose: () => void;
}

/**
 * Begins a registration while it can be made; at any other time it says when that is (A 2.10, B 2.3). A full offer's
 * button answers with the dialog 'Inscrições Encerradas' (A 4), and does not look as if one could apply.
 */
export function RegistrationButton({ offer, waitingPath, busy = false, onChoose }: RegistrationButtonProps) {
  const noteId = useId();
  const state = useOfferState(offer);
  const reason = state ? closedReason(state, offer) : undefined;
  const full = state ? state.kind === 'full' : isFull(offer);
  return (
    <>
      <Button
        busy={busy || state === null}
        variant={full ? 'secondary' : 'primary'}
        className={state ? undefined : styles.waiting}
        disabledReason={reason}
        onClick={onChoose}
        {...(full && { 'aria-describedby': noteId })}
      >
        {offer.registration}
      </Button>
      {!reason && (
        <p id={noteId} className={full ? styles.full : styles.period}>
          {full ? 'Vagas esgotadas: não há mais inscrições disponíveis.' : periodText(offer)}
        </p>
      )}
      {(full || state?.kind === 'ended') && <WaitingLink path={waitingPath} offerName={offer.name} />}
    </>
  );
}
