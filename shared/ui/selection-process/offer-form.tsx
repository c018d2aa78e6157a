import type { Identification } from '@portal/runtime/selection-process/identification';
import type { Offer, ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import { type ReactNode, useState } from 'react';
import { ClosedOffer } from './closed-offer.tsx';
import { useOfferState } from './use-offer-state.ts';

interface OfferFormProps {
  processKind: ProcessKindConfig;
  processId: number;
  /** What the process offers. */
  offers: readonly Offer[];
  chosen: Offer;
  identified: Identification;
  /** Fetches the process again: only the server knows the vacancies that are left. */
  refetch: () => void;
  children: (onRefused: () => void) => ReactNode;
}

/** A registration's form. When its offer closes or fills up, it says so and what is possible then; the form stays. */
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
      {/* Where the refusal is read. */}
      {isRefused && closed}
    </>
  );
}
