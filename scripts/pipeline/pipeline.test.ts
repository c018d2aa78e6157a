import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { verifyRelease } from '../../shared/server-kit/verify-release.ts';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';

const publish = (args: string[], env: Record<string, string> = {}) => {
  const { status, stdout } = spawnSync('sh', [path.join(import.meta.dirname, 'publish.sh'), ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      PUBLISH: 'echo "copy $FOLDER to $TARGET"',
      RELEASES_URL: 'https://releases.example',
      PORTAL: 'echo portal',
      ...env,
    },
  });
  return { status, lines: stdout.trim().split('\n') };
};

it('a release is copied to its server, and a preview is also registered', () => {
  expect(publish(['mf-psg'])).toEqual({ status: 0, lines: ['copy mf-psg/dist to mf-psg'] });
  expect(publish(['mf-psg', 'pr-42']).lines).toEqual([
    'copy mf-psg/dist to previews/pr-42/mf-psg',
    'portal preview publish pr-42 mf-psg https://releases.example/previews/pr-42/mf-psg',
  ]);
});

it('nothing is registered if the copy fails', () => {
  const { status, lines } = publish(['mf-psg', 'pr-42'], { PUBLISH: 'false' });
  expect(status).not.toBe(0);
  expect(lines).toEqual(['']);
});

it.each([
  ['mf-psg; echo forged', ''],
  ['mf-psg', 'pr-42 $(echo forged)'],
  ['../mf-psg', 'pr-42'],
])('names that are commands or paths are rejected: %j %j', (remote, preview) => {
  expect(publish([remote, preview])).toEqual({ status: 1, lines: [''] });
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
const listedKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
let folder: string;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'mf-psg/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'portal.json'), '{"name":"mf-psg"}');
});

/** Signs the folder. @returns the exit status, and the signature if there is one */
function sign(KEY?: string) {
  const { status } = spawnSync('sh', [path.join(import.meta.dirname, 'sign.sh'), folder], {
    env: { PATH: process.env.PATH, ...(KEY && { KEY }) },
  });
  const file = path.join(folder, 'portal.json.sig');
  return { status, signature: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

it('a release is signed as hosts verify it, and not without a key', () => {
  expect(sign()).toEqual({ status: 0, signature: null });
  const { status, signature } = sign(pem);
  const manifest = readFileSync(path.join(folder, 'portal.json'));
  expect([status, verifyRelease(manifest, signature, listedKey)]).toEqual([0, { kind: 'valid' }]);
});

it('nothing is signed with something that is no key, or beside a link', () => {
  const { status, signature } = sign('no key');
  expect([status === 0, signature]).toEqual([false, null]);
  symlinkSync('/etc/hostname', path.join(folder, 'a.js'));
  expect(sign(pem)).toEqual({ status: 1, signature: null });
});
