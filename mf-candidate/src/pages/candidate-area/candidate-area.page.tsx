import { useSession } from '@portal/client/session';
import { getPssRegistration } from '@portal/contract/endpoints/registrations';
import { formatPersonName } from '@portal/contract/format/person-name';
import { programmes } from '@portal/contract/institution/programmes';
import {
  isOpenProcess,
  processStateName,
  registrationStatusName,
} from '@portal/contract/selection-process/statuses';
import { myApplicationsQuery } from '@portal/selection-process/data/applicant.queries';
import type { Application } from '@portal/selection-process/rules/applications';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { DataTable } from '@portal/ui/data-table';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { takeFocus } from '@portal/ui/take-focus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, FileText, type LucideIcon, Printer, ReceiptText } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { averageScore, markCancelled, sortApplications, trackerOf } from '../../domain/next-step.ts';
import { candidateQuery } from '../../parts/candidate-query.ts';
import { RequireSession } from '../../parts/require-session.tsx';
import styles from './candidate-area.module.css';
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
          {() => <ApplicationTable kind="psg" rows={psgLines} />}
        </AsyncRegion>
      </Section>
      <Section title={`PSS - ${programmes.pss}`} tone="areia">
        <AsyncRegion query={pss} loading={loading} empty={() => false}>
          {() => <ApplicationTable kind="pss" rows={pssLines} />}
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

interface ApplicationTableProps {
  kind: Application['kind'];
  rows: readonly Application[];
}

/** Lists applications of one kind (B 2.6); the scores of those for positions open in a panel below. */
function ApplicationTable({ kind, rows }: ApplicationTableProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = rows.find(({ key }) => key === openKey);
  const programme = kind.toUpperCase();

  function close() {
    setOpenKey(null);
    opener.current?.focus();
  }

  return (
    <>
      <DataTable
        caption={`Inscrições no ${programme}`}
        rows={rows}
        rowKey={({ key }) => key}
        empty={`Nenhuma inscrição no ${programme}`}
        columns={[
          { key: 'process', header: 'Seleção', cell: ({ process }) => process },
          {
            key: 'offer',
            header: kind === 'psg' ? 'Curso' : 'Cargo',
            cell: ({ offer, number }) => (
              <>
                {offer}
                {number && <span className="muted text-sm tabular block nowrap"> {number}</span>}
              </>
            ),
          },
          { key: 'state', header: 'Situação', cell: ({ processStatus }) => processStateName(processStatus) },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status, processStatus }) => (
              <StatusTracker status={status} processStatus={processStatus} />
            ),
          },
          {
            key: 'document',
            header: 'Documento',
            cell: (row) => (
              <DocumentLinks application={row}>
                {kind === 'pss' && row.id !== null && (
                  <Button
                    variant="quiet"
                    aria-expanded={row.key === openKey}
                    aria-label={`Ver notas de ${row.offer}`}
                    title={`Ver notas de ${row.offer}`}
                    onClick={(event) => {
                      opener.current = event.currentTarget;
                      setOpenKey(row.key === openKey ? null : row.key);
                    }}
                  >
                    <Eye aria-hidden="true" />
                  </Button>
                )}
              </DocumentLinks>
            ),
          },
        ]}
      />
      {open && open.id !== null && <PssScores registrationId={open.id} role={open.offer} onClose={close} />}
    </>
  );
}

/** Shows the icons of the column "Documento". */
function DocumentLinks({ application, children }: { application: Application; children: ReactNode }) {
  const { kind, processStatus, offer, receiptPath, sheetPath } = application;
  const isClosedCourse = kind === 'psg' && !isOpenProcess(processStatus);
  if (!receiptPath && !sheetPath && !children) return 'Sem documento';
  return (
    <span className={`cluster gap-1 ${styles.links}`}>
      {receiptPath && (
        <IconLink
          to={receiptPath}
          label={`Comprovante de ${offer}`}
          Icon={isClosedCourse ? ReceiptText : Printer}
        />
      )}
      {sheetPath && !isClosedCourse && (
        <IconLink to={sheetPath} label={`Ficha de ${offer}`} Icon={FileText} />
      )}
      {children}
    </span>
  );
}

const IconLink = ({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) => (
  <Link to={to} className={`iconButton rounded ${styles.link}`} title={label}>
    <Icon aria-hidden="true" />
    <span className="visuallyHidden">{label}</span>
  </Link>
);

interface PssScoresProps {
  registrationId: number;
  role: string;
  onClose: () => void;
}

/** Shows scores of an application: each phase with its score, the average and the status (B 2.6). */
function PssScores({ registrationId, role, onClose }: PssScoresProps) {
  const session = useSession();
  const candidate = session.kind === 'candidate' ? session.fullName : '';
  const registration = useQuery(candidateQuery(getPssRegistration, { params: { id: registrationId } }));
  const titleId = useId();
  // The panel opens below the table, possibly out of view.
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby={titleId} className="mt-4 p-5 hanging">
      <h3 id={titleId}>{role}</h3>
      <AsyncRegion
        query={registration}
        loading={<Skeleton kind="text" count={4} label="Carregando notas…" />}
      >
        {({ people, phases_registrations: phases, status }) => (
          <dl className={`facts tabular stack columns gap-3 mt-4 mb-4 ${styles.facts}`}>
            <Fact term="Candidato" value={formatPersonName(people.full_name || candidate)} />
            {phases.map((phase, index) => (
              <Fact
                key={index}
                term={phase.job_title_phase?.info ?? `Etapa ${index + 1}`}
                value={phase.note === null ? 'Sem nota' : phase.note.toLocaleString('pt-BR')}
              />
            ))}
            <Fact term="Média" value={averageScore(phases.map(({ note }) => note)) ?? 'Sem notas ainda'} />
            <Fact term="Status" value={registrationStatusName(status) || '—'} />
          </dl>
        )}
      </AsyncRegion>
      <Button variant="secondary" onClick={onClose}>
        Fechar
      </Button>
    </section>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** Shows the column "Status" (B 2.6): its name, and the progress of the application along the equator line. */
function StatusTracker({ status, processStatus }: Pick<Application, 'status' | 'processStatus'>) {
  const { reached, cancelled } = trackerOf(status, processStatus);
  return (
    <span
      className={`gap-2 ${styles.tracker}`}
      data-reached={reached}
      data-cancelled={cancelled || undefined}
    >
      <span className="bold">{registrationStatusName(status) || '—'}</span>
      <span className={`relative flex center between ${styles.line}`} aria-hidden="true">
        <span className={`relative ${styles.port}`} />
        <span className={`relative ${styles.port}`} />
        <span className={`relative ${styles.port}`} />
      </span>
    </span>
  );
}
