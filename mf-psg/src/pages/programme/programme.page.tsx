import { homeQuery } from '@portal/client/home-query';
import type { PsgProcess } from '@portal/contract/endpoints/selection-processes';
import { programmes } from '@portal/contract/institution/programmes';
import { preload } from '@portal/platform/remote';
import { ApplyLink, ProcessList, ProcessLists } from '@portal/selection-process/pages/process-lists';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { FirstDocumentLink } from '@portal/selection-process/parts/process-documents';
import { processesByUrgency } from '@portal/selection-process/rules/offer-state';
import { processFacts } from '@portal/selection-process/rules/offer-texts';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { coursesOf, psg, registrationLink } from '../../domain/psg.ts';
import { psgProcessesQuery } from '../../psg.queries.ts';
import { IncomeCalculator } from './income-calculator.tsx';
import styles from './programme.module.css';
import { ThreeQuestions } from './three-questions.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, psgProcessesQuery(), homeQuery());

/** /psg: the free-course programme and its selection processes (A 2.8). */
export function Component() {
  const processes = useQuery(psgProcessesQuery());
  const seenAt = useSeenAt(processes.dataUpdatedAt);
  const { data: home } = useQuery(homeQuery());
  return (
    <>
      <PageHeader
        title={programmes.psg}
        lead="Cursos gratuitos de formação profissional para pessoas de baixa renda, com vagas abertas por processos seletivos públicos."
      />
      <Container>
        <ContinueRegistration path={psg.list.to} />
      </Container>
      <ProcessLists query={processes}>
        {(open, closed) => (
          <>
            <ProcessList
              title="Processos seletivos abertos"
              parameter="abertos"
              processes={processesByUrgency(open, coursesOf, seenAt)}
              action={<a href="#tres-perguntas">Posso participar?</a>}
              noticePath={({ id }) => `/psg/edital/${id}`}
              facts={(process) => processFacts(coursesOf(process), seenAt)}
              actions={(process) => <OpenActions process={process} seenAt={seenAt} />}
            />
            <ProcessList
              title="Processos seletivos encerrados"
              parameter="encerrados"
              tone="areia"
              processes={closed}
              noticePath={({ id }) => `/psg/encerrado/${id}`}
              actions={({ id }) => (
                <ButtonLink to={`/psg/encerrado/${id}`} variant="secondary">
                  Resultados
                </ButtonLink>
              )}
            />
          </>
        )}
      </ProcessLists>
      <Container>
        <CourseKinds />
      </Container>
      <ProgrammeCards />
      {processes.data && <ThreeQuestions settings={home?.settings} processes={processes.data} />}
      <IncomeCalculator settings={home?.settings} processes={processes.data} />
    </>
  );
}

function OpenActions({ process, seenAt }: { process: PsgProcess; seenAt: number }) {
  const link = registrationLink(process);
  return (
    <>
      <FirstDocumentLink documents={process.documents}>Ver Edital</FirstDocumentLink>
      <ApplyLink
        processKind={psg}
        processId={process.id}
        offers={coursesOf(process)}
        seenAt={seenAt}
        external={link.kind === 'external' ? link.url : undefined}
      />
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
