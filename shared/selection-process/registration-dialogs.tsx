import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { AttentionDialog } from './attention-dialog.tsx';
import { IdentificationDialog } from './identification-dialog.tsx';
import type { Offer, Programme } from './programme.ts';

/** Where somebody who chose an offer is: saying who they are, or told why they cannot go on. */
export interface RegistrationStep {
  kind: 'identification' | 'full' | 'registered';
  offer: Offer;
  processId: number;
}

interface RegistrationDialogsProps {
  programme: Programme;
  /** Null while nothing is chosen. */
  step: RegistrationStep | null;
  onStep: (step: RegistrationStep | null) => void;
}

/** The dialogs between a notice and the registration (A 2.10, A 8, B 2.3, B 8). */
export function RegistrationDialogs({ programme, step, onStep }: RegistrationDialogsProps) {
  const close = () => onStep(null);
  if (step?.kind === 'identification') {
    return (
      <IdentificationDialog
        programme={programme}
        offer={step.offer}
        processId={step.processId}
        onClose={close}
        onRegistered={() => onStep({ ...step, kind: 'registered' })}
      />
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
        <p>Não há mais vagas disponíveis. Número de inscrições atingidas para esse {programme.offer}.</p>
      </Dialog>
    );
  }
  if (step?.kind === 'registered') {
    return (
      <AttentionDialog onClose={close}>
        Você já realizou inscrição em um {programme.offer} deste processo seletivo!
      </AttentionDialog>
    );
  }
  return null;
}
