import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import styles from './pdf-dialog.module.css';
import type { PdfPagesProps } from './pdf-pages.tsx';
import type { PdfWorker } from './pdf-worker.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'ready'; Pages: ComponentType<PdfPagesProps>; worker: PdfWorker }
  | { kind: 'failed' };

/** Fetches the PDF library and starts its worker. Rejects where either fails. */
async function openReader(): Promise<State> {
  const { PdfPages, pdfWorker } = await import('./pdf-pages.tsx');
  return { kind: 'ready', Pages: PdfPages, worker: pdfWorker() };
}

/** The pages of a PDF as pictures with text, and always the file itself for whoever prefers it. */
export function PdfReader({ url, title }: { url: string; title: string }) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let current = true;
    setState({ kind: 'loading' });
    openReader().then(
      (ready) => current && setState(ready),
      () => current && setState({ kind: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const fail = useCallback(() => setState({ kind: 'failed' }), []);

  return (
    <div className={styles.reader}>
      {state.kind === 'failed' ? (
        <Alert tone="error" title="Não foi possível mostrar o documento aqui.">
          <div className={styles.actions}>
            <Button onClick={() => setAttempt(attempt + 1)}>Tentar de novo</Button>
            <ButtonLink href={url} external variant="secondary">
              Abrir o arquivo
            </ButtonLink>
          </div>
        </Alert>
      ) : (
        <>
          <ButtonLink href={url} external variant="quiet">
            Abrir o arquivo
          </ButtonLink>
          {state.kind === 'loading' && <p role="status">Carregando o documento…</p>}
          {state.kind === 'ready' && (
            <state.Pages key={attempt} url={url} title={title} worker={state.worker} onError={fail} />
          )}
        </>
      )}
    </div>
  );
}
