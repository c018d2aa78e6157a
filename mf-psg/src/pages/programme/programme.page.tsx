import { homeQuery } from '@portal/runtime/home-query';
import { preload, useQuery } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { countOpening } from '@portal/runtime/selection-process/count-opening';
import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { fileUrl } from '@portal/shared/format/file-url';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { PageHeader } from '@portal/ui/page-header';
import { publishedDocuments } from '@portal/ui/selection-process/process-documents';
import { ProcessList } from '@portal/ui/selection-process/process-list';
import { Skeleton } from '@portal/ui/skeleton';
import { processFacts } from '../../domain/process-facts.ts';
import { registrationLink } from '../../domain/registration-link.ts';
import { IncomeCalculator } from './income-calculator.tsx';
import { psgProcessesQuery } from './programme.queries.ts';
import { ProgrammeCards } from './programme-cards.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, psgProcessesQuery(), homeQuery());

/** /psg: the free-course programme and its selection processes (A 2.8). */
export function Component() {
  const processes = useQuery(psgProcessesQuery());
  const { data: home } = useQuery(homeQuery());
  return (
    <>
      <PageHeader
        title="Programa Senac de Gratuidade"
        lead="Cursos gratuitos de formação profissional para pessoas de baixa renda, com vagas abertas por processos seletivos públicos."
      />
      <AsyncRegion
        banded
        query={processes}
        loading={<Skeleton kind="table" count={4} label="Carregando os processos seletivos…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar os processos seletivos"
      >
        {(all) => (
          <>
            <ProcessList
              title="Processos seletivos abertos"
              processes={all.filter(({ status }) => isOpenProcess(status))}
              action={<a href="#calculadora">Posso participar?</a>}
              noticePath={({ id }) => `/psg/edital/${id}`}
              facts={processFacts}
              actions={(process) => <OpenActions process={process} />}
            />
            <ProcessList
              title="Processos seletivos encerrados"
              tone="areia"
              processes={all.filter(({ status }) => !isOpenProcess(status))}
              noticePath={({ id }) => `/psg/encerrado/${id}`}
              actions={({ id }) => (
                <ButtonLink to={`/psg/encerrado/${id}`} variant="secondary">
                  Resultados
                </ButtonLink>
              )}
            />
          </>
        )}
      </AsyncRegion>
      <Container>
        <CourseKinds />
      </Container>
      <ProgrammeCards />
      <IncomeCalculator settings={home?.settings} processes={processes.data} />
    </>
  );
}

function OpenActions({ process }: { process: PsgProcess }) {
  const document = publishedDocuments(process.documents)[0];
  const link = registrationLink(process);
  return (
    <>
      {document && (
        <ButtonLink
          href={fileUrl(document.filename)}
          external
          variant="secondary"
          onClick={() => countOpening(document.id)}
        >
          Ver Edital
        </ButtonLink>
      )}
      {link.kind === 'external' ? (
        <ButtonLink href={link.url} external>
          Inscrever-se
        </ButtonLink>
      ) : (
        <ButtonLink to={link.path}>Inscrever-se</ButtonLink>
      )}
    </>
  );
}
