import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The remotes of `e2e/foreign/`, by what builds them. */
const builds = {
  rspack: ['node', 'build.js'],
  webpack: ['node', 'build.js'],
  vite: ['node_modules/.bin/vite', 'build'],
} as const;

export type Builder = keyof typeof builds;

/**
 * Builds a remote as its own team does.
 * @param isBroken whether its pages are to throw, which that of Vite's knows
 * @returns the folder of the build
 */
export async function builtForeignRemote(builder: Builder, isBroken = false): Promise<string> {
  const output = await mkdtemp(path.join(os.tmpdir(), `foreign-${builder}-`));
  const [command, ...args] = builds[builder];
  const { NODE_ENV: _mode, ...inherited } = process.env;
  await promisify(execFile)(command, args, {
    cwd: path.resolve(import.meta.dirname, '../foreign', builder),
    env: { ...inherited, OUTPUT: output, BROKEN: isBroken ? '1' : '' },
  });
  return output;
}
