import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  alsoText,
  forOtherSchedule,
  isNarrowed,
  type ScheduleFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import styles from './schedule.module.css';
import { type Modality, otherTotalQuery } from './schedule.queries.ts';

interface OtherScheduleProps {
  /** Of the list on this page. */
  modality: Modality;
  filters: ScheduleFilters;
}

/** Under the same filters, how many courses the other schedule holds, and the way there; nothing where it holds none. */
export function OtherSchedule({ modality, filters }: OtherScheduleProps) {
  const { data: total = 0 } = useQuery({
    ...otherTotalQuery(modality, filters),
    enabled: isNarrowed(filters),
  });
  if (total === 0) return null;
  const path = modality === 1 ? '/cursos' : '/cursos-livres';
  return (
    <p className={styles.also}>
      <Link to={path + writeFilters(forOtherSchedule(filters))}>
        {alsoText(modality, total)}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </p>
  );
}
