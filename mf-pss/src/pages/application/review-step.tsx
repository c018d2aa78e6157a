import { canTryAgain, type RegistrationOutcome } from '@portal/selection-process/data/use-registration';
import { CommitmentTerms } from '@portal/selection-process/parts/commitment-terms';
import { OutcomeNotes } from '@portal/selection-process/parts/outcome-notes';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { ConsentFields } from '@portal/ui/consent-fields';
import type { FieldOption } from '@portal/ui/select-field';
import { summaryOf } from '../../domain/summary.ts';
import { ReviewSection } from './review-section.tsx';
import { StepActions } from './step-actions.tsx';
import type { WizardControls } from './use-wizard.ts';

interface ReviewStepProps {
  wizard: WizardControls;
  outcome: RegistrationOutcome;
  /** The application needs the list of cities, which failed to load. */
  lacksCities: boolean;
  /** The application is being sent. */
  locked: boolean;
  /** Called when the dialog of a rejection is closed. */
  onSeen: () => void;
  cityOptions: readonly FieldOption[];
}

/** Step 5, 'Confirmação': summary, documents and submission (B 2.5, B 5, B 8). */
export function ReviewStep({ wizard, outcome, lacksCities, locked, onSeen, cityOptions }: ReviewStepProps) {
  const { values, move } = wizard;
  const isPersonRefused = outcome.kind === 'refused' && Object.keys(outcome.fields).length > 0;
  return (
    <>
      {summaryOf(values, cityOptions).map((section) => (
        <ReviewSection key={section.step} {...section} locked={locked} />
      ))}
      <CommitmentTerms>
        <p>Quem se inscreve assina este termo na ficha de inscrição, no dia da entrevista:</p>
      </CommitmentTerms>
      <ConsentFields />
      {lacksCities && (
        <Alert tone="error" title="A lista de cidades não respondeu">
          <p>
            Sem ela a inscrição não pode ser enviada. Tudo o que você preencheu continua aqui: tente de novo
            em instantes.
          </p>
        </Alert>
      )}
      <OutcomeNotes outcome={outcome} onSeen={onSeen}>
        {isPersonRefused && (
          <Button variant="quiet" onClick={() => move({ kind: 'go', to: 1 })}>
            Alterar dados pessoais
          </Button>
        )}
      </OutcomeNotes>
      <StepActions onBack={() => move({ kind: 'back' })} locked={locked}>
        {canTryAgain(outcome) || lacksCities ? 'Tentar de novo' : 'Confirmar'}
      </StepActions>
    </>
  );
}
