import { isRequestId } from '@portal/server-kit/request-id';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

type Read = (request: DataRequest) => Promise<DataAnswer>;

/**
 * Limits reads for remotes' code, which has no network, to the servers behind the portal.
 * @param upstreams URLs of the servers by path prefix
 */
export const readUpstream =
  (read: Read, upstreams: Readonly<Record<string, string>>): Read =>
  async ({ url, requestId }) => {
    const { href, origin } = new URL(url);
    if (!Object.values(upstreams).some((upstream) => href.startsWith(`${upstream}/`)))
      throw new Error(`${origin} is not a server behind the portal`);
    return read({ url: href, requestId: isRequestId(requestId) ? requestId : undefined });
  };
