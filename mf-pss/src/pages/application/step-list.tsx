import { Button } from '@portal/ui/button';
import { FormActions, SubmitButton } from '@portal/ui/form';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Step, steps } from '../../domain/wizard.ts';
import styles from './application.module.css';

interface StepListProps {
  current: Step;
  /** Null disables all steps while data is being sent. */
  onChoose: ((step: Step) => void) | null;
}

/** Steps on the equator line, which is drawn up to the current one; each is a link (B 2.5). */
export const StepList = ({ current, onChoose }: StepListProps) => (
  <nav aria-label="Etapas da inscrição" className={styles.stepFrame}>
    <ol className="flex">
      {steps.map(({ step, title }) => {
        const isPassed = step < current;
        const isCurrent = step === current;
        return (
          <li
            key={step}
            className={`relative ${styles.stepItem}`}
            data-passed={isPassed || undefined}
            data-current={isCurrent || undefined}
          >
            <button
              type="button"
              className={`stack gap-1 full muted text-xs ${styles.stepButton}`}
              aria-current={isCurrent ? 'step' : undefined}
              aria-disabled={onChoose ? undefined : true}
              onClick={() => {
                if (!isCurrent) onChoose?.(step);
              }}
            >
              <span className={`iconButton heading muted ${styles.stepNumber}`}>
                {isPassed && <Check aria-hidden="true" size="1.25em" />}
                {isPassed ? <span className="visuallyHidden">{step}</span> : step}
              </span>{' '}
              <span className={styles.stepTitle}>{title}</span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);

interface StepActionsProps {
  /** Undefined in the first step (B 2.5). */
  onBack: (() => void) | undefined;
  /** Reason why the applicant cannot advance yet. */
  waiting?: string;
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
