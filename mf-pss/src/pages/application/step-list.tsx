import { Check } from 'lucide-react';
import styles from './step-list.module.css';

interface StepListProps {
  /** Name of the list for screen readers. */
  label: string;
  titles: readonly string[];
  /** Current step, from 1. */
  current: number;
  /** Disables all steps while data is being sent. */
  locked?: boolean;
  onChoose: (step: number) => void;
}

/** Steps on the equator line, which is drawn up to the current one; each is a link (B 2.5). */
export function StepList({ label, titles, current, locked = false, onChoose }: StepListProps) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ol className={styles.steps}>
        {titles.map((title, at) => (
          <StepItem
            key={title}
            title={title}
            step={at + 1}
            current={current}
            onChoose={locked ? undefined : onChoose}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  title: string;
  step: number;
  current: number;
  onChoose: ((step: number) => void) | undefined;
}

function StepItem({ title, step, current, onChoose }: StepItemProps) {
  const isPassed = step < current;
  const isCurrent = step === current;
  return (
    <li className={styles.step} data-passed={isPassed || undefined} data-current={isCurrent || undefined}>
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
}
