import { portalUrl } from '@portal/client/addresses/portal-url';
import { Link } from 'react-router-dom';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  to: string;
}

/**
 * Breadcrumbs as stops on the equator line: home, the pages between, and the page itself.
 * @param trail pages between home and this one, outermost first
 * @param current name of this page
 */
export function Breadcrumbs({ trail = [], current }: { trail?: readonly Crumb[]; current: string }) {
  const stops = [{ label: 'Início', to: '/' }, ...trail.filter(({ to }) => to !== '/')];
  return (
    <nav aria-label="Você está em" className={styles.rail}>
      <StructuredData
        key={current}
        data={breadcrumbList([...stops, { label: current, to: null }], portalUrl)}
      />
      <ol className={styles.stops}>
        {stops.map(({ label, to }) => (
          <li key={to} className={styles.stop}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
        <li className={`${styles.stop} ${styles.here}`}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
