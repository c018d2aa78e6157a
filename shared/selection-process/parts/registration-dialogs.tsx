import { getSession } from '@portal/client/session';
import { alreadyRegistered } from '@portal/contract/selection-process/rejection-texts';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { WrapText } from '@portal/ui/wrap-text';
import { useNavigate } from 'react-router-dom';
import type { AppliedOffer } from '../rules/applied-offers.ts';
import { type Identification, identificationState } from '../rules/identification.ts';
import { type Offer, type ProcessKindConfig, registrationAddress } from '../rules/process-kind-config.ts';
import { AttentionDialog } from './attention-dialog.tsx';
import { IdentificationDialog } from './identification-dialog.tsx';
import { InPersonRegistration } from './in-person-registration.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { WaitlistLink } from './waitlist-link.tsx';

/** Dialog after selecting an offer: the identification, or the reason why registration is not possible. */
export type RegistrationStep = { offer: Offer; processId: number } & (
  | { kind: 'full' }
  /** Registrations in person: the dialog explains how. */
  | { kind: 'in-person' }
  /** The logged-in person's registrations are being checked: no dialog. */
  | { kind: 'checking' }
  | { kind: 'identification'; forAnother?: boolean }
  /** `isOwn`: the registration belongs to the logged-in candidate. */
  | { kind: 'registered'; identified: Identification; isOwn?: boolean }
  | { kind: 'switch'; registration: SwitchableOffer }
);

/** Registration that the candidate may cancel. */
type SwitchableOffer = AppliedOffer & { id: number };

const isSwitchable = (registration: AppliedOffer): registration is SwitchableOffer =>
  registration.cancellable && registration.id !== null;

interface RegistrationDialogsProps {
  processKind: ProcessKindConfig;
  /** Null without a selected offer. */
  step: RegistrationStep | null;
  onStep: (step: RegistrationStep | null) => void;
  /** The candidate's registrations in this process. */
  applied?: readonly AppliedOffer[];
}

/** Dialogs between a notice and the registration (A 2.10, A 8, B 2.3, B 8). */
export function RegistrationDialogs({ processKind, step, onStep, applied = [] }: RegistrationDialogsProps) {
  const navigate = useNavigate();
  const close = () => onStep(null);
  if (step?.kind === 'identification') {
    return (
      <IdentificationDialog
        processKind={processKind}
        offer={step.offer}
        processId={step.processId}
        forAnother={step.forAnother}
        onClose={close}
        onRegistered={(identified) => onStep({ ...step, kind: 'registered', identified })}
      />
    );
  }
  if (step?.kind === 'in-person') {
    return (
      <Dialog
        open
        onClose={close}
        title="Inscrição"
        footer={
          <Button variant="secondary" onClick={close}>
            Fechar
          </Button>
        }
      >
        <InPersonRegistration processKind={processKind} offer={step.offer} />
      </Dialog>
    );
  }
  if (step?.kind === 'full') {
    return (
      <Dialog
        open
        onClose={close}
        title="Inscrições Encerradas"
        footer={
          <Button variant="secondary" onClick={close}>
            Fechar
          </Button>
        }
      >
        <p>Não há mais vagas disponíveis. Número de inscrições atingidas para esse {processKind.offer}.</p>
        <WaitlistLink path={processKind.waitlistPath} offerName={step.offer.name} />
      </Dialog>
    );
  }
  if (step?.kind === 'switch') {
    const { registration, offer } = step;
    return (
      <SwitchDialog processKind={processKind} registration={registration} offer={offer} onClose={close} />
    );
  }
  if (step?.kind === 'registered') {
    const { offer, processId, identified, isOwn } = step;
    const [registration = null] = isOwn ? applied : [];
    const isOther = registration !== null && registration.name !== offer.name;
    const goOn = () =>
      void navigate(registrationAddress(processKind, processId, offer), {
        state: identificationState(identified, getSession()),
      });
    return (
      <AttentionDialog
        onClose={close}
        onDeny={goOn}
        action={
          isOther &&
          isSwitchable(registration) && (
            <Button onClick={() => onStep({ kind: 'switch', offer, processId, registration })}>
              Trocar de {processKind.offer}
            </Button>
          )
        }
        note={
          registration ? (
            <>
              Sua inscrição é em <strong>{registration.name}</strong>
              {registration.number && <WrapText>{`, número ${registration.number}`}</WrapText>}.
              {isOther && !isSwitchable(registration) && (
                <> Para trocar de {processKind.offer}, fale com a unidade.</>
              )}
            </>
          ) : (
            `Em “Ver meus cursos” você entra na sua conta e vê em qual ${processKind.offer} está inscrito.`
          )
        }
      >
        {alreadyRegistered(processKind.offer)}
      </AttentionDialog>
    );
  }
  return null;
}
