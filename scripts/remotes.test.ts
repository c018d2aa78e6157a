import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOwnRemotes } from './processes/read-own-remotes.ts';
import { filesWithRemotes, repeatRemotes } from './remotes.ts';

const root = join(import.meta.dirname, '..');

it.each(filesWithRemotes)('%s has the remotes of registry.json', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(/# Remotes\b/);
  expect(text, 'run `npm run remotes`').toBe(repeatRemotes(text, readOwnRemotes(root)));
});

it('repeats the part of the first remote, with its variable, in each list', () => {
  const text = (...names: string[]) =>
    [
      'services:',
      '  # Remotes (npm run remotes)',
      ...names.flatMap((name) => [`  ${name}:`, `    image: portal/${name}`]),
      '  # End of remotes',
      '  host:',
      '    # Remotes (npm run remotes)',
      ...names.map((name) => `    ${name.toUpperCase().replace('-', '_')}_URL: http://${name}:3000`),
      '    # End of remotes',
      '',
    ].join('\n');
  expect(repeatRemotes(text('mf-a', 'mf-b'), ['mf-b', 'mf-c', 'mf-d'])).toBe(text('mf-b', 'mf-c', 'mf-d'));
  expect(() => repeatRemotes('# Remotes\nmf-a:\n  x: 1\nmf-b:\n# End of remotes\n', ['mf-a'])).toThrow(
    'differ',
  );
});
