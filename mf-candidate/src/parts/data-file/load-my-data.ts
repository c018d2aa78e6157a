import { call } from '@portal/client/api';
import { exportMyData, RECORDS_PER_PAGE } from '@portal/contract/endpoints/auth';
import * as z from 'zod/mini';

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
