import { ApiError, call } from '@portal/client/api';
import { exportMyData, RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

/** Offers a file with all stored data of the candidate. */
export function DataFile() {
  const [state, setState] = useState<'idle' | 'loading' | 'saved' | ApiError>('idle');

  async function download() {
    setState('loading');
    try {
      saveFile('meus-dados.json', JSON.stringify(await loadMyData(), null, 2));
      setState('saved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error);
    }
  }

  const failure = state instanceof ApiError ? state : null;
  const isMissing = failure?.status === 404 || failure?.status === 405;
  return (
    <div className="stack start">
      {state === 'saved' && (
        <Alert tone="success">Sua cópia foi baixada. Guarde o arquivo em um lugar só seu.</Alert>
      )}
      {isMissing && <NoDataFile />}
      {failure && !isMissing && <Alert tone="error">{failure.message}</Alert>}
      <Button variant="secondary" busy={state === 'loading'} onClick={download}>
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

/** Loads all stored data of the candidate, with all pages of the audit log. */
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
