import { expect, it } from 'vitest';
import { draftWriter } from './draft-storage.ts';

/** Storage whose writes finish on demand. */
function slowStorage() {
  let kept: string | null = null;
  let writing = Promise.withResolvers<void>();
  const writer = draftWriter<string>(
    async (value) => {
      writing = Promise.withResolvers();
      await writing.promise;
      kept = value;
    },
    () => {
      kept = null;
    },
  );
  const finishOne = async () => {
    writing.resolve();
    await new Promise(setImmediate);
    return kept;
  };
  return { writer, finishOne };
}

it('ends with what was given last, skipping what came between', async () => {
  const { writer, finishOne } = slowStorage();
  for (const value of ['a', 'b', 'c']) writer.keep(value);
  expect(await finishOne()).toBe('a');
  expect(await finishOne()).toBe('c');
});

it('keeps nothing after it was discarded, not even what was being written', async () => {
  const { writer, finishOne } = slowStorage();
  writer.keep('a');
  writer.discard();
  expect(await finishOne()).toBeNull();
  writer.keep('b');
  expect(await finishOne()).toBeNull();
});
