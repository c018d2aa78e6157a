import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { titleOf, withStep } from '../../domain/steps.ts';
import type { SummarySection } from '../../domain/summary.ts';
import styles from './review-section.module.css';

interface ReviewSectionProps extends SummarySection {
  /** The application is being sent. */
  locked: boolean;
}

/** Summarises a step, with a link back to it (B 2.5). */
export function ReviewSection({ step, rows, none, locked }: ReviewSectionProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const title = titleOf(step);
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Link
          to={{ search: withStep(search, step) }}
          state={state}
          preventScrollReset
          aria-disabled={locked || undefined}
          onClick={(event) => locked && event.preventDefault()}
          className={styles.change}
        >
          Alterar <span className="visuallyHidden">{title}</span>
        </Link>
      </div>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      {rows.map((facts, at) => (
        <dl key={at} className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
