import type { Programme } from '../db/schema/selection.ts';
import { keyedHash, matchesKeyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Registration that a code identifies. */
export type Registered = { programme: Programme; id: number };

/** Signed data. It includes the CPF because an id may belong to another person after a restore. */
type SignedFor = Registered & { nif: string };

/** 96 bits: valid codes cannot be guessed. */
const signatureLength = 16;

/** Returns the code of a registration's printouts (`psg-1a-…`), identical until the key is rotated. */
export function receiptCodeOf({ secrets }: Pick<Services, 'secrets'>, registered: SignedFor): string {
  return codeBy(secrets.signingKeys[0], registered);
}

function codeBy(key: string, { programme, id, nif }: SignedFor): string {
  const name = `${programme}-${id.toString(36)}`;
  return `${name}-${keyedHash(key, `receipt:${name}:${nif}`).slice(0, signatureLength)}`;
}

/** Parses a code without verifying it. @returns null if it has another form */
export function parseReceiptCode(code: string): Registered | null {
  const [, programme, id = ''] = /^(ps[gs])-([0-9a-z]{1,7})-/.exec(code) ?? [];
  return programme ? { programme: programme as Programme, id: Number.parseInt(id, 36) } : null;
}

/** Returns whether the code was issued for the registration. */
export const isReceiptCode = (
  { secrets }: Pick<Services, 'secrets'>,
  code: string,
  registered: SignedFor,
): boolean => matchesKeyedHash(code, secrets.signingKeys, (key) => codeBy(key, registered));

/** Returns the URL in the QR code of printouts, where anyone can check a registration. */
export const checkUrlOf = (
  services: Pick<Services, 'secrets' | 'portalUrl'>,
  registered: SignedFor,
): string => `${services.portalUrl}/conferir/${receiptCodeOf(services, registered)}`;
