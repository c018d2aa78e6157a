import { type DraftSubject, type OpenDraft, openDrafts } from '@portal/client/draft/draft-record';
import { readDrafts, removeDrafts, watchDrafts } from '@portal/client/draft/draft-storage';
import { formatDate, formatTime } from '@portal/contract/format/date';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { takeFocusInPlace } from '@portal/ui/take-focus';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../pages/registration.module.css';
import { resumeState } from '../rules/process.ts';

export interface BegunRegistrationsProps {
  /** Only drafts of this list of processes or this notice; all by default. */
  path?: string;
}

/** Drafts on this device, without the applicant's identity, which the notice asks for again. */
export default function BegunRegistrations({ path }: BegunRegistrationsProps) {
  const [drafts, setDrafts] = useState<readonly OpenDraft[]>([]);
  const [asked, setAsked] = useState<OpenDraft | null>(null);
  const [isRemoved, setRemoved] = useState(false);

  useEffect(() => {
    const read = () =>
      void readDrafts('application').then((stored) => setDrafts(openDrafts(stored, Date.now())));
    read();
    return watchDrafts('application', read);
  }, []);

  function remove({ id }: OpenDraft) {
    removeDrafts('application', [id]);
    setDrafts((now) => now.filter((draft) => draft.id !== id));
    setAsked(null);
    setRemoved(true);
  }

  const shown = drafts.flatMap((draft) =>
    draft.subject && belongsTo(draft.subject, path) ? [{ draft, subject: draft.subject }] : [],
  );
  if (shown.length === 0 && !isRemoved) return null;
  return (
    <div className="mt-6 mb-6" data-not-kept>
      {isRemoved && (
        <p ref={takeFocusInPlace} tabIndex={-1} role="status">
          A inscrição começada foi apagada deste aparelho.
        </p>
      )}
      {shown.length > 0 && (
        <Alert tone="info" title={<h2 className={styles.inheritedTitle}>Continue sua inscrição</h2>}>
          <ul className="stack mb-3">
            {shown.map(({ draft, subject }) => (
              <li key={draft.id} className="stack start gap-1">
                <Link className="bold" to={subject.noticePath} state={resumeState(subject.offer)}>
                  {subject.offerName}
                </Link>
                <span>
                  {subject.processName}. Guardada neste aparelho em {formatSavedAt(draft)}, por 24 horas.
                </span>
                <Button variant="quiet" onClick={() => setAsked(draft)}>
                  Apagar <span className="visuallyHidden">a inscrição em {subject.offerName}</span>
                </Button>
              </li>
            ))}
          </ul>
          <p>Para abrir, informe de novo o CPF e a data de nascimento de quem se inscreve.</p>
        </Alert>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Apagar a inscrição começada?"
        footer={
          <>
            <Button onClick={() => asked && remove(asked)}>Apagar</Button>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              Manter
            </Button>
          </>
        }
      >
        <p>O que foi digitado para {asked?.subject?.offerName} sai deste aparelho e não volta.</p>
      </Dialog>
    </div>
  );
}

function formatSavedAt({ savedAt }: OpenDraft): string {
  const date = new Date(savedAt).toISOString();
  return `${formatDate(date)} às ${formatTime(date)}`;
}

const belongsTo = ({ listPath, noticePath }: DraftSubject, path: string | undefined): boolean =>
  path === undefined || path === listPath || path === noticePath;
