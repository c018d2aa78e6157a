import { Link } from 'react-router-dom';
import styles from './tabs.module.css';

interface TabLink {
  to: string;
  label: string;
  current: boolean;
}

/** Views of a page as links: the state is in the URL, so that it can be shared, reloaded and opened without JavaScript. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={`noPrint mb-6 ${styles.tabs}`}>
      <ul className="flex gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={`targetRow onLine nowrap plain ${styles.tab}`}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
