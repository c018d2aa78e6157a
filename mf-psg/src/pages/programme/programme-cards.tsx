import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';
import styles from './programme-cards.module.css';

const cards = [
  { anchor: 'psg', title: 'O programa', text: 'O que é a gratuidade e a quem ela se destina.' },
  {
    anchor: 'regulamento',
    title: 'Regulamento',
    text: 'Quem pode participar, como se inscrever e como são chamados.',
  },
  {
    anchor: 'metodologia',
    title: 'Metodologia de cálculo',
    text: 'Como a renda por pessoa da família é calculada.',
  },
];

/** Shows three links to /psg/detalhes (A 2.8). */
export const ProgrammeCards = () => (
  <Section title="Saiba mais">
    <div className={styles.frame}>
      <ul className={styles.cards}>
        {cards.map(({ anchor, title, text }) => (
          <li key={anchor} className={styles.card}>
            <Link to={`/psg/detalhes#${anchor}`}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
