import type { CatalogueFacets } from '@portal/contract/endpoints/catalogue';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { activeFilters, type ScheduleFilters, withFilters } from '../../domain/schedule-filters.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  path: string;
  filters: ScheduleFilters;
  facets: CatalogueFacets;
}

/** Active filters, each a link to the list without it. */
export function ActiveFilters({ path, filters, facets }: ActiveFiltersProps) {
  const active = activeFilters(filters, facets);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros ativos" className={styles.chips}>
      {active.map(({ name, label, value }) => (
        <li key={name}>
          <Link to={path + withFilters(filters, { [name]: '' })} preventScrollReset className={styles.chip}>
            <span className="visuallyHidden">Remover filtro</span> <span>{`${label}: ${value}`}</span>
            <X aria-hidden="true" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
