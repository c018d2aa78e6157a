import { useDraft } from '@portal/runtime/draft/use-draft';
import { RegisteredDialog } from '@portal/ui/selection-process/registered-dialog';
import type { FormSubject } from '@portal/ui/selection-process/registration-page';
import type { RegistrationReceiptProps } from '@portal/ui/selection-process/registration-receipt';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pss } from '../../domain/pss.ts';
import { type RegisteredState, readRegistered, registeredState } from '../../domain/registered-state.ts';
import { withStep } from '../../domain/steps.ts';
import { OpenWizard } from './open-wizard.tsx';
import { RegisteredRegion } from './registered-region.tsx';

/** Who applies for what: whose draft it is. */
export const ownerOf = ({ offer, identified }: FormSubject): string =>
  ['pss', offer.process, offer.offer, identified.cpf, identified.birthdate].join(':');

/** The application for a position, with what was typed before on this device (B 2.5, B 4). */
export function ApplicationWizard(subject: FormSubject) {
  const { offer, identified, chosen, process } = subject;
  const draft = useDraft(ownerOf(subject));
  const [search] = useSearchParams();
  const { state: carried } = useLocation();
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<RegisteredState | null>(null);
  const registered = fresh ?? readRegistered(carried);

  /** The place in the line stays on the page, and survives a reload. */
  function showRegistered(taken: RegisteredState) {
    setFresh(taken);
    const state = { ...carried, ...registeredState(taken) };
    void navigate({ search: withStep(search, 1) }, { replace: true, preventScrollReset: true, state });
  }

  if (registered) {
    const receipt: RegistrationReceiptProps = {
      processKind: pss,
      registration: registered,
      offerName: chosen?.name ?? offer.offerName,
      noticePath: pss.noticePath(offer.process),
      process,
      chosen,
      day: registered.day,
      // The receipt itself asks for more than an application's answer says.
      followPath: '/area_do_candidato',
    };
    return (
      <>
        <RegisteredRegion {...receipt} printed={!fresh} />
        {fresh && <RegisteredDialog {...receipt} />}
      </>
    );
  }
  if (!draft) return <Skeleton kind="text" count={8} label="Preparando o formulário…" />;
  // An application that is started again has a key of its own.
  return (
    <OpenWizard
      key={draft.applicationKey}
      offer={offer}
      identified={identified}
      draft={draft}
      onRegistered={showRegistered}
    />
  );
}
