import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** A team's keys: what it keeps to itself (PEM), and what hosts are given (base64 of the DER form). */
export interface ReleaseKeys {
  privateKey: string;
  publicKey: string;
}

export function newReleaseKeys(): ReleaseKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  return { privateKey: pem, publicKey: publicKeyOf(pem) };
}

/** @param privateKey in PEM */
const publicKeyOf = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * Signs a manifest as `verifyRelease` expects it. The same manifest and key always give the same signature.
 *
 * @param manifest the bytes of `portal.json`
 * @param privateKey Ed25519, in PEM
 * @throws Error when the key is another one or cannot be read
 */
export function signRelease(manifest: Uint8Array, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`);
  return sign(null, manifest, key).toString('base64');
}
