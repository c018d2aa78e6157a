import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifyRelease } from '@portal/server-kit/verify-release';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { newReleaseKeys, releaseRemote, signRelease } from './release-remote.ts';

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

it('a release is built without the cache of others, and leaves the files of a running dev server', async () => {
  const dir = temporaryFolder();
  const kept = '.cache/development/portal.json';
  const removed = ['dist/of-another-build.js', '.cache/rspack-web-production/dist/module'];
  for (const file of [kept, ...removed]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  const build = `node -e "fs.mkdirSync('dist'); fs.writeFileSync('dist/portal.json', '{}')"`;
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ scripts: { build } }));
  vi.stubEnv('RELEASE_COMMIT', `${'a'.repeat(40)} 1`);
  await releaseRemote(dir, null);
  vi.unstubAllEnvs();
  expect([kept, ...removed].filter((file) => existsSync(path.join(dir, file)))).toEqual([kept]);
});
