import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '../contract/release-manifest.ts';
import { runBuildScript } from './run-build-script.ts';
import { signRelease } from './sign-release.ts';
import { sourceCommit } from './source-commit.ts';
import { buildInputs } from './source-digest.ts';

/**
 * Builds a remote's release from committed sources only, so that a commit always gives the same bytes. `dist/` then
 * contains only this release.
 * @param dir absolute path of the package
 * @param privateKey of the team (PEM), or null to leave the manifest unsigned
 * @throws Error if sources are not committed, or the build fails
 */
export async function releaseRemote(dir: string, privateKey: string | null): Promise<ReleaseManifest> {
  if (!(await sourceCommit(dir, buildInputs(dir)))) {
    throw new Error('its sources, the shared packages or the lock file differ from the commit');
  }
  // Fails before the build if the key is unusable.
  if (privateKey) signRelease(new Uint8Array(), privateKey);
  for (const folder of ['dist', '.cache']) await rm(path.join(dir, folder), { recursive: true, force: true });
  await runBuildScript(dir, { ...process.env, NODE_ENV: 'production' });
  const file = path.join(dir, 'dist/portal.json');
  const bytes = await readFile(file);
  // A separate file: the signature covers the exact bytes of the manifest, and openssl can check it.
  if (privateKey) await writeFile(`${file}.sig`, `${signRelease(bytes, privateKey)}\n`);
  return JSON.parse(bytes.toString()) as ReleaseManifest;
}
