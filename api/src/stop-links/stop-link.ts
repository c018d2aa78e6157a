import { DAY } from '@portal/contract/format/date';
import * as z from 'zod';
import { signedGrants } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Actions that a mailed link may stop. The next change after `at` invalidates the link, so that it works once. */
const stopGrant = z.discriminatedUnion('kind', [
  /** Change of the password. */
  z.object({ kind: z.literal('password'), person: z.int(), at: z.number() }),
  /** Change of the account's e-mail, which was `former`. */
  z.object({ kind: z.literal('email'), person: z.int(), former: z.string(), at: z.number() }),
  /** Request of a code for this e-mail. */
  z.object({ kind: z.literal('code'), email: z.string() }),
  /** Registration with this e-mail. */
  z.object({ kind: z.literal('registration'), id: z.int(), email: z.string() }),
  /** Cancellation of a registration by a logged-in user. */
  z.object({ kind: z.literal('cancellation'), id: z.int(), at: z.number() }),
]);
export type StopGrant = z.output<typeof stopGrant>;

/** Long enough for people who read their mail once a week. */
const VALIDITY_MS = 7 * DAY;

export const stopTokens = signedGrants('stop', stopGrant, VALIDITY_MS);

/** Returns the path of a page that stops an action. The token follows `#`, so that no server or log receives it. */
export const stopLink = (services: Services, grant: StopGrant): `/${string}` =>
  `/nao-fui-eu#${stopTokens.write(services, grant)}`;
