import { Link } from 'react-router-dom';
import { type ScheduleFilters, withFilters } from '../../domain/schedule-filters.ts';
import styles from './schedule.module.css';

interface DidYouMeanProps {
  path: string;
  filters: ScheduleFilters;
  titles: readonly string[];
}

/** Suggestions for a title without exact matches. */
export function DidYouMean({ path, filters, titles }: DidYouMeanProps) {
  if (titles.length === 0) return null;
  return (
    <p className={styles.meant}>
      Você quis dizer{' '}
      {titles.map((title, index) => (
        <span key={title}>
          {index > 0 && (index === titles.length - 1 ? ' ou ' : ', ')}
          <Link to={path + withFilters(filters, { title })} preventScrollReset>
            {title}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
