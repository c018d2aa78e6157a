import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';

it('makes an answer once while it is kept', () => {
  const answer = answerCache(12);
  const first = answer('a', () => Buffer.from('12345'));
  expect(answer('a', () => Buffer.from('other'))).toBe(first);
});

it('gives up what was asked for longest ago', () => {
  const answer = answerCache(12);
  const ask = (key: string) => answer(key, () => Buffer.from(`${key}1234`));
  const [a, b] = [ask('a'), ask('b')];
  ask('a');
  ask('c');
  expect(ask('a')).toBe(a);
  expect(ask('b')).not.toBe(b);
});

it('answers whatever is asked for, however large, as if nothing were kept', () => {
  const asked = fc.array(fc.constantFrom('a', 'b', 'ccccccccc', 'd'.repeat(30)));
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 40 }), (keys, capacity) => {
      const answer = answerCache(capacity);
      for (const key of keys) expect(String(answer(key, () => Buffer.from(key)))).toBe(key);
    }),
  );
});
