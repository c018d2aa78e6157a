import { toDateParts } from '@portal/contract/format/date';
import styles from './course-card.module.css';

const formatDay = (date: string | null | undefined) => toDateParts(date)?.spoken ?? 'Em Breve';

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
        <dd>{formatDay(start)}</dd>
      </div>
      <div className={styles.port}>
        <dt>Término</dt>
        <dd>{formatDay(end)}</dd>
      </div>
    </dl>
  );
}
