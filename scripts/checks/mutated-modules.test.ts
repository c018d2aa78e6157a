import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutatedModules } from './mutated-modules.ts';
import { root } from './run.ts';

it.each(mutatedModules)('the files of $name exist', ({ mutate, tests = [] }) => {
  for (const file of [...mutate, ...tests]) expect(existsSync(path.join(root, file)), file).toBe(true);
});
