import { ApiError } from '@portal/client/api';
import { consentHeaders } from '@portal/client/consent/accepted-policy';
import type { Draft } from '@portal/client/draft/use-draft';
import { hasServerMessage, isUncertain } from '@portal/client/failure';
import { keys } from '@portal/client/session/session-keys';
import { tabStorage } from '@portal/client/storage';
import { now } from '@portal/contract/clock';
import { type RegisteredAnswer, registered } from '@portal/contract/endpoints/parts';
import { localDay } from '@portal/contract/format/calendar';
import { stripNonDigits } from '@portal/contract/validators/phone';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  type ApplicantForm,
  belongsToOther,
  isSharedEmail,
  type SharedEmail,
} from '../rules/applicant-form.ts';
import { getVisitId } from '../rules/identification.ts';
import type { ProcessKindConfig, RefusalPart } from '../rules/process.ts';
import { emailOwnerQuery } from './applicant.queries.ts';

/**
 * Why the last attempt failed; null if it did not. A rejection is `seen` once its dialog was closed: the text stays on
 * the page. It is `doubtful` if an earlier attempt may have arrived.
 */
export type RegistrationFailure =
  | { kind: 'unsent'; text: string }
  | { kind: 'uncertain'; text: string }
  | { kind: 'refused'; text: string; fields: FieldTexts; seen: boolean; doubtful: boolean }
  | null;

/** The server's errors by field. */
type FieldTexts = Partial<Record<keyof ApplicantForm, string>>;

type Form = ApplicantForm & SharedEmail;

type RegistrationHeaders = {
  'idempotency-key': string;
  'x-shared-email'?: string;
  'x-policy-version'?: string;
};

interface Registration<Values> {
  processKind: ProcessKindConfig;
  draft: Draft;
  /** Sends the values with the headers that identify all attempts as one. */
  register: (values: Values, headers: RegistrationHeaders) => Promise<RegisteredAnswer>;
  onRegistered: (registration: SubmittedRegistration) => void;
  onRefused: () => void;
}

/** Sends the registration; the draft's key identifies repeated attempts as one (A 2.12, A 8, B 8). */
export function useRegistration<Values extends Form>({
  processKind,
  draft,
  register,
  onRegistered,
  onRefused,
}: Registration<Values>) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<RegistrationFailure>(null);
  const inFlight = useRef(false);

  const refused = (text: string, fields: FieldTexts) =>
    ({ kind: 'refused', text, fields, seen: false, doubtful: draft.mayHaveArrived }) as const;

  /** Returns whether the cached look-up shows the address as taken. No new look-up: the server decides. */
  function isTaken({ email, nif }: Values): boolean {
    const cpf = stripNonDigits(nif);
    return belongsToOther(queryClient.getQueryData(emailOwnerQuery(email, cpf).queryKey) ?? null, cpf);
  }

  async function attempt(values: Values, isRenewed = false): Promise<RegistrationFailure> {
    const isShared = isSharedEmail(values);
    if (!isShared && isTaken(values)) {
      return { ...refused(processKind.emailTaken, { email: processKind.emailTaken }), seen: true };
    }
    const isDoubtful = draft.mayHaveArrived;
    // Set before sending: a reload would lose the response.
    draft.setMayHaveArrived(true);
    try {
      const answer = await register(values, {
        'idempotency-key': draft.applicationKey,
        ...consentHeaders(),
        ...(isShared && { 'x-shared-email': 'true' }),
      });
      draft.discard();
      // Vacancies and the candidate's registrations have changed: all data is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      const { full_name: fullName, email } = values;
      onRegistered({ ...answer, fullName, email, isSharedEmail: isShared, day: localDay(now()) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      draft.setMayHaveArrived(isDoubtful || isUncertain(error));
      if (!hasServerMessage(error)) {
        return { kind: draft.mayHaveArrived ? 'uncertain' : 'unsent', text: error.message };
      }
      // The key's registration was cancelled since. After a doubtful attempt it may still be in progress.
      if (error.status === 409 && !isDoubtful && !isRenewed) {
        draft.renewKey();
        return attempt(values, true);
      }
      const fields = Object.entries(error.fields).flatMap(([field, [text]]) =>
        field in values ? [[field, text]] : [],
      );
      return refused(refusalText(error, processKind.refusalOrder), Object.fromEntries(fields));
    }
  }

  /** Does nothing while another attempt is running. */
  async function send(values: Values): Promise<RegistrationFailure> {
    if (inFlight.current) return null;
    inFlight.current = true;
    setFailure(null);
    try {
      const result = await attempt(values);
      setFailure(result);
      if (result?.kind === 'refused') onRefused();
      return result;
    } finally {
      inFlight.current = false;
    }
  }

  const dismiss = () => setFailure((now) => (now?.kind === 'refused' ? { ...now, seen: true } : now));

  return { failure, send, dismiss };
}

/** Returns whether the last attempt had no response, so that the same application can be sent again. */
export const canTryAgain = (failure: RegistrationFailure): boolean =>
  failure?.kind === 'uncertain' || failure?.kind === 'unsent';

/** Returns the text of the dialog after a rejected registration, by the kind's preference (A 8, B 8). */
export function refusalText(
  error: Pick<ApiError, 'serverMessage' | 'firstField' | 'message'>,
  order: readonly RefusalPart[],
): string {
  const parts = order.map((part) => (part === 'message' ? error.serverMessage : error.firstField(part)));
  return parts.find(Boolean) ?? error.message;
}

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

/** Stores the registration for the tab: neither a reload nor 'Voltar' shows that person's form again. */
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

/** Returns the registration that ended the visit, if any, and whether it was submitted since the page was opened. */
export function useSubmittedRegistration() {
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

  const isFresh = fresh !== null && fresh.visit === visit;
  return { registration: isFresh ? fresh.registration : stored, isFresh, take };
}
