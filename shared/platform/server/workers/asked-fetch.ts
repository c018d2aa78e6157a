import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

/** As much of `fetch` as a client of JSON answers needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/** A `fetch` whose anonymous GETs are answered by somebody else; anything else goes its own way. */
export function askedFetch(ask: (request: DataRequest) => Promise<DataAnswer>): Fetch {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    if ((init.method ?? 'GET') !== 'GET' || headers.has('authorization')) return fetch(url, init);
    const { status, body } = await ask({ url, headers: Object.fromEntries(headers) });
    return { ok: status >= 200 && status < 300, status, text: async () => body };
  };
}
