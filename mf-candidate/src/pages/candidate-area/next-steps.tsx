import { fileUrl } from '@portal/client/addresses/file-url';
import { ApiError, callWithMessage } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { cancelPsgRegistration, cancelPssRegistration } from '@portal/contract/endpoints/registrations';
import { formatDateTime } from '@portal/contract/format/date';
import { formatPosition } from '@portal/contract/format/position';
import { joinFacts } from '@portal/contract/format/text';
import { meetingFacts } from '@portal/contract/selection-process/meeting-facts';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { Application } from '@portal/selection-process/rules/applications';
import { Alert } from '@portal/ui/alert';
import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Section } from '@portal/ui/section';
import { WrapText } from '@portal/ui/wrap-text';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  applicationGroups,
  chancesOf,
  listDocumentsToBring,
  nextStep,
  timelineOf,
} from '../../domain/next-step.ts';
import styles from './candidate-area.module.css';

interface NextStepsProps {
  applications: readonly Application[];
  onCancelled: (application: Application) => void;
  /** The server no longer allows the cancellation. */
  onRefused: () => void;
}

/** Shows the next step of each application above the tables of the specification. */
export function NextSteps({ applications, onCancelled, onRefused }: NextStepsProps) {
  const [cancelling, setCancelling] = useState<Application | null>(null);
  const [closed, setClosed] = useState<Application | null>(null);
  const [seenAt] = useState(now);
  // The dialog cannot restore the focus, because its button is gone: moves it to the card, which shows the result.
  useEffect(() => {
    if (closed === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-application="${closed.key}"] h3`)?.focus();
  }, [closed]);

  function close(application: Application) {
    setCancelling(null);
    setClosed({ ...application });
  }

  return (
    <>
      {applicationGroups(applications, seenAt).map((group) => (
        <Section key={group.title} title={group.title}>
          <ul className={`stack columns alignStart gap-6 ${styles.stepCards}`}>
            {group.applications.map((application) => (
              <li key={application.key} data-application={application.key}>
                <ApplicationCard
                  application={application}
                  now={seenAt}
                  onCancel={() => setCancelling(application)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {cancelling && (
        <CancelDialog
          application={cancelling}
          onClose={() => close(cancelling)}
          onCancelled={() => {
            onCancelled(cancelling);
            close(cancelling);
          }}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

interface ApplicationCardProps {
  application: Application;
  now: number;
  onCancel: () => void;
}

/** Shows an application: status, next step, dates and printouts. */
function ApplicationCard({ application, now, onCancel }: ApplicationCardProps) {
  const id = useId();
  const { offer, process, number, progress, receiptPath, sheetPath } = application;
  const step = nextStep(application, now);
  const { status, todo } = step;
  const documents = listDocumentsToBring(step, progress);
  const timeline = timelineOf(application, now);
  const isCancelled = application.status === CANCELLED;
  const facts =
    progress && !isCancelled
      ? [
          ['Posição na ordem de inscrição', chancesOf(application) ?? formatPosition(progress)] as const,
          // The documents follow as a list.
          ...meetingFacts({ ...progress, documents_to_bring: [] }),
        ]
      : [];
  return (
    <article className="lineCard stack gap-3 p-5" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} aria-describedby={`${id}-status`}>
        {offer}
      </h3>
      <p className="muted text-sm">
        <WrapText>{joinFacts(process, number)}</WrapText>
      </p>
      <div id={`${id}-status`}>
        <p className="bold">{status}</p>
        <p>{todo}</p>
      </div>
      <dl className="facts stack gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <WrapText>{value}</WrapText>
            </dd>
          </div>
        ))}
        {documents.length > 0 && (
          <div>
            <dt>Documentos a levar</dt>
            <dd>
              <ul className="bullets">
                {documents.map((document) => (
                  <li key={document}>{document}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {timeline.length > 0 && (
        <ol className={`stack gap-0 ${styles.timeline}`} aria-label={`Datas de ${offer}`}>
          {timeline.map(({ label, date, isPast }) => (
            <li key={label} className="cluster between gap-0 gap-x-4" data-past={isPast || undefined}>
              <span>{label}</span> <span className="tabular push">{date}</span>
              {isPast && <span className="visuallyHidden"> (já passou)</span>}
            </li>
          ))}
        </ol>
      )}
      <ul className="stack gap-0 roomyLinks" aria-label={`Documentos de ${offer}`}>
        {receiptPath && (
          <li>
            <Link to={receiptPath}>Comprovante de {offer}</Link>
          </li>
        )}
        {sheetPath && (
          <li>
            <Link to={sheetPath}>Ficha de {offer}</Link>
          </li>
        )}
        {progress?.check_url && (
          <li>
            <a href={progress.check_url}>Página que confere a inscrição em {offer}</a>
          </li>
        )}
        {progress?.documents.map(({ id: documentId, title, filename }) => {
          const url = fileUrl(filename);
          return (
            url && (
              <li key={documentId}>
                <a href={url}>{title} (PDF)</a>
              </li>
            )
          );
        })}
      </ul>
      <div className="cluster">
        {progress?.calendar_url && !isCancelled && (
          <ButtonLink href={progress.calendar_url} download variant="secondary">
            <CalendarPlus aria-hidden="true" size="1.1em" /> Pôr as datas na agenda
          </ButtonLink>
        )}
        {progress?.cancellable_until && (
          <Button variant="quiet" aria-label={`Cancelar inscrição em ${offer}`} onClick={onCancel}>
            Cancelar inscrição
          </Button>
        )}
      </div>
      {progress?.cancellable_until && (
        <p className="muted text-sm">
          {`Você pode cancelar até ${formatDateTime(progress.cancellable_until)}.`}
        </p>
      )}
    </article>
  );
}

interface CancelDialogProps {
  application: Application;
  onClose: () => void;
  onCancelled: () => void;
  /** The server no longer allows the cancellation. */
  onRefused: () => void;
}

type CancelState = { kind: 'asking' | 'sending' } | { kind: 'failed' | 'refused'; text: string };

/** With these statuses a retry would be refused again. */
const refusalStatuses: readonly unknown[] = [404, 422];

/** Requests confirmation before an application is cancelled. */
function CancelDialog({ application, onClose, onCancelled, onRefused }: CancelDialogProps) {
  const { kind, id, offer, process } = application;
  const [state, setState] = useState<CancelState>({ kind: 'asking' });

  async function confirm() {
    if (id === null) return;
    setState({ kind: 'sending' });
    try {
      const endpoint = kind === 'psg' ? cancelPsgRegistration : cancelPssRegistration;
      const { message } = await callWithMessage(endpoint, { params: { id } });
      onCancelled();
      toast(message ?? 'Inscrição cancelada.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isRefused = refusalStatuses.includes(error.status);
      setState({ kind: isRefused ? 'refused' : 'failed', text: error.message });
      if (isRefused) onRefused();
    }
  }

  const isSending = state.kind === 'sending';
  // A request in flight cannot be aborted: the dialog stays open and shows the result.
  const close = () => {
    if (!isSending) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title="Cancelar inscrição"
      footer={
        state.kind === 'refused' ? (
          <Button onClick={close}>Fechar</Button>
        ) : (
          <>
            <Button variant="secondary" busy={isSending} onClick={close}>
              Manter inscrição
            </Button>
            <Button variant="danger" busy={isSending} onClick={() => void confirm()}>
              Cancelar inscrição
            </Button>
          </>
        )
      }
    >
      <p>
        Cancelar a inscrição em <strong>{offer}</strong> ({process})?
      </p>
      <p>
        Sua vaga fica livre para outra pessoa, e não dá para voltar atrás: quem se inscreve de novo vai para o
        fim da ordem.
      </p>
      <p role="status" className="visuallyHidden">
        {isSending ? 'Cancelando a inscrição…' : ''}
      </p>
      {'text' in state && <Alert tone="error">{state.text}</Alert>}
    </Dialog>
  );
}
