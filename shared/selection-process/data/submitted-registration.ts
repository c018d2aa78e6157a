import { keys } from '@portal/client/session/session-keys';
import { tabStorage } from '@portal/client/storage';
import { registered } from '@portal/contract/endpoints/parts';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { getVisitId } from '../rules/identification.ts';

const submittedRegistration = z.object({
  ...registered.shape,
  fullName: z.string(),
  /** Recipient of the confirmation. */
  email: z.string(),
  /** Whether it is a family member's account. */
  isSharedEmail: z.optional(z.boolean()),
  /** yyyy-mm-dd */
  day: z.string(),
});

/** Successful registration: response and applicant. */
export type SubmittedRegistration = z.output<typeof submittedRegistration>;

/**
 * Stores the registration for the tab. A visit ends with one registration: neither a reload nor 'Voltar' shows that
 * person's form again.
 */
export function storeSubmitted(visit: string, registration: SubmittedRegistration): void {
  tabStorage.write(keys.taken, JSON.stringify({ ...readAll(), [visit]: registration }));
}

export const readSubmitted = (visit: string): SubmittedRegistration | null =>
  z.safeParse(submittedRegistration, readAll()[visit]).data ?? null;

function readAll(): Record<string, unknown> {
  try {
    return Object(JSON.parse(tabStorage.read(keys.taken) ?? '{}'));
  } catch {
    return {};
  }
}

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
