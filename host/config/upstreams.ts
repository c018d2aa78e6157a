import type { Upstream } from '@portal/platform/host';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const environment = z.object({ API_URL: address, STORAGE_URL: address.optional() });

/**
 * The server of the contract and its stored files, as `API_URL` and `STORAGE_URL` say.
 * @throws Error with one readable line
 */
export function upstreams(env: NodeJS.ProcessEnv): readonly Upstream[] {
  const { data, error } = environment.safeParse(env);
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0]);
  const { API_URL, STORAGE_URL = `${API_URL}/storage` } = data;
  return [
    { prefix: '/api/v1', url: `${API_URL}/api/v1` },
    // Pictures of the institution may be shown by others, such as readers of mail in a browser.
    { prefix: '/storage', url: STORAGE_URL, readOnly: true, embeddable: true },
  ];
}
