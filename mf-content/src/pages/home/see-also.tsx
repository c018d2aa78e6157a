import { Section } from '@portal/ui/section';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './see-also.module.css';

const cards = [
  {
    to: '/jovem_aprendiz',
    area: 'comercio',
    title: 'Jovem Aprendiz',
    text: 'Estude e trabalhe com carteira assinada. O contrato de aprendizagem dura até dois anos.',
    action: 'Conheça o programa',
  },
  {
    to: '/plano_cursos',
    area: 'tecnologia',
    title: 'Cursos técnicos',
    text: 'Veja o plano de cada curso técnico e o ato que o autoriza, por eixo e unidade.',
    action: 'Veja os planos de curso',
  },
];

/** 'Veja Também': apprentice programme and technical courses (A 2.2). */
export const SeeAlso = () => (
  <Section title="Veja Também">
    <ul className={styles.cards}>
      {cards.map(({ to, area, title, text, action }) => (
        <li key={to} data-area={area} className={styles.card}>
          <span className={styles.cloth} aria-hidden="true" />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to} className={styles.cover}>
              {action} <ArrowRight aria-hidden="true" size="1.1em" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
