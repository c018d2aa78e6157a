import { ApiError, call } from '@portal/shared/api';
import { registerForPsg } from '@portal/shared/contract/selection-processes';
import type { Draft } from '@portal/shared/draft/use-draft';
import { useQueryClient } from '@portal/shared/query';
import { toast } from '@portal/shared/toasts';
import { missingConsent } from '@portal/shared/validators/consent';
import { digitsOf } from '@portal/shared/validators/phone';
import { useState } from 'react';
import { emailTaken, isOfAnother } from '../../domain/email-owner.ts';
import { isUncertain, refusalText } from '../../domain/refusal.ts';
import { type RegistrationFields, registrationBody } from '../../domain/registration-fields.ts';
import type { RegistrationOffer } from '../../domain/registration-offer.ts';
import { emailOwnerQuery } from './registration.queries.ts';

/** What became of the last attempt. */
type Outcome =
  | { kind: 'none' }
  | { kind: 'uncertain'; text: string }
  | { kind: 'refused'; text: string }
  | { kind: 'registered'; id: number; position: number; fullName: string };

interface Refusable {
  setError(field: keyof RegistrationFields, error: { type?: string; message?: string }): void;
}

/** Sends the registration, as often as it takes: the draft's key makes all attempts one (A 2.12, A 8). */
export function useRegistration(offer: RegistrationOffer, draft: Draft) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  /** Whether the look-up has already said so; it is not asked again, the server knows best. */
  function isTaken({ email, nif }: RegistrationFields): boolean {
    const cpf = digitsOf(nif);
    return isOfAnother(queryClient.getQueryData(emailOwnerQuery(email, cpf).queryKey) ?? null, cpf);
  }

  async function send(values: RegistrationFields, form: Refusable) {
    const consent = missingConsent(values);
    if (consent) return void toast(consent);
    if (isTaken(values)) return form.setError('email', emailTaken);
    try {
      const { id, position } = await call(registerForPsg, {
        body: registrationBody(values, offer),
        headers: { 'idempotency-key': draft.applicationKey },
      });
      draft.discard();
      // Vacancies and the candidate's own list have changed: whoever shows them next asks again.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      setOutcome({ kind: 'registered', id, position, fullName: values.full_name });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [field, [message]] of Object.entries(error.fields)) {
        if (field in values) form.setError(field as keyof RegistrationFields, { message });
      }
      setOutcome(
        isUncertain(error)
          ? { kind: 'uncertain', text: error.message }
          : { kind: 'refused', text: refusalText(error) },
      );
    }
  }

  return { outcome, send, dismiss: () => setOutcome({ kind: 'none' }) };
}
