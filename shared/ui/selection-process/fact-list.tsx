import type { Fact } from '@portal/runtime/selection-process/process-kind-config';
import { WrapText } from '../wrap-text/wrap-text.tsx';
import styles from './fact-list.module.css';

/** Characters from which on a value has more room; dates and counts, which come in all lengths, keep their columns. */
const longFrom = (value: string) => (/^\d/.test(value) ? 33 : 17);

/** Facts side by side, long ones with more room; those that are unknown are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div
          key={term}
          className={styles.fact}
          data-long={String(value).length >= longFrom(String(value)) || undefined}
        >
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <WrapText>{value}</WrapText> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
