import { Button } from '@portal/ui/button';
import { SubmitButton } from '@portal/ui/form';
import { FormActions } from '@portal/ui/form-panel';
import type { ReactNode } from 'react';

interface StepActionsProps {
  /** Undefined in the first step (B 2.5). */
  onBack: (() => void) | undefined;
  /** Reason why the applicant cannot advance yet. */
  waiting?: string;
  /** The application is being sent. */
  locked?: boolean;
  children?: ReactNode;
}

/** Buttons Voltar and Avançar (B 2.5). */
export const StepActions = ({ onBack, waiting, locked = false, children = 'Avançar' }: StepActionsProps) => (
  <FormActions>
    <Button
      variant="secondary"
      busy={locked}
      disabledReason={onBack ? undefined : 'Esta é a primeira etapa.'}
      onClick={onBack}
    >
      Voltar
    </Button>
    <SubmitButton disabledReason={waiting}>{children}</SubmitButton>
  </FormActions>
);
