import { expect, it } from 'vitest';
import { draftWriter } from './draft-writer.ts';

/** A storage whose writings end when they are told to. */
function slowStorage() {
  const storage = { kept: null as string | null, finish: () => {} };
  const writer = draftWriter<string>(
    (kept) =>
      new Promise((resolve) => {
        storage.finish = () => {
          storage.finish = () => {};
          storage.kept = kept;
          resolve();
        };
      }),
    () => {
      storage.kept = null;
    },
  );
  const finishOne = async () => {
    storage.finish();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { storage, writer, finishOne };
}

it('ends with what was given last, skipping what came between', async () => {
  const { storage, writer, finishOne } = slowStorage();
  writer.keep('a');
  writer.keep('b');
  writer.keep('c');
  await finishOne();
  expect(storage.kept).toBe('a');
  await finishOne();
  expect(storage.kept).toBe('c');
});

it('keeps nothing after it was discarded, not even what was being written', async () => {
  const { storage, writer, finishOne } = slowStorage();
  writer.keep('a');
  writer.discard();
  await finishOne();
  expect(storage.kept).toBeNull();
  writer.keep('b');
  await finishOne();
  expect(storage.kept).toBeNull();
});
