import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { type OfferState, type OpenableOffer, offerState } from '../rules/offer-state.ts';

/**
 * Returns the current state of an offer and updates it while the page is open. Null on the server and until
 * hydration, because the current time is the visitor's.
 */
export function useOfferState(offer: OpenableOffer): OfferState | null {
  const hydrated = useHydrated();
  const now = useCurrentTime((moment) => {
    const state = offerState(offer, moment);
    return 'changesAt' in state ? state.changesAt : null;
  });
  return hydrated ? offerState(offer, now) : null;
}
