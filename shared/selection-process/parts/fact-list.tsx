import { WrapText } from '@portal/ui/wrap-text';
import type { Fact } from '../rules/process-kind-config.ts';
import styles from './fact-list.module.css';

/** Minimum length of a wide value. Dates and counts keep their columns, because their lengths vary. */
const getMinLongLength = (value: string) => (/^\d/.test(value) ? 33 : 17);

/** Known facts side by side, long ones wider. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div
          key={term}
          className={styles.fact}
          data-long={String(value).length >= getMinLongLength(String(value)) || undefined}
        >
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <WrapText>{value}</WrapText> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
