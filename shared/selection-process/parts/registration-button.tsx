import { Button, ButtonLink } from '@portal/ui/button';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from '../pages/registration.module.css';
import {
  closedReason,
  isFull,
  type OfferState,
  type OpenableOffer,
  offerState,
  periodText,
} from '../rules/offer-state.ts';
import type { Offer } from '../rules/process.ts';

interface RegistrationButtonProps {
  offer: Offer;
  busy?: boolean;
  onChoose: () => void;
}

/** Starts a registration while the offer is open; a full offer shows the waitlist first (A 2.10, A 4, B 2.3). */
export function RegistrationButton({ offer, busy = false, onChoose }: RegistrationButtonProps) {
  const noteId = useId();
  const state = useOfferState(offer);
  const reason = state ? closedReason(state, offer) : undefined;
  const full = state ? state.kind === 'full' : isFull(offer);
  return (
    <>
      {full && (
        <p id={noteId} className={`full mt-1 text-xs bold snug ${styles.full}`}>
          <strong>Vagas esgotadas:</strong> não há mais inscrições disponíveis.
        </p>
      )}
      {full && <WaitlistLink offer={offer} look="button" />}
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
      {!reason && !full && <p className="mt-1 muted text-xs snug">{periodText(offer)}</p>}
      {state?.kind === 'ended' && <WaitlistLink offer={offer} />}
    </>
  );
}

interface WaitlistLinkProps {
  offer: Offer;
  /** A button if there is no other action. */
  look?: 'link' | 'button';
}

/** Link to the waitlist for new offers of this name; nothing without a waitlist. */
export function WaitlistLink({ offer: { name, waitlistPath }, look = 'link' }: WaitlistLinkProps) {
  if (!waitlistPath) return null;
  const text = (
    <>
      Avise-me <span className="visuallyHidden">de novas turmas de {name}</span>
    </>
  );
  if (look === 'button')
    return (
      <ButtonLink to={waitlistPath} variant="secondary">
        {text}
      </ButtonLink>
    );
  return (
    <p className="bold mt-2">
      <Link to={waitlistPath}>{text}</Link>
    </p>
  );
}

/** Returns the current state of an offer; null until hydration, because the current time is the visitor's. */
export function useOfferState(offer: OpenableOffer): OfferState | null {
  const hydrated = useHydrated();
  const now = useCurrentTime((moment) => {
    const state = offerState(offer, moment);
    return 'changesAt' in state ? state.changesAt : null;
  });
  return hydrated ? offerState(offer, now) : null;
}
