import { visitOf } from '@portal/runtime/selection-process/identification';
import {
  keepTaken,
  readTaken,
  type TakenRegistration,
} from '@portal/runtime/selection-process/taken-registration';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

export type TakenState =
  | { kind: 'none' }
  /** Just now, or before this page was loaded. */
  | { kind: 'fresh' | 'kept'; registration: TakenRegistration };

/** The registration with which the visit has ended, if it has. @returns it, and what says that it has */
export function useTakenRegistration(): [TakenState, (registration: TakenRegistration) => void] {
  const visit = visitOf(useLocation().state);
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated && visit !== null ? readTaken(visit) : null), [hydrated, visit]);
  const [fresh, setFresh] = useState<{ visit: string | null; registration: TakenRegistration } | null>(null);

  function take(registration: TakenRegistration) {
    if (visit !== null) keepTaken(visit, registration);
    setFresh({ visit, registration });
  }

  if (fresh?.visit === visit) return [{ kind: 'fresh', registration: fresh.registration }, take];
  return [kept ? { kind: 'kept', registration: kept } : { kind: 'none' }, take];
}
