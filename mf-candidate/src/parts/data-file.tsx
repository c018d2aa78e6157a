import { call } from '@portal/client/api';
import { exportMyData, RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { atOnce, nullIfMissing } from './candidate-query.ts';
import styles from './data-file.module.css';

/** Offers a file with all stored data of the candidate. */
export function DataFile() {
  const download = useMutation({
    ...atOnce,
    mutationFn: () => nullIfMissing(loadMyData(), [404, 405]),
    onSuccess: (data) => data && saveFile('meus-dados.json', JSON.stringify(data, null, 2)),
  });
  return (
    <div className={styles.content}>
      {download.isSuccess && download.data && (
        <Alert tone="success">Sua cópia foi baixada. Guarde o arquivo em um lugar só seu.</Alert>
      )}
      {download.isSuccess && !download.data && <NoDataFile />}
      {download.isError && <Alert tone="error">{download.error.message}</Alert>}
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
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
