import { areas } from '@portal/ui/area';
import { Link } from 'react-router-dom';
import styles from './site-menu.module.css';

/** The eight areas as a weave of uneven tiles, each with its colour, name and pattern (A 2.2). */
export function AreaTiles() {
  return (
    <ul className={styles.weave} aria-label="Cursos por área">
      {areas.map(({ slug, name }) => (
        <li key={slug} data-area={slug}>
          <Link to={`/cursos?${new URLSearchParams({ seg: name })}`} className={styles.tile}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
