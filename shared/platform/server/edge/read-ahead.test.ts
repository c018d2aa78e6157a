import { once } from 'node:events';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createReadAhead } from './read-ahead.ts';

const KIB = 1024;
const limits = {
  maxBytesPerResponse: 100 * KIB,
  maxBytes: 250 * KIB,
  minBytesPerInterval: KIB,
  intervalMs: 15_000,
};

function response(kib: number) {
  const parts = Array.from({ length: kib / 10 }, () => Buffer.alloc(10 * KIB, 'x'));
  const source = Readable.from(parts, { highWaterMark: 1 });
  return { source, hasEnded: () => source.readableEnded };
}

it('reads an unread response up to the maximum, and sends all of it to a client that reads', async () => {
  const readAhead = createReadAhead(limits);
  const [small, large] = [response(90), response(500)];
  const [smallBuffer, largeBuffer] = [small, large].map(({ source }) => readAhead(source, new Socket()));
  await vi.waitFor(() => expect(small.hasEnded()).toBe(true));
  expect(large.hasEnded()).toBe(false);
  expect(largeBuffer?.readableLength).toBeLessThanOrEqual(100 * KIB);
  expect((await buffer(smallBuffer as Readable)).length).toBe(90 * KIB);
  expect((await buffer(largeBuffer as Readable)).length).toBe(500 * KIB);
});

it('disconnects the clients of the oldest responses once all together exceed their maximum', async () => {
  const readAhead = createReadAhead(limits);
  const clients = Array.from({ length: 4 }, () => new Socket());
  for (const client of clients) {
    const unread = readAhead(response(90).source, client);
    client.once('close', () => unread.destroy());
    await vi.waitFor(() => expect(unread.destroyed || unread.readableLength === 90 * KIB).toBe(true));
  }
  expect(clients.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
});

it('a client that disconnects ends the response', async () => {
  const { source } = response(500);
  createReadAhead(limits)(source, new Socket()).destroy();
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});

it('ends a response that arrives in single bytes, but none that a slow client delays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const readAhead = createReadAhead(limits);
  const dripping = new Readable({ read() {} });
  const [slow, held] = [readAhead(dripping, new Socket()), readAhead(response(500).source, new Socket())];
  slow.resume();
  const error = once(slow, 'error');
  for (let bytes = 0; bytes < 3; bytes += 1) dripping.push('x');
  await vi.waitFor(() => expect(held?.readableLength).toBe(100 * KIB));
  vi.advanceTimersByTime(2 * limits.intervalMs);
  expect(await error).toMatchObject([{ message: 'The upstream is too slow' }]);
  expect(held?.destroyed).toBe(false);
});
