import { keys } from '@portal/client/session/session-keys';
import { storage } from '@portal/client/storage';
import { lazyPart } from '@portal/ui/lazy-part';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BegunRegistrationsProps } from './begun-registrations.tsx';

const BegunRegistrations = lazyPart(() => import('./begun-registrations.tsx'));

/** "Continue sua inscrição" (B 4). Its code loads only if this device has a draft. */
export const ContinueRegistration = (props: BegunRegistrationsProps) =>
  useHydrated() ? <Stored {...props} /> : null;

function Stored(props: BegunRegistrationsProps) {
  const [isStored] = useState(() => storage.read(keys.draft) !== null);
  return isStored ? <BegunRegistrations {...props} /> : null;
}

/** Selects the offer that the navigation resumes, once `offers` are loaded, but not again on a reload. */
export function useResumedOffer<Offer extends { id: number }>(
  offers: readonly Offer[] | null,
  choose: (offer: Offer) => void,
): void {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted: unknown = state?.resumedOffer;
  const resume = useEffectEvent(() => {
    const offer = offers?.find(({ id }) => id === wanted);
    if (!offer) return;
    void navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
    choose(offer);
  });
  const isKnown = offers !== null;
  useEffect(() => {
    if (wanted !== undefined && isKnown) resume();
  }, [wanted, isKnown]);
}
