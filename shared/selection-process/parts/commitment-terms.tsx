import { commitmentHeading, commitmentTerms } from '@portal/contract/selection-process/paper-rows';
import { type ReactNode, useId } from 'react';
import styles from './commitment-terms.module.css';

/** Terms that applicants for a position sign on their sheet, with a heading; `children` introduce them. */
export function CommitmentTerms({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {commitmentHeading}
      </h3>
      {children}
      <ol className={styles.terms}>
        {commitmentTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </section>
  );
}
