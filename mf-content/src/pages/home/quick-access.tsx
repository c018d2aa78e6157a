import { distanceCourses } from '@portal/contract/institution/links';
import { acrossState } from '@portal/contract/institution/names';
import { programmes } from '@portal/contract/institution/programmes';
import { Section } from '@portal/ui/section';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './quick-access.module.css';

type Way = { label: string; note: string } & ({ to: string } | { href: string });

const ways: readonly Way[] = [
  { label: 'Cursos Gratuitos', note: programmes.psg, to: '/psg' },
  { label: 'Cursos por área', note: `Oito áreas, ${acrossState}`, to: '/cursos-livres' },
  { label: 'Cursos EAD', note: 'Estude de onde estiver', href: distanceCourses },
  { label: 'Fale com a gente', note: 'Peça um curso para a sua empresa', to: '/psa' },
  { label: 'Trabalhe conosco', note: programmes.pss, to: '/pss' },
];

/** Quick-access links as a departure board (A 2.2). */
export const QuickAccess = () => (
  <Section title="Acesso rápido" tone="noite">
    <ul className={styles.board}>
      {ways.map((way) => (
        <li key={way.label}>
          {'to' in way ? (
            <Link to={way.to} className={styles.row}>
              <Words {...way} />
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          ) : (
            <a href={way.href} target="_blank" rel="noopener noreferrer" className={styles.row}>
              <Words {...way} />
              <ArrowUpRight aria-hidden="true" className={styles.arrow} />
            </a>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

const Words = (way: Way) => (
  <>
    <span className={styles.label}>
      {way.label}
      {'href' in way && <span className="visuallyHidden"> (abre em nova aba)</span>}
    </span>
    <span className={styles.note}>{way.note}</span>
  </>
);
