import { Check } from 'lucide-react';
import { type Step, steps } from '../../domain/application-fields.ts';
import styles from './step-list.module.css';

interface StepListProps {
  current: Step;
  /** Null disables all steps while data is being sent. */
  onChoose: ((step: Step) => void) | null;
}

/** Steps on the equator line, which is drawn up to the current one; each is a link (B 2.5). */
export const StepList = ({ current, onChoose }: StepListProps) => (
  <nav aria-label="Etapas da inscrição" className={styles.frame}>
    <ol className={styles.steps}>
      {steps.map(({ step, title }) => {
        const isPassed = step < current;
        const isCurrent = step === current;
        return (
          <li
            key={step}
            className={styles.step}
            data-passed={isPassed || undefined}
            data-current={isCurrent || undefined}
          >
            <button
              type="button"
              className={styles.button}
              aria-current={isCurrent ? 'step' : undefined}
              aria-disabled={onChoose ? undefined : true}
              onClick={() => {
                if (!isCurrent) onChoose?.(step);
              }}
            >
              <span className={styles.number}>
                {isPassed && <Check aria-hidden="true" size="1.25em" />}
                {isPassed ? <span className="visuallyHidden">{step}</span> : step}
              </span>{' '}
              <span className={styles.title}>{title}</span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
