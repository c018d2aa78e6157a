import { areas } from '@portal/ui/area';
import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';
import styles from './area-mosaic.module.css';

/** The eight areas as woven strips around two suns (A 2.2). */
export const AreaMosaic = () => (
  <Section title="Escolha uma área" tone="areia">
    <div className={styles.frame}>
      <ul className={styles.weave}>
        {areas.map(({ slug, name }) => (
          <li key={slug} data-area={slug} className={styles.strip}>
            <Link to={`/cursos?${new URLSearchParams({ seg: name })}`} className={styles.tile}>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
        <li aria-hidden="true" className={styles.sun} />
        <li aria-hidden="true" className={styles.sun} />
      </ul>
    </div>
  </Section>
);
