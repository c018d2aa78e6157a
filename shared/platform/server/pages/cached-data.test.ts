import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startUpstream } from '../../testing/start-portal.ts';
import { cachedData } from './cached-data.ts';

/** Requests data from a server that behaves as given; responses are fresh for five seconds. */
async function asking(answer: RequestListener, dataBudget = 20_000) {
  const upstream = vi.fn(answer);
  const url = await startUpstream(upstream);
  const ask = cachedData({ cacheSeconds: 10, dataBudget });
  return { upstream, ask: () => ask({ url }), bodyOf: async () => (await ask({ url })).body };
}

function stopTime(...toFake: ('setTimeout' | 'performance')[]): void {
  vi.useFakeTimers({ toFake });
  onTestFinished(() => void vi.useRealTimers());
}
const growOld = () => void vi.advanceTimersByTime(6_000);

it('caches no failure', async () => {
  const { upstream, ask } = await asking((_request, response) => void response.writeHead(500).end('{}'));
  for (const _time of [1, 2]) expect((await ask()).status).toBe(500);
  expect(upstream).toHaveBeenCalledTimes(2);
});

it('follows no redirect, which could lead to any server within reach', async () => {
  const inside = vi.fn<RequestListener>((_request, response) => void response.end('[]'));
  const location = `${await startUpstream(inside)}/secret`;
  const { ask } = await asking((_request, response) => void response.writeHead(302, { location }).end());
  await expect(ask()).rejects.toThrow();
  expect(inside).not.toHaveBeenCalled();
});

it('falls back to a stale response only if the new one would be too late for its page', async () => {
  const late = Promise.withResolvers<string>();
  const answers = [Promise.resolve('[1]'), late.promise, new Promise<string>(() => {})];
  stopTime('setTimeout', 'performance');
  const { bodyOf } = await asking(async (_request, response) => response.end(await answers.shift()), 300);
  expect(await bodyOf()).toBe('[1]');
  growOld();
  const second = bodyOf();
  await vi.advanceTimersByTimeAsync(240);
  late.resolve('[2]');
  expect(await second).toBe('[2]');
  growOld();
  const third = bodyOf();
  await vi.advanceTimersByTimeAsync(290);
  expect(await third).toBe('[2]');
});

it('limits the size of a response', async () => {
  let sent = 0;
  function* parts() {
    for (; sent < 64; sent += 1) yield 'x'.repeat(1024 * 1024);
  }
  const { ask } = await asking((_request, response) => void Readable.from(parts()).pipe(response));
  await expect(ask()).rejects.toThrow('is too large');
  expect(sent).toBeLessThan(64);
});

it('keeps the last valid response when a server responds 200 with an HTML page', async () => {
  const answers = ['{"data":1}', '<!doctype html><title>Em manutenção</title>', '{"data":2}'];
  stopTime('performance');
  const { bodyOf } = await asking((_request, response) => void response.end(answers.shift()));
  const first = await bodyOf();
  growOld();
  expect([first, await bodyOf(), await bodyOf()]).toEqual(['{"data":1}', '{"data":1}', '{"data":2}']);
});
