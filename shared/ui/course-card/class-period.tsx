import { toDateParts } from '@portal/shared/format/date';
import styles from './course-card.module.css';

const spoken = (date: string | null | undefined) => toDateParts(date)?.spoken ?? 'Em Breve';

/** Shows the period of a class as a section of the equator line. */
export function ClassPeriod({
  start,
  end,
}: {
  start: string | null | undefined;
  end: string | null | undefined;
}) {
  return (
    <dl className={styles.voyage}>
      <div className={styles.port}>
        <dt>Início</dt>
        <dd>{spoken(start)}</dd>
      </div>
      <div className={styles.port}>
        <dt>Término</dt>
        <dd>{spoken(end)}</dd>
      </div>
    </dl>
  );
}
