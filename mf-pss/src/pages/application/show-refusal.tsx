import { toast } from '@portal/runtime/toasts';
import { useFormContext } from '@portal/ui/form';
import { useEffect, useEffectEvent } from 'react';
import type { Application } from '../../domain/application.ts';
import { spokenRefusal } from '../../domain/spoken-refusal.ts';
import type { Step } from '../../domain/steps.ts';
import type { Refusal } from '../../domain/wizard.ts';

/** Shows in the step's form why a move was refused there. */
export function ShowRefusal({ stopped, step }: { stopped: Refusal | null; step: Step }) {
  const { handleSubmit, setError, setFocus } = useFormContext<Application>();
  const show = useEffectEvent((refusal: Refusal) => {
    if (refusal.kind === 'incomplete') {
      void handleSubmit(() => {})();
      if (step !== 1) toast(spokenRefusal(refusal.issues.map(({ message }) => message)));
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
