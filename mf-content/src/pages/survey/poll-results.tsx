import type { Question } from '@portal/contract/endpoints/publications';
import { formatPercent, pollResults } from '../../domain/poll-results.ts';
import styles from './survey.module.css';

/** Votes and percentage of every alternative, as bars (B 2.12, B 9). */
export const PollResults = ({ poll }: { poll: Question }) => (
  <ul className={styles.results}>
    {pollResults(poll).map(({ alternative, votes, percent }) => (
      <li key={alternative} className={styles.result}>
        <span className={styles.alternative}>{alternative}</span>
        <span className={styles.figures}>
          {`${votes === 1 ? '1 voto' : `${votes} votos`} · ${formatPercent(percent)}`}
        </span>
        <span
          className={styles.bar}
          aria-hidden="true"
          style={{ '--percent': `${percent}%` } as React.CSSProperties}
        />
      </li>
    ))}
  </ul>
);
