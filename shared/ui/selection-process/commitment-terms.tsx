import { commitmentHeading, commitmentTerms } from '@portal/shared/contract/paper-texts';
import { type ReactNode, useId } from 'react';
import styles from './commitment-terms.module.css';

/** What applicants for a position sign for on their sheet, under a heading; `children` introduce it. */
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
