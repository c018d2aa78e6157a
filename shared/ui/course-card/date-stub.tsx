import { toDateParts, toIsoDay } from '@portal/contract/format/date';
import styles from './course-card.module.css';

/**
 * Date on a card's stub, or 'Em Breve' (A 8).
 * @param date yyyy-mm-dd
 * @param label meaning of the date
 */
export function DateStub({ date, label }: { date: string | null | undefined; label: string }) {
  const parts = toDateParts(date);
  return (
    <p className={styles.date}>
      <span className={styles.dateLabel}>{label}</span>
      {parts ? (
        <time dateTime={toIsoDay(date) ?? undefined} className={styles.time}>
          <span className="visuallyHidden">{parts.spoken}</span>
          <span aria-hidden="true" className={styles.day}>
            {parts.day}
          </span>
          <span aria-hidden="true" className={styles.month}>
            {parts.month}
          </span>
          <span aria-hidden="true" className={styles.year}>
            {parts.year}
          </span>
        </time>
      ) : (
        <span className={styles.soon}>Em Breve</span>
      )}
    </p>
  );
}
