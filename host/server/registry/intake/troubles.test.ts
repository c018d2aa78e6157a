import { expect, it } from 'vitest';
import { createTroubles } from './troubles.ts';

it('reports a trouble once, its change, and its end, and to operators what is refused', () => {
  const said: string[] = [];
  const troubles = createTroubles(
    (line) => said.push(line),
    () => 0,
  );
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
    '{"time":"1970-01-01T00:00:00.000Z","security":"release-refused","remote":"mf-b","version":null,"reason":"unsigned"}',
    'mf-a: back',
  ]);
});
