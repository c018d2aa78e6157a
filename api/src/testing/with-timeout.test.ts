import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('gives what came in time', async () => {
  expect(await withTimeout(10_000, 'a word', Promise.resolve('word'))).toBe('word');
  await expect(withTimeout(10_000, 'a word', Promise.reject(new Error('mute')))).rejects.toThrow('mute');
});

it('says what it waited for', async () => {
  const never = new Promise(() => {});

  await expect(withTimeout(20, 'a word', never)).rejects.toThrow('Waited 0.02 s in vain for a word.');
});
