import * as z from 'zod';
import { keyedHash, matchesKeyedHash } from '../../http/hashes.ts';
import type { Services } from '../../services.ts';

/** The documents that are made for one registration. */
const fileKinds = ['psg-receipt', 'psg-sheet', 'pss-receipt', 'pss-sheet', 'pss-curriculum'] as const;
export type FileKind = (typeof fileKinds)[number];

const fileGrant = z.object({
  kind: z.enum(fileKinds),
  /** The registration. */
  id: z.int(),
  /** Its owner, who asked for it. */
  person: z.int(),
  /** Hash of the token of the session that asked: the address ends with it. */
  session: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type FileGrant = z.output<typeof fileGrant>;

const validity = 10 * 60_000;

/**
 * Path under the API that opens one document for ten minutes without a token, which viewers and printers do not send;
 * no longer than the session that asked for it.
 */
export function signedFilePath(services: Services, file: Omit<FileGrant, 'expires'>): string {
  const expires = services.now().getTime() + validity;
  const payload = Buffer.from(JSON.stringify({ ...file, expires })).toString('base64url');
  return `/files/${payload}.${keyedHash(services.secrets.signingKeys[0], payload)}`;
}

/** What a path was signed for, or null when it was not signed here or its time is over. */
export function readSignedFile(services: Services, signed: string): FileGrant | null {
  const [payload = '', given = ''] = signed.split('.');
  if (!matchesKeyedHash(given, services.secrets.signingKeys, (key) => keyedHash(key, payload))) return null;
  const file = fileGrant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return file.success && file.data.expires > services.now().getTime() ? file.data : null;
}
