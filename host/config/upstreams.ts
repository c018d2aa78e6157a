import type { Upstream } from '@portal/platform/host';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const environment = z.object({ API_URL: address, STORAGE_URL: address.optional() });

/**
 * Returns the API server and its file storage, from `API_URL` and `STORAGE_URL`.
 * @throws Error with one readable line
 */
export function upstreams(env: NodeJS.ProcessEnv): readonly Upstream[] {
  const { API_URL, STORAGE_URL = `${API_URL}/storage` } = parseOrThrow(environment, env);
  return [
    {
      prefix: '/api/v1',
      url: `${API_URL}/api/v1`,
      // Every form with a city field reads this list of thousands.
      cachedPaths: ['/cities'],
      // Look-ups of people and what needs a session.
      personalPaths: [
        ...['/auth', '/get-person-by-nif', '/get-person-by-email', '/check-nif-pssregistration'],
        ...['/my-curriculum', '/my-selection-processes', '/pss-my-selection-processes'],
      ],
    },
    // Other sites, such as webmail, may embed the institution's pictures.
    { prefix: '/storage', url: STORAGE_URL, readOnly: true, embeddable: true },
  ];
}
