import { createPublicKey, type KeyObject, verify } from 'node:crypto';

export type Verification =
  | { kind: 'valid' }
  | {
      kind: 'invalid';
      reason: 'no signature' | 'malformed signature' | 'malformed key' | 'not signed with this key';
    };

/**
 * Verifies a team's Ed25519 signature of a release over the received bytes, so that nothing is parsed before.
 * @param manifest bytes of `portal.json`
 * @param signature content of `portal.json.sig` (base64 of 64 bytes), or null without one
 * @param publicKey as printed by `portal new-key`: base64 of the DER form (SPKI)
 */
export function verifyRelease(
  manifest: Uint8Array,
  signature: string | null,
  publicKey: string,
): Verification {
  if (signature === null || signature.trim() === '') return { kind: 'invalid', reason: 'no signature' };
  const bytes = fromBase64(signature.trim());
  if (bytes?.length !== 64) return { kind: 'invalid', reason: 'malformed signature' };
  const key = readKey(publicKey.trim());
  if (!key) return { kind: 'invalid', reason: 'malformed key' };
  return verify(null, manifest, key, bytes)
    ? { kind: 'valid' }
    : { kind: 'invalid', reason: 'not signed with this key' };
}

function readKey(text: string): KeyObject | null {
  const der = fromBase64(text);
  if (!der) return null;
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Strict, whereas Node's decoder skips invalid characters. */
function fromBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}
