import { useHydrated } from '@portal/ui/use-hydrated';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSubmitted, type SubmittedRegistration, storeSubmitted } from '../data/submitted-registration.ts';
import { getVisitId } from '../rules/identification.ts';

export type TakenState =
  | { kind: 'none' }
  /** Submitted on this page, or before a reload. */
  | { kind: 'fresh' | 'kept'; registration: SubmittedRegistration };

/** Returns the registration that ended the visit, if any, and a setter for it. */
export function useSubmittedRegistration(): [TakenState, (registration: SubmittedRegistration) => void] {
  const visit = getVisitId(useLocation().state);
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated && visit !== null ? readSubmitted(visit) : null), [hydrated, visit]);
  const [fresh, setFresh] = useState<{ visit: string | null; registration: SubmittedRegistration } | null>(
    null,
  );

  function take(registration: SubmittedRegistration) {
    if (visit !== null) storeSubmitted(visit, registration);
    setFresh({ visit, registration });
  }

  if (fresh?.visit === visit) return [{ kind: 'fresh', registration: fresh.registration }, take];
  return [stored ? { kind: 'kept', registration: stored } : { kind: 'none' }, take];
}
