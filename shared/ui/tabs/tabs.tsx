import { Link } from 'react-router-dom';
import styles from './tabs.module.css';

export interface TabLink {
  to: string;
  label: string;
  current: boolean;
}

/**
 * Views of one page as links: the state is in the address, so that it can be shared, reloaded and opened without
 * JavaScript. The current one is marked on the equator line.
 */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={styles.tab}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
