import { homeQuery } from '@portal/client/home-query';
import type { PsgProcess } from '@portal/contract/endpoints/selection-processes';
import { programmes } from '@portal/contract/institution/programmes';
import { preload } from '@portal/platform/remote';
import { ProcessLists } from '@portal/selection-process/pages/process-lists';
import { ApplyLink } from '@portal/selection-process/parts/apply-link';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { FirstDocumentLink } from '@portal/selection-process/parts/first-document-link';
import { ProcessList } from '@portal/selection-process/parts/process-list';
import { processesByUrgency } from '@portal/selection-process/rules/offer-state';
import { processFacts } from '@portal/selection-process/rules/process-facts';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { PageHeader } from '@portal/ui/page-header';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { coursesOf, psg } from '../../domain/psg.ts';
import { registrationLink } from '../../domain/registration-link.ts';
import { IncomeCalculator } from './income-calculator.tsx';
import { psgProcessesQuery } from './programme.queries.ts';
import { ProgrammeCards } from './programme-cards.tsx';
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
