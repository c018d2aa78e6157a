import { fileUrl } from '@portal/client/addresses/file-url';
import { formatDateTime } from '@portal/contract/format/date';
import { joinFacts } from '@portal/contract/format/join-facts';
import { formatPosition } from '@portal/contract/format/position';
import { meetingFacts } from '@portal/contract/selection-process/meeting-facts';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { Button, ButtonLink } from '@portal/ui/button';
import { WrapText } from '@portal/ui/wrap-text';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '../../domain/application.ts';
import { chancesOf } from '../../domain/chances-of.ts';
import { listDocumentsToBring, nextStep, timelineOf } from '../../domain/next-step.ts';
import styles from './next-steps.module.css';

interface ApplicationCardProps {
  application: Application;
  /** Timestamp. */
  now: number;
  onCancel: () => void;
}

/** Shows an application: status, next step, dates and printouts. */
export function ApplicationCard({ application, now, onCancel }: ApplicationCardProps) {
  const id = useId();
  const { offer, process, number, progress, receiptPath, sheetPath } = application;
  const step = nextStep(application, now);
  const { status, todo } = step;
  const documents = listDocumentsToBring(step, progress);
  const timeline = timelineOf(application, now);
  const isCancelled = application.status === CANCELLED;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} aria-describedby={`${id}-status`} className={styles.offer}>
        {offer}
      </h3>
      <p className={styles.process}>{joinFacts(process, number)}</p>
      <div id={`${id}-status`}>
        <p className={styles.status}>{status}</p>
        <p>{todo}</p>
      </div>
      <dl className={styles.facts}>
        {progress && !isCancelled && (
          <div>
            <dt>Posição na ordem de inscrição</dt>
            <dd>{chancesOf(application) ?? formatPosition(progress.position, progress.vacancies)}</dd>
          </div>
        )}
        {progress &&
          !isCancelled &&
          // The documents follow as a list.
          meetingFacts({ ...progress, documents_to_bring: [] }).map(([label, value]) => (
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
              <ul className={styles.documents}>
                {documents.map((document) => (
                  <li key={document}>{document}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {timeline.length > 0 && (
        <ol className={styles.timeline} aria-label={`Datas de ${offer}`}>
          {timeline.map(({ label, date, isPast }) => (
            <li key={label} data-past={isPast || undefined}>
              <span>{label}</span> <span className={styles.date}>{date}</span>
              {isPast && <span className="visuallyHidden"> (já passou)</span>}
            </li>
          ))}
        </ol>
      )}
      <ul className={styles.links} aria-label={`Documentos de ${offer}`}>
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
      <div className={styles.actions}>
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
        <p className={styles.until}>
          {`Você pode cancelar até ${formatDateTime(progress.cancellable_until)}.`}
        </p>
      )}
    </article>
  );
}
