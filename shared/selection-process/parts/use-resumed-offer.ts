import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a navigation to a notice that resumes the registration for one of its offers. */
export const resumeState = (offer: number) => ({ resumedOffer: offer });

/**
 * Selects the offer that the navigation resumes, once: not again on a reload.
 * @param offers null until loaded
 */
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
