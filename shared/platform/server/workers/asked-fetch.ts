import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

/** What a client of JSON answers needs of a response. */
type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/** As much of `fetch` as a client of JSON answers needs. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Answer>;

/**
 * A `fetch` that is answered by somebody else.
 * @throws TypeError for anything but an anonymous GET
 */
export function askedFetch(ask: (request: DataRequest) => Promise<DataAnswer>): Fetch {
  return async (url, init = {}) => {
    const headers = new Headers(init.headers);
    if ((init.method ?? 'GET') !== 'GET' || headers.has('authorization'))
      throw new TypeError('on the server, pages only read what anybody may read');
    const { status, body } = await ask({ url, headers: Object.fromEntries(headers) });
    return {
      ok: status >= 200 && status < 300,
      status,
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  };
}
