import { useSession } from '@portal/client/session';
import { programmes } from '@portal/contract/institution/programmes';
import { myApplicationsQuery } from '@portal/selection-process/data/applicant.queries';
import type { Application } from '@portal/selection-process/rules/applications';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { markCancelled, sortApplications } from '../../domain/next-step.ts';
import { RequireSession } from '../../parts/require-session.tsx';
import { ApplicationTable } from './application-tables.tsx';
import { NextSteps } from './next-steps.tsx';

/** /area_do_candidato: the candidate's applications to PSG and PSS (B 2.6). */
export function Component() {
  return (
    <>
      <PageHeader title="Área do candidato" />
      <RequireSession>
        <Applications />
      </RequireSession>
    </>
  );
}

function Applications() {
  const session = useSession();
  const candidate = session.kind === 'candidate' ? session.fullName : '';
  const psg = useQuery(myApplicationsQuery('psg'));
  const pss = useQuery(myApplicationsQuery('pss'));
  const queryClient = useQueryClient();
  const [cancelled, setCancelled] = useState<ReadonlySet<string>>(new Set());
  const psgLines = markCancelled(psg.data ?? [], cancelled);
  const pssLines = markCancelled(pss.data ?? [], cancelled);

  function showCancelled({ key }: Application) {
    setCancelled((before) => new Set([...before, key]));
    // Receipts, sheets and vacancies have changed too.
    void queryClient.invalidateQueries();
  }

  const loading = <Skeleton kind="table" count={3} label="Carregando suas inscrições…" />;
  // Shows both lists together, because the later one would move the buttons of the first.
  if ([psg, pss].some((query) => query.isLoading && !query.isFetched))
    return <Container>{loading}</Container>;
  return (
    <>
      <NextSteps
        applications={sortApplications([...psgLines, ...pssLines])}
        onCancelled={showCancelled}
        onRefused={() => void queryClient.invalidateQueries({ queryKey: ['candidate'] })}
      />
      <Section title="PSG - Processo Seletivo de Gratuidade">
        <AsyncRegion query={psg} loading={loading} empty={() => false}>
          {() => <ApplicationTable kind="psg" rows={psgLines} candidate={candidate} />}
        </AsyncRegion>
      </Section>
      <Section title={`PSS - ${programmes.pss}`} tone="areia">
        <AsyncRegion query={pss} loading={loading} empty={() => false}>
          {() => <ApplicationTable kind="pss" rows={pssLines} candidate={candidate} />}
        </AsyncRegion>
      </Section>
      <Section title="Meus dados">
        <p>
          <Link to="/meus-dados">Veja e baixe tudo o que guardamos sobre você</Link>.
        </p>
      </Section>
    </>
  );
}
