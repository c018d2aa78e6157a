import { expect, it } from 'vitest';
import { createPageBackoff } from './page-backoff.ts';

const clock = { now: 0 };
const rests = () => createPageBackoff(60, () => clock.now);
const release = 'mf-a@1';

it('a page that cost a worker is backed off for a while, and no other page of its remote', () => {
  const { add, has } = rests();
  add(release, '/psg');
  expect([has(release, '/psg'), has(release, '/psg?abertos=2'), has('mf-a@2', '/psg')]).toEqual([
    true,
    false,
    false,
  ]);
  clock.now += 60;
  expect(has(release, '/psg')).toBe(false);
});

it('a release is backed off completely after several pages, but not after the same page repeatedly', () => {
  const { add, has } = rests();
  for (const page of ['/1', '/2', '/1', '/3', '/1', '/2']) add(release, page);
  expect(has(release, '/4')).toBe(false);
  add(release, '/4');
  expect(has(release, '/5')).toBe(true);
});

it('pages whose backoff has ended do not count', () => {
  const { add, has } = rests();
  for (const page of ['/1', '/2', '/3']) add(release, page);
  clock.now += 60;
  add(release, '/4');
  expect(has(release, '/5')).toBe(false);
});
