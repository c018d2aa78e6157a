import type { Upstream } from '@portal/platform/host';
import { parseOrThrow } from '@portal/shared/server/parse-or-throw';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const environment = z.object({ API_URL: address, STORAGE_URL: address.optional() });

/**
 * The server of the contract and its stored files, as `API_URL` and `STORAGE_URL` say.
 * @throws Error with one readable line
 */
export function upstreams(env: NodeJS.ProcessEnv): readonly Upstream[] {
  const { API_URL, STORAGE_URL = `${API_URL}/storage` } = parseOrThrow(environment, env);
  return [
    // Each form with a city field reads the same list of thousands.
    { prefix: '/api/v1', url: `${API_URL}/api/v1`, cachedPaths: ['/cities'] },
    // Pictures of the institution may be shown by others, such as readers of mail in a browser.
    { prefix: '/storage', url: STORAGE_URL, readOnly: true, embeddable: true },
  ];
}
