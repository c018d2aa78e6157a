import { spawn } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '../contract/release-manifest.ts';
import { buildInputs, sourceCommit } from './build-options.ts';

/**
 * Builds a remote's release from committed sources only, so that a commit always gives the same bytes. `dist/` then
 * contains only this release.
 * @param privateKey of the team (PEM), or null to leave the manifest unsigned
 * @throws Error if sources are not committed, or the build fails
 */
export async function releaseRemote(dir: string, privateKey: string | null): Promise<ReleaseManifest> {
  const uncommitted =
    'its sources, the shared packages or the lock file differ from the commit, or there is no commit';
  if (!(await sourceCommit(dir, buildInputs(dir)))) throw new Error(uncommitted);
  // Fails before the build if the key is unusable.
  if (privateKey) signRelease(new Uint8Array(), privateKey);
  // A dev server may be using the rest of `.cache`.
  const built = ['dist', ...globSync('.cache/rspack-*-production', { cwd: dir })];
  for (const folder of built) await rm(path.join(dir, folder), { recursive: true, force: true });
  await runBuildScript(dir, { ...process.env, NODE_ENV: 'production' });
  const file = path.join(dir, 'dist/portal.json');
  const bytes = await readFile(file);
  // A separate file: the signature covers the exact bytes of the manifest, and openssl can check it.
  if (privateKey) await writeFile(`${file}.sig`, `${signRelease(bytes, privateKey)}\n`);
  return JSON.parse(bytes.toString()) as ReleaseManifest;
}

/** Runs a package's `build` script as pnpm does. @throws Error with the script's output if it fails */
export async function runBuildScript(dir: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { scripts } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  const bin = path.join(dir, 'node_modules', '.bin');
  const child = spawn(scripts.build, {
    cwd: dir,
    shell: true,
    env: { ...env, PATH: [bin, path.dirname(process.execPath), env.PATH].join(path.delimiter) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status !== 0) throw new Error(output.trim() || `the build exited with ${status}`);
}

/** Creates the keys of a team: the private one (PEM), and the public one for hosts (base64 of the DER form). */
export function newReleaseKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** Signs a manifest for `verifyRelease`. @throws Error if the key (PEM) is not of Ed25519 or cannot be read */
export function signRelease(manifest: Uint8Array, privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`);
  return sign(null, manifest, key).toString('base64');
}
