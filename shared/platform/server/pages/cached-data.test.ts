import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startUpstream } from '../../testing/start-host.ts';
import { cachedData } from './cached-data.ts';
import { cachingPolicy } from './caching-policy.ts';

async function counting(status: number) {
  const asked: string[] = [];
  const url = await startUpstream((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":1}');
  });
  const ask = cachedData({ policy: cachingPolicy(3600), budget: 20_000 });
  return { asked, ask: () => ask({ url: `${url}/x` }) };
}

it('asks once for what several pages are made of, whichever worker makes them', async () => {
  const { asked, ask } = await counting(200);
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ body }) => JSON.parse(body))).toEqual([{ data: 1 }, { data: 1 }]);
  await ask();
  expect(asked).toEqual(['GET /x']);
});

it('keeps no failure', async () => {
  const { asked, ask } = await counting(500);
  for (const _time of [1, 2]) expect((await ask()).status).toBe(500);
  expect(asked).toHaveLength(2);
});

it('follows no redirection: it could lead to any server that the host reaches', async () => {
  let asked = 0;
  const inside = await startUpstream((_request, response) => {
    asked += 1;
    response.end('[]');
  });
  const url = await startUpstream((_request, response) => {
    response.writeHead(302, { location: `${inside}/secret` }).end();
  });
  await expect(cachedData({ policy: cachingPolicy(10), budget: 300 })({ url })).rejects.toThrow();
  expect(asked).toBe(0);
});

it('an older answer does only where the new one would be too late for its page', async () => {
  const late = Promise.withResolvers<string>();
  const answers = [Promise.resolve('[1]'), late.promise, new Promise<string>(() => {})];
  let asked = 0;
  const url = await startUpstream(async (_request, response) => {
    response.end(await answers[asked++]);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = cachedData({ policy: cachingPolicy(10), budget: 300 });
  const bodyOf = async () => (await ask({ url })).body;
  expect(await bodyOf()).toBe('[1]');
  vi.setSystemTime(Date.now() + 6_000);
  const second = bodyOf();
  await vi.advanceTimersByTimeAsync(240);
  late.resolve('[2]');
  expect(await second).toBe('[2]');
  vi.setSystemTime(Date.now() + 6_000);
  const third = bodyOf();
  await vi.advanceTimersByTimeAsync(290);
  expect(await third).toBe('[2]');
});

it('reads no more of an answer than the host has room for', async () => {
  let sent = 0;
  function* parts() {
    for (; sent < 64; sent += 1) yield 'x'.repeat(1024 * 1024);
  }
  const url = await startUpstream((_request, response) => void Readable.from(parts()).pipe(response));
  const ask = cachedData({ policy: cachingPolicy(10), budget: 300 });
  await expect(ask({ url })).rejects.toThrow('is too large');
  expect(sent).toBeLessThan(64);
});

it('keeps the last good answer where a server says 200 with a page of its own', async () => {
  const answers = ['{"data":1}', '<!doctype html><title>Em manutenção</title>', '{"data":2}'];
  const url = await startUpstream((_request, response) => void response.end(answers.shift()));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = cachedData({ policy: cachingPolicy(10), budget: 20_000 });
  const bodyOf = async () => (await ask({ url })).body;
  const first = await bodyOf();
  vi.setSystemTime(Date.now() + 6_000);
  expect([first, await bodyOf(), await bodyOf()]).toEqual(['{"data":1}', '{"data":1}', '{"data":2}']);
});
