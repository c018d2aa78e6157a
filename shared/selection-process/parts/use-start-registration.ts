import { getSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { personQuery } from '../data/applicant.queries.ts';
import { hasRegistered } from '../data/has-registered.ts';
import { type Identification, identificationState } from '../rules/identification.ts';
import { type Offer, type ProcessKindConfig, registrationAddress } from '../rules/process-kind-config.ts';

const limitedToast = {
  title: 'Não deu para conferir se este CPF já está inscrito',
  text: 'Houve consultas demais hoje. Pode seguir: se já houver inscrição neste processo, o aviso vem ao confirmar.',
};

/**
 * Returns a function that leads an identified person to the registration, unless they have already applied in this
 * process, or another user in their name (A 2.10, A 5.3, B 2.3, B 5). Unmounting, or the next call, aborts it.
 */
export function useStartRegistration(processKind: ProcessKindConfig) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const check = useRef<AbortController>(null);
  useEffect(() => () => check.current?.abort(), []);

  return async (
    identified: Identification,
    processId: number,
    offer: Offer,
  ): Promise<'ended' | 'registered'> => {
    check.current?.abort();
    check.current = new AbortController();
    const { signal } = check.current;
    const [registered] = await Promise.all([
      hasRegistered(identified, processId, signal),
      // Prefills the form.
      queryClient.prefetchQuery(personQuery(identified)),
    ]);
    if (signal.aborted) return 'ended';
    if (registered === true) return 'registered';
    if (registered === 'limited') toast(limitedToast.text, { title: limitedToast.title, duration: 10_000 });
    await navigate(registrationAddress(processKind, processId, offer), {
      state: identificationState(identified, getSession()),
    });
    return 'ended';
  };
}
