import { expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';

it('gives up what was asked for longest ago', () => {
  const answer = answerCache(12);
  const ask = (key: string) => answer(key, () => Buffer.from(`${key}1234`));
  const [a, b] = [ask('a'), ask('b')];
  ask('a');
  ask('c');
  expect(ask('a')).toBe(a);
  expect(ask('b')).not.toBe(b);
});

it('makes an answer every time that is larger than all it may keep', () => {
  const answer = answerCache(12);
  const kept = answer('a', () => Buffer.from('12345'));
  const ask = () => answer('b', () => Buffer.alloc(12));
  expect(ask()).not.toBe(ask());
  expect(answer('a', () => Buffer.from('other'))).toBe(kept);
});
