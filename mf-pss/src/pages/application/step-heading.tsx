import { useEffect, useRef } from 'react';
import { type Step, titleOf } from '../../domain/steps.ts';
import styles from './open-wizard.module.css';

interface StepHeadingProps {
  step: Step;
  /** Whether the step was opened from another one, so that the heading takes the focus. */
  arrived: boolean;
}

export function StepHeading({ step, arrived }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) ref.current?.focus();
  }, [arrived]);
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.heading}>
      <span>{titleOf(step)}</span> <span className={styles.count}>{`Etapa ${step} de 5`}</span>
    </h2>
  );
}
