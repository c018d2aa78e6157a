/**
 * `portal release [FOLDER]`: builds the remote in a folder (default: the current one) for release, and signs it with the
 * key in the file that `RELEASE_KEY` names.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { releaseRemote } from '../build/release-remote.ts';

try {
  const folder = path.resolve(process.argv[2] ?? '');
  if (!existsSync(path.join(folder, 'portal.remote.ts'))) throw new Error(`there is no remote in ${folder}`);
  const keyFile = process.env.RELEASE_KEY;
  const key = keyFile ? readFileSync(keyFile, 'utf8') : null;
  const { name, version, commit, files } = await releaseRemote(folder, key);
  console.log(
    `${name}: release ${version} of commit ${commit?.id.slice(0, 12)}, ${Object.keys(files).length} files`,
  );
  console.log(keyFile ? 'Signed: dist/portal.json.sig' : 'Not signed: RELEASE_KEY names no key.');
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
