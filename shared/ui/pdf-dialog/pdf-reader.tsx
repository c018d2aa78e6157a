import { Button, ButtonLink } from '@portal/ui/button';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import styles from './pdf-dialog.module.css';
import type { PdfFailure, PdfPagesProps, PdfWorker } from './pdf-pages.tsx';

/** State of a document; `readable` also as a file. */
export type Reading = 'loading' | 'readable' | 'failed';

type State =
  | { kind: 'loading' }
  | { kind: 'ready'; Pages: ComponentType<PdfPagesProps>; worker: PdfWorker; loaded: boolean }
  /** Not readable here; the file may still be available. */
  | { kind: 'failed'; isFileThere: boolean }
  /** On another origin, which the content security policy excludes: only the file is offered. */
  | { kind: 'elsewhere' };

function toReading(state: State): Reading {
  if (state.kind === 'elsewhere') return 'readable';
  if (state.kind === 'failed') return state.isFileThere ? 'readable' : 'failed';
  return state.kind === 'ready' && state.loaded ? 'readable' : 'loading';
}

/** Loads the PDF library and starts its worker; rejects if either fails. */
async function openReader(url: string): Promise<State> {
  if (new URL(url, location.href).origin !== location.origin) return { kind: 'elsewhere' };
  // By its public name: the host shares it with all remotes.
  const { PdfPages, pdfWorker } = await import('@portal/ui/pdf-dialog/pdf-pages');
  return { kind: 'ready', Pages: PdfPages, worker: pdfWorker(), loaded: false };
}

const FILE_CHECK_TIMEOUT_MS = 10_000;

/** Falls back to the file itself, if it is available. */
async function openWithoutReader(url: string): Promise<State> {
  const isFileThere = await fetch(url, {
    method: 'HEAD',
    signal: AbortSignal.timeout(FILE_CHECK_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return { kind: 'failed', isFileThere };
}

interface PdfReaderProps {
  url: string;
  title: string;
  onReading?: (reading: Reading) => void;
}

/** Shows a PDF as pages with text, or as text, and always offers the file. */
export function PdfReader({ url, title, onReading }: PdfReaderProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const reading = toReading(state);
  const tell = useEffectEvent((now: Reading) => onReading?.(now));

  useEffect(() => tell(reading), [reading]);

  useEffect(() => {
    let current = true;
    setState({ kind: 'loading' });
    openReader(url)
      // Not after the dialog was closed.
      .catch(() => (current ? openWithoutReader(url) : null))
      .then((next) => current && next && setState(next));
    return () => {
      current = false;
    };
  }, [attempt, url]);

  const load = useCallback(
    () => setState((now) => (now.kind === 'ready' ? { ...now, loaded: true } : now)),
    [],
  );
  const fail = useCallback(
    async (failure: PdfFailure) =>
      setState(
        failure === 'document' ? { kind: 'failed', isFileThere: false } : await openWithoutReader(url),
      ),
    [url],
  );

  const file = (
    <ButtonLink href={url} external variant="quiet">
      Abrir o arquivo
    </ButtonLink>
  );
  return (
    <div className={`stack start top single ${styles.reader}`}>
      {state.kind === 'failed' && (
        <Alert tone="error" title="Não foi possível mostrar o documento aqui.">
          {state.isFileThere && <p>Abra o arquivo para ler.</p>}
          <div className="cluster alignStart">
            <Button onClick={() => setAttempt(attempt + 1)}>Tentar de novo</Button>
            {file}
          </div>
        </Alert>
      )}
      {state.kind === 'elsewhere' && (
        <>
          <p>Este documento fica em outro site: abra o arquivo para ler.</p>
          {file}
        </>
      )}
      {state.kind === 'loading' && (
        <>
          {file}
          <p role="status">Carregando o documento…</p>
        </>
      )}
      {state.kind === 'ready' && (
        <>
          {file}
          <state.Pages
            key={attempt}
            url={url}
            title={title}
            worker={state.worker}
            onLoad={load}
            onError={fail}
          />
        </>
      )}
    </div>
  );
}
