import { toast } from '@portal/client/toasts';
import { useFormContext } from '@portal/ui/form';
import { useEffect, useEffectEvent } from 'react';
import type { Application } from '../../domain/application.ts';
import { getStepErrorMessage } from '../../domain/get-step-error-message.ts';
import type { Step } from '../../domain/steps.ts';
import type { WizardError } from '../../domain/wizard.ts';

/** Shows in the step's form why a move was rejected. */
export function ShowWizardError({ stopped, step }: { stopped: WizardError | null; step: Step }) {
  const { handleSubmit, setError, setFocus } = useFormContext<Application>();
  const show = useEffectEvent((refusal: WizardError) => {
    if (refusal.kind === 'incomplete') {
      void handleSubmit(() => {})();
      if (step !== 1) toast(getStepErrorMessage(refusal.issues.map(({ message }) => message)));
    }
    if (refusal.kind === 'email-unchecked') {
      setError('email', {
        type: 'unchecked',
        message: 'O e-mail ainda está em conferência: aguarde um instante',
      });
      setFocus('email');
    }
  });
  useEffect(() => {
    if (stopped) show(stopped);
  }, [stopped]);
  return null;
}
