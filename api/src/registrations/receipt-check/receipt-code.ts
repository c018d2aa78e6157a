import { isKeyed, keyedHash } from '../../http/secrets.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';

/** A registration as a code names it. */
export type Registered = { processKind: ProcessKind; id: number };

/** 96 bits: nobody finds a true one by trying. */
const signatureLength = 16;

/** The code of a registration's papers, the same until the key is another: `psg-1a-…`. */
export function receiptCodeOf(
  { secrets }: Pick<Services, 'secrets'>,
  { processKind, id }: Registered,
): string {
  return codeBy(secrets.signingKeys[0], { processKind, id });
}

function codeBy(key: string, { processKind, id }: Registered): string {
  const name = `${processKind}-${id.toString(36)}`;
  return `${name}-${keyedHash(key, `receipt:${name}`).slice(0, signatureLength)}`;
}

/** The registration of a code, or null when it was not issued here. */
export function readReceiptCode({ secrets }: Pick<Services, 'secrets'>, code: string): Registered | null {
  const [, processKind, id = ''] = /^(ps[gs])-([0-9a-z]{1,7})-/.exec(code) ?? [];
  const registered = { processKind: processKind as ProcessKind, id: Number.parseInt(id, 36) };
  return isKeyed(code, secrets.signingKeys, (key) => codeBy(key, registered)) ? registered : null;
}

/** Where anybody may check a registration's papers: the address in their QR code. */
export const checkUrlOf = (
  services: Pick<Services, 'secrets' | 'portalUrl'>,
  registered: Registered,
): string => `${services.portalUrl}/conferir/${receiptCodeOf(services, registered)}`;
