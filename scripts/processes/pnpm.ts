import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const bootstrap = readFileSync(join(import.meta.dirname, '../bootstrap.mjs'), 'utf8');

/** The pnpm that installs the project, with its version. */
export const pnpm = bootstrap.match(/pnpm@[\d.]+/)?.[0] ?? 'pnpm';
