import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const api = join(import.meta.dirname, '../../api');
const hook = new URL('./resolve-within-drizzle.ts', import.meta.url).href;

/** Prints how many imports within drizzle-orm Node resolves itself. @param hook module that is loaded before */
const countResolved = (hook = 'node:fs') => `
import { registerHooks } from 'node:module';
let resolved = 0;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL.includes('/node_modules/drizzle-orm/')) resolved += 1;
    return next(specifier, context);
  },
});
await import('${hook}');
const { pgTable } = await import('drizzle-orm/pg-core');
console.log(typeof pgTable, resolved);
`;

const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: api,
    encoding: 'utf8',
  }).trim();

it('resolves the imports within drizzle-orm instead of Node', () => {
  expect(run(countResolved())).toMatch(/^function [1-9]\d+$/);
  expect(run(countResolved(hook))).toBe('function 0');
});
