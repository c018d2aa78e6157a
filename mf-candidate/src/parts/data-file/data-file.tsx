import { ApiError } from '@portal/client/api';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { type ReactNode, useState } from 'react';
import styles from './data-file.module.css';
import { loadMyData } from './load-my-data.ts';
import { NoDataFile } from './no-data-file.tsx';
import { saveFile } from './save-file.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'saved' }
  /** The server offers no copy. */
  | { kind: 'not-offered' }
  | { kind: 'failed'; text: string };

/** Offers a file with all stored data of the candidate. */
export function DataFile() {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function download() {
    setState({ kind: 'loading' });
    try {
      saveFile('meus-dados.json', JSON.stringify(await loadMyData(), null, 2));
      setState({ kind: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = error.status === 404 || error.status === 405;
      setState(isMissing ? { kind: 'not-offered' } : { kind: 'failed', text: error.message });
    }
  }

  return (
    <div className={styles.content}>
      <ExportResult state={state} />
      <Button variant="secondary" busy={state.kind === 'loading'} onClick={download}>
        Baixar meus dados
      </Button>
    </div>
  );
}

function ExportResult({ state }: { state: State }): ReactNode {
  switch (state.kind) {
    case 'saved':
      return <Alert tone="success">Sua cópia foi baixada. Guarde o arquivo em um lugar só seu.</Alert>;
    case 'not-offered':
      return <NoDataFile />;
    case 'failed':
      return <Alert tone="error">{state.text}</Alert>;
    default:
      return null;
  }
}
