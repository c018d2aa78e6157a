import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cachedFetch } from './cached-fetch.ts';
import { cachingPolicy } from './caching-policy.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function counting(status = 200) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    setTimeout(
      () => response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":1}'),
      20,
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x` };
}

it('asks once for what several pages are made of', async () => {
  const { asked, url } = await counting();
  const fetch = cachedFetch({ policy: cachingPolicy(10), patience: 20_000 });
  const answers = await Promise.all([fetch(url), fetch(url)]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ data: 1 }, { data: 1 }]);
  await fetch(url);
  expect(asked).toHaveLength(1);
});

it('a caller that gives up does not take the answer from the others', async () => {
  const { url } = await counting();
  const fetch = cachedFetch({ policy: cachingPolicy(10), patience: 20_000 });
  const impatient = new AbortController();
  const first = fetch(url, { signal: impatient.signal });
  const second = fetch(url);
  impatient.abort();
  await first.catch(() => {});
  expect((await second).status).toBe(200);
});

it('keeps no failure, nothing of a candidate and nothing that changes something', async () => {
  const failing = await counting(500);
  const working = await counting();
  const fetch = cachedFetch({ policy: cachingPolicy(10), patience: 20_000 });
  for (let time = 0; time < 2; time += 1) {
    await fetch(failing.url);
    await fetch(working.url, { headers: { authorization: 'Bearer x' } });
    await fetch(working.url, { method: 'PUT' });
  }
  expect(failing.asked).toHaveLength(2);
  expect(working.asked).toHaveLength(4);
});
