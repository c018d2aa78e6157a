import { call } from '@portal/client/api';
import { getPssRegistration } from '@portal/contract/endpoints/my-processes';
import { formatPersonName } from '@portal/contract/format/person-name';
import {
  isOpenProcess,
  processStateName,
  registrationStatusName,
} from '@portal/contract/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { DataTable } from '@portal/ui/data-table';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Eye, FileText, type LucideIcon, Printer, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { averageScore, type PsgRow, type PssRow } from '../../domain/application.ts';
import { trackerOf } from '../../domain/next-step.ts';
import styles from './application-tables.module.css';

/** Lists applications to free courses: receipt and sheet while the process is open, afterwards the receipt (B 2.6). */
export function PsgTable({ rows }: { rows: readonly PsgRow[] }) {
  return (
    <DataTable
      caption="Inscrições no PSG"
      captionHidden
      rows={rows}
      rowKey={({ key }) => key}
      empty="Nenhuma inscrição no PSG"
      columns={[
        { key: 'process', header: 'Seleção', cell: ({ process }) => process },
        {
          key: 'course',
          header: 'Curso',
          cell: ({ course, number }) => <NumberedOffer name={course} number={number} />,
        },
        { key: 'state', header: 'Situação', cell: ({ processStatus }) => processStateName(processStatus) },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status, processStatus }) => (
            <StatusTracker status={status} processStatus={processStatus} />
          ),
        },
        { key: 'document', header: 'Documento', cell: (row) => <DocumentLinks links={psgLinks(row)} /> },
      ]}
    />
  );
}

function psgLinks({ registrationId, processStatus, course }: PsgRow) {
  if (registrationId === null) return [];
  const receipt = { to: `/printing/${registrationId}`, label: `Comprovante de ${course}` };
  if (!isOpenProcess(processStatus)) return [{ ...receipt, Icon: ReceiptText }];
  return [
    { ...receipt, Icon: Printer },
    { to: `/ficha_psg/${registrationId}`, label: `Ficha de ${course}`, Icon: FileText },
  ];
}

interface PssTableProps {
  rows: readonly PssRow[];
  candidate: string;
}

/** Lists applications to staff selections; a row's scores open in a panel below the table (B 2.6). */
export function PssTable({ rows, candidate }: PssTableProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = rows.find(({ key }) => key === openKey);

  function close() {
    setOpenKey(null);
    opener.current?.focus();
  }

  return (
    <>
      <DataTable
        caption="Inscrições no PSS"
        captionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty="Nenhuma inscrição no PSS"
        columns={[
          { key: 'process', header: 'Seleção', cell: ({ process }) => process },
          {
            key: 'role',
            header: 'Cargo',
            cell: ({ role, number }) => <NumberedOffer name={role} number={number} />,
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
              <DocumentLinks links={pssLinks(row)}>
                {row.registrationId !== null && (
                  <Button
                    variant="quiet"
                    aria-expanded={row.key === openKey}
                    aria-label={`Ver notas de ${row.role}`}
                    title={`Ver notas de ${row.role}`}
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
      {open?.registrationId != null && (
        <PssScores
          registrationId={open.registrationId}
          role={open.role}
          candidate={candidate}
          onClose={close}
        />
      )}
    </>
  );
}

function pssLinks({ receiptPath, registrationId, role }: PssRow) {
  return [
    ...(receiptPath ? [{ to: receiptPath, label: `Comprovante de ${role}`, Icon: Printer }] : []),
    ...(registrationId !== null
      ? [{ to: `/ficha/${registrationId}`, label: `Ficha de ${role}`, Icon: FileText }]
      : []),
  ];
}

/** The key begins with `candidate`, so that the logout clears it. */
const registrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['candidate', 'pss-registration', id],
    queryFn: ({ signal }) => call(getPssRegistration, { params: { id }, signal }),
  });

interface PssScoresProps {
  registrationId: number;
  role: string;
  /** Name to show until the server returns it. */
  candidate: string;
  onClose: () => void;
}

/** Shows scores of an application: each phase with its score, the average and the status (B 2.6). */
function PssScores({ registrationId, role, candidate, onClose }: PssScoresProps) {
  const registration = useQuery(registrationQuery(registrationId));
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  // The panel opens below the table, possibly out of view.
  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <h3 id={titleId}>{role}</h3>
      <AsyncRegion
        query={registration}
        loading={<Skeleton kind="text" count={4} label="Carregando notas…" />}
        empty={() => false}
      >
        {({ people, phases_registrations: phases, status }) => (
          <dl className={styles.facts}>
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
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

interface StatusTrackerProps {
  /** Status of the registration, 1–4, if the server reports it. */
  status: number | null;
  /** Status of the process, 1–4. */
  processStatus: number;
}

/** Shows the column "Status" (B 2.6): its name, and the progress of the application along the equator line. */
function StatusTracker({ status, processStatus }: StatusTrackerProps) {
  const { reached, cancelled } = trackerOf(status, processStatus);
  return (
    <span className={styles.tracker} data-reached={reached} data-cancelled={cancelled || undefined}>
      <span className={styles.name}>{registrationStatusName(status) || '—'}</span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.port} />
        <span className={styles.port} />
        <span className={styles.port} />
      </span>
    </span>
  );
}

interface DocumentLink {
  to: string;
  /** Accessible name of the icon. */
  label: string;
  Icon: LucideIcon;
}

interface DocumentLinksProps {
  links: readonly DocumentLink[];
  /** Other actions in the same row. */
  children?: ReactNode;
}

/** Shows the icons of the column "Documento". */
function DocumentLinks({ links, children }: DocumentLinksProps) {
  if (links.length === 0 && !children) return <>Sem documento</>;
  return (
    <span className={styles.links}>
      {links.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={styles.link} title={label}>
          <Icon aria-hidden="true" />
          <span className="visuallyHidden">{label}</span>
        </Link>
      ))}
      {children}
    </span>
  );
}

interface NumberedOfferProps {
  name: string;
  /** Number of the registration, if the server reports it. */
  number: string | null;
}

/** Shows the offer and the number of the registration. */
const NumberedOffer = ({ name, number }: NumberedOfferProps) => (
  <>
    {name}
    {number && <span className={styles.number}> {number}</span>}
  </>
);
