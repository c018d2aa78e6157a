import { generateKeyPairSync } from 'node:crypto';
import { verifyRelease } from '@portal/server-kit/verify-release';
import { expect, it } from 'vitest';
import { newReleaseKeys, signRelease } from './release-remote.ts';

const keys = newReleaseKeys();
const manifest = Buffer.from('{ "name": "mf-a", "version": "1" }\n');
const signature = signRelease(manifest, keys.privateKey);
const other = newReleaseKeys();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaKey = rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

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
  ['against a key of another kind', manifest, signature, rsaKey, 'malformed key'],
])('a signature: %s', (_, bytes, text, key, outcome) => {
  const { kind, ...rest } = verifyRelease(bytes, text, key);
  expect('reason' in rest ? rest.reason : kind).toBe(outcome);
});

it('the signature of a release is not made with a key of another kind', () => {
  const pem = rsa.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  expect(() => signRelease(manifest, pem)).toThrow('Ed25519');
});
