import type * as z from 'zod';
import type { Services } from '../services.ts';
import { keyedHash, matchesKeyedHash } from './secrets.ts';

/** Signed data; `expires` is a timestamp. */
type Signed = { grant: unknown; expires: number };

/**
 * Creates signed texts that grant something to whoever has them, for a time: links that open a printout or stop an
 * action.
 * @param purpose separates the signatures of different grants
 * @param validity milliseconds
 */
export function signedGrants<Schema extends z.ZodType>(purpose: string, schema: Schema, validity: number) {
  const sign = (key: string, payload: string) => keyedHash(key, `${purpose}:${payload}`);
  return {
    /** Returns a text for URLs. */
    write({ secrets, now }: Services, grant: z.output<Schema>): string {
      const expires = now().getTime() + validity;
      const payload = Buffer.from(JSON.stringify({ grant, expires })).toString('base64url');
      return `${payload}.${sign(secrets.signingKeys[0], payload)}`;
    },

    /** Verifies a text and returns its grant; null if it is invalid or has expired. */
    read({ secrets, now }: Services, text: string): z.output<Schema> | null {
      const [payload = '', given = ''] = text.split('.');
      if (!matchesKeyedHash(given, secrets.signingKeys, (key) => sign(key, payload))) return null;
      const { grant, expires }: Signed = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const read = schema.safeParse(grant);
      return read.success && expires > now().getTime() ? read.data : null;
    },
  };
}
