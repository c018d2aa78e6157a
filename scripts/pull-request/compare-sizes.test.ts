import { expect, it } from 'vitest';
import { compareSizes, type ReleaseFiles } from './compare-sizes.ts';

const files = (all: Record<string, [size: number, content: string]>): ReleaseFiles =>
  new Map(Object.entries(all).map(([name, [size, content]]) => [name, { size, content }]));

it('the table lists files with another content, new and removed ones, and the sum of all', () => {
  const active = files({
    'a.js': [1024, 'a'],
    'same.js': [100, 's'],
    'b.js': [2048, 'b'],
    'old.js': [512, 'o'],
  });
  const own = files({
    'a.js': [1024, 'A'],
    'same.js': [101, 's'],
    'b.js': [1536, 'B'],
    'new.js': [1024, 'n'],
  });
  expect(compareSizes(active, own).slice(2)).toEqual([
    '| a.js | 1.0 KiB | 1.0 KiB | +0 B |',
    '| b.js | 2.0 KiB | 1.5 KiB | −512 B |',
    '| new.js | – | 1.0 KiB | +1024 B |',
    '| old.js | 0.5 KiB | – | −512 B |',
    '| **all** | 3.6 KiB | 3.6 KiB | +1 B |',
  ]);
  expect(compareSizes(own, own)).toEqual(['All files are those of the active release: 3.6 KiB.']);
});
