/** `portal new-key FILE`: creates a team's keys, the private one in FILE, the public one in FILE.pub. */
import { writeFileSync } from 'node:fs';
import { errorText } from '@portal/server-kit/error-text';
import { keyId } from '@portal/server-kit/key-id';
import { newReleaseKeys } from '../build/release-remote.ts';

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: portal new-key FILE');
  const { privateKey, publicKey } = newReleaseKeys();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  writeFileSync(`${file}.pub`, `${publicKey}\n`);
  console.log(`${file} holds the private key: give it to nobody.\nPublic key, for the hosts: ${publicKey}`);
  console.log(`Its id: ${keyId(publicKey)}`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
