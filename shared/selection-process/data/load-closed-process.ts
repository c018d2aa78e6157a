import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { type PreloadableQuery, preload, queryClientContext } from '@portal/platform/remote';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';

/**
 * Loads a closed process (A 2.11, B 2.4).
 * @throws a redirect to `noticePath` if the process is open, so that it is not shown as closed
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
