import { expect, it } from 'vitest';
import { createTroubles } from './troubles.ts';

it('reports a trouble once, its change, and its end', () => {
  const said: string[] = [];
  const troubles = createTroubles((line) => said.push(line));
  troubles.end('mf-a');
  expect(said).toEqual([]);
  for (const _look of [1, 2]) troubles.set('mf-a', 'unreachable', 'answers 500');
  expect(troubles.of('mf-a')).toBe('unreachable');
  troubles.set('mf-a', 'unreachable', 'answers 503');
  troubles.set('mf-b', 'unsigned', 'no signature');
  for (const _look of [1, 2]) troubles.end('mf-a');
  expect(troubles.of('mf-a')).toBeNull();
  expect(said).toEqual([
    'mf-a: unreachable (answers 500)',
    'mf-a: unreachable (answers 503)',
    'mf-b: unsigned (no signature)',
    'mf-a: back',
  ]);
});
