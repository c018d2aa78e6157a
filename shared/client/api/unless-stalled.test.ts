import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessStalled } from './unless-stalled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a request with a limit of 10 s whose response arrives in parts. */
function request() {
  let stream = {} as ReadableStreamDefaultController<Uint8Array>;
  const response = new Response(
    new ReadableStream({
      start(controller) {
        stream = controller;
      },
    }),
    { status: 201 },
  );
  const arrived = Promise.withResolvers<Response>();
  const result = unlessStalled(10_000, async ({ signal, follow }) => {
    signal.addEventListener('abort', () => {
      arrived.reject(signal.reason);
      stream.error(signal.reason);
    });
    const answer = follow(await arrived.promise);
    return [answer.status, await answer.text()];
  });
  result.catch(() => {});
  return {
    result,
    arrive: () => arrived.resolve(response),
    fail: () => arrived.reject(new Error('refused')),
    send: (text: string) => stream.enqueue(new TextEncoder().encode(text)),
    end: () => stream.close(),
  };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('a response may take any time while it arrives', async () => {
  const { result, arrive, send, end } = request();
  await pass(9);
  arrive();
  for (const part of 'slow') {
    await pass(9);
    send(part);
  }
  await pass(9);
  end();
  expect(await result).toEqual([201, 'slow']);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['before the response', () => {}],
  [
    'within the response',
    async ({ arrive, send }: ReturnType<typeof request>) => {
      arrive();
      send('half');
      await pass(9);
      send(' of it');
      await pass(1);
    },
  ],
])('ten seconds without a byte %s are a timeout', async (_, begin) => {
  const open = request();
  await begin(open);
  await pass(10);
  await expect(open.result).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('another failure stays what it is', async () => {
  const { result, fail } = request();
  fail();
  await expect(result).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
