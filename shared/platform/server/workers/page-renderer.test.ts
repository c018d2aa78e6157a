import { expect, it } from 'vitest';
import { createBlamedPages } from './page-renderer.ts';

const owner = { remote: 'mf-a', pattern: '/psg' };

it.each<[blamed: string[], after: number, url: string, remote: string, isBlamed: boolean]>([
  [[], 1, '/psg', 'mf-a', false],
  [['/psg'], 1, '/psg', 'mf-a', true],
  [['/psg'], 59_999, '/psg', 'mf-a', true],
  [['/psg'], 60_001, '/psg', 'mf-a', false],
  [['/psg?a=1'], 1, '/psg?a=2', 'mf-a', false],
  [['/psg?a=1', '/psg?a=2', '/psg?a=3'], 1, '/psg?a=4', 'mf-a', false],
  [['/psg?a=1', '/psg?a=1', '/psg?a=1', '/psg?a=1'], 1, '/psg?a=4', 'mf-a', false],
  [['/psg?a=1', '/psg?a=2', '/psg?a=3', '/psg?a=4'], 1, '/psg?a=5', 'mf-a', true],
  [['/psg?a=1', '/psg?a=2', '/psg?a=3', '/psg?a=4'], 60_001, '/psg?a=5', 'mf-a', false],
  [['/psg?a=1', '/psg?a=2', '/psg?a=3', '/psg?a=4'], 1, '/psg?a=5', 'mf-b', false],
])('after %j, %i ms later, %s of %s is blamed: %s', (urls, after, url, remote, isBlamed) => {
  const clock = { now: 1 };
  const { add, has } = createBlamedPages(() => clock.now);
  for (const each of urls) add(each, owner);
  clock.now += after;
  expect(has(url, { ...owner, remote })).toBe(isBlamed);
});
