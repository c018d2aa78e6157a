import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyId } from '@portal/server-kit/key-id';
import { newReleaseKeys, releaseRemote } from '../build/release-remote.ts';
import { createCommand } from './command.ts';

/** Builds the remote in a folder for release, and signs it with the key in the file that `RELEASE_KEY` names. */
export const release = createCommand('portal release [FOLDER]', {}, async (_, [given = '']) => {
  const folder = path.resolve(given);
  if (!existsSync(path.join(folder, 'portal.remote.ts'))) throw new Error(`there is no remote in ${folder}`);
  const keyFile = process.env.RELEASE_KEY;
  const key = keyFile ? readFileSync(keyFile, 'utf8') : null;
  const { name, version, commit, files } = await releaseRemote(folder, key);
  const count = Object.keys(files).length;
  console.log(`${name}: release ${version} of commit ${commit?.id.slice(0, 12)}, ${count} files`);
  console.log(keyFile ? 'Signed: dist/portal.json.sig' : 'Not signed: RELEASE_KEY names no key.');
});

/** Creates a team's keys: the private one in a file, the public one beside it. */
export const newKey = createCommand('portal new-key FILE', {}, async (_, [file]) => {
  if (!file) return false;
  const { privateKey, publicKey } = newReleaseKeys();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  writeFileSync(`${file}.pub`, `${publicKey}\n`);
  console.log(`${file} holds the private key: give it to nobody.\nPublic key, for the hosts: ${publicKey}`);
  console.log(`Its id: ${keyId(publicKey)}`);
});
