import { DAY } from '@portal/shared/format/day';
import * as z from 'zod';
import { keyedHash, matchesKeyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

const registrationKey = { processKind: z.enum(['psg', 'pss']), id: z.int() };

/**
 * What a link in an e-mail may stop, each for one purpose. `at` is the timestamp of the change that the e-mail reports: the
 * link ends with the next change, so that it works once and nothing has to be stored.
 */
const stopGrant = z.discriminatedUnion('kind', [
  /** Somebody changed the password. */
  z.object({ kind: z.literal('password'), person: z.int(), at: z.number() }),
  /** Somebody changed the e-mail of the account, which was `former`. */
  z.object({ kind: z.literal('email'), person: z.int(), former: z.string(), at: z.number() }),
  /** Somebody requested a code for this e-mail. */
  z.object({ kind: z.literal('code'), email: z.string() }),
  /** Somebody registered with this e-mail. */
  z.object({ kind: z.literal('registration'), ...registrationKey, email: z.string() }),
  /** Somebody who was logged in cancelled a registration. */
  z.object({ kind: z.literal('cancellation'), ...registrationKey, at: z.number() }),
]);
export type StopGrant = z.output<typeof stopGrant>;

const signed = z.object({ grant: stopGrant, expires: z.number() });

/** Long enough for people who read their mail once a week. */
const VALIDITY_MS = 7 * DAY;

/** The path of a page that stops something; its grant is behind the `#`, so that no server and no log receives it. */
export function stopLink(services: Services, grant: StopGrant): `/${string}` {
  const expires = services.now().getTime() + VALIDITY_MS;
  const payload = Buffer.from(JSON.stringify({ grant, expires })).toString('base64url');
  return `/nao-fui-eu#${payload}.${keyedHash(services.secrets.signingKeys[0], `stop:${payload}`)}`;
}

/** What a token was signed for; null where it was not signed here or has expired. */
export function readStopToken(services: Services, token: string): StopGrant | null {
  const [payload = '', given = ''] = token.split('.');
  if (!matchesKeyedHash(given, services.secrets.signingKeys, (key) => keyedHash(key, `stop:${payload}`)))
    return null;
  const read = signed.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return read.success && read.data.expires > services.now().getTime() ? read.data.grant : null;
}
