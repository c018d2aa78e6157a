import { commitmentHeading, commitmentTerms } from '@portal/shared/contract/paper-texts';
import { useId } from 'react';
import styles from './pss-sheet.module.css';

/** The commitment terms above the signature. */
export function CommitmentTerms() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.termsTitle}>
        {commitmentHeading}
      </h3>
      <ol className={styles.terms}>
        {commitmentTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </section>
  );
}
