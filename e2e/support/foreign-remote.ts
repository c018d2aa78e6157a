import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What builds the remotes of `e2e/foreign/`; that of Vite is `examples/riverside/rooms`. */
export const builders = ['rspack', 'webpack'] as const;

export type Builder = (typeof builders)[number];

/** Builds a remote as its own team does. @returns the folder of the build */
export async function builtForeignRemote(builder: Builder): Promise<string> {
  const output = await mkdtemp(path.join(os.tmpdir(), `foreign-${builder}-`));
  const { NODE_ENV: _mode, ...inherited } = process.env;
  await promisify(execFile)('node', ['build.js'], {
    cwd: path.resolve(import.meta.dirname, '../foreign', builder),
    env: { ...inherited, OUTPUT: output },
  });
  return output;
}
