import { generateKeyPairSync } from 'node:crypto';
import { verifyRelease } from '@portal/shared/server/verify-release';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newReleaseKeys, signRelease } from './sign-release.ts';

const keys = newReleaseKeys();
const manifest = Buffer.from('{ "name": "mf-a", "version": "1" }\n');
const signature = signRelease(manifest, keys.privateKey);
const other = newReleaseKeys();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaKey = rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const flipped = (bytes: Uint8Array, index: number, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(index) ^ (1 << bit), index);
  return copy;
};

it.each([
  ['good', manifest, signature, keys.publicKey, 'valid'],
  ['good, with the end of a line', manifest, `${signature}\n`, `${keys.publicKey}\n`, 'valid'],
  ['none', manifest, null, keys.publicKey, 'no signature'],
  ['an empty file', manifest, '\n', keys.publicKey, 'no signature'],
  ['an error page instead', manifest, '<html></html>', keys.publicKey, 'malformed signature'],
  ['cut off', manifest, signature.slice(0, -8), keys.publicKey, 'malformed signature'],
  ['of another manifest', Buffer.from('{}'), signature, keys.publicKey, 'not signed with this key'],
  ['of another key', manifest, signature, other.publicKey, 'not signed with this key'],
  ['against nonsense', manifest, signature, 'nonsense', 'malformed key'],
  ['against a key cut off', manifest, signature, keys.publicKey.slice(0, -4), 'malformed key'],
  ['against a key of another kind', manifest, signature, rsaKey, 'malformed key'],
])('a signature: %s', (_, bytes, text, key, outcome) => {
  const { kind, ...rest } = verifyRelease(bytes, text, key);
  expect('reason' in rest ? rest.reason : kind).toBe(outcome);
});

it('the signature of a release does not hold for the manifest with any one bit changed', () => {
  const bits = [fc.nat(manifest.length - 1), fc.nat(7)] as const;
  fc.assert(
    fc.property(...bits, (index, bit) => {
      expect(verifyRelease(flipped(manifest, index, bit), signature, keys.publicKey).kind).toBe('invalid');
    }),
  );
});

it('the signature of a release is the same each time', () => {
  expect(signRelease(manifest, keys.privateKey)).toBe(signature);
});

it('the signature of a release is not made with a key of another kind', () => {
  const pem = rsa.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  expect(() => signRelease(manifest, pem)).toThrow('Ed25519');
});
