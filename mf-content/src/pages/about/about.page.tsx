import { about } from '@portal/contract/institution/about';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';
import { Prose } from '../../parts/prose.tsx';
import { Scene } from '../../parts/scene/scene.tsx';
import styles from './about.module.css';
import { scenes } from './scenes.tsx';

const mission = [
  {
    area: 'gastronomia',
    picture: scenes.mission,
    title: 'Missão',
    text: 'Educar para o trabalho em atividades do comércio de bens, serviços e turismo.',
  },
  {
    area: 'tecnologia',
    picture: scenes.vision,
    title: 'Visão',
    text: about.vision.text,
  },
  {
    area: 'alimentos',
    picture: scenes.commitment,
    title: 'Compromisso',
    text: 'Abrir caminho para quem mais precisa, com cursos gratuitos e ensino perto de casa.',
  },
];

const values = [
  { name: 'Inclusão', text: 'Todas as pessoas cabem na sala de aula.' },
  { name: 'Transparência', text: 'Contas, editais e resultados ao alcance de todos.' },
  { name: 'Excelência', text: 'Professores da profissão, laboratórios de verdade.' },
  { name: 'Inovação', text: 'Aprender fazendo, e fazer melhor a cada turma.' },
  { name: 'Sustentabilidade', text: 'Trabalhar com a floresta em pé e o rio limpo.' },
  { name: 'Respeito', text: 'À cultura, à história e ao tempo de quem aprende.' },
];

/** /QuemSomos: the institution about itself (A 2.6). */
export const Component = () => (
  <>
    <PageHeader title="Quem somos" lead={about.lead} />
    <Container>
      <ol className={styles.dates}>
        {about.dates.map(({ year, text }) => (
          <li key={year}>
            <span className={styles.year}>{year}</span>
            {text}
          </li>
        ))}
      </ol>
    </Container>
    <Section title="Por que existimos">
      <ul className={styles.mission}>
        {mission.map(({ area, picture, title, text }) => (
          <li key={title}>
            <div className={styles.picture}>
              <Scene label={picture.label} area={area}>
                {picture.drawing}
              </Scene>
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Nossos Valores" tone="areia">
      <dl className={styles.values}>
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section title="Vencendo Fronteiras">
      <Prose>
        <p>{about.frontiers.first}</p>
        <p>
          {about.frontiers.last} <Link to="/unidades">Veja onde estamos</Link> e{' '}
          <Link to="/historia">conheça a nossa história</Link>.
        </p>
      </Prose>
    </Section>
  </>
);
