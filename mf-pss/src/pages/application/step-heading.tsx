import { useEffect, useRef } from 'react';
import { type Step, titleOf } from '../../domain/steps.ts';
import styles from './open-wizard.module.css';

/** The first step of a visit takes no focus: the page has just been opened. */
let lastShown: Step | null = null;

/** The step's heading, which takes the focus when one comes to the step. */
export function StepHeading({ step }: { step: Step }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lastShown !== null && lastShown !== step) ref.current?.focus();
    lastShown = step;
  }, [step]);
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.heading}>
      {titleOf(step)} <span className={styles.count}>Etapa {step} de 5</span>
    </h2>
  );
}
