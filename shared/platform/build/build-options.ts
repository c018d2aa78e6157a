import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from './common-config.ts';
import { buildInputs, sourceDigest } from './source-digest.ts';

/** Options that both builds of a package share. */
export interface BuildOptions extends Pick<Target, 'dir' | 'mode' | 'version' | 'release'> {
  digest: string;
  /** Absolute paths of the files and folders that the build depends on. */
  inputs: string[];
}

/** Reads the options of a build from the environment (`NODE_ENV`, `APP_VERSION`) and from the sources in `dir`. */
export async function buildOptions(dir: string): Promise<BuildOptions> {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  const inputs = buildInputs(dir);
  const sources = await sourceDigest(inputs);
  const version = process.env.APP_VERSION ?? (await packageVersion(dir));
  return { dir, mode, version, release: sources.slice(0, 8), digest: `${mode} ${sources}`, inputs };
}

/** Formats the version with two digits per number, as specified: 01.01.38. */
async function packageVersion(dir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.');
}
