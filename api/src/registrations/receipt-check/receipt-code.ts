import { keyedHash, matchesKeyedHash } from '../../http/secrets.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';

/** A registration as a code names it. */
export type Registered = { processKind: ProcessKind; id: number };

/** What a code is signed for: the CPF too, since after a restore an id may be another person's. */
type SignedFor = Registered & { nif: string };

/** 96 bits: nobody finds a true one by trying. */
const signatureLength = 16;

/** Codes of registrations before this date may have been printed without the CPF in their signature. */
const SIGNED_WITH_NIF_SINCE = new Date('2026-12-01T00:00:00-03:00');

/** The code of a registration's papers, the same until the key is another: `psg-1a-…`. */
export function receiptCodeOf({ secrets }: Pick<Services, 'secrets'>, registered: SignedFor): string {
  return codeBy(secrets.signingKeys[0], registered, `:${registered.nif}`);
}

function codeBy(key: string, { processKind, id }: Registered, more: string): string {
  const name = `${processKind}-${id.toString(36)}`;
  return `${name}-${keyedHash(key, `receipt:${name}${more}`).slice(0, signatureLength)}`;
}

/** The registration that a code names, whether or not it was issued for it; null where it has another form. */
export function parseReceiptCode(code: string): Registered | null {
  const [, processKind, id = ''] = /^(ps[gs])-([0-9a-z]{1,7})-/.exec(code) ?? [];
  return processKind ? { processKind: processKind as ProcessKind, id: Number.parseInt(id, 36) } : null;
}

/** Whether a code was issued here for a registration. */
export function isReceiptCode(
  { secrets }: Pick<Services, 'secrets'>,
  code: string,
  registered: SignedFor & { createdAt: Date },
): boolean {
  const { nif, createdAt } = registered;
  const signatures = createdAt < SIGNED_WITH_NIF_SINCE ? [`:${nif}`, ''] : [`:${nif}`];
  return signatures.some((more) =>
    matchesKeyedHash(code, secrets.signingKeys, (key) => codeBy(key, registered, more)),
  );
}

/** Where anybody may check a registration's papers: the address in their QR code. */
export const checkUrlOf = (
  services: Pick<Services, 'secrets' | 'portalUrl'>,
  registered: SignedFor,
): string => `${services.portalUrl}/conferir/${receiptCodeOf(services, registered)}`;
