import { type PreloadableQuery, preload, queryClientContext } from '@portal/runtime/preload';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';

/**
 * Loads a closed process (A 2.11, B 2.4).
 * @param query of the process
 * @param noticePath where it is shown while it is open
 * @throws a redirect there for a process that is open: nobody reads that its registrations are over
 */
export async function loadClosedProcess(
  context: LoaderFunctionArgs['context'],
  query: PreloadableQuery,
  noticePath: string,
): Promise<null> {
  await preload(context, query);
  const process: { status: number } | undefined = context
    .get(queryClientContext)
    .getQueryData(query.queryKey);
  if (process && isOpenProcess(process.status)) throw redirect(noticePath);
  return null;
}
