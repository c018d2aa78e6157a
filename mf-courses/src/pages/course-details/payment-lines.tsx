import { lineText, type PaymentLine, totalText } from '../../domain/instalments.ts';
import styles from './course-details.module.css';

interface PaymentLinesProps {
  label: string;
  lines: readonly PaymentLine[];
  /** Price in reais; null if unknown. */
  price: number | null;
}

/** Payment methods with their instalments and totals (A 2.5). */
export function PaymentLines({ label, lines, price }: PaymentLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.lines}>
      {lines.map((line) => (
        <li key={lineText(line)}>
          <span>{lineText(line)}</span>{' '}
          {totalText(line, price) && <span className={styles.total}>{totalText(line, price)}</span>}
        </li>
      ))}
    </ul>
  );
}
