import { portalUrl } from '@portal/client/addresses/portal-url';
import { Link } from 'react-router-dom';
import { StructuredData } from '../structured-data/structured-data.tsx';
import styles from './breadcrumbs.module.css';

/** Page of the trail; the last one is the page itself, which needs no URL. */
interface Stop {
  label: string;
  to: string | null;
}

/**
 * Builds a page's trail as schema.org's `BreadcrumbList`.
 * @param addressOf returns the URL of a path; null if the origin is not configured
 */
export const breadcrumbList = (
  stops: readonly Stop[],
  addressOf: (path: string) => string | null,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: (to !== null && addressOf(to)) || undefined,
  })),
});

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
    <nav aria-label="Você está em">
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
