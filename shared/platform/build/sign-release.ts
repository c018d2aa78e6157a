import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** Keys of a team: the private one (PEM), and the public one for hosts (base64 of the DER form). */
export interface ReleaseKeys {
  privateKey: string;
  publicKey: string;
}

export function newReleaseKeys(): ReleaseKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  return { privateKey: pem, publicKey: derivePublicKey(pem) };
}

const derivePublicKey = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * Signs a manifest for `verifyRelease`. The signature is deterministic.
 * @param manifest the bytes of `portal.json`
 * @param privateKey Ed25519, in PEM
 * @throws Error if the key has another type or cannot be read
 */
export function signRelease(manifest: Uint8Array, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`);
  return sign(null, manifest, key).toString('base64');
}
