import * as z from 'zod';
import { keyedHash, matchesKeyedHash } from '../../http/hashes.ts';
import type { Services } from '../../services.ts';

/** Printouts of a registration. */
const fileKinds = ['psg-receipt', 'psg-sheet', 'pss-receipt', 'pss-sheet', 'pss-curriculum'] as const;
export type FileKind = (typeof fileKinds)[number];

const fileGrant = z.object({
  kind: z.enum(fileKinds),
  /** Id of the registration. */
  id: z.int(),
  /** Owner of the registration. */
  person: z.int(),
  /** Hash of the session's token: the URL expires with the session. */
  session: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type FileGrant = z.output<typeof fileGrant>;

const validity = 10 * 60_000;

/**
 * Returns a path of the API that opens a printout for ten minutes, at most until the session ends. It needs no token, which
 * viewers and printers do not send.
 */
export function signedFilePath(services: Services, file: Omit<FileGrant, 'expires'>): string {
  const expires = services.now().getTime() + validity;
  const payload = Buffer.from(JSON.stringify({ ...file, expires })).toString('base64url');
  return `/files/${payload}.${keyedHash(services.secrets.signingKeys[0], payload)}`;
}

/** Verifies a path and returns its printout; null if it is invalid or has expired. */
export function readSignedFile(services: Services, signed: string): FileGrant | null {
  const [payload = '', given = ''] = signed.split('.');
  if (!matchesKeyedHash(given, services.secrets.signingKeys, (key) => keyedHash(key, payload))) return null;
  const file = fileGrant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return file.success && file.data.expires > services.now().getTime() ? file.data : null;
}
