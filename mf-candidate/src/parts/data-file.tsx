import { ApiError, call } from '@portal/client/api';
import { exportMyData, RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

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
    <div className="stack start">
      {state.kind === 'saved' && (
        <Alert tone="success">Sua cópia foi baixada. Guarde o arquivo em um lugar só seu.</Alert>
      )}
      {state.kind === 'not-offered' && <NoDataFile />}
      {state.kind === 'failed' && <Alert tone="error">{state.text}</Alert>}
      <Button variant="secondary" busy={state.kind === 'loading'} onClick={download}>
        Baixar meus dados
      </Button>
    </div>
  );
}

/** Explains where to request personal data if the server offers no copy. */
export const NoDataFile = () => (
  <Alert tone="info">
    A cópia ainda não pode ser baixada aqui. Peça os seus dados em <Link to="/FaleConosco">Fale conosco</Link>
    .
  </Alert>
);

type MyData = Record<string, unknown>;

const recordIds = z.array(z.object({ id: z.number() }));

/**
 * Loads all stored data of the candidate, with all pages of the audit log.
 * @throws ApiError of the first failing page
 */
export async function loadMyData(signal?: AbortSignal): Promise<MyData> {
  const data = await call(exportMyData, { query: {}, ...(signal && { signal }) });
  const records = [data.records ?? []].flat();
  let page = records;
  for (;;) {
    const last = recordIds.safeParse(page).data?.at(-1);
    if (page.length < RECORDS_PER_PAGE || !last) break;
    const older = await call(exportMyData, { query: { records_before: last.id }, ...(signal && { signal }) });
    page = [older.records ?? []].flat();
    records.push(...page);
  }
  return { ...data, ...('records' in data && { records }) };
}

/** Downloads a text as a file. */
function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
