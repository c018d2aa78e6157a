import { useQuery } from '@portal/runtime/query';
import { useSession } from '@portal/shared/session';
import { AsyncRegion } from '@portal/ui/async-region';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { applicationsOf } from '../../domain/application.ts';
import { psgRows, pssRows } from '../../domain/application-rows.ts';
import { RequireSession } from '../../parts/require-session/require-session.tsx';
import { psgProcessesQuery, pssProcessesQuery } from './candidate-area.queries.ts';
import { NextSteps } from './next-steps.tsx';
import { PsgTable } from './psg-table.tsx';
import { PssTable } from './pss-table.tsx';

/** /area_do_candidato: the candidate's applications to PSG and PSS (B 2.6). */
export function Component() {
  return (
    <>
      <PageHeader title="Área do candidato" noindex />
      <RequireSession>
        <Applications />
      </RequireSession>
    </>
  );
}

function Applications() {
  const session = useSession();
  const psg = useQuery(psgProcessesQuery());
  const pss = useQuery(pssProcessesQuery());
  const loading = <Skeleton kind="table" count={3} label="Carregando suas inscrições…" />;
  return (
    <>
      <NextSteps applications={applicationsOf(psgRows(psg.data ?? []), pssRows(pss.data ?? []))} />
      <Section title="PSG - Processo Seletivo de Gratuidade">
        <AsyncRegion query={psg} loading={loading} empty={() => false}>
          {(processes) => <PsgTable rows={psgRows(processes)} />}
        </AsyncRegion>
      </Section>
      <Section title="PSS - Processo Seletivo do Senac" tone="areia">
        <AsyncRegion query={pss} loading={loading} empty={() => false}>
          {(processes) => (
            <PssTable
              rows={pssRows(processes)}
              candidate={session.kind === 'candidate' ? session.fullName : ''}
            />
          )}
        </AsyncRegion>
      </Section>
    </>
  );
}
