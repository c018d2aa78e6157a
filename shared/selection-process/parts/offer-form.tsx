import { type ReactNode, useState } from 'react';
import type { Identification } from '../rules/identification.ts';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';
import { ClosedOffer } from './closed-offer.tsx';
import { useOfferState } from './use-offer-state.ts';

interface OfferFormProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  chosen: Offer;
  identified: Identification;
  /** Refetches the process: only the server knows the remaining vacancies. */
  refetch: () => void;
  children: (onRefused: () => void) => ReactNode;
}

/** Form of a registration. If its offer closes or fills up, it shows this with alternatives; the form stays. */
export function OfferForm({ children, chosen, refetch, ...rest }: OfferFormProps) {
  const state = useOfferState(chosen);
  const [isRefused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (state?.kind === 'open' && !wasOpen) setWasOpen(true);
  const closed = (state?.kind === 'full' || state?.kind === 'ended') && (
    <ClosedOffer {...rest} chosen={chosen} kind={state.kind} isSudden={wasOpen && !isRefused} />
  );
  return (
    <>
      {!isRefused && closed}
      {children(() => {
        setRefused(true);
        refetch();
      })}
      {/* Where the error is read. */}
      {isRefused && closed}
    </>
  );
}
