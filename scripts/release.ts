/**
 * `npm run release -- mf-psg`: builds a remote for release and signs it with the key in the file that `RELEASE_KEY` names.
 * `npm run release -- --new-key FILE`: creates a team's keys, the private one in FILE, the public one on the screen.
 */
import './processes/exit-with-parent.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newReleaseKeys, releaseRemote } from '../shared/platform/build.ts';
import { errorText } from '../shared/server-kit/error-text.ts';
import { keyId } from '../shared/server-kit/key-id.ts';

const root = join(import.meta.dirname, '..');
const usage = 'usage: npm run release -- <remote> | --new-key <file>';

function newKey(file: string): void {
  const { privateKey, publicKey } = newReleaseKeys();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`${file} holds the private key: give it to nobody.\nPublic key, for the hosts: ${publicKey}`);
  console.log(`Its id: ${keyId(publicKey)}`);
}

async function release(name: string): Promise<void> {
  const dir = join(root, name);
  if (!existsSync(join(dir, 'portal.remote.ts'))) throw new Error(`there is no remote '${name}'`);
  const keyFile = process.env.RELEASE_KEY;
  const { version, commit, files } = await releaseRemote(dir, keyFile ? readFileSync(keyFile, 'utf8') : null);
  console.log(
    `${name}: release ${version} of commit ${commit?.id.slice(0, 12)}, ${Object.keys(files).length} files`,
  );
  console.log(keyFile ? 'Signed: dist/portal.json.sig' : 'Not signed: RELEASE_KEY names no key.');
}

try {
  const [first, file] = process.argv.slice(2);
  if (first === '--new-key' && file) newKey(file);
  else if (first && /^[a-z][a-z0-9-]*$/.test(first)) await release(first);
  else throw new Error(usage);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
