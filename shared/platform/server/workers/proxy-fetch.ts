import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/** Subset of `fetch` that JSON clients need. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Answer>;

/**
 * Creates a `fetch` that the host executes and caches for all processes. Of a request only the URL counts.
 * @param resume called before the caller continues
 * @throws TypeError for anything but an anonymous GET
 */
export function createProxyFetch(
  ask: (request: DataRequest) => Promise<DataAnswer>,
  resume: () => void,
): Fetch {
  return async (url, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET' || new Headers(init.headers).has('authorization'))
      throw new TypeError('on the server, pages only read what anybody may read');
    const { status, body } = await ask({ url });
    // Callers continue one after the other, so that a hang belongs to the last of them.
    await nextTurn();
    resume();
    return {
      ok: status >= 200 && status < 300,
      status,
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  };
}
