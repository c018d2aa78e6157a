import { commitmentHeading, commitmentTerms } from '@portal/contract/selection-process/paper-rows';
import { type ReactNode, useId } from 'react';
import styles from '../pages/registration.module.css';

/** Terms that applicants for a position sign on their sheet, with a heading; `children` introduce them. */
export function CommitmentTerms({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-md mb-3">
        {commitmentHeading}
      </h3>
      {children}
      <ol className={`stack gap-2 measure text-sm ${styles.terms}`}>
        {commitmentTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </section>
  );
}
