import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/** Subset of `fetch` that JSON clients need. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Answer>;

/**
 * Creates a `fetch` that the host executes and caches for all processes. Of a request only the URL counts.
 * @throws TypeError for anything but an anonymous GET
 */
export function createProxyFetch(ask: (request: DataRequest) => Promise<DataAnswer>): Fetch {
  return async (url, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET' || new Headers(init.headers).has('authorization'))
      throw new TypeError('on the server, pages only read what anybody may read');
    const { status, body } = await ask({ url });
    return {
      ok: status >= 200 && status < 300,
      status,
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  };
}
