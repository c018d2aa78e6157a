import { homeQuery } from '@portal/client/home-query';
import { programmes } from '@portal/contract/institution/programmes';
import { preload } from '@portal/platform/remote';
import { ProcessLists } from '@portal/selection-process/pages/process-lists';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { psg } from '../../domain/psg.ts';
import { psgProcessesQuery } from '../../psg.queries.ts';
import { IncomeCalculator } from './income-calculator.tsx';
import styles from './programme.module.css';
import { ThreeQuestions } from './three-questions.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, psgProcessesQuery(), homeQuery());

/** /psg: the free-course programme and its selection processes (A 2.8). */
export function Component() {
  const processes = useQuery(psgProcessesQuery());
  const { data: home } = useQuery(homeQuery());
  return (
    <>
      <PageHeader
        title={programmes.psg}
        lead="Cursos gratuitos de formação profissional para pessoas de baixa renda, com vagas abertas por processos seletivos públicos."
      />
      <ProcessLists
        processKind={psg}
        query={processes}
        open="Processos seletivos abertos"
        closed="Processos seletivos encerrados"
        action={<a href="#tres-perguntas">Posso participar?</a>}
      />
      <Container>
        <CourseKinds />
      </Container>
      <ProgrammeCards />
      {processes.data && <ThreeQuestions settings={home?.settings} processes={processes.data} />}
      <IncomeCalculator settings={home?.settings} processes={processes.data} />
    </>
  );
}

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
    <div className="sized">
      <ul className={`stack fitted ${styles.cards}`}>
        {cards.map(({ anchor, title, text }) => (
          <li key={anchor} className={`lineCard p-5 ${styles.card}`}>
            <Link to={`/psg/detalhes#${anchor}`} className="text-md bold">
              {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
