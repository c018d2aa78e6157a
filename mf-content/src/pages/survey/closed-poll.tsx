import type { Question } from '@portal/shared/contract/questions';
import { formatDate } from '@portal/shared/format/date';
import { PollResults } from './poll-results.tsx';
import styles from './survey.module.css';

/** Closed poll: results without voting (B 4). */
export const ClosedPoll = ({ poll }: { poll: Question }) => (
  <section className={styles.poll} aria-label={poll.name}>
    <h3 className={styles.name}>{poll.name}</h3>
    {poll.end_date && <p className={styles.until}>Encerrada em {formatDate(poll.end_date)}</p>}
    <PollResults poll={poll} />
  </section>
);
