import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

/** What a client of JSON answers needs of a response. */
type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/** As much of `fetch` as a client of JSON answers needs. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Answer>;

/**
 * A `fetch` that is answered by somebody else, who keeps the answer for all: of a request nothing but its address counts.
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
