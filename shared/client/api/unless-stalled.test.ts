import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessStalled } from './unless-stalled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('a response may take any time while it arrives', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const begun = Promise.withResolvers<void>();
  const result = unlessStalled(10_000, async ({ follow }) => {
    await begun.promise;
    const answer = follow(new Response(readable as ReadableStream<Uint8Array<ArrayBuffer>>, { status: 201 }));
    return [answer.status, await answer.text()];
  });
  await pass(9);
  begun.resolve();
  for (const part of 'slow') {
    await pass(9);
    void writer.write(new TextEncoder().encode(part));
  }
  await pass(9);
  void writer.close();
  expect(await result).toEqual([201, 'slow']);
  expect(vi.getTimerCount()).toBe(0);
});
